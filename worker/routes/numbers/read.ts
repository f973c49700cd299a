import { COUNTED_EVENTS } from '#contract/numbers/counted-events.ts'
import { NumbersQuery, type NumbersReply } from '#contract/numbers/numbers.ts'
import { indiaDate } from '#contract/units/time.ts'
import { findListingNumbers, findNumbers } from '#worker/db/queries/numbers/read.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { searchSentence } from '#worker/features/alerts/alert-search.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'
import { writeLine } from '#worker/features/imports/cells.ts'

export const readNumbers = handlers(valid('query', NumbersQuery), async (c) => {
  const { searches, ...numbers } = await findNumbers(c.var.db, { ...c.req.valid('query'), nowMs: Date.now() })
  const places = await placesNow(c.var.db)
  const said = searches.map((search) => ({ ...search, said: searchSentence(search.query, 'en', places) }))
  return c.json<NumbersReply>({ ...numbers, searches: said })
})

const BYTE_ORDER_MARK = '\uFEFF'
const HEADERS = ['Number', 'Title', 'Category', 'Status', 'Days on market', ...COUNTED_EVENTS.map(named)]

/** The counts of every listing, the most opened first. */
export const exportNumbers = handlers(valid('query', NumbersQuery), async (c) => {
  const nowMs = Date.now()
  const listings = await findListingNumbers(c.var.db, { ...c.req.valid('query'), nowMs })
  const lines = listings.map((listing) =>
    writeLine([
      listing.number,
      listing.title,
      listing.category,
      listing.status,
      listing.daysOnMarket ?? '',
      ...COUNTED_EVENTS.map((name) => listing[name]),
    ]),
  )
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="numbers-${indiaDate(nowMs)}.csv"`)
  return c.body(BYTE_ORDER_MARK + writeLine(HEADERS) + lines.join(''))
})

function named(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
