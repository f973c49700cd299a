import type { Facing } from '#contract/properties/enums.ts'
import { monthNamed } from '#contract/units/months.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import { after, type Phrases } from '#contract/search/phrases.ts'
import { measureAt, numberAt } from '#contract/search/pieces/measures.ts'
import { PER_SQ_FT } from '#contract/search/pieces/unit-prices.ts'
import { placeAt, type PlaceSearch } from '#contract/search/places.ts'
import type { Token } from '#contract/search/tokens.ts'
import type { MessagePiece, Reader, MessageFact } from './fact.ts'
import { ENDING, LAST, PRICE } from './least-words.ts'

const TOILETS = /^([1-9]) ?T(?![\p{L}\d/])/u
/** Money that is given back, or before the rest. */
export const DEPOSIT =
  /^(?:deposit|security|advance|adv|selami|salami|jama|jamanat|agam|agrim|অগ্রিম|অ্যাডভান্স|এডভান্স|ডিপোজিট|সিকিউরিটি|জামানত|সেলামি|एडवांस|एडभान्स|अग्रिम|सिक्योरिटी|डिपॉजिट|डिपोजिट|जमानत|धरौटी)$/u
const ZONES = {
  commercial: 'Commercial',
  industrial: 'Industrial',
  agricultural: 'Agricultural',
  agriculture: 'Agricultural',
} as const
const POINTS = new Map<string, Facing>([
  ['ne', 'North-East'],
  ['nw', 'North-West'],
  ['se', 'South-East'],
  ['sw', 'South-West'],
  ['n', 'North'],
  ['e', 'East'],
  ['s', 'South'],
  ['w', 'West'],
])
const SURVEY = /^(?:dag|daag|khasra|khesra)$/
const BEFORE_SURVEY = /^(?:lr|rs|cs)$/
/** 'suitable for a warehouse' says what a plot may become. */
const SUITABLE = /^(?:suitable|ideal|perfect|fit|useful|best)$/
/** '9 lakh kore': of each unit. */
export const EACH = /^(?:kore|করে)$/u
const ROOMS = /^(?:ghor|ঘর)$/u
const STOREYED = new Map([
  ['একতলা', 1],
  ['দোতলা', 2],
  ['তিনতলা', 3],
  ['চারতলা', 4],
  ['ektala', 1],
  ['ektola', 1],
  ['dotala', 2],
  ['dotola', 2],
  ['tintala', 3],
  ['tintola', 3],
])
const FLOORS =
  /^(?:storey|storeys|storied|storeyed|stories|floors|tala|tola|tolla|manzil|manjil|talla|তলা|मंजिल|मंज़िल|मंजिला|तला|तले)$/u

/** A place in a clause where a piece may begin. */
type Spot = {
  phrases: Phrases
  tokens: readonly Token[]
  start: number
  word: string
  clause: string
  reader: Reader
}

/**
 * A piece that only messages have, if one begins here: how many floors a house has, what the land may be used for, its number in
 * the survey. The first reader that understands it decides, so those of longer or more certain pieces stand first.
 */
export function messagePieceAt(
  phrases: Phrases,
  start: number,
  clause: string,
  reader: Reader,
): MessagePiece | undefined {
  const { tokens } = phrases
  const spot: Spot = { phrases, tokens, start, word: tokens[start]?.word ?? '', clause, reader }
  for (const read of READERS) {
    const piece = read(spot)
    if (piece) return piece
  }
  return undefined
}

const READERS: readonly ((spot: Spot) => MessagePiece | undefined)[] = [
  toilets,
  ({ tokens, start, clause }) => writtenAt(tokens, start, clause),
  hillRoad,
  ({ phrases, start }) => monthlyAt(phrases, start),
  ({ phrases, start, clause, reader }) => namedPlaceAt(phrases, start, clause, reader.places),
  ({ phrases, start }) => lowestAt(phrases, start),
  zone,
  tinShed,
  surveyNumber,
  suitableFor,
  villaType,
  storeyedHouse,
  rooms,
  deposit,
  ({ tokens, start }) => movingInAt(tokens, start),
  readyBy,
  facing,
  floorsAboveGround,
  floors,
]

/** '2T' where rooms are told. */
function toilets({ tokens, start, clause, reader }: Spot): MessagePiece | undefined {
  const from = tokens[start]?.from ?? 0
  const number = reader.hasRooms ? TOILETS.exec(clause.slice(from, from + 4))?.[1] : undefined
  if (number === undefined) return undefined
  return { start, next: start + 2, told: { is: 'filters', filters: { bathrooms: Number(number) } } }
}

/** 'Hill Cart Road' is a place and no hill. */
function hillRoad({ phrases, start, word, reader }: Spot): MessagePiece | undefined {
  const road = word === 'hill' ? placeAt(phrases, reader.places, start) : undefined
  return (
    road && { start, next: road.next, told: { is: 'filters', filters: {}, place: road.name, isNear: false } }
  )
}

function zone({ phrases, start, word }: Spot): MessagePiece | undefined {
  const isOfLand = word === 'residential' && phrases.at(start + 1).some(({ roles }) => roles.kind === 'Plot')
  const known = isOfLand ? 'Residential' : Object.entries(ZONES).find(([name]) => name === word)?.[1]
  return known && { start, next: start + 1, told: { is: 'zone', zone: known } }
}

/** A shed with a roof of tin is no number (Hindi 'tin', three). */
function tinShed({ tokens, start, word }: Spot): MessagePiece | undefined {
  return word === 'tin' && tokens[start + 1]?.word === 'shed'
    ? { start, next: start + 2, told: { is: 'text' } }
    : undefined
}

function surveyNumber({ tokens, start, clause }: Spot): MessagePiece | undefined {
  const next = surveyAt(tokens, start)
  if (next === undefined) return undefined
  const number = clause.slice(tokens[start]?.from, tokens[next - 1]?.to)
  return { start, next, told: { is: 'survey', number } }
}

function suitableFor({ tokens, start, word }: Spot): MessagePiece | undefined {
  return SUITABLE.test(word) && tokens[start + 1]?.word === 'for'
    ? { start, next: tokens.length, told: { is: 'text' } }
    : undefined
}

const isHouseBehind = ({ phrases, start }: Spot) =>
  phrases.at(start + 1).some(({ roles }) => roles.kind === 'Villa')

/** 'row house', 'independent house'. */
function villaType(spot: Spot): MessagePiece | undefined {
  const { tokens, start, word } = spot
  if (word === 'row' && /^houses?$/.test(tokens[start + 1]?.word ?? '')) {
    const filters: ListFilters = { categories: ['Villa'], villaType: 'Row House' }
    return { start, next: start + 2, told: { is: 'filters', filters } }
  }
  if (word !== 'independent' || !isHouseBehind(spot)) return undefined
  return { start, next: start + 1, told: { is: 'filters', filters: { villaType: 'Independent' } } }
}

/** 'dotala bari'. */
function storeyedHouse(spot: Spot): MessagePiece | undefined {
  const { start, word } = spot
  const number = isHouseBehind(spot) ? STOREYED.get(word) : undefined
  return number === undefined ? undefined : { start, next: start + 1, told: { is: 'floors', floors: number } }
}

/** '3 ghor'. */
function rooms({ phrases, tokens, start }: Spot): MessagePiece | undefined {
  const number = numberAt(phrases, start)
  if (!number || !ROOMS.test(tokens[number.next]?.word ?? '') || Number(number.decimal) >= 10)
    return undefined
  const filters = { bedRooms: Number(number.decimal) }
  return { start, next: number.next + 1, told: { is: 'filters', filters } }
}

function deposit({ phrases, start, word }: Spot): MessagePiece | undefined {
  const sum = DEPOSIT.test(word) ? depositAt(phrases, start + 1) : undefined
  return sum && { start, next: sum.next, told: { is: 'deposit', inr: sum.value } }
}

/** 'ready by March' says nothing more than the month behind it. */
function readyBy({ tokens, start, word }: Spot): MessagePiece | undefined {
  return word === 'ready' &&
    READY_BY.test(tokens[start + 1]?.word ?? '') &&
    monthNamed(tokens[start + 2]?.word ?? '') > 0
    ? { start, next: start + 1, told: { is: 'nothing' } }
    : undefined
}

/** 'S facing', 'n-e facing'. */
function facing({ phrases, tokens, start, word }: Spot): MessagePiece | undefined {
  const hasDash = tokens[start + 1]?.word === '-'
  const point = POINTS.get(hasDash ? word + (tokens[start + 2]?.word ?? '') : word)
  const next = point && after(phrases, hasDash ? start + 3 : start + 1, 'facing')
  return next === undefined ? undefined : { start, next, told: { is: 'filters', filters: { facing: point } } }
}

const MOST_FLOORS = 20

/** 'G+4'. */
function floorsAboveGround({ tokens, start, word }: Spot): MessagePiece | undefined {
  const isGround = word === 'g' && tokens[start + 1]?.word === '+'
  const above = isGround ? tokens[start + 2]?.decimal : undefined
  if (above === undefined || Number(above) > MOST_FLOORS) return undefined
  return { start, next: start + 3, told: { is: 'floors', floors: Number(above) + 1, isAbove: true } }
}

/** '2 storied', 'teen tolla'. */
function floors({ phrases, tokens, start }: Spot): MessagePiece | undefined {
  const spoken =
    tokens[start]?.decimal ??
    phrases.at(start).find(({ roles }) => roles.decimal !== undefined)?.roles.decimal
  const unit = tokens[start + 1]?.word === '-' ? start + 2 : start + 1
  const word = tokens[unit]?.word ?? ''
  const isOfFloors = FLOORS.test(word) || FLOORS.test(word.replace(/(?:te|a|r)$/, ''))
  const number = spoken === undefined || !isOfFloors ? Number.NaN : Number(spoken)
  if (!Number.isInteger(number) || number > MOST_FLOORS) return undefined
  return { start, next: unit + 1, told: { is: 'floors', floors: number } }
}

type Written = {
  /** The words that it may begin with, unless it begins with a number. */
  first: string
  pattern: RegExp
  told: MessageFact | ((number: string) => MessageFact)
}

const ofFloor = (number: string): MessageFact => ({ is: 'filters', filters: { floor: Number(number) } })
const feature = (name: string, value: boolean | string = true): MessageFact => ({
  is: 'feature',
  name,
  value,
})

/** What stands there as it is written, at the beginning of a token. */
const WRITTEN: readonly Written[] = [
  { first: '', pattern: /^\d ?[- ]?phase(?: \p{L}+)?/iu, told: { is: 'text' } },
  {
    first: 'bike cycle scooty scooter two',
    pattern: /^(?:bike|cycle|scooty|scooter|(?:two|2) ?wheelers?) (?:parking|stand|garage)/iu,
    told: { is: 'text' },
  },
  {
    first: 'floor top',
    pattern:
      /^(?:floor ?(?:no\.?)? ?[:-] ?|top floor ?\(? ?)(\d{1,2}) ?(?:st|nd|rd|th)?(?![\d.]| ?(?:sq|sft|ft|feet|katha))/iu,
    told: ofFloor,
  },
  {
    first: '',
    pattern: /^\d{1,2} ?(?:st|nd|rd|th) (?:floor|flr) (?:terrace|roof|balcony|verandah?)(?!\p{L})/iu,
    told: { is: 'text' },
  },
  { first: '', pattern: /^(\d{1,2}) ?(?:st|nd|rd|th) (?:floor|flr)(?!\p{L})/iu, told: ofFloor },
  {
    first: 'swimming swimmingpool',
    pattern: /^swimming ?pool(?!\p{L})/iu,
    told: feature('swimmingPool'),
  },
  {
    first: 'servant servants maid maids',
    pattern: /^(?:servants?'? ?(?:room|quarters?)|maid'?s? room)(?!\p{L})/iu,
    told: feature('servantRoom'),
  },
  {
    first: 'round good full security',
    pattern:
      /^(?:24 ?[x*×/] ?7|24 ?h(?:ou)?rs?|round the clock|good|full)? ?security(?: guards?| staff)?(?= ?(?:$|available|[,;.)]|and |& ))/iu,
    told: feature('security'),
  },
  {
    first: 'free freehold',
    pattern: /^free[ -]?hold(?!\p{L})/iu,
    told: { is: 'filters', filters: { ownership: 'Freehold' } },
  },
  {
    first: 'lease leasehold',
    pattern: /^lease[ -]?hold(?!\p{L})/iu,
    told: { is: 'filters', filters: { ownership: 'Leasehold' } },
  },
  {
    first: 'fire',
    pattern: /^fire (?:noc|safety|fighting|hydrants?|sprinklers?|system)(?!\p{L})/iu,
    told: feature('fireSafety'),
  },
  {
    first: 'water borewell deep',
    pattern: /^(?:water supply|24 ?h(?:ou)?rs? water|borewell|deep tube ?well)(?!\p{L})/iu,
    told: feature('waterSupply'),
  },
  {
    first: 'concrete rcc cement trimix vdf',
    pattern: /^(?:concrete|rcc|cement|trimix|vdf) (?:floor|flooring)(?!\p{L})/iu,
    told: feature('flooringType', 'Concrete'),
  },
  {
    first: 'tile tiles tiled',
    pattern: /^(?:tiles?|tiled) (?:floor|flooring)(?!\p{L})/iu,
    told: feature('flooringType', 'Tiles'),
  },
]
const NOT = /^(?:no|not|without|non)$/
const NOT_BEHIND = /^(?:nei|nai|nahi|nahin|নেই|नहीं|छैन)$/u

/** What they begin with, so that most words are told by a look. */
const FIRST_WORDS = new Set(WRITTEN.flatMap(({ first }) => first.split(' ')))

const BEHIND_NUMBERS = /^(?:-|phase|wheelers?|st|nd|rd|th)$/
const MOST_WRITTEN = 40

function writtenAt(tokens: readonly Token[], start: number, clause: string): MessagePiece | undefined {
  const first = tokens[start]
  const isLikely =
    first?.decimal === undefined
      ? first !== undefined && FIRST_WORDS.has(first.word)
      : first.decimal === '24' || BEHIND_NUMBERS.test(tokens[start + 1]?.word ?? '')
  if (!isLikely) return undefined
  const from = first?.from ?? 0
  const here = clause.slice(from, from + MOST_WRITTEN)
  for (const { pattern, told } of WRITTEN) {
    const found = pattern.exec(here)
    if (!found) continue
    const end = from + found[0].length
    const behind = tokens.findIndex((token) => token.from >= end)
    const next = behind < 0 ? tokens.length : behind
    const isNegated = NOT.test(tokens[start - 1]?.word ?? '') || NOT_BEHIND.test(tokens[next]?.word ?? '')
    if (isNegated) return { start, next, told: { is: 'text' } }
    return { start, next, told: typeof told === 'function' ? told(found[1] ?? '') : told }
  }
  return undefined
}

const LEAST_RENT = 1000
const MOST_RENT = 1_000_000

/** 'mahina ko 9000': a month before a bare number makes a rent of it. */
function monthlyAt(phrases: Phrases, start: number): MessagePiece | undefined {
  const month = phrases.tokens[start]?.word === 'only' ? undefined : after(phrases, start, 'perMonth')
  const rent =
    month === undefined ? undefined : measureAt(phrases, after(phrases, month, 'currency') ?? month)
  if (rent?.kind !== 'bare' || rent.value < LEAST_RENT || rent.value > MOST_RENT) return undefined
  return { start, next: rent.next, told: { is: 'price', inr: rent.value, isPerMonth: true } }
}

const LABEL = /^(?:location|place|লোকেশন|স্থান|জায়গা|स्थान|ठाउँ|लोकेशन)$/u
const MOST_NAME_WORDS = 3

/** 'Location: Tumbajote' of a place that nobody knows: its name as it is written. */
function namedPlaceAt(
  phrases: Phrases,
  start: number,
  clause: string,
  places: PlaceSearch,
): MessagePiece | undefined {
  const { tokens } = phrases
  const label = tokens[start]
  const first = tokens[start + 1]?.isSign ? start + 2 : start + 1
  const [begin, last] = [tokens[first], tokens.at(-1)]
  if (!label || !begin || !last || !LABEL.test(label.word)) return undefined
  const isLabel = /^\s*[:–-]\s*$/u.test(clause.slice(label.to, begin.from))
  const words = tokens.slice(first)
  const isName =
    words.length <= MOST_NAME_WORDS &&
    words.every(({ decimal, isSign }) => decimal === undefined && !isSign) &&
    words.every((word, at) => at > 0 || phrases.at(first).length === 0 || /nagar|para|pur$/.test(word.word))
  if (!isLabel || !isName || words.some((_, at) => placeAt(phrases, places, first + at))) return undefined
  const name = clause.slice(begin.from, last.to)
  return { start, next: tokens.length, told: { is: 'named place', name } }
}

const IS_LAST = new RegExp(`^(?:${LAST})$`, 'u')
/** What owners say only of the least that they take; other words of it are found around a sum that is read (`leastApart`). */
const IS_LEAST = new RegExp(`^(?:lowest|minimum|min|bottom|least|take|kam|kom|${ENDING})$`, 'u')
/** What stands between such a word and the sum: 'kam se kam 85 lakh'. */
const OF_LEAST = /^(?:is|se|kam|kom|pokkhe|kore|upto|to)$/
const OF_PRICE = new RegExp(`^(?:offer|demand|${PRICE})$`, 'u')
const MOST_BARE = 1000

/** 'last price 35', 'last 23', 'lowest 85 L', 'kam se kam 85 lakh'; of 'final' a bare number only behind a word for a price. */
function lowestAt(phrases: Phrases, start: number): MessagePiece | undefined {
  const { tokens } = phrases
  const { word = '' } = tokens[start] ?? {}
  const isAskable = IS_LAST.test(word)
  if (!isAskable && !IS_LEAST.test(word)) return undefined
  let at = start + 1
  const skip = () => {
    while (tokens[at]?.isSign || OF_LEAST.test(tokens[at]?.word ?? '')) at += 1
  }
  skip()
  const isNamed = OF_PRICE.test(tokens[at]?.word ?? '')
  if (isNamed) at += 1
  skip()
  const measure = measureAt(phrases, after(phrases, at, 'currency') ?? at)
  if (!measure || (measure.kind !== 'money' && measure.kind !== 'bare')) return undefined
  const { next, value } = measure
  const isRange = tokens[next]?.word === '-' && measureAt(phrases, next + 1) !== undefined
  if (isRange || (measure.kind === 'money' && isRateAt(phrases, next))) return undefined
  const { decimal } = measure.amount
  const isRupees = measure.kind === 'bare' && isNamed && Number(decimal) >= MOST_BARE
  const isBare = measure.kind === 'bare' && !isRupees
  if (isBare && !isNamed && isAskable && word !== 'last') return undefined
  if (isBare && (Number(decimal) >= MOST_BARE || OTHER_THINGS.test(tokens[next]?.word ?? '')))
    return undefined
  return { start, next, told: { is: 'lowest', decimal, inr: value, isBare, isAskable } }
}

const isRateAt = (phrases: Phrases, next: number) => {
  const { word = '' } = phrases.tokens[next] ?? {}
  return EACH.test(word) || word === PER_SQ_FT || after(phrases, next, 'per') !== undefined
}
/** 'last 2 plots', 'last 5 years'. */
const OTHER_THINGS =
  /^(?:plots?|flats?|units?|years?|yrs?|months?|days?|floors?|katha|kattha|bhk|pieces?|pcs|left)$/

const LEAST_DEPOSIT = 1000

/** 'deposit 165000', 'advance: Rs 50,000'. */
function depositAt(phrases: Phrases, start: number): { value: number; next: number } | undefined {
  let at = start
  while (at < start + 2 && (phrases.tokens[at]?.isSign || after(phrases, at, 'small') !== undefined)) at += 1
  const measure = measureAt(phrases, after(phrases, at, 'currency') ?? at)
  const isMoney = measure?.kind === 'money' || (measure?.kind === 'bare' && measure.value >= LEAST_DEPOSIT)
  return isMoney ? measure : undefined
}

const HANDOVER = /^(?:possession|handover|hand|completion|delivery|available|vacant|ready)$/
const READY_BY = /^(?:by|in|from)$/
const YEAR = /^20\d\d$/

/** 'possession by March 2027'. */
function movingInAt(tokens: readonly Token[], start: number): MessagePiece | undefined {
  const { word = '' } = tokens[start] ?? {}
  const year = tokens[start + 1]?.decimal
  const isSaid = tokens.slice(Math.max(0, start - 3), start).some((token) => HANDOVER.test(token.word))
  const month = monthNamed(word)
  if (!isSaid || month === 0 || year === undefined || !YEAR.test(year)) return undefined
  return {
    start,
    next: start + 2,
    told: { is: 'filters', filters: { movingInBy: Number(year) * 100 + month } },
  }
}

/** The end of a number of the land's survey: 'dag no. 512/7', 'LR Dag 512'. */
function surveyAt(tokens: readonly Token[], start: number): number | undefined {
  const named = BEFORE_SURVEY.test(tokens[start]?.word ?? '') ? start + 1 : start
  if (!SURVEY.test(tokens[named]?.word ?? '')) return undefined
  const number = tokens[named + 1]?.word === 'no' ? named + 2 : named + 1
  if (tokens[number]?.decimal === undefined) return undefined
  let next = number + 1
  while (tokens[next]?.word === '/' && tokens[next + 1]?.decimal !== undefined) next += 2
  return next
}
