import { LIMITS } from '#contract/limits.ts'
import { barePhone } from '#contract/leads/phone.ts'
import { isEmail } from '#contract/text/email.ts'
import { messages } from '#frontend/messages/messages.ts'

export type EnquiryFields = { name: string; phone: string; email: string; message: string }
export type EnquiryField = keyof EnquiryFields

export const EMPTY_ENQUIRY: EnquiryFields = { name: '', phone: '', email: '', message: '' }

const errors = messages.enquiry.errors
const PHONE = new RegExp(`^\\d{${LIMITS.enquiryPhoneDigits}}$`)

/** The error of each invalid field. */
export function checkEnquiry(fields: EnquiryFields): Partial<EnquiryFields> {
  return {
    ...(fields.name.trim() === '' && { name: errors.name }),
    ...(!PHONE.test(plainPhone(fields.phone)) && { phone: errors.phone }),
    ...(!isEmail(fields.email.trim()) && { email: errors.email }),
    ...(fields.message.trim() === '' && { message: errors.message }),
  }
}

const INDIA = /^(?:\+|00)?91(?=0?\d{10}$)/

/** A number as people write it ('+91 98320-11457', '০৯৮৩২০ ১১৪৫৭') in ASCII digits, without spaces, dashes, country code and leading 0. */
export const plainPhone = (phone: string) => barePhone(phone).replace(INDIA, '').replace(/^0/, '')
