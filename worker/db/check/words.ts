import { listingWordsOf } from '#worker/db/queries/properties/listing-words.ts'
import { type Fault, allRows } from './fault.ts'

const LISTINGS_AT_ONCE = 1000

type Row = { seq: number; title: string; locality: string | null; city: string; searchTerms: string }

/** Words of listings that no other spelling is led to, as they were written past queries/properties/listing-words.ts. */
export async function wordFaults(database: D1Database): Promise<Fault[]> {
  const kept = await allRows<{ word: string }>(database.prepare('SELECT word FROM listing_words'))
  const known = new Set(kept.map(({ word }) => word))
  const missing = new Map<string, string>()
  const page = database.prepare(
    `SELECT seq, title, locality, city, search_terms AS searchTerms FROM properties
    WHERE approved_by_admin AND seq > ? ORDER BY seq LIMIT ${LISTINGS_AT_ONCE}`,
  )
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: Row[] = await allRows<Row>(page.bind(after))
    for (const { word, sound } of listingWordsOf(rows.map((row) => ({ ...row, approvedByAdmin: true }))))
      if (!known.has(word)) missing.set(word, sound)
    after = rows.at(-1)?.seq
  }
  if (missing.size === 0) return []
  const keep = database.prepare(
    'INSERT OR IGNORE INTO listing_words (word, sound) SELECT value ->> 0, value ->> 1 FROM json_each(?)',
  )
  return [
    {
      kind: 'rows',
      sentence: `${missing.size} words of listings are not known by their sound.`,
      mend: [keep.bind(JSON.stringify([...missing]))],
    },
  ]
}
