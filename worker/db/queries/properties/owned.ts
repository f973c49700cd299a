import { sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import type { Db } from '#worker/db/client.ts'

const LEAST_LETTERS = 3
const LEAST_DIGITS = 6
/** Without the country's code and the leading 0, as which a number may be typed or stored. */
const OWN_DIGITS = 10
const PHONE = /^[+\d\s().-]+$/

/** The ages of the newest listings whose owner is called so, or has this number; of the firm's own people alone may this be asked. */
export async function findOwned(db: Db, text: string): Promise<number[]> {
  const match = ownedBy(text.trim())
  if (match === undefined) return []
  const rows = await db.all<{ seq: number }>(
    sql`SELECT rowid AS seq FROM owners_search WHERE owners_search MATCH ${match} ORDER BY rowid DESC LIMIT ${LIMITS.ownedListings}`,
  )
  return rows.map(({ seq }) => seq)
}

/** What the index of owners is asked: it finds these letters or digits anywhere in a name or a number. */
function ownedBy(text: string): string | undefined {
  const typed = asciiDigits(text)
  if (PHONE.test(typed)) {
    const digits = typed.replaceAll(/\D/g, '').slice(-OWN_DIGITS)
    return digits.length < LEAST_DIGITS ? undefined : `phones : "${digits}"`
  }
  const letters = text.replaceAll('"', '""')
  return text.length < LEAST_LETTERS ? undefined : `name : "${letters}"`
}
