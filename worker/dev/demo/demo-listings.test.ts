import { describe, expect, test } from 'vitest'
import { fieldIn } from '#contract/languages/field-in.ts'
import { isInLettersOf } from '#contract/languages/headline.ts'
import { OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { checksOf } from '#contract/properties/checks.ts'
import { OWN_FIELDS } from '#contract/properties/fields.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { DEMO_CHECKS } from '#worker/dev/fixtures/demo-checks.ts'
import { PLACES_IN_SCRIPTS } from '#contract/search/words/places-in-scripts.ts'
import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'
import { DEMO_AREAS } from '#worker/dev/fixtures/demo-lists.ts'
import { DEMO_OWNERS } from '#worker/dev/fixtures/demo-owners.ts'
import { HARD_CASES } from '#worker/dev/fixtures/hard-cases.ts'
import { listingRows, schemasFor } from './rows.ts'
import { PICTURE_TEXTS } from '#worker/dev/fixtures/picture-texts.ts'

/** What most listings do not say. */
const RARE = new Set([
  'facing',
  'furnishing',
  'floor',
  'parkingPlaces',
  'possession',
  'ageYears',
  'priceNegotiable',
])

const usual = DEMO_LISTINGS.filter((listing) => !HARD_CASES.includes(listing))

describe.each(DEMO_LISTINGS.map((listing) => [listing.details.title, listing] as const))(
  '%s',
  (_, listing) => {
    const images = listing.pictures.map((file) => `/property-images/demo/${file}`)

    test('passes the checks of the form, or of a file where it has no pictures', () => {
      const { error } = schemasFor(listing)[listing.category].safeParse({ ...listing.details, images })
      expect(error?.issues).toBeUndefined()
    })

    test('says its street in the letters of every language', () => {
      const streets = OTHER_LANGUAGES.map((language) => {
        const street = String(listing.details[fieldIn('address', language)])
        return isInLettersOf(language, street) && street === street.normalize('NFC')
      })
      expect(streets).toEqual([true, true, true])
    })

    test('has a text for every picture', () => {
      expect(listing.pictures.filter((file) => !PICTURE_TEXTS[file])).toEqual([])
    })
  },
)

test.each(usual.map((listing) => [listing.details.title, listing] as const))(
  '%s leaves no field of its category empty',
  (_, { category, details }) => {
    const entered = Object.keys(details['enteredAreas'] ?? {})
    const filled = [...Object.keys(details), ...entered]
    expect(
      Object.keys(OWN_FIELDS[category]).filter((field) => !filled.includes(field) && !RARE.has(field)),
    ).toEqual([])
  },
)

test.each([...RARE])('two listings at least say their %s, and not all of them', (field) => {
  const saying = usual.filter(({ details }) => field in details)
  expect(saying.length).toBeGreaterThanOrEqual(2)
  expect(saying.length).toBeLessThan(usual.length)
})

test.each(CATEGORIES)('shows eight listings of %s beside the hard cases', (category) => {
  expect(usual.filter((listing) => listing.category === category)).toHaveLength(8)
})

test('lowers the price of four listings, each for longer than a day and less than a month ago', () => {
  const nowMs = Date.parse('2026-11-23T04:30:00Z')
  const made = new Map(
    Object.keys(PICTURE_TEXTS).map((file) => [
      file,
      {
        widthPx: 960,
        heightPx: 640,
        widthsPx: [],
        colour: '#000000',
        look: null,
        mainBytes: 1,
        objects: () => [],
      },
    ]),
  )
  const rows = DEMO_LISTINGS.map((listing) => listingRows(listing, made, [], nowMs).listing)
  const lowered = rows.filter(({ isPriceLowered }) => isPriceLowered)
  expect(
    lowered.map(({ priceInr, priceHistory }) => [priceInr, priceHistory?.map((one) => one.priceInr)]),
  ).toEqual(
    expect.arrayContaining([
      [72_00_000, [75_00_000, 72_00_000]],
      [1_95_00_000, [2_10_00_000, 1_95_00_000]],
      [92_00_000, [98_00_000, 95_00_000, 92_00_000]],
      [11_50_00_000, [12_00_00_000, 11_50_00_000]],
    ]),
  )
  expect(lowered).toHaveLength(4)
  const [veranda] = lowered.filter(({ priceInr }) => priceInr === 1_95_00_000)
  expect(veranda?.updatedAt).toBe(Date.parse('2026-11-17T04:30:00Z'))
})

test('stores the hard cases first, so that the first page of the newest has none', () => {
  expect(DEMO_LISTINGS.slice(0, HARD_CASES.length)).toEqual(expect.arrayContaining([...HARD_CASES]))
})

test('knows the listings that were checked, and checks only what their kind can have', () => {
  const faults = Object.entries(DEMO_CHECKS).flatMap(([title, checks]) => {
    const listing = DEMO_LISTINGS.find(({ details }) => details.title === title)
    if (!listing) return [title]
    return Object.keys(checks).filter((check) => !checksOf(listing.category).some((name) => name === check))
  })
  expect(faults).toEqual([])
})

const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('shows no picture and no drawn outline with two listings', () => {
  expect(twice(DEMO_LISTINGS.flatMap(({ pictures }) => pictures))).toEqual([])
  expect(
    twice(
      DEMO_LISTINGS.flatMap(({ details }) =>
        typeof details['dimension'] === 'string' ? [details['dimension']] : [],
      ),
    ),
  ).toEqual([])
})

test('shows listings that were checked, more than twelve, and some that were not', () => {
  const live = DEMO_LISTINGS.filter(({ isApproved = true }) => isApproved)
  const checked = live.filter(({ details }) => DEMO_CHECKS[details.title] !== undefined)
  expect(checked.length).toBeGreaterThan(12)
  expect(live.length - checked.length).toBeGreaterThan(5)
})

test.each([
  ['Bengali', 'Bn', /[\u0980-\u09ff]/],
  ['Hindi', 'Hi', /[\u0900-\u097f]/],
  ['Nepali', 'Ne', /[\u0900-\u097f]/],
])('has listings whose words staff wrote in %s', (_, language, letters) => {
  const written = DEMO_LISTINGS.filter(({ details }) => details[`title${language}`] !== undefined)
  expect(written.length).toBeGreaterThanOrEqual(2)
  for (const { details } of written) {
    expect(details[`title${language}`]).toMatch(letters)
    expect(details[`description${language}`]).toMatch(letters)
  }
})

test.each(DEMO_AREAS)('tells of $place in every language, by the name it has there', ({ place, texts }) => {
  const name = PLACES_IN_SCRIPTS.find(({ en }) => en.toLowerCase() === place)
  for (const language of ['en', ...OTHER_LANGUAGES] as const)
    expect(texts[language]).toContain(name?.[language])
})

test('has a title of 200 letters among the hard cases', () => {
  expect(HARD_CASES.map(({ details }) => details.title.length)).toContain(200)
})

test('owners of demo listings are plainly made up, and each file belongs to a listing', () => {
  const titles = DEMO_LISTINGS.map(({ details }) => details.title)
  expect(Object.keys(DEMO_OWNERS).filter((title) => !titles.includes(title))).toEqual([])
  for (const { ownerName, ownerPhones } of Object.values(DEMO_OWNERS)) {
    expect(ownerName).toContain('(made up)')
    for (const phone of ownerPhones ?? []) expect(phone).toMatch(/^\+91 90000 0000\d$/)
  }
})
