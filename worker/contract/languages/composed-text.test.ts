import { describe, expect, it } from 'vitest'
import type { OfAnyKind } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { composedText } from './composed-text.ts'
import { describedIn } from './described.ts'
import type { Language } from './languages.ts'

const CHECKED = ['siteVisited', 'titleDeedSeen'].map((check) => ({ check, checkedAt: '2026-11-01' }))
const NOTHING = {
  price: 0,
  deal: 'sale',
  description: null,
  locality: null,
  location: { city: '' },
  enteredAreas: {},
  areaSqFt: null,
  ownershipType: null,
  checks: [],
}
const made = (said: Record<string, unknown>) => ({ ...NOTHING, ...said }) as unknown as OfAnyKind

const PLOT = made({
  category: 'Plot',
  price: 8_800_000,
  locality: 'Kawakhali',
  location: { city: 'Siliguri' },
  plotSizeSqFt: 2880,
  enteredAreas: { plotSizeSqFt: { value: 4, unit: 'katha' } },
  facing: 'South-East',
  roadWidth: 20,
  isCornerPlot: true,
  boundaryWall: true,
  ownershipType: 'Freehold',
  checks: CHECKED,
})
const VILLA = made({
  category: 'Villa',
  deal: 'rent',
  price: 38_000,
  locality: 'Dagapur',
  location: { city: 'Siliguri' },
  bhk: '3BHK',
  area: 1850,
  landArea: 2880,
  enteredAreas: { landArea: { value: 4, unit: 'katha' } },
  numberOfFloors: 2,
  bedrooms: 3,
  bathrooms: 2,
  garden: true,
  garage: true,
  gatedCommunity: false,
})
const HALL = made({
  category: 'Warehouse',
  deal: 'lease',
  price: 400_000,
  locality: 'Sevoke Road',
  location: { city: 'Siliguri' },
  builtUpArea: 12_000,
  accessRoadWidth: 40,
  ceilingHeight: 30,
  loadingDock: 'two docks',
  hasCraneFacility: true,
  powerBackup: true,
  ownershipType: 'Leasehold',
  checks: CHECKED.slice(0, 1),
})
const ELSEWHERE = made({ category: 'Plot', location: { city: 'Pune' } })

const TEXTS: [Language, OfAnyKind, string][] = [
  [
    'en',
    PLOT,
    'A plot of 4 katha for sale in Kawakhali, Siliguri, at ₹22 Lakh a katha. It faces south-east, the road is 20 ft wide and it is a corner plot. There is a boundary wall. Ownership is freehold; our people have visited the site and seen the title deed.',
  ],
  [
    'bn',
    PLOT,
    'শিলিগুড়ির কাওয়াখালিতে ৪ কাঠার একটি প্লট বিক্রির জন্য আছে, দাম পড়ছে প্রতি কাঠা ₹২২ লাখ। দক্ষিণ-পূর্বমুখী, সামনের রাস্তা ২০ ফুট চওড়া আর এটি কর্নার প্লট। সঙ্গে আছে পাঁচিল। মালিকানা: ফ্রিহোল্ড (পুরো মালিকানা); আমাদের লোক জায়গায় গিয়ে দেখে এসেছেন, দলিলও দেখেছেন।',
  ],
  [
    'hi',
    PLOT,
    'सिलीगुड़ी के कावाखाली में 4 कट्ठे का एक प्लॉट बिक्री के लिए है, कीमत प्रति कट्ठा ₹22 लाख पड़ती है। रुख दक्षिण-पूर्व की ओर है, सामने की सड़क 20 फुट चौड़ी है और यह कॉर्नर प्लॉट है। साथ में चारदीवारी भी। मालिकाना हक: फ्रीहोल्ड (पूरा हक); हमारे लोगों ने जगह और रजिस्ट्री का दस्तावेज़, दोनों देखे हैं।',
  ],
  [
    'ne',
    PLOT,
    'सिलगढीको कावाखालीमा ४ कट्ठाको एउटा प्लट बिक्रीका लागि छ, मूल्य प्रति कट्ठा ₹२२ लाख पर्छ। मोहडा दक्षिण-पूर्वतिर छ, अगाडिको बाटो २० फिट चौडा छ र यो कर्नर प्लट हो। साथमा पर्खाल पनि छ। स्वामित्व: फ्रिहोल्ड (पूरा स्वामित्व); हाम्रा मानिसले ठाउँ र रजिस्ट्री दलिल दुवै हेरेका छन्।',
  ],
  [
    'en',
    VILLA,
    'A 3BHK villa to rent in Dagapur, Siliguri: 1,850 sq ft built up, 4 katha of land, 2 floors. It has 3 bedrooms and 2 bathrooms. There is a garden and a garage.',
  ],
  [
    'bn',
    VILLA,
    'শিলিগুড়ির দাগাপুরে একটি 3BHK ভিলা ভাড়ার জন্য আছে: বিল্ট-আপ এরিয়া ১,৮৫০ বর্গফুট, জমি ৪ কাঠা, ২ তলা। এতে আছে ৩টি শোবার ঘর আর ২টি বাথরুম। সঙ্গে আছে বাগান আর গ্যারেজ।',
  ],
  [
    'hi',
    VILLA,
    'सिलीगुड़ी के दागापुर में एक 3BHK विला किराए के लिए है: बिल्ट-अप एरिया 1,850 वर्ग फुट, ज़मीन 4 कट्ठा, 2 मंज़िलें। इसमें 3 बेडरूम और 2 बाथरूम हैं। साथ में बगीचा और गैराज भी।',
  ],
  [
    'ne',
    VILLA,
    'सिलगढीको दागापुरमा एउटा 3BHK भिल्ला भाडाका लागि छ: बिल्ट-अप एरिया १,८५० वर्ग फिट, जग्गा ४ कट्ठा, २ तला। यसमा ३ वटा सुत्ने कोठा र २ वटा बाथरुम छन्। साथमा बगैँचा र ग्यारेज पनि छ।',
  ],
  [
    'en',
    HALL,
    'A warehouse of 12,000 sq ft on lease on Sevoke Road, Siliguri. The road to it is 40 ft wide and the clear height is 30 ft. There is a loading dock, a crane and power backup. Ownership is leasehold; our people have visited the site.',
  ],
  [
    'bn',
    HALL,
    'শিলিগুড়ির সেবক রোডে ১২,০০০ বর্গফুটের একটি গুদাম লিজের জন্য আছে। গুদাম পর্যন্ত রাস্তা ৪০ ফুট চওড়া আর ছাদের উচ্চতা ৩০ ফুট। সঙ্গে আছে লোডিং ডক, ক্রেন আর পাওয়ার ব্যাকআপ। মালিকানা: লিজহোল্ড (মেয়াদি লিজ); আমাদের লোক জায়গায় গিয়ে দেখে এসেছেন।',
  ],
  [
    'hi',
    HALL,
    'सिलीगुड़ी के सेवक रोड पर 12,000 वर्ग फुट का एक गोदाम लीज़ के लिए है। गोदाम तक की सड़क 40 फुट चौड़ी है और छत की ऊँचाई 30 फुट है। साथ में लोडिंग डॉक, क्रेन और पावर बैकअप भी। मालिकाना हक: लीज़होल्ड (तय साल की लीज़); हमारे लोग जगह देख आए हैं।',
  ],
  [
    'ne',
    HALL,
    'सिलगढीको सेवक रोडमा १२,००० वर्ग फिटको एउटा गोदाम लिजका लागि छ। गोदामसम्म जाने बाटो ४० फिट चौडा छ र छतको उचाइ ३० फिट छ। साथमा लोडिङ डक, क्रेन र पावर ब्याकअप पनि छ। स्वामित्व: लिजहोल्ड (तोकिएको वर्षको लिज); हाम्रा मानिसले ठाउँमै गएर हेरेका छन्।',
  ],
  ['en', ELSEWHERE, 'A plot for sale in Pune.'],
  ['bn', ELSEWHERE, 'Pune-এ একটি প্লট বিক্রির জন্য আছে।'],
  ['hi', ELSEWHERE, 'Pune में एक प्लॉट बिक्री के लिए है।'],
  ['ne', ELSEWHERE, 'Pune-मा एउटा प्लट बिक्रीका लागि छ।'],
]

it.each(TEXTS)('%s: says what the fields say', (language, property, text) => {
  expect(composedText(language, property).replaceAll('\u00a0', ' ')).toBe(text)
})

/** Each listing without every set of up to all of its facts: 2 to the power of the number of groups. */
const GROUPS: Record<string, string[][]> = {
  Plot: [
    ['plotSizeSqFt', 'enteredAreas'],
    ['facing'],
    ['roadWidth', 'isCornerPlot'],
    ['boundaryWall'],
    ['ownershipType'],
    ['checks'],
    ['locality'],
  ],
  Villa: [
    ['area', 'landArea', 'enteredAreas'],
    ['numberOfFloors'],
    ['bedrooms'],
    ['bathrooms'],
    ['garden', 'garage'],
    ['bhk'],
    ['locality', 'location'],
  ],
  Warehouse: [
    ['builtUpArea'],
    ['accessRoadWidth'],
    ['ceilingHeight'],
    ['loadingDock', 'powerBackup'],
    ['ownershipType'],
    ['checks'],
    ['price'],
  ],
}
const whole = { Plot: PLOT, Villa: VILLA, Warehouse: HALL }

function combinations(category: keyof typeof whole): OfAnyKind[] {
  const groups = GROUPS[category] ?? []
  return Array.from({ length: 2 ** groups.length }, (_, which) => {
    const lacking = groups.filter((_group, at) => which & (2 ** at)).flat()
    const empty = Object.fromEntries(lacking.map((name) => [name, Reflect.get(NOTHING, name) ?? null]))
    return { ...whole[category], ...empty } as OfAnyKind
  })
}

const STOPS = { en: '.', bn: '।', hi: '।', ne: '।' } as const

describe.each(['en', 'bn', 'hi', 'ne'] as const)('%s: whatever is missing', (language) => {
  it.each(['Plot', 'Villa', 'Warehouse'] as const)('leaves no empty phrase of a %s', (category) => {
    const texts = combinations(category).map((property) => composedText(language, property))
    expect(texts.length).toBeGreaterThan(60)
    for (const text of texts) {
      expect(text).toMatch(/^\S/)
      expect(text).not.toMatch(/null|undefined|NaN| {2}| [,.;:।]|[,;:] ?[,.;।]|: ?$/)
      expect(text.endsWith(STOPS[language])).toBe(true)
      const sentences = text.split(language === 'en' ? /\. (?=[A-Z])|\.$/ : '।').filter(Boolean)
      expect(sentences.length).toBeLessThanOrEqual(4)
      expect(language === 'en' || !/[a-z]/i.test(text.replaceAll('3BHK', ''))).toBe(true)
    }
  })
})

describe('what staff wrote', () => {
  const composed = () => 'composed'
  const told = (language: Language, said: Record<string, unknown>) =>
    describedIn(language, made({ category: 'Plot', descriptionBn: null, ...said }) as never, composed)

  it('stands where it is in the language or its letters, else below', () => {
    expect(told('bn', { descriptionBn: 'জমি', description: 'Land.' })).toEqual({
      text: 'জমি',
      isComposed: false,
    })
    expect(told('bn', { description: 'চার কাঠা জমি' })).toEqual({ text: 'চার কাঠা জমি', isComposed: false })
    expect(told('en', { description: ' Land. ' })).toEqual({ text: 'Land.', isComposed: false })
    expect(told('bn', { description: 'Land.' })).toEqual({
      text: 'composed',
      isComposed: true,
      original: 'Land.',
    })
    expect(told('en', { description: 'চার কাঠা জমি' })).toEqual({
      text: 'composed',
      isComposed: true,
      original: 'চার কাঠা জমি',
    })
    expect(told('hi', {})).toEqual({ text: 'composed', isComposed: true })
  })
})

const NEAR: NearThing[] = [
  { kind: 'station', name: 'A', lat: 26.7, lng: 88.4, km: 1.2 },
  { kind: 'station', name: 'B', lat: 26.7, lng: 88.4, km: 3 },
  { kind: 'airport', name: 'C', lat: 26.7, lng: 88.4, km: 9.7 },
  { kind: 'school', name: 'D', lat: 26.7, lng: 88.4, km: 0.8 },
  { kind: 'market', name: 'E', lat: 26.7, lng: 88.4, km: 0.3 },
]

describe('what is near', () => {
  it.each<[Language, string]>([
    [
      'en',
      'A plot for sale in Pune. In a straight line it is 1.2 km to A station, 9.7 km to C and 0.3 km to E.',
    ],
    ['bn', 'সোজা মাপলে A স্টেশন ১.২ কিমি, C ৯.৭ কিমি আর E ০.৩ কিমি দূরে।'],
    ['hi', 'सीधी रेखा में A स्टेशन 1.2 किमी, C 9.7 किमी और E 0.3 किमी दूर हैं।'],
    ['ne', 'सिधा नाप्दा A स्टेसन १.२ किमी, C ९.७ किमी र E ०.३ किमी टाढा छ।'],
  ])('is the nearest station, the airport and the nearest landmark in %s', (language, said) => {
    expect(composedText(language, ELSEWHERE, NEAR)).toContain(said)
  })

  it('stands in the sentence about road and facing where there is one, so that there are never more than four', () => {
    const text = composedText('en', PLOT, NEAR.slice(0, 1))
    expect(text).toContain('and it is a corner plot; in a straight line it is 1.2 km to A station. There is')
  })
})
