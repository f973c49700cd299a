import { describe, expect, it } from 'vitest'
import { askedSteps, termsOfRange } from './facets.ts'

const MOST = 1234
/** The token of a number, as the triggers write it. */
const tokenOf = (number: number) => `xp${String.fromCharCode(96 + String(number).length)}${String(number)}`

const finds = (terms: string[], number: number) =>
  terms.some((term) =>
    term.endsWith('*') ? tokenOf(number).startsWith(term.slice(0, -1)) : tokenOf(number) === term,
  )

describe('the terms of a range', () => {
  it.each([
    [0, 0],
    [0, MOST],
    [1, 9],
    [9, 10],
    [20, 45],
    [99, 100],
    [100, 1000],
    [345, 346],
    [999, 1000],
    [1000, 1099],
    [1234, 1234],
  ])('from %i to %i hold its numbers and no other', (from, to) => {
    const terms = termsOfRange('xp', { from, to })
    const found = Array.from({ length: MOST + 1 }, (_, number) => number).filter((number) =>
      finds(terms, number),
    )
    expect([found[0], found.at(-1), found.length]).toEqual([from, to, to - from + 1])
  })

  it('are one for all numbers of as many digits, where no other token begins so', () => {
    const fiveDigits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => `xpe${digit}*`)
    expect(termsOfRange('xp', { from: 1000, to: 12_000_000 })).toEqual([
      'xpd*',
      ...fiveDigits,
      'xpf*',
      'xpg*',
      'xph10*',
      'xph11*',
      'xph12000000',
    ])
  })

  it('are none where the range is empty', () => {
    expect(termsOfRange('xp', { from: 46, to: 45 })).toEqual([])
  })
})

it('asks for hundredths of square feet as they are meant, whatever the computer makes of them', () => {
  expect(askedSteps('area', { minAreaSqFt: 99.99, maxAreaSqFt: 1.15 })).toEqual({
    from: 9999,
    to: 115,
  })
})

it('asks for a price of one rupee at least, because 0 is a price on request', () => {
  expect(askedSteps('price', { maxPriceInr: 500 })).toEqual({ from: 1, to: 500 })
})
