import { type AnySQLiteColumn, index } from 'drizzle-orm/sqlite-core'

type WalkColumn =
  | 'status'
  | 'category'
  | 'isResidential'
  | 'deal'
  | 'leaseType'
  | 'bedRooms'
  | 'priceInr'
  | 'priceAscending'
  | 'areaOrder'
  | 'priceBand'
  | 'priceZone'
  | 'areaBand'
  | 'areaZone'

/**
 * The ranges that list pages walk: each facet in each order. The name is properties_{facet}_{order}, as
 * queries/walks.ts asks for it.
 */
export function walkIndexes(table: Record<WalkColumn, AnySQLiteColumn>) {
  const facets = {
    category: [table.category],
    residential: [table.isResidential],
    deal: [table.deal],
    lease: [table.leaseType],
    bedrooms: [table.bedRooms],
    all: [],
  }
  const orders = {
    newest: [],
    cheapest: [table.priceAscending],
    dearest: [table.priceInr],
    largest: [table.areaOrder],
  }
  const bands = {
    price_band: [table.priceBand],
    price_zone: [table.priceZone],
    area_band: [table.areaBand],
    area_zone: [table.areaZone],
  }
  const walks = [
    ...pairs(facets, orders),
    ...pairs(bands, orders).filter(([name]) => !SELF_ORDERED.test(name)),
  ]
  return walks.map(([name, columns]) => index(`properties_${name}`).on(table.status, ...columns))
}

/** A band of prices in the order of prices is no walk: the order's own index holds the range. */
const SELF_ORDERED = /^price_.*(cheapest|dearest)|^area_.*largest/

function pairs(facets: Record<string, AnySQLiteColumn[]>, orders: Record<string, AnySQLiteColumn[]>) {
  return Object.entries(facets).flatMap(([facet, fixed]) =>
    Object.entries(orders).map(([order, sorted]) => [`${facet}_${order}`, [...fixed, ...sorted]] as const),
  )
}
