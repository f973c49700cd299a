import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BulkAction, BulkReply, UndoBulkReply } from '#contract/properties/bulk.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { PropertyList } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asPending, asStaff, asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { callerOfFailing, everythingStored, FAILURES } from '#worker/test/failing.ts'
import { auditOf, imageAt, propertyRow } from '#worker/test/stored.ts'

const GONE = 'f'.repeat(24)
let admin: Account
let adminCaller: Caller

beforeAll(async () => {
  admin = await anAccount({ role: 'admin' })
  adminCaller = await as(admin)
})

afterEach(() => vi.restoreAllMocks())

const send = (body: unknown, caller = adminCaller) => caller.post(PATHS.bulkProperties, body)
const doWith = async (action: BulkAction, ids: string[]) =>
  BulkReply.parse(await (await send({ action, ids })).json())
const idOf = async (...wishes: Parameters<typeof aProperty>) => (await aProperty(...wishes))._id
const actionsOn = async (id: string) => (await auditOf(id)).map(({ action }) => action)

describe('many listings at once', () => {
  it('are approved, published, counted and found', async () => {
    const ids = [
      await idOf({ title: 'Kurseong barn' }, { approvedByAdmin: false }),
      await idOf({ title: 'Kurseong loft', category: 'Villa' }, { approvedByAdmin: false }),
    ]
    const total = async () => Number((await adminCaller.get(PATHS.properties)).headers.get('x-total-count'))
    const before = await total()
    expect(await doWith('approve', ids)).toEqual({
      message: '2 properties approved.',
      done: ids,
      missing: [],
    })
    expect(await total()).toBe(before + 2)
    const found = PropertyList.parse(
      await (await asVisitor().get(`${PATHS.properties}?searchTerm=kurseong`)).json(),
    )
    expect(new Set(found.map(({ _id }) => _id))).toEqual(new Set(ids))
    expect(await propertyRow(ids[0] ?? '')).toMatchObject({
      version: 2,
      approvedByAdmin: true,
      publishedAt: expect.any(Number),
    })
    expect(await auditOf(ids[0] ?? '')).toMatchObject([
      { action: 'property-added' },
      { action: 'property-approved', actorId: admin.id, changes: { approvedByAdmin: [false, true] } },
    ])
  })

  it.each([
    ['sold', { isForSale: true }, { status: 'sold', isSold: true, isForSale: false, deal: 'sale' }],
    [
      'sold',
      { leaseType: 'Rent', isRented: true },
      { status: 'sold', isSold: true, isRented: false, deal: 'rent' },
    ],
    ['rented', { isForRent: true }, { status: 'rented', isRented: true, isForRent: false, deal: 'rent' }],
    ['rented', { isSold: true }, { status: 'rented', isRented: true, isSold: false }],
    ['rented', { leaseType: 'Lease' }, { status: 'rented', isForRent: false, deal: 'lease' }],
  ] as const)('are marked as %s with all that follows: %j', async (action, details, after) => {
    const id = await idOf(details)
    await doWith(action, [id])
    expect(await propertyRow(id)).toMatchObject({ ...after, version: 2 })
    expect(await actionsOn(id)).toEqual(['property-added', 'property-changed'])
  })

  it('are sold or rented, never both', async () => {
    const id = await idOf({ leaseType: 'Rent' })
    await doWith('rented', [id])
    await doWith('sold', [id])
    expect(await propertyRow(id)).toMatchObject({ status: 'sold', isSold: true, isRented: false })
    await doWith('rented', [id])
    expect(await propertyRow(id)).toMatchObject({ status: 'rented', isSold: false, isRented: true })
  })

  it('are on the market again when a mark is taken back, but for those changed since', async () => {
    const [sale, rented, edited, sold] = [
      await idOf({ isForSale: true }),
      await idOf({ leaseType: 'Rent', isRented: true }),
      await idOf({ isForSale: true }),
      await idOf({ isSold: true }),
    ]
    await env.DB.prepare(
      'UPDATE properties SET confirmed_at = 1000, confirmation = ?, status = ? WHERE id = ?',
    )
      .bind('lapsed', 'unconfirmed', sale)
      .run()
    const before = [await propertyRow(sale), await propertyRow(rented)]
    const { undo } = await doWith('sold', [sale, rented, edited, sold])
    expect(undo?.map(({ _id }) => _id)).toEqual([sale, rented, edited])
    await adminCaller.put(href(PATHS.editProperty, { id: edited }), { propertyDetails: { price: 5_000 } })
    for (const answer of [
      await adminCaller.post(PATHS.undoBulk, { undo }),
      await adminCaller.post(PATHS.undoBulk, { undo }),
    ])
      expect(UndoBulkReply.parse(await answer.json())).toEqual({
        message: '2 properties are as before. 1 was changed since and stays as it is.',
        done: [sale, rented],
        left: [edited],
      })
    const same = (row: Awaited<ReturnType<typeof propertyRow>>) => {
      const { deal, status, isForSale, isForRent, isSold, isRented, confirmation, confirmedAt } = row ?? {}
      return { deal, status, isForSale, isForRent, isSold, isRented, confirmation, confirmedAt }
    }
    expect([await propertyRow(sale), await propertyRow(rented)].map(same)).toEqual(before.map(same))
    expect(await propertyRow(edited)).toMatchObject({ isSold: true })
  })

  it('wait for approval still when they are marked as sold', async () => {
    const id = await idOf({}, { approvedByAdmin: false })
    await doWith('sold', [id])
    expect(await propertyRow(id)).toMatchObject({ status: 'pending', isSold: true, publishedAt: null })
  })

  it('are confirmed where they are on offer, as the answer about one listing does', async () => {
    const [open, closed, pending] = [
      await idOf({ title: 'Open mill' }),
      await idOf({ isSold: true }),
      await idOf({}, { approvedByAdmin: false }),
    ]
    await env.DB.prepare('UPDATE properties SET confirmed_at = 1, confirmation = ? WHERE id = ?')
      .bind('lapsed', open)
      .run()
    expect(await doWith('confirm', [open, closed, pending, GONE])).toEqual({
      message:
        '1 property confirmed as still there. 1 was not there any more. 2 are not on offer and stay as they are.',
      done: [open],
      missing: [GONE],
    })
    const confirmed = {
      confirmedAt: expect.any(Number),
      confirmedBy: admin.id,
      confirmation: 'fresh',
      version: 2,
    }
    expect(await propertyRow(open)).toMatchObject(confirmed)
    expect(await propertyRow(closed)).toMatchObject({ version: 1, isSold: true })
    expect(await propertyRow(pending)).toMatchObject({ version: 1, approvedByAdmin: false })
    expect(await actionsOn(open)).toEqual(['property-added', 'property-confirmed'])
    // What was written down of many is taken back as the answer about one.
    const undone = await adminCaller.delete(href(PATHS.confirmProperty, { id: open }))
    expect(undone.status).toBe(200)
    expect(await propertyRow(open)).toMatchObject({ confirmedAt: 1, confirmation: 'lapsed' })
  })

  it('are deleted, their pictures released and their titles kept in the log', async () => {
    const image = await aPicture(admin)
    const ids = [await idOf({ title: 'Old mill', images: [image] }), await idOf()]
    expect(await doWith('delete', [...ids, GONE])).toEqual({
      message: '2 properties deleted. 1 was not there any more.',
      done: ids,
      missing: [GONE],
    })
    expect(await propertyRow(ids[0] ?? '')).toBeUndefined()
    expect(await imageAt(image)).toMatchObject({ propertyId: null, releasedAt: expect.any(Number) })
    expect((await auditOf(ids[0] ?? '')).at(-1)).toMatchObject({
      action: 'property-deleted',
      actorId: admin.id,
      subjectName: 'Old mill',
    })
    expect(await auditOf(GONE)).toEqual([])
  })

  it('stay as they are when they are so already', async () => {
    const id = await idOf({ isSold: true })
    expect((await doWith('sold', [id, GONE])).missing).toEqual([GONE])
    expect((await propertyRow(id))?.version).toBe(1)
    expect(await actionsOn(id)).toEqual(['property-added'])
  })

  it('may be a hundred', async () => {
    const ids = await Promise.all(
      Array.from({ length: LIMITS.bulkListings }, () => idOf({}, { approvedByAdmin: false })),
    )
    expect((await doWith('approve', ids)).done).toEqual(ids)
    const listed = await env.DB.prepare(
      "SELECT count(*) AS count FROM audit_log WHERE action = 'property-approved' AND subject_id IN (SELECT value FROM json_each(?))",
    )
      .bind(JSON.stringify(ids))
      .first('count')
    expect(listed).toBe(LIMITS.bulkListings)
    expect((await doWith('delete', ids)).done).toEqual(ids)
  })
})

describe('two things at once', () => {
  it('never lose an edit that somebody saves meanwhile', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => idOf({}, { approvedByAdmin: false })))
    const edits = ids.map((id) =>
      adminCaller.put(href(PATHS.editProperty, { id }), { propertyDetails: { price: 7_777 } }),
    )
    const answers = await Promise.all([send({ action: 'approve', ids }), ...edits])
    const isApproved = answers[0]?.status === 200
    for (const id of ids)
      expect(await propertyRow(id)).toMatchObject({ priceInr: 7_777, approvedByAdmin: isApproved })
  })

  it('delete each listing once', async () => {
    const ids = [await idOf(), await idOf()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => doWith('delete', ids)))
    expect(answers.flatMap(({ done }) => done).toSorted()).toEqual(ids.toSorted())
    expect((await actionsOn(ids[0] ?? '')).filter((action) => action === 'property-deleted')).toHaveLength(1)
  })
})

describe('a database that fails', () => {
  const CASES = FAILURES.flatMap((failure) =>
    (['approve', 'rented', 'delete'] as const).map((action) => ({ failure, action })),
  )

  it.each(CASES)('$failure a call leaves nothing half done: $action', async ({ failure, action }) => {
    const ids = [
      await idOf({ images: [await aPicture(admin)] }, { approvedByAdmin: false }),
      await idOf({}, { approvedByAdmin: false }),
    ]
    const before = await everythingStored()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (let nth = 1; ; nth++) {
      const { caller, state } = await callerOfFailing(admin, failure, nth)
      const response = await send({ action, ids }, caller)
      if (!state.hasFailed) break
      expect(await refusal(response)).toEqual([500, 'UNEXPECTED', SERVER_MESSAGES.unexpected])
      expect(failure === 'after' || (await everythingStored()) === before).toBe(true)
      const traces = await Promise.all(ids.map(actionsOn))
      expect(traces[0]).toEqual(traces[1])
    }
    const expected = action === 'rented' ? 'property-changed' : `property-${action}d`
    expect(await Promise.all(ids.map(actionsOn))).toEqual(ids.map(() => ['property-added', expected]))
  })
})

describe('who may', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
    ['staff', asStaff, 403],
  ] as const)('not %s', async (_, caller, status) => {
    const id = await idOf()
    const response = await send({ action: 'delete', ids: [id] }, await caller())
    expect((await refusal(response))[0]).toBe(status)
    expect(await propertyRow(id)).toBeDefined()
  })

  it.each([
    [{}, SERVER_MESSAGES.bulkInvalid],
    [[], SERVER_MESSAGES.bulkInvalid],
    [{ action: 'burn', ids: [GONE] }, SERVER_MESSAGES.bulkInvalid],
    [{ action: 'sold', ids: [] }, SERVER_MESSAGES.bulkInvalid],
    [{ action: 'sold', ids: 'all' }, SERVER_MESSAGES.bulkInvalid],
    [{ action: 'sold', ids: ["' OR 1=1 --"] }, SERVER_MESSAGES.bulkInvalid],
    [
      { action: 'sold', ids: Array.from({ length: 101 }, (_, n) => n.toString(16).padStart(24, '0')) },
      SERVER_MESSAGES.bulkTooMany,
    ],
  ])('is told what is wrong: %#', async (body, sentence) => {
    expect(await refusal(await send(body))).toEqual([400, 'INVALID_INPUT', sentence])
  })
})

it('an edit that approves a listing is logged as its approval', async () => {
  const id = await idOf({}, { approvedByAdmin: false })
  const edit = (propertyDetails: unknown) =>
    adminCaller.put(href(PATHS.editProperty, { id }), { propertyDetails })
  await edit({ approvedByAdmin: true, price: 5 })
  await edit({ approvedByAdmin: true, price: 6 })
  await edit({ approvedByAdmin: false })
  expect(await actionsOn(id)).toEqual([
    'property-added',
    'property-approved',
    'property-changed',
    'property-changed',
  ])
})

const emptyListings = () =>
  env.DB.batch(['images', 'properties'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))

describe('everything that a search finds', () => {
  const WHERE = { searchTerm: 'quarry', status: 'all', asTyped: 'true' }
  const put = (id: string, propertyDetails: unknown) =>
    adminCaller.put(href(PATHS.editProperty, { id }), { propertyDetails })
  const some = async (prices: number[]) => {
    await emptyListings()
    const ids: string[] = []
    for (const price of prices) ids.push(await idOf({ title: 'Quarry land', price }))
    return ids
  }
  const priceOf = async (id: string) => (await propertyRow(id))?.priceInr

  it('is done with all of them, when they are as many as was said', async () => {
    const ids = await some([1_000_000, 2_000_000, 3_000_000])
    await idOf({ title: 'Another place' })
    const reply = BulkReply.parse(await (await send({ action: 'sold', where: WHERE, expected: 3 })).json())
    expect(reply.done.toSorted()).toEqual(ids.toSorted())
    const found = await adminCaller.get(`${PATHS.properties}?status=sold`)
    expect(PropertyList.parse(await found.json())).toHaveLength(3)
  })

  it('is what the caller listed, where that is asked', async () => {
    await some([1_000_000, 2_000_000])
    const own = await aProperty({ title: 'Quarry of mine' }, { listedBy: admin })
    const where = { ...WHERE, mine: 'true' }
    const reply = BulkReply.parse(await (await send({ action: 'sold', where, expected: 1 })).json())
    expect(reply.done).toEqual([own._id])
  })

  it.each([
    ['98111 22233', { ownerName: 'Dr Tshering Yolmo', ownerPhones: ['+91 98111 22233'] }],
    ['Yolmo', { ownerName: 'Dr Tshering Yolmo' }],
  ])('is what a search for an owner shows: %s', async (searchTerm, privateFile) => {
    await some([1_000_000, 2_000_000])
    const owned: string[] = []
    for (let number = 0; number < 4; number += 1)
      owned.push(await idOf({ title: `House ${number}`, privateFile }))
    const where = { searchTerm, status: 'all', limit: '2' }
    const listed = await adminCaller.get(`${PATHS.properties}?${new URLSearchParams(where).toString()}`)
    const expected = Number(listed.headers.get('x-total-count'))
    const reply = BulkReply.parse(await (await send({ action: 'sold', where, expected })).json())
    expect([expected, reply.done.toSorted()]).toEqual([4, owned.toSorted()])
  })

  it("is the listing that the panel's search shows for a bare number", async () => {
    await some([1_000_000])
    const { _id, number } = await aProperty({ title: 'House of a number' })
    const where = { searchTerm: number.replace(/^\D+/, ''), status: 'all' }
    const reply = BulkReply.parse(await (await send({ action: 'sold', where, expected: 1 })).json())
    expect(reply.done).toEqual([_id])
  })

  it('is refused, and nothing is done, when others match by now', async () => {
    await some([1_000_000, 2_000_000])
    const before = await everythingStored()
    for (const expected of [1, 3])
      expect(await refusal(await send({ action: 'delete', where: WHERE, expected }))).toEqual([
        409,
        'CONFLICT',
        `2 match now, not ${expected}. Nothing was changed. Look again.`,
      ])
    expect(await everythingStored()).toEqual(before)
  })

  it('changes prices by percent, shown first, and back to the rupee', async () => {
    const [first = '', second = '', onRequest = ''] = await some([999_999, 2_000_001, 0])
    const asked = { action: 'price', percent: 7.5, where: WHERE, expected: 3 }
    const shown = BulkReply.parse(await (await send({ ...asked, dryRun: true })).json())
    expect(shown.message).toBe('2 properties would be 7.5% higher. 1 stays as it is.')
    expect(shown.preview?.find(({ _id }) => _id === first)).toMatchObject({
      before: '999999',
      after: '1074999',
    })
    expect(await priceOf(first)).toBe(999_999)

    const done = BulkReply.parse(await (await send(asked)).json())
    expect([await priceOf(first), await priceOf(second), await priceOf(onRequest)]).toEqual([
      1_074_999, 2_150_001, 0,
    ])
    expect(await actionsOn(first)).toEqual(['property-added', 'property-changed'])
    const inBudget = await adminCaller.get(`${PATHS.properties}?minPrice=2100000&status=all`)
    expect(await inBudget.json()).toHaveLength(1)

    await put(second, { price: 5 })
    const undo = () => adminCaller.post(PATHS.undoBulk, { undo: done.undo })
    for (const answer of [await undo(), await undo()]) {
      expect(UndoBulkReply.parse(await answer.json())).toEqual({
        message: '1 property is as before. 1 was changed since and stays as it is.',
        done: [first],
        left: [second],
      })
    }
    expect([await priceOf(first), await priceOf(second)]).toEqual([999_999, 5])
    expect(await actionsOn(first)).toEqual(['property-added', 'property-changed', 'property-changed'])
  })

  it('changes what was shown once, however often and at once it is sent', async () => {
    const ids = await some([1_000_000, 2_000_000])
    const asked = { action: 'price', percent: 10, where: WHERE, expected: 2 }
    const { asShown } = BulkReply.parse(await (await send({ ...asked, dryRun: true })).json())
    const change = () => send({ ...asked, asShown })
    const answers = [...(await Promise.all([change(), change()])), await change()]
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await refusal(await change())).toEqual([409, 'CONFLICT', SERVER_MESSAGES.bulkOtherThanShown])
    expect(await Promise.all(ids.map(priceOf))).toEqual([1_100_000, 2_200_000])
  })

  it('changes nothing where one of them is another than was shown', async () => {
    const [edited = '', other = ''] = await some([1_000_000, 2_000_000])
    const asked = { action: 'price', percent: 10, where: WHERE, expected: 2 }
    const { asShown } = BulkReply.parse(await (await send({ ...asked, dryRun: true })).json())
    await put(edited, { price: 1_500_000 })
    expect((await send({ ...asked, asShown })).status).toBe(409)
    expect([await priceOf(edited), await priceOf(other)]).toEqual([1_500_000, 2_000_000])
  })

  it('leaves the prices of sold listings, which are history, and says of how many', async () => {
    const [open = '', sold = ''] = await some([1_000_000, 2_000_000, 0])
    await doWith('sold', [sold])
    const asked = { action: 'price', percent: 10, where: WHERE, expected: 3 }
    for (const [more, said] of [
      [{ dryRun: true }, '1 property would be 10% higher. 1 is sold and stays as it is. 1 stays as it is.'],
      [{}, '1 property is now 10% higher. 1 is sold and stays as it is. 1 stays as it is.'],
    ] as const) {
      const reply = BulkReply.parse(await (await send({ ...asked, ...more })).json())
      expect([reply.message, reply.done]).toEqual([said, [open]])
    }
    expect([await priceOf(open), await priceOf(sold)]).toEqual([1_100_000, 2_000_000])
  })

  it('changes the kind of deal, keeps a word of use, and takes it back', async () => {
    await emptyListings()
    const sale = await idOf({ title: 'Quarry one', leaseType: 'Sale' })
    const use = await idOf({ title: 'Quarry two', leaseType: 'Commercial', isForSale: true })
    const rent = await idOf({ title: 'Quarry three', leaseType: 'Rent' })
    const body = { action: 'deal', deal: 'rent', where: WHERE, expected: 3 }
    const reply = BulkReply.parse(await (await send(body)).json())
    expect([reply.message, reply.done.toSorted()]).toEqual([
      '2 properties are now for rent. 1 stays as it is.',
      [sale, use].toSorted(),
    ])
    const rowsOf = async () => [await propertyRow(sale), await propertyRow(use), await propertyRow(rent)]
    expect(await rowsOf()).toMatchObject([
      { deal: 'rent', leaseType: 'Rent' },
      { deal: 'rent', leaseType: 'Commercial', isForRent: true, isForSale: false },
      { deal: 'rent' },
    ])
    await adminCaller.post(PATHS.undoBulk, { undo: reply.undo })
    expect(await rowsOf()).toMatchObject([
      { deal: 'sale', leaseType: 'Sale' },
      { deal: 'sale', leaseType: 'Commercial', isForSale: true },
      { deal: 'rent' },
    ])
  })

  it('marks as many as may be at once, each with a history of prices', async () => {
    await emptyListings()
    await generateListings(LIMITS.bulkMatches)
    const history = Array.from({ length: 8 }, (_, at) => ({
      at: at * 1_000_000_000,
      priceInr: 4_500_000 + at,
    }))
    await env.DB.prepare('UPDATE properties SET price_history = ?').bind(JSON.stringify(history)).run()
    const listed = await adminCaller.get(PATHS.properties)
    const expected = Number(listed.headers.get('x-total-count'))
    const where = { status: 'available' }
    const reply = BulkReply.parse(await (await send({ action: 'confirm', where, expected })).json())
    expect(reply.done).toHaveLength(expected)
    const kept = await env.DB.prepare(
      "SELECT count(*) AS count FROM properties WHERE status = 'available' AND version = 2 AND confirmed_by = ?",
    )
      .bind(admin.id)
      .first('count')
    expect(kept).toBe(expected)
  }, 30_000)

  it.each([
    [{ action: 'price', percent: 0 }, SERVER_MESSAGES.bulkPercent],
    [{ action: 'price' }, SERVER_MESSAGES.bulkPercent],
    [{ action: 'price', percent: -91 }, SERVER_MESSAGES.bulkPercent],
    [{ action: 'deal' }, SERVER_MESSAGES.bulkInvalid],
    [{ action: 'deal', deal: 'gift' }, SERVER_MESSAGES.bulkInvalid],
    [{ action: 'sold', expected: 1001 }, SERVER_MESSAGES.bulkTooManyMatch],
    [{ action: 'sold', expected: undefined }, SERVER_MESSAGES.bulkInvalid],
    [{ action: 'sold', ids: [GONE] }, SERVER_MESSAGES.bulkInvalid],
  ])('refuses %j', async (more, sentence) => {
    const refused = await refusal(await send({ where: WHERE, expected: 1, ...more }))
    expect(refused).toEqual([400, 'INVALID_INPUT', sentence])
  })

  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['staff', asStaff, 403],
  ] as const)('is taken back by no %s', async (_, caller, status) => {
    const asked = { undo: [{ _id: GONE, version: 1, was: { price: 1 } }] }
    expect((await refusal(await (await caller()).post(PATHS.undoBulk, asked)))[0]).toBe(status)
  })
})
