import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { PHONE_LETTERS } from '#frontend/lib/format/phone.ts'
import { NEW_TAB, whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ForMachines } from '#frontend/ui/form/for-machines.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import type { ContactField, ContactFields } from './contact-rules.ts'
import { useContactForm } from './use-contact-form.ts'

const words = messages.contactForm

/** The form of the contact page. Until its code is there, `method="dialog"` keeps a browser from sending it anywhere. */
export function ContactForm() {
  const { form, errors, isSending, sent, input, submit } = useContactForm()
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={words.label}
      onInput={input}
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4 self-start box p-5 md:p-8"
    >
      <Fields errors={errors} isSending={isSending} />
      <ForMachines label={words.leaveEmpty} />
      <p className="text-micro leading-snug text-ink-500">{words.note}</p>
      {/* There before it says anything: screen readers read out what a status gets, seldom a status that comes. */}
      <output className="grid gap-1.5 rounded-sill bg-tea-50 px-4 py-3.5 leading-snug text-tea-800 empty:hidden">
        {sent && <Received {...sent} />}
      </output>
      <Button type="submit" isWide isBusy={isSending} busyLabel={words.sending}>
        {words.send}
      </Button>
      <noscript>{words.needsScripts}</noscript>
    </form>
  )
}

/** Letters of the message that a chat repeats: its address is bounded. */
const MOST_IN_CHAT = 500

/** What was sent, where we answer and when: stays until somebody writes again. */
function Received({ email, phone, interest }: ContactFields) {
  const text = interest.trim()
  return (
    <>
      <b className="font-semibold">{words.received}</b>
      <q className="line-clamp-3 wrap-anywhere">{text}</q>
      <span className="wrap-anywhere">
        {words.weAnswer(email.trim(), phone.trim().replaceAll(' ', '\u00A0'))}
      </span>
      <span>{words.whenWeAnswer}</span>
      <a
        href={whatsAppLink(
          FIRM.whatsAppDigits,
          `${messages.contact.whatsAppText} ${text.slice(0, MOST_IN_CHAT)}`,
        )}
        {...NEW_TAB}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
      >
        <WhatsAppIcon />
        {messages.site.whatsAppUs}
      </a>
    </>
  )
}

function Fields({ errors, isSending }: { errors: Partial<ContactFields>; isSending: boolean }) {
  const controlOf = (field: ContactField) => ({
    name: field,
    label: words[field],
    error: errors[field],
    disabled: isSending,
    required: true,
  })
  return (
    <>
      <TextField {...controlOf('name')} autoComplete="name" maxLength={LIMITS.personNameLetters} />
      <TextField
        {...controlOf('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={LIMITS.emailLetters}
      />
      <TextField
        {...controlOf('phone')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        maxLength={PHONE_LETTERS}
      />
      <TextArea
        {...controlOf('interest')}
        rows={4}
        placeholder={words.interestExample}
        maxLength={LIMITS.interestLetters}
      />
    </>
  )
}
