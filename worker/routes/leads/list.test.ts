import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { as, asPending, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import {
  beginWithoutLeads,
  changed,
  leadAt,
  listed,
  listing,
  noted,
  NOW,
  send,
  theOnly,
} from '#worker/test/leads.ts'

beginWithoutLeads()

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
