import { expect, it } from 'vitest'
import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'
import { OTHER_LANGUAGES } from './languages.ts'
import { typedIn } from './typed-words.ts'
import { pictureAlt } from './picture-alt.ts'

it.each([
  ['Lift', 'bn', 'লিফট'],
  ['  inverter ', 'hi', 'इन्वर्टर'],
  ['Generator 62 kVA', 'bn', 'জেনারেটর ৬২ কেভিএ'],
  ['200 kVA generator', 'ne', '२०० केभीए जेनेरेटर'],
  ['Bore well, 20,000 litre tank', 'bn', 'নলকূপ, ২০,০০০ লিটারের ট্যাঙ্ক'],
  ['Boundary wall of 8 ft, two guards, cameras', 'hi', '8 फुट ऊँची चारदीवारी, दो गार्ड, सीसीटीवी कैमरे'],
  ['Bore well and Garden', 'ne', 'बोरवेल, बगैंचा'],
  ['Residential plot', 'bn', 'আবাসিক প্লট'],
] as const)('says “%s” in %s', (typed, language, said) => {
  expect(typedIn(language, typed)).toBe(said)
})

it.each(['Helipad', 'Lift and helipad', 'Six raised docks beside the river', '', '৫০ লিটার'])(
  'leaves “%s” as it is typed',
  (typed) => {
    for (const language of OTHER_LANGUAGES) expect(typedIn(language, typed)).toBeUndefined()
  },
)

it('knows nearly all amenities of the demo', () => {
  const typed = DEMO_LISTINGS.flatMap(({ details }) =>
    Array.isArray(details['amenities']) ? details['amenities'].map(String) : [],
  )
  const unknown = typed.filter((amenity) => typedIn('bn', amenity) === undefined)
  expect(typed.length).toBeGreaterThan(40)
  expect(unknown.length / typed.length).toBeLessThan(0.1)
})

it.each([
  ['bn', 'Kitchen with dark cabinets (computer-rendered picture)', 'রান্নাঘর: বাড়ি (কম্পিউটারে আঁকা ছবি)'],
  ['hi', 'Aerial view of the plot', 'ऊपर से दृश्य: বাড়ি'],
  ['en', 'Kitchen', 'Kitchen'],
  ['bn', 'রান্নাঘর', 'রান্নাঘর'],
  ['ne', 'Something blue', undefined],
  ['ne', '', undefined],
] as const)('describes a picture in %s that is typed as “%s”', (language, typed, said) => {
  expect(pictureAlt(language, typed, 'বাড়ি')).toBe(said)
})
