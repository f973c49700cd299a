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

/** A value for each of them. */
export function eachEvent<Value>(valueOf: (event: CountedEvent) => Value): Record<CountedEvent, Value>
export function eachEvent(valueOf: (event: CountedEvent) => unknown) {
  return Object.fromEntries(COUNTED_EVENTS.map((event) => [event, valueOf(event)]))
}

export type EventCounts = Record<CountedEvent, number>
