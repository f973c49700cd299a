import { expect, it } from 'vitest'
import { internationalDigits } from './message-row.tsx'

it.each([
  ['9832011223', '919832011223'],
  ['09832011223', '919832011223'],
  ['+91 98320 11223', '919832011223'],
  ['919832011223', '919832011223'],
  ['+8801712345678', '8801712345678'],
  ['+9779812345678', '9779812345678'],
])('chats with %s as %s', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits)
})
