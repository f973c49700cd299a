/** What is counted of a listing, in the order of its way from a result to a call. */
export const COUNTED_EVENTS = [
  'shown',
  'opened',
  'pictures',
  'enquired',
  'sent',
  'called',
  'kept',
  'shared',
] as const
export type CountedEvent = (typeof COUNTED_EVENTS)[number]
export type EventCounts = Record<CountedEvent, number>
