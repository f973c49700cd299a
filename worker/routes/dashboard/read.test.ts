import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { Dashboard } from '#contract/dashboard.ts'
import { SpeedReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { indiaDate } from '#contract/units/time.ts'
import { connect } from '#worker/db/client.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import { confirmPeriods } from '#worker/lib/config.ts'
import { as, asAdmin, asStaff, asVisitor } from '#worker/test/client.ts'
import { aMessage, anAccount, aPicture, aProperty, manyMessages } from '#worker/test/factories.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { meteredDb } from '#worker/test/stored.ts'

beforeEach(async () => {
  await env.DB.batch(
    ['images', 'properties', 'contact_messages', 'leads'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

const read = async (caller = asStaff()) =>
  Dashboard.parse(await (await (await caller).get(PATHS.dashboard)).json())

it('is empty before there is anything', async () => {
  expect(await read()).toEqual({
    totals: { properties: 0, lands: 0, warehouses: 0, villas: 0 },
    states: { available: 0, sold: 0, rented: 0, pending: 0, unconfirmed: 0 },
    recent: [],
    waiting: { total: 0, newest: [] },
    messages: { total: '0', newest: [] },
    reports: { total: '0', newest: [] },
    toConfirm: { total: '0', leaving: [] },
    missing: {
      pictures: { total: 0, newest: [] },
      map: { total: 0, newest: [] },
      papers: { total: 0, newest: [] },
    },
    lowered: { total: '0' },
    accounts: { total: '0', newest: [] },
    pictures: { waiting: 0 },
    leads: {
      due: { total: '0', newest: [] },
      waiting: { total: '0', newest: [] },
      visits: { total: '0', newest: [] },
      fresh: { total: '0' },
    },
  })
})

it('counts listings of every status, and names the newest with their contact', async () => {
  await aProperty({ category: 'Villa', isSold: true })
  await aProperty({ category: 'Plot', leaseType: 'Residential' })
  const pending = await aProperty({ category: 'Warehouse', company: 'Teesta' }, { approvedByAdmin: false })
  const { totals, states, recent } = await read(asAdmin())
  expect(states).toEqual({ available: 1, sold: 1, rented: 0, pending: 1, unconfirmed: 0 })
  expect(totals).toEqual({ properties: 3, lands: 1, warehouses: 1, villas: 1 })
  expect(recent.map(({ status }) => status)).toEqual(['pending', 'available', 'sold'])
  expect(recent[0]).toMatchObject({ _id: pending._id, contact: { company: 'Teesta' } })
})

it('names what waits for somebody, newest first, five of each', async () => {
  const ids: string[] = []
  for (let n = 0; n < 7; n++) ids.unshift((await aProperty({}, { approvedByAdmin: false }))._id)
  await aProperty()
  await manyMessages(6)
  const newest = await aMessage('Asha Lama')
  const { waiting, messages } = await read()
  expect([waiting.total, waiting.newest.map(({ _id }) => _id)]).toEqual([7, ids.slice(0, 5)])
  expect([messages.total, messages.newest.length]).toEqual(['7', 5])
  expect(messages.newest[0]).toMatchObject({ _id: newest, name: 'Asha Lama', handledAt: null })
})

it('counts a report once, and names its listing', async () => {
  const { _id, title } = await aProperty({ title: 'Shop by the bridge' })
  await aMessage('Asha Lama')
  const report = { propertyId: _id, reason: 'gone', words: 'The board was taken down.' }
  expect((await asVisitor().post(PATHS.reports, report)).status).toBe(200)
  const { messages, reports } = await read()
  expect([messages.total, messages.newest.map(({ name }) => name)]).toEqual(['1', ['Asha Lama']])
  expect([reports.total, reports.newest.map((one) => one.report?.title)]).toEqual(['1', [title]])
})

it('counts the prices that were lowered lately', async () => {
  for (const state of [{}, {}, { isSold: true }]) {
    const { _id } = await aProperty(state)
    await env.DB.prepare('UPDATE properties SET is_price_lowered = 1 WHERE id = ?').bind(_id).run()
  }
  await aProperty()
  expect((await read()).lowered).toEqual({ total: '2' })
})

it('names what lacks pictures or a place, and to admins which accounts wait', async () => {
  await aProperty({ images: [await aPicture(await anAccount())], googleMap: '26.7,88.4' })
  const bare = await aProperty({ images: [], googleMap: '26.7,88.4' })
  await aProperty({ images: [], isSold: true })
  const pictured = { images: [await aPicture(await anAccount())] }
  await aProperty({
    ...pictured,
    googleMap: '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
  })
  const placeless = await aProperty({ images: [], googleMap: '' })
  await anAccount({ username: 'Pema Lepcha', approvedByAdmin: false })
  const { missing, accounts } = await read(asAdmin())
  expect([missing.pictures.total, missing.pictures.newest.map(({ _id }) => _id)]).toEqual([
    2,
    [placeless._id],
  ])
  expect([missing.map.total, missing.map.newest.map(({ _id }) => _id)]).toEqual([1, [placeless._id]])
  expect(accounts.newest[0]?.username).toBe('Pema Lepcha')
  expect((await read(asStaff())).accounts).toEqual({ total: '0', newest: [] })
  expect(bare._id).not.toBe(placeless._id)
})

it('says what is due, who has waited for an hour, and who visits today', async () => {
  const nowMs = Date.parse('2026-11-23T06:00:00Z')
  const add = (name: string, columns: string, minutesAgo: number) =>
    env.DB.prepare(
      `INSERT INTO leads (id, name, kind, phone, phone_key, words, created_at, updated_at, status, next_step_on, visit_state, visit_on, visit_at, visit_property_id)
      SELECT lower(hex(randomblob(12))), ?, 'enquiry', '', '', '', ?, 1, ${columns}`,
    )
      .bind(name, nowMs - minutesAgo * 60_000)
      .run()
  const noVisit = 'NULL, NULL, NULL, NULL'
  await add('due', `'called', '2026-11-23', ${noVisit}`, 999)
  await add('late', `'new', '2026-11-21', ${noVisit}`, 999)
  await add('later', `'called', '2026-11-24', ${noVisit}`, 999)
  await add('closed', `'closed', '2026-11-21', ${noVisit}`, 999)
  await add('waits', `'new', NULL, ${noVisit}`, 61)
  await add('fresh', `'new', NULL, ${noVisit}`, 59)
  await add('at five', "'visit', NULL, 'agreed', '2026-11-23', '17:00', 'x'", 999)
  await add('at three', "'visit', NULL, 'asked', '2026-11-23', '15:00', 'x'", 999)
  await add('was there', "'visit', NULL, 'done', '2026-11-23', '10:00', 'x'", 999)
  await add('tomorrow', "'visit', NULL, 'agreed', '2026-11-24', '10:00', 'x'", 999)
  const { leads } = await readDashboard(connect(env.DB), {
    isAdmin: true,
    periods: confirmPeriods(env),
    nowMs,
  })
  const { due, waiting, visits, fresh } = leads
  const said = [due, waiting, visits].map(({ total, newest }) => [total, newest.map(({ name }) => name)])
  expect(fresh.total).toBe('2')
  expect(said).toEqual([
    ['2', ['late', 'due']],
    ['1', ['waits']],
    ['2', ['at three', 'at five']],
  ])
})

it('counts nobody as waiting for a first answer whose call staff noted, or who reports a listing', async () => {
  const nowMs = Date.now()
  const add = (kind: string) =>
    env.DB.prepare(
      `INSERT INTO leads (id, name, kind, phone, phone_key, words, status, created_at, updated_at)
      SELECT lower(hex(randomblob(12))), ?1, ?1, '', '', '', 'new', ?2, ?2`,
    )
      .bind(kind, nowMs - 61 * 60_000)
      .run()
  for (const kind of ['noted', 'report', 'sell', 'enquiry', 'message']) await add(kind)
  const { fresh, waiting } = (await read()).leads
  expect([fresh.total, waiting.total]).toEqual(['3', '3'])
  expect(waiting.newest.map(({ kind }) => kind).toSorted()).toEqual(['enquiry', 'message', 'sell'])
  const speed = await (await asAdmin()).get(PATHS.answerSpeed)
  expect(SpeedReply.parse(await speed.json()).lately.uncalled).toBe(3)
})

it('counts for staff the leads that are theirs or nobody’s yet, and for admins all of them', async () => {
  const [staff, other] = [await anAccount(), await anAccount()]
  const today = indiaDate(Date.now())
  const add = (assignedTo: string | null, columns: string) =>
    env.DB.prepare(
      `INSERT INTO leads (id, name, kind, phone, phone_key, words, created_at, updated_at, assigned_to, status, next_step_on, visit_state, visit_on, visit_property_id)
      SELECT lower(hex(randomblob(12))), 'x', 'enquiry', '', '', '', 1, 1, ?, ${columns}`,
    )
      .bind(assignedTo)
      .run()
  for (const assignedTo of [staff.id, other.id, null]) {
    await add(assignedTo, `'called', '${today}', NULL, NULL, NULL`)
    await add(assignedTo, "'new', NULL, NULL, NULL, NULL")
    await add(assignedTo, `'visit', NULL, 'agreed', '${today}', 'x'`)
  }
  const totals = async (caller: Parameters<typeof read>[0]) =>
    Object.values((await read(caller)).leads).map(({ total }) => total)
  expect(await totals(as(staff))).toEqual(['2', '2', '2', '2'])
  expect(await totals(asAdmin())).toEqual(['3', '3', '3', '3'])
})

describe('its price', () => {
  it('stays small when thousands of messages were left lying', async () => {
    await manyMessages(3000)
    const { db, meter } = meteredDb()
    expect((await readDashboard(db, { isAdmin: true, periods: confirmPeriods(env) })).messages.total).toBe(
      `${LIMITS.dashboardCountedMessages}+`,
    )
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows)).toBeLessThanOrEqual(180)
  })

  // Last of all, because it takes longer to delete them than to make them.
  it('is one call and a few rows at ten thousand listings', async () => {
    await generateListings(10_000)
    const { db, meter } = meteredDb()
    const { recent, waiting } = await readDashboard(db, { isAdmin: true, periods: confirmPeriods(env) })
    expect([recent.length, waiting.newest.length, meter.calls]).toEqual([10, 5, 1])
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows)).toBeLessThanOrEqual(85)
  })
})
