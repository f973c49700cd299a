import { describe, expect, test } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { unbroken } from './english-title.ts'
import { foundSentenceIn, propertiesFoundIn } from './found-sentence.ts'
import { headlineIn } from './headline.ts'
import { alternatesOf, fileIn, firstOf, LANGUAGES, pageOfPath, pathIn, PUBLISHED } from './languages.ts'
import { amountIn, areaIn, countedIn, countOf, dayIn, dayTextIn, groupedIn } from './numbers.ts'
import { expertiseIn, hoursIn, inRegion } from './firm-words.ts'
import { genitive, locative } from './bn.ts'
import { ending } from './ne.ts'
import { amidPlaceIn, placeIn } from './places.ts'
import { storedIn } from './stored-words.ts'

/** A text with spaces for no-break spaces, in NFC. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ').normalize('NFC')
const all = (texts: readonly string[]) => texts.map((text) => text.normalize('NFC'))

test.each(Object.entries(LANGUAGES))(
  '%s is called by its own name, before its addresses by its code',
  (code, row) => {
    expect(row.name).toBe(new Intl.DisplayNames([code], { type: 'language' }).of(code))
    expect(row.prefix).toBe(code === 'en' ? '' : `/${code}`)
  },
)

describe('money', () => {
  test.each([
    [0, '₹0', '₹০', '₹0', '₹०'],
    [38_000, '₹38,000', '₹৩৮,০০০', '₹38,000', '₹३८,०००'],
    [15_00_000, '₹15 Lakh', '₹১৫ লাখ', '₹15 लाख', '₹१५ लाख'],
    [45_50_000, '₹45.5 Lakh', '₹৪৫.৫ লাখ', '₹45.5 लाख', '₹४५.५ लाख'],
    [99_99_999, '₹99.99 Lakh', '₹৯৯.৯৯ লাখ', '₹99.99 लाख', '₹९९.९९ लाख'],
    [1_00_00_000, '₹1 Cr', '₹১ কোটি', '₹1 करोड़', '₹१ करोड'],
    [1_05_00_000, '₹1.05 Cr', '₹১.০৫ কোটি', '₹1.05 करोड़', '₹१.०५ करोड'],
    [1_20_00_000, '₹1.20 Cr', '₹১.২০ কোটি', '₹1.20 करोड़', '₹१.२० करोड'],
    [100_00_00_000, '₹100 Cr', '₹১০০ কোটি', '₹100 करोड़', '₹१०० करोड'],
  ])('%i rupees', (amountInr, en, bn, hi, ne) => {
    const said = (['en', 'bn', 'hi', 'ne'] as const).map((language) =>
      plain(amountIn(language, formatLakhCrore(amountInr))),
    )
    expect(said).toEqual(all([en, bn, hi, ne]))
  })
})

test.each([
  [7, 'katha', '৭ কাঠা', '7 कट्ठा', '७ कट्ठा'],
  [5_040, 'sq ft', '৫,০৪০ বর্গফুট', '5,040 वर्ग फुट', '५,०४० वर्ग फिट'],
  [11.57, 'decimal', '১১.৫৭ ডেসিমেল', '11.57 डिसमिल', '११.५७ डेसिमल'],
  [8, 'chatak', '৮ ছটাক', '8 छटाक', '८ छटाक'],
  [1.5, 'bigha', '১.৫ বিঘা', '1.5 बीघा', '१.५ बिघा'],
  [2.4, 'acre', '২.৪ একর', '2.4 एकड़', '२.४ एकर'],
  [1, 'hectare', '১ হেক্টর', '1 हेक्टेयर', '१ हेक्टर'],
  [1_200, 'sq m', '১,২০০ বর্গমিটার', '1,200 वर्ग मीटर', '१,२०० वर्ग मिटर'],
] as const)('%d %s', (value, unit, bn, hi, ne) => {
  expect((['bn', 'hi', 'ne'] as const).map((language) => plain(areaIn(language, value, unit)))).toEqual(
    all([bn, hi, ne]),
  )
})

test('a number never breaks from its unit', () => {
  expect(areaIn('bn', 7, 'katha')).toContain('\u00a0')
  expect(amountIn('ne', formatLakhCrore(15_00_000))).toContain('\u00a0')
})

test('days and large numbers', () => {
  const day = { day: 1, month: 11, year: 2026 }
  expect((['en', 'bn', 'hi', 'ne'] as const).map((language) => plain(dayIn(language, day)))).toEqual(
    all(['1 Nov 2026', '১ নভেম্বর ২০২৬', '1 नवंबर 2026', '१ नोभेम्बर २०२६']),
  )
  const short = (['en', 'bn', 'hi', 'ne'] as const).map((language) => plain(dayTextIn(language, '1 Nov')))
  expect(short).toEqual(all(['1 Nov', '১ নভেম্বর', '1 नवंबर', '१ नोभेम्बर']))
  expect(groupedIn('bn', 18_500_000)).toBe('১,৮৫,০০,০০০')
})

test.each([
  [0, 'No properties', 'কোনো সম্পত্তি নেই', 'कोई प्रॉपर्टी नहीं', 'कुनै घरजग्गा छैन'],
  [1, '1 property', '১টি সম্পত্তি', '1 प्रॉपर्टी', '१ वटा घरजग्गा'],
  [2, '2 properties', '২টি সম্পত্তি', '2 प्रॉपर्टी', '२ वटा घरजग्गा'],
  [1_000, '1,000 properties', '১,০০০টি সম্পত্তি', '1,000 प्रॉपर्टी', '१,००० वटा घरजग्गा'],
])('%i properties', (count, en, bn, hi, ne) => {
  const said = [
    countedIn('en', count, { zero: 'No properties', one: '{n} property', other: '{n} properties' }),
    countedIn('bn', count, { zero: 'কোনো সম্পত্তি নেই', other: '{n} সম্পত্তি' }),
    countedIn('hi', count, { zero: 'कोई प्रॉपर्टी नहीं', other: '{n} प्रॉपर्टी' }),
    countedIn('ne', count, { zero: 'कुनै घरजग्गा छैन', other: '{n} घरजग्गा' }),
  ]
  expect(said.map(plain)).toEqual(all([en, bn, hi, ne]))
})

describe('the headline of a listing', () => {
  const place = (locality: string | null) => ({ locality, location: { city: 'Siliguri' } })
  const plot = (locality: string | null, value: number, unit: string) => ({
    category: 'Plot',
    deal: 'sale',
    ...place(locality),
    enteredAreas: { plotSizeSqFt: { value, unit } },
  })
  const villa = (deal: string, bhk: string | null, villaType: string | null = null) => ({
    category: 'Villa',
    deal,
    ...place('Dagapur'),
    bhk,
    villaType,
  })
  const warehouse = (locality: string, deal: string, builtUpArea: number | null) => ({
    category: 'Warehouse',
    deal,
    ...place(locality),
    builtUpArea,
    areaSqFt: builtUpArea,
  })

  test.each([
    [plot('Matigara', 7, 'katha'), 'মাটিগাড়ায় ৭ কাঠার প্লট', 'माटीगाड़ा में 7 कट्ठे का प्लॉट', 'माटीगढामा ७ कट्ठाको प्लट'],
    [
      villa('rent', '3BHK'),
      'দাগাপুরে 3BHK ভিলা, ভাড়ার জন্য',
      'दागापुर में किराए पर 3BHK विला',
      'दागापुरमा भाडाको 3BHK भिल्ला',
    ],
    [
      warehouse('Jalpaiguri Road', 'rent', 42_000),
      'জলপাইগুড়ি রোডে ৪২,০০০ বর্গফুটের গুদাম, ভাড়ার জন্য',
      'जलपाईगुड़ी रोड पर 42,000 वर्ग फुट का गोदाम, किराए के लिए',
      'जलपाइगढी रोडमा ४२,००० वर्ग फिटको गोदाम, भाडाका लागि',
    ],
    [
      plot('naxalbari', 12, 'decimal'),
      'নকশালবাড়িতে ১২ ডেসিমেলের প্লট',
      'नक्सलबाड़ी में 12 डिसमिल का प्लॉट',
      'नक्सलबारीमा १२ डेसिमलको प्लट',
    ],
    [
      { category: 'Plot', deal: 'sale', ...place('Sukna'), plotSizeSqFt: 14_400 },
      'সুকনায় ১ বিঘার প্লট',
      'सुकना में 1 बीघे का प्लॉट',
      'सुकनामा १ बिघाको प्लट',
    ],
    [
      { category: 'Plot', deal: 'sale', ...place('Sukna'), plotSizeSqFt: 15_120 },
      'সুকনায় ২১ কাঠার প্লট',
      'सुकना में 21 कट्ठे का प्लॉट',
      'सुकनामा २१ कट्ठाको प्लट',
    ],
    [plot(null, 1, 'bigha'), 'শিলিগুড়িতে ১ বিঘার প্লট', 'सिलीगुड़ी में 1 बीघे का प्लॉट', 'सिलगढीमा १ बिघाको प्लट'],
    [
      plot('Green Valley', 3, 'katha'),
      'Green Valley: ৩ কাঠার প্লট',
      'Green Valley: 3 कट्ठे का प्लॉट',
      'Green Valley: ३ कट्ठाको प्लट',
    ],
    [
      warehouse('Eastern Bypass', 'lease', null),
      'ইস্টার্ন বাইপাসে গুদাম, লিজের জন্য',
      'ईस्टर्न बाईपास पर गोदाम, लीज़ के लिए',
      'इस्टर्न बाइपासमा लिजको गोदाम',
    ],
    [
      { ...plot('Kawakhali', 4, 'katha'), isCornerPlot: true, facing: 'South' },
      'কাওয়াখালিতে ৪ কাঠার কর্নার প্লট',
      'कावाखाली में 4 कट्ठे का कॉर्नर प्लॉट',
      'कावाखालीमा ४ कट्ठाको कर्नर प्लट',
    ],
    [
      { ...plot('Kawakhali', 3, 'katha'), facing: 'West', boundaryWall: true },
      'কাওয়াখালিতে পাঁচিল-সহ ৩ কাঠার পশ্চিমমুখী প্লট',
      'कावाखाली में चारदीवारी वाला 3 कट्ठे का पश्चिममुखी प्लॉट',
      'कावाखालीमा पर्खालसहित ३ कट्ठाको पश्चिममुखी प्लट',
    ],
    [
      { ...plot('Phansidewa', 1.5, 'bigha'), zoneType: 'Agricultural', boundaryWall: 'Boundary stones' },
      'ফাঁসিদেওয়ায় ১.৫ বিঘার কৃষি জমি',
      'फाँसीदेवा में 1.5 बीघे का कृषि प्लॉट',
      'फाँसीदेवामा १.५ बिघाको कृषि जग्गा',
    ],
    [
      {
        ...villa('sale', '3BHK', 'Independent'),
        propertyType: 'Bungalow',
        landArea: 10_800,
        enteredAreas: { landArea: { value: 15, unit: 'katha' } },
      },
      'দাগাপুরে ১৫ কাঠা জমিতে 3BHK বাংলো',
      'दागापुर में 15 कट्ठा ज़मीन पर 3BHK बंगला',
      'दागापुरमा १५ कट्ठा जग्गामा 3BHK बङ्गला',
    ],
    [
      { ...villa('rent', '3BHK'), propertyType: 'House', landArea: 1440, furnishing: 'furnished' },
      'দাগাপুরে আসবাবসহ 3BHK বাড়ি, ভাড়ার জন্য',
      'दागापुर में फ़र्निश्ड 3BHK मकान, किराए के लिए',
      'दागापुरमा फर्निचर भएको 3BHK घर, भाडाका लागि',
    ],
    [
      { ...villa('sale', '2BHK'), landArea: 1440, floor: 1 },
      'দাগাপুরে 2BHK ভিলা',
      'दागापुर में 2BHK विला',
      'दागापुरमा 2BHK भिल्ला',
    ],
    [
      { ...warehouse('Sukna', 'rent', 17_000), loadingDock: 'Two raised docks with levellers, one ramp' },
      'সুকনায় ২টি ডক-সহ ১৭,০০০ বর্গফুটের গুদাম, ভাড়ার জন্য',
      'सुकना में 2 डॉक वाला 17,000 वर्ग फुट का गोदाम, किराए के लिए',
      'सुकनामा २ वटा डकसहित १७,००० वर्ग फिटको गोदाम, भाडाका लागि',
    ],
    [
      { ...warehouse('Sukna', 'rent', 900), loadingDock: 'Two roller doors at ground level' },
      'সুকনায় ৯০০ বর্গফুটের গুদাম, ভাড়ার জন্য',
      'सुकना में 900 वर्ग फुट का गोदाम, किराए के लिए',
      'सुकनामा ९०० वर्ग फिटको गोदाम, भाडाका लागि',
    ],
    [villa('sale', null, 'Row House'), 'দাগাপুরে রো হাউস', 'दागापुर में रो हाउस', 'दागापुरमा रो हाउस'],
  ])('%#', (facts, bn, hi, ne) => {
    const property = facts as unknown as Property
    const said = (['bn', 'hi', 'ne'] as const).map((language) => plain(headlineIn(language, property)))
    expect(said).toEqual(all([bn, hi, ne]))
  })

  test.each([
    ['শিলিগুড়ি', 'শিলিগুড়িতে'],
    ['সুকনা', 'সুকনায়'],
    ['সেবক রোড', 'সেবক রোডে'],
    ['দার্জিলিং', 'দার্জিলিঙে'],
    ['কাওয়াখালি', 'কাওয়াখালিতে'],
  ])('%s, in it: %s', (name, inIt) => {
    expect(locative(name).normalize('NFC')).toBe(inIt.normalize('NFC'))
  })
})

test.each([
  ['₹1.85 Cr', '₹১.৮৫ কোটি', '₹1.85 करोड़', '₹१.८५ करोड'],
  ['₹38,000 / month', '₹৩৮,০০০ / মাস', '₹38,000 / माह', '₹३८,००० / महिना'],
  ['₹14 Lakh - ₹18 Lakh', '₹১৪ লাখ - ₹১৮ লাখ', '₹14 लाख - ₹18 लाख', '₹१४ लाख - ₹१८ लाख'],
  ['5,040 sq ft', '৫,০৪০ বর্গফুট', '5,040 वर्ग फुट', '५,०४० वर्ग फिट'],
  ['11.57 decimal', '১১.৫৭ ডেসিমেল', '11.57 डिसमिल', '११.५७ डेसिमल'],
])('writes the English %s in the words of a language', (english, bn, hi, ne) => {
  const [inBn, inHi, inNe] = (['bn', 'hi', 'ne'] as const).map((language) =>
    plain(amountIn(language, english)),
  )
  expect([inBn, inHi, inNe]).toEqual([bn, hi, ne].map((text) => text.normalize('NFC')))
  expect(amountIn('en', english)).toBe(english)
})

test.each([
  ['1 Nov 2026', '১\u00a0নভেম্বর ২০২৬'],
  ['30 Sept 2026', '৩০\u00a0সেপ্টেম্বর ২০২৬'],
])(
  'writes the English day %s in the words of a language, with the month on the line of its day',
  (english, bn) => {
    expect(dayTextIn('bn', english)).toBe(bn)
    expect(dayTextIn('en', english)).toBe(english)
  },
)

test('tells the language of an address, and its address in every language', () => {
  expect(pathIn('bn', '/')).toBe('/bn')
  expect(pathIn('bn', '/property?city=x')).toBe('/bn/property?city=x')
  expect(pathIn('en', '/')).toBe('/')
  expect(pageOfPath('/bnx')).toEqual({ language: 'en', page: '/bnx' })
  for (const language of PUBLISHED) {
    expect(pageOfPath(pathIn(language, '/'))).toEqual({ language, page: '/' })
    expect(pageOfPath(pathIn(language, '/view/a'))).toEqual({ language, page: '/view/a' })
  }
  expect(alternatesOf('/about').at(-1)).toEqual({ language: 'x-default', path: '/about' })
})

test.each([
  ['', '24', 'শিলিগুড়ি ও আশেপাশে ২৪টি সম্পত্তি', 'सिलीगुड़ी और आसपास 24 प्रॉपर्टी', 'सिलगढी र वरपर २४ वटा घरजग्गा'],
  ['category=plot&city=matigara', '0', 'মাটিগাড়ায় প্লট', 'माटीगाड़ा में प्लॉट', 'माटीगढामा प्लट'],
  [
    'category=Villa&deal=rent&city=siliguri',
    '1',
    'শিলিগুড়িতে ভাড়ার জন্য ১টি ভিলা',
    'सिलीगुड़ी में किराए के लिए 1 विला',
    'सिलगढीमा भाडाका लागि १ वटा भिल्ला',
  ],
  [
    'city=nowhere',
    '1,000+',
    'Nowhere: ১,০০০-এর বেশি সম্পত্তি',
    'Nowhere: 1,000 से ज़्यादा प्रॉपर्टी',
    'Nowhere: १,००० भन्दा बढी घरजग्गा',
  ],
  [
    'city=মাটিগাড়া&status=sold&category=Plot',
    '2',
    'মাটিগাড়ায় ২টি প্লট (বিক্রি হয়ে গেছে)',
    'माटीगाड़ा में 2 प्लॉट (बिक्री हो चुकी)',
    'माटीगढामा २ वटा प्लट (बिक्री भइसक्यो)',
  ],
])('says in every language what %s found', (query, total, bn, hi, ne) => {
  const said = (['bn', 'hi', 'ne'] as const).map((language) =>
    plain(foundSentenceIn(language, new URLSearchParams(query), undefined, total)),
  )
  expect(said).toEqual([bn, hi, ne].map((text) => text.normalize('NFC')))
})

test.each([
  ['শিলিগুড়ি', 'শিলিগুড়ির'],
  ['সেবক রোড', 'সেবক রোডের'],
  ['দার্জিলিং', 'দার্জিলিঙের'],
  ['Pune', 'Pune-এর'],
])('of %s: %s', (name, ofIt) => {
  expect(genitive(name.normalize('NFC'))).toBe(ofIt.normalize('NFC'))
})

test.each([
  ['₹४५ लाख', '₹४५ लाखसम्म'],
  ['₹३८,०००', '₹३८,००० सम्म'],
  ['Green Valley', 'Green Valley-सम्म'],
])('a Nepali ending behind %s: %s', (text, ended) => {
  expect(ending(text, 'सम्म')).toBe(ended)
})

test.each([
  ['1', '১টি', '1', '१ वटा'],
  ['9425', '৯,৪২৫টি', '9,425', '९,४२५ वटा'],
  ['1000+', '১,০০০-এর বেশি', '1,000 से ज़्यादा', '१,००० भन्दा बढी'],
])('counts %s', (total, bn, hi, ne) => {
  const said = (['bn', 'hi', 'ne'] as const).map((language) => plain(countOf(language, total)))
  expect(said).toEqual(all([bn, hi, ne]))
})

test('a place is known in every script that it is typed in, a composed letter or not', () => {
  const typed = ['Matigara', 'মাটিগাড়া', 'মাটিগা\u09dcা', 'माटीगाड़ा', 'माटीगढा']
  expect(typed.map((name) => placeIn('ne', name))).toEqual(typed.map(() => 'माटीगढामा'))
})

test.each([
  ['Sukna', 'সুকনায়', 'सुकना में', 'सुकनामा'],
  ['Sevoke Road', 'সেবক রোডে', 'सेवक रोड पर', 'सेवक रोडमा'],
  ['Nagar More', 'Nagar More-এ', 'Nagar More में', 'Nagar More-मा'],
])('%s stands amid a sentence without a colon', (typed, bn, hi, ne) => {
  expect((['bn', 'hi', 'ne'] as const).map((language) => amidPlaceIn(language, typed))).toEqual(
    all([bn, hi, ne]),
  )
})

test('the firm says where it works, when it is open and for how long it is there', () => {
  const said = (['bn', 'hi', 'ne'] as const).map((language) => [
    inRegion(language),
    hoursIn(language),
    expertiseIn(language, 2026),
    expertiseIn(language, 2024),
  ])
  expect(said.map(all)).toEqual(
    [
      ['উত্তরবঙ্গে', 'সোমবার থেকে শনিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা', '২০ বছরের বেশি অভিজ্ঞতা', '২০ বছরের অভিজ্ঞতা'],
      ['उत्तर बंगाल में', 'सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक', '20 साल से ज़्यादा का अनुभव', '20 साल का अनुभव'],
      [
        'उत्तर बङ्गालमा',
        'सोमबारदेखि शनिबार, बिहान १० बजेदेखि साँझ ६ बजेसम्म',
        '२० वर्षभन्दा बढीको अनुभव',
        '२० वर्षको अनुभव',
      ],
    ].map(all),
  )
})

test('stored words and units are translated, what staff typed and BHK stay', () => {
  expect(['Freehold', 'katha', '3BHK', 'Godown on stilts'].map((word) => storedIn('hi', word))).toEqual(
    all(['फ्रीहोल्ड (पूरा हक)', 'कट्ठा', '3BHK', 'Godown on stilts']),
  )
})

test('none is said in words, not as a number', () => {
  expect((['bn', 'hi', 'ne'] as const).map((language) => propertiesFoundIn(language, '0'))).toEqual(
    all(['কোনো সম্পত্তি নেই', 'कोई प्रॉपर्टी नहीं', 'कुनै घरजग्गा छैन']),
  )
})

test.each([
  [['bn-IN', 'en'], 'bn'],
  [['ta-IN', 'hi-IN', 'en-GB'], 'hi'],
  [['en-US', 'ne'], 'en'],
  [['de', 'fr-CH'], undefined],
  [[], undefined],
])('of %j we speak %s first', (tags, language) => {
  expect(firstOf(tags)).toBe(language)
})

test('the home page of a language stands beside its folder', () => {
  expect(['index.html', '404.html'].map((file) => fileIn('bn', file))).toEqual(['bn.html', 'bn/404.html'])
  expect(fileIn('en', 'index.html')).toBe('index.html')
})

test.each([
  ['Shed on 2.4 acres, Bagdogra', 'Shed on 2.4\u00a0acres, Bagdogra'],
  ['Eight docks on NH 27, Ghoshpukur', 'Eight docks on NH\u00a027, Ghoshpukur'],
  ['মাটিগাড়ায় ৫ কাঠা জমি', 'মাটিগাড়ায় ৫\u00a0কাঠা জমি'],
])('keeps numbers and units of %s on one line', (title, unbrokenTitle) => {
  expect(unbroken(title)).toBe(unbrokenTitle)
})
