import { type Deal, DEAL_LEASE_TYPES, type State } from './enums.ts'

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

/** Brings the flags in line: a deal word sets them, sold clears for-sale, rented clears for-rent. */
export function normalizeTerms(terms: Terms): Terms {
  const hasDealWord = DEAL_LEASE_TYPES.some((word) => word === terms.leaseType)
  const isForSale = hasDealWord ? terms.leaseType === 'Sale' : terms.isForSale
  const isForRent = hasDealWord ? terms.leaseType !== 'Sale' : terms.isForRent
  return { ...terms, isForSale: isForSale && !terms.isSold, isForRent: isForRent && !terms.isRented }
}

type Standing = Pick<Terms, 'isSold' | 'isRented'> & { approvedByAdmin: boolean }

/** Where a listing stands in public. */
export function stateOf({ approvedByAdmin, isSold, isRented }: Standing): State {
  if (!approvedByAdmin) return 'pending'
  if (isSold) return 'sold'
  return isRented ? 'rented' : 'available'
}

const BADGE_OF_DEAL: Record<Deal, string> = { sale: 'For Sale', rent: 'For Rent', lease: 'For Lease' }

/** The badge of a card: the deal when there is one, else the stored word, else 'For Sale'. */
export function badgeOf(terms: Terms): string {
  const hasDeal =
    DEAL_LEASE_TYPES.some((word) => word === terms.leaseType) || terms.isForSale || terms.isForRent
  if (hasDeal) return BADGE_OF_DEAL[dealOf(terms)]
  return terms.leaseType ?? 'For Sale'
}

/** Rents and leases are per month (Indian rupees). */
export function isPerMonth(deal: Deal): boolean {
  return deal !== 'sale'
}
