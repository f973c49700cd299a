import { type AreaUnit, formatArea, fromSqFt } from '#contract/units/area.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { DEALS } from '#contract/properties/enums.ts'
import {
  boundsIn,
  type Filter,
  FILTER_NAMES,
  type FilterName,
  type FilterNames,
  FILTERS,
  isFilterOf,
  type ListFilters,
} from '#contract/properties/filters.ts'
import { movingInOf, possessionOf } from '#contract/properties/possession.ts'
import { monthIn, placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { budgetLabel } from './budget-label.ts'

const words = messages.activeFilters

const stored = messages.words.stored

export const isSwitch = isFilterOf('flag')
export type Switch = FilterNames<{ type: 'flag' }>
export const isRange = isFilterOf('range')
export type RangeName = FilterNames<{ type: 'range' }>

export const isOn = (params: URLSearchParams, key: Switch) => params.get(key)?.trim().toLowerCase() === 'true'

/** How a value of a filter is said: '3 bedrooms', 'North facing'. */
export const SAID: Record<Exclude<FilterName, Switch | RangeName | 'place'>, (value: string) => string> = {
  category: messages.words.kind,
  deal: dealLabel,
  bedRooms: words.bedroomsCount,
  bathrooms: words.bathroomsCount,
  villaType: stored,
  furnishing: (word) => capitalised(stored(word)),
  floor: words.floor,
  facing: (direction) => words.facing(stored(direction)),
  ownership: stored,
  leaseType: messages.words.use,
  bbox: () => words.onMap.box,
  outline: () => words.onMap.outline,
  placed: (isPlaced) => (isPlaced.toLowerCase() === 'false' ? words.onMap.none : words.onMap.some),
}

type RangeWords = {
  /** One number of it: '5 katha', 'Road 40 ft'. */
  amount: (value: number) => string
  /** The same as what somebody asked for, behind what there is: '40 ft'. */
  asked?: (value: number) => string
  /** What is said of a listing that does not tell. */
  unknown: (wanted: string) => string
}
/** Of these an address says one bound alone. */
export type OneBound = FilterNames<{ unit: 'ft' | 'places' | 'years' | 'moving in' }>
export const isOneBound = (name: FilterName): name is OneBound => name in ONE_BOUND
const nothing = messages.noProperties

/** How that bound is said. */
export const ONE_BOUND: Record<OneBound, (value: string) => string> = {
  roadWidth: words.roadFrom,
  ceilingHeight: words.heightFrom,
  parkingPlaces: words.parkingFor,
  ageYears: words.ageUpTo,
  possession: (possession) => {
    const movingIn = movingInOf(possession)
    if (movingIn === undefined) return possession
    return movingIn === 0 ? words.ready : words.readyBy(monthIn(possessionOf(movingIn)))
  },
}

/** What an address calls it. */
export function boundKey(name: OneBound): string {
  const { bounds }: Extract<Filter, { type: 'range' }> = FILTERS[name]
  return bounds.max?.address ?? bounds.min?.address ?? name
}

export const RANGE_WORDS: Record<RangeName, RangeWords> = {
  price: { amount: formatLakhCrore, unknown: () => messages.card.contactForPrice },
  area: { amount: (sqFt) => formatArea(sqFt, 'sq ft'), unknown: () => nothing.sizeUnknown },
  land: {
    amount: (sqFt) => formatArea(fromSqFt(sqFt, 'katha'), 'katha'),
    unknown: () => nothing.sizeUnknown,
  },
  roadWidth: {
    amount: (feet) => nothing.road(String(feet)),
    asked: (feet) => nothing.feet(String(feet)),
    unknown: (feet) => nothing.notMentioned(words.roadFrom(feet)),
  },
  ceilingHeight: {
    amount: (feet) => nothing.height(String(feet)),
    asked: (feet) => nothing.feet(String(feet)),
    unknown: (feet) => nothing.notMentioned(words.heightFrom(feet)),
  },
  parkingPlaces: {
    amount: (places) => nothing.parkingPlaces(String(places)),
    unknown: (places) => nothing.notMentioned(words.parkingFor(places)),
  },
  ageYears: {
    amount: (years) => nothing.yearsOld(String(years)),
    unknown: (years) => nothing.notMentioned(nothing.yearsOld(years)),
  },
  possession: {
    amount: (movingIn) => ONE_BOUND.possession(possessionOf(movingIn)),
    unknown: (movingIn) => nothing.notMentioned(ONE_BOUND.possession(possessionOf(Number(movingIn)))),
  },
}

/** A part of a text in a few words: '3 bedrooms', '4.5 katha to 5.5 katha', 'Loading dock'. Land in the unit that was typed. */
export function filtersLabel(filters: ListFilters, landUnit: AreaUnit): string {
  return FILTER_NAMES.map((name) => filterLabel(name, filters, landUnit))
    .filter(Boolean)
    .join(', ')
}

function filterLabel(name: FilterName, filters: ListFilters, landUnit: AreaUnit): string | false | undefined {
  if (name === 'place') return placesLabel(filters)
  if (name === 'category') return filters.categories?.map(SAID.category).join(', ')
  if (isSwitch(name)) return filters[name] && words.features[name]
  if (name === 'bbox' || name === 'outline') return filters[name] && SAID[name]('')
  if (!isRange(name))
    return [
      filters[name] !== undefined && SAID[name](String(filters[name])),
      name === 'bedRooms' && bedroomRangeLabel(filters),
    ]
      .filter(Boolean)
      .join(', ')
  const { min, max } = boundsIn(filters, FILTERS[name].bounds)
  switch (name) {
    case 'price':
      return budgetLabel({ minInr: min, maxInr: max })
    case 'area':
      return areaLabel(min, max, 'sq ft')
    case 'land':
      return areaLabel(min, max, landUnit)
    case 'roadWidth':
    case 'ceilingHeight':
    case 'parkingPlaces':
      return min !== undefined && ONE_BOUND[name](String(min))
    case 'ageYears':
      return [
        min !== undefined && words.ageFrom(String(min)),
        max !== undefined && ONE_BOUND.ageYears(String(max)),
      ]
        .filter(Boolean)
        .join(', ')
    case 'possession':
      return max !== undefined && ONE_BOUND.possession(possessionOf(max))
    default:
      return name satisfies never
  }
}

/** 'Sukna / Dagapur', 'Matigara and near: Kawakhali, Shivmandir', 'Not Sukna'. */
function placesLabel({ place, otherPlaces = [], nearPlaces, notPlaces }: ListFilters): string | undefined {
  const named = (places: string[], between = ' / ') =>
    places.map((name) => placeNameOf(capitalised(name))).join(between)
  const wanted = place !== undefined && named([place, ...otherPlaces])
  if (wanted) return nearPlaces ? words.near(wanted, named(nearPlaces, ', ')) : wanted
  return notPlaces && words.notIn(named(notPlaces))
}

/** 'From 3 bedrooms', 'Up to 3 bedrooms', '2 to 3 bedrooms'. */
function bedroomRangeLabel({ minBedRooms: min, maxBedRooms: max }: ListFilters): string | undefined {
  if (max === undefined) return min === undefined ? min : words.areaAtLeast(words.bedroomsCount(String(min)))
  const most = words.bedroomsCount(String(max))
  return min === undefined ? words.areaAtMost(most) : words.between(String(min), most)
}

/** So far off may a size be that was typed as one number: '5 katha'. */
const GIVE_OR_TAKE = 0.1

/** 'From 5 katha', 'Up to 5 katha', '4 katha to 6 katha', '5 katha, give or take a tenth'. */
function areaLabel(min: number | undefined, max: number | undefined, unit: AreaUnit): string | undefined {
  const inUnit = (sqFt: number) => sizeIn(fromSqFt(sqFt, unit), unit)
  const about = min !== undefined && max !== undefined ? (min + max) / 2 : 0
  if (about > 0 && Math.abs((max ?? 0) / about - 1 - GIVE_OR_TAKE) < 0.002)
    return words.giveOrTake(inUnit(about))
  if (min !== undefined && max !== undefined) return words.between(inUnit(min), inUnit(max))
  if (min !== undefined) return words.areaAtLeast(inUnit(min))
  return max === undefined ? undefined : words.areaAtMost(inUnit(max))
}

/** '5 katha', in the words of the page. */
export const sizeIn = (size: number, unit: AreaUnit) => messages.words.amount(formatArea(size, unit))

export function dealLabel(deal: string): string {
  const known = DEALS.find((word) => word === deal)
  return known ? words.deals[known] : deal
}

/** 'sevoke road' as 'Sevoke Road'. */
export const capitalised = (place: string) => place.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
