import type { Fact } from './fact.ts'
import { ENDING, LAST, PRICE as PRICES } from './least-words.ts'

type Amount = Extract<Fact, { is: 'price' | 'rate' }>
const isAmount = (fact: Fact): fact is Amount => fact.is === 'price' || fact.is === 'rate'

/** How much of the text before and behind an amount is looked at. */
const REACH = 60
const END = String.raw`(?![\p{L}\p{M}])`
const BEGIN = String.raw`(?<![\p{L}\p{M}])`
const GAP = String.raw`[ :=~()₹–—-]`
const WORD = String.raw`[\p{L}\p{M}'’]+`

const MINIMUM = String.raw`(?<!\d ?)(?:minimum|min)\b\.?`
const PRICE = `(?:${PRICES})`
const OWNER = String.raw`(?:the )?(?:owner|seller|party)`
const SAID = [
  String.raw`lowest|bottom|(?:at ?)?least|reserve price`,
  String.raw`(?:not?|never) (?:below|less than|lower than|under)`,
  String.raw`net to (?:${OWNER}|me|us)|(?:owner|seller|party)(?:['’]?s)? net`,
  String.raw`(?:will|can|may|would|might|ready to) (?:take|accept|settle|agree|close|come down|go down|let go)`,
  String.raw`${OWNER} (?:is )?ready (?:at|for)`,
  String.raw`negotiable (?:up ?to|till)`,
  String.raw`k[ao]m se k[ao]m|kom ?kore|kompokkhe|kampakshe|ontoto|kamtima`,
  'কমপক্ষে|কম করে|অন্তত|ন্যূনতম|সর্বনিম্ন|कम से कम|न्यूनतम|कम्तीमा|कम्तिमा|घटीमा',
].join('|')

const CURRENCY = String.raw`rs\.?|inr`
const SIGNS = String.raw`(?:${CURRENCY}|${GAP}|(?<=:)\s)*`
const WORDS_BETWEEN = String.raw`(?:${GAP}+(?!(?:asking|demand)${END})${WORD}){0,6}${SIGNS}`
/** In the next line, or behind a comma, only what stands there alone: 'minimum loss of land, 90 lakh' says nothing of the sum. */
const NOTHING_BETWEEN = String.raw`(?:${GAP}+${PRICE})?(?:${CURRENCY}|[\s.,]|${GAP})*`
const LEADING = new RegExp(
  String.raw`${BEGIN}(?:(?:${SAID}|${MINIMUM})${END}(?:(?:${GAP}+(?:asking|demand))?${WORDS_BETWEEN}|${NOTHING_BETWEEN})|(?:${ENDING})${END}(?:${GAP}+${PRICE})?${SIGNS})$`,
  'iu',
)
const SMALL = String.raw`(?:(?:is|the|as|at|his|her|our|my|only|tak|asking|rs|pm)\.? +){0,3}`
const TRAILING = String.raw`^[ (/–—-]*${SMALL}(?:${SAID}|${ENDING}|${MINIMUM}(?![^.,;|\n\d]*\d))${END}`
/** '85 lakh lowest, 90 lakh asking': the word belongs to the sum before it. */
const CLOSED = new RegExp(String.raw`${TRAILING} *(?:${PRICE} *)?(?:[).,;|\n!]|$)`, 'iu')
const OPEN = new RegExp(TRAILING, 'iu')
const INSIDE = new RegExp(String.raw`${BEGIN}(?:${SAID}|${MINIMUM})${END}`, 'iu')
const UNDER = /(?:k[ao]me?|niche|কম|কমে|নীচে|कम|नीचे)$/iu
const NEVER = /^ *(?:nahin?|na|noy|না|নয়|नहीं|छैन)(?![\p{L}\p{M}])/iu
/** Where another sum is asked, the last one is the least; alone it is what is asked. */
const LAST_AHEAD = new RegExp(String.raw`${BEGIN}(?:${LAST})${END}(?:${GAP}+${PRICE})?${GAP}*$`, 'iu')
const LAST_BEHIND = new RegExp(String.raw`^[ (/–—-]*${SMALL}(?:${LAST})${END}`, 'iu')

/** The facts, with each sum of which the words around it say that it is the least that is taken told apart from what is asked. */
export function leastApart(facts: readonly Fact[], text: string): Fact[] {
  const sums = facts.filter((fact) => isAmount(fact) || fact.is === 'lowest')
  const least = new Map<Fact, Fact>()
  let end = 0
  for (const [at, sum] of sums.entries()) {
    const next = sums[at + 1]?.from
    const reach = isAmount(sum) ? reachOfLeast(text, sum, { end, next }) : undefined
    if (isAmount(sum) && reach) least.set(sum, lowestFrom(sum, reach, facts))
    end = reach?.to ?? sum.to
  }
  for (const kind of ['price', 'rate'] as const) {
    const asked = sums.filter(isAmount).filter((sum) => sum.is === kind && !least.has(sum))
    const last = asked.filter(
      ({ from, to }) =>
        LAST_AHEAD.test(text.slice(Math.max(0, from - REACH), from)) ||
        LAST_BEHIND.test(text.slice(to, to + REACH)),
    )
    for (const sum of last.length < asked.length ? last : []) least.set(sum, lowestFrom(sum, sum, facts))
  }
  const told = facts.map((fact) => least.get(fact) ?? fact)
  const spans = [...least.values()]
  return told.filter(
    (fact) =>
      spans.includes(fact) ||
      !isWords(fact) ||
      !spans.some(({ from, to }) => from <= fact.from && fact.to <= to),
  )
}

type Span = { from: number; to: number }
const isWords = ({ is }: Fact) => is === 'text' || is === 'nothing'

/** From the first to the last of the words that make a sum the least, and the sum; undefined where none do. */
function reachOfLeast(
  text: string,
  { from, to }: Amount,
  { end, next }: { end: number; next: number | undefined },
): Span | undefined {
  const own = text.slice(from, to)
  const behind = text.slice(to, Math.min(next ?? text.length, to + REACH))
  const isNextLed = next !== undefined && LEADING.test(text.slice(Math.max(to, next - REACH), next))
  const trail =
    next === undefined
      ? (OPEN.exec(behind) ?? CLOSED.exec(behind.replace(',', ' ')))
      : (isNextLed ? CLOSED : OPEN).exec(`${behind}0`)
  if (trail) return { from, to: to + trail[0].length }
  const before = text.slice(Math.max(end, from - REACH), from)
  const lead = LEADING.exec(before + (/^\D*/.exec(own)?.[0] ?? ''))
  if (lead) return { from: from - before.length + lead.index, to }
  const never = UNDER.test(own) ? NEVER.exec(behind) : null
  if (never) return { from, to: to + never[0].length }
  return INSIDE.test(own) ? { from, to } : undefined
}

/** A range has no least that is known. What is more than words between (a place, a size) keeps its own meaning. */
function lowestFrom(sum: Amount, reach: Span, facts: readonly Fact[]): Fact {
  const { from, to, inr } = sum
  if (sum.is === 'price' && sum.isRange) return { is: 'text', from, to }
  const within = facts.filter((fact) => fact !== sum && reach.from <= fact.from && fact.to <= reach.to)
  const span = within.every(isWords) ? reach : { from, to }
  return {
    is: 'lowest',
    decimal: String(inr),
    inr,
    isBare: false,
    isAskable: false,
    ...(sum.is === 'rate' && { unit: sum.unit, isUnitLeftOut: sum.isUnitLeftOut }),
    from: span.from,
    to: span.to,
  }
}
