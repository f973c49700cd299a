import type { Context } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import { countTries, findOpenCodes, type OpenCode, type Purpose } from '#worker/db/queries/accounts/codes.ts'
import { callerNetworks, networkWindows } from '#worker/lib/networks.ts'
import { isCodeOf, tokenHash } from '#worker/services/codes.ts'
import type { AppEnv } from '#worker/lib/app.ts'

type Typed = { purpose: Purpose; email: string; code: string; token: string | undefined; nowMs: number }
type FoundCode = OpenCode & { isHeld: boolean }

const HOLDER = [{ key: 'holder', limit: LIMITS.otpTries }]

/**
 * The open code that was typed. A caller with the token of a code tries that code alone and has a number of tries for
 * itself; one without tries every open code of the address for which `isMeant` is true, and shares the tries of each
 * with other callers: a few per network, some in all.
 */
export async function findTypedCode(
  c: Context<AppEnv>,
  secret: string,
  { purpose, email, code, token, nowMs }: Typed,
  isMeant: (open: OpenCode) => boolean = () => true,
): Promise<FoundCode | undefined> {
  const { db } = c.var
  const open = await findOpenCodes(db, { purpose, email, nowMs })
  const hash = token === undefined ? undefined : tokenHash(token)
  const held = open.filter((one) => one.tokenHash === hash)
  const isHeld = held.length > 0
  const tried = isHeld ? held : open.filter(isMeant)
  const shares = isHeld ? HOLDER : sharedTries(c)
  const ids = tried.map(({ id }) => id)
  const admitted = await countTries(db, ids, shares, nowMs)
  const found = tried.find(({ id }) => admitted.has(id) && isCodeOf(secret, { id, purpose, email }, code))
  return found && { ...found, isHeld }
}

const sharedTries = (c: Context<AppEnv>) => [
  { key: 'anyone', limit: LIMITS.otpTriesWithoutToken },
  ...networkWindows(callerNetworks(c), { key: 'network', limit: LIMITS.otpTriesPerNetwork, lengthMs: 0 }),
]
