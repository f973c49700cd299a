import { env } from 'cloudflare:workers'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRecord } from '#contract/text/records.ts'
import * as schema from '#worker/db/schema.ts'
import { asVisitor } from '#worker/test/client.ts'
import { initOf, WRITE_CALLS } from '#worker/test/write-calls.ts'
import { inputOf } from './calls/call.ts'
import { TABLE } from './index.ts'

const TABLES: SQLiteTable[] = Object.values(schema)
const COLUMNS = TABLES.flatMap((table) => Object.entries(getTableColumns(table)))
const NUMBER = 987_654_000

/** A value for every column under both of its names that can be found again: words that say so, numbers nobody else uses. */
const SMUGGLED: Record<string, unknown> = Object.fromEntries([
  ...COLUMNS.flatMap(([name, column], index) => {
    const value = column.dataType === 'number' ? NUMBER + index : `smuggled-${name}`
    return [
      [name, column.dataType === 'boolean' ? true : value],
      [column.name, column.dataType === 'boolean' ? true : value],
    ]
  }),
  ['_id', 'smuggled-_id'],
  ['role', 'admin'],
  ['isAdmin', true],
])

/** The names that a call's own schema knows, wherever in it. */
function namesIn(jsonSchema: unknown): string[] {
  if (Array.isArray(jsonSchema)) return jsonSchema.flatMap(namesIn)
  if (!isRecord(jsonSchema)) return []
  const own = isRecord(jsonSchema['properties']) ? Object.keys(jsonSchema['properties']) : []
  return [...own, ...Object.values(jsonSchema).flatMap(namesIn)]
}

function smuggledInto(row: string): Record<string, unknown> {
  const call = TABLE.find(({ method, path }) => `${method} ${path}` === row)
  const { json } = call ? inputOf(call) : {}
  const known = new Set(json ? namesIn(z.toJSONSchema(json, { io: 'input', unrepresentable: 'any' })) : [])
  return Object.fromEntries(Object.entries(SMUGGLED).filter(([name]) => !known.has(name)))
}

/** The same in as many bodies as it takes where the call's largest is small. */
function portionsFor(row: string): Record<string, unknown>[] {
  const all = Object.entries(smuggledInto(row))
  const { body } = TABLE.find(({ method, path }) => `${method} ${path}` === row) ?? {}
  const isSmall = body !== undefined && 'largestBytes' in body && body.largestBytes < 16_000
  const length = isSmall ? 60 : all.length
  return Array.from({ length: Math.ceil(all.length / length) }, (_, at) =>
    Object.fromEntries(all.slice(at * length, (at + 1) * length)),
  )
}

const everything = async () => {
  const rows = await env.DB.batch<object>(
    TABLES.map((table) => env.DB.prepare(`SELECT * FROM "${getTableName(table)}"`)),
  )
  return JSON.stringify(rows.map(({ results }) => results))
}
const storedAccounts = async () =>
  (await env.DB.prepare('SELECT email, role, approved_by_admin, suspended_at FROM users ORDER BY id').all())
    .results

const WITH_BODY = TABLE.filter(({ body }) => body?.kind === 'json').map(
  ({ method, path }) => `${method} ${path}`,
)
/** Whose business roles and approvals are. */
const CHANGES_STANDING = ['PATCH /api/users/:id']

/** Calls with a body that store nothing. */
const READING = ['/askOn', '/from-text', '/properties/like', '/properties/composed']

it('every row of the table that writes has a call to try', () => {
  const writing = TABLE.filter(({ method }) => method !== 'GET').map(
    ({ method, path }) => `${method} ${path}`,
  )
  expect(
    writing.filter((row) => !(row in WRITE_CALLS) && !READING.some((reading) => row.endsWith(reading))),
  ).toEqual([])
})

describe.each(WITH_BODY.filter((row) => row in WRITE_CALLS))('%s', (row) => {
  it.each(portionsFor(row))('sets no column that its form does not have (%#)', async (smuggled) => {
    const call = await WRITE_CALLS[row]?.()
    if (!call) throw new Error('There is no such call.')
    const body = isRecord(call.body) ? call.body : {}
    const inner = isRecord(body['propertyDetails'])
      ? { propertyDetails: { ...smuggled, ...body['propertyDetails'] } }
      : {}
    const before = await storedAccounts()
    const response = await asVisitor().fetch(
      call.path,
      initOf({ ...call, body: { ...smuggled, ...body, ...inner } }),
    )
    expect(response.status).toBeLessThan(300)
    const stored = await everything()
    expect(stored.match(/smuggled-\w+/g) ?? []).toEqual([])
    expect(stored.match(/987654\d{3}/g) ?? []).toEqual([])
    if (CHANGES_STANDING.includes(row)) return
    const after = await storedAccounts()
    for (const account of before) expect(after).toContainEqual(account)
    const approved = after.filter((account) => !before.some(({ email }) => email === account['email']))
    expect(approved.filter((account) => account['approved_by_admin'] !== 0)).toEqual([])
  })
})
