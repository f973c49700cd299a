import type { Phrases } from '#contract/search/phrases.ts'
import { measureAt } from './measures.ts'
import type { UnplacedPiece } from './piece.ts'

const WEEKDAY =
  /^(?:(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?|(?:r[ao][bv]i|it|aita|som|m[ao]ng[ao]l|budha?|guru|brihospoti|bihi|sh?ukr[ao]|sh?[ao]ni)[bvw]aa?r)$/
const DAY = /^(?:[1-9]|[12]\d|3[01])$/
const ORDINAL = /^(?:st|nd|rd|th)$/
const YEAR = /^20[2-3]\d$/

/**
 * 'Sunday 6 Dec', '5th dec', '6 Dec 2026', 'by 10 dec': a day of December, for which there is no filter. Without such a
 * neighbour 'dec' is decimal, as sellers of land write it: '6 dec plot'.
 */
export function dayOfDecember(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const { tokens } = phrases
  const isWeekday = WEEKDAY.test(tokens[start]?.key ?? '')
  const dayAt = isWeekday ? start + 1 : start
  if (!DAY.test(tokens[dayAt]?.decimal ?? '')) return undefined
  const isOrdinal = ORDINAL.test(tokens[dayAt + 1]?.key ?? '')
  const month = isOrdinal ? dayAt + 2 : dayAt + 1
  if (tokens[month]?.key !== 'dec') return undefined
  const year = month + 1
  const hasYear = YEAR.test(tokens[year]?.decimal ?? '') && measureAt(phrases, year)?.kind === 'bare'
  if (!isWeekday && !isOrdinal && !hasYear && !isOnOrBy(phrases, start, year)) return undefined
  return { next: hasYear ? year + 1 : year, filters: {}, isUnfiltered: true }
}

/** 'on 6 dec', 'by 10 dec'; but not 'villa on 5 dec', '40 by 10 dec' or 'on 5 dec land'. */
function isOnOrBy({ tokens, at }: Phrases, day: number, next: number): boolean {
  const word = day - 1
  if (at(next).some(({ roles }) => roles.kind === 'Plot')) return false
  if (tokens[word]?.key === 'by') return tokens[word - 1]?.decimal === undefined
  const isOfKind = at(word - 1).some((phrase) => phrase.next === word && phrase.roles.kind)
  return tokens[word]?.key === 'on' && !isOfKind
}
