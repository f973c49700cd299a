import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { genitive } from '#contract/languages/bn.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { expertiseIn, hoursIn, inRegion } from '#contract/languages/firm-words.ts'
import { countOf } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { placeIn } from '#contract/languages/places.ts'
import { clockBn } from '#frontend/messages/clock.ts'
import type { ApiError } from '#frontend/lib/api/api-error.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'

/* The home page with its guides, the page about the firm, the contact page. */

/** How long the firm has been in business, counted up to the year of the build. */
const EXPERTISE = expertiseIn('bn', import.meta.env.BUILD_YEAR)

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('bn', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('bn', number)

export const home = {
  pageTitle: `${placeIn('bn', FIRM.city)} সম্পত্তি: গুদাম, প্লট, ভিলা | ${FIRM.productName}`,
  description: `${nameOf('bn', FIRM.city)} ও আশেপাশে গুদাম, প্লট, ভিলা আর বাড়ি খুঁজুন। দাম লাখ-কোটিতে, মাপ কাঠায় ও বর্গফুটে, খোঁজ নিন WhatsApp-এ।`,
  title: `${placeIn('bn', FIRM.city)} নিজের জমি-বাড়ি খুঁজে নিন`,
  lead: `গুদাম, প্লট, ভিলা আর বাড়ি। ঘুরিয়ে দেখান আমাদের লোকেরাই, ${inRegion('bn')} যাঁদের ${EXPERTISE}।`,
  typeOfProperty: 'কী ধরনের সম্পত্তি',
  lookingFor: 'কী খুঁজছেন',
  lookingForExample: 'কর্নার প্লট',
  price: 'দাম',
  priceExample: '₹৫০ লাখ',
  location: 'এলাকা',
  locationExample: nameOf('bn', localityAt(0)),
  search: 'খুঁজুন',
  today: (total: string) => `আজ ${count(total)} সম্পত্তি আছে`,
  priceHint: 'দাম “৫০ লাখ” বা “২০-৪০ লাখ”, এভাবে লিখুন।',
  doors: {
    purchaseWarehouses: 'গুদাম কিনুন',
    sellLand: 'জমি বেচুন',
    purchaseLand: 'জমি কিনুন',
    rentWarehouses: 'গুদাম ভাড়া নিন',
    tellUs: 'WhatsApp-এ জানান',
    warehouses: (total: string) => `${count(total)} গুদাম`,
    plots: (total: string) => `${count(total)} প্লট`,
    forSale: (listed: string, part: string | undefined) =>
      `${listed}${part === undefined ? ' ' : `, ${count(part)}\u00a0`}বিক্রির জন্য`,
    toRent: (listed: string, part: string | undefined) =>
      `${listed}${part === undefined ? ' ' : `, ${count(part)}\u00a0`}ভাড়ার জন্য`,
    landPrices: (total: string) => `${count(total)} প্লটের দাম দেখুন`,
    noWarehouses: 'আপনার কী দরকার, WhatsApp-এ জানান',
    noPlots: 'কী খুঁজছেন, আমাদের জানান',
  },
  budgetExamples: '“৫০ লাখ” বা “২০-৪০ লাখ”, এভাবে লিখুন।',
}

export const places = {
  title: `${genitive(nameOf('bn', FIRM.city))} জনপ্রিয় এলাকা`,
  allProperties: 'সব সম্পত্তি',
  properties: (total: string) => `${digits(total)}টি সম্পত্তি`,
  from: (price: string) => `${price} থেকে`,
  toRentFrom: (price: string) => `ভাড়া মাসে ${price} থেকে`,
  onRequest: 'দাম জানতে যোগাযোগ করুন',
  range: (low: string, high: string) => `${low} থেকে ${high}`,
  plots: (price: string) => `প্লট: প্রতি কাঠা ${price}`,
  warehouses: (price: string) => `গুদাম: প্রতি বর্গফুট ${price}`,
  houses: (price: string) => `বাড়ি: প্রতি বর্গফুট ${price} থেকে`,
}

export const newest = {
  week: 'এই সপ্তাহে নতুন',
  newest: 'সবচেয়ে নতুন',
  previous: 'আগেরগুলি দেখুন',
  next: 'পরেরগুলি দেখুন',
  all: (total: string, isOne: boolean) => (isOne ? 'একটিই সম্পত্তি' : `সব সম্পত্তি (${count(total)})`),
  newestFirst: 'নতুন আগে',
  failed: 'নতুন সম্পত্তিগুলি দেখানো গেল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
}

export const warehouses = {
  title: 'এখনই গিয়ে দেখা যায়, এমন গুদাম',
  all: 'সব গুদাম',
  none: 'এখন কোনো গুদাম নেই। আপনার কী দরকার, WhatsApp-এ জানান, আমরা খুঁজে দেব।',
}

export const showcase = {
  land: {
    title: 'আগে জমিতে গিয়ে দেখুন, তারপর কিনুন',
    text: 'কাঠা আর বর্গফুট, কোন দিকে মুখ, রাস্তা কত চওড়া: জমি দেখতে যাওয়ার আগেই সব লেখা পাবেন।',
    link: 'জমি কিনুন',
    alt: 'গাছ আর বাড়ির মাঝে সীমানা দেওয়া একটি প্লট, উপর থেকে দেখা',
  },
  warehouse: {
    title: 'রাস্তার ধারের গুদাম ভাড়া নিন',
    text: 'ছাদের উচ্চতা, ডক, ক্রেন, বিদ্যুৎ, রাস্তা কত চওড়া: বেরোনোর আগে এখানেই দেখে নিন।',
    link: 'গুদাম ভাড়া নিন',
  },
}

export const promises = {
  title: 'কেন আমাদের কাছে আসবেন',
  verified: {
    title: 'যাচাই করা সম্পত্তি',
    text: 'প্রতিটি সম্পত্তির পাতায় লেখা থাকে, আমাদের লোকেরা কী কী যাচাই করেছেন আর কী এখনও করেননি।',
    counted: (checked: string, total: string) =>
      `${digits(total)}টির মধ্যে ${digits(checked)}টি সম্পত্তির জায়গায় আমরা নিজেরা গিয়েছি, দলিলও দেখেছি। কী কবে যাচাই করা হয়েছে, প্রতিটির পাতায় লেখা আছে।`,
  },
  local: {
    title: 'এলাকার বাজার যাঁরা চেনেন',
    text: `${inRegion('bn')} ${EXPERTISE}, আর একটি অফিস যেখানে সোজা চলে আসতে পারেন।`,
  },
  transparent: {
    title: 'সব খোলাখুলি, ঝামেলা নেই',
    text: 'প্রতিটি দাম লাখে বা কোটিতে আর পুরো অঙ্কে, প্রতিটি মাপ আপনার চেনা এককে।',
  },
}

export const testimonials = {
  title: 'যাঁদের জমি-বাড়ি খুঁজে দিয়েছি, তাঁদের কথা',
  label: 'মতামত',
  six: [
    {
      words: 'প্রথম প্লটটা ওঁরাই কিনতে বারণ করলেন, আর কেন তা ম্যাপে দেখিয়ে দিলেন।',
      name: 'সুবীর ঘোষ',
      about: `প্লট, ${nameOf('bn', localityAt(0))}, ২০২৫`,
    },
    {
      words: 'কালিম্পং থেকে একটা WhatsApp করেছিলাম। শনিবারের মধ্যে আমরা তিনটে গুদাম দেখে ফেললাম।',
      name: 'রিনা তামাং',
      about: `গুদাম, ${nameOf('bn', localityAt(4))}, ২০২৬`,
    },
    {
      words: 'মাপ কাঠাতেও ছিল, বর্গফুটেও ছিল। বাবাও বুঝলেন, ব্যাঙ্কও বুঝল।',
      name: 'প্রিয়া আগরওয়াল',
      about: `ভিলা, ${nameOf('bn', localityAt(6))}, ২০২৪`,
    },
    {
      words: 'পাতায় যা লেখা ছিল, জায়গায় গিয়ে ঠিক তাই দেখলাম। এমনটা কম হয়।',
      name: 'মহম্মদ ইরফান',
      about: `গুদাম, ${nameOf('bn', localityAt(5))}, ২০২৫`,
    },
    {
      words: 'মিউটেশনের কাগজ ঠিক না হওয়া পর্যন্ত ওঁরা আগের মালিককে ফোন করে গেছেন।',
      name: 'কর্মা লেপচা',
      about: `বাড়ি, ${nameOf('bn', localityAt(7))}, ২০২৬`,
    },
    {
      words: 'জমির ন্যায্য দাম পেয়েছি, অফিসে অফিসে ঘুরতে হয়নি।',
      name: 'সুনীতা ওরাওঁ',
      about: `জমি বিক্রি, ${nameOf('bn', localityAt(8))}, ২০২৪`,
    },
  ],
}

/** Three short guides, each in full on the page, under the title 'Blog'. */
export const guides = {
  title: 'ব্লগ',
  lead: 'কেনার বা ভাড়া নেওয়ার আগে পড়ার মতো তিনটি ছোট লেখা।',
  read: 'লেখাটি পড়ুন',
  close: 'লেখাটি বন্ধ করুন',
  of: (guide: string) => `: ${guide}`,
  land: {
    title: `কাঠা, ডেসিমেল, বিঘা: ${inRegion('bn')} জমির মাপ বোঝা`,
    alt: 'রাস্তার পাশে সীমানা দেওয়া প্লট, উপর থেকে দেখা',
    paragraphs: [
      'এখানে লোকে বলে কাঠায়, কাগজে লেখা থাকে ডেসিমেলে, ব্যাঙ্ক চায় বর্গফুটে। তিনটেই একই জমির মাপ।',
      'পশ্চিমবঙ্গে ১ কাঠা মানে ৭২০ বর্গফুট, ১৬ ছটাকে ১ কাঠা, ২০ কাঠায় ১ বিঘা (১৪,৪০০ বর্গফুট)। ১ ডেসিমেল এক একরের একশো ভাগের এক ভাগ: ৪৩৫.৬ বর্গফুট। তাই ১ কাঠা প্রায় ১.৬৫ ডেসিমেল, আর ৫ কাঠা ৩,৬০০ বর্গফুট, মানে প্রায় ৮.২৬ ডেসিমেল।',
      'নাম এক হলেও মাপ এক নয়: অসমে ১ কাঠা ২,৮৮০ বর্গফুট, আর বিহারে এক এক জেলায় এক এক রকম। তুলনার আগে বর্গফুট জেনে নিন।',
      'দলিল হাতে পেলে ডেসিমেলকে ৪৩৫.৬ দিয়ে গুণ করুন, আর জমি মেপে যা পেলেন তার সঙ্গে মেলান।',
    ],
  },
  ownership: {
    title: 'ফ্রিহোল্ড না লিজহোল্ড: কী আপনার, আর কত দিনের জন্য',
    alt: 'গাঢ় রঙের ক্যাবিনেট আর ব্রেকফাস্ট কাউন্টার সমেত রান্নাঘর',
    paragraphs: [
      'ফ্রিহোল্ড মানে জমি আর তার উপরের সবকিছু চিরকালের জন্য আপনার। বেচতে, ভাড়া দিতে, বন্ধক রাখতে বা পরিবারকে দিয়ে যেতে পারেন।',
      'লিজহোল্ড মানে জমি কয়েক বছরের জন্য আপনার কাছে, প্রায়ই ৩০ বা ৯৯ বছর; মালিক অনেক সময় সরকারি সংস্থা। বছরে খাজনা দিতে হতে পারে। বেচতে বা বন্ধক রাখতে সাধারণত মালিকের লিখিত অনুমতি লাগে, কখনও টাকাও লাগে, আর মেয়াদ ফুরোলে লিজ রিনিউ না হলে জমি মালিকের কাছে ফিরে যায়।',
      'লিজহোল্ড হলে জেনে নিন কত বছর বাকি, মালিক কে, কী বানানো যাবে আর হস্তান্তরে কত খরচ। যথেষ্ট বছর বাকি থাকলে তবেই অনেক ব্যাঙ্ক লোন দেয়।',
      'চা-বাগানের জমি আলাদা ব্যাপার: চা চাষের জন্য সরকারের কাছ থেকে লিজে নেওয়া। বায়না দেওয়ার আগে উকিলকে কাগজ দেখান।',
    ],
  },
  warehouse: {
    title: 'গুদাম ভাড়া নেওয়ার আগে কী জিজ্ঞাসা করবেন',
    alt: 'গুদামের ভিতর: লোহার লাল কাঠামো, ছাদে আলো আসার জানালা আর থাকে থাকে রাখা কার্টন',
    paragraphs: [
      'রাস্তা: সবচেয়ে সরু জায়গায় কত চওড়া, আর আপনার সবচেয়ে লম্বা ট্রাক গেটে ঘুরতে পারবে তো?',
      'ডক: মাটি থেকে কত উঁচু, আর আপনার গাড়ির মেঝের সঙ্গে মেলে তো?',
      'ভিতরের জায়গা: সবচেয়ে নিচু কড়ি পর্যন্ত উচ্চতা কত (চালের চুড়ো পর্যন্ত নয়)? মেঝে কত ভার নিতে পারে, আর গত বর্ষায় জল কোথায় দাঁড়িয়েছিল?',
      'বিদ্যুৎ আর সুরক্ষা: কত kVA বা kW নেওয়া আছে, ব্যাকআপ আছে কি না, আর আপনি যা রাখবেন তার জন্য দমকলের ছাড়পত্র ঠিক আছে তো?',
      'ভাড়া: কার্পেট এরিয়ার হিসাবে না বিল্ট-আপ এরিয়ার, GST আলাদা কি না, মেরামতের খরচ কার? এক বছরের বেশি লিজ রেজিস্ট্রি করতে হয়।',
    ],
  },
}

export const about = {
  pageTitle: `আমাদের কথা | ${FIRM.productName}`,
  description: `${genitive(nameOf('bn', FIRM.city))} জমি-বাড়ির প্রতিষ্ঠান। গুদাম, প্লট, ভিলা আর বাড়ির কাজে ${EXPERTISE}।`,
  title: `${FIRM.productName}-এর কথা`,
  stats: [
    { figure: '১০০%', label: 'সন্তুষ্ট গ্রাহক' },
    { figure: '৫০০+', label: 'সম্পত্তি' },
    { figure: '১০+', label: 'শহর' },
    { figure: '৩,০০০+', label: 'ভালো রিভিউ' },
  ],
  countedOn: (day: string) => `${day} তারিখের হিসাব`,
  aboutUs: 'আমাদের কথা',
  aboutLead: `আমরা ${genitive(nameOf('bn', FIRM.city))} জমি-বাড়ির প্রতিষ্ঠান। গুদাম, প্লট, ভিলা আর বাড়ির কাজে আমাদের ${EXPERTISE}।`,
  aboutText:
    'শুরু করেছিলাম শহরের ধারে গুদাম দিয়ে, যেসব ব্যবসায়ীর বর্ষার আগে মাথার উপর ছাদ দরকার ছিল তাঁদের জন্য। তারপর এল জমি, তারপর বাড়ি। কাজের ধারা একই: আগে দেখা, মাপা, কাগজ পড়া, তারপর দামের কথা।',
  contactUs: 'যোগাযোগ',
  houseAlt: 'ঘিয়ে রঙের বাড়ি, সবুজ ছাদ, সাদা থামের বারান্দা',
  house: 'বারান্দা দেওয়া বাড়ি',
  officeAlt: 'অফিসবাড়ি, সামনে বাঁধানো উঠোন',
  office: 'অফিসবাড়ি',
  mission: 'আমাদের লক্ষ্য',
  missionText: `আমরা চাই, ${placeIn('bn', localityAt(8))} প্রথমবার কিনছেন এমন মানুষ থেকে কলকাতার ব্যবসায়ী পর্যন্ত সবাই যেন দেখতে পান এখানে সত্যি কী বিক্রি হচ্ছে, দাম কত, মাপ কত, আর সেদিনই যেন কারও সঙ্গে কথা বলতে পারেন।`,
}

export const aboutSlides = {
  label: 'আমরা যা মানি',
  kind: 'ছবির সারি',
  explore: 'সম্পত্তি দেখুন',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  pause: 'ছবি বদলানো থামান',
  play: 'ছবি বদলানো চালু করুন',
  position: (number: number, count: number) => `${digits(number)} / ${digits(count)}`,
  slides: [
    {
      title: 'আগে উঠোন, তারপর ঘর',
      text: `খোলা উঠোন হল বাড়ির প্রাণ: সব ঘরে সেখান দিয়েই যাওয়া যায়। ${genitive(nameOf('bn', FIRM.city))} জমি-বাড়ির বেলায় আমরা সেই উঠোন হতে চাই।`,
      alt: 'খুঁটি পোঁতা জমিতে জরিপের যন্ত্র',
    },
    {
      title: 'মাপ দুভাবে লেখা, দামও',
      text: 'প্রতিটি মাপ বর্গফুটে, পাশে কাঠা আর ডেসিমেল; প্রতিটি দাম লাখে বা কোটিতে, আর পুরো অঙ্কে। তাই ঠিকমতো তুলনা করা যায়।',
      alt: 'চা-বাগান আর নদীর মাঝে সীমানা দেওয়া প্লট, উপর থেকে দেখা',
    },
    {
      title: 'একটি মেসেজ, একজন মানুষ',
      text: 'যে কোনো সম্পত্তির কথা WhatsApp-এ জিজ্ঞাসা করুন। যাঁরা রাস্তা, জল আর কাগজ চেনেন, আপনার কথা তাঁদের কাছেই যায়, অন্য শহরের কোনো কল সেন্টারে নয়।',
      alt: 'সন্ধ্যার আলোয় একসারি ভিলা, পিছনে পাহাড়',
    },
  ],
}

export const aboutPlaces = {
  title: 'আমাদের চেনা এলাকা',
  row: 'এলাকার ছবি',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  alt: {
    brickVilla: 'ইট আর কংক্রিটের ভিলা, সামনে লাল গাড়ি',
    townHouse: 'শহরের গলিতে তিনতলা বাড়ি',
    warehouse: 'ছয়টি উঁচু ডক সমেত ধূসর গুদাম, সামনে ট্রাক',
    plots: 'চা-গাছের মাঝে সীমানা দেওয়া প্লট, উপর থেকে দেখা',
  },
  caption: {
    brickVilla: 'ইট-কংক্রিটের ভিলা',
    townHouse: 'শহরের গলিতে বাড়ি',
    warehouse: 'উঁচু ডকের গুদাম',
    plots: 'চা-গাছের মাঝে প্লট',
  },
}

export const people = {
  title: 'যাঁরা উত্তর দেন',
  looksAfter: 'এই সম্পত্তির দায়িত্বে',
  languages: { en: 'ইংরেজি', bn: 'বাংলা', hi: 'হিন্দি', ne: 'নেপালি' },
  and: (others: string, last: string) => `${others} ও ${last}`,
  speaks: (languages: string) => `${languages} বলেন`,
  days: {
    'every-day': 'প্রতিদিন',
    'monday-to-saturday': 'সোমবার থেকে শনিবার',
    'monday-to-friday': 'সোমবার থেকে শুক্রবার',
  },
  clock: (time: string) => clockBn(time, digits),
  hours: (days: string, from: string, to: string) => `${days}, ${from} থেকে ${to}`,
}

export const contact = {
  pageTitle: `যোগাযোগ | ${FIRM.productName}`,
  description: `${placeIn('bn', FIRM.city)} ${FIRM.name}-কে ফোন বা WhatsApp করুন, অফিসে আসুন বা মেসেজ পাঠান।`,
  title: 'যোগাযোগ',
  lead: 'কী খুঁজছেন আমাদের জানান। এলাকা চেনেন, এমন একজন উত্তর দেবেন।',
  phone: 'ফোন',
  email: 'ইমেল',
  address: 'অফিস',
  hours: 'খোলা থাকার সময়',
  open: hoursIn('bn'),
  whatsAppText: `নমস্কার ${FIRM.productName}, একটি কথা জানার ছিল।`,
}
const DEFAULT = 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।'
const NOT_NOW = 'আমাদের এখানে এখন একটা সমস্যা হচ্ছে। একটু পরে আবার চেষ্টা করুন।'

/** Why a call failed, by the code of the error: the server's own sentence is in English. */
const FAILURES: Record<ApiError['code'], string> = {
  UNREADABLE: DEFAULT,
  INVALID_INPUT: 'কয়েকটি লেখা আরেকবার দেখে নিন।',
  INVALID_CODE: DEFAULT,
  NOT_SIGNED_IN: DEFAULT,
  WRONG_CREDENTIALS: DEFAULT,
  PENDING: DEFAULT,
  SUSPENDED: DEFAULT,
  FORBIDDEN: DEFAULT,
  NOT_FOUND: 'এই ঠিকানায় কিছু নেই।',
  WRONG_METHOD: DEFAULT,
  CONFLICT: DEFAULT,
  LENGTH_REQUIRED: DEFAULT,
  TOO_LARGE: 'লেখাটি খুব বড়। একটু ছোট করে পাঠান।',
  WRONG_TYPE: DEFAULT,
  RANGE_NOT_SATISFIABLE: DEFAULT,
  TOO_MANY: 'অনেকবার চেষ্টা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।',
  UNEXPECTED: NOT_NOW,
  NOT_CONFIGURED: NOT_NOW,
  OFFLINE: 'সার্ভারে পৌঁছানো গেল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
  TIMEOUT: 'সার্ভার সময়মতো উত্তর দেয়নি। আবার চেষ্টা করুন।',
  UNREADABLE_REPLY: DEFAULT,
  NO_CODE: DEFAULT,
}

const SENT = 'মেসেজ পাঠানো হয়েছে'

const ERRORS = {
  name: 'নাম লিখুন',
  email: 'ইমেল লিখুন',
  emailInvalid: 'ইমেল ঠিকানা ঠিক করে লিখুন',
  phone: 'ফোন নম্বর লিখুন',
  phoneInvalid: '৬ থেকে ১৫ অঙ্কের ফোন নম্বর লিখুন।',
  phoneLetters: 'ফোন নম্বরে অক্ষর থাকে না। শুধু অঙ্ক লিখুন।',
  interest: 'কী চাইছেন লিখুন',
}

/** The server answers in English: instead of its sentence this one is shown, by what the answer is about. */
const SAID: Record<ServerSaid, string> = {
  ...FAILURES,
  sent: SENT,
  name: ERRORS.name,
  email: ERRORS.emailInvalid,
  phone: ERRORS.phoneInvalid,
  interest: ERRORS.interest,
}

export const contactForm = {
  label: 'আমাদের মেসেজ পাঠান',
  name: 'নাম',
  email: 'ইমেল',
  phone: 'ফোন',
  interest: 'কী চাইছেন',
  interestExample: `যেমন: ${genitive(nameOf('bn', localityAt(0)))} কাছে ৩ থেকে ৫ কাঠার প্লট, ₹৩০ লাখ পর্যন্ত`,
  leaveEmpty: 'এখানে কিছু লিখবেন না',
  send: 'মেসেজ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  note: `উত্তর দেওয়ার জন্য আপনার মেসেজ রাখা হয় আর ${FIRM.name}-কে মেল করা হয়।`,
  needsScripts: 'এই ফর্মের জন্য JavaScript লাগে। না থাকলে ফোন বা ইমেল করুন।',
  pageNeedsScripts: 'এই পাতার জন্য JavaScript লাগে। সম্পত্তিগুলি তা ছাড়াই দেখা যায়।',
  sent: SENT,
  received: 'আপনার মেসেজ আমরা পেয়েছি',
  weAnswer: (email: string, phone: string) => `উত্তর দেব এখানে: ${email} বা ${phone}`,
  whenWeAnswer: `অফিস খোলা থাকলে উত্তর দিই: ${hoursIn('bn')}।`,
  failed: 'কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।',
  fromServer: (_sentence: string, about: ServerSaid) => SAID[about],
  errors: ERRORS,
}

/** The page for owners who want to sell. */
export const sell = {
  pageTitle: `আমাদের মাধ্যমে বেচুন বা ভাড়া দিন | ${FIRM.productName}`,
  description: `আপনার জমি, বাড়ি বা গুদাম ${FIRM.name}-এর মাধ্যমে বেচুন বা ভাড়া দিন: কী আর কোথায়, বলুন, আমরা ফোন করব।`,
  title: 'আমাদের মাধ্যমে বেচুন বা ভাড়া দিন',
  lead: 'কী বেচতে বা ভাড়া দিতে চান, এক মিনিটে বলুন। আমরা ফোন করব, একসঙ্গে গিয়ে দেখব, তারপর যাঁরা খুঁজছেন তাঁদের দেখাব।',
  steps: [
    'যতটুকু জানেন লিখুন। কী, কোথায়, আপনার নাম আর ফোন নম্বর হলেই চলে।',
    'ফোন থেকে WhatsApp-এ ছবি পাঠান।',
    'আমরা ফোন করে আসব, আপনার সঙ্গে বসে দাম বা ভাড়া ঠিক করব।',
  ],
  choose: 'বেছে নিন',
  kinds: { Warehouse: 'গুদাম', Plot: 'জমি বা প্লট', Villa: 'বাড়ি বা ভিলা' },
  deals: { sale: 'বেচব', rent: 'ভাড়া দেব' },
  fields: {
    deal: 'বেচবেন না ভাড়া দেবেন?',
    category: 'কী ধরনের সম্পত্তি?',
    place: 'কোথায়?',
    size: 'মাপ, দলিলে যেমন আছে',
    wantedPrice: 'কত দাম চান',
    words: 'আর যা বলার আছে',
    name: 'আপনার নাম',
    phone: 'আপনার ফোন',
  },
  note: `আপনার লেখা থাকে শুধু ${FIRM.name}-এর কাছে, যাতে ফোন করতে পারি। আর কেউ দেখে না।`,
  send: 'পাঠান',
  sent: 'ধন্যবাদ। আমরা শিগগির ফোন করব।',
  pictures: 'ছবি সবচেয়ে কাজে লাগে: চ্যাটে কয়েকটা পাঠান।',
  sendPictures: 'WhatsApp-এ ছবি পাঠান',
  failed: 'পাঠানো গেল না। আবার চেষ্টা করুন, বা ফোন করুন।',
  errors: {
    category: 'কী বেচবেন, বেছে নিন',
    place: 'কোথায়, লিখুন',
    name: 'নাম লিখুন',
    phone: '৬ থেকে ১৫ অঙ্কের ফোন নম্বর লিখুন।',
  },
  toLet: {
    wantedPrice: 'মাসে কত ভাড়া চান',
    category: 'কী ভাড়া দেবেন, বেছে নিন',
    chat: (what: string, name: string) => `নমস্কার, আমি ভাড়া দিতে চাই: ${what}\nআমার নাম ${name}\nছবি পাঠাচ্ছি।`,
  },
  chat: (what: string, name: string) => `নমস্কার, আমি বেচতে চাই: ${what}\nআমার নাম ${name}\nছবি পাঠাচ্ছি।`,
}

export const privacy = {
  pageTitle: `এই সাইট কী গোনে আর কী রাখে | ${FIRM.productName}`,
  title: 'এই সাইট কী গোনে আর কী রাখে',
  description: 'নাম না জেনে কী গোনা হয়, আপনার ফোনে বা কম্পিউটারে কী থাকে, আমাদের লিখলে কী রাখা হয়, কীভাবে মোছা হয়।',
  lead: 'আপনি কে, তা না জানিয়েই এখানে সব দেখতে পারেন। তবু কী কী গুনি, আর আপনি লিখলে কী রাখি, সেটাই এই পাতায় বলছি।',
  counted: {
    title: 'আমরা কী গুনি',
    paragraphs: [
      'একটি সম্পত্তি কতবার তালিকায় এল, কতবার খোলা হল, ছবি দেখা হল, খোঁজ নেওয়ার ফর্ম খোলা বা চ্যাটে পাঠানো হল, ফোন করা হল, রেখে দেওয়া বা শেয়ার করা হল। প্রতিটির জন্য দিনে শুধু একটি সংখ্যা রাখি, কে দেখলেন তা নয়।',
      'পাতা কোন ভাষায় পড়া হল, আর কোন সাইট থেকে এলেন তার নাম, যেমন কোনো সার্চ ইঞ্জিন। সেই সাইটের কোন পাতা থেকে, তা কখনও নয়।',
      'যা খুঁজে কিছু পাওয়া যায়নি আর যে শব্দ এই সাইট বোঝেনি, একই দিনে তিনটি আলাদা নেটওয়ার্ক থেকে তা খোঁজা হলে তবেই রাখি। নেটওয়ার্ক আলাদা করতে প্রতিটির একটি সংকেত বানাই, তার চাবি মাঝরাতে ফেলে দিই; তা থেকে আসল ঠিকানা আর বের করা যায় না। ফোন নম্বর বা ইমেলের মতো দেখতে কিছু কখনও রাখি না।',
    ],
  },
  never: {
    title: 'আমরা কী করি না',
    paragraphs: [
      'কুকি রাখি না, আপনার ফোন, কম্পিউটার বা আসা-যাওয়ার কোনো নম্বর রাখি না, প্রোফাইল বানাই না, বিজ্ঞাপন দেখাই না; কারও থেকে তথ্য কিনি না, কাউকে বেচিও না। যা গুনি, তাতে কোনো নেটওয়ার্কের ঠিকানা থাকে না।',
      'ব্রাউজারে “Do not track” বা Global Privacy Control চালু থাকলে গোনার জন্য কিছুই পাঠানো হয় না। নিজের পরিচয় দেয় এমন রোবট আর আমাদের কর্মীদেরও গোনা হয় না।',
    ],
  },
  device: {
    title: 'আপনার ফোনে বা কম্পিউটারে কী থাকে',
    paragraphs: [
      'যা রেখেছেন, লুকিয়েছেন বা দেখেছেন, আপনার নোট, লোনের হিসাব আর শেয়ার করা তালিকা আপনার ব্রাউজারেই থাকে, যাতে আবার খুঁজে পান। নাম আর নম্বর থাকে শুধু আপনি টিক দিলে। ফর্মে যা লিখেছেন অথচ এখনও পাঠাননি, তা থাকে ট্যাবটি বন্ধ করা পর্যন্ত। ব্রাউজারে এই সাইটের তথ্য মুছলেই সব চলে যায়।',
    ],
  },
  kept: {
    title: 'আমাদের লিখলে কী রাখি',
    paragraphs: [
      'আপনার মেসেজ, বেচার প্রস্তাব বা অভিযোগ আপনার দেওয়া নাম, ফোন বা ইমেল সমেত রাখি, যাতে উত্তর দিতে পারি। শেষ কথা হওয়ার দুই বছর পরে তা মুছে যায়, যদি না আইনে আরও বেশি দিন রাখতে হয়।',
      'নতুন সম্পত্তির মেল চাইলে আপনার ইমেল আর খোঁজ ততদিনই রাখি, যতদিন না আপনি একবার টিপে বন্ধ করেন; তারপর কোনোটাই নয়। যে ইমেল নিশ্চিত করা হয়নি, দুই দিন পরে তা মুছে যায়।',
      'শেয়ার করা তালিকা নাম, ভোট আর মন্তব্য সমেত থাকে যতদিন না যিনি বানিয়েছেন তিনি মুছে দেন, নয়তো শেষবার ব্যবহারের পর নব্বই দিন। লিঙ্ক যাঁর কাছে আছে, তিনিই পড়তে পারেন।',
      'বারবার চেষ্টা করে কেউ যাতে সাইট অচল না করে, তাই নেটওয়ার্কের ঠিকানা আর সেখান থেকে কতবার চেষ্টা হল, তা বড়জোর এক দিন রাখি। সার্ভারের লগে থাকে কোন পাতা খোলা হল আর কত সময় লাগল, কে খুললেন তা নয়।',
      'আমাদের কোনো অ্যাকাউন্টে কেউ লগ ইন করলে, কোন নেটওয়ার্ক থেকে করেছেন তা শেষ ব্যবহারের পর তিরিশ দিন অ্যাকাউন্টের সঙ্গে রাখা থাকে, যাতে অন্য কোথাও বসে পাসওয়ার্ড আন্দাজ করে কেউ তাঁর ঢোকা আটকাতে না পারে। সাইট দেখতে লগ ইন লাগে না, তাই এটি আপনার বেলায় খাটে না।',
      'কিছু হারালে যাতে ফেরানো যায়, তাই সার্ভার সংস্থা সব তথ্য গত তিরিশ দিনের যে কোনো সময়ের অবস্থায় ফিরিয়ে আনতে পারে। এখানে যা মোছা হয়, মাঝরাতে ফেলে দেওয়া চাবিও, তা সেই তিরিশ দিন সেখানে থেকে যেতে পারে। আর কোনো কাজে আমরা তা ব্যবহার করি না।',
    ],
  },
  others: {
    title: 'এতে আর কারা যুক্ত',
    paragraphs: [
      'এই সাইট আর আমাদের রাখা সব তথ্য থাকে Cloudflare-এর সার্ভারে; মেল যায় Resend দিয়ে। চ্যাট হয় WhatsApp-এ, আপনার আর আমাদের মধ্যে, WhatsApp-এর নিয়মে। ছবি, ম্যাপ আর হরফ এই সাইট থেকেই আসে, যদি না ম্যাপের কোণে অন্য নাম থাকে।',
    ],
  },
  yours: {
    title: 'আপনি কী চাইতে পারেন',
    paragraphs: [
      'আপনার কী কী তথ্য রেখেছি জানতে চাইলে, শুধরে বা মুছে নিতে চাইলে ফোন করুন, লিখুন বা যোগাযোগের ফর্ম পাঠান। কেন চাইছেন জিজ্ঞাসা করব না, তিরিশ দিনের মধ্যে করে দেব।',
    ],
  },
  recorded:
    'খোঁজ নিতে যা লিখে পাঠান, তার একটি কপি চ্যাটের পাশাপাশি আমাদের কাছে আসে, যাতে কিছু হারিয়ে না যায়। মেসেজ যতদিন থাকে, এটিও ততদিন।',
  unrecorded: 'আপনার লেখা ফোন বা কম্পিউটার থেকে সোজা WhatsApp-এ যায়; এই সাইট তার কপি রাখে না।',
  contact: 'যোগাযোগ করুন',
}
