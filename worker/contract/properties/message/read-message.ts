import { z } from 'zod'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { dealOfBudget } from '#contract/list/budget.ts'
import {
  BHK_TYPES,
  CATEGORIES,
  type Category,
  categoryOf,
  type Deal,
  type FilterCategory,
} from '#contract/properties/enums.ts'
import { OWN_FIELDS } from '#contract/properties/fields.ts'
import type { Fact as Compared } from '#contract/properties/filters.ts'
import { FILTER_NAMES, FILTERS, searchNames } from '#contract/properties/filters.ts'
import { possessionOf } from '#contract/properties/possession.ts'
import { MEASURED_BY, SIZE_FIELD } from '#contract/properties/kinds.ts'
import { type PlaceNames, withRegion } from '#contract/search/place-names.ts'
import { REGION } from '#contract/search/region.ts'
import { townOf } from '#contract/search/words/neighbourhoods.ts'
import { LANDMARKS } from '#contract/search/words/landmarks.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { type Area, AREA_UNITS, formatArea, fromSqFt } from '#contract/units/area.ts'
import type { Fact } from './fact.ts'
import { factsIn } from './facts.ts'
import { leastApart } from './least-taken.ts'
import { type PlainMessage, plainMessage } from './plain-message.ts'
import { privateFileOf, withoutPrivate } from './private-pieces.ts'

/** The body of POST /api/properties/from-text. */
export const FromTextBody = z.object(
  {
    text: z
      .string(SERVER_MESSAGES.messageMissing)
      .max(LIMITS.pastedLetters, SERVER_MESSAGES.messageTooLong)
      .refine((text) => text.trim() !== '', SERVER_MESSAGES.messageMissing),
  },
  SERVER_MESSAGES.messageMissing,
)

const Range = z.tuple([z.int(), z.int()])
/**
 * What a message says of a listing: fields as the add call takes them, and the piece of the text that each was read
 * from, in UTF-16 units, the end excluded.
 */
export const FromTextReply = z.object({
  fields: z.looseObject({
    category: z.enum(CATEGORIES).optional(),
    privateFile: z
      .object({
        ownerName: z.string(),
        ownerPhones: z.array(z.string()),
        keyWith: z.string(),
        commission: z.string(),
        lowestPrice: z.number(),
        notes: z.string(),
      })
      .partial()
      .optional(),
    enteredAreas: z.record(z.string(), z.object({ value: z.number(), unit: z.enum(AREA_UNITS) })).optional(),
  }),
  from: z.record(z.string(), Range),
  /** What only staff may see: it fills the private file. */
  private: z.array(Range),
  /** What no field was filled from. */
  rest: z.array(Range),
})
export type FromTextReply = z.infer<typeof FromTextReply>
type Range = z.infer<typeof Range>

/**
 * Reads a message as brokers send it, of at most `LIMITS.pastedLetters` letters. Nothing is guessed where two
 * readings stand against each other.
 */
export function readMessage(typed: string, ours: PlaceNames): FromTextReply {
  const names = withRegion(ours)
  const plain = plainMessage(typed)
  const { text, pieces } = withoutPrivate(plain)
  const asSpelt = factsIn(text, { names, isBySound: false })
  const all = placesIn(asSpelt).length > 0 ? asSpelt : factsIn(text, { names, isBySound: true })
  const facts = leastApart(all, text)
  const filled = filledFrom(facts, text)
  const lowest = lowestOf(facts, filled)
  const privateFile = { ...privateFileOf(pieces), ...(lowest && { lowestPrice: lowest.inr }) }
  const hidden = [...pieces, ...(lowest?.facts ?? [])].map(({ from, to }) => rangeIn(plain, from, to))
  const [first] = hidden
  return {
    fields: {
      ...Object.fromEntries(filled.map(({ name, value }) => [name, value])),
      ...enteredIn(filled),
      ...(Object.keys(privateFile).length > 0 && { privateFile }),
    },
    from: {
      ...Object.fromEntries(
        filled.flatMap(({ name, facts: [fact] }) =>
          fact ? [[name, rangeIn(plain, fact.from, fact.to)]] : [],
        ),
      ),
      ...(first && { privateFile: first }),
    },
    private: hidden,
    rest: restOf(text, facts, [...filled, ...(lowest ? [lowest] : [])]).map(({ from, to }) =>
      rangeIn(plain, from, to),
    ),
  }
}

type Span = { from: number; to: number }
/** A field with its value, and the facts it was read from; none for a title, which is made from the fields. */
type Filled = { name: string; value: unknown; facts: readonly Span[]; entered?: Area }
type FactOf<Is> = Extract<Fact, { is: Is }>

const rangeIn = ({ typedAt }: PlainMessage, from: number, to: number): Range => [
  typedAt[from] ?? 0,
  Math.max((typedAt[to - 1] ?? 0) + 1, typedAt[from] ?? 0),
]

const isOf =
  <Is extends Fact['is']>(is: Is) =>
  (fact: Fact): fact is FactOf<Is> =>
    fact.is === is
const filtersIn = (facts: readonly Fact[]) => facts.filter(isOf('filters'))
const placesIn = (facts: readonly Fact[]) => filtersIn(facts).filter(({ place }) => place !== undefined)

function filledFrom(facts: readonly Fact[], text: string): Filled[] {
  const kind = kindOf(facts)
  const category = kind?.category
  const sizes = sizesOf(facts, category)
  const deal = dealOf(facts, category)
  const price = priceOf(facts, sizes, category, text) ?? lastPrice(facts, deal, text)
  const place = placeFields(facts)
  const fields: Filled[] = [
    ...(kind ? [{ name: 'category', value: kind.category, facts: kind.facts }] : []),
    ...(price ? [price] : []),
    ...dealFields(deal ?? guessedDeal(price, category)),
    ...place,
    ...addressOf(facts, text),
    ...sizes,
    ...roomFields(facts, category),
    ...ownFields(facts, category),
    ...depositOf(facts, deal),
    ...(category === 'Plot' ? surveyOf(facts) : []),
  ]
  return [...titleOf(fields, kind?.word), ...fields]
}

function enteredIn(filled: readonly Filled[]) {
  const areas = filled.flatMap(({ name, entered }) => (entered ? [[name, entered]] : []))
  return areas.length > 0 ? { enteredAreas: Object.fromEntries(areas) } : {}
}

/** The kind that is named; of a building and its land the building; else what only one kind can be. */
function kindOf(
  facts: readonly Fact[],
): { category: Category; word: string; facts: readonly Span[] } | undefined {
  const floors = new Set(filtersIn(facts).flatMap(({ filters }) => filters.floor ?? []))
  const isMixed = floors.size > 1 && facts.some((fact) => fact.is === 'text' && fact.isOtherKind)
  if (isMixed) return undefined
  const all = filtersIn(facts).filter(({ filters }) => filters.categories)
  const certain = all.filter(({ isKindIfNone }) => !isKindIfNone)
  const named = certain.length > 0 ? certain : all
  for (const category of ['Warehouse', 'Villa', 'Plot'] as const) {
    const those = named.filter(({ filters }) =>
      filters.categories?.some((asked) => categoryOf(asked) === category),
    )
    const [first] = those
    if (first) return { category, word: NOUNS[first.filters.categories?.[0] ?? category], facts: those }
  }
  const rooms = filtersIn(facts).filter(
    ({ filters }) => (filters.bedRooms ?? filters.bathrooms) !== undefined,
  )
  if (rooms.length > 0) return { category: 'Villa', word: NOUNS.Villa, facts: rooms }
  const stored = filtersIn(facts).filter(
    ({ filters }) =>
      filters.minCeilingHeightFt ?? filters.loadingDock ?? filters.crane ?? filters.coldStorage,
  )
  if (stored.length > 0) return { category: 'Warehouse', word: NOUNS.Warehouse, facts: stored }
  const sizes = facts.filter(isOf('size'))
  const isBuilt = facts.some(({ is }) => is === 'floors')
  const isLand = !isBuilt && sizes.length > 0 && sizes.every((size) => size.isLand)
  return isLand ? { category: 'Plot', word: NOUNS.Plot, facts: sizes } : undefined
}

const NOUNS: Record<FilterCategory, string> = {
  Plot: 'plot',
  Warehouse: 'warehouse',
  Villa: 'house',
  Residential: 'flat',
}

const areaField = (name: string, { sqFt, entered, from, to }: FactOf<'size'>): Filled => ({
  name,
  value: Math.round(sqFt * 100) / 100,
  facts: [{ from, to }],
  entered,
})

/** Each size goes to the field of the kind; where a field has two different ones, neither does. */
function sizesOf(facts: readonly Fact[], category: Category | undefined): Filled[] {
  if (category === undefined) return []
  const all = facts.filter(isOf('size'))
  const parking = category === 'Warehouse' ? all.filter(({ isBesideParking }) => isBesideParking) : []
  const own = all.filter((size) => !size.isCarpet && !parking.includes(size))
  const land = own.filter(({ isLand }) => isLand)
  const floor = own.filter(({ isLand }) => !isLand)
  const isOfLand = MEASURED_BY[category] === 'land'
  const carpet = category === 'Warehouse' ? all.filter(({ isCarpet }) => isCarpet) : []
  const whole = isOfLand
    ? land.length > 0
      ? land
      : floor
    : floor.length > 0 || category === 'Villa'
      ? floor
      : land
  const [dimension] = isOfLand ? own.filter((size) => size.dimension !== undefined) : []
  return [
    ...agreed(SIZE_FIELD[category], whole),
    ...(category === 'Villa' ? agreed('landArea', land) : []),
    ...agreed('carpetArea', carpet),
    ...agreed('parkingAreaSqFt', parking),
    ...(dimension ? [{ name: 'dimension', value: dimension.dimension, facts: [dimension] }] : []),
  ]
}

const SAME = 0.02

function agreed(name: string, sizes: readonly FactOf<'size'>[]): Filled[] {
  const [first] = sizes
  if (!first || sizes.some(({ sqFt }) => Math.abs(sqFt - first.sqFt) > first.sqFt * SAME)) return []
  return [{ ...areaField(name, first), facts: sizes }]
}

type SaidDeal = { deals: readonly Deal[]; facts: readonly Span[] }

function dealOf(facts: readonly Fact[], category: Category | undefined): SaidDeal | undefined {
  const said = filtersIn(facts).filter(({ filters }) => filters.deal)
  if (said.length > 0)
    return { deals: [...new Set(said.flatMap(({ filters }) => filters.deal ?? []))], facts: said }
  const prices = facts.filter((fact) => fact.is === 'price' || fact.is === 'rate')
  const monthly = prices.filter(({ isPerMonth }) => isPerMonth)
  if (monthly.length > 0 && monthly.length === prices.length) return { deals: ['rent'], facts: monthly }
  const rates = category === 'Warehouse' ? facts.filter(isOf('rate')).filter(isRentRate) : []
  return rates.length > 0 ? { deals: ['rent'], facts: rates } : undefined
}

const HIGHEST_RENT_OF_A_FOOT = 200
const isRentRate = ({ unit, inr }: FactOf<'rate'>) => unit === 'sq ft' && inr < HIGHEST_RENT_OF_A_FOOT

/** A sale, where the total is higher than any rent; its piece of the text is shown as the evidence. */
function guessedDeal(price: Filled | undefined, category: Category | undefined): SaidDeal | undefined {
  if (price === undefined || typeof price.value !== 'number' || category === undefined) return undefined
  return dealOfBudget({ maxInr: price.value }) === 'sale'
    ? { deals: ['sale'], facts: price.facts }
    : undefined
}

function dealFields(said: SaidDeal | undefined): Filled[] {
  if (said === undefined) return []
  const { deals, facts } = said
  const [only] = deals
  const flags = { isForSale: deals.includes('sale'), isForRent: deals.some((deal) => deal !== 'sale') }
  const word = deals.length === 1 && only ? [{ name: 'leaseType', value: WORD_OF[only], facts }] : []
  return [...word, ...Object.entries(flags).map(([name, value]) => ({ name, value, facts }))]
}
const WORD_OF: Record<Deal, string> = { sale: 'Sale', rent: 'Rent', lease: 'Lease' }

/** How far a stated total may differ from rate times size: people round, or name a bargain price. */
const OFF_ITS_RATE = 0.25
const AT_SIGN = /@\s*$/u

/** The one total that is told, or that a rate and the size make; none where the two do not go together. */
function priceOf(
  facts: readonly Fact[],
  sizes: readonly Filled[],
  category: Category | undefined,
  text: string,
): Filled | undefined {
  const totals = facts.filter(isOf('price'))
  const [total] = totals
  const [rate, ...others] = facts.filter(isOf('rate'))
  const inr = rate && others.length === 0 ? wholeOf(rate, sizes) : undefined
  if (total) {
    const isOne = totals.every((one) => one.inr === total.inr)
    const isOfElse = inr !== undefined && Math.abs(total.inr - inr) > inr * OFF_ITS_RATE
    // '3 katha @ 18 lakh' may be the price of one katha.
    const isPerhapsRate = category === 'Plot' && AT_SIGN.test(text.slice(0, total.from))
    return isOne && !isOfElse && !isPerhapsRate
      ? { name: 'price', value: total.inr, facts: totals }
      : undefined
  }
  return rate && inr !== undefined ? { name: 'price', value: inr, facts: [rate] } : undefined
}

/** What a rate makes of the size that it is said of. */
function wholeOf(
  { inr, unit, isUnitLeftOut }: Pick<FactOf<'rate'>, 'inr' | 'unit' | 'isUnitLeftOut'>,
  fields: readonly Filled[],
): number | undefined {
  const sized = fields.filter(({ name, entered }) => entered && name !== 'carpetArea')
  const ofLand = sized.find(({ name }) => name === 'landArea' || name === 'plotSizeSqFt')
  const size = unit.startsWith('sq') ? sized[0] : ofLand
  if (typeof size?.value !== 'number' || (isUnitLeftOut && size.entered?.unit !== unit)) return undefined
  return Math.round(inr * fromSqFt(size.value, unit))
}

const LAKH_INR = 100_000

/** 'demand 90', of which the unit is not told. */
const ASKED = /\b(?:demand|asking|ask|price|offer)\b[\s:–-]*(?:is\s+)?(?:rs\.?\s*|inr\s*|₹\s*)?(\d[\d,.]*)/iu
const LEAST_IN_RUPEES = 1000

/**
 * Where no price is read: what is asked beside the least that is taken, or 'last price 35' alone; a bare number is lakh, as no
 * sale costs less. What owners only say of the least that they take ('lowest 35 lakh') is never published.
 */
function lastPrice(facts: readonly Fact[], deal: SaidDeal | undefined, text: string): Filled | undefined {
  const [last, ...others] = facts.filter(isOf('lowest'))
  const isTold = facts.some(({ is }) => is === 'price' || is === 'rate')
  const isForRent = deal !== undefined && !deal.deals.includes('sale')
  if (!last || others.length > 0 || isTold || (last.isBare && isForRent)) return undefined
  const inr = last.isBare ? Math.round(Number(last.decimal) * LAKH_INR) : last.inr
  const asked = ASKED.exec(text.slice(0, last.from) + ' '.repeat(last.to - last.from) + text.slice(last.to))
  if (asked) return askedPrice(asked, inr)
  return last.isAskable ? { name: 'price', value: inr, facts: [last] } : undefined
}

/** 'demand 90, last 85': lakh, or rupees where the number is no small one; undefined where the two do not go together. */
function askedPrice(
  { 0: words, 1: number = '', index }: RegExpExecArray,
  lowest: number,
): Filled | undefined {
  const said = Number(number.replace(/[.,]+$/, '').replaceAll(',', ''))
  const value = said < LEAST_IN_RUPEES ? Math.round(said * LAKH_INR) : said
  if (!(lowest < value && lowest >= value * LEAST_OF_ASKED)) return undefined
  return { name: 'price', value, facts: [{ from: index, to: index + words.length }] }
}

const UNITS_INR = [1, 1000, LAKH_INR, 100 * LAKH_INR]
/** The lowest accepted price is at least this part of the asked one; otherwise the two do not belong together. */
const LEAST_OF_ASKED = 0.6

/** The least that is taken, beside the price that is asked: in its unit, and of a rate for the whole. */
function lowestOf(
  facts: readonly Fact[],
  filled: readonly Filled[],
): { inr: number; facts: readonly Span[] } | undefined {
  const asked = filled.find(({ name }) => name === 'price')
  const [last, ...others] = facts.filter(isOf('lowest'))
  if (!last || others.length > 0 || asked?.facts.includes(last)) return undefined
  const told = last.unit === undefined ? last.inr : wholeOf({ ...last, unit: last.unit }, filled)
  if (told === undefined) return undefined
  if (typeof asked?.value !== 'number') return last.isBare ? undefined : { inr: told, facts: [last] }
  const rate = facts.find(isOf('rate'))
  const isOfRate = rate && last.unit === undefined && asked.facts.some((fact) => fact.from === rate.from)
  const scale = isOfRate ? asked.value / rate.inr : 1
  const price = asked.value
  const sums = new Set(
    (last.isBare ? UNITS_INR.map((unit) => Number(last.decimal) * unit) : [told]).flatMap((inr) => [
      Math.round(inr),
      Math.round(inr * scale),
    ]),
  )
  const [sum, ...otherSums] = [...sums].filter((inr) => inr < price && inr >= price * LEAST_OF_ASKED)
  return sum === undefined || otherSums.length > 0 ? undefined : { inr: sum, facts: [last] }
}

/** Only what is rented has one; what a buyer pays in advance is part of the price. */
function depositOf(facts: readonly Fact[], deal: SaidDeal | undefined): Filled[] {
  const said = facts.filter(isOf('deposit'))
  const inr = onlyOf(said.map((fact) => fact.inr))
  const isRented = deal !== undefined && !deal.deals.includes('sale')
  return inr === undefined || !isRented ? [] : [{ name: 'deposit', value: inr, facts: said }]
}

function surveyOf(facts: readonly Fact[]): Filled[] {
  const said = facts.filter(isOf('survey'))
  const number = onlyOf(said.map((fact) => fact.number))
  return number === undefined ? [] : [{ name: 'surveyNo', value: number, facts: said }]
}

/** The place that is named; one that only something else is near to stays in the address. */
function placeFields(facts: readonly Fact[]): Filled[] {
  const places = placesIn(facts).flatMap(atLocality)
  const own = places.filter(({ isNear }) => !isNear)
  const here = own.length > 0 ? own : places.filter((fact) => !isBehindName(facts, fact))
  const named = here.map((fact) => ({ fact, known: REGION.find(({ locality }) => locality === fact.place) }))
  const locality = named.find(({ fact, known }) => known && !CITIES.has(fact.place ?? ''))
  const first = locality ?? named[0]
  if (!first) return namedPlace(facts)
  const { fact, known } = first
  const { place } = fact
  if (place === undefined) return []
  const others = named.filter(
    (other) =>
      other.fact.place !== place &&
      !CITIES.has(other.fact.place ?? '') &&
      (known === undefined || other.known !== undefined),
  )
  if (others.length > 0) return []
  const span = named.map((other) => other.fact).toSorted((one) => (one.place === place ? -1 : 0))
  const ofCity = span.toSorted((one) => (CITIES.has(one.place ?? '') ? -1 : 0))
  const town = known?.city ?? townOf(place)
  const city = town ?? named.find((other) => CITIES.has(other.fact.place ?? ''))?.fact.place ?? place
  const isOurs = town !== undefined || CITIES.has(city) || FIRM.localities.includes(place)
  const isLocality = place !== city || (known !== undefined && known.locality !== FIRM.city)
  return [
    ...(isLocality ? [{ name: 'locality', value: place, facts: span }] : []),
    { name: 'city', value: isLocality && town !== undefined ? town : city, facts: ofCity },
    ...(isOurs
      ? [
          { name: 'state', value: FIRM.state, facts: ofCity },
          { name: 'country', value: FIRM.country, facts: ofCity },
        ]
      : []),
  ]
}

function namedPlace(facts: readonly Fact[]): Filled[] {
  const said = facts.filter(isOf('named place'))
  const name = onlyOf(said.map((fact) => fact.name))
  return name === undefined ? [] : [{ name: 'locality', value: name, facts: said }]
}

/** A landmark stands for the one locality it is in; of one that several name, none is known. */
function atLocality(fact: FactOf<'filters'>): FactOf<'filters'>[] {
  const landmark = LANDMARKS.find(({ en }) => en === fact.place)
  if (!landmark || townOf(landmark.en) !== undefined) return [fact]
  const [first, ...others] = landmark.in
  return others.length > 0 ? [] : [{ ...fact, place: first, isNear: true }]
}

const CITIES: ReadonlySet<string> = new Set([FIRM.city, ...REGION.map(({ city }) => city)])

/** 'Rangapani near Bagdogra': a name that is not known stands before the one that it is near to. */
function isBehindName(facts: readonly Fact[], place: Fact): boolean {
  const near = facts.findLastIndex(({ is, from }) => is === 'near' && from < place.from)
  const before = facts[near - 1]
  return near >= 0 && before?.is === 'text'
}

const MOST_OF_A_LANDMARK = 6

/** 'near City Centre' with the words that follow, up to the end of the clause. */
function addressOf(facts: readonly Fact[], text: string): Filled[] {
  const at = facts.findIndex(({ is }) => is === 'near')
  const near = facts[at]
  if (!near) return []
  const named: Fact[] = []
  for (const fact of facts.slice(at + 1, at + 1 + MOST_OF_A_LANDMARK)) {
    const isName =
      fact.is === 'text' || fact.is === 'nothing' || (fact.is === 'filters' && fact.place !== undefined)
    if (!isName || SEPARATOR.test(text.slice(named.at(-1)?.to ?? near.to, fact.from))) break
    named.push(fact)
  }
  while (named.at(-1)?.is === 'nothing') named.pop()
  const last = named.at(-1)
  if (!last) return []
  return [
    {
      name: 'address',
      value: capital(text.slice(near.from, last.to).trim()),
      facts: [{ from: near.from, to: last.to }],
    },
  ]
}

const SEPARATOR = /[;|\n,]/u
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function roomFields(facts: readonly Fact[], category: Category | undefined): Filled[] {
  if (category !== 'Villa') return []
  const [floors, ...otherFloors] = facts.filter(isOf('floors'))
  const rooms = filtersIn(facts).filter(({ filters }) => filters.bedRooms !== undefined)
  const baths = filtersIn(facts).filter(({ filters }) => filters.bathrooms !== undefined)
  const count = onlyOf(rooms.map(({ filters }) => filters.bedRooms))
  const bathrooms = onlyOf(baths.map(({ filters }) => filters.bathrooms))
  return [
    ...(count === undefined
      ? []
      : [
          { name: 'bedrooms', value: count, facts: rooms },
          { name: 'bhk', value: BHK_TYPES[Math.min(count, BHK_TYPES.length) - 1], facts: rooms },
        ]),
    ...(bathrooms === undefined ? [] : [{ name: 'bathrooms', value: bathrooms, facts: baths }]),
    ...(floors && otherFloors.length === 0
      ? [{ name: 'numberOfFloors', value: floors.floors, facts: [floors] }]
      : []),
  ]
}

const READ_UNITS: ReadonlySet<string> = new Set(['ft', 'places', 'years', 'moving in'])

/** What the kind has of the facts that the search filters by, and the zone. */
function ownFields(facts: readonly Fact[], category: Category | undefined): Filled[] {
  if (category === undefined) return []
  const zones = 'zoneType' in OWN_FIELDS[category] ? facts.filter(isOf('zone')) : []
  const zone = onlyOf(zones.map((fact) => fact.zone))
  const compared = FILTER_NAMES.flatMap((name) => {
    const filter = FILTERS[name]
    const isRead =
      filter.type === 'flag' ||
      name === 'facing' ||
      name === 'ownership' ||
      name === 'furnishing' ||
      name === 'villaType' ||
      (name === 'floor' && !facts.some((fact) => fact.is === 'floors' && !fact.isAbove)) ||
      (filter.type === 'range' && READ_UNITS.has(filter.unit))
    const field = 'fact' in filter ? fieldOf(filter.fact, category) : undefined
    if (!isRead || field === undefined) return []
    const search = name === 'ageYears' ? 'maxAgeYears' : (searchNames(name)[0] ?? name)
    const said = filtersIn(facts).flatMap((fact) => {
      const value = new Map<string, unknown>(Object.entries(fact.filters)).get(search)
      return value === undefined ? [] : [{ fact, value }]
    })
    const value = onlyOf(said.map((one) => one.value))
    return value === undefined
      ? []
      : [
          {
            name: field,
            value:
              filter.type === 'range' && filter.unit === 'moving in' ? possessionOf(Number(value)) : value,
            facts: said.map(({ fact }) => fact),
          },
        ]
  })
  return [
    ...compared,
    ...(zone === undefined ? [] : [{ name: 'zoneType', value: zone, facts: zones }]),
    ...featuresOf(facts, category),
  ]
}

function featuresOf(facts: readonly Fact[], category: Category): Filled[] {
  const features = facts.filter(isOf('feature')).filter(({ name }) => name in OWN_FIELDS[category])
  return [...new Set(features.map(({ name }) => name))].flatMap((name) => {
    const said = features.filter((feature) => feature.name === name)
    const value = onlyOf(said.map((feature) => feature.value))
    return value === undefined ? [] : [{ name, value, facts: said }]
  })
}

function fieldOf(fact: Compared, category: Category): string | undefined {
  if (typeof fact === 'string') return fact === 'deal' ? undefined : fact
  return new Map<string, string>(Object.entries(fact)).get(category)
}

/** The value that all give; undefined for none, or several. */
function onlyOf<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  const [first, ...others] = new Set(values)
  return others.length === 0 ? first : undefined
}

/** '5 katha plot in Matigara': made where the kind, a size and a place are known. */
function titleOf(fields: readonly Filled[], noun: string | undefined): Filled[] {
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value
  const size = fields.find(({ name, entered }) => entered && name !== 'carpetArea')?.entered
  const bhk = valueOf('bhk')
  const measure =
    typeof bhk === 'string' ? bhk.replace('BHK', ' BHK') : size && formatArea(size.value, size.unit)
  const place = valueOf('locality') ?? valueOf('city')
  if (noun === undefined || measure === undefined || typeof place !== 'string') return []
  return [{ name: 'title', value: `${measure} ${noun} in ${place}`, facts: [] }]
}

/** What no field was filled from, neighbouring words together. */
function restOf(text: string, facts: readonly Fact[], filled: readonly Pick<Filled, 'facts'>[]): Span[] {
  const used = filled.flatMap(({ facts: spans }) => spans)
  const rest: Span[] = []
  for (const fact of facts) {
    const isUsed = used.some(({ from, to }) => from <= fact.from && fact.to <= to)
    if (isUsed || fact.is === 'nothing' || fact.is === 'near') continue
    const last = rest.at(-1)
    const isNext = last && !/[^ :.'’()-]/u.test(text.slice(last.to, fact.from))
    if (isNext) last.to = fact.to
    else rest.push({ from: fact.from, to: fact.to })
  }
  return rest
}
