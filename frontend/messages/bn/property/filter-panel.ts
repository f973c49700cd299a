import { localityAt } from '#contract/firm-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import { amount } from '#frontend/messages/bn/numbers.ts'

/** What only the panel of filters says; it comes after the list. */
export const filterPanel = {
  close: 'ফিল্টার বন্ধ করুন',
  show: (found: string) => `${found} দেখান`,
  search: 'কী খুঁজছেন',
  searchExample: 'কর্নার প্লট, গুদাম …',
  type: 'ধরন',
  deal: 'বিক্রি না ভাড়া',
  budget: 'বাজেট',
  from: 'থেকে',
  to: 'পর্যন্ত',
  any: 'যে কোনো',
  area: 'মাপ',
  unit: 'একক',
  areaIs: (typed: string, sqFt: string) => `${amount(typed)} = ${amount(sqFt)}`,
  areaNotUnderstood: 'একটি সংখ্যা লিখুন, যেমন ৩।',
  location: 'এলাকা',
  locationExample: nameOf('bn', localityAt(0)),
  bedrooms: 'শোবার ঘর',
  more: 'আরও ফিল্টার',
  bathrooms: 'বাথরুম',
  villaType: 'ভিলার ধরন',
  facing: 'মুখ',
  road: 'রাস্তার প্রস্থ',
  height: 'ছাদের উচ্চতা',
  ownership: 'মালিকানা',
  apply: 'দেখান',
  clear: 'সরান',
}
