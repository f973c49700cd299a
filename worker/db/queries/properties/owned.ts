import { desc, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'

const MOST = 20
const LEAST_LETTERS = 3
const LEAST_DIGITS = 6
/** Without the country's code and the leading 0, as which a number may be typed or stored. */
const OWN_DIGITS = 10
const PHONE = /^[+\d\s().-]+$/

/** The ages of the newest listings whose owner is called so, or has this number; of the firm's own people alone may this be asked. */
export async function findOwned(db: Db, text: string): Promise<number[]> {
  const isOwned = ownedBy(text.trim())
  if (!isOwned) return []
  const rows = await db
    .select({ seq: properties.seq })
    .from(properties)
    .where(isOwned)
    .orderBy(desc(properties.seq))
    .limit(MOST)
  return rows.map(({ seq }) => seq)
}

function ownedBy(text: string) {
  if (PHONE.test(text)) {
    const digits = text.replaceAll(/\D/g, '').slice(-OWN_DIGITS)
    if (digits.length < LEAST_DIGITS) return undefined
    return sql`instr(${properties.staffDetails} ->> '$.ownerPhones', ${digits}) > 0`
  }
  if (text.length < LEAST_LETTERS) return undefined
  return sql`instr(lower(${properties.staffDetails} ->> '$.ownerName'), ${text.toLowerCase()}) > 0`
}
