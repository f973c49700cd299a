import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { pages } from '#contract/languages/bn.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { FEATURE_NAMES } from '#contract/languages/feature-names.ts'
import { foundSentenceIn, propertiesFoundIn } from '#contract/languages/found-sentence.ts'
import { amountIn, countOf } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { amidPlaceIn } from '#contract/languages/places.ts'
import type { foundSentence } from '#contract/list/found-sentence.ts'

/* The list of properties, its filters, and what it says when nothing is found. */

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('bn', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('bn', number)
/** A price or a size as the contract writes it in English, in this language. */
const amount = (written: string) => amountIn('bn', written)

export const area = {
  beside: 'পাশের এলাকা',
  stop: '।',
  withFilters: 'ফিল্টার করে দেখুন',
  trail: 'আপনি এখানে আছেন',
  nothing: 'আজ এখানে কিছু নেই।',
  nearest: 'এগুলি সবচেয়ে কাছাকাছি।',
  where: 'কোথায়',
  plots: 'প্লটের দাম, প্রতি কাঠা',
  asked: 'আজ মালিকেরা যে দাম চাইছেন, যে দামে বিক্রি হয় তা নয়।',
}

/** New results of a search by mail, and the page of those mails. */
export const alerts = {
  title: 'নতুন এলে জানান',
  lead: 'ইমেলে পাবেন শুধু এই খোঁজের খবর: নতুন কী এল, দাম কোথায় কমল। একবার টিপলেই বন্ধ।',
  email: 'ইমেল',
  howOften: 'কখন জানাব',
  often: { once: 'সঙ্গে সঙ্গে', daily: 'দিনে একবার', weekly: 'সপ্তাহে একবার' },
  tellMe: 'জানান',
  sending: 'পাঠানো হচ্ছে...',
  sent: 'আপনাকে একটি লিঙ্ক মেল করেছি: খুলে বোতাম টিপলেই শুরু।',
  emailInvalid: 'ইমেল ঠিকানা ঠিক করে লিখুন',
  tooMany: 'এই নেটওয়ার্ক থেকে অনেকবার চাওয়া হয়েছে। কাল আবার চেষ্টা করুন।',
  full: 'এখন আর নতুন কাউকে নিতে পারছি না। একই খবর ফিডেও পাবেন।',
  failed: 'হল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  feed: 'ফিড হিসেবে',
  moreAbout: (place: string) => `${place} সম্পর্কে আরও`,
  leaveEmpty: 'এখানে কিছু লিখবেন না',
  pageTitle: 'ইমেলে নতুন সম্পত্তির খবর',
  waiting: 'নতুন এলে জানাব?',
  waitingText: 'বোতাম টিপলেই শুরু: এমন নতুন কিছু এলে মেল করব।',
  begin: 'হ্যাঁ, জানান',
  on: 'নতুন এলে আপনাকে জানাচ্ছি',
  onText: 'এমন নতুন কিছু এলেই মেল করি।',
  ending: 'এখনও খুঁজছেন?',
  endingText: 'জানাতে বলেছিলেন, তার এক বছর হল। বোতাম টিপলে চলতে থাকবে, নইলে শিগগিরই বন্ধ হবে।',
  goOn: 'হ্যাঁ, এখনও খুঁজছি',
  done: 'শুরু হল: নতুন কিছু এলেই মেল করব।',
  end: 'এই মেল বন্ধ করুন',
  ended: 'আর মেল আসবে না',
  endedText: 'বন্ধ হয়েছে, আপনার ঠিকানাও মুছে দেওয়া হয়েছে।',
  gone: 'এই খোঁজ আর নেই',
  goneText: 'এটি বন্ধ হয়েছে, অথবা দুই দিনের মধ্যে নিশ্চিত করা হয়নি। এর কোনো মেল আসবে না।',
  see: 'এখন কী আছে দেখুন',
}

export const list = {
  pageTitle: pages.listTitle,
  description: pages.listDescription,
  title: `${nameOf('bn', FIRM.city)} ও আশেপাশের সম্পত্তি`,
  lead: 'গুদাম, প্লট, ভিলা আর বাড়ি। দাম লেখা আছে, মাপও লেখা দুই এককে।',
  explorePlots: 'প্লট দেখুন',
  allProperties: 'সব সম্পত্তি',
  slides: '৩টি ছবি',
  slide: (number: number) => `ছবি ${digits(number)}`,
  slideAlt: [
    'সন্ধ্যার আলোয় একসারি ভিলা, পিছনে পাহাড়',
    'চা-বাগান আর নদীর মাঝে সীমানা দেওয়া প্লট, উপর থেকে দেখা',
    'ভোরবেলা ডক আর ট্রাক সমেত গুদামের সারি',
  ],
  loading: 'সম্পত্তির তালিকা খোলা হচ্ছে',
  loadingMore: 'আরও সম্পত্তি আসছে',
  count: (total: string) => propertiesFoundIn('bn', total),
  views: { map: 'ম্যাপ', list: 'তালিকা' },
  sortBy: 'সাজান',
  sorts: {
    newest: 'নতুন আগে',
    'price-asc': 'কম দাম আগে',
    'price-desc': 'বেশি দাম আগে',
    'area-desc': 'বড় মাপ আগে',
    best: 'বেশি মিল আগে',
  },
  showMore: 'আরও দেখান',
  moreFailed: 'বাকি সম্পত্তিগুলি দেখানো গেল না।',
  emptyTitle: 'কোনো সম্পত্তি পাওয়া গেল না',
  emptySentences: ['দুঃখিত, আপনি যেমন খুঁজছেন তেমন কিছু এখন নেই।', 'ফিল্টার বা খোঁজার শব্দ একটু বদলে দেখুন।'],
  clearAll: 'সব সরান',
  failed: 'তালিকা আনা গেল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  tooMany: 'এই নেটওয়ার্ক থেকে এইমাত্র অনেক খোঁজ এসেছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
  more: (shown: number, total: string) => `${count(total)}র মধ্যে ${count(shown)} দেখছেন`,
  /** 'শিলিগুড়িতে বিক্রির জন্য ৭টি ভিলা'. */
  found: (...found: Parameters<typeof foundSentence>) => foundSentenceIn('bn', ...found),
  selling: {
    tellUs: 'WhatsApp-এ জানান',
    land: { question: 'জমি বেচবেন?', text: `নমস্কার ${FIRM.productName}, আমি জমি বেচতে চাই।` },
    property: { question: 'সম্পত্তি বেচবেন?', text: `নমস্কার ${FIRM.productName}, আমি একটি সম্পত্তি বেচতে চাই।` },
  },
}

export const filters = {
  title: 'ফিল্টার',
  all: 'সব ফিল্টার',
  open: (chosen: number) => (chosen === 0 ? 'ফিল্টার' : `ফিল্টার (${count(chosen)})`),
  kinds: 'সম্পত্তির ধরন',
  everyKind: 'সব',
}

/** The chosen filters, as their chips say them, and how the search text was read. */
export const activeFilters = {
  deals: { sale: 'বিক্রি', rent: 'ভাড়া', lease: 'লিজ' },
  priceNotUnderstood: (text: string) =>
    `“${text}” থেকে বাজেট বোঝা গেল না, তাই সব দাম দেখানো হচ্ছে। “৫০ লাখ” বা “২০-৪০ লাখ”, এভাবে লিখুন।`,
  priceInLakh: (text: string, budget: string) => `“${text}” লাখে ধরা হয়েছে: ${amount(budget)}।`,
  showing: (meant: string) => `“${meant}” ধরে খোঁজা হয়েছে।`,
  searchAsTyped: (typed: string) => `“${typed}” দিয়েই খুঁজুন`,
  asTyped: (typed: string) => `“${typed}” যেমন লিখেছেন, তেমনই খোঁজা হচ্ছে।`,
  unfiltered: (text: string) => `“${text}” ধরে বাছাই করার ব্যবস্থা নেই, তাই সেটুকু বাদ দিয়ে খোঁজা হয়েছে।`,
  absent: (text: string) => `কোনো সম্পত্তির বর্ণনায় “${text}” নেই, তাই সেটুকু বাদ দিয়ে দেখানো হচ্ছে।`,
  notIn: (place: string) => `${place} বাদে`,
  near: (place: string, around: string) => `${place} ও কাছাকাছি: ${around}`,
  ordered: (text: string, order: string) => `“${text}” অনুযায়ী সাজানো: ${order}।`,
  readAgain: 'মানে বুঝে নিয়ে খুঁজুন',
  bedroomsCount: (rooms: string) => `${count(rooms)} শোবার ঘর`,
  bathroomsCount: (rooms: string) => `${count(rooms)} বাথরুম`,
  floor: (number: string) => (number === '0' ? 'নীচতলা' : `${digits(number)} নম্বর ফ্লোর`),
  parkingFor: (cars: string) => `${count(cars)} গাড়ি রাখার জায়গা`,
  ageUpTo: (years: string) => `${digits(years)} বছরের বেশি পুরোনো নয়`,
  ageFrom: (years: string) => `অন্তত ${digits(years)} বছরের পুরোনো`,
  ready: 'এখনই ওঠা যায়',
  readyBy: (month: string) => `${month}-এর মধ্যে তৈরি`,
  facing: (direction: string) => `${direction}মুখী`,
  roadFrom: (feet: string) => `রাস্তা অন্তত ${digits(feet)} ফুট`,
  heightFrom: (feet: string) => `ছাদের উচ্চতা অন্তত ${digits(feet)} ফুট`,
  features: FEATURE_NAMES.bn,
  onMap: {
    box: 'ম্যাপের এই অংশে',
    outline: 'আপনার আঁকা সীমার ভিতরে',
    some: 'ম্যাপে দেখানো আছে',
    none: 'ম্যাপে দেখানো নেই',
  },
  remove: (filter: string) => `সরান: ${filter}`,
  moreChips: (count: string) => `আরও ${digits(count)}টি ফিল্টার দেখান`,
  upTo: (price: string) => `${amount(price)} পর্যন্ত`,
  atLeast: (price: string) => `${amount(price)} থেকে`,
  between: (from: string, to: string) => `${amount(from)} থেকে ${amount(to)}`,
  areaAtLeast: (area: string) => `অন্তত ${area}`,
  areaAtMost: (area: string) => `${area} পর্যন্ত`,
  giveOrTake: (area: string) => `${area}, ১০% কম-বেশি`,
}

/** What only the map of the results says; it loads with it. */
export const resultsMap = {
  label: 'ম্যাপে ফলাফল',
  more: 'এগুলি সবচেয়ে নতুন ১,০০০টি: ম্যাপ বড় করে খুঁজুন, বা ফিল্টার লাগান।',
  searchArea: 'এই এলাকায় খুঁজুন',
  draw: 'সীমা আঁকুন',
  drawing: 'এবার ঘিরে দাগ টানুন',
  drawHow: 'ঘিরে দাগ টানুন, বা কোণগুলিতে টিপুন। কিবোর্ডে: তীরচিহ্ন ও Enter; ছাড়তে Escape।',
  corners: (number: number) => `${count(number)} কোণ`,
  drawDone: 'এর ভিতরে খুঁজুন',
  clear: 'মুছুন',
  perMonth: '/মাস',
  nearMe: 'আমার কাছাকাছি',
  notFound: 'আপনি কোথায় আছেন, ফোন থেকে জানা গেল না।',
  zoomIn: 'বড় করুন',
  zoomOut: 'ছোট করুন',
  close: 'কার্ড বন্ধ করুন',
  pins: 'তালিকা হিসেবে দেখুন',
  failed: 'ম্যাপ খোলা গেল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  ask: 'খোঁজ নিন',
  shown: (count: string) => `ম্যাপে ${count}টি`,
  inSight: (seen: string, all: string) => `${all}টির মধ্যে ${seen}টি এখানে`,
  showAll: 'একটিও দেখা যাচ্ছে না: সব দেখান',
  unplaced: (count: string) => `আর ${count}টি ম্যাপে নেই`,
}

/** What only the panel of filters says; it loads after the list. */
export const filterPanel = {
  close: 'ফিল্টার বন্ধ করুন',
  show: (found: string) => `${found} দেখান`,
  search: 'কী খুঁজছেন',
  searchExample: 'কর্নার প্লট, গুদাম …',
  type: 'ধরন',
  deal: 'বিক্রি না ভাড়া',
  budget: 'বাজেট',
  from: 'সবচেয়ে কম',
  to: 'সবচেয়ে বেশি',
  any: 'যে কোনো',
  area: 'মাপ',
  unit: 'একক',
  areaIs: (typed: string, sqFt: string) => `${amount(typed)} = ${amount(sqFt)}`,
  areaNotUnderstood: 'একটি সংখ্যা লিখুন, যেমন ৩।',
  amountNotUnderstood: 'একটি টাকার অঙ্ক লিখুন, যেমন ৪০ লাখ বা ১৫,০০০।',
  usualAmounts: (bound: string) => `${bound}: প্রচলিত অঙ্ক`,
  location: 'এলাকা',
  locationExample: nameOf('bn', localityAt(0)),
  bedrooms: 'শোবার ঘর',
  more: 'আরও ফিল্টার',
  bathrooms: 'বাথরুম',
  villaType: 'ভিলার ধরন',
  furnishing: 'আসবাব',
  floor: 'কোন ফ্লোর',
  parkingPlaces: 'গাড়ি রাখার জায়গা',
  age: 'কত পুরোনো',
  possession: 'কবে হাতে পাবেন',
  facing: 'কোন মুখী',
  road: 'রাস্তা কত চওড়া',
  height: 'ছাদের উচ্চতা',
  ownership: 'মালিকানা',
  apply: 'দেখান',
  clear: 'সরান',
}

/** What a list without results offers instead. */
export const noProperties = {
  counting: 'কোন ফিল্টারের জন্য মিলছে না, দেখা হচ্ছে',
  without: (filter: string) => `“${filter}” বাদ দিলে`,
  withoutAll: 'সব ফিল্টার বাদ দিলে',
  otherDeal: { rent: 'ভাড়ার জন্য', lease: 'লিজের জন্য' },
  found: (total: string) => propertiesFoundIn('bn', total),
  nearest: 'যা চেয়েছেন, তার সবচেয়ে কাছাকাছি',
  nearTo: 'যা খুঁজছেন, তার কাছাকাছি',
  differs: 'তফাত কোথায়',
  notButIs: (has: string, wanted: string) => `${has} (${wanted} নয়)`,
  isInNotIn: (has: string, wanted: string) => `${amidPlaceIn('bn', has)}, ${amidPlaceIn('bn', wanted)} নয়`,
  notMentioned: (wanted: string) => `${wanted}: লেখা নেই`,
  elsewhere: 'আপনার বেছে নেওয়া অংশের বাইরে',
  hasNot: (wanted: string) => `${wanted} নেই`,
  above: (has: string, most: string) => `${has}; চেয়েছিলেন ${most} পর্যন্ত`,
  below: (has: string, least: string) => `${has}; চেয়েছিলেন অন্তত ${least}`,
  sizeUnknown: 'মাপ লেখা নেই',
  parkingPlaces: (cars: string) => `${count(cars)} গাড়ি রাখার জায়গা`,
  yearsOld: (years: string) => `${digits(years)} বছরের পুরোনো`,
  road: (feet: string) => `রাস্তা ${digits(feet)} ফুট`,
  height: (feet: string) => `ছাদের উচ্চতা ${digits(feet)} ফুট`,
  feet: (feet: string) => `${digits(feet)} ফুট`,
  withoutWords: (wanted: string) => `“${wanted}” নিয়ে কিছু লেখা নেই`,
  tellUs: 'আপনার কী দরকার, আমাদের জানান',
  tellUsText: (search: string) =>
    `নমস্কার ${FIRM.productName}, আমি সম্পত্তি খুঁজছি, এখনও কিছু পাইনি${search && `: ${search}`}`,
}

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'পরামর্শ',
  count: (found: number) => (found === 0 ? 'কোনো পরামর্শ নেই' : `${count(found)} পরামর্শ`),
  kinds: ['প্লট', 'জমি', 'বাড়ি', 'ভিলা', 'ফ্ল্যাট', 'গুদাম', 'গোডাউন', 'কোল্ড স্টোরেজ'],
}
