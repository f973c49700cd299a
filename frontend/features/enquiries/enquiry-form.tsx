import { unbroken } from '#contract/languages/english-title.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CalendarDays } from 'lucide'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import type { Enquiry } from './use-enquiry.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { PHONE_LETTERS } from '#frontend/lib/format/phone.ts'
import { firstPicture, silentSource } from '#frontend/lib/format/pictures.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { LIMITS } from '#contract/limits.ts'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import type { EnquiryField, EnquiryFields } from './enquiry-rules.ts'
import { VisitFields } from './visit-fields.tsx'

const words = messages.enquiry

type EnquiryFormProps = { id: string; property: Property; enquiry: Enquiry; wantsVisit: boolean }

export function EnquiryForm({ id, property, enquiry, wantsVisit }: EnquiryFormProps) {
  const { fields, errors, visit, visitError, isSending, isRemembered, bareLink } = enquiry
  const { change, changeVisit, remember, reset, send } = enquiry
  const form = useRef<HTMLFormElement>(null)
  const [isPlanning, setIsPlanning] = useState(wantsVisit || visit.on !== '' || visit.part !== '')
  const closeDialog = useCloseDialog()

  // On phones the keyboard would cover the listing that the enquiry is about.
  useEffect(() => {
    if (isPlanning) focusFirst(form.current, '[data-day]')
    else if (!matchMedia('(pointer: coarse)').matches) focusFirst(form.current, 'textarea')
  }, [isPlanning])

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
    <form
      id={id}
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-3.5 md:grid-cols-[17.5rem_minmax(0,1fr)] md:items-start md:gap-8"
      onSubmit={(event) => void submit(event)}
    >
      <EnquirySubject property={property} />
      <input type="hidden" name="propertyId" value={property._id} />
      <div className="grid min-w-0 grid-cols-1 gap-3.5">
        {!wantsVisit && (
          <QuickQuestions
            message={fields.message}
            isDisabled={isSending}
            onChoose={(text) => {
              change('message', text)
              if (text.includes(words.questions.visit.text)) setIsPlanning(true)
            }}
          />
        )}
        {isPlanning && (
          <VisitFields wish={visit} error={visitError} isDisabled={isSending} onChange={changeVisit} />
        )}
        <EnquiryInputs fields={fields} errors={errors} isDisabled={isSending} onChange={change} />
        {!isPlanning && <PlanVisit isDisabled={isSending} onPlan={() => setIsPlanning(true)} />}
        <Checkbox
          name="remember"
          checked={isRemembered}
          disabled={isSending}
          onChange={(event) => remember(event.target.checked)}
        >
          {words.remember}
        </Checkbox>
        <p className="text-micro leading-snug text-ink-500">
          {words.hint} {import.meta.env.RECORD_ENQUIRIES === 'true' && messages.enquiryVisit.recorded}
        </p>
        <NotThrough enquiry={enquiry} onSent={finish} />
        <a
          href={bareLink}
          {...NEW_TAB}
          className="-mt-2.5 inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
        >
          {messages.enquiryVisit.justOpen}
        </a>
      </div>
    </form>
  )
}

const QUESTIONS = Object.values(words.questions)
const OWN_WORDS = ['', messages.enquiryVisit.message, ...QUESTIONS.map(({ text }) => text)]

type QuickQuestionsProps = { message: string; isDisabled: boolean; onChoose: (text: string) => void }

const PlanVisit = ({ isDisabled, onPlan }: { isDisabled: boolean; onPlan: () => void }) => (
  <Chip disabled={isDisabled} className="justify-self-start" onClick={onPlan}>
    <Icon of={CalendarDays} size={18} />
    {messages.enquiryVisit.title}
  </Chip>
)

/** Suggested questions; each is added to what was typed, and takes the place of another where nothing was. */
function QuickQuestions({ message, isDisabled, onChoose }: QuickQuestionsProps) {
  return (
    <fieldset aria-label={words.quickQuestions} className="flex min-w-0 flex-wrap gap-2">
      {QUESTIONS.map(({ label, text }) => (
        <Chip
          key={label}
          isOn={message.includes(text)}
          disabled={isDisabled || withOrWithout(text, message).length > LIMITS.enquiryMessageLetters}
          className="max-sm:flex-auto max-sm:justify-center max-sm:!px-1.5 max-sm:text-small disabled:cursor-not-allowed disabled:!border-mist-200 disabled:!bg-mist-200 disabled:!text-ink-500"
          onClick={() => onChoose(withOrWithout(text, message))}
        >
          {label}
        </Chip>
      ))}
    </fieldset>
  )
}

function withOrWithout(question: string, message: string): string {
  const others = OWN_WORDS.includes(message.trim()) ? [] : message.split(question).map((part) => part.trim())
  return [...others, ...(message.includes(question) ? [] : [question])].filter(Boolean).join(' ')
}

function focusFirst(form: HTMLFormElement | null, selector: string) {
  form?.querySelector<HTMLElement>(selector)?.focus()
}

/** What the enquiry is about: picture, price, title and place in one row. */
function EnquirySubject({ property }: { property: Property }) {
  const { locality, location } = property
  const title = unbroken(titleOf(property))
  const short = shortPriceOf(property)
  const places = [locality, location.city].filter((place) => place && !property.title.includes(place))
  return (
    <div className="flex flex-wrap items-center gap-3.5 box p-2 md:grid md:grid-cols-1">
      <Picture
        picture={silentSource(firstPicture(property))}
        missingAlt=""
        sizes="(min-width: 56rem) 264px, 84px"
        className="aspect-4/3 w-[84px] md:w-full"
      />
      <div className="min-w-0 flex-[1_1_6rem] md:px-2 md:pb-2">
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-display text-h3 leading-tight font-semibold">
            {short ? messages.words.amount(short) : messages.card.contactForPrice}
          </span>
          <span className="rounded-tag border border-mist-400 px-1.5 text-micro font-semibold whitespace-nowrap text-ink-700">
            {property.number}
          </span>
        </p>
        <p className="line-clamp-4 text-small leading-snug">
          {import.meta.env.LANGUAGE === 'en' ? [title, ...new Set(places)].join(', ') : title}
        </p>
      </div>
    </div>
  )
}

/** What stands between the form and the chat. */
function NotThrough({ enquiry, onSent }: { enquiry: Enquiry; onSent: () => void }) {
  const { blockedLink, isUnsure, isSending, opened } = enquiry
  function openedByLink() {
    if (opened() === 'sent') onSent()
  }
  return (
    <>
      {blockedLink && <BlockedChat link={blockedLink} onOpened={openedByLink} />}
      {isUnsure && !isSending && <NoConnection />}
    </>
  )
}

function NoConnection() {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <Alert>
      <p ref={sentence} tabIndex={-1} className="scroll-mb-28 outline-none">
        {words.offline}
      </p>
    </Alert>
  )
}

/** Shown when the browser blocked the new tab: the same chat as a plain link. */
function BlockedChat({ link, onOpened }: { link: string; onOpened: () => void }) {
  const anchor = useRef<HTMLAnchorElement>(null)
  useEffect(() => anchor.current?.focus(), [])
  return (
    <Alert>
      {words.blocked}{' '}
      <a
        ref={anchor}
        href={link}
        {...NEW_TAB}
        onClick={onOpened}
        className="inline-block scroll-mb-28 py-2 font-semibold underline underline-offset-4"
      >
        {messages.enquiryOpening.openWhatsApp}
      </a>
    </Alert>
  )
}

type EnquiryInputsProps = {
  fields: EnquiryFields
  errors: Partial<EnquiryFields>
  isDisabled: boolean
  onChange: (field: EnquiryField, text: string) => void
}

function EnquiryInputs({ fields, errors, isDisabled, onChange }: EnquiryInputsProps) {
  const controlOf = (field: EnquiryField) => ({
    name: field,
    label: words[field],
    error: errors[field],
    value: fields[field],
    disabled: isDisabled,
    required: true,
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  })
  return (
    <>
      <TextArea
        {...controlOf('message')}
        rows={2}
        heightLook="min-h-20 resize-y sm:min-h-28"
        maxLength={LIMITS.enquiryMessageLetters}
      />
      <div className="pairs gap-3.5">
        <TextField {...controlOf('name')} autoComplete="name" maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} type="tel" autoComplete="tel" maxLength={PHONE_LETTERS} />
      </div>
      <TextField {...controlOf('email')} type="email" autoComplete="email" maxLength={LIMITS.emailLetters} />
    </>
  )
}
