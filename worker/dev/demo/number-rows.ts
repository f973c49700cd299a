import { indiaDay } from '#contract/units/time.ts'
import type { seenCounts, seenNames } from '#worker/db/schema.ts'
import { repeatableChance } from './chance.ts'
import type { DemoRows } from './rows.ts'

const DAYS = 60
const NAMES = [
  { kind: 'language', name: 'en', most: 60 },
  { kind: 'language', name: 'bn', most: 22 },
  { kind: 'language', name: 'hi', most: 14 },
  { kind: 'language', name: 'ne', most: 9 },
  { kind: 'host', name: 'www.google.com', most: 24 },
  { kind: 'host', name: 'www.facebook.com', most: 11 },
  { kind: 'search', name: 'category=Villa&city=Kalimpong', most: 3 },
  { kind: 'word', name: 'homestay', most: 2 },
] as const

type NumberRows = { counts: (typeof seenCounts.$inferInsert)[]; names: (typeof seenNames.$inferInsert)[] }

/** What visitors would have done with the demo listings that were public in the last days; the same each time. */
export function demoNumberRows(listings: readonly DemoRows[], nowMs: number): NumberRows {
  const chance = repeatableChance(41)
  /** Of what is less than one a day, one on some days. */
  const some = (count: number) => Math.floor(count + chance.next())
  const days = Array.from({ length: DAYS }, (_, ago) => indiaDay(nowMs) - ago)
  const shares = listings.map(({ listing }) => ({ listing, share: chance.doubling(0.3, 1.6) }))
  const counts = days.flatMap((day) =>
    shares
      .filter(({ listing: { publishedAt } }) => publishedAt && indiaDay(publishedAt) <= day)
      .map(({ listing, share }) => {
        const shown = Math.round(chance.whole(8, 40) * share)
        const opened = Math.round(shown * chance.doubling(0.08, 0.3))
        const enquired = some(opened * chance.doubling(0.03, 0.16))
        return {
          day,
          propertyId: listing.id,
          shown,
          opened,
          pictures: Math.round(opened * 0.6),
          enquired,
          sent: some(enquired * 0.22),
          called: some(enquired * 0.1),
          kept: Math.round(opened * 0.15),
          shared: Math.round(opened * 0.07),
        }
      }),
  )
  const names = days.flatMap((day) =>
    NAMES.map(({ kind, name, most }) => ({
      day,
      kind,
      name,
      times: chance.whole(Math.ceil(most / 2), most),
    })),
  )
  return { counts, names }
}
