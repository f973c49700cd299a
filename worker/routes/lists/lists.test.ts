import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { NewListReply, SharedList } from '#contract/shared-lists.ts'
import { ENDED_AFTER_MS, listSent } from '#worker/db/queries/shared-lists.ts'
import { runJobs } from '#worker/jobs/run.ts'
import {
  asAdmin,
  asStaff,
  asVisitor,
  type Caller,
  editListing,
  refusal,
  visitorOf,
} from '#worker/test/client.ts'
import { callerOfFailing, FAILURES } from '#worker/test/failing.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { metered } from '#worker/test/meter.ts'
import { auditOf, meteredDb } from '#worker/test/stored.ts'
import { aSharedList } from '#worker/test/write-calls.ts'

const VOTER = 'a-device-of-somebody'
const NOBODY = 'f'.repeat(24)
const DAY_MS = 86_400_000
const ENDED =
  'This list has ended, or its link is not whole. Ask whoever sent it for a new one, or look at our listings.'

let one: string
let two: string
let hidden: string

beforeAll(async () => {
  one = (await aProperty({ title: 'One', phone: '+91 98765 00000' }))._id
  two = (await aProperty({ title: 'Two' }))._id
  hidden = (await aProperty({ title: 'Hidden' }, { approvedByAdmin: false }))._id
})

const itemAt = (code: string, propertyId: string) => href(PATHS.listItem, { code, propertyId })
const voteAt = (code: string, propertyId: string) => href(PATHS.listVote, { code, propertyId })
const commentsAt = (code: string, propertyId: string) => href(PATHS.listComments, { code, propertyId })
const listAt = (code: string) => href(PATHS.list, { code })

async function read(code: string, caller = asVisitor()): Promise<SharedList> {
  const response = await caller.get(listAt(code))
  expect(response.status).toBe(200)
  return SharedList.parse(await response.json())
}
const idsIn = ({ items }: SharedList) => items.map(({ propertyId }) => propertyId)

describe('making a list', () => {
  it('answers a code of 14 letters and digits that nobody mistakes, and a key', async () => {
    const made = await asVisitor().post(PATHS.lists, {
      title: '  For Maa ',
      propertyIds: [two, hidden, one, NOBODY, 'x', two],
    })
    expect(made.status).toBe(201)
    const { code, ownerKey } = NewListReply.parse(await made.json())
    expect(code).toMatch(/^[a-km-np-z2-9]{14}$/)
    expect(ownerKey.length).toBeGreaterThan(30)
    const list = await read(code)
    expect(list.title).toBe('For Maa')
    expect(idsIn(list)).toEqual([two, one])
  })

  it.each([
    ['no listing', []],
    ['unknown ones alone', [NOBODY]],
    ['more than a hundred', Array.from({ length: 101 }, () => NOBODY)],
    ['no list', 'x'],
  ])('refuses %s', async (_, propertyIds) => {
    const response = await asVisitor().post(PATHS.lists, { propertyIds })
    expect(await refusal(response)).toEqual([
      400,
      'INVALID_INPUT',
      'Choose 1 to 100 listings that are still with us.',
    ])
  })

  it('refuses hidden ones alone, and a title of 81 letters', async () => {
    expect((await asVisitor().post(PATHS.lists, { propertyIds: [hidden] })).status).toBe(400)
    const long = await asVisitor().post(PATHS.lists, { propertyIds: [one], title: 'x'.repeat(81) })
    expect((await refusal(long))[2]).toBe('A title has 1 to 80 letters.')
    expect((await asVisitor().post(PATHS.lists, { propertyIds: [one], title: 'x'.repeat(80) })).status).toBe(
      201,
    )
  })

  it('is let sixty times an hour from one network', async () => {
    const [visitor, neighbour] = [asVisitor(), asVisitor()]
    for (let count = 0; count < 60; count++)
      expect((await visitor.post(PATHS.lists, { propertyIds: [one] })).status).toBe(201)
    const refused = await visitor.post(PATHS.lists, { propertyIds: [one] })
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    expect((await neighbour.post(PATHS.lists, { propertyIds: [one] })).status).toBe(201)
  })
})

describe('reading a list', () => {
  it('shows what the public sees, also to staff, and is for nobody else to keep or index', async () => {
    const { code } = await aSharedList([one])
    for (const caller of [asVisitor(), await asStaff()]) {
      const response = await caller.get(listAt(code))
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      const body = await response.text()
      expect(body).not.toContain('98765')
      expect(JSON.parse(body)).toMatchObject({
        title: null,
        items: [
          {
            propertyId: one,
            property: { title: 'One', listedBy: null },
            votes: { yes: [], maybe: [], no: [] },
            comments: [],
          },
        ],
      })
    }
  })

  it('costs two rows and one call where nothing has changed', async () => {
    const { code } = await aSharedList([one, two])
    const { database, meter } = metered(env.DB)
    const visitor = visitorOf({ DB: database })
    const first = await visitor.get(listAt(code))
    meter.rowsRead.length = 0
    meter.calls = 0
    const again = await visitor.get(listAt(code), { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(meter.calls).toBe(1)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(2)
  })

  it('reads at most ten rows for each item with its votes and comments', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => (await aProperty({ title: `P${index}` }))._id),
    )
    const { code } = await aSharedList(ids)
    for (const id of ids.slice(0, 10)) {
      await asVisitor().put(voteAt(code, id), { voter: VOTER, name: 'Arun', vote: 'yes' })
      await asVisitor().post(commentsAt(code, id), { name: 'Arun', text: 'Good' })
    }
    const { database, meter } = metered(env.DB)
    expect((await visitorOf({ DB: database }).get(listAt(code))).status).toBe(200)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(30 * 10)
  })

  it('has another ETag after every change, and after a change of a listing', async () => {
    const { code } = await aSharedList([one])
    const visitor = asVisitor()
    const etag = async () => (await visitor.get(listAt(code))).headers.get('etag')
    const seen = [await etag()]
    await visitor.put(itemAt(code, two))
    seen.push(await etag())
    await visitor.put(voteAt(code, two), { voter: VOTER, name: 'Arun', vote: 'no' })
    seen.push(await etag())
    await visitor.post(commentsAt(code, two), { name: 'Arun', text: 'Far' })
    seen.push(await etag())
    await editListing(await asAdmin(), two, { price: 4_000_000 })
    seen.push(await etag())
    await visitor.delete(itemAt(code, two))
    seen.push(await etag())
    expect(new Set(seen).size).toBe(6)
  })

  it('shows a listing that is gone as null, and one that is sold as sold', async () => {
    const [gone, sold] = [(await aProperty())._id, (await aProperty())._id]
    const { code } = await aSharedList([gone, sold])
    const admin = await asAdmin()
    await admin.delete(href(PATHS.deleteProperty, { id: gone }))
    await editListing(admin, sold, { isSold: true })
    expect((await read(code)).items).toMatchObject([
      { propertyId: gone, property: null },
      { propertyId: sold, property: { isSold: true } },
    ])
  })

  it.each(['abc', 'k7m2pxa9tqhzwc', 'K7M2PXA9TQHZWC', 'f'.repeat(24)])('knows no list %s', async (code) => {
    const response = await asVisitor().get(listAt(code))
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await refusal(response)).toEqual([404, 'NOT_FOUND', ENDED])
  })
})

describe('the listings of a list', () => {
  it('are added once, at the end, and taken out with what was said of them', async () => {
    const { code } = await aSharedList([two])
    const visitor = asVisitor()
    for (let times = 0; times < 2; times++) expect((await visitor.put(itemAt(code, one))).status).toBe(200)
    await visitor.put(voteAt(code, one), { voter: VOTER, name: 'Arun', vote: 'yes' })
    expect(idsIn(await read(code))).toEqual([two, one])
    for (let times = 0; times < 2; times++) expect((await visitor.delete(itemAt(code, one))).status).toBe(200)
    await visitor.put(itemAt(code, one))
    expect((await read(code)).items[1]?.votes.yes).toEqual([])
  })

  it('are not added hidden, unknown, or beyond a hundred', async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, async () => (await aProperty())._id))
    const { code } = await aSharedList(ids)
    expect(await refusal(await asVisitor().put(itemAt(code, one)))).toEqual([
      400,
      'INVALID_INPUT',
      'A list holds at most 100 listings. Take one out first.',
    ])
    expect((await asVisitor().put(itemAt(code, ids[0] ?? ''))).status).toBe(200)
    const { code: other } = await aSharedList([one])
    for (const id of [hidden, NOBODY, 'x'])
      expect((await refusal(await asVisitor().put(itemAt(other, id))))[2]).toBe(
        'This listing is not with us any more, so it cannot be added.',
      )
  })
})

describe('votes', () => {
  it('are one for each device and listing, under the name that was typed', async () => {
    const { code } = await aSharedList([one])
    const vote = (voter: string, name: string, said: string | null) =>
      asVisitor().put(voteAt(code, one), { voter, name, vote: said })
    await vote(VOTER, 'Arun', 'yes')
    await vote('another-device-of-theirs', 'Arun', 'maybe')
    await vote('a-third-device-of-theirs', 'Maa', 'no')
    expect((await read(code)).items[0]?.votes).toEqual({ yes: ['Arun'], maybe: ['Arun'], no: ['Maa'] })
    await vote(VOTER, 'Arun K', 'no')
    await vote('a-third-device-of-theirs', 'Maa', null)
    expect((await read(code)).items[0]?.votes).toEqual({ yes: [], maybe: ['Arun'], no: ['Arun K'] })
    expect(await (await asVisitor().get(listAt(code))).text()).not.toContain('device')
  })

  it.each([
    ['a short device', { voter: 'x'.repeat(15) }],
    ['a long device', { voter: 'x'.repeat(65) }],
    ['no name', { name: ' \u200b' }],
    ['a name that shows nothing', { name: '\u2800\ufe0f\u3164' }],
    ['a long name', { name: 'x'.repeat(41) }],
    ['another word', { vote: 'perhaps' }],
    ['no vote', { vote: undefined }],
  ])('are refused with %s', async (_, wrong) => {
    const { code } = await aSharedList([one])
    const response = await asVisitor().put(voteAt(code, one), {
      voter: VOTER,
      name: 'Arun',
      vote: 'yes',
      ...wrong,
    })
    expect((await refusal(response)).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
  })

  it('need a listing of the list', async () => {
    const { code } = await aSharedList([one])
    const response = await asVisitor().put(voteAt(code, two), { voter: VOTER, name: 'Arun', vote: 'yes' })
    expect(await refusal(response)).toEqual([404, 'NOT_FOUND', 'This listing is not in the list any more.'])
  })
})

describe('comments', () => {
  it('come as they were typed, hostile names too, in the order in which they came', async () => {
    const { code } = await aSharedList([one])
    const names = [
      '<img src=x onerror=alert(1)>',
      '\u202Eevil',
      '=HYPERLINK("x")',
      'O\'Brien "Bobby"',
      'মা',
      '__proto__',
    ]
    for (const name of names)
      expect(
        (await asVisitor().post(commentsAt(code, one), { name, text: `I am ${name}\nand https://x.test` }))
          .status,
      ).toBe(201)
    const { comments = [] } = (await read(code)).items[0] ?? {}
    expect(comments.map(({ name }) => name)).toEqual([names[0], 'evil', ...names.slice(2)])
    expect(comments[0]?.text).toBe(`I am ${names[0]}\nand https://x.test`)
  })

  it.each([
    ['no text', { text: ' ' }],
    ['a long text', { text: 'x'.repeat(301) }],
    ['a long name', { name: 'x'.repeat(41) }],
  ])('are refused with %s', async (_, wrong) => {
    const { code } = await aSharedList([one])
    const response = await asVisitor().post(commentsAt(code, one), { name: 'Arun', text: 'Good', ...wrong })
    expect((await refusal(response)).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
  })

  it('are stored once where a dead line made them be sent twice', async () => {
    const { code } = await aSharedList([one])
    const send = () =>
      asVisitor().post(
        commentsAt(code, one),
        { name: 'Arun', text: 'Good' },
        { 'idempotency-key': 'a-key-of-this-comment' },
      )
    const sent = await Promise.all([send(), send(), send()])
    const ids = await Promise.all(sent.map(async (response) => (await response.json<{ _id: string }>())._id))
    expect(new Set(ids).size).toBe(1)
    expect((await read(code)).items[0]?.comments).toHaveLength(1)
  })

  it('are at most three hundred in a list', async () => {
    const { code } = await aSharedList([one, two])
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
        INSERT INTO shared_list_comments (id, code, property_id, name, text, sent_key, at)
        SELECT ? || i, ?, ?, 'Arun', 'Good', 'key' || i, 1 FROM n`,
    )
      .bind(code, code, two)
      .run()
    const send = () => asVisitor().post(commentsAt(code, one), { name: 'Arun', text: 'Good' })
    expect((await send()).status).toBe(201)
    expect(await refusal(await send())).toEqual([400, 'INVALID_INPUT', 'A list holds at most 300 comments.'])
  })

  it('are deleted by the maker of the list and by admins, and by nobody else', async () => {
    const { code, ownerKey } = await aSharedList([one])
    const { ownerKey: foreign } = await aSharedList([one])
    const add = async () => {
      const response = await asVisitor().post(commentsAt(code, one), { name: 'Arun', text: 'Good' })
      const { _id: id } = await response.json<{ _id: string }>()
      return href(PATHS.listComment, { code, propertyId: one, id })
    }
    const path = await add()
    const refusals = [asVisitor(), await asStaff()].map((caller) => caller.delete(path))
    refusals.push(asVisitor().delete(path, { 'list-owner-key': foreign }))
    for (const refused of await Promise.all(refusals))
      expect(await refusal(refused)).toEqual([403, 'FORBIDDEN', 'Only whoever made this list can do that.'])
    expect((await asVisitor().delete(path, { 'list-owner-key': ownerKey })).status).toBe(200)
    expect((await asVisitor().delete(path, { 'list-owner-key': ownerKey })).status).toBe(404)
    expect((await (await asAdmin()).delete(await add())).status).toBe(200)
    expect((await read(code)).items[0]?.comments).toEqual([])
    expect(await auditOf(code)).toMatchObject([{ action: 'list-comment-deleted', subjectName: 'comment' }])
  })
})

it.each(FAILURES)(
  'a store that fails %s a call deletes a comment and says so, or neither',
  async (failure) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const admin = await anAccount({ role: 'admin' })
    for (let nth = 1; ; nth++) {
      const { code } = await aSharedList([one])
      const posted = await asVisitor().post(commentsAt(code, one), { name: 'Arun', text: 'Good' })
      const { _id: id } = await posted.json<{ _id: string }>()
      const { caller, state } = await callerOfFailing(admin, failure, nth)
      await caller.delete(href(PATHS.listComment, { code, propertyId: one, id }))
      const kept = (await read(code)).items[0]?.comments.length ?? 0
      expect(kept + (await auditOf(code)).length).toBe(1)
      if (!state.hasFailed) break
    }
    vi.restoreAllMocks()
  },
)

describe('the end of a list', () => {
  it('is its maker’s or an admin’s', async () => {
    const { code, ownerKey } = await aSharedList([one])
    const keys: Record<string, string>[] = [{}, { 'list-owner-key': 'x' }]
    for (const key of keys)
      expect((await refusal(await asVisitor().delete(listAt(code), key))).slice(0, 2)).toEqual([
        403,
        'FORBIDDEN',
      ])
    expect((await (await asStaff()).delete(listAt(code))).status).toBe(403)
    expect((await asVisitor().delete(listAt(code), { 'list-owner-key': ownerKey })).status).toBe(200)
    expect((await asVisitor().get(listAt(code))).status).toBe(404)
    expect((await asVisitor().put(itemAt(code, two))).status).toBe(404)
    const { code: other } = await aSharedList([one])
    expect((await (await asAdmin()).delete(listAt(other))).status).toBe(200)
    expect(await auditOf(other)).toMatchObject([{ action: 'list-ended' }])
  })

  it('is written down once where two admins end it at once', async () => {
    const { code } = await aSharedList([one])
    const admins = [await asAdmin(), await asAdmin()]
    await Promise.all(admins.map((admin) => admin.delete(listAt(code))))
    expect(await auditOf(code)).toMatchObject([{ action: 'list-ended' }])
  })

  it('comes by itself ninety days after its last use', async () => {
    const { code } = await aSharedList([one])
    await asVisitor().put(voteAt(code, one), { voter: VOTER, name: 'Arun', vote: 'yes' })
    const setUsed = (daysAgo: number) =>
      env.DB.prepare('UPDATE shared_lists SET used_at = ? WHERE code = ?')
        .bind(Date.now() - daysAgo * DAY_MS, code)
        .run()
    await setUsed(89)
    expect((await visitorOf({}).get(listAt(code))).status).toBe(200)
    const used = env.DB.prepare('SELECT used_at FROM shared_lists WHERE code = ?').bind(code)
    expect(Date.now() - Number(await used.first('used_at'))).toBeLessThan(60_000)
    await setUsed(90)
    expect((await asVisitor().get(listAt(code))).status).toBe(404)
    await runJobs(env, Date.now())
    for (const table of ['shared_lists', 'shared_list_items', 'shared_list_votes'])
      expect(await env.DB.prepare(`SELECT 1 FROM ${table} WHERE code = ?`).bind(code).first()).toBeNull()
    expect(ENDED_AFTER_MS).toBe(90 * DAY_MS)
  })
})

describe('a report of a list', () => {
  it('reaches the messages with the list’s address', async () => {
    const { code } = await aSharedList([one])
    const sent = await asVisitor().post(href(PATHS.listReport, { code }), {
      words: 'Somebody is insulted here',
    })
    expect(sent.status).toBe(200)
    const { messages } = await (
      await (await asStaff()).get(PATHS.messages)
    ).json<{ messages: { interest: string }[] }>()
    expect(messages[0]?.interest).toContain(`/kept/${code}`)
    expect(messages[0]?.interest).toContain('Somebody is insulted here')
    expect((await asVisitor().post(href(PATHS.listReport, { code }), { words: '' })).status).toBe(400)
  })
})

describe('lists that staff send', () => {
  it('tell their maker alone whether they were opened and what was said', async () => {
    const staff = await asStaff()
    const { code } = NewListReply.parse(
      await (await staff.post(PATHS.lists, { propertyIds: [one, two] })).json(),
    )
    const sent = async (caller: Caller) =>
      (await (await caller.get(PATHS.lists)).json<{ lists: unknown[] }>()).lists
    await staff.get(listAt(code))
    expect(await sent(staff)).toMatchObject([{ code, properties: 2, openedAt: null, votes: { yes: 0 } }])
    await visitorOf({}).get(listAt(code))
    await asVisitor().put(voteAt(code, one), { voter: VOTER, name: 'Arun', vote: 'yes' })
    expect(await sent(staff)).toMatchObject([
      { openedAt: expect.any(String), votes: { yes: 1, maybe: 0, no: 0 } },
    ])
    expect(await sent(await asStaff())).toEqual([])
  })

  it('say to whom of the leads they were sent', async () => {
    const staff = await asStaff()
    const { code } = NewListReply.parse(await (await staff.post(PATHS.lists, { propertyIds: [one] })).json())
    const sent = async () =>
      (await (await staff.get(PATHS.lists)).json<{ lists: { sentTo: string | null }[] }>()).lists
    expect(await sent()).toMatchObject([{ sentTo: null }])
    const lead = { name: 'Asha Rai', phone: '9000000126', words: 'Looks for a plot.' }
    const { _id: id } = await (await staff.post(PATHS.leads, lead)).json<{ _id: string }>()
    await staff.patch(href(PATHS.lead, { id }), { sentList: code })
    expect(await sent()).toMatchObject([{ sentTo: 'Asha Rai' }])

    await env.DB.prepare(
      `INSERT INTO lead_lines (lead_id, kind, at, by_id, text)
        SELECT lead_id, 'noted', at, by_id, 'Called.' FROM lead_lines,
        (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 1000) SELECT value FROM n)
        WHERE list_code = ?`,
    )
      .bind(code)
      .run()
    const { db, meter } = meteredDb()
    const madeBy = await env.DB.prepare('SELECT made_by FROM shared_lists WHERE code = ?')
      .bind(code)
      .first('made_by')
    await listSent(db, String(madeBy), { nowMs: Date.now() })
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(20)
  })

  it('leave the listings’ version as it is', async () => {
    const version = () => env.DB.prepare("SELECT value FROM meta WHERE key = 'listing'").first('value')
    const before = await version()
    const { code } = await aSharedList([one])
    await asVisitor().put(voteAt(code, one), { voter: VOTER, name: 'Arun', vote: 'yes' })
    expect(await version()).toBe(before)
  })
})

describe('two browsers on one list', () => {
  it('are equal after two hundred operations at once with cut lines', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await aProperty())._id))
    const { code } = await aSharedList(ids.slice(0, 3))
    let seed = 37
    const random = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most
    const votes = ['yes', 'maybe', 'no', null]
    const browsers = ['first', 'second'].map((name) => ({
      name,
      caller: asVisitor(),
      voter: `device-of-the-${name}-one`,
    }))
    const said = new Set<string>()
    const work = browsers.map(async ({ name, caller, voter }) => {
      for (let count = 0; count < 100; count++) {
        const id = ids[random(ids.length)] ?? ''
        const path = itemAt(code, id)
        const kind = random(5)
        const text = `${name} ${count}`
        const send = async () => {
          if (kind === 0) return caller.put(path)
          if (kind === 1 && id !== ids[0]) return caller.delete(path)
          if (kind < 4) return caller.put(voteAt(code, id), { voter, name, vote: votes[random(4)] ?? null })
          return caller.post(
            commentsAt(code, ids[0] ?? ''),
            { name, text },
            { 'idempotency-key': `comment-key-${name}-${count}` },
          )
        }
        const isCut = random(4) === 0
        const answers = isCut ? [await send(), await send()] : [await send()]
        for (const { status } of answers) expect([200, 201, 404]).toContain(status)
        if (kind === 4) said.add(text)
      }
    })
    await Promise.all(work)
    const [mine, theirs] = await Promise.all(browsers.map(({ caller }) => read(code, caller)))
    expect(mine).toEqual(theirs)
    const texts = mine?.items
      .find(({ propertyId }) => propertyId === ids[0])
      ?.comments.map(({ text }) => text)
    expect(texts?.toSorted()).toEqual([...said].toSorted())
    for (const { votes: counted } of mine?.items ?? [])
      expect(new Set([...counted.yes, ...counted.maybe, ...counted.no]).size).toBe(
        counted.yes.length + counted.maybe.length + counted.no.length,
      )
  })
})
