import type { CheckName, State } from './enums.ts'

type CheckedProperty = { checks: readonly { check: CheckName; checkedAt: string }[] | null }

type ConfirmedState = { status: State; confirmedAt: string | null }

/** When the firm last confirmed a listing that is on offer; null where it did not, or where it is not on offer. */
const confirmedOf = ({ status, confirmedAt }: ConfirmedState): string | null =>
  status === 'available' ? confirmedAt : null

/** When somebody last looked at this of a listing; undefined where nobody has. */
export const checkedAtOf = ({ checks }: CheckedProperty, check: CheckName): string | undefined =>
  checks?.find((one) => one.check === check)?.checkedAt

/**
 * What is told of a listing at a glance, only what is true: when the site was visited, when the deed was seen,
 * when it was confirmed.
 */
export function sealsOf(property: ConfirmedState & CheckedProperty) {
  return {
    visitedAt: checkedAtOf(property, 'siteVisited'),
    deedSeenAt: checkedAtOf(property, 'titleDeedSeen'),
    confirmedAt: confirmedOf(property),
  }
}

const YEAR_MS = 365.25 * 24 * 60 * 60_000

/** For how many whole years a check has been standing; none on a device whose clock is behind. */
export const yearsSince = (checkedAt: string, nowMs: number) =>
  Math.max(0, Math.floor((nowMs - Date.parse(checkedAt)) / YEAR_MS))
