import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { AuditPage } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { listAudit } from '#worker/db/queries/audit.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty, PASSWORD } from '#worker/test/factories.ts'
import { noted } from '#worker/test/leads.ts'
import { meteredDb } from '#worker/test/stored.ts'
import { newEmail, registered, resetProof } from '#worker/test/sign-up.ts'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM audit_log').run()
})

const read = async (query = '') =>
  AuditPage.parse(await (await (await asAdmin()).get(`${PATHS.audit}?${query}`)).json())

const manyEntries = (count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO audit_log (at, actor_email, action, subject_kind, subject_id, subject_name)
    SELECT i, 'a@firm.test', 'property-changed', 'property', 'subject-' || (i % 100), 'A place' FROM n`,
  )
    .bind(count)
    .run()

it('says who did what, newest first', async () => {
  const admin = await anAccount({ role: 'admin' })
  const { _id, title } = await aProperty({ title: 'Old mill' }, { listedBy: admin })
  await (await as(admin)).put(href(PATHS.editProperty, { id: _id }), { propertyDetails: { price: 1 } })
  const { entries, next } = await read()
  expect(next).toBeNull()
  expect(entries).toMatchObject([
    {
      action: 'property-changed',
      actor: admin.email,
      subjectId: _id,
      changes: { priceInr: [4_500_000, 1] },
    },
    { action: 'property-added', subjectKind: 'property', subjectName: title, changes: null },
  ])
})

it('names accounts, people and listings as they are called now, and nobody who was erased', async () => {
  const admin = await anAccount({ role: 'admin', username: 'Ananya Ghosh' })
  const { number } = await aProperty({ title: 'Old mill' }, { listedBy: admin })
  const { _id: id } = await noted({ name: 'Nima Sherpa', phone: '9000000777' }, as(admin))
  const said = async () =>
    (await read()).entries.map(({ action, actorName, person, number: of }) => [action, actorName, person, of])
  expect(await said()).toEqual([
    ['lead-noted', 'Ananya Ghosh', 'Nima Sherpa', undefined],
    ['property-added', 'Ananya Ghosh', undefined, number],
  ])
  await (await as(admin)).delete(`${PATHS.leads}?phone=9000000777`)
  const log = await read()
  expect(log.entries.map(({ action }) => action)).toContain('person-erased')
  expect(JSON.stringify(log)).not.toContain('Nima')
  expect(log.entries.find(({ subjectId }) => subjectId === id)?.person).toBeUndefined()
})

it('pages through all of it, once each', async () => {
  await manyEntries(120)
  const seen: number[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: AuditPage = await read(next && `cursor=${next}`)
    seen.push(...page.entries.map(({ _id }) => _id))
    next = page.next
  }
  expect(seen).toHaveLength(120)
  expect(seen).toEqual(seen.toSorted((one, other) => other - one))
})

it('gives as many entries a page as were asked for', async () => {
  await manyEntries(30)
  const { entries, next } = await read('limit=20')
  expect(entries).toHaveLength(20)
  expect((await read(`limit=20&cursor=${next}`)).entries).toHaveLength(10)
  expect((await read('limit=20&subjectId=subject-7')).entries).toHaveLength(1)
})

it('tells the history of one subject, reading no other', async () => {
  await manyEntries(10_000)
  const { entries } = await read('subjectId=subject-7')
  expect(entries).toHaveLength(LIMITS.auditPageSize)
  expect(new Set(entries.map(({ subjectId }) => subjectId))).toEqual(new Set(['subject-7']))
  const { db, meter } = meteredDb()
  await listAudit(db, { subjectId: 'subject-7' })
  await listAudit(db, {})
  expect(Math.max(...meter.rowsRead)).toBeLessThanOrEqual((LIMITS.auditPageSize + 1) * 2)
})

const DAY = Date.UTC(2026, 10, 20)
/** One entry a minute over many days, by ten people, of which every hundredth is a deletion. */
const aYear = (count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
    INSERT INTO audit_log (at, actor_email, action, subject_kind, subject_id, subject_name, changes)
    SELECT ?2 + i * 60000, 'p' || (i % 10) || '@firm.test', iif(i % 100 = 7, 'property-deleted', 'property-changed'),
      'property', 's' || i, iif(i % 1000 = 500, 'Old mill ', 'Plot ') || i, '{"priceInr":[1,' || i || ']}' FROM n`,
  )
    .bind(count, DAY)
    .run()

async function every(query: string) {
  const found: AuditPage['entries'] = []
  let next: string | null = ''
  let calls = 0
  while (next !== null) {
    const page: AuditPage = await read(next ? `${query}&cursor=${next}` : query)
    found.push(...page.entries)
    next = page.next
    calls += 1
  }
  return { found, calls }
}

it('is narrowed by person, kind of change, day and words, each and together', async () => {
  await aYear(5000)
  const by = await every('actor=P7@firm.test')
  expect([by.found.length, new Set(by.found.map(({ actor }) => actor))]).toEqual([
    500,
    new Set(['p7@firm.test']),
  ])
  expect((await every('action=property-deleted')).found).toHaveLength(50)
  expect((await every('search=old+mill')).found.map(({ subjectId }) => subjectId)).toEqual([
    's4500',
    's3500',
    's2500',
    's1500',
    's500',
  ])
  expect((await every('search=p3%40firm.test+4993')).found).toHaveLength(1)
  expect((await every('search=100%25')).found.length).toBeLessThan(5000)
  const ofDay = (await every('day=2026-11-21')).found
  expect(ofDay).toHaveLength(1440)
  expect([ofDay.at(0)?.at, ofDay.at(-1)?.at]).toEqual([
    '2026-11-21T18:29:00.000Z',
    '2026-11-20T18:30:00.000Z',
  ])
  const both = await every('day=2026-11-21&actor=p7@firm.test&action=property-deleted')
  expect(both.found).toHaveLength(14)
  expect((await every('day=2025-01-01')).found).toEqual([])
})

it('looks through a bounded number of entries in a call, whatever is asked', async () => {
  await aYear(20_000)
  for (const query of [
    { actor: 'p7@firm.test' },
    { action: 'property-deleted' },
    { day: '2026-11-25' },
    { search: 'nowhere' },
    { actor: 'p7@firm.test', action: 'property-deleted', day: '2026-11-25', search: 'old mill' },
  ] as const) {
    const { db, meter } = meteredDb()
    await listAudit(db, query)
    expect(Math.max(...meter.rowsRead)).toBeLessThanOrEqual(LIMITS.auditWindow * 2 + 60)
  }
})

it('holds no secret of anybody’s sign-in', async () => {
  const email = newEmail()
  const code = await registered(email)
  await asVisitor().post(PATHS.verifyOtp, { email, code, username: 'Rina Tamang', password: PASSWORD })
  const proof = await resetProof(email)
  await asVisitor().put(
    PATHS.resetPassword,
    { email, password: 'another good one' },
    { authorization: `Bearer ${proof}` },
  )
  const { entries } = await read()
  expect(entries.map(({ action }) => action)).toEqual(['password-reset', 'registered'])
  const log = JSON.stringify(entries)
  for (const secret of [PASSWORD, 'another good one', code, proof, 'scrypt'])
    expect(log).not.toContain(secret)
})

describe('the log', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['staff', asStaff, 403],
  ] as const)('is not for %s', async (_, caller, status) => {
    expect((await refusal(await (await caller()).get(PATHS.audit)))[0]).toBe(status)
  })

  it.each([
    ['cursor=-1', SERVER_MESSAGES.cursorInvalid],
    ['cursor=1e9', SERVER_MESSAGES.cursorInvalid],
    ['action=flown', SERVER_MESSAGES.auditActionUnknown],
    ['limit=0', SERVER_MESSAGES.auditLimit],
    ['limit=51', SERVER_MESSAGES.auditLimit],
    ['limit=ten', SERVER_MESSAGES.auditLimit],
    ['day=yesterday', SERVER_MESSAGES.auditDayUnclear],
    [`search=${'x'.repeat(201)}`, SERVER_MESSAGES.searchTooLong],
  ])('refuses %s', async (query, sentence) => {
    const response = await (await asAdmin()).get(`${PATHS.audit}?${query}`)
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
  })
})
