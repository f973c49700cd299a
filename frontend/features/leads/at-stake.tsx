import type { OpenLeadsReply } from '#contract/leads/leads.ts'
import { PATHS } from '#contract/paths.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { panelAtStake as words } from '#frontend/messages/panel/at-stake.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'

type AtStakeProps = {
  /** A listing, or those that the query of a list finds or names. */
  of: { listing: string } | { listings: URLSearchParams }
}

/** Before listings are deleted: how many open leads and agreed visits that touches. */
export function AtStake({ of }: AtStakeProps) {
  const { query, say } = askedOf(of)
  const { leads, visits } = useOpenCount(query)
  return leads > 0 && <Alert tone="info">{say(leads, visits)}</Alert>
}

const NONE: OpenLeadsReply = { leads: 0, visits: 0 }

/** How many leads are open and visits agreed, of an account or about listings; none until that is known. */
export function useOpenCount(query: string): OpenLeadsReply {
  const { fetched } = useReply<OpenLeadsReply>(`${PATHS.openLeads}?${query}`)
  return fetched.status === 'ready' ? fetched.body : NONE
}

function askedOf(of: AtStakeProps['of']) {
  if ('listing' in of) return { query: `ids=${of.listing}`, say: words.ofListing }
  return { query: of.listings.toString(), say: words.ofListings }
}
