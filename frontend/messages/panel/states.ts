import type { State } from '#contract/properties/enums.ts'

/** What the panel calls where a listing stands. */
export const stateWords = {
  available: 'Available',
  pending: 'Pending',
  sold: 'Sold',
  rented: 'Rented',
  unconfirmed: 'Unconfirmed',
} as const satisfies Record<State, string>
