import { useWatch } from 'react-hook-form'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import type { TermValues } from '#frontend/features/property-form/values/normalized-terms.ts'

const NAMES = ['leaseType', 'isForSale', 'isForRent', 'isSold', 'isRented'] as const

/** The current values of the fields about the deal. */
export function useTerms(): TermValues {
  const [leaseType, isForSale, isForRent, isSold, isRented] = useWatch<FormValues, typeof NAMES>({
    name: NAMES,
  })
  return { leaseType, isForSale, isForRent, isSold, isRented }
}
