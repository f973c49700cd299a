import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { asAdmin, asStaff, asVisitor, refusal, visitorOf } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import {
  beginWithoutLeads,
  changed,
  DAY_MS,
  enquiry,
  listed,
  listing,
  NOBODY,
  NOW,
  send,
  theOnly,
} from '#worker/test/leads.ts'

beginWithoutLeads()

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
    ['phone', '12', 'Enter a phone number of 6 to 15 digits.'],
    ['message', 'x'.repeat(5001), 'One of the fields is too long.'],
    ['visitOn', '2026-11-22', 'Choose a day from today to 30 days on.'],
    ['visitOn', '2026-12-24', 'Choose a day from today to 30 days on.'],
    ['visitOn', 'tomorrow', 'Choose a day from today to 30 days on.'],
    ['visitPart', 'night', 'Choose morning, afternoon or evening.'],
    ['page', 'javascript:alert(1)', 'page must be the path of a page of this site.'],
    ['page', '//other.test/view', 'page must be the path of a page of this site.'],
    ['page', '/\\\\other.test', 'page must be the path of a page of this site.'],
    ['page', ['/'], 'page must be the path of a page of this site.'],
    ['propertyId', 'x', 'Choose a listing of this site.'],
  ])('is refused for its %s %j', async (field, value, sentence) => {
    expect(await refusal(await send({ [field]: value }))).toEqual([400, 'INVALID_INPUT', sentence])
    expect((await listed()).leads).toEqual([])
  })

  it.each(['nobody', 'farooq@mail,com.in', 'ফারুক@mail.in', 12, null])(
    'is kept without its address %j, as the phone is what people are called on',
    async (email) => {
      expect((await send({ email })).status).toBe(202)
      expect(await theOnly()).toMatchObject({ name: 'Md. Farooq Alam', phone: '9000000412', email: '' })
    },
  )

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

  it('that has waited for more than four weeks is kept, without a wish for a day that has gone', async () => {
    const wish = { visitOn: '0000-01-01', visitPart: 'morning', at: '0000-01-01T00:00:00Z' }
    expect((await send(wish)).status).toBe(202)
    expect(await theOnly()).toMatchObject({ name: 'Md. Farooq Alam', visit: null })
  })

  it.each([
    [28, '2026-10-27', 202],
    [28, '0000-01-01', 400],
    [-3, '2026-12-26', 400],
  ])('written %i days ago may wish for %s: %i', async (days, visitOn, status) => {
    const at = new Date(NOW - days * DAY_MS).toISOString()
    expect((await send({ visitOn, at })).status).toBe(status)
  })

  it('that has waited for months may wish for a day that comes', async () => {
    expect((await send({ visitOn: '2026-11-25', at: '2026-05-01T04:30:00Z' })).status).toBe(202)
    expect(await theOnly()).toMatchObject({ visit: { on: '2026-11-25' } })
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

  it('says where it is to let, to staff and in the mail', async () => {
    await asVisitor().post(PATHS.sell, { ...offer, deal: 'rent', category: 'Warehouse' })
    expect(await theOnly('?kind=sell')).toMatchObject({ offer: { category: 'Warehouse', deal: 'rent' } })
    const mails = await env.DB.prepare('SELECT mail FROM outbox').all<{ mail: string }>()
    expect(mails.results.map(({ mail }) => mail)).toEqual([
      expect.stringContaining('To let: Warehouse, Sukna'),
    ])
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
