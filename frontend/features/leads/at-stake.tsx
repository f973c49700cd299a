import type { OpenLeadsReply } from '#contract/leads/leads.ts'
import { PATHS } from '#contract/paths.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'

const words = panelLeads.atStake

type AtStakeProps = {
  /** A listing, those that the query of a list finds or names, or an account. */
  of: { listing: string } | { listings: URLSearchParams } | { account: string }
}

/** Before listings are deleted or an account ends: how many open leads and agreed visits that touches. */
export function AtStake({ of }: AtStakeProps) {
  const { query, say } = askedOf(of)
  const { fetched } = useReply<OpenLeadsReply>(`${PATHS.openLeads}?${query}`)
  if (fetched.status !== 'ready' || fetched.body.leads === 0) return null
  return <Alert tone="info">{say(fetched.body.leads, fetched.body.visits)}</Alert>
}

function askedOf(of: AtStakeProps['of']) {
  if ('account' in of) return { query: `assignedTo=${of.account}`, say: words.ofAccount }
  if ('listing' in of) return { query: `ids=${of.listing}`, say: words.ofListing }
  return { query: of.listings.toString(), say: words.ofListings }
}
