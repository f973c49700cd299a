import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { FEATURE_NAMES } from '#contract/languages/feature-names.ts'
import { foundSentenceIn, propertiesFoundIn } from '#contract/languages/found-sentence.ts'
import { pages } from '#contract/languages/hi.ts'
import { amountIn, countOf } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { amidPlaceIn } from '#contract/languages/places.ts'
import type { foundSentence } from '#contract/list/found-sentence.ts'

/* The list of properties, its filters, and what it says when nothing is found. */

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('hi', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('hi', number)
/** A price or a size as the contract writes it in English, in this language. */
const amount = (written: string) => amountIn('hi', written)

export const area = {
  beside: 'आसपास के इलाके',
  stop: '।',
  withFilters: 'फ़िल्टर लगाकर देखें',
  trail: 'आप यहाँ हैं',
  nothing: 'आज यहाँ कुछ नहीं है।',
  nearest: 'सबसे करीब ये हैं।',
  where: 'कहाँ है',
  plots: 'प्लॉट की कीमत, प्रति कट्ठा',
  asked: 'ये आज उपलब्ध प्रॉपर्टी की माँगी गई कीमतें हैं, हुए सौदों की नहीं।',
}

/** What is new in a search, by mail, and the page of these mails. */
export const alerts = {
  title: 'नई प्रॉपर्टी की खबर',
  lead: 'ईमेल पर, सिर्फ़ इसी खोज की: नई प्रॉपर्टी और घटी हुई कीमतें। जब चाहें, एक टैप में बंद।',
  email: 'ईमेल',
  howOften: 'कब भेजें',
  often: { once: 'तुरंत', daily: 'दिन में एक बार', weekly: 'हफ़्ते में एक बार' },
  tellMe: 'खबर पाएँ',
  sending: 'भेजा जा रहा है...',
  sent: 'हमने ईमेल पर एक लिंक भेजा है: उसे खोलकर एक टैप करें, बस शुरू।',
  emailInvalid: 'सही ईमेल पता लिखें',
  tooMany: 'आपके इंटरनेट कनेक्शन से बहुत बार माँगा गया। कल फिर कोशिश करें।',
  full: 'अभी हम और खोजें नहीं जोड़ सकते। फ़ीड में भी यही मिलेगा।',
  failed: 'नहीं हो पाया। इंटरनेट जाँचकर फिर कोशिश करें।',
  feed: 'फ़ीड से पाएँ',
  moreAbout: (place: string) => `${place} के बारे में और`,
  leaveEmpty: 'यहाँ कुछ न लिखें',
  pageTitle: 'ईमेल पर नई प्रॉपर्टी',
  waiting: 'नई प्रॉपर्टी की खबर भेजें?',
  waitingText: 'एक टैप करें, इस खोज में कुछ नया आते ही हम ईमेल करेंगे।',
  begin: 'हाँ, भेजें',
  on: 'नई प्रॉपर्टी की खबर चालू है',
  onText: 'इस खोज में कुछ नया आने पर हम ईमेल करते हैं।',
  ending: 'क्या आप अब भी खोज रहे हैं?',
  endingText: 'इसे शुरू किए एक साल हो गया। टैप करें तो खबर आती रहेगी, नहीं तो जल्द बंद हो जाएगी।',
  goOn: 'हाँ, भेजते रहें',
  done: 'शुरू हो गया: कुछ नया आते ही हम ईमेल करेंगे।',
  end: 'ये ईमेल बंद करें',
  ended: 'अब कोई ईमेल नहीं आएगा',
  endedText: 'खबर बंद हो गई है और आपका ईमेल पता मिटा दिया गया है।',
  gone: 'यह खबर अब नहीं आती',
  goneText: 'यह बंद हो चुकी है, या दो दिन में चालू नहीं की गई। इससे कोई ईमेल नहीं आता।',
  see: 'अभी क्या-क्या है, देखें',
}

export const list = {
  pageTitle: pages.listTitle,
  description: pages.listDescription,
  title: `${nameOf('hi', FIRM.city)} और आसपास की प्रॉपर्टी`,
  lead: 'गोदाम, प्लॉट, विला और मकान। कीमत लिखी हुई, माप दोनों इकाइयों में।',
  explorePlots: 'प्लॉट देखें',
  allProperties: 'सभी प्रॉपर्टी',
  slides: '3 फ़ोटो',
  slide: (number: number) => `फ़ोटो ${digits(number)}`,
  slideAlt: [
    'शाम की रोशनी में विला की कतार, पीछे पहाड़',
    'चाय बागान और नदी के बीच निशान लगे प्लॉट, ऊपर से',
    'भोर में डॉक और ट्रकों वाले गोदामों की कतार',
  ],
  loading: 'प्रॉपर्टी की सूची खुल रही है',
  loadingMore: 'और प्रॉपर्टी आ रही हैं',
  count: (total: string) => propertiesFoundIn('hi', total),
  views: { map: 'मैप', list: 'सूची' },
  sortBy: 'क्रम',
  sorts: {
    newest: 'नई पहले',
    'price-asc': 'कम कीमत पहले',
    'price-desc': 'ज़्यादा कीमत पहले',
    'area-desc': 'बड़ा क्षेत्रफल पहले',
    best: 'सबसे सही पहले',
  },
  showMore: 'और दिखाएँ',
  moreFailed: 'अगली प्रॉपर्टी नहीं खुल सकीं।',
  emptyTitle: 'कोई प्रॉपर्टी नहीं मिली',
  emptySentences: [
    'माफ़ कीजिए, आपकी खोज से मेल खाती कोई प्रॉपर्टी नहीं मिली।',
    'फ़िल्टर या खोज के शब्द थोड़ा बदलकर देखें।',
  ],
  clearAll: 'सब हटाएँ',
  failed: 'सूची नहीं खुल सकी। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  tooMany: 'आपके इंटरनेट कनेक्शन से बहुत ज़्यादा खोजें आईं। एक मिनट बाद फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  more: (shown: number, total: string) => `${count(total)} में से ${count(shown)}`,
  /** 'सिलीगुड़ी में बिक्री के लिए 7 विला'. */
  found: (...found: Parameters<typeof foundSentence>) => foundSentenceIn('hi', ...found),
  selling: {
    tellUs: 'WhatsApp पर बताएँ',
    land: { question: 'ज़मीन बेचनी है?', text: `नमस्ते ${FIRM.productName}, मुझे ज़मीन बेचनी है।` },
    property: { question: 'प्रॉपर्टी बेचनी है?', text: `नमस्ते ${FIRM.productName}, मुझे अपनी प्रॉपर्टी बेचनी है।` },
  },
}

export const filters = {
  title: 'फ़िल्टर',
  all: 'सभी फ़िल्टर',
  open: (chosen: number) => (chosen === 0 ? 'फ़िल्टर' : `फ़िल्टर (${count(chosen)})`),
  kinds: 'प्रॉपर्टी का प्रकार',
  everyKind: 'सभी',
}

/** The chosen filters, as their chips say them, and how the search text was read. */
export const activeFilters = {
  deals: { sale: 'बिक्री', rent: 'किराया', lease: 'लीज़' },
  priceNotUnderstood: (text: string) =>
    `“${text}” से बजट समझ में नहीं आया, इसलिए हर कीमत की प्रॉपर्टी दिखा रहे हैं। ऐसे लिखें: “50 लाख” या “20-40 लाख”।`,
  priceInLakh: (text: string, budget: string) => `“${text}” को लाख में माना गया: ${amount(budget)}।`,
  showing: (meant: string) => `“${meant}” मानकर खोजा गया है।`,
  searchAsTyped: (typed: string) => `“${typed}” ही खोजें`,
  asTyped: (typed: string) => `“${typed}” जैसा लिखा है, वैसा ही खोजा गया है।`,
  unfiltered: (text: string) =>
    `“${text}” के लिए कोई फ़िल्टर नहीं है, इसलिए ${text.includes('”') ? 'उन्हें' : 'उसे'} छोड़कर खोजा है।`,
  absent: (text: string) => `किसी प्रॉपर्टी के विवरण में “${text}” नहीं है, इसलिए उसके बिना दिखा रहे हैं।`,
  notIn: (place: string) => `${place} छोड़कर`,
  near: (place: string, around: string) => `${place} और आसपास: ${around}`,
  ordered: (text: string, order: string) => `“${text}” के अनुसार क्रम: ${order}।`,
  readAgain: 'मतलब समझकर खोजें',
  bedroomsCount: (rooms: string) => `${count(rooms)} बेडरूम`,
  bathroomsCount: (rooms: string) => `${count(rooms)} बाथरूम`,
  floor: (number: string) => (number === '0' ? 'ग्राउंड फ़्लोर' : `मंज़िल ${digits(number)}`),
  parkingFor: (cars: string) => (cars === '1' ? 'पार्किंग' : `${digits(cars)} गाड़ियों की पार्किंग`),
  ageUpTo: (years: string) => `${digits(years)} साल से ज़्यादा पुराना नहीं`,
  ageFrom: (years: string) => `कम से कम ${digits(years)} साल पुराना`,
  ready: 'रहने के लिए तैयार',
  readyBy: (month: string) => `${month} तक तैयार`,
  facing: (direction: string) => `${direction}मुखी`,
  roadFrom: (feet: string) => `सड़क कम से कम ${digits(feet)} फुट`,
  heightFrom: (feet: string) => `छत की ऊँचाई कम से कम ${digits(feet)} फुट`,
  features: FEATURE_NAMES.hi,
  onMap: {
    box: 'मैप के इस हिस्से में',
    outline: 'आपके बनाए घेरे में',
    some: 'मैप पर जगह दी हुई है',
    none: 'मैप पर जगह नहीं दी है',
  },
  remove: (filter: string) => `हटाएँ: ${filter}`,
  moreChips: (count: string) => `${digits(count)} और फ़िल्टर दिखाएँ`,
  upTo: (price: string) => `${amount(price)} तक`,
  atLeast: (price: string) => `${amount(price)} से`,
  between: (from: string, to: string) => `${amount(from)} से ${amount(to)} तक`,
  areaAtLeast: (area: string) => `कम से कम ${area}`,
  areaAtMost: (area: string) => `${area} तक`,
  giveOrTake: (area: string) => `${area}, 10% कम-ज़्यादा`,
}

/** What only the map of the results says; it loads with it. */
export const resultsMap = {
  label: 'मैप पर नतीजे',
  more: 'ये सबसे नई 1,000 हैं: मैप बड़ा करके खोजें, या फ़िल्टर लगाएँ।',
  searchArea: 'इस इलाके में खोजें',
  draw: 'घेरा बनाएँ',
  drawing: 'अब मैप पर घेरा बनाएँ',
  drawHow: 'घेरा बनाएँ, या कोनों पर छुएँ। कीबोर्ड से: तीर और Enter; छोड़ने के लिए Escape।',
  corners: (number: number) => (number === 1 ? '1 कोना' : `${digits(number)} कोने`),
  drawDone: 'घेरे में खोजें',
  clear: 'हटाएँ',
  perMonth: '/माह',
  nearMe: 'मेरे आसपास',
  notFound: 'फ़ोन से आपकी जगह पता नहीं चली।',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  close: 'कार्ड बंद करें',
  pins: 'सूची में देखें',
  failed: 'मैप नहीं खुल सका। इंटरनेट जाँचकर फिर कोशिश करें।',
  ask: 'पूछें',
  shown: (count: string) => `मैप पर ${count}`,
  inSight: (seen: string, all: string) => `${all} में से ${seen} यहाँ`,
  showAll: 'कोई नहीं दिख रही: सब दिखाएँ',
  unplaced: (count: string) => `और ${count} मैप पर नहीं`,
}

/** What only the panel of filters says; it loads after the list. */
export const filterPanel = {
  close: 'फ़िल्टर बंद करें',
  show: (found: string) => `देखें (${found})`,
  search: 'आपको क्या चाहिए',
  searchExample: 'कॉर्नर प्लॉट, गोदाम …',
  type: 'प्रकार',
  deal: 'बिक्री/किराया',
  budget: 'बजट',
  from: 'कम से कम',
  to: 'ज़्यादा से ज़्यादा',
  any: 'कोई भी',
  area: 'क्षेत्रफल',
  unit: 'इकाई',
  areaIs: (typed: string, sqFt: string) => `${amount(typed)} = ${amount(sqFt)}`,
  areaNotUnderstood: 'अंकों में लिखें, जैसे 3।',
  amountNotUnderstood: 'रकम लिखें, जैसे 40 लाख या 15,000।',
  usualAmounts: (bound: string) => `${bound}: आम रकमें`,
  location: 'इलाका',
  locationExample: nameOf('hi', localityAt(0)),
  bedrooms: 'बेडरूम',
  more: 'बाकी फ़िल्टर',
  bathrooms: 'बाथरूम',
  villaType: 'विला का प्रकार',
  furnishing: 'फ़र्निशिंग',
  floor: 'कौन-सी मंज़िल',
  parkingPlaces: 'पार्किंग की जगहें',
  age: 'कितना पुराना',
  possession: 'कब्ज़ा कब मिलेगा',
  facing: 'रुख',
  road: 'सड़क की चौड़ाई',
  height: 'छत की ऊँचाई',
  ownership: 'मालिकाना हक',
  apply: 'देखें',
  clear: 'हटाएँ',
}

/** What a list without results offers instead. */
export const noProperties = {
  counting: 'देख रहे हैं कि किस फ़िल्टर से कुछ नहीं मिला',
  without: (filter: string) => `“${filter}” हटाने पर`,
  withoutAll: 'सब फ़िल्टर हटाने पर',
  otherDeal: { rent: 'किराए पर', lease: 'लीज़ पर' },
  found: (total: string) => propertiesFoundIn('hi', total),
  nearest: 'आपने जो माँगा, उसके सबसे करीब',
  nearTo: 'आप जो खोज रहे हैं, उससे मिलते-जुलते',
  differs: 'फ़र्क',
  notButIs: (has: string, wanted: string) => `${has} (${wanted} नहीं)`,
  isInNotIn: (has: string, wanted: string) => `${amidPlaceIn('hi', has)} है, ${amidPlaceIn('hi', wanted)} नहीं`,
  notMentioned: (wanted: string) => `${wanted}: लिखा नहीं है`,
  elsewhere: 'आपके चुने हिस्से से बाहर',
  hasNot: (wanted: string) => `${wanted} नहीं है`,
  above: (has: string, most: string) => `${has}; आपको चाहिए ${most} तक`,
  below: (has: string, least: string) => `${has}; आपको चाहिए कम से कम ${least}`,
  sizeUnknown: 'क्षेत्रफल लिखा नहीं है',
  parkingPlaces: (cars: string) => (cars === '1' ? '1 गाड़ी की पार्किंग' : `${digits(cars)} गाड़ियों की पार्किंग`),
  yearsOld: (years: string) => `${digits(years)} साल पुराना`,
  road: (feet: string) => `सड़क ${digits(feet)} फुट`,
  height: (feet: string) => `छत की ऊँचाई ${digits(feet)} फुट`,
  feet: (feet: string) => `${digits(feet)} फुट`,
  withoutWords: (wanted: string) => `“${wanted}” के बारे में कुछ नहीं लिखा`,
  tellUs: 'आपको क्या चाहिए, हमें बताएँ',
  tellUsText: (search: string) =>
    `नमस्ते ${FIRM.productName}, मुझे प्रॉपर्टी चाहिए, पर अब तक नहीं मिली${search && `: ${search}`}`,
}

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'सुझाव',
  count: (found: number) => (found === 0 ? 'कोई सुझाव नहीं' : `${count(found)} सुझाव`),
  kinds: ['प्लॉट', 'ज़मीन', 'मकान', 'विला', 'फ़्लैट', 'गोदाम', 'गोडाउन', 'कोल्ड स्टोरेज'],
}
