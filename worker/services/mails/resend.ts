import type { MailProvider } from './provider.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      RESEND_API_KEY?: string
      /** Another address of the API, for tests; empty for Resend's own. */
      RESEND_BASE_URL?: string
    }
  }
}

/** Refusals (4xx) that pass: haste, a full quota, a key that somebody has to set right. */
const PASSING = [408, 409, 425, 429]
const OF_THE_KEY = /_api_key$/
/** Refused for its sender: the domain is not verified, or not any more. A fault of the mail itself is 400 or 422. */
const UNKNOWN_SENDER = '403 validation_error'

export const resend: MailProvider = {
  name: 'Resend',
  secret: 'RESEND_API_KEY',
  settings: ['RESEND_BASE_URL'],
  unknownSender: UNKNOWN_SENDER,
  async send({ RESEND_API_KEY, RESEND_BASE_URL }, { id, from, to, message }, timeoutMs) {
    // Loaded with the first mail, so that commands may ask for the names above without it.
    const { Resend } = await import('resend')
    const client = new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : {})
    const options = { idempotencyKey: id, signal: AbortSignal.timeout(timeoutMs) }
    const { data, error } = await client.emails.send({ from, to, ...message }, options)
    if (typeof data?.id === 'string') return undefined
    if (!error) return { reason: 'an answer without an id', isFinal: false }
    const { statusCode, name } = error
    const reason = `${statusCode ?? 'no answer'} ${name}`
    if (reason === UNKNOWN_SENDER) return { reason, isFinal: false }
    const isRefused = statusCode !== null && statusCode >= 400 && statusCode < 500
    const isFinal = isRefused && !PASSING.includes(statusCode) && !OF_THE_KEY.test(name)
    return { reason, isFinal }
  },
}
