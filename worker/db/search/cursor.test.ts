import { expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import { MOST_TITLED, readCursor, writeCursor } from './cursor.ts'
import { AGES } from './plan.ts'

it('has room for all that may come first, however old the firm is', () => {
  const search: ListSearch = { statuses: ['available'], sort: 'best', isUnfindable: false }
  const most = MOST_TITLED + LIMITS.ownedListings
  const cursor = {
    position: { run: 9, rank: LIMITS.maxPriceInr, seq: AGES - 1 },
    total: '1000+',
    named: Array.from({ length: most }, (_, at) => AGES - 1 - at),
  }
  const text = writeCursor(cursor, search)
  expect(readCursor(PropertyQuery.parse({ cursor: text }).cursor ?? '', search)).toEqual(cursor)
})
