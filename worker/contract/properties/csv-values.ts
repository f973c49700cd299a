import { FIRM } from '#contract/firm.ts'
import { amountInr, between, dealOfBudget } from '#contract/list/budget.ts'
import { withoutEndings } from '#contract/search/endings.ts'
import { type PlaceNames, lettersOf, placeNames, soundOf } from '#contract/search/place-names.ts'
import { IN_FULL } from '#contract/search/places.ts'
import { phrasesIn } from '#contract/search/phrases.ts'
import { REGION } from '#contract/search/region.ts'
import { townOf } from '#contract/search/words/neighbourhoods.ts'
import { isGuessable } from '#contract/search/spelling.ts'
import { tokensOf, wordsOf } from '#contract/search/tokens.ts'
import type { Area, AreaUnit } from '#contract/units/area.ts'
import { areaUnit, parseArea } from '#contract/units/area-words.ts'
import { readAmounts, shiftPoint } from '#contract/units/money-words.ts'
import { monthNamed } from '#contract/units/months.ts'
import type { PriceUnit } from './csv-match.ts'
import { BHK_TYPES, FACINGS, type Facing, STATES } from './enums.ts'
import { factsIn } from './message/read-facts.ts'
import { READY } from './possession.ts'

/* What cells of other people's sheets say. A cell that is not understood is left as it is, for the form's checks to name. */

/** What a cell says that says nothing. */
const NOTHING: ReadonlySet<string> = new Set([
  '-',
  '--',
  '—',
  'n/a',
  'na',
  'n.a.',
  'nil',
  'none',
  'null',
  'nan',
  '?',
  '.',
  'not available',
  'not specified',
])
export const saysNothing = (cell: string): boolean => cell === '' || NOTHING.has(cell.toLowerCase())

/** Words for a listing that can be had: our own, and those of other sheets. */
const OPEN_STATUSES: ReadonlySet<string> = new Set([...STATES, 'avail', 'avl', 'active'])
const GONE = /^(?:sold|rented|let|leased)(?: out)?$/i

/**
 * What a cell says of whether a listing can be had: that it is gone, that it can, or something that only people know ('hold');
 * undefined where it says nothing.
 */
export function readStatus(cell: string): 'gone' | 'open' | 'unclear' | undefined {
  if (saysNothing(cell)) return undefined
  if (GONE.test(cell)) return 'gone'
  return OPEN_STATUSES.has(cell.toLowerCase()) ? 'open' : 'unclear'
}

/** Whether a cell beside the status says nothing else than that a listing is gone: 'SOLD', 'given'. */
export const isGoneAlone = (cell: string): boolean => GONE_ALONE.test(cell.slice(0, 40))
const GONE_ALONE = /^\s*(?:(?:sold|rented|let|leased|booked)(?: out)?|given|gone)[\s.!]*$/i

/** The line of remarks that says that somebody may have it already: 'SOLD', 'SOLD?', 'on hold', 'token taken'. */
export const goneInDoubt = (remarks: string): string | undefined =>
  remarks
    .slice(0, 2000)
    .split('\n')
    .map((line) => line.replace(/^\p{L}+: /u, ''))
    .find((line) => GONE_IN_DOUBT.test(line) || isGoneAlone(line))
const GONE_IN_DOUBT =
  /(?<!\p{L})(?:(?:sold|rented|booked)(?: out)? ?\?|(?<!free |lease )(?:hold|booked)\s*(?:$|[.,;])|(?:token|advance) (?:taken|paid|received))/iu

export type ReadPrice = {
  inr: number
  deal?: 'Rent' | 'Lease' | 'Sale'
  /** Of a range the upper end was taken. */
  isRange: boolean
  /** The price of so much, until the size is known. */
  per?: AreaUnit
}

const ON_REQUEST =
  /^(?:(?:price )?on (?:request|call)|por|poa|(?:call|ask|contact)(?: for price|(?: the)? owner)?|negotiable|nego|tbd|to be discussed)\.?$/
const NEGOTIABLE = /\(?(?:slightly )?(?:negotiable|nego|neg)\.?\)?|\(?(?:fixed|final)\)?/g
const PER_UNIT =
  /(?:(?:per|\/|(?<= )a) ?(s(?:q|quare)?\.? ?f(?:t|oo?t|eet)?\.?|katha|kattha|cottah|dec(?:imal)?|bigha|acre)|psf)\s*$/
const MONTH = /(?:\/|per|a)? ?(?:month|mth|mo)(?!\p{L})|p\.?m\.?(?!\p{L})|monthly/gu
const DEAL = /(?<!\p{L})(rent|lease|sale)(?:d|al)?(?!\p{L}):?/gu
const DEAL_WORDS = { rent: 'Rent', lease: 'Lease', sale: 'Sale' } as const

/** Whether a price may be talked about: '1,20,00,000 neg.'. */
export const isNegotiable = (cell: string): boolean =>
  /(?<!\p{L})(?<!non[- ]?|not )(?:negotiable|nego|neg)(?!\p{L})/iu.test(cell.slice(0, 100))

/**
 * A price as sheets tell it: '12k pm', '2.1 Cr (neg.)', 'Lease 2,50,000', '80-90 Lac' (its upper end), 'on request'
 * (0), '14L per katha'.
 */
export function readPrice(
  cell: string,
  unit?: PriceUnit,
  end: 'upper' | 'lower' = 'upper',
): ReadPrice | undefined {
  if (cell.length > 100) return undefined
  const said = cell.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (ON_REQUEST.test(said)) return { inr: 0, isRange: false }
  const plain = said.replaceAll(NEGOTIABLE, ' ').trim()
  const word = [...plain.matchAll(DEAL)][0]?.[1]
  const withoutDeal = plain.replaceAll(DEAL, ' ')
  const amount = withoutDeal.replaceAll(MONTH, ' ').trim()
  const perSaid = PER_UNIT.exec(amount)
  const perUnit = perSaid && (perSaid[1] ?? 'sq ft')
  const { shape, amounts } = readAmounts(amount.replace(PER_UNIT, ''))
  const [first, second] = amounts
  if (!first || (shape !== '#' && !/^# ?(?:-|–|to) ?#$/.test(shape))) return undefined
  const inUnit = amounts.map((one) => ({ ...one, ...scaled(one, unit) }))
  const [one = first, other] = inUnit
  const range = second && other && between(one, other)
  const inr = (range && (end === 'upper' ? range.maxInr : range.minInr)) ?? one.inr
  const isMonthly = unit === 'per month' || (withoutDeal !== amount.trim() && MONTH_SAID.test(withoutDeal))
  const deal =
    word === 'rent' || word === 'lease' || word === 'sale' ? DEAL_WORDS[word] : isMonthly ? 'Rent' : undefined
  const per = perUnit === null ? perOf(unit) : areaUnit(perUnit.replaceAll(/[. ]/g, ''))
  return { inr, isRange: second !== undefined, ...(deal && { deal }), ...(per && { per }) }
}

/**
 * Which prices of a column are rents though they do not say so. Where others are told by the month, those of their size are;
 * where none is of the size of a sale, those on request are as well.
 */
export function rentsAmong(prices: readonly ReadPrice[]): (price: ReadPrice) => boolean {
  if (!prices.some(({ deal }) => deal === 'Rent')) return () => false
  const isRentSized = ({ inr, per }: ReadPrice) =>
    per === undefined && dealOfBudget({ maxInr: inr }) === 'rent'
  const areAll = prices.every((price) => price.deal === 'Rent' || isRentSized(price))
  return (price) => price.deal === undefined && isRentSized(price) && (price.inr > 0 || areAll)
}

const MONTH_SAID = /(?:month|mth|\/ ?mo|p\.?m)/

/** A bare number of a column in lakh or crore. */
function scaled({ decimal, zeros, inr }: Parameters<typeof amountInr>[0], unit: PriceUnit | undefined) {
  if (zeros !== undefined) return { inr, zeros }
  if (unit === 'lakh' || unit === 'lakh per katha') return { inr: shiftPoint(decimal, 5), zeros: 5 }
  return unit === 'crore' ? { inr: shiftPoint(decimal, 7), zeros: 7 } : { inr, zeros }
}

function perOf(unit: PriceUnit | undefined): AreaUnit | undefined {
  if (unit === 'per sq ft') return 'sq ft'
  return unit === 'per katha' || unit === 'lakh per katha' ? 'katha' : undefined
}

/** What a size is measured of, where a sheet says that beside it instead of a unit: 'Plot Area', 'Super built-up Area'. */
export function readSizeOf(cell: string): 'land' | 'carpet' | 'floor' | undefined {
  const said = cell.slice(0, 40).toLowerCase()
  if (/carpet/.test(said)) return 'carpet'
  if (/built|saleable|covered/.test(said)) return 'floor'
  return /(?:plot|land|site) *area/.test(said) ? 'land' : undefined
}

const RANGE = /^(\d[\d,.]*) ?(?:-|–|to) ?(\d[\d,.]*.*)$/i
const KATHA_CHATAK = /^(\d+) ?k ?(\d+) ?ch$/i
/** Of land in the trade's short way; a thousand square feet are never so few. */
const KATHA = /^(\d{1,2}(?:\.\d+)?) ?k$/i

type ReadArea = Area & { isUnitSaid: boolean; isRange: boolean }

/** An area as sheets tell it; of a range the lower end, so that nobody is promised more. */
export function readArea(cell: string, unit: string): ReadArea | undefined {
  const said = cell.replace(KATHA_CHATAK, '$1 katha $2 chatak').replace(KATHA, '$1 katha')
  const range = RANGE.exec(said)
  const text = range ? `${range[1]}${/[^\d., -].*$/.exec(range[2] ?? '')?.[0] ?? ''}` : said
  const area = parseArea(`${text} ${unit}`)
  return area && { ...area, isUnitSaid: /\p{L}/u.test(text) || unit !== '', isRange: range !== null }
}

/** A size below nothing is a slip, which nobody can guess right. */
const BELOW_NOTHING = /^\s*[-−–]\s*\d/

/** What stands in a cell that holds several facts: '5 bed 3200 sqft 6 katha', '40x60', '8500 sq ft 30' high'. */
export function readSizes(cell: string) {
  const facts = factsIn(BELOW_NOTHING.test(cell) ? '' : cell.replaceAll(/(\d)['’′]/g, '$1 ft '), {
    names: NO_PLACES,
    isBySound: false,
  })
  const sizes = facts.flatMap((fact) => (fact.is === 'size' ? [fact] : []))
  const filters = facts.flatMap((fact) => (fact.is === 'filters' ? [fact.filters] : []))
  return {
    land: sizes.find(({ isLand }) => isLand),
    floor: sizes.find(({ isLand }) => !isLand),
    bedRooms: filters.find(({ bedRooms }) => bedRooms !== undefined)?.bedRooms,
    ceilingHeight: filters.find(({ minCeilingHeightFt }) => minCeilingHeightFt !== undefined)
      ?.minCeilingHeightFt,
  }
}
const NO_PLACES = placeNames([])

/** '3', '3 BHK', '3 Bedroom', '7 BHK' as the form's words. */
export function readBhk(cell: string): string {
  const count =
    /^(\d{1,2})(?:\.[05])? ?(?:(?:bhk|b h k|bed ?rooms?|beds?|rk|br)(?: (?:flat|house|apartment|villa))?)?$/i.exec(
      cell.trim(),
    )?.[1]
  const rooms = Number(count)
  return count === undefined || rooms < 1 ? cell : (BHK_TYPES[Math.min(rooms, BHK_TYPES.length) - 1] ?? cell)
}

/** '2 baths', '3 nos' as a number. */
export const readCount = (cell: string): string =>
  /^(\d{1,3}) ?(?:nos?\.?|\p{L}[\p{L} ]{1,30})$/u.exec(cell.trim())?.[1] ?? cell

const POINTS: Record<string, Facing> = {
  n: 'North',
  s: 'South',
  e: 'East',
  w: 'West',
  ne: 'North-East',
  nw: 'North-West',
  se: 'South-East',
  sw: 'South-West',
}

/** 'North - East', 'NE', 'dakshin', 'East facing' as one of the form's words. */
export function readFacing(cell: string): string {
  if (cell.length > 40) return cell
  const letters = cell.toLowerCase().replaceAll(/facing|[^\p{L}\p{M}]/gu, '')
  const point = POINTS[letters] ?? FACINGS.find((facing) => facing.toLowerCase().replace('-', '') === letters)
  const phrases = phrasesIn(withoutEndings(tokensOf(cell)))
  const said = phrases.at(0).find(({ roles }) => roles.direction ?? roles.facing)?.roles
  return point ?? said?.direction ?? said?.facing ?? cell
}

const READY_WORDS =
  /^(?:ready(?: to (?:move|shift)(?: ?in)?)?|immediate(?: possession)?|immediately|now|vacant)\.?$/
const NAMED_MONTH = /^([a-z]{3,9})[ \-'’.,/]*((?:20)?\d\d)$/

/** When one may move in: 'Ready To Move' and 'Immediate Possession' are 'ready', 'Mar-27' is '2027-03'. */
export function readPossession(cell: string): string {
  const text = cell.slice(0, 40).trim().toLowerCase()
  if (READY_WORDS.test(text)) return READY
  const [, name = '', year = ''] = NAMED_MONTH.exec(text) ?? []
  const month = monthNamed(name)
  return month === 0 ? cell : `20${year.slice(-2)}-${String(month).padStart(2, '0')}`
}

const FEET =
  /^(\d+(?:\.\d+)?)(?: ?(?:-|–|to) ?\d+(?:\.\d+)?)? ?(?:ft|feet|foot|fit|fut|['’′](?:-?0")?)?\.?(?: wide| road)*$/i
const METRES = /^(\d+(?:\.\d+)?) ?(?:m|mtrs?|met(?:er|re)s?)\.?(?: wide| road)*$/i
const FEET_IN_A_METRE = 3.28084

/** '12-16 feet' is at least 12 ft wide, '16'' is 16, '6 m' is 19.7. */
export function readFeet(cell: string): string {
  const said = cell.trim()
  const metres = METRES.exec(said)?.[1]
  if (metres !== undefined) return String(Math.round(Number(metres) * FEET_IN_A_METRE * 10) / 10)
  return FEET.exec(said)?.[1] ?? cell
}

/** The firm's places, where no others are given. */
const REGION_PLACES: PlaceNames = placeNames(REGION.map(({ locality }) => locality))
const LONGEST_PLACE = 100

/** The firm's own spelling of a place that it knows: 'SILIGURI', 'Sevoke Rd', 'Matigra'; undefined for other places. */
function knownPlace(cell: string, names: PlaceNames): string | undefined {
  if (cell.length > LONGEST_PLACE) return undefined
  const words = wordsOf(cell).map((word) => IN_FULL.get(word) ?? word)
  const exact = names.byLetters.get(lettersOf(words))
  if (exact !== undefined) return exact
  return isGuessable(words.join('')) ? names.bySound.get(soundOf(words)) : undefined
}

/** A place as the firm spells it; others stay as they are. */
export const readPlaceName = (cell: string, names = REGION_PLACES): string => knownPlace(cell, names) ?? cell

/** Whether a place is one that listings are in, or that the firm knows. */
export const isKnownPlace = (name: string, names = REGION_PLACES): boolean =>
  knownPlace(name, names) !== undefined

/** A locality with what stands before it: 'NEAR CITY CENTRE, MATIGARA'. */
export function readLocality(
  cell: string,
  names = REGION_PLACES,
): { locality: string; address?: string; city?: string } {
  const parts = cell.split(',').map((part) => part.trim())
  const last = knownPlace(parts.at(-1) ?? cell, names)
  const isParted = parts.length > 1 && last !== undefined && last !== FIRM.city
  const locality = isParted ? last : readPlaceName(cell, names)
  const city = REGION.find((place) => place.locality === locality)?.city ?? townOf(locality)
  return {
    locality,
    ...(isParted && { address: parts.slice(0, -1).join(', ') }),
    ...(city !== undefined && { city }),
  }
}
