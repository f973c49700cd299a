import { type FormEvent, useEffect, useRef } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { BlockedChat } from './blocked-chat.tsx'
import { EnquiryInputs } from './enquiry-inputs.tsx'
import { EnquirySubject } from './enquiry-subject.tsx'
import type { Enquiry } from './use-enquiry.ts'

const words = messages.enquiry

type EnquiryFormProps = { id: string; property: Property; enquiry: Enquiry }

export function EnquiryForm({ id, property, enquiry }: EnquiryFormProps) {
  const { fields, errors, isSending, blockedLink, change, reset, send } = enquiry
  const form = useRef<HTMLFormElement>(null)
  const closeDialog = useCloseDialog()

  useEffect(() => focusFirst(form.current, 'input:not([type=hidden])'), [])

  function finish() {
    reset()
    closeDialog()
    showToast('success', words.opened)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await send()
    if (outcome === 'wrong') focusFirst(form.current, '[aria-invalid]')
    if (outcome === 'sent') finish()
  }

  return (
    <form id={id} ref={form} noValidate className="grid gap-3.5" onSubmit={(event) => void submit(event)}>
      <EnquirySubject property={property} />
      <input type="hidden" name="propertyId" value={property._id} />
      <EnquiryInputs fields={fields} errors={errors} isDisabled={isSending} onChange={change} />
      <p className="text-micro leading-snug text-ink-500">{words.hint}</p>
      {blockedLink && <BlockedChat link={blockedLink} onOpened={finish} />}
    </form>
  )
}

function focusFirst(form: HTMLFormElement | null, selector: string) {
  form?.querySelector<HTMLElement>(selector)?.focus()
}
