/** What is counted of a listing, in the order of its way from a result to a call. */
export const COUNTED = [
  'shown',
  'opened',
  'pictures',
  'enquired',
  'sent',
  'called',
  'kept',
  'shared',
] as const
export type Counted = (typeof COUNTED)[number]
export type Counts = Record<Counted, number>
