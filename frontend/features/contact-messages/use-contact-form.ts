import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearToasts, preloadToasts, showToast } from '#frontend/ui/overlay/toast.tsx'
import { checkContact, CONTACT_FIELDS, type ContactFields } from './contact-rules.ts'
import { forgetDraft, storeDraft, storedDraft } from './draft.ts'
import { sendMessage } from './send-message.ts'

/**
 * The contact form. Its values are held by the fields, not by React: the prerendered page can be typed into before its
 * script has loaded.
 */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<ContactFields>>({})
  const [isSending, setIsSending] = useState(false)

  useEffect(() => fillEmpty(form.current, storedDraft()), [])

  /** Keeps a draft, and clears the error of the changed field. */
  function input(event: FormEvent<HTMLFormElement>) {
    preloadToasts()
    storeDraft(fieldsOf(event.currentTarget))
    if (event.target instanceof HTMLElement) {
      const name = event.target.getAttribute('name') ?? ''
      setErrors((known) => ({ ...known, [name]: undefined }))
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    preloadToasts()
    const sent = event.currentTarget
    const fields = fieldsOf(sent)
    const found = checkContact(fields)
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) return focusFirst(sent, '[aria-invalid]')
    clearToasts()
    setIsSending(true)
    const refused = await deliver(sent, fields)
    flushSync(() => {
      setIsSending(false)
      setErrors(refused)
    })
    focusFirst(sent, '[aria-invalid], [type=submit]')
  }

  return { form, errors, isSending, input, submit }
}

/** Sends the form, empties it on success, and shows the result; returns the server's errors by field. */
async function deliver(form: HTMLFormElement, fields: ContactFields): Promise<Partial<ContactFields>> {
  const { isSent, sentence, errors } = await sendMessage(fields, textOf(new FormData(form), 'website'))
  if (isSent) {
    form.reset()
    forgetDraft()
  }
  showToast(isSent ? 'success' : 'danger', sentence)
  return errors
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

function fillEmpty(form: HTMLFormElement | null, draft: Partial<ContactFields>) {
  for (const field of CONTACT_FIELDS) {
    const control = form?.elements.namedItem(field)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText && control.value === '') control.value = draft[field] ?? ''
  }
}
