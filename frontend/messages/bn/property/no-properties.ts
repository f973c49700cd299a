import { FIRM } from '#contract/firm.ts'
import { BENGALI_PAGES } from '#contract/languages/page-words.ts'
import { digits } from '#frontend/messages/bn/numbers.ts'

/** What an empty list offers. */
export const noProperties = {
  counting: 'কোন ফিল্টারের জন্য মিলছে না, দেখা হচ্ছে',
  without: (filter: string) => `“${filter}” বাদ দিলে`,
  withoutAll: 'সব ফিল্টার বাদ দিলে',
  found: BENGALI_PAGES.propertiesFound,
  nearest: 'আপনি যা চেয়েছেন তার সবচেয়ে কাছাকাছি',
  differs: 'যেখানে তফাত',
  notButIs: (has: string, wanted: string) => `${has}, ${wanted} নয়`,
  notMentioned: (wanted: string) => `${wanted}: লেখা নেই`,
  hasNot: (wanted: string) => `${wanted} নেই`,
  above: (has: string, most: string) => `${has}, আপনি চেয়েছেন ${most} পর্যন্ত`,
  below: (has: string, least: string) => `${has}, আপনি চেয়েছেন ${least} থেকে`,
  sizeUnknown: 'মাপ লেখা নেই',
  road: (feet: string) => `রাস্তা ${digits(feet)} ফুট`,
  height: (feet: string) => `ছাদের উচ্চতা ${digits(feet)} ফুট`,
  withoutWords: (wanted: string) => `“${wanted}” নিয়ে কিছু লেখা নেই`,
  tellUs: 'আপনার কী দরকার, আমাদের জানান',
  tellUsText: (search: string) =>
    `নমস্কার ${FIRM.productName}, আমি সম্পত্তি খুঁজছি, এখনও কিছু পাইনি${search && `: ${search}`}`,
}
