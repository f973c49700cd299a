import type { Facing } from '#contract/properties/enums.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import { withoutEndings } from '#contract/search/endings.ts'
import { after, type Phrases, phrasesIn } from '#contract/search/phrases.ts'
import { withoutSecondary } from '#contract/search/pieces/left-out.ts'
import { areaAt, type Measure, measureAt, numberAt } from '#contract/search/pieces/measures.ts'
import type { Piece } from '#contract/search/pieces/piece.ts'
import { pieceAt } from '#contract/search/pieces/pieces.ts'
import { PER_SQ_FT } from '#contract/search/pieces/unit-prices.ts'
import { withoutUnwanted } from '#contract/search/pieces/unwanted.ts'
import { placeAt, type PlaceSearch } from '#contract/search/places.ts'
import { type Token, tokensOf } from '#contract/search/tokens.ts'
import { parseArea } from '#contract/units/area-words.ts'
import { type Area, type AreaUnit, fromSqFt, toSqFt } from '#contract/units/area.ts'
import { shiftPoint } from '#contract/units/money-words.ts'

type Told =
  | { is: 'price'; inr: number; isPerMonth: boolean }
  | { is: 'deposit'; inr: number }
  /** `isUnitLeftOut`: '15 lakh kore', which is said of katha. */
  | { is: 'rate'; inr: number; unit: AreaUnit; isPerMonth: boolean; isUnitLeftOut?: true }
  | {
      is: 'size'
      sqFt: number
      entered: Area
      isLand: boolean
      isCarpet: boolean
      dimension?: string
      isBesideParking?: true
    }
  /** `isAbove`: 'G+4', which a flat has beside its own floor. */
  | { is: 'floors'; floors: number; isAbove?: true }
  /** 'last price 35': the least that is taken; `isBare` where it names no lakh or crore. */
  | { is: 'lowest'; decimal: string; inr: number; isBare: boolean }
  /** What a building has that the search does not filter by. */
  | { is: 'feature'; name: string; value: boolean | string }
  /** What stands behind 'Location:' and is no place that is known. */
  | { is: 'named place'; name: string }
  | { is: 'survey'; number: string }
  | { is: 'zone'; zone: 'Commercial' | 'Industrial' | 'Residential' | 'Agricultural' }
  | { is: 'near' }
  | { is: 'filters'; filters: ListFilters; place?: string; isNear?: boolean; isKindIfNone?: true }
  | { is: 'nothing' }
  /** `isOtherKind`: a shop, an office. */
  | { is: 'text'; isOtherKind?: true }
/** What a piece of a message says, and where it stands. */
export type Fact = Told & { from: number; to: number }

/** A dash between spaces divides what follows a number with its unit: '1500 sq ft - 25,000 pm', never '80 - 90 lakh'. */
const SEPARATOR = /[;|\n]|,(?!\d)|(?<!\d),|(?<=\d ?\p{L}[\p{L}. ]{0,9}) [-–—] /gu
const MOST_LETTERS = 200

/** Everything that a text says, read with the words and rules of the search, one clause at a time. */
export function factsIn(text: string, places: PlaceSearch): Fact[] {
  const facts: Fact[] = []
  const reader = { places, isKathaShort: PER_K.test(text), hasRooms: ROOMS_TOLD.test(text) }
  let begin = 0
  for (const { index, 0: separator } of [...text.matchAll(SEPARATOR), { index: text.length, 0: '' }]) {
    for (let from = begin; from < index; from += MOST_LETTERS)
      facts.push(...factsOfClause(text.slice(from, Math.min(index, from + MOST_LETTERS)), from, reader))
    begin = index + separator.length
  }
  return facts
}

/** How a message is read; in one that prices land 'per K', a K is a katha and no thousand. */
type Reader = {
  places: PlaceSearch
  isKathaShort: boolean
  /** It tells rooms: then '2T' are toilets, elsewhere tonnes. */
  hasRooms: boolean
}
const ROOMS_TOLD = /\d ?(?:bhk|bed|rk)(?!\p{L})/iu
const TOILETS = /^([1-9]) ?T(?![\p{L}\d/])/u
const PER_K = /(?:per|[/@]) ?k(?![\p{L}\d])/iu

const KATHA_CHATAK = /(?<![\p{L}\d.])(\d+) ?k ?(\d+) ?ch(?!\p{L})/iu
const OTHER_UNIT = /(?<![\p{L}\d.])(\d[\d.]*) ?((?:sq\.? ?)y(?:ar)?ds?|ga[jz]|cents?|gunth?as?)(?![\p{L}])/iu

function factsOfClause(clause: string, offset: number, reader: Reader): Fact[] {
  const other = KATHA_CHATAK.exec(clause) ?? OTHER_UNIT.exec(clause)
  const area = other && parseArea(other[0].replace(KATHA_CHATAK, '$1 katha $2 chatak'))
  if (!other || !area) return factsOfWords(clause, offset, reader)
  const [begin, end] = [other.index, other.index + other[0].length]
  return [
    ...factsOfWords(clause.slice(0, begin), offset, reader),
    sizeFact(area, { from: offset + begin, to: offset + end }),
    ...factsOfWords(clause.slice(end), offset + end, reader),
  ]
}

const sizeFact = (area: Area, { from, to }: { from: number; to: number }): Fact => ({
  is: 'size',
  sqFt: toSqFt(area.value, area.unit),
  entered: area,
  isLand: true,
  isCarpet: false,
  from,
  to,
})

type Own = Piece & { told?: Told }

const KATHA = { word: 'katha', key: 'katha' }
const isShortKatha = ({ word }: Token, before: Token | undefined) =>
  word === 'k' && (before?.decimal === undefined || Number(before.decimal) < 100)

function factsOfWords(clause: string, offset: number, reader: Reader): Fact[] {
  const { places, isKathaShort } = reader
  const typed = tokensOf(clause)
  const tokens = withoutEndings(
    isKathaShort
      ? typed.map((token, at) => (isShortKatha(token, typed[at - 1]) ? { ...token, ...KATHA } : token))
      : typed,
  )
  const phrases = phrasesIn(tokens)
  const pieces: Own[] = []
  for (let at = 0; at < tokens.length;) {
    const piece = ownPiece(phrases, at, clause, reader) ??
      pieceAt(phrases, places, at) ?? { start: at, next: at + 1 }
    pieces.push(piece)
    at = Math.max(at + 1, piece.next)
  }
  const meant: readonly Own[] = withoutSecondary(withoutUnwanted(pieces, phrases), phrases)
  return meant.map((piece, number) => ({
    ...(piece.told ?? toldBy(piece, phrases, meant, number, clause)),
    from: offset + (tokens[piece.start]?.from ?? 0),
    to: offset + (tokens[piece.next - 1]?.to ?? clause.length),
  }))
}

const DEPOSIT =
  /^(?:deposit|security|advance|adv|selami|salami|jama|jamanat|agam|agrim|অগ্রিম|অ্যাডভান্স|এডভান্স|ডিপোজিট|সিকিউরিটি|জামানত|সেলামি|एडवांस|एडभान्स|अग्रिम|सिक्योरिटी|डिपॉजिट|डिपोजिट|जमानत|धरौटी)$/u
const OTHER_MONEY =
  /^(?:booking|token|maintenance|maint|brokerage|commission|emi|loan|registration|bayana|baina|was|earlier|before|rented|income|worth|stamp|pay|pai|paye|ase|ashe)$/
const SMALL =
  /^(?:dada|didi|demand|asking|ask|expected|expecting|slightly|genuine|buyer|buyers|seller|only|interested|plz|kindly|urgent|urgently|offer|deal|measuring|measurement|facing|total|rate|final|last|rs|no|sqr|mr|details|specification|features|highlights|nearest|type|category|dear|friends|all|prime|excellent|beautiful|ready|construction|constructed|covered|whatsapp|mob|mobile|phone|ph|contact|call)$/
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
/** A name of a building that begins with a place's: it says nothing of where it stands. */
const BUILDINGS =
  /^(?:heights?|residency|residences?|apartments?|towers?|enclave|complex|mansion|square|plaza|palace)$/
/** 'papers ready' says nothing of moving in. */
const PAPERS =
  /^(?:plan|plans|papers?|documents?|docs|registry|deed|khatian|porcha|parcha|noc|loan|mutation)$/
/** What has a size of its own, which is not the property's. */
const OTHER_SPACES =
  /^(?:open|yard|terrace|balcony|garden|lawn|basement|mezzanine|veranda|extra|roof|office|cabin|each)$/
const LEAST_INR = 500
/** 'suitable for a warehouse' says what a plot may become. */
const SUITABLE = /^(?:suitable|ideal|perfect|fit|useful|best)$/
const EACH = /^(?:kore|করে)$/u
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

const toiletsAt = (clause: string, from: number) => TOILETS.exec(clause.slice(from, from + 4))?.[1]

/** What only a message says: how many floors a house has, what the land may be used for, its number in the survey. */
function ownPiece(
  phrases: Phrases,
  start: number,
  clause: string,
  { places, hasRooms }: Reader,
): Own | undefined {
  const { tokens } = phrases
  const toilets = hasRooms ? toiletsAt(clause, tokens[start]?.from ?? 0) : undefined
  if (toilets !== undefined)
    return { start, next: start + 2, told: { is: 'filters', filters: { bathrooms: Number(toilets) } } }
  const written = writtenAt(tokens, start, clause)
  if (written) return written
  const road = tokens[start]?.word === 'hill' ? placeAt(phrases, places, start) : undefined
  if (road)
    return { start, next: road.next, told: { is: 'filters', filters: {}, place: road.name, isNear: false } }
  const monthly = monthlyAt(phrases, start)
  if (monthly) return monthly
  const named = namedPlaceAt(phrases, start, clause, places)
  if (named) return named
  const lowest = LAST.test(tokens[start]?.word ?? '') ? lowestAt(phrases, start + 1) : undefined
  if (lowest) return { start, ...lowest }
  const { word = '', decimal } = tokens[start] ?? {}
  const isOfLand = word === 'residential' && phrases.at(start + 1).some(({ roles }) => roles.kind === 'Plot')
  const zone = isOfLand ? 'Residential' : Object.entries(ZONES).find(([known]) => known === word)?.[1]
  if (zone) return { start, next: start + 1, told: { is: 'zone', zone } }
  if (word === 'tin' && tokens[start + 1]?.word === 'shed')
    return { start, next: start + 2, told: { is: 'text' } }
  const survey = surveyAt(tokens, start)
  if (survey !== undefined) {
    const number = clause.slice(tokens[start]?.from, tokens[survey - 1]?.to)
    return { start, next: survey, told: { is: 'survey', number } }
  }
  if (SUITABLE.test(word) && tokens[start + 1]?.word === 'for')
    return { start, next: tokens.length, told: { is: 'text' } }
  if (word === 'row' && /^houses?$/.test(tokens[start + 1]?.word ?? '')) {
    const filters: ListFilters = { categories: ['Villa'], villaType: 'Row House' }
    return { start, next: start + 2, told: { is: 'filters', filters } }
  }
  const isHouse = phrases.at(start + 1).some(({ roles }) => roles.kind === 'Villa')
  if (word === 'independent' && isHouse)
    return { start, next: start + 1, told: { is: 'filters', filters: { villaType: 'Independent' } } }
  const floors = isHouse ? STOREYED.get(word) : undefined
  if (floors !== undefined) return { start, next: start + 1, told: { is: 'floors', floors } }
  const rooms = numberAt(phrases, start)
  if (rooms && ROOMS.test(tokens[rooms.next]?.word ?? '') && Number(rooms.decimal) < 10)
    return {
      start,
      next: rooms.next + 1,
      told: { is: 'filters', filters: { bedRooms: Number(rooms.decimal) } },
    }
  const deposit = DEPOSIT.test(word) && depositAt(phrases, start + 1)
  if (deposit) return { start, next: deposit.next, told: { is: 'deposit', inr: deposit.value } }
  const moving = movingInAt(tokens, start)
  if (moving) return moving
  if (
    word === 'ready' &&
    READY_BY.test(tokens[start + 1]?.word ?? '') &&
    MONTHS.test(tokens[start + 2]?.word ?? '')
  )
    return { start, next: start + 1, told: { is: 'nothing' } }
  const point = tokens[start + 1]?.word === '-' ? word + (tokens[start + 2]?.word ?? '') : word
  const facing = POINTS.get(point)
  const faced = facing && after(phrases, point === word ? start + 1 : start + 3, 'facing')
  if (faced !== undefined) return { start, next: faced, told: { is: 'filters', filters: { facing } } }
  const isGround = word === 'g' && tokens[start + 1]?.word === '+'
  const above = isGround ? tokens[start + 2]?.decimal : undefined
  if (above !== undefined && Number(above) <= 20)
    return { start, next: start + 3, told: { is: 'floors', floors: Number(above) + 1, isAbove: true } }
  const spoken = decimal ?? phrases.at(start).find(({ roles }) => roles.decimal !== undefined)?.roles.decimal
  const unit = tokens[start + 1]?.word === '-' ? start + 2 : start + 1
  const isFloors =
    FLOORS.test(tokens[unit]?.word ?? '') ||
    FLOORS.test((tokens[unit]?.word ?? '').replace(/(?:te|a|r)$/, ''))
  if (spoken !== undefined && isFloors && Number.isInteger(Number(spoken)) && Number(spoken) <= 20)
    return { start, next: unit + 1, told: { is: 'floors', floors: Number(spoken) } }
  return undefined
}

/** What stands there as it is written, at the beginning of a token. */
const WRITTEN: readonly (readonly [RegExp, Told | ((number: string) => Told)])[] = [
  [/^\d ?[- ]?phase(?: \p{L}+)?/iu, { is: 'text' }],
  [/^(?:bike|cycle|scooty|scooter|(?:two|2) ?wheelers?) (?:parking|stand|garage)/iu, { is: 'text' }],
  [
    /^(?:floor ?(?:no\.?)? ?[:-] ?|top floor ?\(? ?)(\d{1,2}) ?(?:st|nd|rd|th)?(?![\d.]| ?(?:sq|sft|ft|feet|katha))/iu,
    (number) => ({ is: 'filters', filters: { floor: Number(number) } }),
  ],
  [
    /^(\d{1,2}) ?(?:st|nd|rd|th) (?:floor|flr)(?!\p{L})/iu,
    (number) => ({ is: 'filters', filters: { floor: Number(number) } }),
  ],
  [/^swimming ?pool(?!\p{L})/iu, { is: 'feature', name: 'swimmingPool', value: true }],
  [
    /^(?:servants?'? ?(?:room|quarters?)|maid'?s? room)(?!\p{L})/iu,
    { is: 'feature', name: 'servantRoom', value: true },
  ],
  [
    /^(?:24 ?[x*×/] ?7|24 ?h(?:ou)?rs?|round the clock|good|full)? ?security(?: guards?| staff)?(?= ?(?:$|available|[,;.)]|and |& ))/iu,
    { is: 'feature', name: 'security', value: true },
  ],
  [
    /^fire (?:noc|safety|fighting|hydrants?|sprinklers?|system)(?!\p{L})/iu,
    { is: 'feature', name: 'fireSafety', value: true },
  ],
  [
    /^(?:water supply|24 ?h(?:ou)?rs? water|borewell|deep tube ?well)(?!\p{L})/iu,
    { is: 'feature', name: 'waterSupply', value: true },
  ],
  [
    /^(?:concrete|rcc|cement|trimix|vdf) (?:floor|flooring)(?!\p{L})/iu,
    { is: 'feature', name: 'flooringType', value: 'Concrete' },
  ],
  [
    /^(?:tiles?|tiled) (?:floor|flooring)(?!\p{L})/iu,
    { is: 'feature', name: 'flooringType', value: 'Tiles' },
  ],
]
const NOT = /^(?:no|not|without|non)$/
const NOT_BEHIND = /^(?:nei|nai|nahi|nahin|নেই|नहीं|छैन)$/u

/** What they begin with, so that most words are told by a look. */
const FIRST_WORDS =
  /^(?:bike|cycle|scooty|scooter|two|floor|top|swimming|swimmingpool|servants?|maids?|round|good|full|security|fire|water|borewell|deep|concrete|rcc|cement|trimix|vdf|tile|tiles|tiled)$/

const BEHIND_NUMBERS = /^(?:-|phase|wheelers?|st|nd|rd|th)$/
const MOST_WRITTEN = 40

function writtenAt(tokens: readonly Token[], start: number, clause: string): Own | undefined {
  const [token, behind] = [tokens[start], tokens[start + 1]]
  const isLikely =
    token?.decimal === undefined
      ? FIRST_WORDS.test(token?.word ?? '')
      : token.decimal === '24' || BEHIND_NUMBERS.test(behind?.word ?? '')
  if (!isLikely) return undefined
  const from = token?.from ?? 0
  const here = clause.slice(from, from + MOST_WRITTEN)
  for (const [pattern, told] of WRITTEN) {
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
function monthlyAt(phrases: Phrases, start: number): Own | undefined {
  const month = phrases.tokens[start]?.word === 'only' ? undefined : after(phrases, start, 'perMonth')
  const rent =
    month === undefined ? undefined : measureAt(phrases, after(phrases, month, 'currency') ?? month)
  if (rent?.kind !== 'bare' || rent.value < LEAST_RENT || rent.value > MOST_RENT) return undefined
  return { start, next: rent.next, told: { is: 'price', inr: rent.value, isPerMonth: true } }
}

const LABEL = /^(?:location|place|লোকেশন|স্থান|জায়গা|स्थान|ठाउँ|लोकेशन)$/u
const MOST_NAME_WORDS = 3

/** 'Location: Tumbajote' of a place that nobody knows: its name as it is written. */
function namedPlaceAt(phrases: Phrases, start: number, clause: string, places: PlaceSearch): Own | undefined {
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

const LAST = /^(?:last|lowest|final)$/
const OF_PRICE = /^(?:price|rate|dam|daam|offer|demand)$/
const MOST_BARE = 1000

/** 'last price 35', 'last 23'; of 'final' and 'lowest' only with a word for a price. */
function lowestAt(phrases: Phrases, start: number): Omit<Own, 'start'> | undefined {
  const { tokens } = phrases
  const isNamed = OF_PRICE.test(tokens[start]?.word ?? '')
  if (!isNamed && tokens[start - 1]?.word !== 'last') return undefined
  let at = isNamed ? start + 1 : start
  while (tokens[at]?.isSign || tokens[at]?.word === 'is') at += 1
  const measure = measureAt(phrases, after(phrases, at, 'currency') ?? at)
  if (!measure || (measure.kind !== 'money' && measure.kind !== 'bare')) return undefined
  const { decimal, zeros = 0 } = measure.amount
  const isBare = measure.kind === 'bare'
  if (isBare && (Number(decimal) >= MOST_BARE || OTHER_THINGS.test(tokens[measure.next]?.word ?? '')))
    return undefined
  const inr = zeros > 0 ? shiftPoint(decimal, zeros) : Number(decimal)
  return { next: measure.next, told: { is: 'lowest', decimal, inr, isBare } }
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

const MONTHS = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)/
const MONTH_STEMS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const HANDOVER = /^(?:possession|handover|hand|completion|delivery|available|vacant|ready)$/
const READY_BY = /^(?:by|in|from)$/
const YEAR = /^20\d\d$/

/** 'possession by March 2027'. */
function movingInAt(tokens: readonly Token[], start: number): Own | undefined {
  const { word = '' } = tokens[start] ?? {}
  const year = tokens[start + 1]?.decimal
  const isSaid = tokens.slice(Math.max(0, start - 3), start).some((token) => HANDOVER.test(token.word))
  if (!isSaid || !MONTHS.test(word) || year === undefined || !YEAR.test(year)) return undefined
  const month = MONTH_STEMS.indexOf(word.slice(0, 3)) + 1
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

function toldBy(piece: Own, phrases: Phrases, pieces: readonly Own[], number: number, clause: string): Told {
  const { start, next, filters, place } = piece
  if (filters === undefined) return isSmallWord(phrases, start) ? { is: 'nothing' } : { is: 'text' }
  const { minPriceInr, maxPriceInr, minAreaSqFt, maxAreaSqFt, minLandSqFt, maxLandSqFt } = filters
  const inr = maxPriceInr ?? minPriceInr
  const before = pieces.slice(Math.max(0, number - 3), number)
  if (inr !== undefined) {
    const since = before.slice(before.findLastIndex(saysMoney) + 1)
    if (isBeside(DEPOSIT, phrases, piece, since)) return { is: 'deposit', inr }
    if (isBeside(OTHER_MONEY, phrases, piece, since) || inr < LEAST_INR) return { is: 'text' }
    if (piece.isRentOnly && !isBehindRent(before)) return { is: 'text' }
    const isPerMonth = hasMonth(phrases, start, next)
    if (EACH.test(phrases.tokens[next]?.word ?? ''))
      return { is: 'rate', inr, unit: 'katha', isPerMonth, isUnitLeftOut: true }
    return { is: 'price', inr, isPerMonth }
  }
  if (filters.movingInBy === 0 && PAPERS.test(phrases.tokens[start - 1]?.word ?? '')) return { is: 'nothing' }
  if (filters.deal && phrases.tokens.slice(next, next + 3).some(({ word }) => OTHER_MONEY.test(word)))
    return { is: 'text' }
  if (filters.categories && /^suitable$/.test(phrases.tokens[next]?.word ?? '')) return { is: 'text' }
  if ((minAreaSqFt ?? maxAreaSqFt ?? minLandSqFt ?? maxLandSqFt) !== undefined)
    return sizeTold(phrases, piece, clause)
  if (piece.isUnfiltered)
    return rateTold(phrases, start, next) ?? rangeOfRoad(phrases, piece, pieces[number + 1]) ?? { is: 'text' }
  if (piece.missingKind !== undefined) return { is: 'text', isOtherKind: true }
  if (piece.isOfBuilding) return { is: 'nothing' }
  if (after(phrases, start, 'near') === next) return { is: 'near' }
  if (Object.keys(filters).length === 0) return { is: 'nothing' }
  if (place && BUILDINGS.test(phrases.tokens[next]?.word ?? '')) return { is: 'text' }
  const isNear =
    place?.isAround === true ||
    after(phrases, next, 'nearBehind') !== undefined ||
    before.some((other) => after(phrases, other.start, 'near') === other.next)
  return {
    is: 'filters',
    filters,
    ...(place && { place: place.name, isNear }),
    ...(piece.isKindIfNone && { isKindIfNone: true }),
  }
}

const isSmallWord = ({ tokens }: Phrases, at: number) => {
  const { word = '', isSign } = tokens[at] ?? {}
  return isSign === true || SMALL.test(word)
}

const saysMoney = ({ filters }: Own) => (filters?.maxPriceInr ?? filters?.minPriceInr) !== undefined

/** '2 lakh advance', 'deposit 50,000': money that is not the price; 'advance 2 lakh' says nothing of what stands before it. */
function isBeside(words: RegExp, phrases: Phrases, { start, next }: Piece, before: readonly Own[]): boolean {
  const { tokens } = phrases
  const isBehind = words.test(tokens[next]?.word ?? '') && measureAt(phrases, next + 1) === undefined
  if (isBehind || after(phrases, start, 'budget') !== undefined) return isBehind
  return tokens.slice(before[0]?.start ?? start, start).some(({ word }) => words.test(word))
}

const isBehindRent = (before: readonly Own[]) =>
  before.some(({ filters }) => filters?.deal === 'rent' || filters?.deal === 'lease')

/** 'pm', 'per month'; 'only' says nothing. */
function hasMonth(phrases: Phrases, start: number, next: number): boolean {
  for (let at = start; at < next; at += 1)
    if (phrases.tokens[at]?.word !== 'only' && after(phrases, at, 'perMonth') !== undefined) return true
  return false
}

function measureIn(
  phrases: Phrases,
  start: number,
  next: number,
): { at: number; measure: Measure } | undefined {
  for (let at = start; at < next; at += 1) {
    const measure = measureAt(phrases, at)
    if (measure) return { at, measure }
  }
  return undefined
}

/** One size; of a range no size is known. */
function sizeTold(phrases: Phrases, { start, next }: Piece, clause: string): Told {
  const found = measureIn(phrases, start, next)
  if (!found || (found.measure.kind !== 'land' && found.measure.kind !== 'sqFt')) return { is: 'text' }
  const { at, measure } = found
  const { value: sqFt, unit = 'sq ft' } = measure
  const { tokens } = phrases
  const isMore = measure.hasPlus && !OTHER_SPACES.test(tokens[next]?.word ?? '')
  const isRange = measureIn(phrases, measure.next, next) !== undefined || isMore
  const isOther =
    OTHER_SPACES.test(tokens[start - 1]?.word ?? '') ||
    (!measure.hasPlus && OTHER_SPACES.test(tokens[next]?.word ?? ''))
  if (isRange || isOther) return { is: 'text' }
  const isGround = measure.unit === undefined
  const near = tokens.slice(Math.max(0, start - 2), next + 2).map(({ word }) => word)
  return {
    is: 'size',
    sqFt,
    entered: { value: Number(fromSqFt(sqFt, unit).toFixed(4)), unit },
    isLand: measure.kind === 'land',
    isCarpet: near.includes('carpet'),
    ...(isParking(tokens, start, next) && { isBesideParking: true }),
    ...(isGround && { dimension: clause.slice(tokens[at]?.from, tokens[measure.next - 1]?.to) }),
  }
}

const isParking = (tokens: readonly Token[], start: number, next: number) =>
  tokens[start - 1]?.word === 'parking' || tokens[next]?.word === 'parking'

/** '12 lakh per katha', 'Rs 18 per sq ft'. */
function rateTold(phrases: Phrases, start: number, next: number): Told | undefined {
  const found = measureIn(phrases, start, next)
  if (!found) return undefined
  const { measure } = found
  const isPerMonth = hasMonth(phrases, start, next)
  const second = measureIn(phrases, measure.next, next)
  if (second) return undefined
  if (measure.isLakhOfLand && measure.unit)
    return {
      is: 'rate',
      inr: Math.round(fromSqFt(measure.value, measure.unit)),
      unit: measure.unit,
      isPerMonth,
    }
  if (measure.kind !== 'money' && measure.kind !== 'bare') return undefined
  const { decimal, zeros = 0 } = measure.amount
  for (let at = start; at < next; at += 1) {
    const unit = phrases.tokens[at]?.word === PER_SQ_FT ? 'sq ft' : areaAt(phrases, at)?.unit
    if (unit)
      return { is: 'rate', inr: zeros > 0 ? shiftPoint(decimal, zeros) : Number(decimal), unit, isPerMonth }
  }
  return undefined
}

/** '12-16 ft road': the road is at least so wide. */
function rangeOfRoad(phrases: Phrases, { start, next }: Piece, behind: Own | undefined): Told | undefined {
  if (behind === undefined || after(phrases, next, 'road') === undefined) return undefined
  const found = measureIn(phrases, start, next)
  return found && { is: 'filters', filters: { minRoadWidthFt: found.measure.value } }
}
