import { normalizeTerms } from '#contract/properties/normalize-terms.ts'
import { dealOf, isPerMonth, type Terms } from '#contract/properties/rules.ts'
import { DEAL_LEASE_TYPES } from '#contract/properties/enums.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { FormValues } from './form-values.ts'

/** What the form holds about the deal, contradictions included. */
export type TermValues = Pick<FormValues, 'leaseType' | 'isForSale' | 'isForRent' | 'isSold' | 'isRented'>

/** The terms as they are saved: contradicting flags are resolved. */
export function normalizedTerms(values: TermValues): Terms {
  const { leaseType, isForSale, isForRent, isSold, isRented } = values
  return normalizeTerms({ leaseType: leaseType || null, isForSale, isForRent, isSold, isRented })
}

export function isRentPrice(values: TermValues): boolean {
  return isPerMonth(dealOf(normalizedTerms(values)))
}

/** Why a checkbox cannot be changed by hand, where another field decides its value. */
export function fixedBecause(values: TermValues): { isForSale?: string; isForRent?: string } {
  const word = DEAL_LEASE_TYPES.find((deal) => deal === values.leaseType)
  const byWord = word && forms.hints.dealWord(word)
  return {
    isForSale: values.isSold ? forms.hints.sold : byWord,
    isForRent: values.isRented ? forms.hints.rented : byWord,
  }
}
