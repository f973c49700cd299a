import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { PATHS } from '#contract/paths.ts'
import { findFaults } from '#worker/db/check/index.ts'
import { sweepImages } from '#worker/jobs/sweep-images.ts'
import { visitorOf } from '#worker/test/client.ts'
import { failingStores, FAILURES } from '#worker/test/failing.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { initOf, WRITE_CALLS, type WriteCall } from '#worker/test/write-calls.ts'

const DAY_MS = 86_400_000
const MOST_CALLS = 30
const DEPLOYED = { RESEND_API_KEY: 're_live' } as const

/** What a repeated call says instead of yes where the first one did its work and only its answer was lost: it is done. */
const SAID_AGAIN: Record<string, number> = {
  [`DELETE ${PATHS.deleteProperty}`]: 404,
  [`DELETE ${PATHS.confirmProperty}`]: 409,
  [`POST ${PATHS.confirmLink}`]: 409,
  [`DELETE ${PATHS.message}`]: 404,
  [`DELETE ${PATHS.landmark}`]: 404,
  [`DELETE ${PATHS.taughtWord}`]: 404,
  [`DELETE ${PATHS.list}`]: 404,
  [`DELETE ${PATHS.listComment}`]: 404,
  [`DELETE ${PATHS.user}`]: 404,
  [`DELETE ${PATHS.session}`]: 404,
  [`DELETE ${PATHS.sessions}`]: 401,
  [`POST ${PATHS.logout}`]: 401,
  // The new password holds: the old one is not right any more, and the proof is used.
  [`PUT ${PATHS.password}`]: 400,
  [`PUT ${PATHS.resetPassword}`]: 401,
  // The account is made, and its owner can sign in.
  [`POST ${PATHS.verifyOtp}`]: 400,
  // The proof was made for an answer that nobody got: another code has to be asked for.
  [`POST ${PATHS.validateForgotPasswordOtp}`]: 400,
}

afterEach(() => vi.restoreAllMocks())

/** Sends a call to a Worker whose nth call of database, bucket or mail fails. */
async function sendFailing(call: WriteCall, failure: (typeof FAILURES)[number], nth: number) {
  const { stores, state, run } = failingStores(failure, nth)
  standInForMailApi(() => run(MAIL_API.takes))
  const response = await visitorOf({ ...DEPLOYED, ...stores }).fetch(call.path, initOf(call))
  vi.mocked(globalThis.fetch).mockRestore()
  return { response, state }
}

async function send(call: WriteCall): Promise<Response> {
  standInForMailApi(MAIL_API.takes)
  const response = await visitorOf(DEPLOYED).fetch(call.path, initOf(call))
  vi.mocked(globalThis.fetch).mockRestore()
  return response
}

async function makeCall(row: string): Promise<WriteCall> {
  const call = await WRITE_CALLS[row]?.()
  if (!call) throw new Error('There is no such call.')
  return call
}

const CASES = Object.keys(WRITE_CALLS).flatMap((row) => FAILURES.map((failure) => ({ row, failure })))

describe('a call of database, bucket or mail that fails', () => {
  it.each(CASES)(
    '$failure its effect is all or nothing, and is made good by a retry: $row',
    async ({ row, failure }) => {
      vi.spyOn(console, 'error').mockReturnValue()
      // Each admin of the cases before would be one more to write to.
      await env.DB.prepare(`UPDATE users SET role = 'staff'`).run()
      const retries: string[] = []
      const isSaidAgain = (status: number) => failure === 'after' && SAID_AGAIN[row] === status
      for (let nth = 1; nth < MOST_CALLS; nth++) {
        // What the calls before have counted for their limits is not what is looked at.
        await env.DB.batch(
          ['try_counts', 'outbox', 'one_time_codes'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
        )
        const call = await makeCall(row)
        const { response, state } = await sendFailing(call, failure, nth)
        if (!state.hasFailed) break
        const text = await response.clone().text()
        const isShaped = response.ok || ErrorReply.safeParse(JSON.parse(text)).success
        expect([isShaped, response.ok || response.status >= 500]).toEqual([true, true])
        expect(text).not.toContain('secret of the store')
        const again = await send(call)
        const isFine = again.ok || (response.ok && again.status < 500) || isSaidAgain(again.status)
        if (!isFine) retries.push(`${state.failed}: ${again.status} ${await again.text()}`)
      }
      expect(retries).toEqual([])
      await sweepImages(env, Date.now() + 8 * DAY_MS)
      const faults = await findFaults(
        { database: env.DB, bucket: env.IMAGES },
        env.TEST_AFTER_MIGRATE,
        Date.now() + 8 * DAY_MS,
      )
      expect(faults.map(({ sentence }) => sentence)).toEqual([])
    },
  )
})
