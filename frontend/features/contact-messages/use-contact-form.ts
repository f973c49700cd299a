import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearToasts, preloadToasts, showToast } from '#frontend/ui/overlay/toast.tsx'
import { checkContact, CONTACT_FIELDS, type ContactFields } from './contact-rules.ts'
import type { MessageReply } from '#contract/message-reply.ts'
import { PATHS } from '#contract/paths.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { fillFromDraft, forgetDraft, storeDraft } from '#frontend/lib/browser/tab-draft.ts'
import { barePhone } from '#contract/leads/phone.ts'
import { messages } from '#frontend/messages/messages.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'

const DRAFT = 'contact_draft'

/**
 * The contact form. Its values are held by the fields, not by React: the prerendered page can be typed into before its
 * script has loaded.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<ContactFields>>({})
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState<ContactFields>()

  useEffect(() => fillFromDraft(form.current, DRAFT), [])

  /** Keeps a draft, and clears the error of the changed field and the confirmation of the message before. */
  function input(event: FormEvent<HTMLFormElement>) {
    void preloadToasts()
    setSent(undefined)
    storeDraft(DRAFT, fieldsOf(event.currentTarget))
    if (event.target instanceof HTMLElement) {
      const name = event.target.getAttribute('name') ?? ''
      setErrors((known) => ({ ...known, [name]: undefined }))
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void preloadToasts()
    const target = event.currentTarget
    const fields = fieldsOf(target)
    const found = checkContact(fields)
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) return focusFirst(target, '[aria-invalid]')
    clearToasts()
    setIsSending(true)
    const { isSent, errors: refused } = await deliver(target, fields)
    flushSync(() => {
      setIsSending(false)
      setErrors(refused)
      setSent(isSent ? fields : undefined)
    })
    focusFirst(target, '[aria-invalid], [type=submit]')
  }

  return { form, errors, isSending, sent, input, submit }
}

/** Sends the form, empties it on success, and shows the result. */
async function deliver(form: HTMLFormElement, fields: ContactFields): Promise<Outcome> {
  const outcome = await sendMessage(fields, textOf(new FormData(form), 'website'))
  if (outcome.isSent) {
    form.reset()
    forgetDraft(DRAFT)
  }
  showToast(outcome.isSent ? 'success' : 'danger', outcome.sentence)
  return outcome
}

function fieldsOf(form: HTMLFormElement): ContactFields {
  const data = new FormData(form)
  const [name = '', email = '', phone = '', interest = ''] = CONTACT_FIELDS.map((field) =>
    textOf(data, field),
  )
  return { name, email, phone, interest }
}

function textOf(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/** Used after sending too: fields and buttons that were disabled meanwhile have lost the focus. */
function focusFirst(form: HTMLFormElement, selector: string) {
  form.querySelector<HTMLElement>(selector)?.focus({ preventScroll: selector.includes('submit') })
}

const words = messages.contactForm

/** The result of sending, with its message; a refusal may name the fields it is about. */
type Outcome = { isSent: boolean; sentence: string; errors: Partial<ContactFields> }

/** Sends a message to the firm. `website` is the value of the honeypot field. */
async function sendMessage(fields: ContactFields, website: string): Promise<Outcome> {
  const message = { ...fields, phone: barePhone(fields.phone), language: import.meta.env.LANGUAGE }
  const json = website === '' ? message : { ...message, website }
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
