import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { inEnglish } from './endings.ts'

/*
 * Highways. Listings call them by a number ('NH 27', 'NH27') or 'highway', and so do visitors, also by a number of before 2010.
 */

/** Words of which a listing has all: each whole, or a single one also as the beginning of a longer one. */
type WayToSay = { words: readonly string[]; isBeginning: boolean }

/** Numbers around Siliguri as they were before 2010, and as they are today. */
const RENUMBERED: readonly (readonly [before: string, today: readonly string[]])[] = [
  ['31', ['27', '327']],
  ['31a', ['10']],
  ['55', ['110']],
]
const HIGHWAY = 'highway'
const IN_FULL: ReadonlyMap<string, string> = new Map([
  ['nh', 'national'],
  ['sh', 'state'],
  ['ah', 'asian'],
])
const NUMBERED = /^([nsa]h)(\d{1,3}[a-z]?)$/

/** Whether a highway's number may follow a word: 'NH', 'এনএইচ', 'हाईवे'. */
export function isRoadWord(word: string): boolean {
  const english = inEnglish(word) ?? word
  return english === HIGHWAY || IN_FULL.has(english)
}

/** Whether it tells, before 'highway', whose it is: 'national'. */
export const isRoadKind = (word: string): boolean => [...IN_FULL.values()].includes(word)

/** How else listings may say 'highway', 'nh' or a highway with its number, as 'nh27' or 'nh 27'; undefined for all else. */
export function waysToSay(said: string): readonly WayToSay[] | undefined {
  const [, letters, digits] = NUMBERED.exec(said) ?? []
  const [word = '', number = digits] = said.split(' ')
  const road = letters ?? inEnglish(word) ?? word
  if (number !== undefined) return isRoadWord(road) ? numbered(road, asciiDigits(number)) : undefined
  if (road !== HIGHWAY && road !== 'nh') return undefined
  return [...new Set([word, HIGHWAY, 'nh'])].map((one) => ({ words: [one], isBeginning: true }))
}

function numbered(road: string, number: string): WayToSay[] {
  const letters = road === HIGHWAY ? 'nh' : road
  const numbers = letters === 'nh' ? [number, ...otherNumbersOf(number)] : [number]
  return numbers.flatMap((known) => [
    { words: [`${letters}${known}`], isBeginning: true },
    { words: [letters, known], isBeginning: false },
    { words: [IN_FULL.get(letters) ?? letters, HIGHWAY, known], isBeginning: false },
  ])
}

const otherNumbersOf = (number: string) =>
  RENUMBERED.flatMap(([before, today]) =>
    before === number ? today : today.includes(number) ? [before] : [],
  )

/** Whether a word of a search, or what else stands for it, is among the words of a listing. */
export function isSaid(said: string, known: readonly string[]): boolean {
  const begins = (word: string) => known.some((other) => other.startsWith(word))
  const ways = waysToSay(said)
  if (!ways) return begins(said)
  return ways.some(({ words, isBeginning }) =>
    words.every((word) => (isBeginning ? begins(word) : known.includes(word))),
  )
}
