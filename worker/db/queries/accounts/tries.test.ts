import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { connect } from '#worker/db/client.ts'
import { forgetTries, refundTries, sweepTries, consumeTry } from './tries.ts'

const db = connect(env.DB)
const NOW = 1_800_000_000_000
const MINUTE_MS = 60_000

const pair = (key: string) => ({ key, limit: 5, lengthMs: 15 * MINUTE_MS })
const place = (key: string, limit = 200) => ({ key, limit, lengthMs: 60 * MINUTE_MS })
const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act))

describe('counting tries', () => {
  it('admits exactly the limit of any number of tries at once', async () => {
    const waits = await times(60, () => consumeTry(db, [pair('many'), place('many-place')], NOW))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
  })

  it('says how long to wait, and admits again after that', async () => {
    const windows = [pair('wait')]
    await consumeTry(db, windows, NOW)
    await times(4, () => consumeTry(db, windows, NOW + 5 * MINUTE_MS))
    expect(await consumeTry(db, windows, NOW + 6 * MINUTE_MS)).toBe(9 * MINUTE_MS)
    expect(await consumeTry(db, windows, NOW + 15 * MINUTE_MS)).toBeUndefined()
  })

  it('does not lengthen the wait by tries that were refused', async () => {
    const windows = [pair('patient')]
    await times(5, () => consumeTry(db, windows, NOW))
    await times(20, () => consumeTry(db, windows, NOW + 14 * MINUTE_MS))
    expect(await consumeTry(db, windows, NOW + 14 * MINUTE_MS)).toBe(MINUTE_MS)
  })

  it('counts in no window what one of them refuses', async () => {
    await times(10, () => consumeTry(db, [pair('full'), place('shared', 6)], NOW))
    expect(await consumeTry(db, [pair('other'), place('shared', 6)], NOW)).toBeUndefined()
    expect(await consumeTry(db, [pair('other'), place('shared', 6)], NOW)).toBe(60 * MINUTE_MS)
  })

  it('takes back what was given back, never below nothing', async () => {
    await refundTries(db, ['back'])
    await consumeTry(db, [pair('back')], NOW)
    await times(3, () => refundTries(db, ['back']))
    const waits = await times(6, () => consumeTry(db, [pair('back')], NOW))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5)
  })

  it('forgets a key when asked, and every window that is over', async () => {
    await times(5, () => consumeTry(db, [pair('forgotten')], NOW))
    await forgetTries(db, ['forgotten'])
    expect(await consumeTry(db, [pair('forgotten')], NOW)).toBeUndefined()
    await sweepTries(db, NOW + 61 * MINUTE_MS)
    expect(await env.DB.prepare('SELECT count(*) AS left FROM try_counts').first('left')).toBe(0)
  })
})
