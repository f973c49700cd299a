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
])('%s is one Indian number', (spelling) => {
  expect(phoneKey(spelling)).toBe('919832012345')
  expect(`Call ${spelling}.`.replaceAll(phonePattern('919832012345'), '')).not.toMatch(/\p{Nd}{3}/u)
})

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
  ['98320 or 12345', '98320or12345'],
])('%s is stored as %s', (typed, stored) => {
  expect(barePhone(typed)).toBe(stored)
})

it('is empty where there are no digits', () => {
  expect(phoneKey('nobody')).toBe('')
})
