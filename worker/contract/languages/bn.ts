import { FIRM } from '#contract/firm.ts'
import { nameOf } from './place-names.ts'
import type {
  ComposedWords,
  FirmWords,
  FoundWords,
  HeadlineWords,
  InPlace,
  NumberWords,
  OfferWords,
  PageWords,
  PictureWords,
  StoredWords,
  WalkWords,
} from './words.ts'

/*
 * Bengali: what the contract says in it. The sentences of the site are in frontend/messages.
 */

export const digits = '০১২৩৪৫৬৭৮৯'

/** The name of its font's files in frontend/assets/fonts and frontend/styles/letters. */
export const letters = 'anek-bangla'

export const offer: OfferWords = { read: 'এই পাতা বাংলায় পড়ুন', close: 'বন্ধ করুন' }

const VOWEL = /[\u0985-\u0994]$|[\u09be-\u09cc]$/

/** 'শিলিগুড়িতে', 'মাটিগাড়ায়', 'সেবক রোডে', 'দার্জিলিঙে', 'Pune-এ'. */
export function locative(name: string): string {
  if (/[a-z]$/i.test(name)) return `${name}-এ`
  if (name.endsWith('ং')) return `${name.slice(0, -1)}ঙে`
  if (name.endsWith('া')) return `${name}য়`
  return VOWEL.test(name) ? `${name}তে` : `${name}ে`
}

/** 'শিলিগুড়ির', 'সেবক রোডের', 'দার্জিলিঙের', 'Pune-এর'. */
export function genitive(name: string): string {
  if (/[a-z]$/i.test(name)) return `${name}-এর`
  if (name.endsWith('ং')) return `${name.slice(0, -1)}ঙের`
  return VOWEL.test(name) ? `${name}র` : `${name}ের`
}

export const inPlace: InPlace = locative

export const numbers: NumberWords = {
  lakh: 'লাখ',
  crore: 'কোটি',
  perMonth: '{price} / মাস',
  counter: 'টি',
  moreThan: '{n}-এর বেশি',
  units: {
    'sq ft': 'বর্গফুট',
    'sq m': 'বর্গমিটার',
    decimal: 'ডেসিমেল',
    katha: 'কাঠা',
    chatak: 'ছটাক',
    bigha: 'বিঘা',
    acre: 'একর',
    hectare: 'হেক্টর',
  },
  months: [
    'জানুয়ারি',
    'ফেব্রুয়ারি',
    'মার্চ',
    'এপ্রিল',
    'মে',
    'জুন',
    'জুলাই',
    'আগস্ট',
    'সেপ্টেম্বর',
    'অক্টোবর',
    'নভেম্বর',
    'ডিসেম্বর',
  ],
}

export const headline: HeadlineWords = {
  deals: {
    rent: { before: 'ভাড়ায়', behind: 'ভাড়ার জন্য' },
    lease: { before: 'লিজে', behind: 'লিজের জন্য' },
  },
  tied: (size) => `${size}${VOWEL.test(size) ? 'র' : 'ের'}`,
  isDealLast: () => true,
  onLand: (size) => `${size} জমিতে`,
  walled: 'পাঁচিল-সহ',
  cold: 'কোল্ড স্টোরেজ-সহ',
  docks: (count) => (count ? `${count}টি ডক-সহ` : 'লোডিং ডক-সহ'),
  plots: { Agricultural: 'কৃষি জমি', Commercial: 'বাণিজ্যিক প্লট', corner: 'কর্নার প্লট' },
  facing: (direction) => `${direction}মুখী`,
}

export const found: FoundWords = {
  kinds: { Residential: 'বাড়ি', any: 'সম্পত্তি' },
  deals: { sale: 'বিক্রির জন্য', rent: 'ভাড়ার জন্য', lease: 'লিজের জন্য' },
  gone: { sold: 'বিক্রি হয়ে গেছে', rented: 'ভাড়া হয়ে গেছে' },
  or: ' বা ',
  around: '{place} ও আশেপাশে',
  containing: ', যেখানে লেখা “{words}”',
}

export const pages: PageWords = {
  listTitle: `${nameOf('bn', FIRM.city)} ও আশেপাশের সম্পত্তি | ${FIRM.productName}`,
  listDescription: `${nameOf('bn', FIRM.city)} ও আশেপাশে বিক্রি আর ভাড়ার গুদাম, প্লট, ভিলা আর বাড়ি, দাম ও মাপ সমেত।`,
  contactForPrice: 'দাম জানতে যোগাযোগ করুন',
  priceNotAvailable: 'দাম লেখা নেই',
  perMonth: ' / মাস',
  rupees: (digits) => `₹${digits}`,
  sold: 'বিক্রি হয়ে গেছে',
  rented: 'ভাড়া হয়ে গেছে',
  interestedIn: (id) => `নমস্কার, এই সম্পত্তিটি নিয়ে কথা বলতে চাই। ID: ${id}`,
  propertiesFound: { zero: 'কোনো সম্পত্তি নেই', other: '{n} সম্পত্তি' },
}

export const firm: FirmWords = {
  said: {
    'North Bengal': 'উত্তরবঙ্গ',
    '2nd floor, Sevoke Road': '২য় ফ্লোর, সেবক রোড',
    'Monday to Saturday, 10 am to 6 pm': 'সোমবার থেকে শনিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা',
  },
  inRegion: locative,
  expertise: (years, isOver) => `${years} বছরের ${isOver ? 'বেশি ' : ''}অভিজ্ঞতা`,
}

export const stored: StoredWords = {
  Villa: 'ভিলা',
  Plot: 'প্লট',
  Warehouse: 'গুদাম',
  Residential: 'আবাসিক',
  Commercial: 'বাণিজ্যিক',
  Industrial: 'শিল্পাঞ্চল',
  Agricultural: 'কৃষি',
  Mixed: 'মিশ্র',
  Sale: 'বিক্রি',
  Rent: 'ভাড়া',
  Lease: 'লিজ',
  'For Sale': 'বিক্রির জন্য',
  'For Rent': 'ভাড়ার জন্য',
  'For Lease': 'লিজের জন্য',
  Freehold: 'ফ্রিহোল্ড (পুরো মালিকানা)',
  Leasehold: 'লিজহোল্ড (মেয়াদি লিজ)',
  'Shared Ownership': 'যৌথ মালিকানা',
  'Co-operative Society': 'সমবায় সমিতি',
  'Power of Attorney': 'আমমোক্তারনামা (পাওয়ার অফ অ্যাটর্নি)',
  Tiles: 'টাইলস',
  Concrete: 'কংক্রিট',
  Asphalt: 'পিচ',
  Other: 'অন্য',
  Independent: 'আলাদা বাড়ি',
  'Semi-Detached': 'জোড়া বাড়ি',
  Towerhouse: 'টাওয়ার হাউস',
  'Row House': 'রো হাউস',
  Bungalow: 'বাংলো',
  Duplex: 'ডুপ্লেক্স',
  House: 'বাড়ি',
  'West Bengal': 'পশ্চিমবঙ্গ',
  India: 'ভারত',
  'Villa Complex': 'ভিলা কমপ্লেক্স',
  unfurnished: 'আসবাব ছাড়া',
  'semi-furnished': 'আংশিক আসবাবসহ',
  furnished: 'আসবাবসহ',
  North: 'উত্তর',
  South: 'দক্ষিণ',
  East: 'পূর্ব',
  West: 'পশ্চিম',
  'North-East': 'উত্তর-পূর্ব',
  'North-West': 'উত্তর-পশ্চিম',
  'South-East': 'দক্ষিণ-পূর্ব',
  'South-West': 'দক্ষিণ-পশ্চিম',
}

export const pictures: PictureWords = {
  above: 'উপর থেকে দেখা',
  kitchen: 'রান্নাঘর',
  living: 'বসার ঘর',
  bedroom: 'শোবার ঘর',
  bath: 'বাথরুম',
  inside: 'ভিতরের দৃশ্য',
  land: 'জমি',
  outside: 'বাইরের দৃশ্য',
  rendered: 'কম্পিউটারে আঁকা ছবি',
}

const DEALS = { sale: 'বিক্রির জন্য', rent: 'ভাড়ার জন্য', lease: 'লিজের জন্য' }

export const composed: ComposedWords = {
  offered: ({ kind, deal, place, size, rooms, parts, rate }) => {
    const where = place && `${place.town ? `${genitive(place.town)} ` : ''}${locative(place.name)}`
    const what = [rooms ? undefined : size && headline.tied(size), 'একটি', rooms, kind]
      .filter(Boolean)
      .join(' ')
    const first = [where, what, DEALS[deal], 'আছে'].filter(Boolean).join(' ')
    return `${first}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${rate ? `, দাম পড়ছে প্রতি কাঠা ${rate}` : ''}`
  },
  builtUp: (area) => `বিল্ট-আপ এরিয়া ${area}`,
  land: (area) => `জমি ${area}`,
  floors: (count) => `${count} তলা`,
  facing: (direction) => `${direction}মুখী`,
  road: (feet) => `সামনের রাস্তা ${feet} ফুট চওড়া`,
  accessRoad: (feet) => `গুদাম পর্যন্ত রাস্তা ${feet} ফুট চওড়া`,
  height: (feet) => `ছাদের উচ্চতা ${feet} ফুট`,
  corner: 'এটি কর্নার প্লট',
  rooms: (beds, baths) =>
    `এতে আছে ${[beds && `${beds}টি শোবার ঘর`, baths && `${baths}টি বাথরুম`].filter(Boolean).join(' আর ')}`,
  near: (things, listed) => `সোজা মাপলে ${listed(things.map(({ name, km }) => `${name} ${km} কিমি`))} দূরে`,
  station: 'স্টেশন',
  stop: '।',
  has: (list) => `সঙ্গে আছে ${list}`,
  and: ' আর ',
  features: {
    loadingDock: 'লোডিং ডক',
    hasCraneFacility: 'ক্রেন',
    isColdStorageAvailable: 'কোল্ড স্টোরেজ',
    powerBackup: 'পাওয়ার ব্যাকআপ',
    boundaryWall: 'পাঁচিল',
    garden: 'বাগান',
    garage: 'গ্যারেজ',
    gatedCommunity: 'গেট দেওয়া চত্বর',
  },
  owned: (ownership) => `মালিকানা: ${ownership}`,
  seen: {
    site: 'আমাদের লোক জায়গায় গিয়ে দেখে এসেছেন',
    deed: 'আমাদের লোক দলিল দেখেছেন',
    both: 'আমাদের লোক জায়গায় গিয়ে দেখে এসেছেন, দলিলও দেখেছেন',
  },
}

export const walk: WalkWords = {
  front: (facing, cars) =>
    [facing && `বাড়ি ${facing}মুখী`, cars && `${cars}টি গাড়ি রাখার জায়গা আছে`].filter(Boolean).join(', '),
  inside: ({ area, floors, isOneFloor, furnishing }) => {
    const house = floors && (isOneFloor ? 'একতলা বাড়ি' : `${floors} তলা বাড়ি`)
    const on = floors && (isOneFloor ? 'একতলাতেই' : `${floors} তলা মিলিয়ে`)
    const size = area ? [on, `বিল্ট-আপ এরিয়া ${area}`].filter(Boolean).join(' ') : house
    return [size, furnishing].filter(Boolean).join(', ')
  },
  kitchen: { new: 'রান্নাঘরটি নতুন', modular: 'রান্নাঘরটি মডুলার' },
  rooms: (beds, baths) => {
    const rooms = [beds && `${beds}টি শোবার ঘর`, baths && `${baths}টি বাথরুম`].filter(Boolean).join(' আর ')
    return rooms && `${rooms} আছে`
  },
  land: (area, hasGarden) => (hasGarden ? `বাড়ি আর বাগান মিলিয়ে ${area} জমি` : `${area} জমির উপর বাড়ি`),
  named: {
    front: /গেট|পোর্চ|গাড়ি|বারান্দা|^বাইরে/,
    living: /বসার|হলঘর|হোম থিয়েটার/,
    kitchen: /রান্নাঘর/,
    bedroom: /শোবার ঘর/,
    bath: /বাথরুম/,
    garden: /বাগান|উঠোন|পথের বাতি/,
    road: /রাস্তা/,
    above: /ছাদ/,
  },
}
