import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { ToConfirmPage } from '#contract/confirmations.ts'
import { Property } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { findFaults } from '#worker/db/check/index.ts'
import { as, asVisitor, editListing, refusal, sendEdit } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { metered } from '#worker/test/meter.ts'
import { auditOf, propertyRow } from '#worker/test/stored.ts'
import { invalidate } from '#worker/features/answers/public-reads/kept-answers.ts'
import { watchConfirmations } from './confirmations.ts'
import { resendMails, runJobs } from './run.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Ten in the morning in India. */
const START = Date.parse('2026-11-22T04:30:00Z')
const DEPLOYED = { ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' } as const
const NEVER = 10_000 * DAY_MS

let lister: Account
let admin: Account

beforeEach(async () => {
  vi.setSystemTime(START)
  invalidate()
  await env.DB.batch(
    [
      'DELETE FROM outbox',
      'DELETE FROM confirmation_links',
      `DELETE FROM meta WHERE key NOT IN ('listing', 'pictures')`,
    ].map((statement) => env.DB.prepare(statement)),
  )
  await env.DB.prepare(`UPDATE users SET suspended_at = 1`).run()
  // What the cases before have listed is confirmed far in the future.
  await env.DB.prepare(`UPDATE properties SET confirmation = 'fresh', confirmed_at = ?,
    status = iif(status = 'unconfirmed', 'available', status)`)
    .bind(START + NEVER)
    .run()
  lister = await anAccount()
  admin = await anAccount({ role: 'admin' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const aListing = (details: Record<string, unknown> = {}) =>
  aProperty({ leaseType: 'Sale', ...details }, { listedBy: lister })
const statusOf = async ({ _id }: { _id: string }) => (await propertyRow(_id))?.status

/** Lets the cron run once on every day from one to another, both counted from the start. */
async function pass(fromDay: number, toDay: number, settings: Partial<Env> = {}) {
  for (let day = fromDay; day <= toDay; day += 1) {
    const at = START + day * DAY_MS
    vi.setSystemTime(at)
    await watchConfirmations({ ...env, ...settings }, at)
    if (settings.RESEND_API_KEY) await resendMails({ ...env, ...settings }, at + HOUR_MS / 2)
  }
}
const mails = async () =>
  (
    await env.DB.prepare(
      `SELECT recipient, created_at AS at, mail FROM outbox WHERE mail ->> 'kind' = 'confirm-listings' ORDER BY created_at, id`,
    ).all<{ recipient: string; at: number; mail: string }>()
  ).results
const daysOf = async () => (await mails()).map(({ at }) => Math.round((at - START) / DAY_MS))
const found = async () => {
  const answer = await asVisitor().get(`${PATHS.properties}?limit=100`)
  return (await answer.json<Property[]>()).map(({ _id }) => _id)
}

describe('a listing that nobody confirms', () => {
  it.each([
    ['Sale', 44, 46],
    ['Rent', 29, 31],
    ['Lease', 29, 31],
  ])(
    'for %s is there on day %i and has left the results on day %i',
    async (leaseType, before, after) => {
      const listing = await aListing({ leaseType })
      // While nothing is due, a week between two runs shows as much as a day.
      for (const day of [0, 7, 14]) await pass(day, day)
      await pass(21, before)
      expect([await statusOf(listing), await found()]).toEqual([
        'available',
        expect.arrayContaining([listing._id]),
      ])
      await pass(before, after)
      expect(await statusOf(listing)).toBe('unconfirmed')
      expect(await found()).not.toContain(listing._id)
      const page = await asVisitor().get(href(PATHS.property, { id: listing._id }))
      expect(await page.json()).toMatchObject({
        status: 'unconfirmed',
        confirmedAt: new Date(START).toISOString(),
      })
      const [entry] = (await auditOf(listing._id)).slice(-1)
      expect(entry).toMatchObject({
        action: 'property-unconfirmed',
        actorEmail: 'cron',
        subjectName: listing.title,
      })
      const faults = await findFaults({ database: env.DB, bucket: env.IMAGES }, env.TEST_AFTER_MIGRATE)
      expect(faults.filter(({ kind }) => kind !== 'file')).toEqual([])
    },
    120_000,
  )

  it('counts days, not dates: across a leap day too', async () => {
    const leap = Date.parse('2028-02-01T04:30:00Z')
    vi.setSystemTime(leap)
    const listing = await aListing({ leaseType: 'Rent' })
    const offset = (leap - START) / DAY_MS
    await pass(offset + 20, offset + 29)
    expect(await statusOf(listing)).toBe('available')
    await pass(offset + 29, offset + 31)
    expect(await statusOf(listing)).toBe('unconfirmed')
  })

  it('is asked about a week before, then weekly, and no more when nobody answers for two months', async () => {
    const listing = await aListing()
    await pass(30, 110)
    expect(await daysOf()).toEqual([37, 44, 51, 58, 65, 72, 79, 86])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(Array(8).fill(lister.email))
    expect(await statusOf(listing)).toBe('unconfirmed')
  }, 120_000)

  it('comes back after a holiday of sixty days with one word', async () => {
    const listing = await aListing()
    await pass(30, 60)
    const caller = await as(lister)
    const reply = await caller.post(href(PATHS.confirmProperty, { id: listing._id }))
    expect([reply.status, await statusOf(listing)]).toEqual([200, 'available'])
    expect(await found()).toContain(listing._id)
    await pass(60, 90)
    expect(await statusOf(listing)).toBe('available')
  }, 120_000)
})

describe('what was said meanwhile', () => {
  it('an edit that says so starts the days anew, another does not', async () => {
    const [said, unsaid] = [await aListing(), await aListing()]
    await pass(37, 40)
    const caller = await as(lister)
    await sendEdit(caller, said._id, { confirm: true })
    await sendEdit(caller, unsaid._id, { price: 1 })
    await pass(40, 46)
    expect([await statusOf(said), await statusOf(unsaid)]).toEqual(['available', 'unconfirmed'])
  })

  it('approval confirms, and a sale that fell through does', async () => {
    const pending = await aProperty({}, { listedBy: lister, approvedByAdmin: false })
    expect(pending.confirmedAt).toBeNull()
    vi.setSystemTime(START + DAY_MS)
    const caller = await as(admin)
    const approved = await sendEdit(caller, pending._id, { approvedByAdmin: true })
    const at = new Date(START + DAY_MS).toISOString()
    expect(await approved.json()).toMatchObject({ confirmedAt: at, confirmedBy: admin.id })
    await sendEdit(caller, pending._id, { isSold: true })
    vi.setSystemTime(START + 2 * DAY_MS)
    const back = await sendEdit(await as(admin), pending._id, { isSold: false, isForSale: true })
    expect(await back.json()).toMatchObject({
      status: 'available',
      confirmedAt: new Date(START + 2 * DAY_MS).toISOString(),
    })
  })

  it('what is sold is not asked about', async () => {
    const listing = await aListing()
    await pass(37, 38)
    await (await as(lister)).post(href(PATHS.confirmProperty, { id: listing._id }), { answer: 'sold' })
    await pass(38, 60)
    expect([await statusOf(listing), await daysOf()]).toEqual(['sold', [37]])
  })
})

describe('the site does not empty itself', () => {
  it('while no mail is delivered, nothing leaves', async () => {
    standInForMailApi(MAIL_API.fails)
    const listing = await aListing({ leaseType: 'Rent' })
    await pass(20, 60, DEPLOYED)
    expect(await statusOf(listing)).toBe('available')
    vi.restoreAllMocks()
    standInForMailApi(MAIL_API.takes)
    await pass(60, 80, DEPLOYED)
    expect(await statusOf(listing)).toBe('unconfirmed')
  }, 120_000)

  it('after one reminder nothing leaves', async () => {
    const listing = await aListing({ leaseType: 'Rent' })
    await pass(22, 23)
    await env.DB.prepare(`UPDATE meta SET value = 1000000 WHERE key = 'reminded-on'`).run()
    await pass(23, 45)
    expect([await statusOf(listing), await daysOf()]).toEqual(['available', [22]])
  })

  it('while there is nobody to ask, nothing leaves', async () => {
    const listing = await aListing({ leaseType: 'Rent' })
    await env.DB.prepare('UPDATE users SET suspended_at = 1').run()
    await pass(20, 60)
    expect([await statusOf(listing), await mails()]).toEqual(['available', []])
  }, 120_000)

  it('at most a tenth leaves in a day, the longest unconfirmed first', async () => {
    await env.DB.prepare(
      `DELETE FROM properties WHERE id NOT IN (SELECT property_id FROM images WHERE property_id IS NOT NULL)`,
    ).run()
    const listings: Property[] = []
    for (let index = 0; index < 30; index += 1) {
      vi.setSystemTime(START + index * 1000)
      listings.push(await aListing({ leaseType: 'Rent', title: `Flat ${index}` }))
    }
    const left = async () => {
      const states = await Promise.all(listings.map(statusOf))
      return states.flatMap((state, index) => (state === 'unconfirmed' ? [index] : []))
    }
    await pass(21, 31)
    const first = await left()
    expect(first).toEqual(first.map((_, index) => index))
    expect(first.length).toBeLessThanOrEqual(6)
    await pass(31, 33)
    expect((await left()).length - first.length).toBeLessThanOrEqual(9)
    expect((await left()).length).toBeGreaterThan(first.length)
  }, 120_000)

  it('a period of 0 asks nobody, and lets come back what had left', async () => {
    const [sale, rent] = [await aListing(), await aListing({ leaseType: 'Rent' })]
    await pass(20, 46)
    expect([await statusOf(sale), await statusOf(rent)]).toEqual(['unconfirmed', 'unconfirmed'])
    await pass(46, 47, { CONFIRM_RENT_DAYS: '0' })
    expect([await statusOf(sale), await statusOf(rent)]).toEqual(['unconfirmed', 'available'])
  }, 120_000)
})

describe('the reminders', () => {
  it('are one mail to a lister however many listings, and go to the admins where nobody else can be asked', async () => {
    await aListing({ title: 'One' })
    await aListing({ title: 'Two' })
    const gone = await anAccount()
    await aProperty({ title: 'Orphan', leaseType: 'Sale' }, { listedBy: gone })
    await env.DB.prepare('UPDATE users SET suspended_at = 1 WHERE id = ?').bind(gone.id).run()
    await pass(37, 38)
    const sent = (await mails()).map(({ recipient, mail }) => [
      recipient,
      JSON.parse(mail).listings.map(({ title }: { title: string }) => title),
    ])
    expect(Object.fromEntries(sent)).toEqual({
      [lister.email]: [expect.stringMatching(/^One \(A-\d+\)$/), expect.stringMatching(/^Two \(A-\d+\)$/)],
      [admin.email]: [expect.stringMatching(/^Orphan \(A-\d+\)$/)],
    })
    expect(sent).toHaveLength(2)
  })

  it('go once when the cron runs twice at once, and when it was away', async () => {
    await aListing()
    vi.setSystemTime(START + 40 * DAY_MS)
    await Promise.all([1, 2, 3].map(() => runJobs(env, START + 40 * DAY_MS)))
    await runJobs(env, START + 40 * DAY_MS + 2 * HOUR_MS)
    expect(await mails()).toHaveLength(1)
  })

  it('wait while the quota of the day is used up, and go on the next day', async () => {
    await aListing()
    const handed = standInForMailApi(MAIL_API.takes)
    const settings = { ...env, ...DEPLOYED, MAILS_A_DAY: '1' }
    const asked = START + 38 * DAY_MS
    await watchConfirmations(settings, asked)
    expect([(await mails()).length, handed.length]).toEqual([1, 0])
    await resendMails({ ...settings, MAILS_A_DAY: '10' }, asked + DAY_MS)
    expect(handed.map(({ body }) => body['to'])).toEqual([lister.email])
  })

  it('hold a link for each listing, and no number that a program takes for a code', async () => {
    await aListing({ title: 'House by the river' })
    await pass(37, 38)
    const { text, html } = await theMail()
    expect(text).toContain('House by the river')
    expect(text).toMatch(/https:\/\/aangan\.test\/confirm\/[a-p]{56}/)
    expect(html).toContain('/confirm/')
    expect(text).not.toMatch(/\b\d{6}\b/)
  })
})

const theMail = async () => {
  const [mail] = await (await asVisitor().get(PATHS.devOutbox)).json<{ text: string; html: string }[]>()
  if (!mail) throw new Error('There is no mail.')
  return mail
}
const tokensIn = (text: string) => [...text.matchAll(/\/confirm\/([a-p]+)/g)].map(([, token = '']) => token)
const linkOf = (token: string) => href(PATHS.confirmLink, { token })

describe('the link of a reminder', () => {
  async function aLink() {
    const listing = await aListing({ title: 'House by the river' })
    await pass(37, 38)
    const [token = ''] = tokensIn((await theMail()).text)
    return { listing, token }
  }

  it('names its listing, and changes nothing when it is only opened', async () => {
    const { listing, token } = await aLink()
    for (let time = 0; time < 3; time += 1) {
      const opened = await asVisitor().get(linkOf(token))
      expect([opened.status, await opened.json()]).toMatchObject([
        200,
        { listing: { _id: listing._id, title: listing.title } },
      ])
      expect(opened.headers.get('cache-control')).toContain('no-store')
    }
    expect((await propertyRow(listing._id))?.confirmation).toBe('due')
  })

  it('confirms without a sign-in, in the name of whom it was mailed to, and only once', async () => {
    const { listing, token } = await aLink()
    const other = await aListing()
    const answers = await Promise.all([1, 2, 3].map(() => asVisitor().post(linkOf(token))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const row = await propertyRow(listing._id)
    expect(row).toMatchObject({
      confirmation: 'fresh',
      confirmedBy: lister.id,
      confirmedAt: START + 38 * DAY_MS,
    })
    expect((await propertyRow(other._id))?.confirmedBy).toBe(lister.id)
    expect((await propertyRow(other._id))?.version).toBe(1)
    const again = await asVisitor().post(linkOf(token))
    expect(await refusal(again)).toEqual([409, 'CONFLICT', SERVER_MESSAGES.confirmLinkUsed])
    expect((await auditOf(listing._id)).filter(({ action }) => action === 'property-confirmed')).toHaveLength(
      1,
    )
  })

  it('has expired after fourteen days', async () => {
    const { token } = await aLink()
    vi.setSystemTime(START + (37 + 14) * DAY_MS - 1)
    expect((await asVisitor().get(linkOf(token))).status).toBe(200)
    vi.setSystemTime(START + (37 + 14) * DAY_MS)
    expect(await refusal(await asVisitor().post(linkOf(token)))).toEqual([
      400,
      'INVALID_CODE',
      SERVER_MESSAGES.confirmLinkExpired,
    ])
  })

  it('says so after a sale, after a deletion, and where it is nobody’s', async () => {
    const { listing, token } = await aLink()
    await sendEdit(await as(lister), listing._id, { isSold: true })
    expect(await refusal(await asVisitor().post(linkOf(token)))).toEqual([
      409,
      'CONFLICT',
      SERVER_MESSAGES.confirmSold,
    ])
    await (await as(admin)).delete(href(PATHS.deleteProperty, { id: listing._id }))
    expect(await refusal(await asVisitor().post(linkOf(token)))).toEqual([
      404,
      'NOT_FOUND',
      SERVER_MESSAGES.confirmListingGone,
    ])
    const forged = token.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a'))
    for (const wrong of [forged, 'a'.repeat(56), 'x', token + token, 'ক'.repeat(56)])
      expect((await refusal(await asVisitor().post(linkOf(wrong))))[2]).toBe(
        SERVER_MESSAGES.confirmLinkUnknown,
      )
  })

  it('does not work for an account that was suspended', async () => {
    const { token } = await aLink()
    await env.DB.prepare('UPDATE users SET suspended_at = 1 WHERE id = ?').bind(lister.id).run()
    expect((await asVisitor().post(linkOf(token))).status).toBe(400)
  })
})

describe('what is to be confirmed', () => {
  it('stands in a list, those longest without a word first, page by page', async () => {
    const titles = Array.from({ length: 30 }, (_, index) => `House ${String(index).padStart(2, '0')}`)
    for (const [index, title] of titles.entries()) {
      vi.setSystemTime(START + index * 60_000)
      await aListing({ title })
    }
    await pass(38, 38)
    const caller = await as(lister)
    const first = ToConfirmPage.parse(await (await caller.get(PATHS.propertiesToConfirm)).json())
    const second = ToConfirmPage.parse(
      await (await caller.get(`${PATHS.propertiesToConfirm}?cursor=${first.next}`)).json(),
    )
    expect([first.total, second.next]).toEqual(['30', null])
    expect([...first.listings, ...second.listings].map(({ property }) => property.title)).toEqual(titles)
    expect(first.listings[0]).toMatchObject({
      leavesAt: new Date(START + 45 * DAY_MS).toISOString(),
      listedByName: lister.username,
    })
  })

  it('is taken back answer by answer, whatever else the same person has changed meanwhile', async () => {
    const listing = await aListing()
    await pass(37, 38)
    const caller = await as(lister)
    const address = href(PATHS.confirmProperty, { id: listing._id })
    const before = await propertyRow(listing._id)
    await caller.post(address, { answer: 'available' })
    vi.setSystemTime(Date.now() + 1000)
    await caller.post(address, { answer: 'sold' })
    const edit = href(PATHS.editProperty, { id: listing._id })
    expect((await caller.put(edit, { propertyDetails: { price: 9_900_000 } })).status).toBe(200)
    expect([(await caller.delete(address)).status, await statusOf(listing)]).toEqual([200, 'available'])
    expect((await caller.delete(address)).status).toBe(200)
    expect(await propertyRow(listing._id)).toMatchObject({
      isSold: false,
      priceInr: 9_900_000,
      confirmedAt: before?.confirmedAt ?? null,
      confirmation: before?.confirmation,
    })
    expect((await caller.delete(address)).status).toBe(409)
  })

  it('is answered by sold or rented too, and taken back for two minutes by whoever said it', async () => {
    const listing = await aListing()
    await pass(37, 38)
    const caller = await as(lister)
    const address = href(PATHS.confirmProperty, { id: listing._id })
    const before = await propertyRow(listing._id)
    for (const [answer, status] of [
      ['available', 'available'],
      ['sold', 'sold'],
      ['rented', 'rented'],
    ]) {
      const said = await caller.post(address, { answer })
      expect([said.status, await statusOf(listing)]).toEqual([200, status])
      expect((await (await as(admin)).delete(address)).status).toBe(409)
      expect((await caller.delete(address)).status).toBe(200)
      // The price that had stood for a month is noted with whatever is saved next.
      const { version, updatedAt, priceHistory, ...after } = { ...(await propertyRow(listing._id)) }
      expect(priceHistory).toHaveLength(1)
      expect({ ...before, ...after }).toEqual(before)
      expect((await caller.delete(address)).status).toBe(409)
    }
    await caller.post(address)
    vi.setSystemTime(Date.now() + 3 * 60_000)
    expect((await refusal(await caller.delete(address)))[2]).toBe(SERVER_MESSAGES.confirmNothingToUndo)
  })

  it('takes a call without a body as a word that the listing is still there', async () => {
    const listing = await aListing()
    const address = href(PATHS.confirmProperty, { id: listing._id })
    const response = await (await as(lister)).fetch(address, { method: 'POST' })
    expect(await response.json()).toMatchObject({
      message: SERVER_MESSAGES.confirmed,
      property: { _id: listing._id, confirmedAt: expect.any(String) },
    })
  })

  it('refuses what cannot be confirmed, in a sentence', async () => {
    const caller = await as(lister)
    const sold = await aListing({ isSold: true })
    const pending = await aProperty({}, { listedBy: lister, approvedByAdmin: false })
    const confirm = (id: string, body?: unknown) => caller.post(href(PATHS.confirmProperty, { id }), body)
    expect(await refusal(await confirm(sold._id))).toEqual([409, 'CONFLICT', SERVER_MESSAGES.confirmSold])
    expect(await refusal(await confirm(pending._id))).toEqual([
      409,
      'CONFLICT',
      SERVER_MESSAGES.confirmPending,
    ])
    expect((await confirm('f'.repeat(24))).status).toBe(404)
    expect(await refusal(await confirm(sold._id, { answer: 'gone' }))).toEqual([
      400,
      'INVALID_INPUT',
      SERVER_MESSAGES.confirmAnswer,
    ])
  })

  it('costs the cron one row while nothing is to be done, and little when something is', async () => {
    await aListing()
    await runJobs(env, START)
    const { database, meter } = metered(env.DB)
    await watchConfirmations({ ...env, DB: database }, START + 60_000)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(4)
    meter.rowsRead.length = 0
    await watchConfirmations({ ...env, DB: database }, START + 2 * HOUR_MS)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(76)
  })

  it.each([
    ['rented', { category: 'Villa', leaseType: 'Residential' }, 'rent'],
    ['sold', { leaseType: 'Commercial', isForRent: true }, 'sale'],
  ] as const)(
    'leaves the deal and the prices as they were where %s is taken back: %j',
    async (answer, details, deal) => {
      const listing = await aListing({ ...details, price: 900 })
      vi.setSystemTime(START + 10 * DAY_MS)
      await editListing(await as(lister), listing._id, { price: 800 })
      vi.setSystemTime(START + 20 * DAY_MS)
      const caller = await as(lister)
      await editListing(caller, listing._id, { description: 'East facing' })
      const before = await propertyRow(listing._id)
      expect(before?.priceHistory).toHaveLength(2)
      const address = href(PATHS.confirmProperty, { id: listing._id })
      await caller.post(address, { answer })
      expect(await propertyRow(listing._id)).toMatchObject({ deal, priceHistory: [] })
      expect((await caller.delete(address)).status).toBe(200)
      const { version, updatedAt, ...after } = { ...(await propertyRow(listing._id)) }
      expect({ ...before, ...after }).toEqual(before)

      await caller.post(address, { answer })
      vi.setSystemTime(Date.now() + 1000)
      await editListing(caller, listing._id, { price: 700 })
      expect((await caller.delete(address)).status).toBe(200)
      expect(await propertyRow(listing._id)).toMatchObject({
        deal: before?.deal,
        priceInr: 700,
        priceHistory: before?.priceHistory,
        priceSince: Date.now(),
        priceLoweredAt: before?.priceLoweredAt,
      })
    },
  )
})
