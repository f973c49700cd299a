import type { Facing } from '#contract/properties/enums.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import { withoutEndings } from '#contract/search/endings.ts'
import { after, type Phrases, phrasesIn } from '#contract/search/phrases.ts'
import { withoutSecondary } from '#contract/search/pieces/left-out.ts'
import { areaAt, type Measure, measureAt } from '#contract/search/pieces/measures.ts'
import type { Piece } from '#contract/search/pieces/piece.ts'
import { pieceAt } from '#contract/search/pieces/pieces.ts'
import { withoutUnwanted } from '#contract/search/pieces/unwanted.ts'
import type { PlaceSearch } from '#contract/search/places.ts'
import { tokensOf } from '#contract/search/tokens.ts'
import { parseArea } from '#contract/units/area-words.ts'
import { type Area, type AreaUnit, fromSqFt, toSqFt } from '#contract/units/area.ts'
import { shiftPoint } from '#contract/units/money-words.ts'

type Told =
  | { is: 'price'; inr: number; isPerMonth: boolean }
  | { is: 'rate'; inr: number; unit: AreaUnit; isPerMonth: boolean }
  | { is: 'size'; sqFt: number; entered: Area; isLand: boolean; isCarpet: boolean; dimension?: string }
  | { is: 'floors'; floors: number }
  | { is: 'zone'; zone: 'Commercial' | 'Industrial' | 'Residential' | 'Agricultural' }
  | { is: 'near' }
  | { is: 'filters'; filters: ListFilters; place?: string; isNear?: boolean }
  | { is: 'nothing' }
  | { is: 'text' }
/** What a piece of a message says, and where it stands. */
export type Fact = Told & { from: number; to: number }

const SEPARATOR = /[;|\n]|,(?!\d)|(?<!\d),/gu
const MOST_LETTERS = 200

/** Everything that a text says, read with the words and rules of the search, one clause at a time. */
export function factsIn(text: string, places: PlaceSearch): Fact[] {
  const facts: Fact[] = []
  let begin = 0
  for (const { index } of [...text.matchAll(SEPARATOR), { index: text.length }]) {
    for (let from = begin; from < index; from += MOST_LETTERS)
      facts.push(...factsOfClause(text.slice(from, Math.min(index, from + MOST_LETTERS)), from, places))
    begin = index + 1
  }
  return facts
}

const KATHA_CHATAK = /(?<![\p{L}\d.])(\d+) ?k ?(\d+) ?ch(?!\p{L})/iu
const OTHER_UNIT = /(?<![\p{L}\d.])(\d[\d.]*) ?((?:sq\.? ?)y(?:ar)?ds?|ga[jz]|cents?|gunth?as?)(?![\p{L}])/iu

function factsOfClause(clause: string, offset: number, places: PlaceSearch): Fact[] {
  const other = KATHA_CHATAK.exec(clause) ?? OTHER_UNIT.exec(clause)
  const area = other && parseArea(other[0].replace(KATHA_CHATAK, '$1 katha $2 chatak'))
  if (!other || !area) return factsOfWords(clause, offset, places)
  const [begin, end] = [other.index, other.index + other[0].length]
  return [
    ...factsOfWords(clause.slice(0, begin), offset, places),
    sizeFact(area, { from: offset + begin, to: offset + end }),
    ...factsOfWords(clause.slice(end), offset + end, places),
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

function factsOfWords(clause: string, offset: number, places: PlaceSearch): Fact[] {
  const tokens = withoutEndings(tokensOf(clause))
  const phrases = phrasesIn(tokens)
  const pieces: Own[] = []
  for (let at = 0; at < tokens.length;) {
    const piece = ownPiece(phrases, at) ?? pieceAt(phrases, places, at) ?? { start: at, next: at + 1 }
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

const DEPOSITS =
  /^(?:deposit|security|advance|booking|token|maintenance|maint|brokerage|commission|selami|salami|emi|loan|registration|jama|agam|bayana|baina|was|earlier|before|rented)$/
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
])
const FLOORS =
  /^(?:storey|storeys|storied|storeyed|stories|floors|tala|tola|tolla|manzil|manjil|talla|তলা|मंजिल|मंज़िल|मंजिला|तला|तले)$/u

/** What only a message says: how many floors a house has, what the land may be used for. */
function ownPiece(phrases: Phrases, start: number): Own | undefined {
  const { tokens } = phrases
  const { word = '', decimal } = tokens[start] ?? {}
  const zone = Object.entries(ZONES).find(([known]) => known === word)?.[1]
  if (zone) return { start, next: start + 1, told: { is: 'zone', zone } }
  const facing = POINTS.get(word)
  const faced = facing && after(phrases, start + 1, 'facing')
  if (faced !== undefined) return { start, next: faced, told: { is: 'filters', filters: { facing } } }
  const isGround = word === 'g' && tokens[start + 1]?.word === '+'
  const above = isGround ? tokens[start + 2]?.decimal : undefined
  if (above !== undefined && Number(above) <= 20)
    return { start, next: start + 3, told: { is: 'floors', floors: Number(above) + 1 } }
  const spoken = decimal ?? phrases.at(start).find(({ roles }) => roles.decimal !== undefined)?.roles.decimal
  const unit = tokens[start + 1]?.word === '-' ? start + 2 : start + 1
  const isFloors =
    FLOORS.test(tokens[unit]?.word ?? '') ||
    FLOORS.test((tokens[unit]?.word ?? '').replace(/(?:te|a|r)$/, ''))
  if (spoken !== undefined && isFloors && Number.isInteger(Number(spoken)) && Number(spoken) <= 20)
    return { start, next: unit + 1, told: { is: 'floors', floors: Number(spoken) } }
  return undefined
}

function toldBy(piece: Own, phrases: Phrases, pieces: readonly Own[], number: number, clause: string): Told {
  const { start, next, filters, place } = piece
  if (filters === undefined) return isSmallWord(phrases, start) ? { is: 'nothing' } : { is: 'text' }
  const { minPriceInr, maxPriceInr, minAreaSqFt, maxAreaSqFt, minLandSqFt, maxLandSqFt } = filters
  const inr = maxPriceInr ?? minPriceInr
  const before = pieces.slice(Math.max(0, number - 3), number)
  if (inr !== undefined) {
    if (isDeposit(phrases, piece, before) || (piece.isRentOnly && !isBehindRent(before)))
      return { is: 'text' }
    return { is: 'price', inr, isPerMonth: hasMonth(phrases, start, next) }
  }
  if ((minAreaSqFt ?? maxAreaSqFt ?? minLandSqFt ?? maxLandSqFt) !== undefined)
    return sizeTold(phrases, piece, clause)
  if (piece.isUnfiltered)
    return rateTold(phrases, start, next) ?? rangeOfRoad(phrases, piece, pieces[number + 1]) ?? { is: 'text' }
  if (piece.missingKind !== undefined) return { is: 'text' }
  if (piece.isOfBuilding) return { is: 'nothing' }
  if (after(phrases, start, 'near') === next) return { is: 'near' }
  if (Object.keys(filters).length === 0) return { is: 'nothing' }
  const isNear = before.some((other) => after(phrases, other.start, 'near') === other.next)
  return { is: 'filters', filters, ...(place && { place: place.name, isNear }) }
}

const isSmallWord = ({ tokens }: Phrases, at: number) => {
  const { word = '', isSign } = tokens[at] ?? {}
  return isSign === true || SMALL.test(word)
}

/** '2 lakh advance', 'deposit 50,000': money that is not the price; 'advance 2 lakh' says nothing of what stands before it. */
function isDeposit(phrases: Phrases, { start, next }: Piece, before: readonly Own[]): boolean {
  const { tokens } = phrases
  const isBehind = DEPOSITS.test(tokens[next]?.word ?? '') && measureAt(phrases, next + 1) === undefined
  if (isBehind || after(phrases, start, 'budget') !== undefined) return isBehind
  return tokens.slice(before[0]?.start ?? start, start).some(({ word }) => DEPOSITS.test(word))
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
  const isRange = measureIn(phrases, measure.next, next) !== undefined || measure.hasPlus
  if (isRange) return { is: 'text' }
  const { tokens } = phrases
  const isGround = measure.unit === undefined
  const near = tokens.slice(Math.max(0, start - 2), next + 2).map(({ word }) => word)
  return {
    is: 'size',
    sqFt,
    entered: { value: Number(fromSqFt(sqFt, unit).toFixed(4)), unit },
    isLand: measure.kind === 'land',
    isCarpet: near.includes('carpet'),
    ...(isGround && { dimension: clause.slice(tokens[at]?.from, tokens[measure.next - 1]?.to) }),
  }
}

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
    const unit = areaAt(phrases, at)?.unit
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
