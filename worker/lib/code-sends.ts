import type { Context } from 'hono'
import { SENTENCES } from '#contract/sentences.ts'
import { type NewCode, waitForCode } from '#worker/db/queries/codes.ts'
import { giveTryBack, takeTry } from '#worker/db/queries/tries.ts'
import { callerNetwork, codeWindow, tooMany } from '#worker/middleware/limits.ts'
import type { AppEnv } from './app.ts'

/**
 * Makes a code by `reserve`, which answers undefined when its address has to wait. Counted where the call comes from as
 * well, so that nobody can have mails sent to one address after the other; what is refused does not count.
 */
export async function sendOfCode<Reserved>(
  c: Context<AppEnv>,
  code: NewCode,
  reserve: () => Promise<Reserved | undefined>,
): Promise<Reserved> {
  const { db } = c.var
  const sends = codeWindow(callerNetwork(c))
  const waitMs = await takeTry(db, [sends], code.nowMs)
  if (waitMs !== undefined) throw tooMany(waitMs, SENTENCES.tooManyCodesHere)

  const reserved = await reserve()
  if (reserved !== undefined) return reserved
  await giveTryBack(db, [sends.key])
  throw tooMany(await waitForCode(db, code), SENTENCES.tooManyCodes)
}
