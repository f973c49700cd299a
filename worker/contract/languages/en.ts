import type { ComposedWords, InPlace, NumberWords, OfferWords } from './words.ts'

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

const DEALS = { sale: 'for sale', rent: 'to rent', lease: 'on lease' }

export const composed: ComposedWords = {
  offered: ({ kind, deal, place, size, rooms, parts, rate }) => {
    const what = rooms ? `${rooms} ${kind}` : `${kind}${size ? ` of ${size}` : ''}`
    const where =
      place && `${place.isRoad ? 'on' : 'in'} ${[place.name, place.town].filter(Boolean).join(', ')}`
    const first = [/^[aeiou8]/i.test(what) ? 'An' : 'A', what, DEALS[deal], where].filter(Boolean).join(' ')
    return `${first}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${rate ? `, at ${rate} a katha` : ''}`
  },
  builtUp: (area) => `${area} built up`,
  land: (area) => `${area} of land`,
  floors: (count, isOne) => `${count} ${isOne ? 'floor' : 'floors'}`,
  facing: (direction) => `it faces ${direction}`,
  road: (feet) => `the road is ${feet} ft wide`,
  accessRoad: (feet) => `the road to it is ${feet} ft wide`,
  height: (feet) => `the clear height is ${feet} ft`,
  corner: 'it is a corner plot',
  rooms: (beds, baths) =>
    `it has ${[beds && `${beds} ${beds === '1' ? 'bedroom' : 'bedrooms'}`, baths && `${baths} ${baths === '1' ? 'bathroom' : 'bathrooms'}`].filter(Boolean).join(' and ')}`,
  near: (things, listed) =>
    `in a straight line it is ${listed(things.map(({ name, km }) => `${km} km to ${name}`))}`,
  station: 'station',
  stop: '.',
  has: (list) => `there is ${list}`,
  and: ' and ',
  features: {
    loadingDock: 'a loading dock',
    hasCraneFacility: 'a crane',
    isColdStorageAvailable: 'cold storage',
    powerBackup: 'power backup',
    boundaryWall: 'a boundary wall',
    garden: 'a garden',
    garage: 'a garage',
    gatedCommunity: 'a gate to the community',
  },
  owned: (ownership) => `ownership is ${ownership}`,
  seen: {
    site: 'our people have visited the site',
    deed: 'our people have seen the title deed',
    both: 'our people have visited the site and seen the title deed',
  },
}
