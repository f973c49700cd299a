import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CHECK_LABELS, checksOf, toldChecks } from '#contract/properties/checks.ts'
import { yearsSince } from '#contract/properties/seals.ts'
import { CHECKS } from '#contract/properties/enums.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asVisitor, type Caller, editListing, refusal, sendEdit } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { auditOf } from '#worker/test/stored.ts'

const MONDAY = '2026-11-16T04:30:00.000Z'
const FRIDAY = '2026-11-20T04:30:00.000Z'
const deed = { check: 'titleDeedSeen', paperNumber: 'Deed 1204 of 2011', note: 'The original' }
let rina: Account
let asRina: Caller
let asBikash: Caller

beforeAll(async () => {
  rina = await anAccount({ role: 'admin', username: 'Rina Tamang' })
  asRina = await as(rina)
  asBikash = await as(await anAccount({ username: 'Bikash Roy' }))
})
afterEach(() => vi.useRealTimers())
const on = (day: string) => vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
const seenBy = async (caller: Caller, { _id: id }: Property) =>
  (await caller.get(href(PATHS.property, { id }))).json<Property>()

describe('a check', () => {
  it('has its day and who from the server, and keeps them until somebody looks again', async () => {
    on(MONDAY)
    const { _id } = await aProperty({ category: 'Villa' })
    const claimed = {
      ...deed,
      checkedAt: '2001-01-01T00:00:00.000Z',
      checkedBy: 'x',
      checkedByName: 'The queen',
    }
    const { checks: first } = await editListing(asRina, _id, { checks: [claimed] })
    const done = { ...deed, checkedAt: MONDAY, checkedBy: rina.id, checkedByName: 'Rina Tamang' }
    expect(first).toEqual([done])

    on(FRIDAY)
    const noted = { check: 'titleDeedSeen', note: 'A copy lies here' }
    const { checks: later } = await editListing(asBikash, _id, { checks: [noted, { check: 'siteVisited' }] })
    expect(later).toMatchObject([
      { check: 'siteVisited', checkedAt: FRIDAY, checkedByName: 'Bikash Roy', note: null, paperNumber: null },
      { ...done, note: 'A copy lies here' },
    ])
    expect((await editListing(asBikash, _id, { price: 5 })).checks).toEqual(later)

    const { checks: again } = await editListing(asBikash, _id, { checks: [{ ...deed, again: true }] })
    expect(again).toMatchObject([{ ...deed, checkedAt: FRIDAY, checkedByName: 'Bikash Roy' }])
    expect((await editListing(asRina, _id, { checks: [] })).checks).toBeNull()
  })

  it('is seen by everybody, with its day and no more', async () => {
    on(MONDAY)
    const listing = await aProperty({ category: 'Villa' })
    await editListing(asRina, listing._id, { checks: [deed] })
    const done = [{ check: 'titleDeedSeen', checkedAt: MONDAY }]
    expect((await seenBy(asVisitor(), listing)).checks).toEqual(done)
    const list = await (
      await asVisitor().get(`${PATHS.properties}?searchTerm=${listing.title}`)
    ).json<Property[]>()
    expect(list.find(({ _id }) => _id === listing._id)?.checks).toEqual(done)
  })

  it('is logged in one line, and a listing from before there were checks is not said to have lost any', async () => {
    const { _id } = await aProperty({ category: 'Plot' })
    await env.DB.prepare(
      `UPDATE properties SET details = json_remove(details, '$.checks'), staff_details = '{}' WHERE id = ?`,
    )
      .bind(_id)
      .run()
    await editListing(asRina, _id, { price: 9 })
    await editListing(asRina, _id, { checks: [deed] })
    const entries = await auditOf(_id)
    expect(entries.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([[], ['priceInr'], ['checks']])
  })

  it.each([
    ['Villa', [{ check: 'conversionSeen' }]],
    ['Plot', [{ check: 'neverHeardOf' }]],
    ['Plot', [deed, deed]],
    ['Plot', 'siteVisited'],
    ['Plot', [{ ...deed, note: 'x'.repeat(LIMITS.checkNoteLetters + 1) }]],
    ['Plot', [...CHECKS, ...CHECKS].map((check) => ({ check }))],
  ] as const)('of a %s is refused as %j', async (category, checks) => {
    const { _id } = await aProperty({ category })
    const [status, code] = await refusal(await sendEdit(asRina, _id, { checks }))
    expect([status, code]).toEqual([400, 'INVALID_INPUT'])
  })
})

describe('what is told of a listing', () => {
  const told = (...listing: Parameters<typeof toldChecks>) => toldChecks(...listing).map(({ check }) => check)
  const plot = { category: 'Plot', ownershipType: 'Freehold', checks: null } as const

  it('is all that its kind asks for, done or not', () => {
    expect(told(plot)).toEqual(CHECKS.filter((check) => check !== 'powerOfAttorneySeen'))
    expect(told({ ...plot, category: 'Villa' })).not.toContain('conversionSeen')
    expect(told({ ...plot, ownershipType: 'Power of Attorney' })).toContain('powerOfAttorneySeen')
    const checks = [{ check: 'powerOfAttorneySeen', checkedAt: MONDAY }] as const
    expect(told({ ...plot, checks })).toContain('powerOfAttorneySeen')
  })

  it('ages by whole years', () => {
    const at = (day: string) => yearsSince('2025-11-20T04:30:00.000Z', Date.parse(day))
    expect([at('2026-11-19'), at('2026-11-21'), at('2028-11-21')]).toEqual([0, 1, 3])
  })

  it('has a name for staff, too', () => {
    expect(Object.keys(CHECK_LABELS)).toEqual(checksOf('Plot'))
  })
})

it('papers are missing until the site was visited and the title deed seen', async () => {
  const listing = await aProperty({ category: 'Warehouse' })
  const missing = async () => {
    const { missing: gaps } = await (await asRina.get(PATHS.dashboard)).json<Dashboard>()
    const found = await (await asRina.get(`${PATHS.properties}?missing=papers&limit=100`)).json<Property[]>()
    return [gaps.papers.total, found.filter(({ _id }) => _id === listing._id).length]
  }
  const [before = 0] = await missing()
  await editListing(asRina, listing._id, { checks: [{ check: 'siteVisited' }] })
  expect(await missing()).toEqual([before, 1])
  await editListing(asRina, listing._id, { checks: [{ check: 'siteVisited' }, deed] })
  expect(await missing()).toEqual([before - 1, 0])
  const refused = await asVisitor().get(`${PATHS.properties}?missing=papers`)
  expect(refused.status).toBe(403)
})

it('a file is of the day in India, and so are its checks', async () => {
  on('2026-11-16T20:00:00.000Z')
  const { _id } = await aProperty({ category: 'Plot', title: 'Plot checked after midnight' })
  await editListing(asRina, _id, { checks: [deed] })
  const response = await asRina.get(PATHS.propertiesCsv)
  expect(response.headers.get('content-disposition')).toContain('properties-2026-11-17.csv')
  expect(await response.text()).toContain('Deed seen 2026-11-17, Rina Tamang')
})

it('a file tells of the checks, and cannot claim any', async () => {
  on(MONDAY)
  const { _id, title } = await aProperty({ category: 'Plot', title: 'Checked corner plot' })
  await editListing(asRina, _id, { checks: [deed] })
  const csv = await (await asRina.get(PATHS.propertiesCsv)).text()
  expect(csv).toContain('Deed seen 2026-11-16, Rina Tamang, Deed 1204 of 2011: The original')
  const file = `ID,Category,Title,City,Price,Checks\r\n,Plot,Claimed plot,Siliguri,5,Site visited 2026-11-16\r\n${_id},Plot,${title},Siliguri,7,\r\n`
  const sent = { method: 'POST', body: file, headers: { 'content-type': 'text/csv' } }
  expect((await asRina.fetch(`${PATHS.propertiesCsv}?update=1`, sent)).status).toBe(201)
  const all = await (await asRina.get(`${PATHS.properties}?status=all&limit=100`)).json<Property[]>()
  expect(all.find((one) => one.title === 'Claimed plot')?.checks).toBeNull()
  expect(all.find((one) => one._id === _id)).toMatchObject({ price: 7, checks: [deed] })
})
