import { LIMITS } from '#contract/limits.ts'
import { messages } from '#frontend/messages/messages.ts'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import type { EnquiryField, EnquiryFields } from './enquiry-rules.ts'

const words = messages.enquiry

type EnquiryInputsProps = {
  fields: EnquiryFields
  errors: Partial<EnquiryFields>
  isDisabled: boolean
  onChange: (field: EnquiryField, text: string) => void
}

export function EnquiryInputs({ fields, errors, isDisabled, onChange }: EnquiryInputsProps) {
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
      <TextArea {...controlOf('message')} rows={3} maxLength={LIMITS.enquiryMessageLetters} />
      <div className="pairs gap-3.5">
        <TextField {...controlOf('name')} autoComplete="name" maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} type="tel" autoComplete="tel" maxLength={PHONE_LETTERS} />
      </div>
      <TextField {...controlOf('email')} type="email" autoComplete="email" maxLength={LIMITS.emailLetters} />
    </>
  )
}

/** Room for ten digits with spaces, '+91' and a leading 0. */
const PHONE_LETTERS = 24
