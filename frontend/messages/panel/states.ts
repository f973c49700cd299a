import type { State } from '#contract/properties/enums.ts'

/** The panel's words for the states of a listing. */
export const stateWords = {
  available: 'Available',
  pending: 'Pending',
  sold: 'Sold',
  rented: 'Rented',
  unconfirmed: 'Unconfirmed',
} as const satisfies Record<State, string>
