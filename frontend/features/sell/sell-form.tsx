import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MessageReply } from '#contract/message-reply.ts'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { call } from '#frontend/lib/api/api.ts'
import { fillFromDraft, forgetDraft, storeDraft, storedDraft } from '#frontend/lib/browser/tab-draft.ts'
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
type Deal = keyof typeof words.deals
type Fields = Record<Field, string>
type Errors = Partial<Fields>

/**
 * What an owner wants to sell or to let: it is stored as a lead; pictures follow in the chat. Its values are held by the fields, not by React: the
 * prerendered page can be typed into before its script has loaded.
 */
export function SellForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open')
  const [sent, setSent] = useState<Fields>()
  const [deal, setDeal] = useState<Deal>('sale')

  useEffect(() => {
    fillFromDraft(form.current, DRAFT)
    const drafted = storedDraft(DRAFT)?.['deal'] ?? ''
    for (const choice of form.current?.querySelectorAll<HTMLInputElement>('[name=deal]') ?? [])
      if (choice.value === drafted) choice.checked = true
    if (form.current) setDeal(dealIn(new FormData(form.current)))
  }, [])

  const focusFirst = (selector: string, options?: FocusOptions) =>
    form.current?.querySelector<HTMLElement>(selector)?.focus(options)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = fieldsOf(data)
    const found = checkOffer(fields, deal)
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) return focusFirst('[aria-invalid]')
    setState('sending')
    const website = textOf(data, 'website')
    const { deal: _, ...said } = fields
    const offer = {
      ...said,
      ...(deal === 'rent' && { deal }),
      phone: barePhone(fields.phone),
      language: import.meta.env.LANGUAGE,
    }
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

  if (sent) return <Sent fields={sent} deal={deal} />
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
      onInput={({ currentTarget }) => {
        const data = new FormData(currentTarget)
        setDeal(dealIn(data))
        storeDraft(DRAFT, fieldsOf(data))
      }}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4 self-start box p-5 md:p-8"
    >
      <OfferFields {...{ controlOf, deal }} isDisabled={state === 'sending'} />
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

type OfferFieldsProps = {
  deal: Deal
  isDisabled: boolean
  controlOf: (field: Field) => {
    name: string
    label: string
    error: string | undefined
    disabled: boolean
    onInput: () => void
  }
}

function OfferFields({ deal, isDisabled, controlOf }: OfferFieldsProps) {
  return (
    <>
      <DealChoice isDisabled={isDisabled} />
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
        <TextField
          {...controlOf('wantedPrice')}
          label={wordsOf(deal).wantedPrice}
          maxLength={LIMITS.shortTextLetters}
        />
      </div>
      <TextArea {...controlOf('words')} rows={3} maxLength={LIMITS.interestLetters} />
      <div className="pairs gap-4">
        <TextField {...controlOf('name')} required autoComplete="name" maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} required type="tel" autoComplete="tel" maxLength={PHONE_LETTERS} />
      </div>
    </>
  )
}

/** Sell or let; its value is held by the form, as that of the other fields. */
function DealChoice({ isDisabled }: { isDisabled: boolean }) {
  return (
    <fieldset disabled={isDisabled} className="grid gap-1.5">
      <legend className="mb-1.5 text-small leading-snug font-semibold">{words.fields.deal}</legend>
      <div className="grid grid-cols-2 gap-2">
        {DEALS.map((deal) => (
          <label
            key={deal}
            className="flex min-h-12 cursor-pointer items-center justify-center rounded-sill border-[1.5px] border-mist-400 px-2 py-1 text-center leading-tight font-medium hover:bg-mist-100 has-checked:border-tea-700 has-checked:bg-tea-700 has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-rain-700"
          >
            <input
              type="radio"
              name="deal"
              value={deal}
              defaultChecked={deal === 'sale'}
              className="sr-only"
            />
            {words.deals[deal]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const DEALS = ['sale', 'rent'] as const satisfies Deal[]
const dealIn = (data: FormData): Deal => (textOf(data, 'deal') === 'rent' ? 'rent' : 'sale')

/** What is called otherwise where it is to let. */
function wordsOf(deal: Deal) {
  const { fields, errors, chat, toLet } = words
  return deal === 'rent' ? toLet : { wantedPrice: fields.wantedPrice, category: errors.category, chat }
}

function textOf(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

function fieldsOf(data: FormData): Fields {
  const text = (field: Field) => textOf(data, field)
  return {
    deal: dealIn(data),
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
function checkOffer({ category, place, name, phone }: Fields, deal: Deal): Errors {
  const errors = words.errors
  return {
    ...(category === '' && { category: wordsOf(deal).category }),
    ...(place.trim() === '' && { place: errors.place }),
    ...(name.trim() === '' && { name: errors.name }),
    ...(!isPhone(phone) && { phone: errors.phone }),
  }
}

function Sent({ fields: { category, place, size, name }, deal }: { fields: Fields; deal: Deal }) {
  const output = useRef<HTMLOutputElement>(null)
  useEffect(() => output.current?.focus(), [])
  const kind = CATEGORIES.find((one) => one === category)
  const text = wordsOf(deal).chat([kind && words.kinds[kind], place, size].filter(Boolean).join(', '), name)
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
