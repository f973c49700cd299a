import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect } from 'vitest'
import { CsvReply } from '#contract/properties/csv.ts'
import { PATHS } from '#contract/paths.ts'
import { PropertyList } from '#contract/properties/replies.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, type Caller } from './client.ts'
import { anAccount } from './factories.ts'

export const HEAD = 'Category,Title,City,Price'
export const ROW = 'Plot,Corner plot,Siliguri,4500000'
/** Who imports, made anew for each file of tests. */
export let admin: Account
export let adminCaller: Caller

/** An importer, and before each case no listing. */
export function importCases() {
  beforeAll(async () => {
    admin = await anAccount({ role: 'admin' })
    adminCaller = await as(admin)
  })
  beforeEach(async () => {
    await env.DB.batch(['properties', 'audit_log'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  })
}

type Sent = string | Uint8Array
export const send = (body: Sent, { query = '', caller = adminCaller, type = 'text/csv', key = '' } = {}) =>
  caller.fetch(`${PATHS.propertiesCsv}${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(key && { 'idempotency-key': key }) },
  })
export const dryRun = async (body: Sent) =>
  CsvReply.parse(await (await send(body, { query: '?dryRun=1' })).json())
export const stored = async () =>
  PropertyList.parse(await (await adminCaller.get(`${PATHS.properties}?status=all&limit=100`)).json())
export const imported = async (body: Sent) => {
  const response = await send(body)
  expect(response.status).toBe(201)
  CsvReply.parse(await response.json())
  return (await stored()).toReversed()
}
export const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n')
