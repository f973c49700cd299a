import type { ListFilters } from '#contract/properties/filters.ts'
import { withoutEndings } from '#contract/search/endings.ts'
import { after, type Phrases, phrasesIn } from '#contract/search/phrases.ts'
import { withoutSecondary } from '#contract/search/pieces/left-out.ts'
import { areaAt, type Measure, measureAt } from '#contract/search/pieces/measures.ts'
import type { Piece } from '#contract/search/pieces/piece.ts'
import { pieceAt } from '#contract/search/pieces/pieces.ts'
import { PER_SQ_FT } from '#contract/search/pieces/unit-prices.ts'
import { withoutUnwanted } from '#contract/search/pieces/unwanted.ts'
import type { PlaceSearch } from '#contract/search/places.ts'
import { type Token, tokensOf } from '#contract/search/tokens.ts'
import { parseArea } from '#contract/units/area-words.ts'
import { type Area, fromSqFt, toSqFt } from '#contract/units/area.ts'
import type { Fact, MessagePiece, Reader, MessageFact } from './fact.ts'
import { DEPOSIT, EACH, messagePieceAt } from './message-pieces.ts'

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

const ROOMS_TOLD = /\d ?(?:bhk|bed|rk)(?!\p{L})/iu
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
  const pieces: MessagePiece[] = []
  for (let at = 0; at < tokens.length;) {
    const piece = messagePieceAt(phrases, at, clause, reader) ??
      pieceAt(phrases, places, at) ?? { start: at, next: at + 1 }
    pieces.push(piece)
    at = Math.max(at + 1, piece.next)
  }
  const meant: readonly MessagePiece[] = withoutSecondary(withoutUnwanted(pieces, phrases), phrases)
  return meant.map((piece, number) => ({
    ...(piece.told ?? toldBy(piece, phrases, meant, number, clause)),
    from: offset + (tokens[piece.start]?.from ?? 0),
    to: offset + (tokens[piece.next - 1]?.to ?? clause.length),
  }))
}

const OTHER_MONEY =
  /^(?:booking|token|maintenance|maint|brokerage|commission|emi|loan|registration|bayana|baina|was|earlier|before|rented|income|coming|worth|stamp|pay|pai|paye|ase|ashe)$/
const SMALL =
  /^(?:dada|didi|demand|asking|ask|expected|expecting|slightly|genuine|buyer|buyers|seller|only|interested|plz|kindly|urgent|urgently|offer|deal|measuring|measurement|facing|total|rate|final|last|rs|no|sqr|mr|details|specification|features|highlights|nearest|type|category|dear|friends|all|prime|excellent|beautiful|ready|construction|constructed|covered|whatsapp|mob|mobile|phone|ph|contact|call)$/
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
function toldBy(
  piece: MessagePiece,
  phrases: Phrases,
  pieces: readonly MessagePiece[],
  number: number,
  clause: string,
): MessageFact {
  const { start, next, filters, place } = piece
  if (filters === undefined) return isSmallWord(phrases, start) ? { is: 'nothing' } : { is: 'text' }
  const { minPriceInr, maxPriceInr, minAreaSqFt, maxAreaSqFt, minLandSqFt, maxLandSqFt } = filters
  const inr = piece.aroundInr ?? maxPriceInr ?? minPriceInr
  const before = pieces.slice(Math.max(0, number - 3), number)
  if (inr !== undefined) {
    const since = before.slice(before.findLastIndex(saysMoney) + 1)
    if (isBeside(DEPOSIT, phrases, piece, since)) return { is: 'deposit', inr }
    if (isBeside(OTHER_MONEY, phrases, piece, since) || inr < LEAST_INR) return { is: 'text' }
    if (piece.isRentOnly && !isBehindRent(before)) return { is: 'text' }
    const isPerMonth = hasMonth(phrases, start, next)
    if (EACH.test(phrases.tokens[next]?.word ?? ''))
      return { is: 'rate', inr, unit: 'katha', isPerMonth, isUnitLeftOut: true }
    const isRange = minPriceInr !== undefined && maxPriceInr !== undefined && minPriceInr !== maxPriceInr
    return { is: 'price', inr, isPerMonth, ...(isRange && { isRange }) }
  }
  if (filters.movingInBy === 0 && PAPERS.test(phrases.tokens[start - 1]?.word ?? '')) return { is: 'nothing' }
  if (filters.deal && phrases.tokens.slice(next, next + 3).some(({ word }) => OTHER_MONEY.test(word)))
    return { is: 'text' }
  if (filters.categories && /^suitable$/.test(phrases.tokens[next]?.word ?? '')) return { is: 'text' }
  if ((minAreaSqFt ?? maxAreaSqFt ?? minLandSqFt ?? maxLandSqFt) !== undefined)
    return sizeTold(phrases, piece, isBound(filters), clause)
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

const saysMoney = ({ filters }: MessagePiece) => (filters?.maxPriceInr ?? filters?.minPriceInr) !== undefined

/** '2 lakh advance', 'deposit 50,000': money that is not the price; 'advance 2 lakh' says nothing of what stands before it. */
function isBeside(
  words: RegExp,
  phrases: Phrases,
  { start, next }: Piece,
  before: readonly MessagePiece[],
): boolean {
  const { tokens } = phrases
  const isBehind = words.test(tokens[next]?.word ?? '') && measureAt(phrases, next + 1) === undefined
  if (isBehind || after(phrases, start, 'budget') !== undefined) return isBehind
  return tokens.slice(before[0]?.start ?? start, start).some(({ word }) => words.test(word))
}

const isBehindRent = (before: readonly MessagePiece[]) =>
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

/** 'above 4 katha', 'up to 1,200 sq ft': a size without a bound has two, a tenth to each side. */
const isBound = ({ minAreaSqFt, maxAreaSqFt, minLandSqFt, maxLandSqFt }: ListFilters) =>
  (minAreaSqFt ?? minLandSqFt) === undefined || (maxAreaSqFt ?? maxLandSqFt) === undefined

/** One size; of a range no size is known. */
function sizeTold(phrases: Phrases, { start, next }: Piece, isBound: boolean, clause: string): MessageFact {
  const found = measureIn(phrases, start, next)
  if (!found || (found.measure.kind !== 'land' && found.measure.kind !== 'sqFt')) return { is: 'text' }
  const { at, measure } = found
  const { value: sqFt, unit = 'sq ft' } = measure
  const { tokens } = phrases
  const isMore = isBound && !OTHER_SPACES.test(tokens[next]?.word ?? '')
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
function rateTold(phrases: Phrases, start: number, next: number): MessageFact | undefined {
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
  const { amount } = measure
  const { decimal, zeros = 0 } = amount
  for (let at = start; at < next; at += 1) {
    const unit = phrases.tokens[at]?.word === PER_SQ_FT ? 'sq ft' : areaAt(phrases, at)?.unit
    if (unit) return { is: 'rate', inr: zeros > 0 ? amount.inr : Number(decimal), unit, isPerMonth }
  }
  return undefined
}

/** '12-16 ft road': the road is at least so wide. */
function rangeOfRoad(
  phrases: Phrases,
  { start, next }: Piece,
  behind: MessagePiece | undefined,
): MessageFact | undefined {
  if (behind === undefined || after(phrases, next, 'road') === undefined) return undefined
  const found = measureIn(phrases, start, next)
  return found && { is: 'filters', filters: { minRoadWidthFt: found.measure.value } }
}
