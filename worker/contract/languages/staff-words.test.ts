import { expect, it } from 'vitest'
import { LANGUAGE_FIELDS } from '#contract/properties/fields.ts'
import { PropertyChanges } from '#contract/properties/input.ts'
import { CSV_HEADERS, knownHeader } from '#contract/properties/csv-columns.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { descriptionIn, titleIn } from './headline.ts'

const PLOT = {
  category: 'Plot',
  title: 'Corner plot',
  description: 'Near the school.',
  location: { city: 'Matigara' },
  deal: 'sale',
  titleBn: 'মাটিগাড়ার মোড়ে কর্নার প্লট',
  descriptionBn: null,
  titleNe: null,
  descriptionNe: 'स्कुल नजिक।',
} as unknown as Property

it('what staff say in a language wins there and nowhere else', () => {
  expect(titleIn('bn', PLOT)).toBe('মাটিগাড়ার মোড়ে কর্নার প্লট')
  expect(titleIn('ne', PLOT)).toBe('माटीगाडामा प्लट')
  expect(descriptionIn('bn', PLOT)).toBe('Near the school.')
  expect(descriptionIn('ne', PLOT)).toBe('स्कुल नजिक।')
})

it('is bounded like title and description, and says which language is too long', () => {
  const given = {
    titleHi: 'अ'.repeat(LIMITS.titleLetters + 1),
    descriptionNe: 'अ'.repeat(LIMITS.descriptionLetters + 1),
  }
  const { error } = PropertyChanges.Plot.safeParse(given)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['titleHi', `Hindi headline must be at most ${LIMITS.titleLetters} letters.`],
    ['descriptionNe', `Nepali text must be at most ${LIMITS.descriptionLetters} letters.`],
  ])
  expect(PropertyChanges.Plot.parse({ titleBn: ' এক\u0007 প্লট ' }).titleBn).toBe('এক প্লট')
})

it('has columns in a file, known by the name of the field too', () => {
  expect(CSV_HEADERS).toEqual(expect.arrayContaining(['Bengali headline', 'Nepali text']))
  expect(knownHeader('titleBn')).toBe('Bengali headline')
})

it('leaves the words Title and Description to the fields that are called so', () => {
  const labels = Object.values(LANGUAGE_FIELDS).map(({ label }) => label)
  expect(labels.filter((label) => /title|description/i.test(label))).toEqual([])
})
