import { BHK_TYPES } from './enums.ts'

type Values = Record<string, unknown>

const LARGEST = BHK_TYPES.length

/**
 * Bedrooms and BHK are one fact in two fields: what a save says of one sets the other, and where both speak bedrooms win.
 * What was not sent stays out of the result; a default counts as not sent.
 */
export function oneBedroomFact(said: Values, stored?: Values): Values {
  const { bedrooms, bhk } = said
  if (typeof bedrooms === 'number') return both(bedrooms)
  if (typeof bhk === 'string') return { ...said, ...both(roomsOf(bhk, stored?.bedrooms)), bhk }
  if (!stored) return {}
  if (bedrooms === null || bhk === null) return { bedrooms: null, bedRooms: null, bhk: null }
  return typeof stored.bedrooms === 'number' ? both(stored.bedrooms) : {}
}

const both = (bedrooms: number) => ({ bedrooms, bedRooms: bedrooms, bhk: bhkOf(bedrooms) })

/** The word for so many bedrooms; none for none. */
export const bhkOf = (bedrooms: number): (typeof BHK_TYPES)[number] | null =>
  BHK_TYPES[Math.min(bedrooms, LARGEST) - 1] ?? null

/** '6BHK+' says six or more: as many as there were, if those were that many. */
export function roomsOf(bhk: string, before: unknown): number {
  const rooms = BHK_TYPES.findIndex((word) => word === bhk) + 1
  return rooms === LARGEST && typeof before === 'number' ? Math.max(rooms, before) : rooms
}
