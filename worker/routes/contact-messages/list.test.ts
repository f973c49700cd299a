import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { MessagePage } from '#contract/contact-messages/contact-messages.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { listMessages } from '#worker/db/queries/contact-messages.ts'
import { asStaff, refusal } from '#worker/test/client.ts'
import { aMessage, manyMessages } from '#worker/test/factories.ts'
import { meteredDb } from '#worker/test/stored.ts'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM contact_messages').run()
})

async function walk(query: string) {
  const staff = await asStaff()
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const address = `${PATHS.messages}?${query}${cursor && `&cursor=${cursor}`}`
    const page: MessagePage = MessagePage.parse(await (await staff.get(address)).json())
    ids.push(...page.messages.map(({ _id }) => _id))
    cursor = page.next
    await aMessage('Somebody who writes meanwhile')
  }
  return ids
}

it('pages newest first through all of them, once each, while others arrive', async () => {
  await manyMessages(60, 3)
  const ids = await walk('')
  expect(ids).toEqual(Array.from({ length: 60 }, (_, n) => (60 - n).toString(16).padStart(24, '0')))
})

it.each([
  ['open', 40],
  ['handled', 20],
])('answers only the %s ones when asked', async (state, count) => {
  await manyMessages(60, 3)
  const ids = await walk(`state=${state}`)
  expect(ids).toHaveLength(count)
  expect(ids.every((id) => (Number.parseInt(id, 16) % 3 === 0) === (state === 'handled'))).toBe(true)
})

it.each([{}, { state: 'open' }, { state: 'handled' }] as const)(
  'reads as many rows as it shows, of thousands: %j',
  async (query) => {
    await manyMessages(5000, query.state === 'handled' ? 2500 : 2)
    const { db, meter } = meteredDb()
    await listMessages(db, { ...query, cursor: '0'.repeat(20) + 'ffff' })
    expect(meter.rowsRead[0]).toBeLessThanOrEqual((LIMITS.pageSize + 1) * 2)
  },
)

it.each([
  ['state=lost', 'State must be one of: open, handled.'],
  ['cursor=nonsense', SERVER_MESSAGES.cursorInvalid],
])('refuses %s', async (query, sentence) => {
  const response = await (await asStaff()).get(`${PATHS.messages}?${query}`)
  expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
})

it.each([
  ['waiting', 'waiting'],
  ['sent', 'sent'],
  ['local', 'sent'],
  ['given-up', 'failed'],
  [undefined, null],
])('says what became of the notice to the firm: %s', async (state, notice) => {
  const id = await aMessage()
  if (state)
    await env.DB.prepare(
      'INSERT INTO outbox (id, recipient, state, attempts, expires_at, created_at) VALUES (?, ?, ?, 0, 1, 1)',
    )
      .bind(id, 'office@firm.test', state)
      .run()
  const page = MessagePage.parse(await (await (await asStaff()).get(PATHS.messages)).json())
  expect(page.messages[0]).toMatchObject({ _id: id, notice })
})
