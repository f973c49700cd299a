import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { BETWEEN_DIGITS, phonePattern, writtenDigits } from '#contract/leads/phone.ts'
import { TYPED_PARAMETERS } from '#contract/list/query.ts'
import type { ColumnText } from './rewriting.ts'

/** What stands where a number stood. */
export const ERASED = 'Erased'

/** How what people typed stands in a column: as it is, or as in an address. */
type Spelling = { between: readonly string[]; spelled: (digits: string) => string }
const AS_TYPED: Spelling = {
  // JSON has breaks in two letters.
  between: [...BETWEEN_DIGITS, '\\t', '\\n', '\\r'],
  spelled: (digits) => digits,
}
const IN_ADDRESS: Spelling = {
  between: [...BETWEEN_DIGITS.map(encodeURIComponent), '+', '%28', '%29'],
  spelled: encodeURIComponent,
}

/**
 * Whether one of these columns may hold a number, whatever people put between its digits. Longer numbers hold it too: what is changed or
 * removed is said by `phonePattern` alone.
 */
export const holding = (key: string, columns: (SQLiteColumn | SQL)[]): SQL => holds(key, columns, AS_TYPED)

/** The same of columns with addresses of pages, or with what stands behind their '?'. */
export const holdingInAddress = (key: string, columns: SQLiteColumn[]): SQL => holds(key, columns, IN_ADDRESS)

/** The stamp in front of a picture's name is no number of anybody. */
const BEFORE_NAME = /^.*\/\d{13}_/

/** Whether the address of a picture may hold a number as its file was called; `isInPicture` says whether it does. */
export const holdingInPicture = (key: string, address: SQLiteColumn): SQL =>
  holding(key, [sql`replace(${address}, '_', '')`])
export const isInPicture = (key: string, address: string): boolean =>
  phonePattern(key).test(address.replace(BEFORE_NAME, '').replaceAll('_', ' '))

function holds(key: string, columns: (SQLiteColumn | SQL)[], { between, spelled }: Spelling): SQL {
  const text = sql`concat_ws('|', ${sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )})`
  const digits = between.reduce((given, sign) => sql`replace(${given}, ${sign}, '')`, text)
  const written = JSON.stringify(writtenDigits(key).map(spelled))
  return sql`EXISTS (SELECT 1 FROM (SELECT ${digits} AS digits), json_each(${written}) AS written
    WHERE instr(digits, written.value) > 0)`
}

export const erasedIn = (key: string, text: string): string => text.replaceAll(phonePattern(key), ERASED)
export const without = (key: string, text: ColumnText): ColumnText => text && erasedIn(key, text)

/** JSON without a number in its texts, and without these names. */
export function withoutInJson(key: string, json: ColumnText, names: readonly string[] = []): ColumnText {
  if (json === null) return null
  return JSON.stringify(
    JSON.parse(json, (name, value: unknown) => {
      if (names.includes(name)) return undefined
      return typeof value === 'string' ? without(key, value) : value
    }),
  )
}

/** Whether a mail, as it waits in the outbox, holds a number: in one of its texts, or in what was typed for the list it leads to. */
export function isInMail(key: string, mail: string): boolean {
  const left: unknown = JSON.parse(mail, (name, value: unknown) => {
    if (typeof value !== 'string') return value
    return name === 'query' ? withoutInQuery(key, value) : without(key, value)
  })
  return JSON.stringify(left) !== JSON.stringify(JSON.parse(mail))
}

const PARTS_OF_ADDRESS = /[^/?&=#]+/g

/** The address of a page without a number in any of its parts; the others stay as they are spelled. */
export const withoutInAddress = (key: string, address: ColumnText): ColumnText =>
  address && address.replaceAll(PARTS_OF_ADDRESS, (part) => withoutInPart(key, part))

/** The query of a list without a number in what was typed; amounts of the same digits stay. */
export const withoutInQuery = (key: string, query: ColumnText): ColumnText =>
  query &&
  query
    .split('&')
    .map((parameter) => {
      const [name = '', value = ''] = parameter.split('=')
      return TYPED_PARAMETERS.includes(name) ? `${name}=${withoutInPart(key, value)}` : parameter
    })
    .join('&')

function withoutInPart(key: string, part: string): string {
  const typed = decoded(part)
  const left = erasedIn(key, typed)
  return left === typed ? part : encodeURIComponent(left)
}

/** As it was typed; as it stands where it is no encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}
