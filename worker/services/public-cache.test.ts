import { expect, it } from 'vitest'
import { type Answer, fromEdge, keep, remembered } from './public-cache.ts'

const answer: Answer = { status: 200, headers: { etag: '"a"' }, body: new TextEncoder().encode('[]') }

it('finds an answer in memory, and in the data centre under its version', async () => {
  await keep('/fresh', { version: 7, answer })

  expect(remembered('/fresh')).toEqual({ version: 7, answer })
  expect(await fromEdge('/fresh', 7)).toEqual(answer)
  expect(await fromEdge('/fresh', 8)).toBeUndefined()
})

it('keeps an answer nowhere that is older than what is known here', async () => {
  await keep('/newer', { version: 9, answer })
  await keep('/older', { version: 8, answer })

  expect(remembered('/older')).toBeUndefined()
  expect(await fromEdge('/older', 8)).toBeUndefined()
})
