import { beforeAll, describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { AddPropertyReply } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount, aPicture } from '#worker/test/factories.ts'
import { auditOf, imageAt } from '#worker/test/stored.ts'

const plot = { title: 'Corner plot', city: 'Siliguri', price: 4_500_000 }
let staff: Account
let staffCaller: Caller

beforeAll(async () => {
  staff = await anAccount()
  staffCaller = await as(staff)
})

const newKey = () => crypto.randomUUID()
const send = (key: string, details: object = plot, caller = staffCaller) =>
  caller.post(
    PATHS.addProperty,
    { propertyType: 'Plot', propertyDetails: details },
    { 'idempotency-key': key },
  )

async function add(...call: Parameters<typeof send>) {
  const response = await send(...call)
  expect(response.status).toBe(201)
  return AddPropertyReply.parse(await response.json())
}

describe('a listing that is added again under the same key', () => {
  it('is answered as it was stored, with its pictures, and logged once', async () => {
    const key = newKey()
    const details = { ...plot, images: [await aPicture(staff)] }
    const first = await add(key, details)
    const second = await add(key, details)
    expect(second).toEqual({ ...first, differsIn: [] })
    expect(first.differsIn).toBeUndefined()
    expect(await auditOf(first.property._id)).toHaveLength(1)
    expect((await imageAt(details.images[0] ?? ''))?.propertyId).toBe(first.property._id)
  })

  it('is stored once of many at once', async () => {
    const key = newKey()
    const added = await Promise.all(Array.from({ length: 20 }, () => add(key)))
    expect(new Set(added.map(({ property }) => property._id)).size).toBe(1)
    expect(added.filter(({ differsIn }) => !differsIn)).toHaveLength(1)
  })

  it('stays as it was stored, whatever is said of it then', async () => {
    const key = newKey()
    await add(key)
    const again = await add(key, { ...plot, title: 'Another title', plotSizeSqFt: 720 })
    expect(again.property.title).toBe('Corner plot')
    expect(again.differsIn?.toSorted()).toEqual(['areaSqFt', 'plotSizeSqFt', 'title'])
  })

  it('says the same in other letters', async () => {
    const key = newKey()
    await add(key, { ...plot, locality: 'ক\u09C7\u09BE', roadWidth: '24 ft', price: '4500000' })
    const again = await add(key, { ...plot, title: ' Corner plot\n', locality: 'ক\u09CB', roadWidth: 24 })
    expect(again.differsIn).toEqual([])
  })

  it('says nothing against an approval that came meanwhile', async () => {
    const key = newKey()
    const { property } = await add(key)
    const admin = await as(await anAccount({ role: 'admin' }))
    const approval = { propertyDetails: { approvedByAdmin: true } }
    await admin.put(href(PATHS.editProperty, { id: property._id }), approval)
    expect((await add(key, { ...plot, approvedByAdmin: false })).differsIn).toEqual([])
  })

  it('is a new one once the first was deleted', async () => {
    const key = newKey()
    const { property } = await add(key)
    const admin = await as(await anAccount({ role: 'admin' }))
    await admin.delete(href(PATHS.deleteProperty, { id: property._id }))
    const again = await add(key)
    expect(again.differsIn).toBeUndefined()
    expect(again.property._id).not.toBe(property._id)
  })

  it("is a new one under another's key", async () => {
    const key = newKey()
    const { property } = await add(key)
    const other = await add(key, plot, await as(await anAccount()))
    expect(other.differsIn).toBeUndefined()
    expect(other.property._id).not.toBe(property._id)
  })
})

it.each(['', 'short', 'x'.repeat(65), 'with spaces in between'])('refuses the key "%s"', async (key) => {
  expect(await refusal(await send(key))).toEqual([400, 'INVALID_INPUT', SERVER_MESSAGES.repeatKeyInvalid])
})

it('does not let a key stand in for a picture that is gone', async () => {
  const response = await send(newKey(), { ...plot, images: ['/property-images/plot/1_gone.webp'] })
  expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', SERVER_MESSAGES.imageMissing])
})
