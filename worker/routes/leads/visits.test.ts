import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { VisitsReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { as, asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { beginWithoutLeads, changed, listed, listing, noted, NOW, send, theOnly } from '#worker/test/leads.ts'

beginWithoutLeads()

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

  it('say what the listing is called in the language that the person wrote in', async () => {
    const [{ _id: bengali }, { _id: english }] = [
      await aProperty({ title: 'Plot by the river', titleBn: 'নদীর ধারে প্লট' }),
      await aProperty({ title: 'Plot by the wood', titleBn: 'বনের ধারে প্লট' }),
    ]
    await send({ propertyId: bengali, language: 'bn' })
    await send({ propertyId: english, language: 'en' })
    const { leads } = await listed()
    const titles = await Promise.all(
      leads.map(async ({ _id: id, propertyId }) => {
        const { visitTitle } = await changed(id, {
          visit: { propertyId, on: '2026-11-24', at: '10:00', state: 'agreed' },
        })
        return visitTitle
      }),
    )
    expect(titles).toEqual(['নদীর ধারে প্লট', undefined])
    const response = await (await asStaff()).get(`${PATHS.visits}?from=2026-11-23&to=2026-11-29`)
    const { visits } = VisitsReply.parse(await response.json())
    expect(visits.map(({ visitTitle }) => visitTitle)).toEqual(titles)
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

  it('are called off with their lead: a lead that is closed has none that is agreed', async () => {
    const { _id: id } = await noted()
    await changed(id, visit('2026-11-24', { at: '15:30' }))
    expect((await changed(id, { status: 'closed' })).visit).toBeNull()
    const { _id: other } = await noted({ words: 'Another.' })
    await changed(other, visit('2026-11-24', { at: '15:30' }))
    const { visit: none, status, lines } = await changed(other, { status: 'lost', visit: null })
    expect([none, status]).toEqual([null, 'lost'])
    expect(lines.find(({ text }) => text.startsWith('cancelled'))?.text).toBe('cancelled 2026-11-24 15:30')
  })

  it('stand in a calendar that its secret address alone opens, without phone numbers', async () => {
    const staff = await anAccount({ role: 'staff' })
    const { _id: id } = await noted({ name: 'Rajesh, 90000 00126, (৯০০০০)–০০১২৬, 90000/00126, 90000_00126' })
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
    expect(text).not.toMatch(/90000|00126|৯০০০০|০০১২৬/)
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    expect(
      await (await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}&mine=true`)).text(),
    ).not.toContain('VEVENT')

    expect(
      (await refusal(await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}&mine=yes`))).slice(0, 2),
    ).toEqual([400, 'INVALID_INPUT'])

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

  it('keep the number of their listing and its measures in the calendar', async () => {
    const property = await aProperty({ title: '1200/1250 sq ft plot' })
    const { _id: id } = await noted({ name: 'Rajesh' })
    const { visitProperty } = await changed(id, visit('2026-11-24', { propertyId: property._id }))
    const { key } = await (await (await asStaff()).post(PATHS.calendarKey)).json<{ key: string }>()
    const text = await (await asVisitor().get(`${PATHS.visitsCalendar}?key=${key}`)).text()
    expect(text).toContain(`SUMMARY:Rajesh\\, ${visitProperty?.number} 1200/1250 sq ft plot\r\n`)
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
