import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { FEATURE_NAMES } from '#contract/languages/feature-names.ts'
import { foundSentenceIn, propertiesFoundIn } from '#contract/languages/found-sentence.ts'
import { ending, pages } from '#contract/languages/ne.ts'
import { amountIn, countOf } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { amidPlaceIn } from '#contract/languages/places.ts'
import type { foundSentence } from '#contract/list/found-sentence.ts'

/* The list of properties, its filters, and what it says when nothing is found. */

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('ne', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('ne', number)
/** A price or a size as the contract writes it in English, in this language. */
const amount = (written: string) => amountIn('ne', written)

/** '२४', '१,००० भन्दा बढी': before मध्ये ('of') a number has no counting word. */
const ofThose = (total: string) => (total.endsWith('+') ? count(total) : digits(total))

export const area = {
  beside: 'वरपरका ठाउँ',
  stop: '।',
  withFilters: 'फिल्टर लगाएर हेर्नुहोस्',
  trail: 'तपाईं यहाँ हुनुहुन्छ',
  nothing: 'आज यहाँ केही छैन।',
  nearest: 'सबैभन्दा नजिक यी छन्।',
  where: 'कहाँ छ',
  plots: 'प्लटको मूल्य, प्रति कट्ठा',
  asked: 'यी आज उपलब्ध घरजग्गाका मागिएका मूल्य हुन्, बिकेका मूल्य होइनन्।',
}

/** What is new in a search, by mail, and the page of these mails. */
export const alerts = {
  title: 'नयाँ आए खबर गर्नुहोस्',
  lead: 'इमेलमा, यही खोजको मात्र: नयाँ घरजग्गा र घटेको मूल्य। एक पटक थिचे बन्द।',
  email: 'इमेल',
  howOften: 'कहिले खबर गर्ने',
  often: { once: 'तुरुन्तै', daily: 'दिनमा एक पटक', weekly: 'हप्तामा एक पटक' },
  tellMe: 'खबर गर्नुहोस्',
  sending: 'पठाउँदै...',
  sent: 'इमेलमा एउटा लिङ्क पठाएका छौँ: खोलेर एक पटक थिच्नुहोस्, सुरु हुन्छ।',
  emailInvalid: 'सही इमेल ठेगाना लेख्नुहोस्',
  tooMany: 'तपाईंको इन्टरनेट कनेक्सनबाट धेरै पटक मागियो। भोलि फेरि कोसिस गर्नुहोस्।',
  full: 'अहिले अरू खोज थप्न सक्दैनौँ। फिडमा पनि यही पाइन्छ।',
  failed: 'भएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  feed: 'फिडबाट पाउनुहोस्',
  moreAbout: (place: string) => `${place}बारे थप`,
  leaveEmpty: 'यहाँ केही नलेख्नुहोस्',
  pageTitle: 'इमेलमा नयाँ घरजग्गा',
  waiting: 'नयाँ घरजग्गाको खबर पठाऊँ?',
  waitingText: 'एक पटक थिच्नुहोस्, यस खोजमा केही नयाँ आउनासाथ इमेल गर्छौँ।',
  begin: 'हो, पठाउनुहोस्',
  on: 'नयाँ घरजग्गाको खबर चालु छ',
  onText: 'यस खोजमा केही नयाँ आए इमेल गर्छौँ।',
  ending: 'अझै खोज्दै हुनुहुन्छ?',
  endingText: 'यो सुरु भएको एक वर्ष भयो। थिच्नुभए खबर आइरहन्छ, नत्र चाँडै बन्द हुन्छ।',
  goOn: 'हो, पठाइरहनुहोस्',
  done: 'सुरु भयो: केही नयाँ आउनासाथ इमेल गर्छौँ।',
  end: 'यी इमेल बन्द गर्नुहोस्',
  ended: 'अब इमेल आउँदैन',
  endedText: 'खबर बन्द भयो र तपाईंको ठेगाना मेटियो।',
  gone: 'यो खबर अब आउँदैन',
  goneText: 'यो बन्द भइसक्यो, वा दुई दिनभित्र चालु गरिएन। यसबाट कुनै इमेल आउँदैन।',
  see: 'अहिले के-के छ, हेर्नुहोस्',
}

export const list = {
  pageTitle: pages.listTitle,
  description: pages.listDescription,
  title: `${nameOf('ne', FIRM.city)} र वरपरका घरजग्गा`,
  lead: 'गोदाम, प्लट, भिल्ला र घर। मूल्य र दुवै एकाइमा नाप लेखिएको छ।',
  explorePlots: 'प्लट हेर्नुहोस्',
  allProperties: 'सबै घरजग्गा',
  slides: '३ वटा फोटो',
  slide: (number: number) => `फोटो ${digits(number)}`,
  slideAlt: [
    'साँझको उज्यालोमा भिल्लाको लहर, पछाडि पहाड',
    'चियाबारी र नदीका बीचमा चिनो लगाइएका प्लट, माथिबाट',
    'बिहानको उज्यालोमा डक र ट्रक भएका गोदामको लहर',
  ],
  loading: 'घरजग्गाको सूची खुल्दै छ',
  loadingMore: 'अरू घरजग्गा आउँदै छन्',
  count: (total: string) => propertiesFoundIn('ne', total),
  views: { map: 'नक्सा', list: 'सूची' },
  sortBy: 'क्रम',
  sorts: {
    newest: 'नयाँ पहिले',
    'price-asc': 'कम मूल्य पहिले',
    'price-desc': 'बढी मूल्य पहिले',
    'area-desc': 'ठूलो क्षेत्रफल पहिले',
    best: 'धेरै मिल्ने पहिले',
  },
  showMore: 'अरू हेर्नुहोस्',
  moreFailed: 'बाँकी घरजग्गा खोल्न सकिएन।',
  emptyTitle: 'कुनै घरजग्गा भेटिएन',
  emptySentences: ['माफ गर्नुहोस्, तपाईंको खोजसँग मिल्ने कुनै घरजग्गा भेटिएन।', 'फिल्टर वा खोजका शब्द अलि बदलेर हेर्नुहोस्।'],
  clearAll: 'सबै हटाउनुहोस्',
  failed: 'सूची खोल्न सकिएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  tooMany: 'तपाईंको इन्टरनेट कनेक्सनबाट धेरै पटक खोजियो। एक मिनेटपछि फेरि कोसिस गर्नुहोस्।',
  retry: 'फेरि कोसिस गर्नुहोस्',
  more: (shown: number, total: string) => `${ofThose(total)} मध्ये ${digits(shown)}`,
  /** 'सिलगढीमा बिक्रीका लागि ७ वटा भिल्ला'. */
  found: (...found: Parameters<typeof foundSentence>) => foundSentenceIn('ne', ...found),
  selling: {
    tellUs: 'WhatsApp-मा लेख्नुहोस्',
    land: { question: 'जग्गा बेच्नु छ?', text: `नमस्ते ${FIRM.productName}, मलाई जग्गा बेच्नु छ।` },
    property: { question: 'घरजग्गा बेच्नु छ?', text: `नमस्ते ${FIRM.productName}, मलाई घरजग्गा बेच्नु छ।` },
  },
}

export const filters = {
  title: 'फिल्टर',
  all: 'सबै फिल्टर',
  open: (chosen: number) => (chosen === 0 ? 'फिल्टर' : `फिल्टर (${count(chosen)})`),
  kinds: 'घरजग्गाको प्रकार',
  everyKind: 'सबै',
}

/** The chosen filters, as their chips say them, and how the search text was read. */
export const activeFilters = {
  deals: { sale: 'बिक्री', rent: 'भाडा', lease: 'लिज' },
  priceNotUnderstood: (text: string) =>
    `“${text}” बाट बजेट बुझ्न सकिएन, त्यसैले सबै मूल्यका घरजग्गा देखाएका छौँ। यसरी लेख्नुहोस्: “५० लाख” वा “२०-४० लाख”।`,
  priceInLakh: (text: string, budget: string) => `“${text}” लाई लाखमा मानियो: ${amount(budget)}।`,
  showing: (meant: string) => `“${meant}” मानेर खोजिएको छ।`,
  searchAsTyped: (typed: string) => `“${typed}” नै खोज्नुहोस्`,
  asTyped: (typed: string) => `“${typed}” जस्तो लेखियो, त्यस्तै खोजिएको छ।`,
  unfiltered: (text: string) =>
    `“${text}” का लागि फिल्टर छैन, त्यसैले ${text.includes('”') ? 'ती' : 'त्यो'} छोडेर खोजिएको छ।`,
  absent: (text: string) =>
    `कुनै घरजग्गाको विवरणमा “${text}” छैन, त्यसैले ${text.includes('”') ? 'ती' : 'त्यो'} छोडेर देखाइएको छ।`,
  notIn: (place: string) => ending(place, 'बाहेक'),
  near: (place: string, around: string) => `${place} र वरपर: ${around}`,
  ordered: (text: string, order: string) => `“${text}” अनुसार क्रम: ${order}।`,
  readAgain: 'अर्थ बुझेर फेरि खोज्नुहोस्',
  bedroomsCount: (rooms: string) => `${count(rooms)} सुत्ने कोठा`,
  bathroomsCount: (rooms: string) => `${count(rooms)} बाथरुम`,
  floor: (number: string) => (number === '0' ? 'भुइँ तला' : `तला ${digits(number)}`),
  parkingFor: (cars: string) => `${count(cars)} गाडी राख्ने ठाउँ`,
  ageUpTo: (years: string) => `${digits(years)} वर्षभन्दा पुरानो होइन`,
  ageFrom: (years: string) => `कम्तीमा ${digits(years)} वर्ष पुरानो`,
  ready: 'अहिले नै बस्न मिल्छ',
  readyBy: (month: string) => `${month} सम्ममा तयार`,
  facing: (direction: string) => `${direction}मुखी`,
  roadFrom: (feet: string) => `बाटो कम्तीमा ${digits(feet)} फिट`,
  heightFrom: (feet: string) => `छतको उचाइ कम्तीमा ${digits(feet)} फिट`,
  features: FEATURE_NAMES.ne,
  onMap: {
    box: 'नक्साको यस भागमा',
    outline: 'तपाईंको घेराभित्र',
    some: 'नक्सामा ठाउँ दिइएको छ',
    none: 'नक्सामा ठाउँ दिइएको छैन',
  },
  remove: (filter: string) => `हटाउनुहोस्: ${filter}`,
  moreChips: (count: string) => `थप ${digits(count)} फिल्टर देखाउनुहोस्`,
  upTo: (price: string) => ending(amount(price), 'सम्म'),
  atLeast: (price: string) => ending(amount(price), 'देखि'),
  between: (from: string, to: string) => `${ending(amount(from), 'देखि')} ${ending(amount(to), 'सम्म')}`,
  areaAtLeast: (area: string) => `कम्तीमा ${area}`,
  areaAtMost: (area: string) => ending(area, 'सम्म'),
  giveOrTake: (area: string) => `${area}, १०% तलमाथि`,
}

/** What only the map of the results says; it loads with it. */
export const resultsMap = {
  label: 'नक्सामा नतिजा',
  more: 'यी सबैभन्दा नयाँ १,००० हुन्: नक्सा ठूलो पारेर खोज्नुहोस्, वा फिल्टर लगाउनुहोस्।',
  searchArea: 'यस क्षेत्रमा खोज्नुहोस्',
  draw: 'घेरा बनाउनुहोस्',
  drawing: 'अब नक्सामा घेरा बनाउनुहोस्',
  drawHow: 'घेरा बनाउनुहोस्, वा कुनामा छुनुहोस्। किबोर्डमा: तीर र Enter; छोड्न Escape।',
  corners: (number: number) => `${digits(number)} वटा कुना`,
  drawDone: 'घेराभित्र खोज्नुहोस्',
  clear: 'हटाउनुहोस्',
  perMonth: '/महिना',
  nearMe: 'मेरो नजिक',
  notFound: 'फोनबाट तपाईंको ठाउँ थाहा भएन।',
  zoomIn: 'ठूलो पार्नुहोस्',
  zoomOut: 'सानो पार्नुहोस्',
  close: 'कार्ड बन्द गर्नुहोस्',
  pins: 'सूचीमा हेर्नुहोस्',
  failed: 'नक्सा खोल्न सकिएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  ask: 'सोध्नुहोस्',
  shown: (count: string) => `नक्सामा ${count}`,
  inSight: (seen: string, all: string) => `${all} मध्ये ${seen} यहाँ`,
  showAll: 'एउटै देखिँदैन: सबै देखाउनुहोस्',
  unplaced: (count: string) => `र ${count} नक्सामा छैनन्`,
}

/** What only the panel of filters says; it loads after the list. */
export const filterPanel = {
  close: 'फिल्टर बन्द गर्नुहोस्',
  show: (found: string) => `${found} हेर्नुहोस्`,
  search: 'के खोज्नुहुन्छ',
  searchExample: 'कर्नर प्लट, गोदाम …',
  type: 'किसिम',
  deal: 'बिक्री वा भाडा',
  budget: 'बजेट',
  from: 'कम्तीमा',
  to: 'बढीमा',
  any: 'जुनसुकै',
  area: 'क्षेत्रफल',
  unit: 'एकाइ',
  areaIs: (typed: string, sqFt: string) => `${amount(typed)} = ${amount(sqFt)}`,
  areaNotUnderstood: 'अङ्कमा लेख्नुहोस्, जस्तै ३।',
  amountNotUnderstood: 'रकम लेख्नुहोस्, जस्तै ४० लाख वा १५,०००।',
  usualAmounts: (bound: string) => `${bound}: चल्तीका रकम`,
  location: 'इलाका',
  locationExample: nameOf('ne', localityAt(0)),
  bedrooms: 'सुत्ने कोठा',
  more: 'अरू फिल्टर',
  bathrooms: 'बाथरुम',
  villaType: 'भिल्लाको किसिम',
  furnishing: 'फर्निसिङ',
  floor: 'कुन तला',
  parkingPlaces: 'गाडी राख्ने ठाउँ',
  age: 'कति पुरानो',
  possession: 'कहिले हातमा आउँछ',
  facing: 'मोहडा',
  road: 'बाटोको चौडाइ',
  height: 'छतको उचाइ',
  ownership: 'स्वामित्व',
  apply: 'हेर्नुहोस्',
  clear: 'हटाउनुहोस्',
}

/** What a list without results offers instead. */
export const noProperties = {
  counting: 'कुन फिल्टरले गर्दा केही भेटिएन, हेर्दै छौँ',
  without: (filter: string) => `“${filter}” हटाउँदा`,
  withoutAll: 'सबै फिल्टर हटाउँदा',
  otherDeal: { rent: 'भाडामा', lease: 'लिजमा' },
  found: (total: string) => propertiesFoundIn('ne', total),
  nearest: 'तपाईंले खोज्नुभएकोसँग सबैभन्दा बढी मिल्ने',
  nearTo: 'तपाईंले खोज्नुभएकोसँग मिल्दाजुल्दा',
  differs: 'के फरक छ',
  notButIs: (has: string, wanted: string) => `${has} (${wanted} होइन)`,
  isInNotIn: (has: string, wanted: string) =>
    `${amidPlaceIn('ne', has)} छ, ${amidPlaceIn('ne', wanted)} होइन`,
  notMentioned: (wanted: string) => `${wanted}: लेखिएको छैन`,
  elsewhere: 'तपाईंले रोज्नुभएको भागभन्दा बाहिर',
  hasNot: (wanted: string) => `${wanted} छैन`,
  above: (has: string, most: string) => `${has}; तपाईंले ${ending(most, 'सम्म')} खोज्नुभएको थियो`,
  below: (has: string, least: string) => `${has}; तपाईंले कम्तीमा ${least} खोज्नुभएको थियो`,
  sizeUnknown: 'क्षेत्रफल लेखिएको छैन',
  parkingPlaces: (cars: string) => `${count(cars)} गाडी राख्ने ठाउँ`,
  yearsOld: (years: string) => `${digits(years)} वर्ष पुरानो`,
  road: (feet: string) => `बाटो ${digits(feet)} फिट`,
  height: (feet: string) => `छतको उचाइ ${digits(feet)} फिट`,
  feet: (feet: string) => `${digits(feet)} फिट`,
  withoutWords: (wanted: string) => `“${wanted}” बारे केही लेखिएको छैन`,
  tellUs: 'तपाईंलाई के चाहिन्छ, हामीलाई भन्नुहोस्',
  tellUsText: (search: string) =>
    `नमस्ते ${FIRM.productName}, म घरजग्गा खोज्दै छु, अहिलेसम्म भेटिएको छैन${search && `: ${search}`}`,
}

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'सुझाव',
  count: (found: number) => (found === 0 ? 'कुनै सुझाव छैन' : `${count(found)} सुझाव`),
  kinds: ['प्लट', 'जग्गा', 'घर', 'भिल्ला', 'फ्ल्याट', 'गोदाम', 'गोडाउन', 'कोल्ड स्टोरेज'],
}
