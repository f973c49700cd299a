import { after, type Phrase, type Phrases } from '#contract/search/phrases.ts'
import type { UnplacedPiece } from './piece.ts'
import { bareOrFeetAt, numberAt } from './measures.ts'

export const MOST_ROOMS = 20
const PLUS: ReadonlySet<string> = new Set(['+', 'plus'])

/**
 * '3bhk', 'three bedroom', '2 bathrooms', '2-3 bhk', '2, 3 bhk', '2 bhk or 3 bhk', '3+ bhk', 'at least 3 bedrooms'; '2+1 bhk' is
 * two or three; 'bhk 3' is '3 bhk'; '2-3 bathrooms' says only the kind.
 */
export function roomsOf(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const cue = phrases.at(start).find(({ roles: { is } }) => is.atLeast ?? is.atMost)
  const first = countAt(phrases, cue?.next ?? start)
  if (!first) return countBehind(phrases, start)
  return sumWith(phrases, first) ?? rangeFrom(phrases, first) ?? roomsCounted(phrases, first, cue)
}

/** Two numbers that are joined. */
function rangeFrom(phrases: Phrases, { count, counted, next }: Count): UnplacedPiece | undefined {
  const joint = jointAfter(phrases, next) ?? (counted && next)
  const more = joint === undefined ? undefined : countAt(phrases, joint)
  if (more?.counted === 'bedrooms' && counted !== 'bathrooms') return roomRange(more.next, count, more.count)
  if (more?.counted !== 'bathrooms' || counted) return undefined
  return { next: more.next, filters: { categories: ['Villa'] }, isKind: true }
}

/** One number, with what bounds it. */
function roomsCounted(
  phrases: Phrases,
  { count, counted, hasPlus, next }: Count,
  cue: Phrase | undefined,
): UnplacedPiece | undefined {
  if (counted === 'bathrooms') return cue ? undefined : { next, filters: { bathrooms: count } }
  if (counted === undefined) return undefined
  if (cue?.roles.is.atMost) return roomRange(next, undefined, count)
  const orMore = isBetween(phrases, next)
    ? undefined
    : phrases.at(next).find(({ roles: { is } }) => is.orMore && !is.atLeast && !is.to)
  if (cue || orMore || hasPlus) return roomRange(orMore?.next ?? next, count)
  return { next, filters: { bedRooms: count } }
}

/** '4 bhk + servant room': a sign between spaces joins two things. */
function isBetween({ tokens }: Phrases, at: number): boolean {
  const [before, sign, behind] = tokens.slice(Math.max(0, at - 1), at + 2)
  if (!before || !sign || !behind || !PLUS.has(sign.word)) return false
  return sign.from > before.to && behind.from > sign.to
}

type Count = { count: number; counted?: 'bedrooms' | 'bathrooms'; hasPlus: boolean; next: number }

/** A number that rooms may have, with what it counts where that is said. */
function countAt(phrases: Phrases, start: number): Count | undefined {
  const number = numberAt(phrases, start)
  const count = Math.floor(Number(number?.decimal))
  if (!number || count > MOST_ROOMS || count < 1) return undefined
  const sign = phrases.tokens[number.next]?.word ?? ''
  const hasPlus = PLUS.has(sign)
  const unitAt = sign === '-' || hasPlus ? number.next + 1 : number.next
  for (const counted of ['bedrooms', 'bathrooms'] as const) {
    const next = after(phrases, unitAt, counted)
    if (next !== undefined) return { count, counted, hasPlus, next }
  }
  return { count, next: number.next, hasPlus: false }
}

/** 'bhk 3', 'bedrooms: 3, bathrooms: 2'; a number with a unit of its own counts something else. */
function countBehind(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const rooms = after(phrases, start, 'bedrooms')
  const named = rooms ?? after(phrases, start, 'bathrooms')
  const number = named === undefined ? undefined : countAt(phrases, named)
  if (named === undefined || !number) return undefined
  const bare = bareOrFeetAt(phrases, named)
  const isOwn = number.counted ? countAt(phrases, number.next) !== undefined : bare?.next === number.next
  if (!bare || !isOwn) return undefined
  return {
    next: bare.next,
    filters: rooms === undefined ? { bathrooms: number.count } : { bedRooms: number.count },
  }
}

/** '2+1 bhk': two bedrooms and a small room, which a listing may call a bedroom too. */
function sumWith(phrases: Phrases, { count, next }: Count): UnplacedPiece | undefined {
  const added = PLUS.has(phrases.tokens[next]?.word ?? '') ? countAt(phrases, next + 1) : undefined
  return added?.counted === 'bedrooms' ? roomRange(added.next, count, count + added.count) : undefined
}

const jointAfter = (phrases: Phrases, start: number) =>
  phrases.at(start).find(({ roles: { is } }) => is.to ?? is.and ?? is.or)?.next

function roomRange(next: number, one?: number, other?: number): UnplacedPiece {
  const [min, max] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return {
    next,
    filters: {
      ...(min !== undefined && { minBedRooms: min }),
      ...(max !== undefined && { maxBedRooms: max }),
    },
  }
}
