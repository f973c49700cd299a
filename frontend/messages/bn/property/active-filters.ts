import { amount, count, digits } from '#frontend/messages/bn/numbers.ts'

/** What is chosen, as its chips say it. */
export const activeFilters = {
  deals: { sale: 'বিক্রি', rent: 'ভাড়া', lease: 'লিজ' },
  priceNotUnderstood: (text: string) =>
    `“${text}” থেকে বাজেট বোঝা গেল না, তাই সব দামের সম্পত্তি দেখানো হচ্ছে। “৫০ লাখ” বা “২০-৪০ লাখ”, এভাবে লিখুন।`,
  priceInLakh: (text: string, budget: string) => `“${text}” লাখে ধরা হয়েছে: ${amount(budget)}।`,
  showing: (meant: string) => `${meant} দেখানো হচ্ছে।`,
  searchAsTyped: (typed: string) => `এর বদলে “${typed}” খুঁজবেন?`,
  asTyped: (typed: string) => `“${typed}” যেমন লিখেছেন, তেমনই খোঁজা হচ্ছে।`,
  readAgain: 'কী বোঝাতে পারে, তা দেখান',
  bedroomsCount: (rooms: string) => `${count(rooms)} শোবার ঘর`,
  bathroomsCount: (rooms: string) => `${count(rooms)} বাথরুম`,
  facing: (direction: string) => `${direction}মুখী`,
  roadFrom: (feet: string) => `রাস্তা ${digits(feet)} ফুট থেকে`,
  heightFrom: (feet: string) => `ছাদের উচ্চতা ${digits(feet)} ফুট থেকে`,
  features: {
    corner: 'কর্নার',
    loadingDock: 'লোডিং ডক',
    crane: 'ক্রেন',
    coldStorage: 'কোল্ড স্টোরেজ',
    powerBackup: 'পাওয়ার ব্যাকআপ',
    gated: 'গেট দেওয়া আবাসন',
    garden: 'বাগান',
    garage: 'গ্যারেজ',
    boundaryWall: 'পাঁচিল',
  },
  remove: (filter: string) => `সরান: ${filter}`,
  upTo: (price: string) => `${amount(price)} পর্যন্ত`,
  atLeast: (price: string) => `${amount(price)} থেকে`,
  between: (from: string, to: string) => `${amount(from)} থেকে ${amount(to)}`,
  areaAtLeast: (area: string) => `${area} থেকে`,
  areaAtMost: (area: string) => `${area} পর্যন্ত`,
}
