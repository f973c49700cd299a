import type { Asked } from '#contract/list/found-sentence.ts'
import type { OtherLanguage } from './languages.ts'

/** The words of 'শিলিগুড়িতে বিক্রির জন্য ৭টি ভিলা'; {place} is the name of the place. */
export type FoundWords = {
  kinds: Record<Asked['kind'], string>
  deals: Record<NonNullable<Asked['deal']>, string>
  /** Behind the kind, so that it agrees with every one of them. */
  gone: Record<NonNullable<Asked['status']>, string>
  /** Behind the firm's city, where no place is asked for. */
  around: string
  containing: string
}

export const FOUND_WORDS: Record<OtherLanguage, FoundWords> = {
  bn: {
    kinds: { Villa: 'ভিলা', Plot: 'প্লট', Warehouse: 'গুদাম', Residential: 'বাড়ি', any: 'সম্পত্তি' },
    deals: { sale: 'বিক্রির জন্য', rent: 'ভাড়ার জন্য', lease: 'লিজের জন্য' },
    gone: { sold: 'বিক্রি হয়ে গেছে', rented: 'ভাড়া হয়ে গেছে' },
    around: '{place} ও আশেপাশে',
    containing: ', যাতে আছে “{words}”',
  },
  hi: {
    kinds: { Villa: 'विला', Plot: 'प्लॉट', Warehouse: 'गोदाम', Residential: 'मकान', any: 'प्रॉपर्टी' },
    deals: { sale: 'बिक्री के लिए', rent: 'किराए के लिए', lease: 'लीज़ के लिए' },
    gone: { sold: 'बिक्री हो चुकी', rented: 'किराया तय हो चुका' },
    around: '{place} और आस-पास',
    containing: ', जिनमें लिखा है “{words}”',
  },
  ne: {
    kinds: { Villa: 'भिल्ला', Plot: 'प्लट', Warehouse: 'गोदाम', Residential: 'घर', any: 'सम्पत्ति' },
    deals: { sale: 'बिक्रीका लागि', rent: 'भाडाका लागि', lease: 'लिजका लागि' },
    gone: { sold: 'बिक्री भइसक्यो', rented: 'भाडामा गइसक्यो' },
    around: '{place} र वरपर',
    containing: ', जसमा लेखिएको छ “{words}”',
  },
}
