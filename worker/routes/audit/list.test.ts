import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { AuditPage } from '#contract/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { listAudit } from '#worker/db/queries/audit.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty, PASSWORD } from '#worker/test/factories.ts'
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
  ])('refuses %s', async (query, sentence) => {
    const response = await (await asAdmin()).get(`${PATHS.audit}?${query}`)
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
  })
})
