import { z } from 'zod'
import { codeOf } from '#worker/services/codes.ts'
import { layOut, type Letter, type Message } from './layout.ts'
import {
  accountExists,
  approved,
  contactMessage,
  resetCode,
  signUpCode,
  waitingForApproval,
} from './letters.ts'

/** What a mail says, as it waits in the outbox: values, never a code. */
export const Mail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sign-up-code'), codeId: z.string() }),
  z.object({ kind: z.literal('reset-code'), codeId: z.string() }),
  z.object({ kind: z.literal('account-exists') }),
  z.object({ kind: z.literal('waiting-for-approval'), username: z.string(), email: z.string() }),
  z.object({ kind: z.literal('approved'), username: z.string() }),
  z.object({
    kind: z.literal('contact-message'),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    interest: z.string(),
  }),
])
export type Mail = z.infer<typeof Mail>

type Surroundings = { secret: string; siteUrl: string; recipient: string }

/** Writes a mail out, at the moment it is sent or read: subject, text and HTML. */
export const compose = (mail: Mail, surroundings: Surroundings): Message =>
  layOut(letterOf(mail, surroundings))

function letterOf(mail: Mail, { secret, siteUrl, recipient }: Surroundings): Letter {
  switch (mail.kind) {
    case 'sign-up-code':
      return signUpCode(codeOf(secret, { id: mail.codeId, purpose: 'sign-up', email: recipient }))
    case 'reset-code':
      return resetCode(codeOf(secret, { id: mail.codeId, purpose: 'reset', email: recipient }))
    case 'account-exists':
      return accountExists(siteUrl)
    case 'waiting-for-approval':
      return waitingForApproval(siteUrl, mail.username, mail.email)
    case 'approved':
      return approved(siteUrl, mail.username)
    case 'contact-message':
      return contactMessage(mail)
  }
}
