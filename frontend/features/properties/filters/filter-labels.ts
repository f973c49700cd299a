import { type AreaUnit, formatArea, fromSqFt } from '#contract/units/area.ts'
import { DEALS } from '#contract/properties/enums.ts'
import type { ListFilters } from '#contract/search/list-filters.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { budgetLabel } from './budget-label.ts'

const words = messages.activeFilters

/** Filters that are either on or off, by their keys. */
export const SWITCHES = [
  'corner',
  'loadingDock',
  'crane',
  'coldStorage',
  'powerBackup',
  'gated',
  'garden',
  'garage',
  'boundaryWall',
] as const
export type Switch = (typeof SWITCHES)[number]

export const isOn = (params: URLSearchParams, key: Switch) => params.get(key)?.trim().toLowerCase() === 'true'

/** A part of a text in a few words: '3 bedrooms', '4.5 katha to 5.5 katha', 'Loading dock'. Land in the unit that was typed. */
export function filtersLabel(filters: ListFilters, landUnit: AreaUnit): string {
  const { categories = [], deal, bedRooms, bathrooms, facing, ownership, place } = filters
  const { minRoadWidthFt, minCeilingHeightFt } = filters
  return [
    ...categories.map(messages.words.stored),
    deal && dealLabel(deal),
    bedRooms !== undefined && words.bedroomsCount(String(bedRooms)),
    bedroomRangeLabel(filters),
    bathrooms !== undefined && words.bathroomsCount(String(bathrooms)),
    budgetLabel({ minInr: filters.minPriceInr, maxInr: filters.maxPriceInr }),
    areaLabel(filters.minAreaSqFt, filters.maxAreaSqFt, 'sq ft'),
    areaLabel(filters.minLandSqFt, filters.maxLandSqFt, landUnit),
    facing && words.facing(messages.words.stored(facing)),
    minRoadWidthFt !== undefined && words.roadFrom(String(minRoadWidthFt)),
    minCeilingHeightFt !== undefined && words.heightFrom(String(minCeilingHeightFt)),
    ...SWITCHES.map((feature) => filters[feature] && words.features[feature]),
    ownership && messages.words.stored(ownership),
    place && placeNameOf(capitalised(place)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** 'From 3 bedrooms', 'Up to 3 bedrooms', '2 to 3 bedrooms'. */
function bedroomRangeLabel({ minBedRooms: min, maxBedRooms: max }: ListFilters): string | undefined {
  if (max === undefined) return min === undefined ? min : words.areaAtLeast(words.bedroomsCount(String(min)))
  const most = words.bedroomsCount(String(max))
  return min === undefined ? words.areaAtMost(most) : words.between(String(min), most)
}

/** 'From 5 katha', 'Up to 5 katha', '4.5 katha to 5.5 katha'. */
function areaLabel(min: number | undefined, max: number | undefined, unit: AreaUnit): string | undefined {
  const inUnit = (sqFt: number) => sizeIn(fromSqFt(sqFt, unit), unit)
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
