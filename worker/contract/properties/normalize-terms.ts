import { DEAL_LEASE_TYPES } from './enums.ts'
import type { Terms } from './rules.ts'

/** Brings the flags in line: a deal word sets them, sold clears for-sale, rented clears for-rent. */
export function normalizeTerms(terms: Terms): Terms {
  const hasDealWord = DEAL_LEASE_TYPES.some((word) => word === terms.leaseType)
  const isForSale = hasDealWord ? terms.leaseType === 'Sale' : terms.isForSale
  const isForRent = hasDealWord ? terms.leaseType !== 'Sale' : terms.isForRent
  return { ...terms, isForSale: isForSale && !terms.isSold, isForRent: isForRent && !terms.isRented }
}
