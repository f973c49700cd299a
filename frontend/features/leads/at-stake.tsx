import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { useOpenCount } from './use-leads.ts'

const words = panelLeads.atStake

type AtStakeProps = {
  /** A listing, those that the query of a list finds or names, or an account. */
  of: { listing: string } | { listings: URLSearchParams } | { account: string }
}

/** Before listings are deleted or an account ends: how many open leads and agreed visits that touches. */
export function AtStake({ of }: AtStakeProps) {
  const { query, say } = askedOf(of)
  const { data } = useOpenCount(query)
  if (!data || data.leads === 0) return null
  return <Alert tone="info">{say(data.leads, data.visits)}</Alert>
}

function askedOf(of: AtStakeProps['of']) {
  if ('account' in of) return { query: `assignedTo=${of.account}`, say: words.ofAccount }
  if ('listing' in of) return { query: `ids=${of.listing}`, say: words.ofListing }
  return { query: of.listings.toString(), say: words.ofListings }
}
