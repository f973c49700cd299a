import { FIRM } from '#contract/firm.ts'
import type { OtherLanguage } from './languages.ts'
import { countOf } from './numbers.ts'
import { nameOf } from './places.ts'

/** What the server writes into the pages of a language, and the page says again: head, first paint and previews. */
export type PageWords = {
  listTitle: string
  listDescription: string
  contactForPrice: string
  priceNotAvailable: string
  /** Behind a price; the number words hold the whole of it. */
  perMonth: string
  /** The whole sum: `digits` are grouped and in the digits of the language. */
  rupees: (digits: string) => string
  sold: string
  rented: string
  /** The first line of a chat about a listing. */
  interestedIn: (id: string) => string
  /** `total` as X-Total-Count says it. */
  propertiesFound: (total: string) => string
}

export const BENGALI_PAGES: PageWords = {
  listTitle: `${nameOf('bn', FIRM.city)} ও আশেপাশে সম্পত্তি | ${FIRM.productName}`,
  listDescription: `${nameOf('bn', FIRM.city)} ও আশেপাশে বিক্রি আর ভাড়ার গুদাম, প্লট, ভিলা আর বাড়ি, দাম ও মাপ সমেত।`,
  contactForPrice: 'দাম জানতে যোগাযোগ করুন',
  priceNotAvailable: 'দাম লেখা নেই',
  perMonth: ' / মাস',
  rupees: (digits) => `₹${digits}`,
  sold: 'বিক্রি হয়ে গেছে',
  rented: 'ভাড়া হয়ে গেছে',
  interestedIn: (id) => `নমস্কার, এই সম্পত্তিতে আমার আগ্রহ আছে। ID: ${id}`,
  propertiesFound: (total) => (total === '0' ? 'কোনো সম্পত্তি নেই' : `${countOf('bn', total)} সম্পত্তি`),
}

export const HINDI_PAGES: PageWords = {
  listTitle: `${nameOf('hi', FIRM.city)} और आस-पास प्रॉपर्टी | ${FIRM.productName}`,
  listDescription: `${nameOf('hi', FIRM.city)} और आस-पास बिक्री और किराए के गोदाम, प्लॉट, विला और मकान, कीमत और माप के साथ।`,
  contactForPrice: 'कीमत के लिए संपर्क करें',
  priceNotAvailable: 'कीमत लिखी नहीं है',
  perMonth: ' / माह',
  rupees: (digits) => `₹${digits}`,
  sold: 'बिक गई',
  rented: 'किराए पर दी गई',
  interestedIn: (id) => `नमस्ते, मुझे इस प्रॉपर्टी में रुचि है। ID: ${id}`,
  propertiesFound: (total) => (total === '0' ? 'कोई प्रॉपर्टी नहीं' : `${countOf('hi', total)} प्रॉपर्टी`),
}

export const NEPALI_PAGES: PageWords = {
  listTitle: `${nameOf('ne', FIRM.city)} र वरपर सम्पत्ति | ${FIRM.productName}`,
  listDescription: `${nameOf('ne', FIRM.city)} र वरपर बिक्री र भाडाका गोदाम, प्लट, भिल्ला र घर, मूल्य र नापसहित।`,
  contactForPrice: 'मूल्य जान्न सम्पर्क गर्नुहोस्',
  priceNotAvailable: 'मूल्य लेखिएको छैन',
  perMonth: ' / महिना',
  rupees: (digits) => `₹${digits}`,
  sold: 'बिक्री भइसक्यो',
  rented: 'भाडामा गइसक्यो',
  interestedIn: (id) => `नमस्ते, मलाई यो सम्पत्तिमा रुचि छ। ID: ${id}`,
  propertiesFound: (total) => (total === '0' ? 'कुनै सम्पत्ति छैन' : `${countOf('ne', total)} सम्पत्ति`),
}

export const PAGE_WORDS: Record<OtherLanguage, PageWords> = {
  bn: BENGALI_PAGES,
  hi: HINDI_PAGES,
  ne: NEPALI_PAGES,
}
