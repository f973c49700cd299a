import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OWN_FIELDS } from './fields.ts'
import { PropertyChanges } from './input.ts'

describe('every refusal', () => {
  const garbage = fc.oneof(
    fc.anything(),
    fc.constantFrom(
      '',
      'x'.repeat(30_000),
      -1,
      1e300,
      2.5,
      [],
      [{}],
      {},
      { plotSizeSqFt: 7 },
      { castle: {} },
      [{ check: 'siteVisited', note: {}, again: 'perhaps' }],
      [{ check: 'castleSeen' }],
    ),
  )
  const fields = Object.keys({
    ...OWN_FIELDS.Plot,
    ...OWN_FIELDS.Villa,
    ...OWN_FIELDS.Warehouse,
  })
  const common = [
    'title',
    'city',
    'price',
    'images',
    'googleMap',
    'enteredAreas',
    'leaseType',
    'company',
    'checks',
    'isProjectUnit',
    'reraNumber',
    'location',
    'contact',
  ]

  it('is a sentence of ours, never of a library', () => {
    const details = fc.record(Object.fromEntries([...fields, ...common].map((name) => [name, garbage])), {
      requiredKeys: [],
    })
    const libraryWords = /invalid|expected|received|recogni|too (big|small)/i
    const messagesOf = (value: unknown) =>
      Object.values(PropertyChanges).flatMap(
        (schema) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
      )
    fc.assert(
      fc.property(details, (value) => {
        expect(messagesOf(value).filter((message) => libraryWords.test(message))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
