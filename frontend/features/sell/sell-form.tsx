import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageReply } from '#contract/message-reply.ts'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { call } from '#frontend/lib/api/api.ts'
import { fillFromDraft, forgetDraft, storeDraft } from '#frontend/lib/browser/tab-draft.ts'
import { barePhone } from '#contract/leads/phone.ts'
import { isPhone, PHONE_LETTERS } from '#frontend/lib/format/phone.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ForMachines } from '#frontend/ui/form/for-machines.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'

const words = messages.sell
const DRAFT = 'sell_draft'
type Field = keyof typeof words.fields
type Fields = Record<Field, string>
type Errors = Partial<Fields>

/**
 * What an owner wants to sell: it is stored as a lead; pictures follow in the chat. Its values are held by the fields, not by React: the
 * prerendered page can be typed into before its script has loaded.
 */
export function SellForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open')
  const [sent, setSent] = useState<Fields>()

  useEffect(() => fillFromDraft(form.current, DRAFT), [])

  const focusFirst = (selector: string, options?: FocusOptions) =>
    form.current?.querySelector<HTMLElement>(selector)?.focus(options)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = fieldsOf(data)
    const found = checkOffer(fields)
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) return focusFirst('[aria-invalid]')
    setState('sending')
    const website = textOf(data, 'website')
    const offer = { ...fields, phone: barePhone(fields.phone), language: import.meta.env.LANGUAGE }
    const json = { ...offer, ...(website && { website }) }
    try {
      await call<MessageReply>(PATHS.sell, { method: 'POST', json })
      forgetDraft(DRAFT)
      setSent(fields)
    } catch {
      flushSync(() => setState('failed'))
      // What was disabled meanwhile has lost the focus.
      focusFirst('[type=submit]', { preventScroll: true })
    }
  }

  if (sent) return <Sent fields={sent} />
  const controlOf = (field: Field) => ({
    name: field,
    label: words.fields[field],
    error: errors[field],
    disabled: state === 'sending',
    onInput: () => setErrors({ ...errors, [field]: undefined }),
  })
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={words.title}
      onInput={({ currentTarget }) => storeDraft(DRAFT, fieldsOf(new FormData(currentTarget)))}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4 self-start box p-5 md:p-8"
    >
      <SelectField
        {...controlOf('category')}
        required
        options={[
          { value: '', label: words.choose },
          ...CATEGORIES.map((category) => ({ value: category, label: words.kinds[category] })),
        ]}
      />
      <TextField {...controlOf('place')} required maxLength={LIMITS.shortTextLetters} />
      <div className="pairs gap-4">
        <TextField {...controlOf('size')} maxLength={LIMITS.shortTextLetters} />
        <TextField {...controlOf('wantedPrice')} maxLength={LIMITS.shortTextLetters} />
      </div>
      <TextArea {...controlOf('words')} rows={3} maxLength={LIMITS.interestLetters} />
      <div className="pairs gap-4">
        <TextField {...controlOf('name')} required autoComplete="name" maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} required type="tel" autoComplete="tel" maxLength={PHONE_LETTERS} />
      </div>
      <ForMachines label={messages.contactForm.leaveEmpty} />
      <p className="text-micro leading-snug text-ink-500">{words.note}</p>
      {/* Beside the button: on a phone the form is longer than the screen. */}
      {state === 'failed' && <Alert>{words.failed}</Alert>}
      <Button type="submit" isWide isBusy={state === 'sending'} busyLabel={messages.contactForm.sending}>
        {words.send}
      </Button>
      <noscript>{messages.contactForm.needsScripts}</noscript>
    </form>
  )
}

function textOf(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

function fieldsOf(data: FormData): Fields {
  const text = (field: Field) => textOf(data, field)
  return {
    category: text('category'),
    place: text('place'),
    size: text('size'),
    wantedPrice: text('wantedPrice'),
    words: text('words'),
    name: text('name'),
    phone: text('phone'),
  }
}

/** The error of each field that has to be put right. */
function checkOffer({ category, place, name, phone }: Fields): Errors {
  const errors = words.errors
  return {
    ...(category === '' && { category: errors.category }),
    ...(place.trim() === '' && { place: errors.place }),
    ...(name.trim() === '' && { name: errors.name }),
    ...(!isPhone(phone) && { phone: errors.phone }),
  }
}

function Sent({ fields: { category, place, size, name } }: { fields: Fields }) {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => output.current?.focus(), [])
  const kind = CATEGORIES.find((one) => one === category)
  const text = words.chat([kind && words.kinds[kind], place, size].filter(Boolean).join(', '), name)
  return (
    <output ref={output} tabIndex={-1} className="grid gap-4 self-start box p-5 outline-none md:p-8">
      <h2>{words.sent}</h2>
      <p>{words.pictures}</p>
      <a
        href={whatsAppLink(FIRM.whatsAppDigits, text)}
        {...NEW_TAB}
        className={buttonLook({ className: 'justify-self-start' })}
      >
        <WhatsAppIcon />
        {words.sendPictures}
      </a>
    </output>
  )
}
