import { LIMITS } from '#contract/limits.ts'
import { PHONE_LETTERS } from '#frontend/lib/format/phone.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ForMachines } from '#frontend/ui/form/for-machines.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import type { ContactField, ContactFields } from './contact-rules.ts'
import { useContactForm } from './use-contact-form.ts'

const words = messages.contactForm

/** The form of the contact page. Until its code is there, `method="dialog"` keeps a browser from sending it anywhere. */
export function ContactForm() {
  const { form, errors, isSending, input, submit } = useContactForm()
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
      <Button type="submit" isWide isBusy={isSending} busyLabel={words.sending}>
        {words.send}
      </Button>
      <noscript>{words.needsScripts}</noscript>
    </form>
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
