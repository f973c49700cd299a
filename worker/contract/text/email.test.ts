import { expect, it } from 'vitest'
import { Email } from '#contract/accounts/auth.ts'
import { EnquiryInput } from '#contract/leads/leads.ts'
import { RIGHT_EMAILS, WRONG_EMAILS } from '#contract/test/emails.ts'
import { isEmail } from './email.ts'

const ENQUIRY = {
  key: 'a-key-of-this-device',
  propertyId: 'a'.repeat(24),
  name: 'Asha Roy',
  phone: '98320 12345',
  message: 'Is it to be had?',
  language: 'en',
  at: '2026-11-23T10:00:00Z',
}

it.each(RIGHT_EMAILS)('takes %s in form and schema', (email) => {
  expect(isEmail(email)).toBe(true)
  expect(Email.parse(email)).toBe(email.toLowerCase())
  expect(EnquiryInput.parse({ ...ENQUIRY, email }).email).toBe(email.toLowerCase())
})

it.each(WRONG_EMAILS)('takes %s in neither form nor schema, and keeps an enquiry without it', (email) => {
  expect(isEmail(email)).toBe(false)
  expect(Email.safeParse(email).success).toBe(false)
  expect(EnquiryInput.parse({ ...ENQUIRY, email }).email).toBe('')
})

it('takes no enquiry for lost that says no address at all', () => {
  expect(EnquiryInput.parse(ENQUIRY).email).toBe('')
})
