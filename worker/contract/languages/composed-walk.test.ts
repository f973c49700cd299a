import { describe, expect, it } from 'vitest'
import type { PicturePlace } from '#contract/properties/enums.ts'
import type { OfAnyKind } from '#contract/properties/replies.ts'
import { composedWalk } from './composed-walk.ts'
import type { OtherLanguage } from './languages.ts'

const FACTS = {
  category: 'Villa',
  price: 0,
  deal: 'sale',
  locality: 'Sukna',
  location: { city: 'Sukna' },
  bhk: '3BHK',
  facing: 'North',
  parkingPlaces: 1,
  area: 2100,
  numberOfFloors: 1,
  furnishing: 'semi-furnished',
  amenities: ['New kitchen'],
  bedrooms: 3,
  bathrooms: 1,
  landArea: 10_800,
  enteredAreas: { landArea: { value: 15, unit: 'katha' } },
  garden: true,
  garage: true,
}
const HOUSE = FACTS as unknown as OfAnyKind
const PLACES = ['front', 'living', 'kitchen', 'bedroom', 'bath', 'garden'] as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ').normalize('NFC')

function walk(language: OtherLanguage, property: OfAnyKind, places: readonly PicturePlace[]) {
  const { lead, said } = composedWalk(language, property, places)
  return {
    lead: plain(lead),
    said: Object.fromEntries([...said].map(([place, words]) => [place, plain(words)])),
  }
}

describe('what a walk says of a house from its fields', () => {
  it.each<[OtherLanguage, string, string[]]>([
    [
      'bn',
      'সুকনায় একটি 3BHK ভিলা বিক্রির জন্য আছে।',
      [
        'বাড়ি উত্তরমুখী, ১টি গাড়ি রাখার জায়গা আছে।',
        'একতলাতেই বিল্ট-আপ এরিয়া ২,১০০ বর্গফুট, আংশিক আসবাবসহ।',
        'রান্নাঘরটি নতুন।',
        '৩টি শোবার ঘর আছে।',
        '১টি বাথরুম আছে।',
        'বাড়ি আর বাগান মিলিয়ে ১৫ কাঠা জমি।',
      ],
    ],
    [
      'hi',
      'सुकना में एक 3BHK विला बिक्री के लिए है।',
      [
        'मकान का रुख उत्तर की ओर है और 1 गाड़ी खड़ी करने की जगह है।',
        'एक ही मंज़िल पर 2,100 वर्ग फुट बिल्ट-अप एरिया, सेमी-फ़र्निश्ड।',
        'रसोई नई है।',
        '3 बेडरूम हैं।',
        '1 बाथरूम है।',
        'मकान और बगीचा मिलाकर 15 कट्ठा ज़मीन है।',
      ],
    ],
    [
      'ne',
      'सुकनामा एउटा 3BHK भिल्ला बिक्रीका लागि छ।',
      [
        'घरको मोहडा उत्तरतिर छ र १ वटा गाडी राख्ने ठाउँ छ।',
        'एउटै तलामा २,१०० वर्ग फिट बिल्ट-अप एरिया, केही फर्निचर भएको।',
        'भान्सा नयाँ छ।',
        '३ वटा सुत्ने कोठा छन्।',
        '१ वटा बाथरुम छ।',
        'घर र बगैँचा गरी जम्मा १५ कट्ठा जग्गा छ।',
      ],
    ],
  ])('%s', (language, lead, words) => {
    expect(walk(language, HOUSE, PLACES)).toEqual({
      lead: lead.normalize('NFC'),
      said: Object.fromEntries(PLACES.map((place, at) => [place, words[at]?.normalize('NFC')])),
    })
  })

  it('leaves in the text what belongs to a place where the walk does not stop', () => {
    const { lead, said } = walk('hi', HOUSE, ['living', 'garden'])
    expect(Object.keys(said)).toEqual(['living', 'garden'])
    expect(lead).toBe(
      'सुकना में एक 3BHK विला बिक्री के लिए है। रुख उत्तर की ओर है और इसमें 3 बेडरूम और 1 बाथरूम हैं। साथ में गैराज भी।'.normalize(
        'NFC',
      ),
    )
  })
  it.each(['bn', 'hi', 'ne'] as const)('%s: drops a clause whose field is missing', (language) => {
    const names = Object.keys(FACTS).slice(6)
    for (let which = 0; which < 2 ** names.length; which += 7) {
      const lacking = names.filter((_, at) => which & (2 ** at))
      const empty = Object.fromEntries(lacking.map((name) => [name, name === 'enteredAreas' ? {} : null]))
      const { lead, said } = composedWalk(language, { ...HOUSE, ...empty }, PLACES)
      for (const text of [lead, ...said.values()])
        expect(text).not.toMatch(/null|undefined|NaN| {2}| [,.।]|^[,.।]|, ?[.।]/)
    }
  })
})

describe('what a walk says of ground', () => {
  it('is how it lies at the road, and what it has where one sees it whole', () => {
    const { price, deal, locality, location, facing } = FACTS
    const plot = {
      category: 'Plot',
      price,
      deal,
      locality,
      location,
      facing,
      enteredAreas: {},
      plotSizeSqFt: 2880,
      roadWidth: 20,
      isCornerPlot: true,
      boundaryWall: true,
    } as unknown as OfAnyKind
    expect(walk('bn', plot, ['road', 'above'])).toEqual({
      lead: 'সুকনায় ৪ কাঠার একটি প্লট বিক্রির জন্য আছে।'.normalize('NFC'),
      said: {
        road: 'উত্তরমুখী, সামনের রাস্তা ২০ ফুট চওড়া আর এটি কর্নার প্লট।'.normalize('NFC'),
        above: 'সঙ্গে আছে পাঁচিল।'.normalize('NFC'),
      },
    })
  })
})
