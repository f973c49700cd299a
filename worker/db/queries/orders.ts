import type { Sort } from '#contract/properties/enums.ts'

/** An order of listings: the walk's index, the column that ranks, and which way. Age settles ties. */
type Order = { index: string; column: string; direction: 'ASC' | 'DESC' }

export const ORDERS: Record<Sort, Order> = {
  newest: { index: 'newest', column: 'seq', direction: 'DESC' },
  'price-asc': { index: 'cheapest', column: 'price_ascending', direction: 'ASC' },
  'price-desc': { index: 'dearest', column: 'price_inr', direction: 'DESC' },
  'area-desc': { index: 'largest', column: 'area_order', direction: 'DESC' },
  best: { index: 'newest', column: 'seq', direction: 'DESC' },
}

/** The place of one listing in an order. */
export type Position = { rank: number; seq: number }

/**
 * The listings behind a position, as a condition that continues a WHERE. COLLATE lets SQLite seek an index by both
 * values; without it a walk meets the equals before the position again.
 */
export function behind(sort: Sort, position: Position | undefined): string {
  if (!position) return ''
  const { column, direction } = ORDERS[sort]
  if (sort === 'newest') return ` AND seq < ${position.seq}`
  const sign = direction === 'ASC' ? '>' : '<'
  return ` AND (${column}, seq) ${sign} (${position.rank}, ${position.seq} COLLATE BINARY)`
}
