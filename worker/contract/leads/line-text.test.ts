import { describe, expect, it } from 'vitest'
import { readStep, readVisit, stepText, visitText } from './line-text.ts'

describe('a step in a line', () => {
  it.each([
    ['Call about the deed', '2026-11-27', 'Call about the deed, 2026-11-27', 'Call about the deed, '],
    [null, '2026-11-27', '2026-11-27', ''],
    ['Call', null, 'Call', 'Call'],
  ])('%s on %s', (step, on, text, said) => {
    expect(stepText(step, on)).toBe(text)
    expect(readStep(text)).toEqual({ step: said, on: on ?? undefined })
  })

  it('has no day that does not exist', () => {
    expect(readStep('Paper 2026-13-45')).toEqual({ step: 'Paper 2026-13-45', on: undefined })
  })
})

describe('a visit in a line', () => {
  it.each([
    [{ state: 'agreed', on: '2026-11-27', at: '10:00' }, 'agreed 2026-11-27 10:00'],
    [{ state: 'asked', on: '2026-11-27', at: 'morning' }, 'asked 2026-11-27 morning'],
    [{ state: 'cancelled', on: null, at: null }, 'cancelled'],
  ] as const)('%o', (visit, text) => {
    expect(visitText(visit)).toBe(text)
    expect(readVisit(text)).toEqual(visit)
  })

  it.each(['', 'came 2026-11-27', 'agreed soon'])('is not read from %o', (text) => {
    expect(readVisit(text)).toBeUndefined()
  })
})
