import type { Context } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import { findOpenCodes, type NewCode, type Purpose, waitForRoom } from '#worker/db/queries/accounts/codes.ts'
import { refundTries, isCounted, consumeTries, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { tooMany } from '#worker/lib/errors.ts'
import { callerNetwork, callerNetworks, networkWindows, shareOf } from '#worker/lib/networks.ts'
import { newToken, tokenHash } from '#worker/services/codes.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { newId } from '#worker/lib/ids.ts'

type Wish = {
  purpose: Purpose
  email: string
  /** The token in the header of somebody who asks for another code. */
  token: string | undefined
  nowMs: number
}
/** `hasLink`: so many mails went to the address today that this one links to a page where its reader can allow more. */
type Send<Reserved> = (code: NewCode, hasLink: boolean) => Promise<Reserved | undefined>

/**
 * Stores a code through `reserve`, which answers undefined when too many are open, and answers with it the token of who
 * asked: the one of the call where it belongs to an open code of the address, else a new one. Counted by address, purpose
 * and network; what is refused does not count.
 */
export async function sendOfCode<Reserved>(
  c: Context<AppEnv>,
  { purpose, email, token, nowMs }: Wish,
  reserve: Send<Reserved>,
): Promise<{ reserved: Reserved; token: string }> {
  const { db } = c.var
  const address = { purpose, email, nowMs }
  const sends = await sendWindows(c, address)
  const taken = await consumeTries(db, sends, nowMs)
  if ('fullKey' in taken) {
    const full = sends.find(({ key }) => key === taken.fullKey)
    throw tooMany(taken.waitMs, full?.sentence ?? SERVER_MESSAGES.tooManyCodes)
  }

  const keys = sends.map(({ key }) => key)
  const hasLink = (taken.counts.get(mailKey(email)) ?? 0) >= LIMITS.otpMailWithLink
  try {
    const asker = (await knownAsker(c, address, token)) ?? newToken()
    const code = { id: newId(nowMs), ...address, tokenHash: asker.hash }
    const reserved = await reserve(code, hasLink)
    if (reserved !== undefined) return { reserved, token: asker.token }
  } catch (error) {
    await refundTries(db, keys)
    throw error
  }
  await refundTries(db, keys)
  throw tooMany(await waitForRoom(db, address), SERVER_MESSAGES.tooManyCodes)
}

type Address = Pick<Wish, 'purpose' | 'email' | 'nowMs'>

async function knownAsker(c: Context<AppEnv>, address: Address, token: string | undefined) {
  if (token === undefined) return undefined
  const hash = tokenHash(token)
  const open = await findOpenCodes(c.var.db, address)
  return open.some((code) => code.tokenHash === hash) ? { token, hash } : undefined
}

type SendWindow = TryWindow & { sentence: string }

async function sendWindows(c: Context<AppEnv>, { purpose, email, nowMs }: Address): Promise<SendWindow[]> {
  const networks = callerNetworks(c)
  const mayAskOn = await isCounted(c.var.db, askOnWindow(email, callerNetwork(c)).key, nowMs)
  const windows = (sentence: string, window: TryWindow) =>
    networkWindows(networks, window).map((one) => ({ ...one, sentence }))
  const { otpSendsPerHourPerIp, otpSendsPerHour, otpResendSeconds, otpMailsPerDay } = LIMITS
  return [
    ...windows(SERVER_MESSAGES.tooManyCodesHere, {
      key: 'codes',
      limit: otpSendsPerHourPerIp,
      lengthMs: HOUR_MS,
    }),
    ...windows(SERVER_MESSAGES.tooManyCodes, {
      key: `codes-minute|${purpose}|${email}`,
      limit: 1,
      lengthMs: otpResendSeconds * 1000,
    }),
    ...windows(SERVER_MESSAGES.tooManyCodes, {
      key: `codes-hour|${purpose}|${email}`,
      limit: otpSendsPerHour,
      lengthMs: HOUR_MS,
    }),
    {
      key: mailKey(email),
      limit: mayAskOn ? Number.MAX_SAFE_INTEGER : otpMailsPerDay,
      lengthMs: DAY_MS,
      sentence: SERVER_MESSAGES.tooManyMails,
    },
    ...(purpose === 'sign-up' ? [SIGN_UPS, shareOf(networks, SIGN_UPS_OF_NETWORK)] : []),
  ]
}

const mailKey = (email: string) => `mails|${email}`

/** One count for the sign-ups of all addresses, with an account or without: the answer must not tell which have one. */
const SIGN_UPS: SendWindow = {
  key: 'sign-ups',
  limit: LIMITS.newAddressMailsPerDay,
  lengthMs: DAY_MS,
  sentence: SERVER_MESSAGES.tooManySignUps,
}

const SIGN_UPS_OF_NETWORK: SendWindow = { ...SIGN_UPS, limit: LIMITS.newAddressMailsPerNetwork }

/** Counts something where the reader of a mail has said that they asked for the codes: that lifts the day's limit of mails. */
export const askOnWindow = (email: string, network: string): TryWindow => ({
  key: `ask-on|${email}|${network}`,
  limit: Number.MAX_SAFE_INTEGER,
  lengthMs: DAY_MS,
})
