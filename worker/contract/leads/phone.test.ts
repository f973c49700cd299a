import { expect, it } from 'vitest'
import { barePhone, phoneKey, phonePattern } from './phone.ts'

it.each([
  '98320 12345',
  '098320-12345',
  '91 98320 12345',
  '+91 98320 12345',
  '(+91) 98320 12345',
  '0091 98320 12345',
  '+91 (0) 98320 12345',
  '+91 098320 12345',
  '00 91 (0)98320-12345',
  '৯৮৩২০ ১২৩৪৫',
  '+৯১ ৯৮৩২০–১২৩৪৫',
  '०९८३२० १२३४५',
  '98320\u201112345',
  '٩٨٣٢٠ ١٢٣٤٥',
  '+۹۱ ۹۸۳۲۰ ۱۲۳۴۵',
])('%s is one Indian number', (spelling) => {
  expect(phoneKey(spelling)).toBe('919832012345')
  expect(`Call ${spelling}.`.replaceAll(phonePattern('919832012345'), '')).not.toMatch(/\p{Nd}{3}/u)
})

it.each([
  ...[
    '/',
    ',',
    '_',
    ':',
    '•',
    '*',
    ' / ',
    '...',
    '\u{1f4de}',
    '\u200d',
    '\ufe0f',
    '\u2060',
    '\u00b7 \u200b',
  ].map((between) => `98320${between}12345`),
  '9/8/3/2/0/1/2/3/4/5',
  '９８３２０１２３４５',
  '＋９１ ９８３２０／१२3৪5',
  '9\u200d8320\ufe0f12345\u200d',
  '+91/98320,12345',
  '98320 - / - 12345',
])('%j is taken out of a text', (spelling) => {
  const left = `Call ${spelling}, or 12 on 5/6.`.replaceAll(phonePattern('919832012345'), '')
  expect(left).toMatch(/^Call .*, or 12 on 5\/6\.$/u)
  expect(left.match(/\p{Nd}/gu)?.length).toBeLessThanOrEqual(6)
})

it('leaves the number of a house before it, and what parts them', () => {
  const text = 'House 91 9832012345, and 9832012345 rings'
  expect(text.replaceAll(phonePattern('919832012345'), '#')).toBe('House 91 #, and # rings')
})

it.each([
  '1298 3201 2345',
  '9832 0123 4512',
  '9832-0123-4567',
  '9832/0123/4512',
  '98320a12345',
  '98320 x 12345',
  '98320////12345',
  '9832012345\u200d67',
  '12\u200d9832012345',
])('%j is no spelling of it', (text) => {
  expect(text.replaceAll(phonePattern('919832012345'), '')).toBe(text)
})

it.each(['9', '9 ', '9/', '98320123', '9\u200d', ' ', '/', '0', '91 ', `9${' '.repeat(500)}/`, '9832012 '])(
  'is looked for in a long text of %j, once through',
  (part) => {
    const text = part.repeat(200_000).slice(0, 200_000)
    expect(text.replaceAll(phonePattern('919999999998'), '')).toBe(text)
  },
)

it.each(['১9832012345', '98320123456', '9832012346'])('%s is another number', (digits) => {
  const text = `Call ${digits}.`
  expect(text.replaceAll(phonePattern('919832012345'), '')).toBe(text)
})

it.each([
  ['+65 8123 4567', '6581234567'],
  ['(+65) 8123 4567', '6581234567'],
  ['0065 8123 4567', '6581234567'],
  ['+977 1 4123456', '97714123456'],
])('%s keeps the code of its own country', (spelling, key) => {
  expect(phoneKey(spelling)).toBe(key)
})

it.each([
  ['98320-12345', '9832012345'],
  ['(+91) 98320.12345', '+919832012345'],
  ['৯৮৩২০–১২৩৪৫', '9832012345'],
  ['98320\u201112345', '9832012345'],
  ['٩٨٣٢٠-١٢٣٤٥', '9832012345'],
  ['۹۸۳۲۰ ۱۲۳۴۵', '9832012345'],
  ['98320 or 12345', '98320or12345'],
])('%s is stored as %s', (typed, stored) => {
  expect(barePhone(typed)).toBe(stored)
})

it('is empty where there are no digits', () => {
  expect(phoneKey('nobody')).toBe('')
})
