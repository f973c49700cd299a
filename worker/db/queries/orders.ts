import type { Sort } from '#contract/property-words.ts'

/** An order of listings: the walk's index, the column that ranks, and which way. Age settles ties. */
type Order = { index: string; column: string; direction: 'ASC' | 'DESC' }

export const ORDERS: Record<Sort, Order> = {
  newest: { index: 'newest', column: 'seq', direction: 'DESC' },
  'price-asc': { index: 'cheapest', column: 'price_ascending', direction: 'ASC' },
  'price-desc': { index: 'dearest', column: 'price_inr', direction: 'DESC' },
  'area-desc': { index: 'largest', column: 'area_order', direction: 'DESC' },
}

/** The place of one listing in an order. */
export type Position = { rank: number; seq: number }

/** The listings behind a position, as a condition that continues a WHERE. */
export function behind(sort: Sort, position: Position | undefined): string {
  if (!position) return ''
  const { column, direction } = ORDERS[sort]
  if (sort === 'newest') return ` AND seq < ${position.seq}`
  return ` AND (${column}, seq) ${direction === 'ASC' ? '>' : '<'} (${position.rank}, ${position.seq})`
}

/**
 * The same in conditions that an index answers without meeting the equals before the position again: those of the same
 * rank, then all further ones.
 */
export function behindInTurn(sort: Sort, position: Position | undefined): string[] {
  if (!position || sort === 'newest') return [behind(sort, position)]
  const { column, direction } = ORDERS[sort]
  const sign = direction === 'ASC' ? '>' : '<'
  return [
    ` AND ${column} = ${position.rank} AND seq ${sign} ${position.seq}`,
    ` AND ${column} ${sign} ${position.rank}`,
  ]
}
