import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits } from './numbers.ts'

export const footer = {
  claim: `${nameOf('bn', FIRM.city)} ও আশেপাশে গুদাম, প্লট, ভিলা আর বাড়ি। যাঁরা দেখান, তাঁদের ${EXPERTISE}।`,
  company: 'প্রতিষ্ঠান',
  property: 'সম্পত্তি',
  aboutUs: 'আমাদের কথা',
  contactUs: 'যোগাযোগ',
  buyProperties: 'সম্পত্তি কিনুন',
  flatForSale: 'বিক্রির ফ্ল্যাট',
  allProperties: 'সব সম্পত্তি',
  staffLogin: 'কর্মীদের প্রবেশ',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${digits(years)} ${FIRM.productName}। সমস্ত অধিকার সংরক্ষিত।`,
  reraAgent: (number: string) => `RERA এজেন্ট ${number}`,
  units: 'মাপ: ১ কাঠা = ৭২০ বর্গফুট, ১ ডেসিমেল = ৪৩৫.৬ বর্গফুট',
}

export const newsletter = {
  title: 'নতুন সম্পত্তির খবর ইমেলে',
  label: 'ইমেল',
  placeholder: 'you@example.com',
  join: 'যোগ দিন',
  notYet: 'এখনও ইমেলে খবর পাঠানো শুরু হয়নি, তাই আপনার ঠিকানা কোথাও পাঠানো হয়নি। WhatsApp করুন, নতুন কী এসেছে জানিয়ে দেব।',
}
