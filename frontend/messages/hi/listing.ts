import { composedText } from '#contract/languages/composed-text.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { pages } from '#contract/languages/hi.ts'
import { amountIn, countOf, dayTextIn } from '#contract/languages/numbers.ts'
import { storedIn } from '#contract/languages/stored-words.ts'
import type { Category, CheckName, Jurisdiction } from '#contract/properties/enums.ts'
import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/* A property: its card, its page, and the enquiry about it. */

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('hi', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('hi', number)
/** A price or a size as the contract writes it in English, in this language. */
const amount = (written: string) => amountIn('hi', written)
/** A day as the English site writes it ('1 Nov 2026'), in this language. */
const day = (written: string) => dayTextIn('hi', written)

/** Translates the words that the server stores, and the prices, sizes and days that are written in English. */
export const words = {
  stored: (word: string) => storedIn('hi', word),
  /** A kind that visitors choose. */
  kind: (word: string) => (word === 'Residential' ? 'मकान और फ़्लैट' : storedIn('hi', word)),
  /** What a listing is used for. */
  use: (word: string) => storedIn('hi', word),
  amount,
  day,
}

export const card = {
  price: 'कीमत - ',
  contactForPrice: pages.contactForPrice,
  perMonth: pages.perMonth,
  notAvailable: 'जानकारी नहीं',
  noPicture: 'अभी फ़ोटो नहीं है',
  rendered: 'कंप्यूटर से बनी तस्वीर',
  renderedOnCard: 'कंप्यूटर से बनी',
  enquire: 'जानकारी लें',
  enquireAbout: (title: string) => `जानकारी लें: ${title}`,
  bedrooms: (rooms: number) => `${count(rooms)} बेडरूम`,
  ceiling: (feet: number) => `${digits(feet)} फुट ऊँचा`,
  bedroomsLabel: 'बेडरूम',
  ceilingLabel: 'छत की ऊँचाई',
  facingLabel: 'रुख',
  areaLabel: 'क्षेत्रफल',
  ownershipLabel: 'मालिकाना हक',
  rates: {
    sqFt: (price: string) => `प्रति वर्ग फुट ${price}`,
    sqFtBuilt: (price: string) => `प्रति वर्ग फुट ${price}`,
    katha: (price: string) => `प्रति कट्ठा ${price}`,
    kathaWithHouse: (price: string) => `प्रति कट्ठा ${price}`,
  },
  listed: (written: string) => `डाली गई: ${day(written)}`,
  confirmed: (written: string) => `उपलब्ध है (${day(written)} को पूछा)`,
  confirmedOn: (written: string) => `पुष्टि: ${day(written)}`,
  visitedOn: (written: string) => `देखी: ${day(written)}`,
  sold: pages.sold,
  rented: pages.rented,
  lowered: 'कीमत घटी',
  findSimilar: 'मिलती-जुलती खोजें',
}

/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `प्रति वर्ग फुट ${amount(price)}`,
  sqFtBuilt: (price: string) => `प्रति वर्ग फुट (बिल्ट-अप) ${amount(price)}`,
  katha: (price: string) => `प्रति कट्ठा ${amount(price)}`,
  kathaWithHouse: (price: string) => `प्रति कट्ठा ${amount(price)}, मकान सहित`,
}

export const detail = {
  priceStory: 'कीमत कब-कब बदली',
  checked: 'हमने क्या जाँचा है',
  costs: 'कुल कितना खर्च होगा',
  pageTitle: (title: string) => `${title} | ${FIRM.productName}`,
  loading: 'प्रॉपर्टी का पेज खुल रहा है',
  failedTitle: 'इस प्रॉपर्टी का पेज नहीं खुल सका।',
  failed: 'इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  breadcrumb: 'आप यहाँ हैं',
  allIn: (kind: Category, place: string) => `${place} के सभी ${words.stored(kind)}`,
  /** The link of a sold or rented listing: its place may have no other listing. */
  all: (kind: Category) => `सभी ${words.stored(kind)}`,
  sold: 'यह प्रॉपर्टी बिक चुकी है। तुलना के लिए यहाँ रखी है।',
  rented: 'यह प्रॉपर्टी किराए पर जा चुकी है। तुलना के लिए यहाँ रखी है।',
  unconfirmed: (written: string) =>
    `${day(written)} के बाद पुष्टि नहीं हुई। हो सकता है अब न हो: पूछ लें, हम पता करके बताएँगे।`,
  pending: 'अभी सबको नहीं दिखती: इसकी मंज़ूरी बाकी है।',
  gallery: {
    open: (number: number, total: number, alt: string) =>
      `${count(total)} में से फ़ोटो ${digits(number)} खोलें: ${alt}`,
    unnamed: (title: string, number: number) => `${title}, फ़ोटो ${digits(number)}`,
    none: 'अभी फ़ोटो नहीं हैं।',
    ask: 'WhatsApp पर मँगवाएँ',
    askText: `नमस्ते ${FIRM.productName}, कृपया इस प्रॉपर्टी की फ़ोटो भेजें।`,
    all: (total: number) => (total === 1 ? '1 फ़ोटो' : `सभी ${count(total)} फ़ोटो`),
    loading: 'फ़ोटो खुल रही हैं',
    position: (number: number, total: number) => `${digits(number)}/${digits(total)}`,
  },
  price: {
    lowered: (written: string, before: string) => `कीमत ${day(written)} को घटी, पहले ${amount(before)} थी`,
    inr: (figure: string) => pages.rupees(digits(figure)),
    perMonth: pages.perMonth,
    notAvailable: pages.priceNotAvailable,
    onRequest: 'कीमत के लिए संपर्क करें',
  },
  askVisit: 'जगह देखनी है',
  sayNumber: 'फ़ोन पर यह नंबर बताएँ।',
  enquireNow: 'जानकारी लें',
  call: (phone: string) => `${phone} पर फ़ोन करें`,
  facts: {
    builtUpArea: 'बिल्ट-अप एरिया (दीवारों सहित)',
    carpetArea: 'कार्पेट एरिया (दीवारों के अंदर का माप)',
    parkingArea: 'पार्किंग का क्षेत्रफल',
    land: 'ज़मीन',
    plotSize: 'प्लॉट का क्षेत्रफल',
    dimension: 'लंबाई-चौड़ाई',
    facing: 'रुख',
    roadWidth: 'सड़क की चौड़ाई',
    accessRoad: 'गोदाम तक की सड़क',
    ceilingHeight: 'छत की ऊँचाई',
    loadingDock: 'लोडिंग डॉक (माल चढ़ाने-उतारने की जगह)',
    powerBackup: 'पावर बैकअप',
    crane: 'क्रेन',
    yes: 'है',
    none: (feature: string) => `${feature} नहीं`,
    flooring: 'फ़र्श',
    zone: 'ज़ोन',
    surveyNo: 'दाग नंबर (खेसरा)',
    bedrooms: 'बेडरूम',
    bathrooms: 'बाथरूम',
    floors: 'कुल मंज़िलें',
    villaType: 'विला का प्रकार',
    furnishing: 'फ़र्निशिंग',
    floor: 'कौन-सी मंज़िल',
    groundFloor: 'ग्राउंड फ़्लोर',
    parkingPlaces: 'पार्किंग की जगहें',
    age: 'कितना पुराना',
    years: (years: string) => `${digits(years)} साल`,
    possession: 'कब्ज़ा कब मिलेगा',
    ready: (kind: Category) => (kind === 'Plot' ? 'तुरंत' : 'रहने के लिए तैयार'),
    price: 'कीमत',
    negotiable: 'मोलभाव हो सकता है',
    ownership: 'मालिकाना हक',
    use: 'उपयोग',
    type: 'प्रकार',
    listed: 'कब डाली गई',
    katha: 'पश्चिम बंगाल का 1 कट्ठा = 720 वर्ग फुट',
    feet: (feet: string) => `${digits(feet)} फुट`,
    bedroomsWithBhk: (rooms: number, bhk: string) => `${digits(rooms)} (${digits(bhk)})`,
  },
  description: 'विवरण',
  compose: (property: Property, near: readonly NearThing[]) => composedText('hi', property, near),
  noDescription: 'विवरण नहीं लिखा है।',
  asWritten: { en: 'अंग्रेज़ी में, जैसा लिखा गया', other: 'जैसा लिखा गया' },
  wholeText: 'पूरा पढ़ें',
  features: 'खास बातें',
  where: 'कहाँ है',
  similar: 'ऐसी और प्रॉपर्टी',
  stillOnOffer: 'जो अब भी उपलब्ध हैं',
}

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const costs = {
  toOwn: 'खरीदने का खर्च',
  price: 'कीमत',
  stampDuty: 'स्टांप ड्यूटी',
  registration: 'रजिस्ट्री',
  inAll: 'कुल देना होगा',
  percent: (percent: string) => `${digits(percent)}%`,
  or: ' या ',
  places: {
    corporation: 'नगर निगम',
    municipality: 'नगरपालिका',
    panchayat: 'पंचायत',
  } satisfies Record<Jurisdiction, string>,
  town: 'शहर',
  unknown: 'पंचायत में ड्यूटी नगर निगम या नगरपालिका से कम है। यहाँ कौन-सी लगेगी, यह अभी पता करना है, इसलिए दोनों दी हैं।',
  governmentValue: 'सरकारी मूल्य',
  governmentHint: 'राज्य सरकार इस प्रॉपर्टी का जो मूल्य मानती है, पता हो तो लिखें। न लिखें तो कीमत ही मान लेंगे।',
  amountInvalid: 'एक रकम लिखें, जैसे 8000000 या 80 लाख।',
  estimate: (since: string) =>
    `यह एक अनुमान है। कीमत और सरकारी मूल्य में जो ज़्यादा हो, उस पर ${day(since)} से लागू पश्चिम बंगाल की दर से ड्यूटी और रजिस्ट्री जोड़ी गई है। वकील और बैंक का खर्च इसमें नहीं है।`,
  source: 'दर कहाँ से ली',
  withLoan: 'लोन लेने पर',
  loanAmount: 'लोन की रकम',
  rate: 'ब्याज दर',
  rateUnit: '% सालाना',
  years: 'साल',
  within: (least: number, most: number) => `${digits(least)} से ${digits(most)} तक कोई संख्या लिखें।`,
  instalment: 'मासिक किस्त',
  interest: 'कुल ब्याज',
  paidBack: 'बैंक को लौटा मूलधन',
  interestPart: 'ब्याज',
  yearsSpan: (years: number) => (years === 1 ? `साल ${digits(1)}` : `साल ${digits(1)} से ${digits(years)}`),
  overTerm: (years: number, months: number, paidBack: string, interest: string) =>
    `${digits(years)} साल ${months === 0 ? '' : `${digits(months)} महीने `}में बैंक को ${paidBack} मूलधन लौटाना होगा, और ${interest} ब्याज देना होगा।`,
  deposit: 'सिक्योरिटी डिपॉज़िट',
  depositNote: 'छोड़ते समय वापस मिलता है',
  depositUnknown: 'डिपॉज़िट हमसे पूछें। यह एक अनुमान है: जीएसटी, बिजली, पानी और मेंटेनेंस अलग।',
  firstPayment: 'पहली बार देना होगा',
  firstPaymentNote: 'डिपॉज़िट और पहला महीना',
  year: 'एक साल में कुल',
  yearNote: 'बारह महीने, डिपॉज़िट छोड़कर',
  rentEstimate: 'यह एक अनुमान है: जीएसटी, बिजली, पानी और मेंटेनेंस अलग।',
}

export const priceStory = {
  listed: 'डाली गई',
  lowered: 'घटी',
  raised: 'बढ़ी',
  onRequest: 'कीमत पूछने पर',
  now: 'अभी',
  days: (days: number) => ['आज ही डाली गई।', 'कल ही डाली गई।'][days] ?? `${digits(days)} दिन पहले डाली गई।`,
  beside: (found: string, range: string, count: string) => `${found}: ${range} (${count} प्रॉपर्टी)`,
  range: (low: string, high: string) => `${low} से ${high}`,
  per: {
    katha: (range: string) => `प्रति कट्ठा ${range}`,
    sqFtBuilt: (range: string) => `प्रति वर्ग फुट ${range}`,
  },
  own: (price: string) => `यह: ${price}`,
  besideNote: 'ये आज उपलब्ध प्रॉपर्टी की माँगी गई कीमतें हैं, हुए सौदों की नहीं।',
}

/** What staff have seen, at a glance. */
export const seals = {
  visited: (written: string) => `जगह देखी: ${day(written)}`,
  deed: 'रजिस्ट्री देखी',
  yearsAgo: (years: number | string) =>
    years === 1 ? 'एक साल से ज़्यादा पहले' : `${digits(years)} साल से ज़्यादा पहले`,
}

export const walk = {
  title: 'घूमकर देखें',
  number: (number: number) => digits(number),
  places: {
    front: 'सामने',
    living: 'बैठक',
    kitchen: 'रसोई',
    bedroom: 'बेडरूम',
    bath: 'बाथरूम',
    garden: 'बगीचा',
    road: 'सड़क',
    above: 'ऊपर से दृश्य',
  },
}

export const checks = {
  intro: 'सामने लिखी तारीख को हमारे लोगों ने ये चीज़ें देखीं। पैसे देने से पहले अपने वकील से कागज पढ़वा लें।',
  introNone: 'हमारे लोगों ने अभी न जगह देखी है, न कागज। पैसे देने से पहले अपने वकील से कागज पढ़वा लें।',
  names: {
    siteVisited: 'जगह जाकर देखी',
    titleDeedSeen: 'रजिस्ट्री का दस्तावेज़ (केवाला) देखा',
    mutationMatched: 'म्यूटेशन (दाखिल-खारिज) और खतियान (पर्चा) मिलाया',
    taxReceiptSeen: 'टैक्स की रसीद देखी',
    encumbranceSearched: 'कर्ज़ या बंधक है या नहीं, यह जाँचा',
    conversionSeen: 'कन्वर्ज़न (ज़मीन का प्रकार बदलने) का कागज देखा',
    powerOfAttorneySeen: 'मुख्तारनामा (पावर ऑफ़ अटॉर्नी) देखा',
  } satisfies Record<CheckName, string>,
  short: {
    siteVisited: 'जगह',
    titleDeedSeen: 'रजिस्ट्री का दस्तावेज़',
    mutationMatched: 'म्यूटेशन और खतियान',
    taxReceiptSeen: 'टैक्स की रसीद',
    encumbranceSearched: 'कर्ज़ या बंधक',
    conversionSeen: 'कन्वर्ज़न',
    powerOfAttorneySeen: 'मुख्तारनामा',
  } satisfies Record<CheckName, string>,
  notYet: (names: string) => `अभी नहीं देखा: ${names}`,
  ask: 'हमसे जाँच करवाएँ',
  askText: `नमस्ते ${FIRM.productName}, कृपया इस प्रॉपर्टी की जगह और कागज जाँचकर बताएँ।`,
}

/** What the drawings of a plot, of a house and of a hall say. Sizes come as they are written elsewhere: '7 कट्ठा', '60 फुट'. */
export const drawings = {
  plotTitle: 'प्लॉट का नक्शा, पैमाने पर',
  plotTitleUnscaled: 'प्लॉट का नक्शा, पैमाने पर नहीं',
  feet: (feet: string) => `${digits(feet)} फुट`,
  road: 'सड़क',
  roadOf: (width: string) => `${width} की सड़क`,
  north: 'उत्तर',
  notToScale: 'पैमाने पर नहीं',
  plan: {
    toScale: (frontage: string, depth: string) => `पैमाने पर नक्शा: ${frontage} × ${depth}`,
    notToScale: (size: string) => `प्लॉट का कच्चा नक्शा, पैमाने पर नहीं: ${size}`,
    facing: (facing: string) => `${facing}मुखी`,
    road: (width: string) => `सड़क ${width} चौड़ी`,
    roads: (directions: string) => `सड़कें ${directions} की ओर`,
    second: 'बगल से एक और सड़क',
  },
  plotCaption: {
    drawnFrom: (fields: string) => `यह नक्शा इस जानकारी से बना है: ${fields}।`,
    dimension: (text: string) => `लंबाई-चौड़ाई (${text})`,
    size: (text: string) => `क्षेत्रफल (${text})`,
    facing: (text: string) => `रुख (${text})`,
    roadWidth: (text: string) => `सड़क की चौड़ाई (${text})`,
    northUp: 'उत्तर ऊपर की ओर है।',
    corner: 'बगल से एक और सड़क जाती है; किस बगल से, यह पता नहीं।',
    cornerOf: (directions: string) => `दो ओर सड़क है (${directions})।`,
    cornerUnplaced: 'दो ओर सड़क है; किस-किस ओर, यह पता नहीं।',
    oneRoadWidth: (width: string) => `सिर्फ़ एक सड़क की चौड़ाई दी गई है (${width}); किस सड़क की, यह नक्शे में नहीं है।`,
    frontUnknown: 'सामने का हिस्सा किस ओर है, यह पता नहीं।',
    shapeUnknown: 'प्लॉट का आकार कैसा है, यह पता नहीं।',
  },
  houseTitle: 'ज़मीन पर मकान का नक्शा',
  house: {
    house: 'मकान',
    floors: (count: string, isOne: boolean) => `${count} ${isOne ? 'मंज़िल' : 'मंज़िलों'} में`,
    car: (length: string) => `${length} की कार`,
    label: (land: string, builtUp: string, floors: string) =>
      `${land} ज़मीन का नक्शा, उस पर मकान: ${floors} ${builtUp}`,
  },
  houseCaption: {
    land: (text: string) => `ज़मीन का क्षेत्रफल (${text})`,
    builtUpArea: (text: string) => `बिल्ट-अप एरिया (${text})`,
    floors: (count: string) => `कुल मंज़िलें (${count})`,
    garden: 'बगीचा',
    onGround: (footprint: string) => `बिल्ट-अप एरिया को मंज़िलों से भाग देने पर नीचे लगभग ${footprint}।`,
    onlyAreas: 'सिर्फ़ क्षेत्रफल पैमाने पर है; आकार, और ज़मीन पर मकान की जगह, पता नहीं।',
  },
  hallTitle: 'गोदाम का नक्शा, पैमाने पर',
  clearHeight: 'अंदर की ऊँचाई',
  dock: (height: string) => `डॉक ${height}`,
  container: '40 फुट का कंटेनर, 13.5 फुट ऊँचा',
  person: '5 फुट 7 इंच',
  accessRoad: (width: string) => `गोदाम तक की सड़क ${width} चौड़ी`,
  section: {
    height: (height: string) => `बगल से कटा नक्शा, पैमाने पर: अंदर की ऊँचाई ${height}`,
    dock: (height: string) => `डॉक बाहर की ज़मीन से ${height} ऊपर`,
    onGround: 'फ़र्श बाहर की ज़मीन के बराबर',
    forSize: 'अंदाज़े के लिए एक कंटेनर ट्रक और एक आदमी',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `यह नक्शा इस जानकारी से बना है: ${fields}।`,
    height: (text: string) => `छत की ऊँचाई (${text})`,
    dock: (text: string) => `डॉक (${text})`,
    accessRoad: (text: string) => `गोदाम तक की सड़क (${text})`,
    raised: (height: string) => `${height} ऊँचा`,
    raisedUsual: (height: string) => `ऊँचा, आम ऊँचाई ${height} मानकर`,
    atGround: 'ज़मीन के बराबर',
    forSizeOnly: 'गोदाम की पूरी लंबाई नहीं दिखाई गई है; रैक, ट्रक और लोग सिर्फ़ अंदाज़े के लिए हैं।',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} और ${fields.at(-1)}`,
}

/** The words for a feature that a listing has, and for one that it has not. */
export const knownFeatures = {
  garden: { yes: 'बगीचा', no: 'बगीचा नहीं' },
  garage: { yes: 'गैराज', no: 'गैराज नहीं' },
  gatedCommunity: { yes: 'गेटेड सोसाइटी', no: 'गेटेड सोसाइटी में नहीं' },
  servantRoom: { yes: 'सर्वेंट रूम', no: 'सर्वेंट रूम नहीं' },
  swimmingPool: { yes: 'स्विमिंग पूल', no: 'स्विमिंग पूल नहीं' },
  waterSupply: { yes: 'पानी की व्यवस्था', no: 'पानी की व्यवस्था नहीं' },
  security: { yes: 'सुरक्षा गार्ड', no: 'सुरक्षा गार्ड नहीं' },
  fireSafety: { yes: 'आग से बचाव का इंतज़ाम', no: 'आग से बचाव का इंतज़ाम नहीं' },
  isColdStorageAvailable: { yes: 'कोल्ड स्टोरेज', no: 'कोल्ड स्टोरेज नहीं' },
  isCornerPlot: { yes: 'कॉर्नर प्लॉट', no: 'कॉर्नर प्लॉट नहीं' },
  boundaryWall: { yes: 'चारदीवारी', no: 'चारदीवारी नहीं' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature with the words that its listing says about it. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`

export const map = {
  drawn: 'हमारा बनाया मैप, पैमाने पर',
  notShown: (count: string) => `${count} और यहाँ नहीं दिख ${count === '1' ? 'रही' : 'रहीं'}`,
  outside: 'यह जगह हमारे मैप से बाहर है। पता नीचे दिया है।',
  aboutHere: 'यहीं कहीं: मालिक चाहते हैं कि सही जगह पूछने पर ही बताई जाए।',
  near: 'आसपास, सीधी रेखा में',
  station: (name: string) => `${name} स्टेशन`,
  straight: 'दूरी सीधी रेखा में है, सड़क से ज़्यादा पड़ेगी।',
  km: (km: string) => `${km} किमी`,
  metres: (metres: string) => `${metres} मीटर`,
  frame: (title: string) => `मैप: ${title}`,
  none: 'मैप नहीं है',
  coordinates: (text: string) => `मैप पर जगह: ${text}`,
  outOfReach: 'अभी मैप नहीं खुल रहा। पता नीचे दिया है।',
  open: 'Google Maps में खोलें',
}

/** The state's public register of building projects. */
export const rera = {
  title: 'RERA रजिस्ट्रेशन नंबर',
  lookUp: 'rera.wb.gov.in पर मिलाकर देखें',
}

export const share = {
  share: 'शेयर',
  copyLink: 'लिंक कॉपी',
  linkCopied: 'लिंक कॉपी हो गया।',
  linkNotCopied: (address: string) => `यह लिंक कॉपी करें: ${address}`,
  onWhatsApp: 'WhatsApp पर शेयर करें',
  whatsApp: 'WhatsApp',
  print: 'प्रिंट',
}

/** The form in which visitors report a listing that is wrong. */
export const report = {
  open: 'इस पेज में कोई गलती है? बताएँ',
  title: 'क्या गलत है?',
  close: 'बंद करें',
  reason: 'क्या गलत है',
  reasons: {
    gone: 'बिक गई, किराए पर लग गई या अब नहीं है',
    price: 'कीमत गलत है',
    facts: 'जानकारी गलत है',
    pictures: 'फ़ोटो गलत हैं',
    fraud: 'धोखाधड़ी लगती है',
    other: 'कुछ और',
  },
  words: 'अपने शब्दों में लिखें',
  wordsExample: 'आपने क्या देखा या सुना',
  phone: 'फ़ोन (ज़रूरी नहीं)',
  hint: 'नंबर सिर्फ़ इसलिए कि कुछ पूछना हो तो पूछ सकें।',
  leaveEmpty: 'यहाँ कुछ न लिखें',
  send: 'शिकायत भेजें',
  sending: 'भेजा जा रहा है...',
  sent: 'धन्यवाद। हम देखकर ठीक करेंगे।',
  failed: 'नहीं भेजा जा सका। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  errors: {
    reason: 'क्या गलत है, चुनें।',
    words: 'क्या गलत है, दो-चार शब्दों में लिखें।',
    phone: '6 से 15 अंकों का फ़ोन नंबर लिखें।',
    tooMany: 'आपके इंटरनेट कनेक्शन से बहुत शिकायतें आ चुकी हैं। थोड़ा रुककर फिर कोशिश करें।',
  },
}

/** What admins read beside a listing. */
export const staffBox = {
  title: 'सिर्फ़ स्टाफ़ के लिए',
  company: 'कंपनी',
  phone: 'फ़ोन',
  unknown: 'दर्ज नहीं है',
  signInAgain: 'संपर्क की जानकारी देखने के लिए मंज़ूर किए गए खाते से फिर साइन इन करें।',
  signIn: 'साइन इन करें',
  update: 'प्रॉपर्टी की जानकारी बदलें',
  delete: 'प्रॉपर्टी मिटाएँ',
  confirmTitle: 'प्रॉपर्टी मिटाना',
  confirm: 'यह प्रॉपर्टी सचमुच मिटानी है?',
  cannotBeUndone: (title: string) => `“${title}” फ़ोटो के साथ मिट जाएगी। इसे वापस नहीं लाया जा सकता।`,
  alreadyDeleted: (title: string) => `“${title}” किसी और ने पहले ही मिटा दी है।`,
  cancel: 'रहने दें',
  close: 'बंद करें',
  deleteShort: 'मिटाएँ',
  deleting: 'मिटाया जा रहा है...',
  deleteFailed: 'प्रॉपर्टी नहीं मिटाई जा सकी। फिर कोशिश करें।',
}

export const lightbox = {
  title: 'फ़ोटो',
  thumbnails: 'छोटी फ़ोटो',
  carousel: 'फ़ोटो गैलरी',
  slide: 'फ़ोटो',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  close: 'फ़ोटो बंद करें',
  position: '{total} में से {index}',
  counter: (number: number, total: number) => `${digits(number)} / ${digits(total)}`,
  shown: (number: number, total: number, picture: string) =>
    `${digits(total)} में से ${digits(number)}: ${picture}`,
  show: (number: number, total: number) => `${count(total)} में से फ़ोटो ${digits(number)} दिखाएँ`,
}

/** Shown until the enquiry dialog has loaded; `chat` is the first line of its WhatsApp message. */
export const enquiryOpening = {
  loading: 'फ़ॉर्म खुल रहा है',
  notLoaded: 'फ़ॉर्म नहीं खुल सका। सीधे WhatsApp पर पूछें।',
  openWhatsApp: 'WhatsApp खोलें',
  chat: pages.interestedIn,
}

export const enquiry = {
  title: 'इस प्रॉपर्टी के बारे में पूछें',
  close: 'बंद करें',
  name: 'नाम',
  phone: 'फ़ोन',
  email: 'ईमेल',
  message: 'संदेश',
  quickQuestions: 'झटपट सवाल',
  questions: {
    available: { label: 'अब भी उपलब्ध है?', text: 'क्या यह प्रॉपर्टी अब भी उपलब्ध है?' },
    visit: { label: 'जगह देखनी है', text: 'मुझे यह प्रॉपर्टी देखनी है। आपके लिए कौन-सा दिन ठीक रहेगा?' },
    papers: { label: 'कागज देखने हैं', text: 'कृपया इस प्रॉपर्टी के कागज भेज दें।' },
  },
  remember: 'इस फ़ोन या कंप्यूटर पर मेरी जानकारी सहेजें',
  hint: 'WhatsApp में संदेश लिखा हुआ मिलेगा, बस भेजने का बटन दबा दें।',
  send: 'WhatsApp पर भेजें',
  sending: 'भेजा जा रहा है...',
  opened: 'WhatsApp नए टैब में खुल गया है। वहाँ भेजने का बटन दबाएँ।',
  blocked: 'ब्राउज़र ने नया टैब खुलने नहीं दिया। आपका लिखा मिटा नहीं है: इस लिंक से WhatsApp खोलें।',
  offline: 'इंटरनेट नहीं था। आपका लिखा मिटा नहीं है: WhatsApp न खुला हो तो इंटरनेट आते ही फिर भेजें।',
  errors: {
    name: 'नाम लिखें',
    email: 'सही ईमेल पता लिखें',
    phone: 'फ़ोन नंबर 10 अंकों का होना चाहिए',
    message: 'संदेश लिखें',
  },
  /** The lines of the WhatsApp message to the firm. */
  chat: {
    name: (name: string) => `नाम: ${name}`,
    email: (email: string) => `ईमेल: ${email}`,
    phone: (phone: string) => `फ़ोन: ${phone}`,
    message: (message: string) => `संदेश: ${message}`,
  },
}

/** The wish for a visit in an enquiry, and its line of the WhatsApp message. */
export const enquiryVisit = {
  title: 'जगह देखना चाहें तो',
  which: 'किस दिन आना चाहेंगे?',
  agree: 'समय फ़ोन पर तय कर लेंगे।',
  whichPart: 'दिन में किस समय?',
  weekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  otherDay: 'कोई और दिन',
  day: 'दिन',
  parts: { morning: 'सुबह', afternoon: 'दोपहर', evening: 'शाम' },
  wrongDay: 'आज से 30 दिन के भीतर का कोई दिन चुनें।',
  chat: (when: string) => `जगह देखनी है: ${when}`,
  message: 'मुझे यह प्रॉपर्टी देखनी है।',
  justOpen: 'सिर्फ़ WhatsApp खोलें',
  /** Where enquiries are recorded. */
  recorded: 'आपके सवाल की एक कॉपी हमारे पास रहती है, ताकि चैट न जाए तब भी हम फ़ोन कर सकें।',
}
