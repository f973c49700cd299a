import { describe, expect, it } from 'vitest'
import { composedText } from '#contract/languages/composed-text.ts'
import { describedIn } from '#contract/languages/described.ts'
import type { Language } from '#contract/languages/languages.ts'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { Picture, Property } from '#contract/properties/replies.ts'
import { aPicture } from '#frontend/test/open-listing.ts'
import { aVilla } from '#frontend/test/properties.ts'
import { toldBeside } from './walk-stops.ts'
import { toldIn } from './walk-told.ts'

const picture = (number: number, place?: PicturePlace, caption?: string) => ({
  ...aPicture(number),
  place,
  caption,
})

function told(pictures: readonly Picture[], said: Record<string, unknown> = {}, language: Language = 'en') {
  const property = { ...aVilla(), ...NOTHING_KNOWN, pictures, ...said } as Property
  const described = describedIn(language, property, (one) => composedText(language, one))
  const { text, stops } =
    language === 'en' ? toldBeside('en', pictures, described) : toldIn(language, property, described)
  return { text: plain(text), stops: stops.map((stop) => ({ ...stop, words: plain(stop.words) })) }
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ').normalize('NFC')
const NOTHING_KNOWN = {
  description: 'A house.',
  area: null,
  landArea: null,
  numberOfFloors: null,
  bedrooms: null,
  bathrooms: null,
  facing: null,
  parkingPlaces: null,
  furnishing: null,
  amenities: null,
}

describe('A walk', () => {
  it('stops at each place once, in the order of the pictures, and shows the main picture no second time', () => {
    const { stops } = told([
      picture(1, 'front', 'A porch for one.'),
      picture(2, 'garden'),
      picture(3),
      picture(4, 'living', 'Light from two sides.'),
      picture(5, 'living', 'And from above.'),
    ])
    expect(stops).toEqual([
      { place: 'front', words: 'A porch for one.', index: undefined },
      { place: 'garden', words: '', index: 1 },
      { place: 'living', words: 'Light from two sides.', index: 3 },
    ])
  })

  it('leaves what is left of paragraphs beside each other as one, and whole ones as they are', () => {
    const { text } = told([picture(1, 'front', 'A porch for one.'), picture(2, 'living', 'A long hall.')], {
      description:
        'Four rooms. A porch for one.\n\nA long hall. Cool in summer.\n\nLet until May.\nThen free.',
    })
    expect(text).toBe('Four rooms. Cool in summer.\n\nLet until May.\nThen free.')
  })

  it.each([
    ['no place is named', [picture(1), picture(2), picture(3)]],
    ['there is one picture', [picture(1, 'front', 'A porch for one.')]],
    ['only one place has something to show', [picture(1, 'front'), picture(2, 'living')]],
  ])('is none where %s, and the text stands whole', (_, pictures) =>
    expect(told(pictures)).toEqual({ text: 'A house.', stops: [] }),
  )

  const SAID = [picture(1, 'front', 'Car porch for one. Guard at the gate.'), picture(2, 'garden')]

  it('leaves of the text what no stop says, numbers and paragraphs whole', () => {
    const description =
      'A house of 3.5 katha. Car porch\u00a0for one.\n\nGuard at the gate.\n\nFree from May! No dot'
    const left = (typed: string) => told(SAID, { description: typed }).text
    expect(left(description)).toBe('A house of 3.5 katha.\n\nFree from May! No dot')
    expect(left('Guard at the gate.')).toBe('')
    expect(left('Car porch for one!')).toBe('')
  })

  it('leaves a sentence that is only part of one that a stop says', () => {
    const pictures = [picture(1, 'front', 'Quiet. Mango trees and a garden.'), picture(2, 'garden')]
    expect(told(pictures, { description: 'A garden. garden. Quiet lane. Quiet' }).text).toBe(
      'A garden. garden. Quiet lane.',
    )
  })
})

const HOUSE = [
  picture(1, 'front', 'A porch for one.'),
  picture(2, 'living', 'Light from two sides.'),
  picture(3, 'bedroom', 'Each with its own bath.'),
  picture(4, 'garden', 'Tea to the west.'),
]
const wordsAt = ({ stops }: ReturnType<typeof told>) => stops.map(({ place, words }) => [place, words])

describe('Where what is beside the pictures cannot be read', () => {
  it('each stop says the sentences of the text that name its place first, two at most', () => {
    const said = told(
      HOUSE,
      {
        descriptionBn:
          'গলির শেষে সাদা বাড়ি, সামনে বাগান। সবার একটাই গেট। একটি গাড়ি পোর্চের নীচে। বারান্দা বড়।\n\nরান্নাঘরে চিমনি আছে। চারটি শোবার ঘর, প্রতিটির নিজের বাথরুম। কাচের রেলিং দেওয়া ছাদ।\n\nচাবি এখনই।',
      },
      'bn',
    )
    expect(wordsAt(said)).toEqual([
      ['front', 'সবার একটাই গেট। একটি গাড়ি পোর্চের নীচে।'],
      ['living', 'রান্নাঘরে চিমনি আছে।'],
      ['bedroom', 'চারটি শোবার ঘর, প্রতিটির নিজের বাথরুম। কাচের রেলিং দেওয়া ছাদ।'],
      ['garden', ''],
    ])
    expect(said.text).toBe('গলির শেষে সাদা বাড়ি, সামনে বাগান। বারান্দা বড়।\n\nচাবি এখনই।')
  })

  it('a stop that the text does not name says what the fields say of it, and the text above stays whole', () => {
    const text = 'हिल कार्ट रोड के पास का मकान। रसोई में चिमनी है।'
    const said = told(HOUSE, { descriptionHi: text, facing: 'East', bedrooms: 4, bathrooms: 5 }, 'hi')
    expect(wordsAt(said)).toEqual([
      ['front', 'मकान का रुख पूर्व की ओर है।'],
      ['living', 'रसोई में चिमनी है।'],
      ['bedroom', '4 बेडरूम और 5 बाथरूम हैं।'],
      ['garden', ''],
    ])
    expect(said.text).toBe('हिल कार्ट रोड के पास का मकान।')
  })

  it('a composed text is divided among the stops, also one whose picture stands above', () => {
    const said = told(
      HOUSE,
      {
        bhk: '4BHK',
        facing: 'East',
        parkingPlaces: 3,
        area: 3200,
        numberOfFloors: 2,
        bedrooms: 4,
        bathrooms: 5,
        landArea: 4320,
        enteredAreas: { landArea: { value: 6, unit: 'katha' } },
        garden: true,
        locality: 'Dagapur',
      },
      'ne',
    )
    expect(wordsAt(said)).toEqual([
      ['front', 'घरको मोहडा पूर्वतिर छ र ३ वटा गाडी राख्ने ठाउँ छ।'],
      ['living', '२ तलामा जम्मा ३,२०० वर्ग फिट बिल्ट-अप एरिया।'],
      ['bedroom', '४ वटा सुत्ने कोठा र ५ वटा बाथरुम छन्।'],
      ['garden', 'घर र बगैँचा गरी जम्मा ६ कट्ठा जग्गा छ।'],
    ])
    expect(said.text).not.toMatch(/पूर्व|तला|वर्ग फिट|कोठा|कट्ठा|बगैँचा/)
    expect(said.text).toContain('दागापुर')
  })
})
