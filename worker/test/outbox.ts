import { PATHS } from '#contract/paths.ts'
import { asVisitor } from './client.ts'

export type SentMail = { to: string; subject: string; text: string; html: string; sentAt: string }

/** The mails to an address that the local outbox holds, newest first. */
export async function mailsTo(email: string): Promise<SentMail[]> {
  const response = await asVisitor().get(`${PATHS.devOutbox}?to=${encodeURIComponent(email)}`)
  return response.json<SentMail[]>()
}

/** The newest code that was mailed to an address. */
export async function codeFor(email: string): Promise<string> {
  const codes = (await mailsTo(email)).map(({ text }) => /\d{6}/.exec(text)?.[0])
  const code = codes.find((found) => found !== undefined)
  if (!code) throw new Error(`No code was mailed to ${email}.`)
  return code
}
