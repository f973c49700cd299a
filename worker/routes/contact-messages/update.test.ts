import { describe, expect, it, vi } from 'vitest'
import { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { as, asPending, asStaff, asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { anAccount, aMessage } from '#worker/test/factories.ts'
import { callerOfFailing, everythingStored, FAILURES } from '#worker/test/failing.ts'
import { auditOf } from '#worker/test/stored.ts'

const handle = (caller: Caller, id: string, handled: unknown = true) =>
  caller.patch(href(PATHS.message, { id }), { handled })

const actionsOn = async (id: string) => (await auditOf(id)).map(({ action }) => action)

describe('a message', () => {
  it('is marked as handled by a name, and opened again', async () => {
    const [id, staff] = [await aMessage('Asha Lama'), await anAccount({ username: 'Bina' })]
    const caller = await as(staff)
    const handled = ListedMessage.parse(await (await handle(caller, id)).json())
    expect(handled).toMatchObject({ _id: id, handledAt: expect.any(String), handledBy: 'Bina' })
    const opened = ListedMessage.parse(await (await handle(caller, id, false)).json())
    expect(opened).toMatchObject({ handledAt: null, handledBy: null })
    expect(await auditOf(id)).toMatchObject([
      { action: 'message-handled', actorId: staff.id, subjectKind: 'message', subjectName: 'message' },
      { action: 'message-reopened' },
    ])
  })

  it('stays with whoever handled it first', async () => {
    const id = await aMessage()
    await handle(await as(await anAccount({ username: 'Bina' })), id)
    const again = await handle(await as(await anAccount({ username: 'Chandra' })), id)
    expect(await again.json()).toMatchObject({ handledBy: 'Bina' })
    expect(await actionsOn(id)).toEqual(['message-handled'])
  })

  it('is handled once by ten who do it at once', async () => {
    const [id, staff] = [await aMessage(), await asStaff()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => handle(staff, id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await actionsOn(id)).toEqual(['message-handled'])
  })

  it.each([
    ['a visitor', async () => asVisitor(), 401],
    ['a pending account', asPending, 403],
  ] as const)('is not for %s', async (_, caller, status) => {
    const id = await aMessage()
    expect((await refusal(await handle(await caller(), id)))[0]).toBe(status)
    expect(await actionsOn(id)).toEqual([])
  })

  it.each(['f'.repeat(24), 'nobody', "' OR 1=1 --"])('is a 404 for the unknown id %s', async (id) => {
    expect(await refusal(await handle(await asStaff(), id))).toEqual([
      404,
      'NOT_FOUND',
      SERVER_MESSAGES.messageNotFound,
    ])
  })

  it.each([{}, { handled: 'yes' }, { handled: null }, []])('is told what is wrong with %j', async (body) => {
    const response = await (await asStaff()).patch(href(PATHS.message, { id: await aMessage() }), body)
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', SERVER_MESSAGES.messageChangeEmpty])
  })
})

it.each(FAILURES)('a store that fails %s a call marks and logs together or not at all', async (failure) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const [id, staff] = [await aMessage(), await anAccount()]
  const before = await everythingStored()
  for (let nth = 1; ; nth++) {
    const { caller, state } = await callerOfFailing(staff, failure, nth)
    const response = await handle(caller, id)
    if (!state.hasFailed) break
    expect(await refusal(response)).toEqual([500, 'UNEXPECTED', SERVER_MESSAGES.unexpected])
    expect(failure === 'after' || (await everythingStored()) === before).toBe(true)
  }
  expect(await actionsOn(id)).toEqual(['message-handled'])
  vi.restoreAllMocks()
})
