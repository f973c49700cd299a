import { checkedAtOf } from './seals.ts'
import { type Category, type CheckName, CHECKS, UNCHECKED } from './enums.ts'

/** What staff looked at, and when. The rest of it only approved, signed-in users get. */
export type Check = {
  check: CheckName
  checkedAt: string
  /** The account that looked, and its username. */
  checkedBy?: string | null | undefined
  checkedByName?: string | null | undefined
  note?: string | null | undefined
  /** What the paper is found by: khatian, dag, JL number, mouza. */
  paperNumber?: string | null | undefined
}

/** What a request may say of a check; the day and who are the server's. `again`: somebody has looked anew. */
export type CheckSaid = {
  check: CheckName
  note?: string | null | undefined
  paperNumber?: string | null | undefined
  again?: boolean | null | undefined
}

/** What staff call the checks; visitors read them in their own language. In the form no name holds that of another field. */
export const CHECK_LABELS: Record<CheckName, string> = {
  siteVisited: 'Site visited',
  titleDeedSeen: 'Deed seen',
  mutationMatched: 'Mutation and khatian (parcha) matched',
  taxReceiptSeen: 'Tax receipt seen',
  encumbranceSearched: 'Encumbrances searched',
  conversionSeen: 'Conversion of the land seen',
  powerOfAttorneySeen: 'Power of attorney seen',
}

/** Without these two a listing's papers count as missing. */
export const NEEDED_CHECKS = ['siteVisited', 'titleDeedSeen'] as const satisfies CheckName[]

/** What can be checked of a listing of this category. */
export const checksOf = (category: Category): CheckName[] =>
  CHECKS.filter((check) => !UNCHECKED[category].includes(check))

/** Whether it is asked for whatever was seen: a power of attorney only where the seller has one. */
export const isAskedFor = (check: CheckName, ownershipType: string | null) =>
  check !== 'powerOfAttorneySeen' || ownershipType === 'Power of Attorney'

type Checked = { category: Category; ownershipType: string | null; checks: readonly Check[] | null }

/** What is told of a listing: all that is asked for, done or not, and what was seen besides. */
export function toldChecks(listing: Checked) {
  return checksOf(listing.category).flatMap((check) => {
    const checkedAt = checkedAtOf(listing, check)
    return isAskedFor(check, listing.ownershipType) || checkedAt !== undefined ? [{ check, checkedAt }] : []
  })
}
