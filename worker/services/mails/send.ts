import { Resend } from 'resend'
import type { Message } from './layout.ts'

type MailService = {
  apiKey: string
  /** Another address of the API; empty for Resend's own. */
  baseUrl: string
  from: string
  timeoutMs: number
}

/** Why a mail was not taken; `isFinal` when the service would say the same again. */
export type Refusal = { reason: string; isFinal: boolean }

/** Refusals (4xx) that pass: haste, a full quota, a key that somebody has to set right. */
const PASSING = [408, 409, 425, 429]
const OF_THE_KEY = /_api_key$/

/**
 * Hands one mail to Resend. Answers undefined when it was taken, else why not; never throws and never takes
 * longer than `timeoutMs`. The same `id` is sent once, however often it is handed over (for 24 hours).
 */
export async function sendMail(
  { apiKey, baseUrl, from, timeoutMs }: MailService,
  { id, to, message }: { id: string; to: string; message: Message },
): Promise<Refusal | undefined> {
  const resend = new Resend(apiKey, baseUrl === '' ? {} : { baseUrl })
  const options = { idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs) }
  const { data, error } = await resend.emails.send({ from, to, ...message }, options)
  if (typeof data?.id === 'string') return undefined
  if (!error) return { reason: 'an answer without an id', isFinal: false }
  const { statusCode, name } = error
  const isRefused = statusCode !== null && statusCode >= 400 && statusCode < 500
  const isFinal = isRefused && !PASSING.includes(statusCode) && !OF_THE_KEY.test(name)
  return { reason: `${statusCode ?? 'no answer'} ${name}`, isFinal }
}
