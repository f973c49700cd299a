import { AREA_BANDS_SQ_FT, bandOf, coverBands, PRICE_BANDS_INR } from '#worker/db/bands.ts'
import { LIMITS } from '#contract/limits.ts'
import type { FilterCategory } from '#contract/properties/enums.ts'
import { ORDERS, type Position } from './orders.ts'
import { isOpen, type PropertySearch, type Range } from './property-search.ts'

/*
 * SQL here is text: every value in it is a number or a word of a closed list of the contract, checked by
 * property-query.ts. D1 takes 100 parameters, and a merge of walks would need more.
 */

/** One index range: the facet's part of the index name, and what it fixes. */
export type Facet = { name: string; condition: string }

/** A budget never finds price on request. */
const priceBounds = (range: Range): Range =>
  isOpen(range) ? range : { ...range, min: Math.max(1, range.min ?? 1) }

/** The filter whose index the walk follows: the most selective one. Everything else is held against its rows. */
export function facetsOf(search: PropertySearch): Facet[] {
  const { bedRooms, leaseType, priceInr, areaSqFt, categoryGroups, deal, sort, statuses } = search
  const isOneStatus = statuses.length === 1
  if (bedRooms !== undefined) return [facet('bedrooms', `bed_rooms = ${bedRooms}`)]
  if (leaseType) return [facet('lease', `lease_type = '${leaseType}'`)]
  if (isOneStatus && !isOpen(priceInr) && !sort.startsWith('price'))
    return bandFacets('price', priceBounds(priceInr), PRICE_BANDS_INR)
  if (isOneStatus && !isOpen(areaSqFt) && !sort.startsWith('area'))
    return bandFacets('area', areaSqFt, AREA_BANDS_SQ_FT)
  const [group = []] = categoryGroups
  if (isResidential(group)) return [facet('residential', 'is_residential = 1')]
  if (group.length > 0 && !group.includes('Residential'))
    return group.map((category) => facet('category', `category = '${category}'`))
  return [deal ? facet('deal', `deal = '${deal}'`) : { name: 'all', condition: '' }]
}

/**
 * The order's own range: prices between two, cheapest first, are one walk of the price index. Behind a position
 * the side that the walk came from is left out, or SQLite would start from there instead of from the position.
 */
export function boundsOf(search: PropertySearch, position: Position | undefined): string {
  const { min, max } = orderedRange(search)
  const { column, direction } = ORDERS[search.sort]
  const ahead = direction === 'ASC' ? { max } : { min }
  return rangeSql(column, position ? ahead : { min, max })
    .map((bound) => ` AND ${bound}`)
    .join('')
}

/** The range that is asked for in the value that the order ranks by. */
function orderedRange({ sort, priceInr, areaSqFt }: PropertySearch): Range {
  if (sort.startsWith('price'))
    return isOpen(priceInr) ? {} : { max: LIMITS.maxPriceInr, ...priceBounds(priceInr) }
  return sort.startsWith('area') ? areaSqFt : {}
}

/** Every filter as one condition on a listing. */
export function filterOf(search: PropertySearch): string {
  const conditions = conditionsOf(search)
  return conditions.length > 0 ? conditions.join(' AND ') : '1'
}

/** What is left to check on the rows of the walked facets; '1' when those decide alone. */
export function restOf(search: PropertySearch): string {
  const rest = withoutOrderedRange(search)
  const isDecided =
    conditionsOf(rest).length <= 1 &&
    isOpen(rest.priceInr) &&
    isOpen(rest.areaSqFt) &&
    !search.categoryGroups.some(isMixed)
  return isDecided ? '1' : filterOf(search)
}

/** The bounds of what the order ranks by stand in the walk itself. */
function withoutOrderedRange(search: PropertySearch): PropertySearch {
  if (search.sort.startsWith('price')) return { ...search, priceInr: {} }
  return search.sort.startsWith('area') ? { ...search, areaSqFt: {} } : search
}

function conditionsOf({
  bedRooms,
  leaseType,
  priceInr,
  areaSqFt,
  categoryGroups,
  deal,
}: PropertySearch): string[] {
  return [
    ...(bedRooms === undefined ? [] : [`bed_rooms = ${bedRooms}`]),
    ...(leaseType ? [`lease_type = '${leaseType}'`] : []),
    ...(deal ? [`deal = '${deal}'`] : []),
    ...categoryGroups.map(categorySql),
    ...rangeSql('price_inr', priceBounds(priceInr)),
    ...rangeSql('area_order', areaSqFt),
  ]
}

function categorySql(group: FilterCategory[]): string {
  const each = group.map((category) =>
    category === 'Residential' ? 'is_residential = 1' : `category = '${category}'`,
  )
  return `(${each.join(' OR ')})`
}

/** Residential alone or with villas, which it holds. */
const isResidential = (group: FilterCategory[]) =>
  group.includes('Residential') &&
  group.every((category) => category === 'Residential' || category === 'Villa')

const isMixed = (group: FilterCategory[]) => group.includes('Residential') && !isResidential(group)

const facet = (name: string, condition: string): Facet => ({ name, condition: ` AND ${condition}` })

function bandFacets(name: 'price' | 'area', { min, max }: Range, bands: number[]): Facet[] {
  const pieces = coverBands(bandOf(min ?? 0, bands), max === undefined ? bands.length : bandOf(max, bands))
  return pieces.map(({ kind, number }) => facet(`${name}_${kind}`, `${name}_${kind} = ${number}`))
}

function rangeSql(column: string, { min, max }: Range): string[] {
  return [
    ...(min === undefined ? [] : [`${column} >= ${min}`]),
    ...(max === undefined ? [] : [`${column} <= ${max}`]),
  ]
}
