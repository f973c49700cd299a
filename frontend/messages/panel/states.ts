import type { State } from '#contract/properties/enums.ts'
import { type Standing, statesOf } from '#contract/properties/rules.ts'

/** The panel's words for the states of a listing. */
export const stateWords = {
  available: 'Available',
  pending: 'Pending',
  sold: 'Sold',
  rented: 'Rented',
  unconfirmed: 'Unconfirmed',
} as const satisfies Record<State, string>

/** The same of a listing: 'Pending, Sold' of one that was sold before it is approved; undefined while it is simply on offer. */
export const statesSaid = (listing: Standing): string | undefined =>
  listing.status === 'available'
    ? undefined
    : statesOf(listing)
        .map((state) => stateWords[state])
        .join(', ')
