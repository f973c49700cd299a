import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import { RIGHT_EMAILS, WRONG_EMAILS } from '#contract/test/emails.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { chatText } from './use-enquiry.ts'
import { checkEnquiry } from './enquiry-rules.ts'

const RIGHT = {
  name: 'Anjali Pradhan',
  phone: '9832011457',
  email: 'anjali.pradhan@example.com',
  message: 'Namaste, can we see it on Sunday?',
}
const ID = '0190f0a1b2c3d4e5f6a7b8c9'
const ABOUT = { id: ID, title: 'Planter-style villa', address: `https://aangan.example/view/${ID}` }

test('says nothing about fields that are right', () => {
  expect(checkEnquiry(RIGHT)).toEqual({})
})

test.each([
  ['name', '   ', 'Name is required'],
  ['message', '\n \t', 'Message is required'],
  ['email', '', 'Enter a valid email'],
  ['email', 'anjali@', 'Enter a valid email'],
  ['email', 'anjali@example', 'Enter a valid email'],
  ['email', 'anjali pradhan@example.com', 'Enter a valid email'],
  ['phone', '', 'Phone number must be 10 digits'],
  ['phone', '98320 114', 'Phone number must be 10 digits'],
  ['phone', '98320114577', 'Phone number must be 10 digits'],
  ['phone', '৯৮৩২০১১৪৫৭৭', 'Phone number must be 10 digits'],
  ['phone', '98320a1457', 'Phone number must be 10 digits'],
  ['phone', '+44 98320 11457', 'Phone number must be 10 digits'],
  ['phone', '+65 8123-4567', 'Phone number must be 10 digits'],
  ['phone', '98320-1145', 'Phone number must be 10 digits'],
])('refuses %s %j', (field, text, sentence) => {
  expect(checkEnquiry({ ...RIGHT, [field]: text })).toEqual({ [field]: sentence })
})

test.each(RIGHT_EMAILS)('takes the address %s', (email) => {
  expect(checkEnquiry({ ...RIGHT, email: ` ${email} ` })).toEqual({})
})

test.each(WRONG_EMAILS)('refuses the address %s, which the server would not take', (email) => {
  expect(checkEnquiry({ ...RIGHT, email })).toEqual({ email: 'Enter a valid email' })
})

test.each([
  '98320 11457',
  '+91 98320 11457',
  '+919832011457',
  '098320 11457',
  '+91 098320 11457',
  ' 9832011457 ',
  '৯৮৩২০১১৪৫৭',
  '+৯১ ৯৮৩২০ ১১৪৫৭',
  '०९८३२० ११४५७',
  '98320-11457',
  '98320–11457',
  '98320\u201111457',
  '(98320) 11457',
  '098320-11457',
  '+91-98320-11457',
  '+91 (0) 98320 11457',
  '91 98320 11457',
  '0091 98320.11457',
])('takes the number %j and sends its ten digits', (phone) => {
  expect(checkEnquiry({ ...RIGHT, phone })).toEqual({})
  expect(chatText({ ...RIGHT, phone }, ABOUT)).toContain('\nPhone: 9832011457\n')
})

test('keeps ten digits that begin like the code of the country', () => {
  expect(chatText({ ...RIGHT, phone: '91123-45678' }, ABOUT)).toContain('\nPhone: 9112345678\n')
})

test('writes the prescribed lines, then title and address', () => {
  expect(chatText(RIGHT, ABOUT)).toBe(
    `Hello, I'm interested in property ID: ${ID}.
Name: Anjali Pradhan
Email: anjali.pradhan@example.com
Phone: 9832011457
Message: Namaste, can we see it on Sunday?
Planter-style villa
https://aangan.example/view/${ID}`,
  )
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string().map((text) => `${text}&phone=1#?text=%00\r\n//evil.example\uD800`),
)

test('leads to the firm only and carries every letter, whatever was typed', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, message, title) => {
      const text = chatText({ ...RIGHT, name, message }, { ...ABOUT, title })

      const link = new URL(whatsAppLink(FIRM.whatsAppDigits, text))

      expect(link.origin + link.pathname).toBe(`https://wa.me/${FIRM.whatsAppDigits}`)
      expect([...link.searchParams.keys()]).toEqual(['text'])
      expect(link.hash).toBe('')
      expect(link.searchParams.get('text')).toBe(text)
      expect(text).toContain(name.trim().replace(/\p{Surrogate}/gu, '\uFFFD'))
      expect(text).toContain(message.trim().replace(/\p{Surrogate}/gu, '\uFFFD'))
    }),
  )
})
