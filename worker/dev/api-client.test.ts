import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { type OpenAPI3 } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateEmpty } from '#worker/dev/database/prepare.ts'
import { type SoakedWorker, startSoaked } from '#worker/dev/soak/worker.ts'
import { bundleWorker } from '#worker/dev/tools/build.ts'
import { PATHS } from '#contract/paths.ts'
import { hashPassword } from '#worker/services/passwords/passwords.ts'

const ADMIN = { email: 'admin@firm.test', password: 'a password for this test' }

/**
 * A client as somebody outside would write it, against types generated from the document. Text, as the types it imports
 * exist only while the test runs.
 */
const JOURNEY = `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

export async function journey(baseUrl: string, email: string, password: string) {
  const visitor = createClient<paths>({ baseUrl })
  const signedIn = await visitor.POST('/api/auth/login', { body: { email, password } })
  if (!signedIn.data) throw new Error(signedIn.error.message)
  const headers = { Authorization: 'Bearer ' + signedIn.data.token }
  const admin = createClient<paths>({ baseUrl, headers })
  const added = await admin.POST('/api/properties/add-property', {
    params: { header: { 'Idempotency-Key': 'a-key-of-this-journey' } },
    body: {
      propertyType: 'Plot',
      propertyDetails: { title: '5 katha plot', city: 'Siliguri', price: 9000000, approvedByAdmin: false },
    },
  })
  if (!added.data) throw new Error(added.error.message)
  const id: string = added.data.property._id
  const approved = await admin.POST('/api/properties/bulk', { body: { action: 'approve', ids: [id] } })
  if (!approved.data) throw new Error(approved.error.message)
  const listed = await visitor.GET('/api/properties', {
    params: { query: { maxPrice: 9500000, category: ['Plot'], corner: false, limit: 5 } },
  })
  if (!listed.data) throw new Error(listed.error.message)
  const prices: (number | null)[] = listed.data.map((property) => property.price)
  const code: 'NOT_FOUND' | 'UNEXPECTED' | undefined = (
    await visitor.GET('/api/properties/{id}/similar', { params: { path: { id: 'none' } } })
  ).error?.code
  return { before: added.data.property.approvedByAdmin, prices, total: listed.response.headers.get('X-Total-Count'), code }
}
`

const OPTIONS = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  module: 'preserve',
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: [],
}

/** In node_modules, from where the generated client finds its packages. */
const folder = join(import.meta.dirname, '../../node_modules/.cache/api-client')
const temporary = mkdtempSync(join(tmpdir(), 'aangan-api-'))
let worker: SoakedWorker
let document: string

beforeAll(async () => {
  const site = join(temporary, 'site')
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), '')
  await bundleWorker(join(temporary, 'product'), site)
  worker = await startSoaked(join(temporary, 'product/index.js'))
  await migrateEmpty(worker.database)
  await worker.database
    .prepare(
      `INSERT INTO users (id, username, email, role, approved_by_admin, password_hash, created_at, updated_at)
      VALUES (?1, 'Admin', ?2, 'admin', 1, ?3, 0, 0)`,
    )
    .bind('f'.repeat(24), ADMIN.email, await hashPassword(ADMIN.password))
    .run()
  document = await (await fetch(new URL(PATHS.openapi, worker.origin))).text()
})
afterAll(async () => {
  await worker.runtime.dispose()
  rmSync(temporary, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

describe("the API's document", () => {
  it("breaks no recommended rule of an outside checker but those that the specification's addresses break", async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: document, config })
    const counted: Record<string, number> = {}
    for (const { ruleId, severity } of problems)
      counted[`${severity} ${ruleId}`] = (counted[`${severity} ${ruleId}`] ?? 0) + 1
    expect(counted).toEqual({
      // '/api/properties/{id}/similar' and '/api/properties/edit-property/{id}' and their like are the specification's.
      'warn no-ambiguous-paths': 4,
      // Reads without a parameter refuse nobody: home, sitemap, robots.txt, security.txt, health and this document.
      'warn operation-4xx-response': 6,
    })
  })

  it('is enough to generate a client that signs in, adds, approves and lists', async () => {
    const api: OpenAPI3 = JSON.parse(document)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'api.ts'), await openapiTS(api))
    writeFileSync(join(folder, 'journey.ts'), JOURNEY)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }))
    const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
    expect(faultsOf(() => execFileSync(process.execPath, [compiler, '-p', folder]))).toBe('')

    const { journey } = await import(join(folder, 'journey.ts'))
    expect(await journey(worker.origin.href, ADMIN.email, ADMIN.password)).toEqual({
      before: false,
      prices: [9_000_000],
      total: '1',
      code: 'NOT_FOUND',
    })
  })
})

/** What the compiler says. */
function faultsOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
