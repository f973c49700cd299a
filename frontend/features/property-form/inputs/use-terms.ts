import { useWatch } from 'react-hook-form'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import type { TermValues } from '#frontend/features/property-form/values/normalized-terms.ts'

const NAMES = ['leaseType', 'isForSale', 'isForRent', 'isSold', 'isRented'] as const

/** What the form says about the deal right now. */
export function useTerms(): TermValues {
  const [leaseType, isForSale, isForRent, isSold, isRented] = useWatch<FormValues, typeof NAMES>({
    name: NAMES,
  })
  return { leaseType, isForSale, isForRent, isSold, isRented }
}
