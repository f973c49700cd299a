import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { inAnyScript, inEachScript, ownDigits, phonePattern } from '#contract/leads/phone.ts'
import { TYPED_PARAMETERS } from '#contract/list/query.ts'
import type { ColumnText } from './rewriting.ts'

/** What stands where a number stood. */
export const ERASED = 'Erased'

const DIGITS = '0123456789'.split('')
const replaced = (text: SQL, pairs: readonly (readonly [sign: string, by: string])[]): SQL =>
  pairs.reduce(
    (given, [sign, by]) => sql`replace(${given}, ${sql.raw(`'${sign}'`)}, ${sql.raw(`'${by}'`)})`,
    text,
  )

const IN_ASCII = DIGITS.flatMap((digit) =>
  inEachScript(digit)
    .slice(1)
    .map((written) => [written, digit] as const),
)
/** An encoded digit of most scripts ends with the digit: there one replacement serves all ten, and D1 takes no hundred in each other. */
const DECODED = new Map(
  IN_ASCII.map(([written, digit]) => {
    const encoded = encodeURIComponent(written)
    return encoded.endsWith(digit) ? [encoded.slice(0, -1), ''] : [encoded, digit]
  }),
)
/** What else is encoded, of whose two signs one may be a digit. */
const NOT_ENCODED = [
  ...'23456789ABCDEF'.split('').map((first) => [`%${first}`, '%~'] as const),
  ...DIGITS.map((second) => [`%~${second}`, ''] as const),
]

/**
 * Whether one of these columns may hold a number, whatever people put between its digits. Longer numbers hold it too: what is changed or
 * removed is said by `phonePattern` alone.
 */
export function holding(key: string, columns: (SQLiteColumn | SQL)[]): SQL {
  const text = textOf(columns)
  const isLikely = sql.join(
    inPairs(ownDigits(key)).map((digits) => sql`${text} GLOB ${followingEachOther(digits)}`),
    sql` AND `,
  )
  return sql`(${isLikely} AND ${holds(key, replaced(text, IN_ASCII))})`
}

/** The same of columns with addresses of pages, or with what stands behind their '?'. */
export const holdingInAddress = (key: string, columns: SQLiteColumn[]): SQL =>
  holds(key, replaced(sql`upper(${textOf(columns)})`, [...DECODED, ...NOT_ENCODED]))

/** The stamp in front of a picture's name is no number of anybody. */
const BEFORE_NAME = /^.*\/\d{13}_/

/** Whether the address of a picture may hold a number as its file was called; `isInPicture` says whether it does. */
export const holdingInPicture = (key: string, address: SQLiteColumn): SQL => holding(key, [address])
export const isInPicture = (key: string, address: string): boolean =>
  phonePattern(key).test(address.replace(BEFORE_NAME, ''))

const textOf = (columns: (SQLiteColumn | SQL)[]) =>
  sql`concat_ws('|', ${sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  )})`

/** A pattern of D1 has at most 50 bytes. */
const inPairs = (digits: string): string[] => digits.match(/\d{2}/g) ?? []
const followingEachOther = (digits: string) => `*${digits.split('').map(inAnyScript).join('*')}*`

/** Whether the digits of a text, without all between them, have those of a number. Cut before each digit, its parts begin with them. */
function holds(key: string, text: SQL): SQL {
  const cut = replaced(text, [
    ['"', ' '],
    ['\\', ' '],
    ...DIGITS.map((digit) => [digit, `","${digit}`] as const),
  ])
  return sql`instr((SELECT group_concat(substr(part.value, 1, 1), '') FROM json_each('["' || ${cut} || '"]') AS part
    WHERE part.key > 0), ${ownDigits(key)}) > 0`
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
