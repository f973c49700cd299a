import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveCopy, sendWaiting } from './recorded-copy.ts'

const COPY = {
  propertyId: 'f'.repeat(24),
  name: 'Anjali',
  email: 'anjali@example.com',
  phone: '9832011457',
  message: 'Can we see it?',
}
const KEY = 'enquiries_waiting'
const fetched = vi.fn<typeof fetch>()
const answer = (status: number) =>
  new Response(JSON.stringify({ message: 'x', code: 'INVALID_INPUT', requestId: 'r' }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
const bodies = () =>
  fetched.mock.calls.map(([, init]): { key: string } =>
    JSON.parse(typeof init?.body === 'string' ? init.body : ''),
  )
const waiting = () => JSON.parse(localStorage.getItem(KEY) ?? '[]')
const settled = () => vi.waitFor(async () => await sendWaiting())

beforeEach(() => {
  localStorage.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.restoreAllMocks())

it('sends the copy once and forgets it', async () => {
  fetched.mockResolvedValue(answer(202))
  leaveCopy(COPY)
  await settled()
  expect(bodies()).toEqual([
    { ...COPY, key: expect.any(String), language: 'en', page: '/', at: expect.any(String) },
  ])
  expect(waiting()).toEqual([])
})

it('keeps it while there is no network, and sends it under the same key when there is one again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer(202))
  leaveCopy(COPY)
  await settled()
  const [kept] = waiting()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(waiting()).toEqual([]))
  expect(bodies().map(({ key }) => key)).toEqual([kept.key, kept.key])
})

it.each([500, 503, 429])('keeps it after an answer of %s', async (status) => {
  fetched.mockResolvedValue(answer(status))
  leaveCopy(COPY)
  await settled()
  expect(waiting()).toHaveLength(1)
})

it.each([400, 404])('drops it where the server refuses it for good: %s', async (status) => {
  fetched.mockResolvedValue(answer(status))
  leaveCopy(COPY)
  await settled()
  expect(waiting()).toEqual([])
})

it('sends each once also where storage holds what it has and refuses what is new', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  leaveCopy(COPY)
  await settled()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  let answers = 0
  fetched.mockImplementation(() => Promise.resolve(answer((answers += 1) < 9 ? 202 : 500)))
  leaveCopy({ ...COPY, message: 'Another' })
  await settled()
  const [lost, ...sent] = bodies().map(({ key }) => key)
  expect(sent).toEqual([lost, expect.any(String)])
  expect(new Set(sent).size).toBe(2)
})

it('sends several, each under a key of its own, one after the other', async () => {
  fetched.mockImplementation(() => Promise.resolve(answer(202)))
  leaveCopy(COPY)
  leaveCopy({ ...COPY, message: 'Another' })
  await settled()
  expect(new Set(bodies().map(({ key }) => key)).size).toBe(2)
  expect(fetched).toHaveBeenCalledTimes(2)
})
