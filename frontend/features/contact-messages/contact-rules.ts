import { isEmail } from '#contract/text/email.ts'
import { isPhone } from '#frontend/lib/format/phone.ts'
import { messages } from '#frontend/messages/messages.ts'

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'interest'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactFields = Record<ContactField, string>

const errors = messages.contactForm.errors

/** The error of each invalid field. */
export function checkContact(fields: ContactFields): Partial<ContactFields> {
  const { name, email, phone, interest } = fields
  return {
    ...(isBlank(name) && { name: errors.name }),
    ...(!isEmail(email.trim()) && { email: isBlank(email) ? errors.email : errors.emailInvalid }),
    ...(!isPhone(phone) && { phone: phoneError(phone) }),
    ...(isBlank(interest) && { interest: errors.interest }),
  }
}

function phoneError(phone: string): string {
  if (isBlank(phone)) return errors.phone
  return /\p{L}/u.test(phone) ? errors.phoneLetters : errors.phoneInvalid
}

const isBlank = (text: string) => text.trim() === ''
