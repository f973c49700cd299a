import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { Lead, LeadPage, WholeLead } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { asStaff, asVisitor } from './client.ts'
import { aProperty } from './factories.ts'

export const NOW = Date.parse('2026-11-23T06:00:00Z')
export const DAY_MS = 86_400_000
export const NOBODY = '0'.repeat(24)
/** The id of a public listing, stored anew for each file of tests. */
export let listing: string
let keys = 0

export const enquiry = (more: object = {}) => ({
  key: `device-made-key-${keys++}`,
  propertyId: listing,
  name: 'Md. Farooq Alam',
  email: 'farooq@mail.test',
  phone: '90000 00412',
  message: 'I look for a plot near Bagdogra.',
  language: 'hi',
  page: '/hi/view/A-1',
  at: new Date().toISOString(),
  ...more,
})
export const send = (more: object = {}, visitor = asVisitor()) => visitor.post(PATHS.enquiries, enquiry(more))
export const leadAt = (id: string) => href(PATHS.lead, { id })

export async function listed(query = '', caller = asStaff()): Promise<LeadPage> {
  const response = await (await caller).get(`${PATHS.leads}${query}`)
  expect(response.status).toBe(200)
  return LeadPage.parse(await response.json())
}
export async function theOnly(query = ''): Promise<Lead> {
  const { leads } = await listed(query)
  expect(leads).toHaveLength(1)
  return Lead.parse(leads[0])
}
export async function noted(more: object = {}, caller = asStaff()): Promise<WholeLead> {
  const body = { name: 'Rajesh Agarwal', phone: '9000000126', words: 'Came to the office.', ...more }
  const response = await (await caller).post(PATHS.leads, body)
  expect(response.status).toBe(201)
  return WholeLead.parse(await response.json())
}
export async function changed(id: string, change: object, caller = asStaff()): Promise<WholeLead> {
  const response = await (await caller).patch(leadAt(id), change)
  expect(response.status).toBe(200)
  return WholeLead.parse(await response.json())
}

/** What every test of leads begins with: a listing, no leads, and a clock that stands on a Monday. */
export function beginWithoutLeads(): void {
  beforeAll(async () => {
    listing = (await aProperty({ title: '3 katha plot on a 20 ft road', locality: 'Rangapani' }))._id
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    await env.DB.batch(
      ['leads', 'lead_lines', 'contact_messages', 'audit_log', 'outbox', 'try_counts'].map((table) =>
        env.DB.prepare(`DELETE FROM ${table}`),
      ),
    )
  })
  afterEach(() => vi.useRealTimers())
}
