import { type Confirmation, type Deal, DEAL_LEASE_TYPES, type State } from './enums.ts'

/** The flags and words of a listing that say what may be done with it. */
export type Terms = {
  leaseType: string | null
  isForSale: boolean
  isForRent: boolean
  isSold: boolean
  isRented: boolean
}

const DEAL_OF_WORD: Record<string, Deal> = { Sale: 'sale', Rent: 'rent', Lease: 'lease' }

/** What kind of deal a listing is: the stored word wins, else the flags; for sale when nothing says otherwise. */
export function dealOf({ leaseType, isForSale, isForRent, isSold, isRented }: Terms): Deal {
  const word = leaseType ? DEAL_OF_WORD[leaseType] : undefined
  if (word) return word
  if (isForSale || isSold) return 'sale'
  return isForRent || isRented ? 'rent' : 'sale'
}

/** What is known of a listing: without the presets that nobody has touched, which the answer about it names. */
export function knownOf<One extends { untouchedDefaults?: string[] | undefined }>(property: One): One {
  const untouched = (property.untouchedDefaults ?? []).map((name) => [name, null])
  return { ...property, ...Object.fromEntries(untouched) }
}

type Least = { price: number | null; lowestPrice: number | null }

/** Whether a price is below the least that the owner takes; one on request, 0, is not. */
export const isBelowLeast = ({ price, lowestPrice }: Least): boolean =>
  price !== null && lowestPrice !== null && price > 0 && price < lowestPrice

type OfferState = Pick<Terms, 'isSold' | 'isRented'> & { approvedByAdmin: boolean }

/** Whether a listing can be had, and so be said to be there still. */
export const isOnOffer = ({ approvedByAdmin, isSold, isRented }: OfferState): boolean =>
  approvedByAdmin && !isSold && !isRented

/** Where a listing stands in public. */
export function stateOf({
  approvedByAdmin,
  isSold,
  isRented,
  confirmation,
}: OfferState & { confirmation: Confirmation }): State {
  if (!approvedByAdmin) return 'pending'
  if (isSold) return 'sold'
  if (isRented) return 'rented'
  return confirmation === 'lapsed' ? 'unconfirmed' : 'available'
}

/** Whether a listing may not be shown: the law asks for the number of the project that it is a unit of. */
export const lacksRera = ({ isProjectUnit, reraNumber }: Rera): boolean =>
  isProjectUnit === true && !reraNumber?.trim()
type Rera = { isProjectUnit?: boolean | null | undefined; reraNumber?: string | null | undefined }

/** Where a listing stands, as far as it is said. */
export type Standing = Pick<Terms, 'isSold' | 'isRented'> & { status: State }

/** Everything that is to be said of where a listing stands: one that waits for approval may be sold already. */
export function statesOf({ status, isSold, isRented }: Standing): State[] {
  if (status !== 'pending') return [status]
  return ['pending', ...(isSold ? ['sold' as const] : isRented ? ['rented' as const] : [])]
}

type Confirmed = { confirmedAt: number | null; confirmedBy: string | null; confirmation: Confirmation }

/**
 * When a listing was last said to be there, after a save. Approving it says so, as does taking back that it is sold or
 * rented, and a save that says so itself. What is not on offer needs no confirmation and gets none.
 */
export function confirmedAfter(
  now: OfferState,
  stored: (OfferState & Confirmed) | undefined,
  { isSaid, nowMs, by }: { isSaid: boolean; nowMs: number; by: string | null },
): Confirmed {
  const isOpen = isOnOffer(now)
  const isApproval = isOpen && !stored?.approvedByAdmin
  const isBack = isOpen && stored !== undefined && (stored.isSold || stored.isRented)
  if (isApproval || isBack || (isOpen && isSaid))
    return { confirmedAt: nowMs, confirmedBy: by, confirmation: 'fresh' }
  const { confirmedAt = null, confirmedBy = null, confirmation = 'fresh' } = stored ?? {}
  return { confirmedAt, confirmedBy, confirmation: isOpen ? confirmation : 'fresh' }
}

const LONG_TITLE_LETTERS = 90

/** Whether a title is more than two or three lines of the largest letters. */
export const isLongTitle = (title: string): boolean => title.length > LONG_TITLE_LETTERS

export const BADGE_OF_DEAL: Record<Deal, string> = { sale: 'For Sale', rent: 'For Rent', lease: 'For Lease' }

/** The badge of a card: the deal when there is one, else the stored word, else 'For Sale'. */
export function badgeOf(terms: Terms): string {
  const hasDeal =
    DEAL_LEASE_TYPES.some((word) => word === terms.leaseType) || terms.isForSale || terms.isForRent
  if (hasDeal) return BADGE_OF_DEAL[dealOf(terms)]
  return terms.leaseType ?? 'For Sale'
}

/** Which colours a badge has, the same on a card and on the listing's own page. */
export type BadgeTone = 'sale' | 'let' | 'gone'

export function badgeToneOf({
  deal,
  isSold,
  isRented,
}: Pick<Terms, 'isSold' | 'isRented'> & { deal: Deal }): BadgeTone {
  if (isSold || isRented) return 'gone'
  return deal === 'sale' ? 'sale' : 'let'
}

/** Rents and leases are per month (Indian rupees). */
export function isPerMonth(deal: Deal): boolean {
  return deal !== 'sale'
}
