import { expect, it } from 'vitest'
import { importTakenBack, propertiesFound } from './server-messages.ts'

it.each([
  ['0', '0 properties'],
  ['1', '1 property'],
  ['9425', '9,425 properties'],
  ['1000+', '1,000+ properties'],
])('a total of %s is read as %s', (total, sentence) => {
  expect(propertiesFound(total)).toBe(sentence)
})

it.each([
  [1, '1 property kept, as somebody has dealt with it since.'],
  [2, '2 properties kept, as somebody has dealt with them since.'],
])('an import of which %d stay is taken back but for those', (count, sentence) => {
  const kept = Array.from({ length: count })
  expect(importTakenBack({ removed: 0, restored: 0, kept })).toBe(sentence)
})
