import type { Answer } from '#contract/confirmations.ts'
import type { CheckSaid } from '#contract/properties/checks.ts'
import type { Property } from '#contract/properties/replies.ts'

export type StatusChangeName = 'approve' | 'reopen'
export type StatusChange = Partial<
  Pick<Property, 'approvedByAdmin' | 'isSold' | 'isRented' | 'isForSale' | 'isForRent' | 'price'>
> & { checks?: CheckSaid[] }

/** The fields that a change of status sends. */
export function fieldsOfChange(change: StatusChangeName, { deal }: Property): StatusChange {
  if (change === 'approve') return { approvedByAdmin: true }
  const isOffered = deal === 'sale' ? { isForSale: true } : { isForRent: true }
  return { isSold: false, isRented: false, ...isOffered }
}

/** The changes that make sense for a listing's status beside its answers; only admins approve. */
export function statusChangesFor(
  { approvedByAdmin, isSold, isRented }: Property,
  isAdmin: boolean,
): StatusChangeName[] {
  const approval: StatusChangeName[] = isAdmin && !approvedByAdmin ? ['approve'] : []
  return isSold || isRented ? [...approval, 'reopen'] : approval
}

/** What somebody may say of a listing in one tap, as its deal allows. */
export function answersFor({ status, deal, isForRent, isSold, isRented }: Property): Answer[] {
  const over: Answer[] = deal === 'sale' ? (isForRent ? ['sold', 'rented'] : ['sold']) : ['rented']
  switch (status) {
    case 'available':
    case 'unconfirmed':
      return ['available', ...over]
    case 'pending':
      return isSold || isRented ? [] : over
    case 'sold':
    case 'rented':
      return []
    default:
      return status satisfies never
  }
}
