import { expect, test } from 'vitest'
import { ContactMessageInput } from '#contract/contact-messages/contact-messages.ts'
import { RIGHT_EMAILS, WRONG_EMAILS } from '#contract/test/emails.ts'
import { checkContact } from './contact-rules.ts'

const RIGHT = { name: 'Asha Roy', phone: '98320 12345', interest: 'A plot in Matigara' }

test.each([...RIGHT_EMAILS, ...WRONG_EMAILS])(
  'takes or refuses the address %s as the server does',
  (email) => {
    const isTaken = ContactMessageInput.safeParse({ ...RIGHT, email }).success
    expect(Object.keys(checkContact({ ...RIGHT, email }))).toEqual(isTaken ? [] : ['email'])
  },
)
