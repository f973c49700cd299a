import { expect, it } from 'vitest'
import { readListingNumber } from './number.ts'

it.each(['A-142', 'a142', 'A 142', 'A-১৪২', '#142', '# A-142', 'no. 142', 'No 142', 'no.142', 'Number 142'])(
  'reads a listing’s number: %s',
  (text) => {
    expect(readListingNumber(text)).toBe(142)
  },
)

it.each(['142', 'B-142', 'no', 'A-0', '142 katha', 'number', 'n142', 'no. B-142'])(
  'takes for none: %s',
  (text) => {
    expect(readListingNumber(text)).toBeUndefined()
  },
)

it('takes digits alone where nothing else can be meant', () => {
  expect(readListingNumber('142', true)).toBe(142)
})
