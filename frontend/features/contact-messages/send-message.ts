import type { MessageReply } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'
import { CONTACT_FIELDS, type ContactFields } from './contact-rules.ts'

const words = messages.contactForm

/** The result of sending, with its message; a refusal may name the fields it is about. */
type Outcome = { isSent: boolean; sentence: string; errors: Partial<ContactFields> }

/** Sends a message to the firm. `website` is the value of the honeypot field. */
export async function sendMessage(fields: ContactFields, website: string): Promise<Outcome> {
  const json = website === '' ? fields : { ...fields, website }
  try {
    const { body } = await call<Partial<MessageReply>>(PATHS.subscribe, { method: 'POST', json })
    return { isSent: true, sentence: said(body.message, 'sent') ?? words.sent, errors: {} }
  } catch (error) {
    if (!(error instanceof ApiError) || !isServers(error))
      return { isSent: false, sentence: words.failed, errors: {} }
    return {
      isSent: false,
      sentence: said(error.message, error.code) ?? words.failed,
      errors: errorsOf(error),
    }
  }
}

/** Whether the server has replied, and not the browser about a call that failed. */
const isServers = ({ status, code }: ApiError) => status > 0 && code !== 'UNREADABLE_REPLY'

const said = (sentence: string | undefined, about: ServerSaid) =>
  sentence ? words.fromServer(sentence, about) : undefined

function errorsOf({ issues }: ApiError): Partial<ContactFields> {
  const known = CONTACT_FIELDS.flatMap((field) => {
    const issue = issues.find(({ path }) => path === field)
    return issue ? [[field, words.fromServer(issue.message, field)]] : []
  })
  return Object.fromEntries(known)
}
