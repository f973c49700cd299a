import { expect, it } from 'vitest'
import { propertiesFound } from './server-messages.ts'

it.each([
  ['0', '0 properties'],
  ['1', '1 property'],
  ['9425', '9,425 properties'],
  ['1000+', '1,000+ properties'],
])('a total of %s is read as %s', (total, sentence) => {
  expect(propertiesFound(total)).toBe(sentence)
})
