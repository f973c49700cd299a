import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import worker from '#worker/index.ts'
import { asVisitor, visitorOf } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { newEmail, registered } from '#worker/test/sign-up.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

async function cronRuns(atMs: number, settings: Partial<Env> = {}): Promise<void> {
  const context = createExecutionContext()
  worker.scheduled(createScheduledController({ scheduledTime: atMs }), { ...env, ...settings }, context)
  await waitOnExecutionContext(context)
}
const BROKEN = new Proxy(env.IMAGES, { get: () => () => Promise.reject(new Error('R2 is down')) })
const aPictureToSweep = () =>
  env.DB.prepare(
    "INSERT OR REPLACE INTO images (key, width, height, widths, bytes, created_at) VALUES ('property-images/villa/1_a.webp', 960, 640, '[]', 1, 0)",
  ).run()
const rowsOf = (table: string) =>
  env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('removes what nobody needs any more, and nothing before its time', async () => {
  vi.setSystemTime(START)
  await registered(newEmail())
  await asVisitor().post(PATHS.login, { email: newEmail(), password: 'not the password' })
  const stored = async () => [await rowsOf('one_time_codes'), await rowsOf('outbox')]
  await cronRuns(START + 9 * MINUTE_MS)
  expect(await stored()).toEqual([1, 1])
  expect(await rowsOf('try_counts')).toBeGreaterThan(0)
  await cronRuns(START + 10 * MINUTE_MS)
  expect(await stored()).toEqual([0, 1])
  await cronRuns(START + DAY_MS)
  expect(await rowsOf('try_counts')).toBe(0)
  await cronRuns(START + 30 * DAY_MS)
  expect(await rowsOf('outbox')).toBe(0)
})

it('leaves a code as long as it, or the proof it turned into, works', async () => {
  vi.setSystemTime(START)
  const { email } = await anAccount()
  await asVisitor().post(PATHS.forgotPassword, { email })
  const set = (column: string, minute: number) =>
    env.DB.prepare(`UPDATE one_time_codes SET ${column} = ?`)
      .bind(START + minute * MINUTE_MS)
      .run()
  await set('expires_at', 120)
  await cronRuns(START + 119 * MINUTE_MS)
  expect(await rowsOf('one_time_codes')).toBe(1)
  await set('grant_expires_at', 130)
  await cronRuns(START + 129 * MINUTE_MS)
  expect(await rowsOf('one_time_codes')).toBe(1)
  await cronRuns(START + 130 * MINUTE_MS)
  expect(await rowsOf('one_time_codes')).toBe(0)
})

it('goes on with the other jobs when one fails, and logs no value of the database', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.setSystemTime(START)
  const { email } = await anAccount()
  await asVisitor().post(PATHS.forgotPassword, { email })
  await aPictureToSweep()
  await cronRuns(START + 60 * MINUTE_MS, { IMAGES: BROKEN })
  expect(await rowsOf('one_time_codes')).toBe(0)
  expect(logged.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining('"job":"sweepImages"')])
  expect(JSON.stringify(logged.mock.calls)).not.toContain(email)
})

it('lets health name the job that has failed for a quarter of an hour, until it works again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const health = async (atMs: number) => {
    vi.setSystemTime(atMs)
    return (
      await visitorOf({ ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' }).get(PATHS.health)
    ).json()
  }
  const since = START + 2 * 60 * MINUTE_MS
  await cronRuns(since - MINUTE_MS)
  await aPictureToSweep()
  await cronRuns(since, { IMAGES: BROKEN })
  await cronRuns(since + 16 * MINUTE_MS, { IMAGES: BROKEN })
  expect(await health(since + 14 * MINUTE_MS)).toEqual({ status: 'ok' })
  expect(await health(since + 16 * MINUTE_MS)).toEqual({
    status: 'degraded',
    degraded: [SERVER_MESSAGES.jobsFail('sweepImages')],
  })
  await cronRuns(since + 17 * MINUTE_MS)
  expect(await health(since + 17 * MINUTE_MS)).toEqual({ status: 'ok' })
})
