import { composedText } from '#contract/languages/composed-text.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { FIRM } from '#contract/firm.ts'
import { pages } from '#contract/languages/bn.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { amountIn, countOf, dayTextIn } from '#contract/languages/numbers.ts'
import { storedIn } from '#contract/languages/stored-words.ts'
import type { Category, CheckName, Jurisdiction } from '#contract/properties/enums.ts'
import type { AllFields, NamesOf } from '#contract/properties/fields.ts'

/* A property: its card, its page, and the enquiry about it. */

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('bn', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('bn', number)
/** A price or a size as the contract writes it in English, in this language. */
const amount = (written: string) => amountIn('bn', written)
/** A day as the English site writes it ('1 Nov 2026'), in this language. */
const day = (written: string) => dayTextIn('bn', written)

/** Translates the words that the server stores, and the prices, sizes and days that are written in English. */
export const words = {
  stored: (word: string) => storedIn('bn', word),
  /** A kind that visitors choose. */
  kind: (word: string) => (word === 'Residential' ? 'বাড়ি ও ফ্ল্যাট' : storedIn('bn', word)),
  /** What a listing is used for. */
  use: (word: string) => (word === 'Industrial' ? 'কারখানা' : storedIn('bn', word)),
  amount,
  day,
}

export const card = {
  price: 'দাম - ',
  contactForPrice: pages.contactForPrice,
  perMonth: pages.perMonth,
  notAvailable: 'লেখা নেই',
  noPicture: 'এখনও ছবি নেই',
  rendered: 'কম্পিউটারে আঁকা ছবি',
  renderedOnCard: 'কম্পিউটারে আঁকা',
  enquire: 'খোঁজ নিন',
  enquireAbout: (title: string) => `খোঁজ নিন: ${title}`,
  bedrooms: (rooms: number) => `${count(rooms)} শোবার ঘর`,
  ceiling: (feet: number) => `${digits(feet)} ফুট উঁচু`,
  bedroomsLabel: 'শোবার ঘর',
  ceilingLabel: 'ছাদের উচ্চতা',
  facingLabel: 'কোন মুখী',
  areaLabel: 'মাপ',
  ownershipLabel: 'মালিকানা',
  rates: {
    sqFt: (price: string) => `প্রতি বর্গফুট ${price}`,
    sqFtBuilt: (price: string) => `প্রতি বর্গফুট ${price}`,
    katha: (price: string) => `প্রতি কাঠা ${price}`,
    kathaWithHouse: (price: string) => `প্রতি কাঠা ${price}`,
  },
  listed: (written: string) => `এসেছে ${day(written)}`,
  confirmed: (written: string) => `এখনও আছে, খোঁজ নিয়েছি ${day(written)}`,
  confirmedOn: (written: string) => `আছে (${day(written)})`,
  visitedOn: (written: string) => `দেখা ${day(written)}`,
  sold: pages.sold,
  rented: pages.rented,
  lowered: 'দাম কমেছে',
  findSimilar: 'এমন আরও খুঁজুন',
}

/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `প্রতি বর্গফুট ${amount(price)}`,
  sqFtBuilt: (price: string) => `প্রতি বর্গফুট (বিল্ট-আপ) ${amount(price)}`,
  katha: (price: string) => `প্রতি কাঠা ${amount(price)}`,
  kathaWithHouse: (price: string) => `প্রতি কাঠা ${amount(price)}, বাড়ি সমেত`,
}

export const detail = {
  priceStory: 'দামের কথা',
  checked: 'আমরা যা যাচাই করেছি',
  costs: 'সব মিলিয়ে কত খরচ',
  pageTitle: (title: string) => `${title} | ${FIRM.productName}`,
  loading: 'সম্পত্তির পাতা খোলা হচ্ছে',
  failedTitle: 'এই সম্পত্তির পাতা খোলা গেল না।',
  failed: 'নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
  breadcrumb: 'আপনি এখানে আছেন',
  allIn: (kind: Category, place: string) => `${place}: সব ${words.stored(kind)}`,
  /** The link of a sold or rented listing: its place may have no other listing. */
  all: (kind: Category) => `সব ${words.stored(kind)}`,
  sold: 'এই সম্পত্তি বিক্রি হয়ে গেছে। তুলনা করার জন্য পাতাটি রাখা আছে।',
  rented: 'এই সম্পত্তি ভাড়া হয়ে গেছে। তুলনা করার জন্য পাতাটি রাখা আছে।',
  unconfirmed: (written: string) =>
    `${day(written)} তারিখের পর আর খোঁজ নেওয়া হয়নি। এতদিনে হয়তো আর নেই: জিজ্ঞাসা করুন, জেনে বলব।`,
  pending: 'অনুমোদন বাকি: এই সম্পত্তি এখনও সবাই দেখতে পান না।',
  gallery: {
    open: (number: number, total: number, alt: string) =>
      `${count(total)}র মধ্যে ${digits(number)} নম্বর ছবি খুলুন: ${alt}`,
    unnamed: (title: string, number: number) => `${title}, ছবি ${digits(number)}`,
    none: 'এখনও ছবি নেই।',
    ask: 'WhatsApp-এ চেয়ে নিন',
    askText: `নমস্কার ${FIRM.productName}, এই সম্পত্তির ছবি পাঠাবেন?`,
    all: (total: number) => (total === 1 ? '১টি ছবি' : `সব ছবি (${count(total)})`),
    loading: 'ছবি খোলা হচ্ছে',
    position: (number: number, total: number) => `${digits(number)}/${digits(total)}`,
  },
  price: {
    lowered: (written: string, before: string) => `দাম কমেছে ${day(written)}, আগে ছিল ${amount(before)}`,
    inr: (figure: string) => pages.rupees(digits(figure)),
    perMonth: pages.perMonth,
    notAvailable: pages.priceNotAvailable,
    onRequest: 'জানতে যোগাযোগ করুন',
  },
  askVisit: 'গিয়ে দেখতে চাই',
  sayNumber: 'ফোনে এই নম্বরটি বলুন।',
  enquireNow: 'খোঁজ নিন',
  call: (phone: string) => `${phone} নম্বরে ফোন করুন`,
  facts: {
    builtUpArea: 'বিল্ট-আপ এরিয়া (দেওয়াল সমেত)',
    carpetArea: 'কার্পেট এরিয়া (দেওয়ালের ভিতরের মাপ)',
    parkingArea: 'পার্কিংয়ের মাপ',
    land: 'জমি',
    plotSize: 'প্লটের মাপ',
    dimension: 'দৈর্ঘ্য ও প্রস্থ',
    facing: 'কোন মুখী',
    roadWidth: 'রাস্তা কত চওড়া',
    accessRoad: 'ঢোকার রাস্তা',
    ceilingHeight: 'ছাদের উচ্চতা',
    loadingDock: 'লোডিং ডক (মাল ওঠানো-নামানোর জায়গা)',
    powerBackup: 'পাওয়ার ব্যাকআপ',
    crane: 'ক্রেন',
    yes: 'আছে',
    none: (feature: string) => `${feature} নেই`,
    flooring: 'মেঝে',
    zone: 'এলাকার ধরন',
    surveyNo: 'দাগ নম্বর',
    bedrooms: 'শোবার ঘর',
    bathrooms: 'বাথরুম',
    floors: 'কত তলা',
    villaType: 'ভিলার ধরন',
    furnishing: 'আসবাব',
    floor: 'কোন ফ্লোর',
    groundFloor: 'নীচতলা',
    parkingPlaces: 'গাড়ি রাখার জায়গা',
    age: 'কত পুরোনো',
    years: (years: string) => `${digits(years)} বছর`,
    possession: 'কবে হাতে পাবেন',
    ready: (kind: Category) => (kind === 'Plot' ? 'এখনই' : 'এখনই ওঠা যায়'),
    price: 'দাম',
    negotiable: 'দরদাম করা যায়',
    ownership: 'মালিকানা',
    use: 'ব্যবহার',
    type: 'ধরন',
    listed: 'তালিকায় এসেছে',
    katha: 'পশ্চিমবঙ্গের ১ কাঠা = ৭২০ বর্গফুট',
    feet: (feet: string) => `${digits(feet)} ফুট`,
    bedroomsWithBhk: (rooms: number, bhk: string) => `${digits(rooms)} (${digits(bhk)})`,
  },
  description: 'বর্ণনা',
  compose: (property: Property, near: readonly NearThing[]) => composedText('bn', property, near),
  noDescription: 'বর্ণনা দেওয়া হয়নি।',
  asWritten: { en: 'ইংরেজিতে, যেমন লেখা হয়েছে', other: 'যেমন লেখা হয়েছে' },
  wholeText: 'পুরোটা পড়ুন',
  features: 'খুঁটিনাটি',
  where: 'কোথায়',
  similar: 'এমন আরও সম্পত্তি',
  stillOnOffer: 'যা এখনও পাওয়া যাচ্ছে',
}

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const costs = {
  toOwn: 'কিনতে যা লাগে',
  price: 'দাম',
  stampDuty: 'স্ট্যাম্প ডিউটি',
  registration: 'রেজিস্ট্রি',
  inAll: 'মোট দিতে হবে',
  percent: (percent: string) => `${digits(percent)}%`,
  or: ' বা ',
  places: {
    corporation: 'কর্পোরেশন',
    municipality: 'পুরসভা',
    panchayat: 'পঞ্চায়েত',
  } satisfies Record<Jurisdiction, string>,
  town: 'শহর',
  unknown: 'কর্পোরেশন বা পুরসভার চেয়ে পঞ্চায়েতে ডিউটি কম। এটি কার এলাকায়, এখনও জানা বাকি, তাই দুটোই রইল।',
  governmentValue: 'সরকারি মূল্য',
  governmentHint: 'রাজ্য সরকার এই সম্পত্তির যে মূল্য ধরে, জানা থাকলে লিখুন। খালি থাকলে দামই ধরা হয়।',
  amountInvalid: 'একটি অঙ্ক লিখুন, যেমন ৮০০০০০০ বা ৮০ লাখ।',
  estimate: (since: string) =>
    `এটি মোটামুটি হিসাব। দাম আর সরকারি মূল্যের মধ্যে যেটি বেশি, তার উপর ${day(since)} থেকে চালু পশ্চিমবঙ্গের হারে ডিউটি আর রেজিস্ট্রি ধরা হয়েছে। উকিল আর ব্যাঙ্কের খরচ এতে নেই।`,
  source: 'হারের উৎস',
  withLoan: 'লোন নিলে',
  loanAmount: 'লোনের অঙ্ক',
  rate: 'সুদের হার',
  rateUnit: 'বছরে %',
  years: 'বছর',
  within: (least: number, most: number) => `${digits(least)} থেকে ${digits(most)}-এর মধ্যে একটি সংখ্যা লিখুন।`,
  instalment: 'মাসিক কিস্তি',
  interest: 'মোট সুদ',
  paidBack: 'ব্যাঙ্কে আসল ফেরত',
  interestPart: 'সুদ',
  yearsSpan: (years: number) => (years === 1 ? `বছর ${digits(1)}` : `বছর ${digits(1)} থেকে ${digits(years)}`),
  overTerm: (years: number, months: number, paidBack: string, interest: string) =>
    `${months === 0 ? `${digits(years)} বছরে` : `${digits(years)} বছর ${digits(months)} মাসে`} ব্যাঙ্ককে দেবেন আসল ${paidBack}, আর সুদ ${interest}।`,
  deposit: 'ডিপোজিট',
  depositNote: 'শেষে ফেরত পাওয়া যায়',
  depositUnknown: 'ডিপোজিট কত, আমাদের জিজ্ঞাসা করুন। এটি মোটামুটি হিসাব: জিএসটি, বিদ্যুৎ, জল আর দেখভালের খরচ আলাদা।',
  firstPayment: 'প্রথমবার দিতে হবে',
  firstPaymentNote: 'ডিপোজিট আর প্রথম মাসের ভাড়া',
  year: 'এক বছরে মোট',
  yearNote: 'বারো মাসের ভাড়া, ডিপোজিট বাদে',
  rentEstimate: 'এটি মোটামুটি হিসাব: জিএসটি, বিদ্যুৎ, জল আর দেখভালের খরচ আলাদা।',
}

export const priceStory = {
  listed: 'তালিকায় এসেছে',
  lowered: 'কমেছে',
  raised: 'বেড়েছে',
  onRequest: 'দাম জানতে যোগাযোগ করুন',
  now: 'এখন',
  days: (days: number) =>
    ['আজই তালিকায় এসেছে।', 'গতকাল তালিকায় এসেছে।'][days] ?? `${digits(days)} দিন ধরে তালিকায় আছে।`,
  beside: (found: string, range: string, count: string) => `${found}: ${range} (${count}টি সম্পত্তি)`,
  range: (low: string, high: string) => `${low} থেকে ${high}`,
  per: { katha: (range: string) => `প্রতি কাঠা ${range}`, sqFtBuilt: (range: string) => `প্রতি বর্গফুট ${range}` },
  own: (price: string) => `এটি: ${price}`,
  besideNote: 'আজ মালিকেরা যে দাম চাইছেন, যে দামে বিক্রি হয় তা নয়।',
}

/** What staff have seen, at a glance. */
export const seals = {
  visited: (written: string) => `জায়গা দেখা হয়েছে ${day(written)}`,
  deed: 'দলিল দেখা',
  yearsAgo: (years: number | string) =>
    years === 1 ? 'এক বছরের বেশি আগে' : `${digits(years)} বছরের বেশি আগে`,
}

export const walk = {
  title: 'ঘুরে দেখুন',
  number: (number: number) => digits(number),
  places: {
    front: 'সামনের দিক',
    living: 'বসার ঘর',
    kitchen: 'রান্নাঘর',
    bedroom: 'শোবার ঘর',
    bath: 'বাথরুম',
    garden: 'বাগান',
    road: 'রাস্তা',
    above: 'উপর থেকে দেখা',
  },
}

export const checks = {
  intro: 'পাশে লেখা তারিখে আমাদের কর্মীরা এগুলি দেখেছেন। টাকা দেওয়ার আগে নিজের উকিলকে দিয়ে কাগজ পড়িয়ে নিন।',
  introNone: 'আমাদের কর্মীরা এখনও জায়গাটি বা কাগজপত্র দেখেননি। টাকা দেওয়ার আগে নিজের উকিলকে দিয়ে কাগজ পড়িয়ে নিন।',
  names: {
    siteVisited: 'জায়গায় গিয়ে দেখা',
    titleDeedSeen: 'দলিল দেখা',
    mutationMatched: 'মিউটেশন আর খতিয়ান (পর্চা) মেলানো',
    taxReceiptSeen: 'ট্যাক্সের রসিদ দেখা',
    encumbranceSearched: 'জমির উপর দায় (বন্ধক, মামলা) আছে কি না দেখা',
    conversionSeen: 'কনভার্সনের (জমির চরিত্র বদল) কাগজ দেখা',
    powerOfAttorneySeen: 'আমমোক্তারনামা (পাওয়ার অফ অ্যাটর্নি) দেখা',
  } satisfies Record<CheckName, string>,
  short: {
    siteVisited: 'জায়গা',
    titleDeedSeen: 'দলিল',
    mutationMatched: 'মিউটেশন আর খতিয়ান',
    taxReceiptSeen: 'ট্যাক্সের রসিদ',
    encumbranceSearched: 'দায় (বন্ধক, মামলা)',
    conversionSeen: 'কনভার্সন',
    powerOfAttorneySeen: 'আমমোক্তারনামা',
  } satisfies Record<CheckName, string>,
  notYet: (names: string) => `এখনও দেখা হয়নি: ${names}`,
  ask: 'আমাদের যাচাই করতে বলুন',
  askText: `নমস্কার ${FIRM.productName}, এই সম্পত্তির জায়গা আর কাগজপত্র যাচাই করে দেখবেন?`,
}

/** What the drawings of a plot, of a house and of a hall say. Sizes come as they are written elsewhere: '৭ কাঠা', '৬০ ফুট'. */
export const drawings = {
  plotTitle: 'প্লটের নকশা, মাপ মিলিয়ে আঁকা',
  plotTitleUnscaled: 'প্লটের নকশা, মাপ মিলিয়ে নয়',
  feet: (feet: string) => `${digits(feet)} ফুট`,
  road: 'রাস্তা',
  roadOf: (width: string) => `${width} রাস্তা`,
  north: 'উত্তর',
  notToScale: 'মাপ মিলিয়ে নয়',
  plan: {
    toScale: (frontage: string, depth: string) => `মাপ মিলিয়ে আঁকা নকশা: ${frontage} × ${depth}`,
    notToScale: (size: string) => `প্লটের মোটামুটি নকশা, মাপ মিলিয়ে নয়: ${size}`,
    facing: (facing: string) => `${facing}মুখী`,
    road: (width: string) => `রাস্তা ${width} চওড়া`,
    roads: (directions: string) => `রাস্তা ${directions} দিকে`,
    second: 'এক পাশ দিয়ে আরেকটি রাস্তা',
  },
  plotCaption: {
    drawnFrom: (fields: string) => `যা লেখা আছে, তা থেকে আঁকা: ${fields}।`,
    dimension: (text: string) => `দৈর্ঘ্য ও প্রস্থ (${text})`,
    size: (text: string) => `মাপ (${text})`,
    facing: (text: string) => `${text}মুখী`,
    roadWidth: (text: string) => `রাস্তা ${text} চওড়া`,
    northUp: 'উপরের দিক উত্তর।',
    corner: 'এক পাশ দিয়ে আরেকটি রাস্তা গেছে; কোন পাশ দিয়ে, জানা নেই।',
    cornerOf: (directions: string) => `দুই দিকে রাস্তা (${directions})।`,
    cornerUnplaced: 'দুই দিকে রাস্তা; কোন কোন দিকে, জানা নেই।',
    oneRoadWidth: (width: string) => `শুধু একটি রাস্তার মাপ লেখা আছে (${width} চওড়া); কোন রাস্তার, নকশায় তা নেই।`,
    frontUnknown: 'কোন দিক সামনে, জানা নেই।',
    shapeUnknown: 'প্লটের আকৃতি জানা নেই।',
  },
  houseTitle: 'জমি আর বাড়ির নকশা',
  house: {
    house: 'বাড়ি',
    floors: (count: string, isOne: boolean) => (isOne ? `${count} তলায়` : `${count} তলা মিলিয়ে`),
    car: (length: string) => `${length}ের গাড়ি`,
    label: (land: string, builtUp: string, floors: string) =>
      `${land} জমির নকশা, তাতে বাড়ি: ${floors} ${builtUp}`,
  },
  houseCaption: {
    land: (text: string) => `জমির মাপ (${text})`,
    builtUpArea: (text: string) => `বিল্ট-আপ এরিয়া (${text})`,
    floors: (count: string) => `কত তলা (${count})`,
    garden: 'বাগান',
    onGround: (footprint: string) => `বিল্ট-আপ এরিয়াকে তলার সংখ্যা দিয়ে ভাগ করলে মাটিতে প্রায় ${footprint}।`,
    onlyAreas: 'শুধু জায়গার পরিমাণ মাপ মিলিয়ে আঁকা; আকৃতি, আর বাড়ি জমির কোন দিকে, জানা নেই।',
  },
  hallTitle: 'গুদামের নকশা, মাপ মিলিয়ে আঁকা',
  clearHeight: 'ভিতরের উচ্চতা',
  dock: (height: string) => `ডক ${height}`,
  container: '৪০ ফুটের কন্টেনার, ১৩.৫ ফুট উঁচু',
  person: '৫ ফুট ৭ ইঞ্চি',
  accessRoad: (width: string) => `ঢোকার রাস্তা ${width} চওড়া`,
  section: {
    height: (height: string) => `মাপ মিলিয়ে আঁকা পাশের নকশা: ভিতরের উচ্চতা ${height}`,
    dock: (height: string) => `ডক বাইরের মাটি থেকে ${height} উঁচু`,
    onGround: 'মেঝে বাইরের মাটির সমান',
    forSize: 'মাপ বোঝাতে একটি কন্টেনার ট্রাক আর একজন মানুষ',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `যা লেখা আছে, তা থেকে আঁকা: ${fields}।`,
    height: (text: string) => `ছাদের উচ্চতা (${text})`,
    dock: (text: string) => `ডক (${text})`,
    accessRoad: (text: string) => `ঢোকার রাস্তা (${text})`,
    raised: (height: string) => `${height} উঁচু`,
    raisedUsual: (height: string) => `উঁচু, সাধারণ মাপ ${height} ধরে আঁকা`,
    atGround: 'মাটির সমান',
    forSizeOnly: 'গুদামের পুরো দৈর্ঘ্য আঁকা হয়নি; তাক, ট্রাক আর মানুষ শুধু মাপ বোঝাতে।',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} আর ${fields.at(-1)}`,
}

/** The words for a feature that a listing has, and for one that it has not. */
export const knownFeatures = {
  garden: { yes: 'বাগান', no: 'বাগান নেই' },
  garage: { yes: 'গ্যারেজ', no: 'গ্যারেজ নেই' },
  gatedCommunity: { yes: 'গেটেড আবাসন', no: 'গেটেড আবাসনে নয়' },
  servantRoom: { yes: 'গৃহসহায়কের ঘর', no: 'গৃহসহায়কের ঘর নেই' },
  swimmingPool: { yes: 'সুইমিং পুল', no: 'সুইমিং পুল নেই' },
  waterSupply: { yes: 'জলের ব্যবস্থা', no: 'জলের ব্যবস্থা নেই' },
  security: { yes: 'নিরাপত্তারক্ষী', no: 'নিরাপত্তারক্ষী নেই' },
  fireSafety: { yes: 'আগুন নেভানোর ব্যবস্থা', no: 'আগুন নেভানোর ব্যবস্থা নেই' },
  isColdStorageAvailable: { yes: 'কোল্ড স্টোরেজ', no: 'কোল্ড স্টোরেজ নেই' },
  isCornerPlot: { yes: 'কর্নার প্লট', no: 'কর্নার প্লট নয়' },
  boundaryWall: { yes: 'পাঁচিল', no: 'পাঁচিল নেই' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature with the words that its listing says about it. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`

export const map = {
  drawn: 'আমাদের আঁকা, মাপ মিলিয়ে',
  notShown: (count: string) => `আরও ${count}টি ম্যাপে নেই`,
  outside: 'এই জায়গাটি আমাদের ম্যাপের বাইরে। ঠিকানা নীচে লেখা আছে।',
  aboutHere: 'মোটামুটি এখানে। মালিকের ইচ্ছায় ঠিক জায়গাটি শুধু জিজ্ঞাসা করলে জানাই।',
  near: 'কাছাকাছি, সোজা মাপলে',
  station: (name: string) => `${name} স্টেশন`,
  straight: 'ম্যাপে সোজা মাপা। রাস্তা ধরে গেলে আরও বেশি।',
  km: (km: string) => `${km} কিমি`,
  metres: (metres: string) => `${metres} মিটার`,
  frame: (title: string) => `ম্যাপ: ${title}`,
  none: 'ম্যাপ নেই',
  coordinates: (text: string) => `ম্যাপে অবস্থান: ${text}`,
  outOfReach: 'এখন ম্যাপ খোলা যাচ্ছে না। ঠিকানা নীচে লেখা আছে।',
  open: 'Google Maps-এ খুলুন',
}

/** The state's public register of building projects. */
export const rera = {
  title: 'RERA রেজিস্ট্রেশন নম্বর',
  lookUp: 'rera.wb.gov.in-এ মিলিয়ে দেখুন',
}

export const share = {
  share: 'শেয়ার',
  copyLink: 'লিঙ্ক কপি',
  linkCopied: 'লিঙ্ক কপি হয়েছে।',
  linkNotCopied: (address: string) => `এই লিঙ্ক কপি করুন: ${address}`,
  onWhatsApp: 'WhatsApp-এ শেয়ার করুন',
  whatsApp: 'WhatsApp',
  print: 'প্রিন্ট',
}

/** The form in which visitors report a listing that is wrong. */
export const report = {
  open: 'এই পাতায় ভুল আছে? জানান',
  title: 'কী ভুল আছে?',
  close: 'বন্ধ করুন',
  reason: 'কী ভুল আছে',
  reasons: {
    gone: 'বিক্রি বা ভাড়া হয়ে গেছে, বা আর নেই',
    price: 'দাম ভুল',
    facts: 'তথ্য ভুল',
    pictures: 'ছবি ভুল',
    fraud: 'ঠকানোর চেষ্টা মনে হচ্ছে',
    other: 'অন্য কিছু',
  },
  words: 'নিজের মতো করে লিখুন',
  wordsExample: 'কী দেখেছেন বা শুনেছেন',
  phone: 'ফোন (না দিলেও চলে)',
  hint: 'এই অভিযোগ নিয়ে কিছু জানার থাকলে তবেই আপনার নম্বরে ফোন করব।',
  leaveEmpty: 'এখানে কিছু লিখবেন না',
  send: 'অভিযোগ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  sent: 'ধন্যবাদ। আমরা দেখে ঠিক করে দেব।',
  failed: 'পাঠানো গেল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  errors: {
    reason: 'কী ভুল, তা বেছে নিন।',
    words: 'কী ভুল, অল্প কথায় লিখুন।',
    phone: '৬ থেকে ১৫ অঙ্কের ফোন নম্বর লিখুন।',
    tooMany: 'এই নেটওয়ার্ক থেকে অনেক অভিযোগ এসেছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  },
}

/** What admins read beside a listing. */
export const staffBox = {
  title: 'শুধু কর্মীদের জন্য',
  company: 'প্রতিষ্ঠান',
  phone: 'ফোন',
  unknown: 'দেওয়া নেই',
  signInAgain: 'যোগাযোগের তথ্য দেখতে অনুমোদিত অ্যাকাউন্ট দিয়ে আবার লগ ইন করুন।',
  signIn: 'লগ ইন করুন',
  update: 'সম্পত্তির তথ্য বদলান',
  delete: 'সম্পত্তি মুছুন',
  confirmTitle: 'সম্পত্তি মোছা',
  confirm: 'এই সম্পত্তি সত্যিই মুছতে চান?',
  cannotBeUndone: (title: string) => `“${title}” ছবি সমেত মুছে যাবে। আর ফেরানো যাবে না।`,
  alreadyDeleted: (title: string) => `“${title}” আগেই অন্য কেউ মুছে দিয়েছেন।`,
  cancel: 'বাতিল করুন',
  close: 'বন্ধ করুন',
  deleteShort: 'মুছুন',
  deleting: 'মোছা হচ্ছে...',
  deleteFailed: 'সম্পত্তি মোছা গেল না। আবার চেষ্টা করুন।',
}

export const lightbox = {
  title: 'ছবি',
  thumbnails: 'ছোট ছবি',
  carousel: 'ছবির সারি',
  slide: 'ছবি',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  close: 'ছবি বন্ধ করুন',
  position: '{total}টির মধ্যে {index}',
  counter: (number: number, total: number) => `${digits(number)} / ${digits(total)}`,
  shown: (number: number, total: number, picture: string) =>
    `${count(total)}র মধ্যে ${digits(number)} নম্বর: ${picture}`,
  show: (number: number, total: number) => `${count(total)}র মধ্যে ${digits(number)} নম্বর ছবি দেখান`,
}

/** Shown until the enquiry dialog has loaded; `chat` is the first line of its WhatsApp message. */
export const enquiryOpening = {
  loading: 'খোঁজ নেওয়ার ফর্ম খোলা হচ্ছে',
  notLoaded: 'খোঁজ নেওয়ার ফর্ম খোলা গেল না। তবে WhatsApp-এ জিজ্ঞাসা করতে পারেন।',
  openWhatsApp: 'WhatsApp খুলুন',
  chat: pages.interestedIn,
}

export const enquiry = {
  title: 'এই সম্পত্তি নিয়ে জিজ্ঞাসা করুন',
  close: 'বন্ধ করুন',
  name: 'নাম',
  phone: 'ফোন',
  email: 'ইমেল',
  message: 'মেসেজ',
  quickQuestions: 'চটজলদি প্রশ্ন',
  questions: {
    available: { label: 'এখনও আছে?', text: 'এই সম্পত্তিটি কি এখনও আছে?' },
    visit: { label: 'দেখতে চাই', text: 'এই সম্পত্তিটি গিয়ে দেখতে চাই। কোন দিন আপনাদের সুবিধা হবে?' },
    papers: { label: 'কাগজ চাই', text: 'এই সম্পত্তির কাগজপত্র একটু পাঠাবেন?' },
  },
  remember: 'এই ফোনে বা কম্পিউটারে আমার তথ্য রেখে দিন',
  hint: 'WhatsApp-এ কথা লেখাই থাকবে, শুধু পাঠান টিপুন।',
  send: 'WhatsApp-এ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  opened: 'নতুন ট্যাবে WhatsApp খুলেছে। সেখানে পাঠানোর বোতাম টিপুন।',
  blocked: 'ব্রাউজার নতুন ট্যাব খুলতে দেয়নি। আপনার লেখা রাখা আছে: এই লিঙ্ক থেকে WhatsApp খুলুন।',
  offline: 'নেট ছিল না। আপনার লেখা রাখা আছে: WhatsApp না খুলে থাকলে নেট ফিরলে আবার পাঠান।',
  errors: {
    name: 'নাম লিখুন',
    email: 'ইমেল ঠিকানা ঠিক করে লিখুন',
    phone: '১০ অঙ্কের ফোন নম্বর লিখুন',
    message: 'মেসেজ লিখুন',
  },
  /** The lines of the WhatsApp message to the firm. */
  chat: {
    name: (name: string) => `নাম: ${name}`,
    email: (email: string) => `ইমেল: ${email}`,
    phone: (phone: string) => `ফোন: ${phone}`,
    message: (message: string) => `মেসেজ: ${message}`,
  },
}

/** The wish for a visit in an enquiry, and its line of the WhatsApp message. */
export const enquiryVisit = {
  title: 'গিয়ে দেখতে চাইলে',
  which: 'কোন দিন আসতে চান?',
  agree: 'সময়টা ফোনে ঠিক করে নেব।',
  whichPart: 'দিনের কোন সময়ে?',
  weekdays: ['সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি', 'রবি'],
  otherDay: 'অন্য দিন',
  day: 'দিন',
  parts: { morning: 'সকাল', afternoon: 'দুপুর', evening: 'বিকেল' },
  wrongDay: 'আজ থেকে ৩০ দিনের মধ্যে একটি দিন বেছে নিন।',
  chat: (when: string) => `দেখতে চাই: ${when}`,
  message: 'এই সম্পত্তিটি গিয়ে দেখতে চাই।',
  justOpen: 'শুধু WhatsApp খুলুন',
  /** Where enquiries are recorded. */
  recorded: 'আপনার জিজ্ঞাসার একটি কপি আমাদের কাছে থাকে, যাতে চ্যাট পাঠানো না হলেও ফোন করতে পারি।',
}
