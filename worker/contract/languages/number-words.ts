import type { AreaUnit } from '#contract/units/area.ts'
import type { Language } from './languages.ts'

/** The words around the numbers of a language. Sentences with {price} or {n} are filled in. */
export type NumberWords = {
  lakh: string
  crore: string
  perMonth: string
  perKatha: string
  /** What stands behind a number of things: 'টি', ' वटा'. */
  counter: string
  /** A count of which only the least is known: '1,000+'. */
  moreThan: string
  units: Record<AreaUnit, string>
  months: readonly string[]
}

const NO_BREAK = '\u00a0'

export const NUMBER_WORDS: Record<Language, NumberWords> = {
  en: {
    lakh: 'Lakh',
    crore: 'Cr',
    perMonth: '{price} / month',
    perKatha: '{price} per katha',
    counter: '',
    moreThan: '{n}+',
    units: {
      'sq ft': 'sq ft',
      'sq m': 'sq m',
      decimal: 'decimal',
      katha: 'katha',
      chatak: 'chatak',
      bigha: 'bigha',
      acre: 'acre',
      hectare: 'hectare',
    },
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  },
  bn: {
    lakh: 'লাখ',
    crore: 'কোটি',
    perMonth: '{price} / মাস',
    perKatha: 'প্রতি কাঠা {price}',
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
  },
  hi: {
    lakh: 'लाख',
    crore: 'करोड़',
    perMonth: '{price} / माह',
    perKatha: 'प्रति कट्ठा {price}',
    counter: '',
    moreThan: '{n} से ज़्यादा',
    units: {
      'sq ft': 'वर्ग फुट',
      'sq m': 'वर्ग मीटर',
      decimal: 'डिसमिल',
      katha: 'कट्ठा',
      chatak: 'छटाक',
      bigha: 'बीघा',
      acre: 'एकड़',
      hectare: 'हेक्टेयर',
    },
    months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  },
  ne: {
    lakh: 'लाख',
    crore: 'करोड',
    perMonth: '{price} / महिना',
    perKatha: 'प्रति कट्ठा {price}',
    counter: `${NO_BREAK}वटा`,
    moreThan: '{n} भन्दा बढी',
    units: {
      'sq ft': 'वर्ग फिट',
      'sq m': 'वर्ग मिटर',
      decimal: 'डेसिमल',
      katha: 'कट्ठा',
      chatak: 'छटाक',
      bigha: 'बिघा',
      acre: 'एकर',
      hectare: 'हेक्टर',
    },
    months: [
      'जनवरी',
      'फेब्रुअरी',
      'मार्च',
      'अप्रिल',
      'मे',
      'जुन',
      'जुलाई',
      'अगस्ट',
      'सेप्टेम्बर',
      'अक्टोबर',
      'नोभेम्बर',
      'डिसेम्बर',
    ],
  },
}
