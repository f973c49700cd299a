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
    <div className="grid gap-3.5 sm:grid-cols-2">
      <TextField {...controlOf('name')} autoComplete="name" maxLength={LIMITS.personNameLetters} />
      <TextField {...controlOf('phone')} type="tel" autoComplete="tel" maxLength={PHONE_LETTERS} />
      <TextField
        {...controlOf('email')}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.emailLetters}
        className="sm:col-span-2"
      />
      <TextArea
        {...controlOf('message')}
        rows={3}
        maxLength={LIMITS.enquiryMessageLetters}
        className="sm:col-span-2"
      />
    </div>
  )
}

/** Room for ten digits with spaces, '+91' and a leading 0. */
const PHONE_LETTERS = 24
