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
  ['Three-phase power', 'bn', 'থ্রি-ফেজ লাইন'],
  ['Overhead tank 4,000 litres', 'ne', '४,००० लिटरको पानी ट्याङ्की'],
  ['Brick, 5 ft, with iron gate', 'hi', 'ईंट की, 5 फुट, लोहे के गेट के साथ'],
  ['Guard day and night, cameras', 'bn', 'দিনরাত পাহারা, সিসিটিভি ক্যামেরা'],
  ['LR dag 309', 'bn', 'এলআর দাগ 309'],
  ['LR dag 211 (part)', 'hi', 'एलआर दाग 211 (हिस्सा)'],
  ['LR dag 640 to 642', 'ne', 'एलआर दाग 640 देखि 642'],
  ['LR Dag 512/1, Khatian 1043', 'bn', 'এলআর দাগ 512/1, খতিয়ান 1043'],
] as const)('says “%s” in %s', (typed, language, said) => {
  expect(typedIn(language, typed)).toBe(said)
})

it.each(['Helipad', 'Lift and helipad', 'Six raised docks beside the river', '', '৫০ লিটার'])(
  'leaves “%s” as it is typed',
  (typed) => {
    for (const language of OTHER_LANGUAGES) expect(typedIn(language, typed)).toBeUndefined()
  },
)

it('knows all amenities of the demo', () => {
  const typed = DEMO_LISTINGS.flatMap(({ details }) =>
    Array.isArray(details['amenities']) ? details['amenities'].map(String) : [],
  )
  const unknown = typed.filter((amenity) => typedIn('bn', amenity) === undefined)
  expect(typed.length).toBeGreaterThan(40)
  expect(unknown).toEqual([])
})

it.each(OTHER_LANGUAGES)(
  'knows every survey number of the demo in %s, with the digits of the record',
  (language) => {
    const typed = DEMO_LISTINGS.flatMap(({ details }) => details['surveyNo'] ?? []).map(String)
    expect(typed.length).toBeGreaterThan(5)
    for (const survey of typed) expect(typedIn(language, survey)?.match(/\d+/g)).toEqual(survey.match(/\d+/g))
  },
)

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
