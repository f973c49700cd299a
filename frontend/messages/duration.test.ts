import { expect, it } from 'vitest'
import { durationInWords } from './duration.ts'

it.each([
  [1, '1 second'],
  [59.2, '60 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [841, '15 minutes'],
  [7200, '2 hours'],
  [7201, '3 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words)
})
