import type { Property } from '#contract/properties/replies.ts'

export type ChangeName = 'approve' | 'sell' | 'rent' | 'reopen'
export type PropertyChange = Partial<
  Pick<Property, 'approvedByAdmin' | 'isSold' | 'isRented' | 'isForSale' | 'isForRent'>
>

/** The fields that a change of status sends. */
export function detailsOf(change: ChangeName, { deal }: Property): PropertyChange {
  if (change === 'approve') return { approvedByAdmin: true }
  if (change === 'sell') return { isSold: true, isRented: false }
  if (change === 'rent') return { isRented: true, isSold: false }
  const isOffered = deal === 'sale' ? { isForSale: true } : { isForRent: true }
  return { isSold: false, isRented: false, ...isOffered }
}

/** The changes that make sense for a listing's status, the most likely first; only admins approve. */
export function changesFor(property: Property, isAdmin: boolean): ChangeName[] {
  const { approvedByAdmin, isSold, isRented, isForRent, deal } = property
  const approval: ChangeName[] = isAdmin && !approvedByAdmin ? ['approve'] : []
  if (isSold || isRented) return [...approval, 'reopen']
  if (deal !== 'sale') return [...approval, 'rent']
  return isForRent ? [...approval, 'sell', 'rent'] : [...approval, 'sell']
}
