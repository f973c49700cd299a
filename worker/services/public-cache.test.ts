import { env } from 'cloudflare:workers'
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

it('does not answer with what another deployment has left', async () => {
  await keep('/before', { version: 10, answer })
  const before = env.VERSION.id
  Object.assign(env.VERSION, { id: 'the next one' })

  expect(await fromEdge('/before', 10)).toBeUndefined()

  Object.assign(env.VERSION, { id: before })
  expect(await fromEdge('/before', 10)).toEqual(answer)
})
