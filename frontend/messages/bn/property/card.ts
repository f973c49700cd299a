import { BENGALI_PAGES } from '#contract/languages/page-words.ts'
import { count, day, digits } from '#frontend/messages/bn/numbers.ts'

export const card = {
  price: 'দাম - ',
  contactForPrice: BENGALI_PAGES.contactForPrice,
  perMonth: BENGALI_PAGES.perMonth,
  notAvailable: 'জানা নেই',
  noPicture: 'এখনও ছবি নেই',
  enquire: 'খোঁজ নিন',
  enquireAbout: (title: string) => `খোঁজ নিন: ${title}`,
  bedrooms: (rooms: number) => `${count(rooms)} শোবার ঘর`,
  ceiling: (feet: number) => `${digits(feet)} ফুট উঁচু`,
  bedroomsLabel: 'শোবার ঘর',
  ceilingLabel: 'ছাদের উচ্চতা',
  facingLabel: 'মুখ',
  areaLabel: 'মাপ',
  ownershipLabel: 'মালিকানা',
  rates: {
    sqFt: (price: string) => `প্রতি বর্গফুট ${price}`,
    sqFtBuilt: (price: string) => `প্রতি বর্গফুট ${price}`,
    katha: (price: string) => `প্রতি কাঠা ${price}`,
    kathaWithHouse: (price: string) => `প্রতি কাঠা ${price}`,
  },
  listed: (written: string) => `তালিকায় এসেছে ${day(written)}`,
  confirmed: (written: string) => `পাওয়া যাচ্ছে, যাচাই করা হয়েছে ${day(written)}`,
  sold: BENGALI_PAGES.sold,
  rented: BENGALI_PAGES.rented,
  findSimilar: 'এমন আরও খুঁজুন',
}
