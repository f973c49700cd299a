import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { WholeLead } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { as, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { callerOfFailing, FAILURES } from '#worker/test/failing.ts'
import { aMessage, anAccount, aProperty } from '#worker/test/factories.ts'
import {
  beginWithoutLeads,
  changed,
  DAY_MS,
  leadAt,
  listed,
  listing,
  NOBODY,
  noted,
  NOW,
  send,
  theOnly,
} from '#worker/test/leads.ts'
import { aSharedList } from '#worker/test/write-calls.ts'

beginWithoutLeads()

const told = ({ lines }: WholeLead) => lines.map(({ kind, text, by }) => [kind, text, by])

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
    expect(told(after)).toEqual([
      ['note', 'Wants to see the land first.', 'Bikash'],
      ['visit', 'agreed 2026-11-25 10:00', 'Bikash'],
      ['status', 'called', 'Bikash'],
      ['step', 'Call about the visit, 2026-11-24', 'Bikash'],
    ])
    expect(after.others.map(({ kind }) => kind)).toEqual(['enquiry'])
  })

  it('is about the listing that the words of a noted call name, where there is one', async () => {
    const { number } = await aProperty()
    const { property } = await noted({ words: `Phone call. Asks about ${number}, 5 katha.` })
    expect(property?.number).toBe(number)
    expect((await noted({ words: 'Asks about A-9999999.' })).property).toBeNull()
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

  it('is new again as it came where a call is taken back, and was called by nobody', async () => {
    const staff = await anAccount({ username: 'Bikash' })
    await send()
    const { _id: id } = await theOnly()
    const called = await changed(id, { status: 'called' }, as(staff))
    expect(called).toMatchObject({ status: 'called', assignedTo: staff.id, calledAt: expect.any(String) })
    const before = { status: 'called', assignedTo: staff.id }
    const after = await changed(id, { status: 'new', assignedTo: null, before }, as(staff))
    expect(after).toMatchObject({ status: 'new', assignedTo: null, calledAt: null })
    const row = await env.DB.prepare('SELECT called_by FROM leads').first()
    expect(row).toEqual({ called_by: null })
  })

  it('says of a visit that is called off on which day it was to be, and is called again', async () => {
    const staff = await anAccount({ username: 'Bikash' })
    const { _id: id } = await noted()
    await changed(id, { visit: { propertyId: listing, on: '2026-11-25', at: '10:00', state: 'agreed' } })
    const after = await changed(id, { visit: null }, as(staff))
    expect(after).toMatchObject({ status: 'called', visit: null })
    expect(told(after).slice(-2)).toEqual([
      ['visit', 'cancelled 2026-11-25 10:00', 'Bikash'],
      ['status', 'called', 'Bikash'],
    ])
  })

  it('calls off only a visit that there is, and leaves a lead that is closed as it is', async () => {
    const { _id: id } = await noted()
    expect((await changed(id, { visit: null })).lines).toEqual([])
    await changed(id, { visit: { propertyId: listing, on: '2026-11-25', state: 'agreed' } })
    await changed(id, { status: 'closed' })
    expect((await changed(id, { visit: null })).status).toBe('closed')
  })

  it('says of a step that is done what it was, and by whom', async () => {
    const staff = await anAccount({ username: 'Bikash' })
    const { _id: id } = await noted()
    await changed(id, { nextStep: 'Send the papers', nextStepOn: '2026-11-24' })
    const done = { nextStep: null, nextStepOn: null }
    expect(told(await changed(id, done, as(staff))).slice(1)).toEqual([
      ['step-done', 'Send the papers, 2026-11-24', 'Bikash'],
    ])
    expect((await changed(id, done, as(staff))).lines, 'and once').toHaveLength(2)
  })

  it.each(['closed', 'lost'] as const)('a step of a lead that is %s was not done', async (status) => {
    const { _id: id } = await noted()
    await changed(id, { nextStep: 'Call again', nextStepOn: '2026-11-24' })
    const after = await changed(id, { status, nextStep: null, nextStepOn: null })
    expect(told(after).map(([kind]) => kind)).toEqual(['step', 'status'])
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

  it('noted again a moment later is another where its name, listing, words or who notes it differ', async () => {
    const [one, other] = [await anAccount({ role: 'staff' }), await anAccount({ role: 'staff' })]
    const call = { name: 'Asha Rai', phone: '9832012345', words: 'Called about a plot.', propertyId: listing }
    const first = await noted(call, as(one))
    const others = [
      await noted({ ...call, name: 'Bimal Saha' }, as(one)),
      await noted({ ...call, propertyId: null }, as(one)),
      await noted({ ...call, words: 'Called again.' }, as(one)),
      await noted(call, as(other)),
    ]
    expect(new Set([first, ...others].map(({ _id }) => _id)).size).toBe(5)
    await changed(first._id, { assignedTo: other.id }, as(one))
    expect((await noted({ ...call, phone: '+91 98320-12345' }, as(one)))._id).toBe(first._id)
    expect((await noted(call, as(other)))._id).toBe(others[3]?._id)
    expect((await listed()).leads).toHaveLength(5)
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
    [{ nextStepOn: '9026-11-24' }, 'Give a day of the years 2000 to 2099.'],
    [{ nextStepOn: '0026-11-24' }, 'Give a day of the years 2000 to 2099.'],
    [
      { visit: { propertyId: NOBODY, on: '9026-11-24', state: 'agreed' } },
      'Give a day of the years 2000 to 2099.',
    ],
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

describe('a lead that somebody else has changed meanwhile', () => {
  const asked = () => ({ propertyId: listing, on: '2026-12-02', at: '15:00', part: null, state: 'asked' })
  const agreed = () => ({ propertyId: listing, on: '2026-12-05', at: '15:00', part: null, state: 'agreed' })
  const patch = async (id: string, change: object) => (await asStaff()).patch(leadAt(id), change)
  const read = async (id: string) => WholeLead.parse(await (await (await asStaff()).get(leadAt(id))).json())

  /** Whether a change is refused with the lead as it stands, and changes nothing of it. */
  async function isKeptFrom(id: string, change: object) {
    const stands = await read(id)
    const response = await patch(id, change)
    const { message, current } = ErrorReply.parse(await response.json())
    expect([response.status, message]).toEqual([409, SERVER_MESSAGES.leadChanged])
    expect(WholeLead.parse(current)).toEqual(stands)
    return JSON.stringify(await read(id)) === JSON.stringify(stands)
  }

  it('keeps the visit that they agreed on, and answers it', async () => {
    const { _id: id } = await noted()
    await changed(id, { visit: agreed() })
    expect(await isKeptFrom(id, { visit: asked(), before: { visit: null, status: 'new' } })).toBe(true)
  })

  it.each([
    [
      { nextStep: 'Send papers', nextStepOn: '2026-12-03' },
      { nextStep: 'Call', nextStepOn: '2026-12-01' },
    ],
    [{ bestTime: 'After 18:00' }, { bestTime: 'Mornings' }],
    [{ looksFor: 'Villa' }, { looksFor: 'Plot' }],
    [{ status: 'visit' }, { status: 'closed' }],
  ])('keeps their %j', async (theirs, mine) => {
    const { _id: id, ...seen } = await noted()
    await changed(id, theirs)
    expect(await isKeptFrom(id, { ...mine, before: seen })).toBe(true)
  })

  it('keeps whom they handed it to', async () => {
    const [theirs, mine] = [await anAccount(), await anAccount()]
    const { _id: id } = await noted()
    await changed(id, { assignedTo: theirs.id })
    expect(await isKeptFrom(id, { assignedTo: mine.id, before: { assignedTo: null } })).toBe(true)
    await changed(id, { assignedTo: mine.id, before: { assignedTo: theirs.id } })
  })

  it('is not opened again by a visit or a step of somebody who saw it open', async () => {
    const { _id: id } = await noted()
    await changed(id, { status: 'lost', line: 'Bought elsewhere' })
    expect(await isKeptFrom(id, { visit: asked(), before: { visit: null, status: 'called' } })).toBe(true)
    const step = { nextStep: 'Call again', nextStepOn: '2026-11-24' }
    const seen = { nextStep: null, nextStepOn: null, status: 'new' }
    expect(await isKeptFrom(id, { ...step, before: { ...seen, status: 'called' } })).toBe(true)
    expect(await isKeptFrom(id, { ...step, status: 'called', before: seen })).toBe(true)
    const knowingly = await changed(id, { visit: asked(), before: { visit: null, status: 'lost' } })
    expect(knowingly).toMatchObject({ status: 'called', visit: asked() })
  })

  it('takes what they did not touch, what they set the same, and what says nothing of before', async () => {
    const { _id: id } = await noted()
    await changed(id, { visit: agreed(), assignedTo: null, bestTime: 'After 18:00' })
    const step = { nextStep: 'Call again', nextStepOn: '2026-11-24' }
    const seen = { status: 'new', nextStep: null, nextStepOn: null, visit: null }
    expect(await changed(id, { ...step, before: seen })).toMatchObject({ ...step, visit: agreed() })
    expect(await changed(id, { ...step, visit: agreed(), before: seen })).toMatchObject(step)
    expect(await changed(id, { visit: asked() })).toMatchObject({ visit: asked() })
  })

  it.each(['visit', 'lost'])(
    'stays at %s where somebody says of a new one that they called',
    async (status) => {
      const { _id: id } = await noted()
      await changed(id, { status })
      const after = await changed(id, { status: 'called', line: 'No answer', before: { status: 'new' } })
      expect(after.status).toBe(status)
      expect(after.lines.at(-1)?.text).toBe('No answer')
    },
  )

  it('by two in the same instant keeps one visit, and tells the other', async () => {
    const { _id: id } = await noted()
    const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']
    const answers = await Promise.all(
      days.map((on) => patch(id, { visit: { ...asked(), on }, before: { visit: null, status: 'new' } })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    const { visit, lines } = await read(id)
    expect(visit?.on).toBe(days[answers.findIndex(({ status }) => status === 200)])
    expect(lines).toHaveLength(1)
  })

  it('is not changed by what stood there before alone', async () => {
    const { _id: id } = await noted()
    const response = await patch(id, { before: { status: 'new' } })
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', SERVER_MESSAGES.leadChangeEmpty])
  })
})

it('a visit of a lead that nobody looks after belongs to who plans it, any other to whoever has the lead', async () => {
  const [planner, colleague] = [await anAccount({ username: 'Bikash' }), await anAccount()]
  const visit = { propertyId: listing, on: '2026-11-25', at: '10:00', state: 'agreed' }
  await send()
  const { _id: free } = await theOnly()
  const after = await changed(free, { visit }, as(planner))
  expect(after).toMatchObject({ assignedTo: planner.id, assignedToName: 'Bikash' })
  expect(told(after)).toContainEqual(['hand-over', 'Bikash', 'Bikash'])
  const { _id: taken } = await noted({ phone: '9000000999' }, as(colleague))
  expect(await changed(taken, { visit }, as(planner))).toMatchObject({ assignedTo: colleague.id })
  await changed(taken, { assignedTo: null })
  const wished = await changed(taken, { visit: { ...visit, state: 'missed' } }, as(planner))
  expect(wished).toMatchObject({ assignedTo: null })
  expect(await changed(taken, { visit, assignedTo: null }, as(planner))).toMatchObject({ assignedTo: null })
})

it('a lead that nobody looks after belongs to who has called, any other to whoever has it', async () => {
  const [caller, colleague] = [await anAccount({ username: 'Bikash' }), await anAccount()]
  await send()
  const { _id: free } = await theOnly()
  expect(await changed(free, { bestTime: 'After 18:00' }, as(caller))).toMatchObject({ assignedTo: null })
  const after = await changed(free, { status: 'called' }, as(caller))
  expect(after).toMatchObject({ assignedTo: caller.id, assignedToName: 'Bikash' })
  expect(told(after)).toContainEqual(['hand-over', 'Bikash', 'Bikash'])
  const { _id: taken } = await noted({ phone: '9000000999' }, as(colleague))
  const called = await changed(taken, { status: 'called' }, as(caller))
  expect(called).toMatchObject({ assignedTo: colleague.id })
  await changed(taken, { assignedTo: null })
  expect(await changed(taken, { status: 'called', line: 'No answer' }, as(caller))).toMatchObject({
    assignedTo: null,
  })
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
