import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { href, PATHS } from '#contract/paths.ts'
import { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { as, asPending, asStaff, asSuspended, asVisitor, type Caller } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { auditOf, imageAt, propertyRow } from '#worker/test/stored.ts'

let admin: Account
let adminCaller: Caller

beforeAll(async () => {
  admin = await anAccount({ role: 'admin' })
  adminCaller = await as(admin)
})

const remove = (id: string, caller = adminCaller) => caller.delete(href(PATHS.deleteProperty, { id }))

describe('who may delete a listing', () => {
  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
    ['a suspended account', asSuspended, 403],
    ['staff', asStaff, 403],
  ] as const)('not %s', async (_, caller, status) => {
    const { _id } = await aProperty()
    const response = await remove(_id, await caller())
    expect(response.status).toBe(status)
    ErrorReply.parse(await response.json())
    expect(await propertyRow(_id)).toBeDefined()
  })
})

describe('a deleted listing', () => {
  it('is gone for everybody, and the second time there is nothing to delete', async () => {
    const { _id } = await aProperty()
    const response = await remove(_id)
    expect(response.status).toBe(200)
    expect(MessageReply.parse(await response.json())).toEqual({ message: SERVER_MESSAGES.propertyDeleted })
    const again = await remove(_id)
    expect(again.status).toBe(404)
    expect(ErrorReply.parse(await again.json()).message).toBe(SERVER_MESSAGES.propertyNotFound)
    expect((await adminCaller.get(href(PATHS.property, { id: _id }))).status).toBe(404)
  })

  it('releases its pictures', async () => {
    const image = await aPicture(admin)
    const { _id } = await aProperty({ images: [image] })
    await remove(_id)
    expect(await imageAt(image)).toMatchObject({
      propertyId: null,
      position: null,
      releasedAt: expect.any(Number),
    })
  })

  it('stays in the audit log by its title', async () => {
    const { _id } = await aProperty({ title: 'Old mill' })
    await remove(_id)
    expect((await auditOf(_id)).at(-1)).toMatchObject({
      action: 'property-deleted',
      actorId: admin.id,
      subjectName: 'Old mill',
    })
  })

  it('is deleted once by ten who delete it at once', async () => {
    const { _id } = await aProperty()
    const responses = await Promise.all(Array.from({ length: 10 }, () => remove(_id)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(9)
    expect((await auditOf(_id)).filter(({ action }) => action === 'property-deleted')).toHaveLength(1)
  })

  it.each(['0'.repeat(24), 'abc', 'A'.repeat(24), "'; --"])('is a 404 for the unknown id %s', async (id) => {
    expect((await remove(id)).status).toBe(404)
  })
})
