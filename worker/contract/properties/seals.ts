import { type Check, checkedAtOf } from './checks.ts'
import type { State } from './enums.ts'

type Offered = { status: State; confirmedAt: string | null }

/** When the firm last confirmed a listing that is on offer; null where it did not, or where it is not on offer. */
export const confirmedOf = ({ status, confirmedAt }: Offered): string | null =>
  status === 'available' ? confirmedAt : null

/** What is told of a listing at a glance, only what is true: when the site was visited, whether the deed was seen, when it was confirmed. */
export function sealsOf(property: Offered & { checks: readonly Check[] | null }) {
  return {
    visitedAt: checkedAtOf(property, 'siteVisited'),
    isDeedSeen: checkedAtOf(property, 'titleDeedSeen') !== undefined,
    confirmedAt: confirmedOf(property),
  }
}
