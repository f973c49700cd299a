import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { newId } from '#worker/lib/ids.ts'
import { sweepMails } from './mail-outbox.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.now()

const aMail = (createdAt: number, state: string) =>
  env.DB.prepare(
    `INSERT INTO outbox (id, recipient, state, expires_at, created_at) VALUES (?, 'rina@firm.test', ?, ?, ?)`,
  ).bind(newId(createdAt), state, createdAt + DAY_MS, createdAt)
const kept = async () => {
  const { results } = await env.DB.prepare('SELECT state, created_at AS at FROM outbox ORDER BY id').all()
  return results
}

it('removes the mails up to a time but for those that wait, and looks at no younger one', async () => {
  await env.DB.batch([
    aMail(NOW - 2 * DAY_MS, 'waiting'),
    aMail(NOW - DAY_MS, 'sent'),
    ...Array.from({ length: 50 }, () => aMail(NOW - DAY_MS + 1, 'sent')),
  ])
  const { meta } = await sweepMails(connect(env.DB), NOW - DAY_MS)
  const left = await kept()
  expect(left).toHaveLength(51)
  expect(left[0]).toEqual({ state: 'waiting', at: NOW - 2 * DAY_MS })
  expect(left.filter(({ at }) => at === NOW - DAY_MS)).toEqual([])
  expect(meta.rows_read).toBeLessThan(10)
})
