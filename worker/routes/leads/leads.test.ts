import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lead, LeadPage, SpeedReply, VisitsReply, WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { as, asAdmin, asPending, asStaff, asVisitor, refusal, visitorOf } from '#worker/test/client.ts'
import { callerOfFailing, FAILURES } from '#worker/test/failing.ts'
import { aMessage, anAccount, aProperty } from '#worker/test/factories.ts'
import { aSharedList } from '#worker/test/write-calls.ts'

const NOW = Date.parse('2026-11-23T06:00:00Z')
const DAY_MS = 86_400_000
const NOBODY = '0'.repeat(24)
let listing: string
let keys = 0

const enquiry = (more: object = {}) => ({
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
const send = (more: object = {}, visitor = asVisitor()) => visitor.post(PATHS.enquiries, enquiry(more))
const leadAt = (id: string) => href(PATHS.lead, { id })

async function listed(query = '', caller = asStaff()): Promise<LeadPage> {
  const response = await (await caller).get(`${PATHS.leads}${query}`)
  expect(response.status).toBe(200)
  return LeadPage.parse(await response.json())
}
async function theOnly(query = ''): Promise<Lead> {
  const { leads } = await listed(query)
  expect(leads).toHaveLength(1)
  return Lead.parse(leads[0])
}
async function noted(more: object = {}, caller = asStaff()): Promise<WholeLead> {
  const body = { name: 'Rajesh Agarwal', phone: '9000000126', words: 'Came to the office.', ...more }
  const response = await (await caller).post(PATHS.leads, body)
  expect(response.status).toBe(201)
  return WholeLead.parse(await response.json())
}
async function changed(id: string, change: object, caller = asStaff()): Promise<WholeLead> {
  const response = await (await caller).patch(leadAt(id), change)
  expect(response.status).toBe(200)
  return WholeLead.parse(await response.json())
}

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

describe('an enquiry', () => {
  it('becomes a lead, with the wish for a visit', async () => {
    const sent = await send({ visitOn: '2026-11-25', visitPart: 'morning' })
    expect([sent.status, await sent.json()]).toEqual([202, { message: 'Thank you. We have your enquiry.' }])
    expect(await theOnly()).toMatchObject({
      kind: 'enquiry',
      status: 'new',
      name: 'Md. Farooq Alam',
      email: 'farooq@mail.test',
      phone: '9000000412',
      words: 'I look for a plot near Bagdogra.',
      propertyId: listing,
      property: { title: '3 katha plot on a 20 ft road', locality: 'Rangapani', status: 'available' },
      language: 'hi',
      visit: { propertyId: listing, on: '2026-11-25', at: null, part: 'morning', state: 'asked' },
      assignedTo: null,
    })
  })

  it('sent again with its key, also many times at once and with other words, is stored once', async () => {
    const key = 'the-same-key-of-a-device'
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ key })))
    answers.push(await send({ key, message: 'Something else' }))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 202, 202])
    expect((await theOnly()).words).toBe('I look for a plot near Bagdogra.')
  })

  it.each([[''], ['false'], ['1']])('is not found where RECORD_ENQUIRIES is %j', async (setting) => {
    const response = await visitorOf({ RECORD_ENQUIRIES: setting }).post(PATHS.enquiries, enquiry())
    expect((await refusal(response)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect((await listed()).leads).toEqual([])
  })

  it('of a machine is answered like any other and not kept', async () => {
    expect((await send({ website: 'https://spam.test' })).status).toBe(202)
    expect((await listed()).leads).toEqual([])
  })

  it.each([
    ['key', 'short', 'key must be 16 to 64 letters, digits, hyphens or underscores.'],
    ['name', '  ', 'Name is required'],
    ['message', '', 'Message is required'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['phone', '12', 'Enter a phone number of 6 to 15 digits.'],
    ['message', 'x'.repeat(5001), 'One of the fields is too long.'],
    ['visitOn', '2026-11-22', 'Choose a day from today to 30 days on.'],
    ['visitOn', '2026-12-24', 'Choose a day from today to 30 days on.'],
    ['visitOn', 'tomorrow', 'Choose a day from today to 30 days on.'],
    ['visitPart', 'night', 'Choose morning, afternoon or evening.'],
    ['propertyId', 'x', 'Open the page of the listing and report it from there.'],
  ])('is refused for its %s %j', async (field, value, sentence) => {
    expect(await refusal(await send({ [field]: value }))).toEqual([400, 'INVALID_INPUT', sentence])
    expect((await listed()).leads).toEqual([])
  })

  it('may wish for today and for the thirtieth day, by the calendar of India', async () => {
    vi.setSystemTime(Date.parse('2026-11-23T19:00:00Z'))
    expect((await send({ visitOn: '2026-11-23' })).status).toBe(400)
    expect((await send({ visitOn: '2026-11-24' })).status).toBe(202)
    expect((await send({ visitOn: '2026-12-24' })).status).toBe(202)
  })

  it('that has waited on the device counts for the day it was written on', async () => {
    const at = new Date(NOW - 2 * DAY_MS).toISOString()
    expect((await send({ visitOn: '2026-11-22', at })).status).toBe(202)
    expect((await send({ visitOn: '2026-11-20', at })).status).toBe(400)
  })

  it('about a listing that was deleted meanwhile is kept, about one that never was public is not', async () => {
    const gone = (await aProperty())._id
    const hidden = (await aProperty({}, { approvedByAdmin: false }))._id
    await (await asAdmin()).delete(href(PATHS.deleteProperty, { id: gone }))
    expect((await send({ propertyId: gone })).status).toBe(202)
    for (const propertyId of [hidden, NOBODY])
      expect((await refusal(await send({ propertyId })))[0]).toBe(404)
    expect((await theOnly()).property).toBeNull()
  })

  it('about a deleted listing that never was public is refused, however it was deleted', async () => {
    const admin = await asAdmin()
    const hidden = async () => (await aProperty({}, { approvedByAdmin: false }))._id
    const [one, other] = [await hidden(), await hidden()]
    await admin.delete(href(PATHS.deleteProperty, { id: one }))
    await admin.post(PATHS.bulkProperties, { action: 'delete', ids: [other] })
    const file = {
      body: 'Category,Title,City,Price\nPlot,A,Siliguri,1',
      headers: { 'content-type': 'text/csv' },
    }
    const made = await admin.fetch(PATHS.propertiesCsv, { method: 'POST', ...file })
    const { importId } = await made.json<{ importId: string }>()
    const imported = await env.DB.prepare(
      'SELECT id FROM properties ORDER BY seq DESC LIMIT 1',
    ).first<string>('id')
    await admin.delete(href(PATHS.takeImportBack, { id: importId }))
    for (const propertyId of [one, other, imported])
      expect((await refusal(await send({ propertyId })))[0]).toBe(404)
    const known = `UPDATE audit_log SET changes = NULL WHERE action = 'property-deleted'`
    await env.DB.prepare(known).run()
    expect((await send({ propertyId: one })).status).toBe(202)
  })

  it('is taken ten times in ten minutes from one network, and refused ones do not count', async () => {
    const visitor = asVisitor()
    for (let count = 0; count < 12; count++) await send({ name: '' }, visitor)
    for (let count = 0; count < 10; count++) expect((await send({}, visitor)).status).toBe(202)
    const refused = await send({}, visitor)
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect((await send()).status).toBe(202)
    vi.setSystemTime(NOW + 10 * 60_000)
    expect((await send({}, visitor)).status).toBe(202)
  })
})

describe('an offer to sell', () => {
  const offer = {
    name: 'Dipika Lama',
    phone: '+91 90000 00888',
    category: 'Plot',
    place: 'Sukna',
    size: '5 katha',
    wantedPrice: '60 lakh',
    words: 'The papers are with my brother.',
  }

  it('becomes a lead, once, and the firm is mailed', async () => {
    for (let count = 0; count < 3; count++) {
      const response = await asVisitor().post(PATHS.sell, offer)
      expect([response.status, await response.json()]).toEqual([
        200,
        { message: 'Thank you. We call you soon.' },
      ])
    }
    expect(await theOnly('?kind=sell')).toMatchObject({
      name: 'Dipika Lama',
      words: 'The papers are with my brother.',
      offer: { category: 'Plot', place: 'Sukna', size: '5 katha', wantedPrice: '60 lakh' },
    })
    const mails = await env.DB.prepare('SELECT mail FROM outbox').all<{ mail: string }>()
    expect(mails.results.map(({ mail }) => mail)).toEqual([expect.stringContaining('To sell: Plot, Sukna')])
  })

  it('is also taken where enquiries are not recorded, and not from machines', async () => {
    await visitorOf({ RECORD_ENQUIRIES: '' }).post(PATHS.sell, offer)
    await asVisitor().post(PATHS.sell, { ...offer, phone: '9000000777', website: 'x' })
    expect(await theOnly()).toMatchObject({ kind: 'sell' })
  })

  it.each([
    ['name', '', 'Name is required'],
    ['phone', 'none', 'Enter a phone number of 6 to 15 digits.'],
    ['category', 'Castle', 'Choose what you want to sell.'],
    ['place', '', 'Say where it is.'],
  ])('is refused for its %s', async (field, value, sentence) => {
    const response = await asVisitor().post(PATHS.sell, { ...offer, [field]: value })
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
  })
})

describe('messages and reports', () => {
  const message = { name: 'Ritwik Sen', email: 'r@mail.test', phone: '9000000033', interest: 'Two katha' }

  it('are leads too, once each', async () => {
    await asVisitor().post(PATHS.subscribe, message)
    await asVisitor().post(PATHS.subscribe, message)
    await asVisitor().post(PATHS.reports, { propertyId: listing, reason: 'price', words: 'It is lower' })
    expect(await theOnly('?kind=message')).toMatchObject({ name: 'Ritwik Sen', words: 'Two katha' })
    expect(await theOnly('?kind=report')).toMatchObject({ reason: 'price', property: { _id: listing } })
  })

  it('are handled with their lead, and their lead with them', async () => {
    await asVisitor().post(PATHS.subscribe, message)
    const { _id: id } = await theOnly()
    const handled = async () =>
      (await env.DB.prepare('SELECT handled_at FROM contact_messages').first('handled_at')) !== null
    await changed(id, { status: 'called' })
    expect(await handled()).toBe(true)
    await changed(id, { status: 'new' })
    expect(await handled()).toBe(false)
    await (await asStaff()).patch(href(PATHS.message, { id }), { handled: true })
    expect((await theOnly()).status).toBe('closed')
    await (await asStaff()).patch(href(PATHS.message, { id }), { handled: false })
    expect((await theOnly()).status).toBe('new')
    await (await asAdmin()).delete(href(PATHS.message, { id }))
    expect((await listed()).leads).toEqual([])
  })
})

describe('the list', () => {
  it('shows what is due first, then new ones, later steps, the rest and what is done', async () => {
    const add = async (name: string, minutes: number, change: object = {}) => {
      vi.setSystemTime(NOW + minutes * 60_000)
      const { _id } = await noted({ name, words: name })
      if (Object.keys(change).length > 0) await changed(_id, change)
    }
    await add('lost', 1, { status: 'lost' })
    await add('new, second', 3)
    await add('idle', 4, { status: 'called' })
    await add('later', 5, { nextStep: 'Call again', nextStepOn: '2026-11-27' })
    await add('due today', 6, { status: 'called', nextStep: 'Call', nextStepOn: '2026-11-23' })
    await add('late', 7, { status: 'visit', nextStep: 'Call', nextStepOn: '2026-11-21' })
    await add('new, first', 2)
    await add('closed', 8, { status: 'closed', nextStepOn: '2026-11-20' })
    const order = ['late', 'due today', 'new, first', 'new, second', 'later', 'idle', 'closed', 'lost']
    expect((await listed()).leads.map(({ name }) => name)).toEqual(order)

    const paged: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page = await listed(`?limit=3${next === '' ? '' : `&cursor=${next}`}`)
      paged.push(...page.leads.map(({ name }) => name))
      next = page.next
    }
    expect(paged).toEqual(order)
    expect((await listed('?due=true')).leads.map(({ name }) => name)).toEqual(['late', 'due today'])
    expect((await listed('?open=true')).leads).toHaveLength(6)
    expect((await listed('?status=lost')).leads.map(({ name }) => name)).toEqual(['lost'])
    expect((await listed('?status=called&due=true')).leads.map(({ name }) => name)).toEqual(['due today'])
  })

  it('is filtered by kind, who looks after it, and listing', async () => {
    const staff = await anAccount({ username: 'Ananya' })
    await send()
    const mine = await noted({}, as(staff))
    expect(mine.assignedToName).toBe('Ananya')
    expect((await theOnly('?kind=enquiry')).kind).toBe('enquiry')
    expect((await theOnly(`?assignedTo=${staff.id}`))._id).toBe(mine._id)
    await noted({}, as(await anAccount()))
    const { leads: mineOrFree } = await listed(`?assignedTo=${staff.id}&orFree=true`)
    expect(new Set(mineOrFree.map(({ assignedTo }) => assignedTo))).toEqual(new Set([staff.id, null]))
    expect((await theOnly(`?propertyId=${listing}`)).kind).toBe('enquiry')
  })

  it('is searched by name, phone in any spelling, and the listing by title or number', async () => {
    await send()
    await noted({ name: 'রাজেশ আগরওয়াল' })
    const { property } = await theOnly('?kind=enquiry')
    for (const text of [
      'farooq',
      'FAROOQ alam',
      '90000-00412',
      '+91 9000000412',
      '৯০০০০০০৪১২',
      '20 ft',
      property?.number,
    ])
      expect((await theOnly(`?search=${encodeURIComponent(text ?? '')}`)).kind).toBe('enquiry')
    expect((await theOnly(`?search=${encodeURIComponent('রাজেশ')}`)).kind).toBe('noted')
    expect((await listed('?search=nobody')).leads).toEqual([])
  })

  it.each(['kind=x', 'status=open', 'limit=0', 'limit=101', 'cursor=x', 'assignedTo=me', 'due=yes'])(
    'refuses ?%s',
    async (query) => {
      expect((await refusal(await (await asStaff()).get(`${PATHS.leads}?${query}`)))[0]).toBe(400)
    },
  )

  it('and one lead are hidden from accounts that wait for approval', async () => {
    const { _id: id } = await noted()
    for (const path of [PATHS.leads, leadAt(id), `${PATHS.visits}?from=2026-11-23&to=2026-11-28`])
      expect((await refusal(await (await asPending()).get(path)))[1]).toBe('PENDING')
    expect((await refusal(await asVisitor().get(leadAt(id))))[0]).toBe(401)
  })

  it('reads a bounded number of rows, however many there are', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
      INSERT INTO leads (id, kind, status, name, phone, phone_key, words, created_at, updated_at)
      SELECT printf('%024x', i), 'noted', iif(i % 3 = 0, 'new', 'closed'), 'P', '1', '1', 'x', i, i FROM n`,
    ).run()
    const { meta } = await env.DB.prepare(
      `SELECT * FROM leads WHERE leads.status = 'new' AND leads.next_step_on IS NULL ORDER BY id LIMIT 25`,
    ).all()
    expect(meta.rows_read).toBeLessThanOrEqual(30)
    expect((await listed()).leads).toHaveLength(24)
  })
})

describe('one lead', () => {
  it('tells everything so far, and the other leads of the same person', async () => {
    await send({ phone: '+91-90000 00126' })
    const staff = await anAccount({ username: 'Bikash' })
    const { _id: id } = await noted({ phone: '9000000126' }, as(staff))
    await noted({ name: 'Somebody else', phone: '9000000999' })
    const after = await changed(
      id,
      {
        status: 'called',
        line: 'Wants to see the land first.',
        nextStep: 'Call about the visit',
        nextStepOn: '2026-11-24',
        visit: { propertyId: listing, on: '2026-11-25', at: '10:00', state: 'agreed' },
      },
      as(staff),
    )
    expect(after).toMatchObject({
      status: 'called',
      nextStep: 'Call about the visit',
      nextStepOn: '2026-11-24',
      visit: { propertyId: listing, on: '2026-11-25', at: '10:00', part: null, state: 'agreed' },
      visitProperty: { _id: listing },
      calledAt: '2026-11-23T06:00:00.000Z',
    })
    expect(after.lines.map(({ kind, text, by }) => [kind, text, by])).toEqual([
      ['note', 'Wants to see the land first.', 'Bikash'],
      ['visit', 'agreed 2026-11-25 10:00', 'Bikash'],
      ['status', 'called', 'Bikash'],
      ['step', 'Call about the visit, 2026-11-24', 'Bikash'],
    ])
    expect(after.others.map(({ kind }) => kind)).toEqual(['enquiry'])
  })

  it('takes a visit away with null, and leaves what is not named', async () => {
    const { _id: id } = await noted()
    await changed(id, { visit: { propertyId: listing, on: '2026-11-25', part: 'evening', state: 'asked' } })
    const kept = await changed(id, { line: 'x' })
    expect(kept.visit).toEqual({
      propertyId: listing,
      on: '2026-11-25',
      at: null,
      part: 'evening',
      state: 'asked',
    })
    expect((await changed(id, { visit: null })).visit).toBeNull()
  })

  it('says of a list that was sent whether it was opened', async () => {
    const { _id: id } = await noted()
    const { code } = await aSharedList([listing])
    const sent = await changed(id, { sentList: code })
    expect(sent.lines[0]?.list).toEqual({ code, propertyIds: [listing], openedAt: null })
    await asVisitor().get(href(PATHS.list, { code }))
    const lead = WholeLead.parse(await (await (await asStaff()).get(leadAt(id))).json())
    expect(lead.lines[0]?.list?.openedAt).not.toBeNull()
  })

  it('noted or changed twice at once is stored once', async () => {
    const staff = await anAccount()
    const both = await Promise.all([noted({}, as(staff)), noted({}, as(staff))])
    expect(new Set(both.map(({ _id }) => _id)).size).toBe(1)
    const [one] = both
    for (let count = 0; count < 2; count++) await changed(one._id, { line: 'The same' }, as(staff))
    const lead = WholeLead.parse(await (await (await asStaff()).get(leadAt(one._id))).json())
    expect(lead.lines.filter(({ text }) => text === 'The same')).toHaveLength(1)
  })

  it('keeps what is known of the person, and overwrites no notes that somebody wrote meanwhile', async () => {
    const { _id: id, notes } = await noted()
    expect(notes).toBeNull()
    const mine = { notes: 'Sells a shop', notesBefore: null, bestTime: 'After 18:00' }
    expect(await changed(id, mine)).toMatchObject({ notes: 'Sells a shop', bestTime: 'After 18:00' })
    expect(await changed(id, mine)).toMatchObject({ notes: 'Sells a shop' })
    const response = await (await asStaff()).patch(leadAt(id), { notes: 'No loan', notesBefore: null })
    expect(await refusal(response)).toEqual([409, 'CONFLICT', SERVER_MESSAGES.leadNotesChanged])
    expect(await changed(id, { notes: '', notesBefore: 'Sells a shop', bestTime: '' })).toMatchObject({
      notes: null,
      bestTime: null,
    })
  })

  it('keeps the notes of one of those who save theirs in the same instant, and tells the others', async () => {
    const { _id: id } = await noted()
    const texts = ['Sells a shop', 'No loan', 'Two sons', 'From Kurseong']
    const answers = await Promise.all(
      texts.map(async (notes) => (await asStaff()).patch(leadAt(id), { notes, notesBefore: null })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    const { notes } = WholeLead.parse(await (await (await asStaff()).get(leadAt(id))).json())
    expect(notes).toBe(texts[answers.findIndex(({ status }) => status === 200)])
  })

  it.each(FAILURES)('a store that fails %s a call keeps the whole change or nothing', async (failure) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const staff = await anAccount()
    for (let nth = 1; ; nth++) {
      const { _id: id } = await noted()
      const { caller, state } = await callerOfFailing(staff, failure, nth)
      await caller.patch(leadAt(id), {
        notes: 'Sells a shop',
        notesBefore: null,
        line: 'Rang',
        status: 'lost',
      })
      const { notes, status, lines } = WholeLead.parse(await (await (await asStaff()).get(leadAt(id))).json())
      expect([
        [null, 'new', 0],
        ['Sells a shop', 'lost', 2],
      ]).toContainEqual([notes, status, lines.length])
      if (!state.hasFailed) break
    }
    vi.restoreAllMocks()
  })

  it.each([
    [{}, 'Say what to change of the lead.'],
    [{ status: 'won' }, 'Status must be one of: new, called, visit, closed, lost.'],
    [{ assignedTo: NOBODY }, 'Choose an approved account.'],
    [{ nextStepOn: '23.11.2026' }, 'Give the day as year-month-day, for example 2026-11-24.'],
    [{ line: '' }, 'Write what is to be noted.'],
    [{ visit: { propertyId: NOBODY, on: '2026-11-25', state: 'agreed' } }, 'Property not found'],
    [
      { visit: { propertyId: NOBODY, on: '2026-11-25', state: 'sure' } },
      'Say of a visit: asked, agreed, done or missed.',
    ],
    [{ sentList: 'k7m2pxa9tqhzwc' }, 'There is no such list.'],
  ])('refuses %j', async (change, sentence) => {
    const { _id: id } = await noted()
    const response = await (await asStaff()).patch(leadAt(id), change)
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
  })

  it('is not handed to an account that waits', async () => {
    const { _id: id } = await noted()
    const waiting = await anAccount({ approvedByAdmin: false })
    const response = await (await asStaff()).patch(leadAt(id), { assignedTo: waiting.id })
    expect(response.status).toBe(400)
  })

  it('that is not there is 404', async () => {
    for (const id of [NOBODY, 'x']) {
      expect(await refusal(await (await asStaff()).get(leadAt(id)))).toEqual([
        404,
        'NOT_FOUND',
        'Lead not found',
      ])
      expect((await (await asStaff()).patch(leadAt(id), { line: 'x' })).status).toBe(404)
    }
  })

  it('is written into the log without a word of the person', async () => {
    const { _id: id } = await noted()
    await changed(id, { status: 'lost', line: 'Bought elsewhere', nextStep: 'None' })
    const { results } = await env.DB.prepare('SELECT action, subject_name, changes FROM audit_log').all()
    expect(results.map(({ action }) => action)).toEqual(['lead-noted', 'lead-changed'])
    expect(JSON.parse(String(results[1]?.['changes']))).toEqual({ status: ['new', 'lost'] })
    expect(JSON.stringify(results)).not.toMatch(/Rajesh|9000000126|elsewhere/)
  })
})

describe('visits', () => {
  const visit = (on: string, more: object = {}) => ({
    visit: { propertyId: listing, on, state: 'agreed', ...more },
  })

  it('are listed by day and hour, wishes without a day apart', async () => {
    const add = async (name: string, change: object) =>
      changed((await noted({ name, words: name }))._id, change)
    await add('evening', visit('2026-11-24', { part: 'evening' }))
    await add('noon', visit('2026-11-24', { at: '12:30' }))
    await add('morning', visit('2026-11-24', { part: 'morning' }))
    await add('next week', visit('2026-12-02', { at: '09:00' }))
    await send({ visitPart: 'morning' })
    const response = await (await asStaff()).get(`${PATHS.visits}?from=2026-11-23&to=2026-11-29`)
    const { visits, wishes } = VisitsReply.parse(await response.json())
    expect(visits.map(({ name }) => name)).toEqual(['morning', 'noon', 'evening'])
    expect(wishes.map(({ kind }) => kind)).toEqual(['enquiry'])
  })

  it('say who has the key and where the place truly is', async () => {
    const property = await aProperty({
      keyWith: 'The watchman',
      googleMap: '26.7101,88.4302',
      placeIsApproximate: true,
    })
    const { _id: id } = await noted()
    const { visitProperty } = await changed(id, {
      visit: { propertyId: property._id, on: '2026-11-24', state: 'agreed' },
    })
    expect(visitProperty).toMatchObject({ keyWith: 'The watchman', lat: 26.7101, lng: 88.4302 })
  })

  it('agreed on make a lead one with a visit', async () => {
    const { _id: id } = await noted()
    expect((await changed(id, visit('2026-11-24'))).status).toBe('visit')
    expect((await changed(id, { ...visit('2026-11-25'), status: 'called' })).status).toBe('called')
  })

  it('to come end with their lead and open it again, those that took place stay', async () => {
    const seen = async () => {
      const response = await (await asStaff()).get(`${PATHS.visits}?from=2026-11-23&to=2026-11-29`)
      return VisitsReply.parse(await response.json()).visits.map(({ words }) => words)
    }
    const [{ _id: gone }, { _id: was }] = [await noted({ words: 'Gone' }), await noted({ words: 'Was here' })]
    for (const id of [gone, was]) await changed(id, visit('2026-11-24'))
    await changed(was, visit('2026-11-24', { state: 'done' }))
    const { key } = await (await (await asStaff()).post(PATHS.calendarKey)).json<{ key: string }>()
    const calendar = async () => (await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}`)).text()
    const events = (await calendar()).split('BEGIN:VEVENT').length
    for (const id of [gone, was]) await changed(id, { status: 'lost' })
    expect(await seen()).toEqual(['Was here'])
    expect((await calendar()).split('BEGIN:VEVENT')).toHaveLength(events - 1)
    expect((await changed(gone, visit('2026-11-25'))).status).toBe('visit')
    expect(await seen()).toEqual(['Was here', 'Gone'])
    await changed(gone, { status: 'closed' })
    expect((await changed(gone, visit('2026-11-26', { state: 'asked' }))).status).toBe('called')
  })

  it('stand in a calendar that its secret address alone opens, without phone numbers', async () => {
    const staff = await anAccount({ role: 'staff' })
    const { _id: id } = await noted({ name: 'Rajesh, 90000 00126' })
    await changed(id, visit('2026-11-24', { at: '15:30' }))
    const made = await (await as(staff)).post(PATHS.calendarKey)
    const { key, address } = await made.json<{ key: string; address: string }>()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(address).toBe(`https://aangan.test/api/leads/visits.ics?key=${key}`)
    const calendar = (by: string) => asVisitor().get(`${PATHS.visitsCalendar}?key=${by}`)
    const response = await calendar(key)
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store'])
    const text = await response.text()
    expect(text).toContain('DTSTART:20261124T100000Z\r\n')
    expect(text).toContain('SUMMARY:Rajesh\\,')
    expect(text).toContain('STATUS:CONFIRMED')
    expect(text).not.toMatch(/90000|00126/)
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(
      await (await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}&mine=true`)).text(),
    ).not.toContain('VEVENT')

    const renewed = await (await (await as(staff)).post(PATHS.calendarKey)).json<{ key: string }>()
    expect((await calendar(key)).status).toBe(404)
    expect((await calendar(renewed.key)).status).toBe(200)
    await env.DB.prepare('UPDATE users SET suspended_at = 1 WHERE id = ?').bind(staff.id).run()
    expect((await calendar(renewed.key)).status).toBe(404)
    for (const path of [
      PATHS.visitsCalendar,
      `${PATHS.visitsCalendar}?key=`,
      `${PATHS.visitsCalendar}?key=x`,
    ])
      expect((await refusal(await asVisitor().get(path))).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect(JSON.stringify((await env.DB.prepare('SELECT * FROM calendar_keys').all()).results)).not.toContain(
      renewed.key,
    )
  })

  it('of which there are too many leave the calendar from the oldest on', async () => {
    const coming = await noted({ name: 'Coming' })
    await changed(coming._id, visit('2026-11-24'))
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO leads (id, kind, name, phone, phone_key, words, visit_property_id, visit_on, visit_state, created_at, updated_at)
      SELECT printf('%024x', i), 'noted', 'Gone by', '', '', '', ?, date('2026-11-22', '-' || (i % 30) || ' days'), 'done', ?, ? FROM n`,
    )
      .bind(LIMITS.visitsShown, listing, NOW, NOW)
      .run()
    const made = await (await asStaff()).post(PATHS.calendarKey)
    const { key } = await made.json<{ key: string }>()
    const text = await (await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}`)).text()
    const days = [...text.matchAll(/DTSTART[^:]*:(\d{8})/g)].map(([, day]) => day)
    expect(days).toHaveLength(LIMITS.visitsShown)
    expect([days[0], days.at(-1)]).toEqual(['20261024', '20261124'])
    expect(text).toContain('SUMMARY:Coming')
  })

  it('of a deleted account have no calendar any more, and its leads nobody', async () => {
    const staff = await anAccount({ role: 'staff' })
    const { _id: id } = await noted({}, as(staff))
    const { key } = await (await (await as(staff)).post(PATHS.calendarKey)).json<{ key: string }>()
    await (await asAdmin()).delete(href(PATHS.user, { id: staff.id }))
    expect((await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}`)).status).toBe(404)
    expect(await theOnly()).toMatchObject({ _id: id, assignedTo: null })
    expect(
      (await env.DB.prepare('SELECT * FROM calendar_keys WHERE user_id = ?').bind(staff.id).all()).results,
    ).toEqual([])
  })
})

it('listings come in the order in which somebody last asked about them', async () => {
  const other = (await aProperty({ title: 'Another' }))._id
  await send()
  await send()
  vi.setSystemTime(NOW + 60_000)
  await send({ propertyId: other })
  const response = await (await asStaff()).get(PATHS.askedProperties)
  expect(await response.json()).toEqual({
    asked: [
      { propertyId: other, leads: 1, lastAt: '2026-11-23T06:01:00.000Z' },
      { propertyId: listing, leads: 2, lastAt: '2026-11-23T06:00:00.000Z' },
    ],
  })
})

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

it('a lead ends 24 months after the last word about it, with its lines and its message', async () => {
  const kept = await noted()
  await changed(kept._id, { line: 'A word' })
  await aMessage('Asha', NOW)
  await asVisitor().post(PATHS.subscribe, {
    name: 'Ritwik',
    email: 'r@mail.test',
    phone: '9000000033',
    interest: 'x',
  })
  const count = async () => {
    const tables = ['leads', 'lead_lines', 'contact_messages']
    const rows = await env.DB.batch<{ n: number }>(
      tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)),
    )
    return rows.map(({ results }) => results[0]?.n)
  }
  expect(await count()).toEqual([2, 1, 2])
  await runJobs(env, NOW + 729 * DAY_MS)
  expect(await count()).toEqual([2, 1, 2])
  await runJobs(env, NOW + 731 * DAY_MS)
  expect(await count()).toEqual([0, 0, 1])
  await noted()
  await runJobs({ ...env, LEAD_MONTHS: '1' }, NOW + 32 * DAY_MS)
  expect(await count()).toEqual([0, 0, 1])
})
