import { composedText } from '#contract/languages/composed-text.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { ending, pages } from '#contract/languages/ne.ts'
import { amountIn, countOf, dayTextIn } from '#contract/languages/numbers.ts'
import { storedIn } from '#contract/languages/stored-words.ts'
import type { Category, CheckName, Jurisdiction } from '#contract/properties/enums.ts'
import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/* A property: its card, its page, and the enquiry about it. */

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('ne', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('ne', number)
/** A price or a size as the contract writes it in English, in this language. */
const amount = (written: string) => amountIn('ne', written)
/** A day as the English site writes it ('1 Nov 2026'), in this language. */
const day = (written: string) => dayTextIn('ne', written)

/** Translates the words that the server stores, and the prices, sizes and days that are written in English. */
export const words = {
  stored: (word: string) => storedIn('ne', word),
  /** A kind that visitors choose. */
  kind: (word: string) => (word === 'Residential' ? 'घर र फ्ल्याट' : storedIn('ne', word)),
  /** What a listing is used for. */
  use: (word: string) => storedIn('ne', word),
  amount,
  day,
}

export const card = {
  price: 'मूल्य - ',
  contactForPrice: pages.contactForPrice,
  perMonth: pages.perMonth,
  notAvailable: 'विवरण छैन',
  noPicture: 'अहिलेसम्म फोटो छैन',
  rendered: 'कम्प्युटरमा बनाइएको चित्र',
  renderedOnCard: 'कम्प्युटरमा बनाइएको',
  enquire: 'सोध्नुहोस्',
  enquireAbout: (title: string) => `सोध्नुहोस्: ${title}`,
  bedrooms: (rooms: number) => `${count(rooms)} सुत्ने कोठा`,
  ceiling: (feet: number) => `${digits(feet)} फिट अग्लो`,
  bedroomsLabel: 'सुत्ने कोठा',
  ceilingLabel: 'छतको उचाइ',
  facingLabel: 'मोहडा',
  areaLabel: 'क्षेत्रफल',
  ownershipLabel: 'स्वामित्व',
  rates: {
    sqFt: (price: string) => `प्रति वर्ग फिट ${price}`,
    sqFtBuilt: (price: string) => `प्रति वर्ग फिट ${price}`,
    katha: (price: string) => `प्रति कट्ठा ${price}`,
    kathaWithHouse: (price: string) => `प्रति कट्ठा ${price}`,
  },
  listed: (written: string) => `आएको: ${day(written)}`,
  confirmed: (written: string) => `${day(written)} मा सोध्दा उपलब्ध थियो`,
  confirmedOn: (written: string) => `पुष्टि: ${day(written)}`,
  visitedOn: (written: string) => `हेरेको: ${day(written)}`,
  sold: pages.sold,
  rented: pages.rented,
  lowered: 'मूल्य घट्यो',
  findSimilar: 'यस्तै अरू खोज्नुहोस्',
}

/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `प्रति वर्ग फिट ${amount(price)}`,
  sqFtBuilt: (price: string) => `प्रति वर्ग फिट (बिल्ट-अप) ${amount(price)}`,
  katha: (price: string) => `प्रति कट्ठा ${amount(price)}`,
  kathaWithHouse: (price: string) => `प्रति कट्ठा ${amount(price)}, घरसहित`,
}

export const detail = {
  priceStory: 'मूल्य कसरी बदलियो',
  checked: 'हामीले के-के जाँच्यौँ',
  costs: 'जम्मा कति लाग्छ',
  pageTitle: (title: string) => `${title} | ${FIRM.productName}`,
  loading: 'घरजग्गाको विवरण खुल्दै छ',
  failedTitle: 'यस घरजग्गाको विवरण खोल्न सकिएन।',
  failed: 'इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  retry: 'फेरि कोसिस गर्नुहोस्',
  breadcrumb: 'तपाईं यहाँ हुनुहुन्छ',
  allIn: (kind: Category, place: string) => `${ending(place, 'का')} सबै ${words.stored(kind)}`,
  /** The link of a sold or rented listing: its place may have no other listing. */
  all: (kind: Category) => `सबै ${words.stored(kind)}`,
  sold: 'यो घरजग्गा बिक्री भइसक्यो। तुलनाका लागि यहाँ राखिएको हो।',
  rented: 'यो घरजग्गा भाडामा गइसक्यो। तुलनाका लागि यहाँ राखिएको हो।',
  unconfirmed: (written: string) =>
    `${day(written)} पछि पुष्टि भएको छैन। गइसकेको पनि हुन सक्छ: सोध्नुहोस्, हामी बुझेर भन्छौँ।`,
  pending: 'अहिले सबैले देख्दैनन्: यसको स्वीकृति बाँकी छ।',
  gallery: {
    open: (number: number, total: number, alt: string) =>
      `${digits(total)} मध्ये ${digits(number)} नम्बरको फोटो खोल्नुहोस्: ${alt}`,
    unnamed: (title: string, number: number) => `${title}, फोटो ${digits(number)}`,
    none: 'अहिलेसम्म फोटो छैन।',
    ask: 'WhatsApp-मा माग्नुहोस्',
    askText: `नमस्ते ${FIRM.productName}, कृपया यस घरजग्गाको फोटो पठाइदिनुहोस्।`,
    all: (total: number) => (total === 1 ? `${count(1)} फोटो` : `सबै ${count(total)} फोटो`),
    loading: 'फोटो खुल्दै छ',
    position: (number: number, total: number) => `${digits(number)}/${digits(total)}`,
  },
  price: {
    lowered: (written: string, before: string) => `मूल्य ${day(written)} मा घट्यो, पहिले ${amount(before)} थियो`,
    inr: (figure: string) => pages.rupees(digits(figure)),
    perMonth: pages.perMonth,
    notAvailable: pages.priceNotAvailable,
    onRequest: 'मूल्य सोध्नुहोस्',
  },
  askVisit: 'ठाउँ हेर्नु छ',
  sayNumber: 'फोनमा यो नम्बर भन्नुहोस्।',
  enquireNow: 'सोध्नुहोस्',
  call: (phone: string) => `${phone} मा फोन गर्नुहोस्`,
  facts: {
    builtUpArea: 'बिल्ट-अप एरिया (भित्तासहित)',
    carpetArea: 'कार्पेट एरिया (भित्ताभित्रको नाप)',
    parkingArea: 'पार्किङको क्षेत्रफल',
    land: 'जग्गा',
    plotSize: 'प्लटको क्षेत्रफल',
    dimension: 'लम्बाइ-चौडाइ',
    facing: 'मोहडा',
    roadWidth: 'बाटोको चौडाइ',
    accessRoad: 'गोदामसम्म जाने बाटो',
    ceilingHeight: 'छतको उचाइ',
    loadingDock: 'लोडिङ डक (सामान चढाउने-झार्ने ठाउँ)',
    powerBackup: 'पावर ब्याकअप',
    crane: 'क्रेन',
    yes: 'छ',
    none: (feature: string) => `${feature} छैन`,
    flooring: 'भुइँ',
    zone: 'क्षेत्रको किसिम',
    surveyNo: 'दाग नम्बर',
    bedrooms: 'सुत्ने कोठा',
    bathrooms: 'बाथरुम',
    floors: 'तला',
    villaType: 'भिल्लाको किसिम',
    furnishing: 'फर्निसिङ',
    floor: 'कुन तला',
    groundFloor: 'भुइँ तला',
    parkingPlaces: 'गाडी राख्ने ठाउँ',
    age: 'कति पुरानो',
    years: (years: string) => `${digits(years)} वर्ष`,
    possession: 'कहिले हातमा आउँछ',
    ready: (kind: Category) => (kind === 'Plot' ? 'तुरुन्तै' : 'अहिले नै बस्न मिल्छ'),
    price: 'मूल्य',
    negotiable: 'मोलमोलाइ हुन्छ',
    ownership: 'स्वामित्व',
    use: 'प्रयोग',
    type: 'किसिम',
    listed: 'सूचीमा आएको',
    katha: 'पश्चिम बङ्गालको १ कट्ठा = ७२० वर्ग फिट',
    feet: (feet: string) => `${digits(feet)} फिट`,
    bedroomsWithBhk: (rooms: number, bhk: string) => `${digits(rooms)} (${digits(bhk)})`,
  },
  description: 'विवरण',
  compose: (property: Property, near: readonly NearThing[]) => composedText('ne', property, near),
  noDescription: 'विवरण लेखिएको छैन।',
  asWritten: { en: 'अङ्ग्रेजीमा, जस्तो लेखिएको छ', other: 'जस्तो लेखिएको छ' },
  wholeText: 'पूरा पढ्नुहोस्',
  features: 'विशेषता',
  where: 'कहाँ छ',
  similar: 'यस्तै अरू घरजग्गा',
  stillOnOffer: 'अझै उपलब्ध घरजग्गा',
}

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const costs = {
  toOwn: 'किन्न लाग्ने खर्च',
  price: 'मूल्य',
  stampDuty: 'स्ट्याम्प ड्युटी',
  registration: 'रजिस्ट्री',
  inAll: 'जम्मा तिर्नुपर्ने',
  percent: (percent: string) => `${digits(percent)}%`,
  or: ' वा ',
  places: {
    corporation: 'नगर निगम',
    municipality: 'नगरपालिका',
    panchayat: 'पञ्चायत',
  } satisfies Record<Jurisdiction, string>,
  town: 'सहर',
  unknown: 'पञ्चायतमा ड्युटी नगर निगम वा नगरपालिकाको भन्दा कम छ। यहाँ कुन लाग्छ, अझै बुझ्नु छ, त्यसैले दुवै दिएका छौँ।',
  governmentValue: 'सरकारी मूल्य',
  governmentHint: 'राज्य सरकारले यस घरजग्गाको कति मूल्य मान्छ, थाहा भए लेख्नुहोस्। नलेखे माथिकै मूल्य मानिन्छ।',
  amountInvalid: 'एउटा रकम लेख्नुहोस्, जस्तै ८०००००० वा ८० लाख।',
  estimate: (since: string) =>
    `यो अनुमान हो। मूल्य र सरकारी मूल्यमध्ये जुन बढी छ, त्यसमा ${day(since)} देखि लागू पश्चिम बङ्गालको दरले ड्युटी र रजिस्ट्री जोडिएको छ। वकिल र बैङ्कको खर्च यसमा छैन।`,
  source: 'दरको स्रोत',
  withLoan: 'लोन लिए',
  loanAmount: 'लोनको रकम',
  rate: 'ब्याज दर',
  rateUnit: '% वार्षिक',
  years: 'वर्ष',
  within: (least: number, most: number) => `${digits(least)} देखि ${digits(most)} सम्मको सङ्ख्या लेख्नुहोस्।`,
  instalment: 'मासिक किस्ता',
  interest: 'जम्मा ब्याज',
  paidBack: 'बैङ्कलाई फर्काएको साँवा',
  interestPart: 'ब्याज',
  yearsSpan: (years: number) => (years === 1 ? `वर्ष ${digits(1)}` : `वर्ष ${digits(1)} देखि ${digits(years)}`),
  overTerm: (years: number, months: number, paidBack: string, interest: string) =>
    `${months === 0 ? `${digits(years)} वर्षमा` : `${digits(years)} वर्ष ${digits(months)} महिनामा`} बैङ्कलाई ${paidBack} साँवा फर्काउनुपर्छ, र ${interest} ब्याज तिर्नुपर्छ।`,
  deposit: 'धरौटी',
  depositNote: 'छोड्दा फिर्ता पाइन्छ',
  depositUnknown: 'धरौटी कति हो, सोध्नुहोस्। यो अनुमान हो: जीएसटी, बिजुली, पानी र मर्मत छुट्टै।',
  firstPayment: 'पहिलो पटक तिर्नुपर्ने',
  firstPaymentNote: 'धरौटी र पहिलो महिना',
  year: 'एक वर्षमा जम्मा',
  yearNote: 'बाह्र महिना, धरौटीबाहेक',
  rentEstimate: 'यो अनुमान हो: जीएसटी, बिजुली, पानी र मर्मत छुट्टै।',
}

export const priceStory = {
  listed: 'सूचीमा आएको',
  lowered: 'घटेको',
  raised: 'बढेको',
  onRequest: 'मूल्य सोधेपछि',
  now: 'अहिले',
  days: (days: number) => ['आजै सूचीमा आएको।', 'हिजो सूचीमा आएको।'][days] ?? `${digits(days)} दिनदेखि सूचीमा छ।`,
  beside: (found: string, range: string, count: string) => `${found}: ${range} (${count} घरजग्गा)`,
  range: (low: string, high: string) => `${low} देखि ${high}`,
  per: {
    katha: (range: string) => `प्रति कट्ठा ${range}`,
    sqFtBuilt: (range: string) => `प्रति वर्ग फिट ${range}`,
  },
  own: (price: string) => `यो: ${price}`,
  besideNote: 'यी आज उपलब्ध घरजग्गाका मागिएका मूल्य हुन्, बिकेका मूल्य होइनन्।',
}

/** What staff have seen, at a glance. */
export const seals = {
  visited: (written: string) => `ठाउँ हेरेको: ${day(written)}`,
  deed: 'दलिल हेरेको',
  yearsAgo: (years: number | string) => (years === 1 ? 'एक वर्षभन्दा अघि' : `${digits(years)} वर्षभन्दा अघि`),
}

export const walk = {
  title: 'घुमेर हेर्नुहोस्',
  number: (number: number) => digits(number),
  places: {
    front: 'अगाडिको भाग',
    living: 'बैठक कोठा',
    kitchen: 'भान्सा',
    bedroom: 'सुत्ने कोठा',
    bath: 'बाथरुम',
    garden: 'बगैँचा',
    road: 'बाटो',
    above: 'माथिबाट देखिएको',
  },
}

export const checks = {
  intro: 'छेउमा लेखिएको मितिमा हाम्रा मानिसले यी कुरा हेरेका हुन्। पैसा दिनुअघि आफ्नो वकिललाई कागज देखाउनुहोस्।',
  introNone: 'हाम्रा मानिसले अझै न ठाउँ हेरेका छन्, न कागज। पैसा दिनुअघि आफ्नो वकिललाई कागज देखाउनुहोस्।',
  names: {
    siteVisited: 'ठाउँमै गएर हेरेको',
    titleDeedSeen: 'रजिस्ट्री दलिल हेरेको',
    mutationMatched: 'म्युटेसन (नामसारी) र खतियान (पर्चा) मिलाएर हेरेको',
    taxReceiptSeen: 'ट्याक्सको रसिद हेरेको',
    encumbranceSearched: 'लोन वा धितो छ कि छैन, जाँचेको',
    conversionSeen: 'कन्भर्सन (जग्गाको किसिम परिवर्तन) को कागज हेरेको',
    powerOfAttorneySeen: 'मुख्तियारनामा (पावर अफ एटर्नी) हेरेको',
  } satisfies Record<CheckName, string>,
  short: {
    siteVisited: 'ठाउँ',
    titleDeedSeen: 'रजिस्ट्री दलिल',
    mutationMatched: 'म्युटेसन र खतियान',
    taxReceiptSeen: 'ट्याक्सको रसिद',
    encumbranceSearched: 'लोन वा धितो',
    conversionSeen: 'कन्भर्सन',
    powerOfAttorneySeen: 'मुख्तियारनामा',
  } satisfies Record<CheckName, string>,
  notYet: (names: string) => `अझै नहेरेको: ${names}`,
  ask: 'हामीलाई जाँच्न भन्नुहोस्',
  askText: `नमस्ते ${FIRM.productName}, कृपया यस घरजग्गाको ठाउँ र कागज जाँचिदिनुहोस्।`,
}

/** What the drawings of a plot, of a house and of a hall say. Sizes come as they are written elsewhere: '७ कट्ठा', '६० फिट'. */
export const drawings = {
  plotTitle: 'प्लटको चित्र, नापअनुसार',
  plotTitleUnscaled: 'प्लटको चित्र, नापअनुसार होइन',
  feet: (feet: string) => `${digits(feet)} फिट`,
  road: 'बाटो',
  roadOf: (width: string) => `${width}को बाटो`,
  north: 'उत्तर',
  notToScale: 'नापअनुसार होइन',
  plan: {
    toScale: (frontage: string, depth: string) => `नापअनुसारको चित्र: ${frontage} × ${depth}`,
    notToScale: (size: string) => `प्लटको कच्चा चित्र, नापअनुसार होइन: ${size}`,
    facing: (facing: string) => `${facing}मुखी`,
    road: (width: string) => `बाटो ${width} चौडा`,
    roads: (directions: string) => `बाटो ${directions}तिर`,
    second: 'छेउबाट अर्को बाटो',
  },
  plotCaption: {
    drawnFrom: (fields: string) => `यो चित्र यस विवरणबाट बनाइएको हो: ${fields}।`,
    dimension: (text: string) => `लम्बाइ-चौडाइ (${text})`,
    size: (text: string) => `क्षेत्रफल (${text})`,
    facing: (text: string) => `मोहडा (${text})`,
    roadWidth: (text: string) => `बाटोको चौडाइ (${text})`,
    northUp: 'उत्तर माथिपट्टि छ।',
    corner: 'छेउबाट अर्को बाटो पनि जान्छ; कुन छेउबाट, थाहा छैन।',
    cornerOf: (directions: string) => `दुईतिर बाटो छ (${directions})।`,
    cornerUnplaced: 'दुईतिर बाटो छ; कता-कता, थाहा छैन।',
    oneRoadWidth: (width: string) => `एउटै बाटोको चौडाइ दिइएको छ (${width}); कुन बाटोको हो, चित्रमा छैन।`,
    frontUnknown: 'अगाडिको भाग कतातिर छ, थाहा छैन।',
    shapeUnknown: 'प्लटको आकार कस्तो छ, थाहा छैन।',
  },
  houseTitle: 'जग्गामाथि घरको चित्र',
  house: {
    house: 'घर',
    floors: (count: string) => `${count} तलामा`,
    car: (length: string) => `${length}को कार`,
    label: (land: string, builtUp: string, floors: string) =>
      `${land} जग्गाको चित्र, त्यसमा घर: ${floors} ${builtUp}`,
  },
  houseCaption: {
    land: (text: string) => `जग्गाको क्षेत्रफल (${text})`,
    builtUpArea: (text: string) => `बिल्ट-अप एरिया (${text})`,
    floors: (count: string) => `कति तला (${count})`,
    garden: 'बगैँचा',
    onGround: (footprint: string) => `बिल्ट-अप एरियालाई तलाको सङ्ख्याले भाग गर्दा भुइँमा करिब ${footprint}।`,
    onlyAreas: 'क्षेत्रफल मात्र नापअनुसार छ: आकार, अनि घर जग्गाको कता छ, थाहा छैन।',
  },
  hallTitle: 'गोदामको चित्र, नापअनुसार',
  clearHeight: 'भित्रको उचाइ',
  dock: (height: string) => `डक ${height}`,
  container: '४० फिटको कन्टेनर, १३.५ फिट अग्लो',
  person: '५ फिट ७ इन्च',
  accessRoad: (width: string) => `गोदामसम्म जाने बाटो ${width} चौडा`,
  section: {
    height: (height: string) => `नापअनुसार, छेउबाट काटिएको चित्र: भित्रको उचाइ ${height}`,
    dock: (height: string) => `डक बाहिरको जमिनभन्दा ${height} माथि`,
    onGround: 'भुइँ बाहिरको जमिनकै सतहमा',
    forSize: 'नाप बुझ्न एउटा कन्टेनर ट्रक र एक जना मानिस',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `यो चित्र यस विवरणबाट बनाइएको हो: ${fields}।`,
    height: (text: string) => `छतको उचाइ (${text})`,
    dock: (text: string) => `डक (${text})`,
    accessRoad: (text: string) => `गोदामसम्म जाने बाटो (${text})`,
    raised: (height: string) => `${height} अग्लो`,
    raisedUsual: (height: string) => `अग्लो, प्रायः हुने ${height} मानेर`,
    atGround: 'जमिनकै सतहमा',
    forSizeOnly: 'गोदामको पूरा लम्बाइ देखाइएको छैन; र्‍याक, ट्रक र मानिस नाप बुझ्न मात्र हुन्।',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} र ${fields.at(-1)}`,
}

/** The words for a feature that a listing has, and for one that it has not. */
export const knownFeatures = {
  garden: { yes: 'बगैँचा', no: 'बगैँचा छैन' },
  garage: { yes: 'ग्यारेज', no: 'ग्यारेज छैन' },
  gatedCommunity: { yes: 'गेट भएको सोसाइटी', no: 'गेट भएको सोसाइटीमा होइन' },
  servantRoom: { yes: 'सहयोगीको कोठा', no: 'सहयोगीको कोठा छैन' },
  swimmingPool: { yes: 'स्विमिङ पुल', no: 'स्विमिङ पुल छैन' },
  waterSupply: { yes: 'पानीको व्यवस्था', no: 'पानीको व्यवस्था छैन' },
  security: { yes: 'सुरक्षा गार्ड', no: 'सुरक्षा गार्ड छैन' },
  fireSafety: { yes: 'आगो निभाउने व्यवस्था', no: 'आगो निभाउने व्यवस्था छैन' },
  isColdStorageAvailable: { yes: 'कोल्ड स्टोरेज', no: 'कोल्ड स्टोरेज छैन' },
  isCornerPlot: { yes: 'कर्नर प्लट', no: 'कर्नर प्लट होइन' },
  boundaryWall: { yes: 'पर्खाल', no: 'पर्खाल छैन' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature with the words that its listing says about it. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`

export const map = {
  drawn: 'हामीले कोरेको, नापअनुसार',
  notShown: (count: string) => `अरू ${count} वटा यहाँ ${count === '१' ? 'देखिँदैन' : 'देखिँदैनन्'}`,
  outside: 'यो ठाउँ हाम्रो नक्साभन्दा बाहिर छ। ठेगाना तल छ।',
  aboutHere: 'यतै कतै: मालिकले चाहनुभएकाले ठ्याक्कै ठाउँ सोधेपछि मात्र भन्छौँ।',
  near: 'वरपर, सिधा नाप्दा',
  station: (name: string) => `${name} स्टेसन`,
  straight: 'दूरी सिधा नापेको हो, बाटो भएर जाँदा बढी पर्छ।',
  km: (km: string) => `${km} किमी`,
  metres: (metres: string) => `${metres} मिटर`,
  frame: (title: string) => `नक्सा: ${title}`,
  none: 'नक्सा छैन',
  coordinates: (text: string) => `नक्सामा ठाउँ: ${text}`,
  outOfReach: 'अहिले नक्सा खोल्न सकिएन। ठेगाना तल लेखिएको छ।',
  open: 'Google Maps-मा खोल्नुहोस्',
}

/** The state's public register of building projects. */
export const rera = {
  title: 'RERA दर्ता नम्बर',
  lookUp: 'rera.wb.gov.in-मा मिलाएर हेर्नुहोस्',
}

export const share = {
  share: 'सेयर',
  copyLink: 'लिङ्क कपी',
  linkCopied: 'लिङ्क कपी भयो।',
  linkNotCopied: (address: string) => `यो लिङ्क कपी गर्नुहोस्: ${address}`,
  onWhatsApp: 'WhatsApp-मा सेयर गर्नुहोस्',
  whatsApp: 'WhatsApp',
  print: 'प्रिन्ट',
}

/** The form in which visitors report a listing that is wrong. */
export const report = {
  open: 'यस पेजमा गल्ती छ? भन्नुहोस्',
  title: 'के गलत छ?',
  close: 'बन्द गर्नुहोस्',
  reason: 'के गलत छ',
  reasons: {
    gone: 'बिक्री वा भाडामा गइसक्यो, वा अब उपलब्ध छैन',
    price: 'मूल्य गलत छ',
    facts: 'विवरण गलत छ',
    pictures: 'फोटो गलत छ',
    fraud: 'ठगीजस्तो लाग्छ',
    other: 'अरू केही',
  },
  words: 'आफ्नै शब्दमा लेख्नुहोस्',
  wordsExample: 'तपाईंले के देख्नुभयो वा सुन्नुभयो',
  phone: 'फोन (नदिए पनि हुन्छ)',
  hint: 'नम्बर केही सोध्नुपर्‍यो भने मात्र चाहिन्छ।',
  leaveEmpty: 'यहाँ केही नलेख्नुहोस्',
  send: 'गुनासो पठाउनुहोस्',
  sending: 'पठाइँदै छ...',
  sent: 'धन्यवाद। हामी हेरेर सच्याउँछौँ।',
  failed: 'पठाउन सकिएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  errors: {
    reason: 'के गलत छ, छान्नुहोस्।',
    words: 'के गलत छ, छोटकरीमा लेख्नुहोस्।',
    phone: '६ देखि १५ अङ्कको फोन नम्बर लेख्नुहोस्।',
    tooMany: 'तपाईंको इन्टरनेट कनेक्सनबाट धेरै गुनासा आइसके। केही बेर पर्खेर फेरि कोसिस गर्नुहोस्।',
  },
}

/** What admins read beside a listing. */
export const staffBox = {
  title: 'कर्मचारीका लागि मात्र',
  company: 'कम्पनी',
  phone: 'फोन',
  unknown: 'दिइएको छैन',
  signInAgain: 'सम्पर्कको विवरण हेर्न स्वीकृत खाताबाट फेरि साइन इन गर्नुहोस्।',
  signIn: 'साइन इन गर्नुहोस्',
  update: 'घरजग्गाको विवरण बदल्नुहोस्',
  delete: 'घरजग्गा मेटाउनुहोस्',
  confirmTitle: 'घरजग्गा मेटाउने',
  confirm: 'यो घरजग्गा साँच्चै मेटाउने हो?',
  cannotBeUndone: (title: string) => `“${title}” फोटोसहित मेटिन्छ। पछि फर्काउन सकिँदैन।`,
  alreadyDeleted: (title: string) => `“${title}” अरू कसैले पहिले नै मेटाइसकेको छ।`,
  cancel: 'रहन दिनुहोस्',
  close: 'बन्द गर्नुहोस्',
  deleteShort: 'मेटाउनुहोस्',
  deleting: 'मेटाइँदै छ...',
  deleteFailed: 'घरजग्गा मेटाउन सकिएन। फेरि कोसिस गर्नुहोस्।',
}

export const lightbox = {
  title: 'फोटो',
  thumbnails: 'साना फोटो',
  carousel: 'फोटो ग्यालरी',
  slide: 'फोटो',
  previous: 'अघिल्लो फोटो',
  next: 'अर्को फोटो',
  close: 'फोटो बन्द गर्नुहोस्',
  position: '{total} मध्ये {index}',
  counter: (number: number, total: number) => `${digits(number)} / ${digits(total)}`,
  shown: (number: number, total: number, picture: string) =>
    `${digits(total)} मध्ये ${digits(number)}: ${picture}`,
  show: (number: number, total: number) => `${digits(total)} मध्ये ${digits(number)} नम्बरको फोटो देखाउनुहोस्`,
}

/** Shown until the enquiry dialog has loaded; `chat` is the first line of its WhatsApp message. */
export const enquiryOpening = {
  loading: 'फारम खुल्दै छ',
  notLoaded: 'फारम खोल्न सकिएन। सिधै WhatsApp-मा सोध्नुहोस्।',
  openWhatsApp: 'WhatsApp खोल्नुहोस्',
  chat: pages.interestedIn,
}

export const enquiry = {
  title: 'यस घरजग्गाबारे सोध्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  name: 'नाम',
  phone: 'फोन',
  email: 'इमेल',
  message: 'सन्देश',
  quickQuestions: 'तयार प्रश्न',
  questions: {
    available: { label: 'अझै उपलब्ध छ?', text: 'के यो घरजग्गा अझै उपलब्ध छ?' },
    visit: { label: 'ठाउँ हेर्नु छ', text: 'म यो घरजग्गा हेर्न चाहन्छु। तपाईंलाई कुन दिन मिल्छ?' },
    papers: { label: 'कागज हेर्नु छ', text: 'कृपया यस घरजग्गाका कागज पठाउनुहोस्।' },
  },
  remember: 'यस फोन वा कम्प्युटरमा मेरो विवरण राख्नुहोस्',
  hint: 'WhatsApp-मा सन्देश लेखिएरै आउँछ, पठाउने बटन मात्र थिच्नुहोस्।',
  send: 'WhatsApp-मा पठाउनुहोस्',
  sending: 'पठाइँदै छ...',
  opened: 'WhatsApp नयाँ ट्याबमा खुल्यो। त्यहाँ पठाउने बटन थिच्नुहोस्।',
  blocked: 'ब्राउजरले नयाँ ट्याब खोल्न दिएन। तपाईंको लेखाइ मेटिएको छैन: यस लिङ्कबाट WhatsApp खोल्नुहोस्।',
  offline: 'इन्टरनेट थिएन। तपाईंको लेखाइ मेटिएको छैन: WhatsApp नखुलेको भए इन्टरनेट आएपछि फेरि पठाउनुहोस्।',
  errors: {
    name: 'नाम लेख्नुहोस्',
    email: 'सही इमेल ठेगाना लेख्नुहोस्',
    phone: 'फोन नम्बर १० अङ्कको हुनुपर्छ',
    message: 'सन्देश लेख्नुहोस्',
  },
  /** The lines of the WhatsApp message to the firm. */
  chat: {
    name: (name: string) => `नाम: ${name}`,
    email: (email: string) => `इमेल: ${email}`,
    phone: (phone: string) => `फोन: ${phone}`,
    message: (message: string) => `सन्देश: ${message}`,
  },
}

/** The wish for a visit in an enquiry, and its line of the WhatsApp message. */
export const enquiryVisit = {
  title: 'ठाउँ हेर्न चाहनुहुन्छ भने',
  which: 'कुन दिन आउन चाहनुहुन्छ?',
  agree: 'समय फोनमा मिलाउँछौँ।',
  whichPart: 'दिनको कुन बेला?',
  weekdays: ['सोम', 'मंगल', 'बुध', 'बिही', 'शुक्र', 'शनि', 'आइत'],
  otherDay: 'अर्को दिन',
  day: 'दिन',
  parts: { morning: 'बिहान', afternoon: 'दिउँसो', evening: 'साँझ' },
  wrongDay: 'आजदेखि ३० दिनभित्रको कुनै दिन छान्नुहोस्।',
  chat: (when: string) => `ठाउँ हेर्नु छ: ${when}`,
  message: 'म यो घरजग्गा हेर्न चाहन्छु।',
  justOpen: 'WhatsApp मात्र खोल्नुहोस्',
  /** Where enquiries are recorded. */
  recorded: 'च्याट नगए पनि फोन गर्न सकौँ भनेर तपाईंको प्रश्नको एउटा कपी हामीसँग रहन्छ।',
}
