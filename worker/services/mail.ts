import { Resend } from 'resend'
import type { Message } from './mails/layout.ts'

type MailService = {
  apiKey: string
  /** Another address of the API; empty for Resend's own. */
  baseUrl: string
  from: string
  timeoutMs: number
}

/**
 * Hands one mail to Resend. Answers undefined when it was taken, else why not; never throws and never takes
 * longer than `timeoutMs`. The same `id` is sent once, however often it is handed over (for 24 hours).
 */
export async function sendMail(
  { apiKey, baseUrl, from, timeoutMs }: MailService,
  { id, to, message }: { id: string; to: string; message: Message },
): Promise<string | undefined> {
  const resend = new Resend(apiKey, baseUrl === '' ? {} : { baseUrl })
  const options = { idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs) }
  const { data, error } = await resend.emails.send({ from, to, ...message }, options)
  if (typeof data?.id === 'string') return undefined
  return error ? `${error.statusCode ?? 'no answer'} ${error.name}` : 'an answer without an id'
}
