import { expect, it } from 'vitest'
import { LANGUAGE_FIELDS } from '#contract/properties/fields.ts'
import { PropertyChanges } from '#contract/properties/input.ts'
import { CSV_HEADERS, knownHeader } from '#contract/properties/csv-columns.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { describedIn } from './described.ts'
import { titleIn } from './headline.ts'

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

const described = (language: 'bn' | 'ne', property: Property) =>
  describedIn(language, property, () => 'composed').text

it('what staff say in a language wins there and nowhere else', () => {
  expect(titleIn('bn', PLOT)).toBe('মাটিগাড়ার মোড়ে কর্নার প্লট')
  expect(titleIn('ne', PLOT)).toBe('माटीगढामा प्लट')
  expect(described('bn', PLOT)).toBe('composed')
  expect(described('ne', PLOT)).toBe('स्कुल नजिक।')
})

const TYPED = {
  category: 'Plot',
  title: 'মাটিগাড়ায় ৪ কাঠা বাস্তু জমি, বাজার থেকে পাঁচ মিনিট',
  locality: 'Matigara',
  location: { city: 'Siliguri' },
  deal: 'sale',
  enteredAreas: { plotSizeSqFt: { value: 4, unit: 'katha' } },
} as unknown as Property
const HOUSE = {
  ...TYPED,
  category: 'Villa',
  deal: 'rent',
  bhk: '3BHK',
  villaType: null,
} as unknown as Property

it.each([
  ['en', TYPED, '4 katha plot in Matigara'],
  ['bn', TYPED, TYPED.title],
  ['hi', TYPED, 'माटीगाड़ा में 4 कट्ठे का प्लॉट'],
  ['ne', TYPED, 'माटीगढामा ४ कट्ठाको प्लट'],
  ['en', HOUSE, '3BHK villa for rent in Matigara'],
  ['en', { ...TYPED, title: 'Plot in Matigara (মাটিগাড়া)' }, 'Plot in Matigara (মাটিগাড়া)'],
  ['en', { ...TYPED, title: '5/2, 4 katha' }, '5/2, 4 katha'],
  ['en', { ...TYPED, locality: 'মাটিগাড়া' }, '4 katha plot in Siliguri'],
  ['ne', { ...TYPED, title: 'सुकनामा जग्गा' }, 'सुकनामा जग्गा'],
] as const)(
  '%s: a title typed in other letters gives way to the composed one',
  (language, property, title) => {
    expect(titleIn(language, property).replaceAll('\u00a0', ' ')).toBe(title)
  },
)

it('is bounded like title and description, and says which language is too long', () => {
  const given = {
    titleHi: 'अ'.repeat(LIMITS.titleLetters + 1),
    descriptionNe: 'अ'.repeat(LIMITS.descriptionLetters + 1),
    addressBn: 'অ'.repeat(LIMITS.addressLetters + 1),
  }
  const { error } = PropertyChanges.Plot.safeParse(given)
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['titleHi', `Hindi headline must be at most ${LIMITS.titleLetters} letters.`],
    ['descriptionNe', `Nepali text must be at most ${LIMITS.descriptionLetters} letters.`],
    ['addressBn', `Bengali street must be at most ${LIMITS.addressLetters} letters.`],
  ])
  const { titleBn, addressBn } = PropertyChanges.Plot.parse({
    titleBn: ' এক\u0007 প্লট ',
    addressBn: ' গলি\u0007 ৪ ',
  })
  expect([titleBn, addressBn]).toEqual(['এক প্লট', 'গলি ৪'])
})

it('has columns in a file, known by the name of the field too', () => {
  expect(CSV_HEADERS).toEqual(expect.arrayContaining(['Bengali headline', 'Nepali text', 'Hindi street']))
  expect(knownHeader('titleBn')).toBe('Bengali headline')
  expect(knownHeader('addressHi')).toBe('Hindi street')
})

it('leaves the words Title, Description and Address to the fields that are called so', () => {
  const labels = Object.values(LANGUAGE_FIELDS).map(({ label }) => label)
  expect(labels.filter((label) => /title|description|address/i.test(label))).toEqual([])
})
