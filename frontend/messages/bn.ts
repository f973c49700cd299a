import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { expertiseIn, firmAddressIn } from '#contract/languages/firm-words.ts'
import { nameOf } from '#contract/languages/place-names.ts'

/** Every sentence a visitor reads, in Bengali: here those of header, footer and error pages, in the folder those of the pages. */
export * from './bn/pages.ts'
export * from './bn/kept.ts'
export * from './bn/list.ts'
export * from './bn/listing.ts'

/** How long the firm has been in business, counted up to the year of the build. */
const EXPERTISE = expertiseIn('bn', import.meta.env.BUILD_YEAR)

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('bn', String(number))

export const site = {
  skipToContent: 'সরাসরি মূল অংশে যান',
  homeLink: `${FIRM.wordmark.bn}, হোম`,
  mainNavigation: 'মূল মেনু',
  openMenu: 'মেনু খুলুন',
  closeMenu: 'মেনু বন্ধ করুন',
  menu: 'মেনু',
  whatsAppUs: 'WhatsApp করুন',
  close: 'বন্ধ করুন',
  loading: 'খোলা হচ্ছে',
  onlyFirst: (letters: number) => `শুধু প্রথম ${inDigitsOf('bn', String(letters))}টি অক্ষর খোঁজা হয়।`,
  installed: `${nameOf('bn', FIRM.city)} ও আশেপাশের সম্পত্তি: গুদাম, প্লট, ভিলা আর বাড়ি।`,
}

export const nav = { home: 'হোম', property: 'সম্পত্তি', about: 'আমাদের কথা', contact: 'যোগাযোগ' }

export const chat = {
  bubble: 'জমি-বাড়ি বেচতে বা ভাড়া দিতে চান?',
  about: 'এই সম্পত্তি নিয়ে জিজ্ঞাসা করুন',
  aboutText: `নমস্কার ${FIRM.productName}, এই সম্পত্তিটি নিয়ে আরও জানতে চাই।`,
  failed: 'চ্যাট খোলা গেল না। নেট চলছে কি না দেখে আবার চেষ্টা করুন।',
}

export const notFound = {
  pageTitle: `পাতাটি পাওয়া গেল না | ${FIRM.productName}`,
  title: 'পাতাটি পাওয়া গেল না।',
  text: 'এই ঠিকানায় কোনো পাতা নেই। নীচের বোতাম টিপে সব সম্পত্তি দেখুন।',
  goBack: 'ফিরে যান',
  allProperties: 'সব সম্পত্তি',
}

export const broken = {
  chunkTitle: 'পাতার একটি অংশ আসেনি',
  chunkText: 'নেট হয়তো ধীরে চলছে, বা সাইটটি এইমাত্র বদলেছে।',
  title: 'এই পাতায় কিছু একটা গোলমাল হয়েছে।',
  text: 'পাতাটি আবার খুলুন। তাতেও না হলে WhatsApp করুন, আমরা সাহায্য করব।',
  reload: 'পাতাটি আবার খুলুন',
}

/** The firm's office, in two lines. */
export const firmAddress = firmAddressIn('bn')

export const footer = {
  claim: `${nameOf('bn', FIRM.city)} ও আশেপাশের গুদাম, প্লট, ভিলা আর বাড়ি। ঘুরিয়ে দেখান আমাদের লোকেরাই, যাঁদের ${EXPERTISE}।`,
  company: 'প্রতিষ্ঠান',
  property: 'সম্পত্তি',
  aboutUs: 'আমাদের কথা',
  contactUs: 'যোগাযোগ',
  buyProperties: 'সম্পত্তি কিনুন',
  flatForSale: 'বিক্রির জন্য ফ্ল্যাট',
  allProperties: 'সব সম্পত্তি',
  sell: 'আমাদের মাধ্যমে বেচুন',
  privacy: 'গোপনীয়তা',
  staffLogin: 'কর্মীদের লগ ইন',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${digits(years)} ${FIRM.wordmark.bn}, সর্বস্বত্ব সংরক্ষিত।`,
  reraAgent: (number: string) => `RERA এজেন্ট ${number}`,
  units: 'মাপ: পশ্চিমবঙ্গের ১ কাঠা = ৭২০ বর্গফুট, ১ ডেসিমেল = ৪৩৫.৬ বর্গফুট',
}

export const newsletter = {
  title: 'নতুন সম্পত্তির খবর ইমেলে',
  label: 'ইমেল',
  placeholder: 'you@example.com',
  join: 'খবর চাই',
  notYet:
    'এখনও ইমেলে খবর পাঠানো শুরু হয়নি, তাই আপনার ইমেল ঠিকানা কোথাও পাঠানো হয়নি। WhatsApp করুন, নতুন কী এসেছে জানিয়ে দেব।',
}

export const chatTopics = {
  title: 'আমরা কীভাবে সাহায্য করতে পারি?',
  close: 'চ্যাট বন্ধ করুন',
  custom: 'নিজে লিখে জিজ্ঞাসা করুন',
  customText: `নমস্কার ${FIRM.productName},`,
  topics: {
    buying: {
      label: 'সম্পত্তি কেনা',
      text: `নমস্কার ${FIRM.productName}, সম্পত্তি কিনতে আপনাদের সাহায্য চাই।`,
    },
    selling: {
      label: 'সম্পত্তি বেচা',
      text: `নমস্কার ${FIRM.productName}, একটি সম্পত্তি আপনাদের সাইটে দিতে বা বেচতে চাই।`,
    },
    rentals: { label: 'ভাড়া', text: `নমস্কার ${FIRM.productName}, ভাড়ার ব্যাপারে একটি কথা জানার ছিল।` },
    valuation: {
      label: 'দাম যাচাই',
      text: `নমস্কার ${FIRM.productName}, আমার একটি সম্পত্তির দাম কত হতে পারে জানতে চাই।`,
    },
    general: { label: 'অন্য প্রশ্ন', text: `নমস্কার ${FIRM.productName}, একটি কথা জানার ছিল।` },
  },
}
