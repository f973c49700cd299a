import type { InPlace, NumberWords, OfferWords } from './words.ts'

/*
 * English: what the contract says in it beside the words in its own modules. The sentences of the site are in frontend/messages.
 */

export const digits = '0123456789'

/** The name of the headings' font files in frontend/assets/fonts and frontend/styles/letters. */
export const letters = 'eczar'

export const offer: OfferWords = { read: 'Read this page in English', close: 'Close' }

export const inPlace: InPlace = (name) => `in ${name}`

export const numbers: NumberWords = {
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
}
