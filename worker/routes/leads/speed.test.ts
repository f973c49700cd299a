import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { SpeedReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { as, asAdmin, asStaff } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { beginWithoutLeads, changed, DAY_MS, listed, noted, NOW, send } from '#worker/test/leads.ts'

beginWithoutLeads()

it('admins see from arrival to the first call, by week and person', async () => {
  const staff = await anAccount({ username: 'Bikash' })
  for (const minutes of [10, 30, 200]) {
    vi.setSystemTime(NOW)
    await send({ message: `Called after ${minutes}` })
    const { leads } = await listed('?status=new')
    vi.setSystemTime(NOW + minutes * 60_000)
    await changed(leads[0]?._id ?? '', { status: 'called' }, as(staff))
    await changed(leads[0]?._id ?? '', { status: 'closed' }, asStaff())
  }
  await send({ message: 'Nobody called' })
  // Settled without a call, as a mail that was answered is: nobody waits.
  await send({ message: 'Answered by mail', phone: '9000000999' })
  const { leads: settled } = await listed('?status=new')
  await changed(
    settled.find(({ words }) => words === 'Answered by mail')?._id ?? '',
    { status: 'closed' },
    asStaff(),
  )
  await noted({}, as(staff))
  const response = await (await asAdmin()).get(PATHS.answerSpeed)
  const { lately, weeks } = SpeedReply.parse(await response.json())
  expect(weeks).toHaveLength(8)
  expect(weeks[0]).toEqual({
    week: '2026-11-23',
    people: [{ accountId: staff.id, name: 'Bikash', leads: 3, medianMinutes: 30 }],
    medianMinutes: 30,
    uncalled: 1,
  })
  expect(weeks[1]).toEqual({ week: '2026-11-16', people: [], medianMinutes: null, uncalled: 0 })
  expect(lately).toEqual({ ...weeks[0], week: undefined, days: 30 })
  vi.setSystemTime(NOW + 8 * DAY_MS)
  const admin = await asAdmin()
  const later = SpeedReply.parse(await (await admin.get(`${PATHS.answerSpeed}?days=7`)).json())
  expect(later.lately).toEqual({ days: 7, people: [], medianMinutes: null, uncalled: 0 })
  expect(later.weeks[1]?.uncalled).toBe(1)
  expect((await admin.get(`${PATHS.answerSpeed}?days=1000`)).status).toBe(400)
})

it('counts the newest where more came than are looked at', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO leads (id, kind, name, phone, phone_key, words, created_at, updated_at)
    SELECT printf('%012x%012x', ?, i), 'enquiry', 'Long ago', '', '', '', ?, ? FROM n`,
  )
    .bind(LIMITS.speedLeads, ...Array.from({ length: 3 }, () => NOW - 48 * DAY_MS))
    .run()
  await send()
  const { weeks } = SpeedReply.parse(await (await (await asAdmin()).get(PATHS.answerSpeed)).json())
  expect(weeks.map(({ uncalled }) => uncalled)).toEqual([1, 0, 0, 0, 0, 0, 0, LIMITS.speedLeads - 1])
})

it('counts no hour in which the office is closed towards a first call', async () => {
  vi.setSystemTime(Date.parse('2026-11-21T12:20:00Z'))
  await send({ message: 'Saturday, 17:50 in India' })
  const { leads } = await listed('?status=new')
  vi.setSystemTime(Date.parse('2026-11-23T04:40:00Z'))
  await changed(leads[0]?._id ?? '', { status: 'called' })
  const { lately } = SpeedReply.parse(await (await (await asAdmin()).get(PATHS.answerSpeed)).json())
  expect(lately.medianMinutes).toBe(20)
})
