import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { EXPERTISE } from '#frontend/messages/expertise.ts'

export const places = {
  title: `Popular Location in ${FIRM.city}`,
  allProperties: 'All Properties',
  rivers: { mahananda: 'Mahananda', balason: 'Balason' },
  drawn: 'Drawn by us, not to scale',
  properties: (isOne: boolean) => (isOne ? 'property' : 'properties'),
  from: (price: string) => `from ${price}`,
  toRentFrom: (price: string) => `to rent from ${price} / month`,
  onRequest: 'Price on request',
  range: (low: string, high: string) => `${low} to ${high}`,
  plots: (price: string) => `Plots ${price} a katha`,
  warehouses: (price: string) => `Warehouses ${price} a sq ft`,
  houses: (price: string) => `Houses from ${price} a sq ft`,
}

export const newest = {
  week: 'New this week',
  newest: 'Newest',
  previous: 'Previous listings',
  next: 'Next listings',
  all: (total: string, isOne: boolean) => (isOne ? 'The one property' : `All ${total} properties`),
  newestFirst: 'Newest first',
  failed: 'The newest properties could not be loaded. Check your connection and try again.',
  retry: 'Retry',
}

export const warehouses = {
  title: 'Warehouses ready to see',
  all: 'All warehouses',
  none: 'No warehouse is on offer right now. Tell us on WhatsApp what you need, and we look for it.',
}

export const showcase = {
  land: {
    title: 'Buy land you have walked on',
    text: 'Katha and square feet, facing and road width, all written down before you walk the boundary.',
    link: 'Buy land',
    alt: 'A marked plot between trees and houses, seen from above',
  },
  warehouse: {
    title: 'Rent a warehouse by the road',
    text: 'Ceiling height, dock, crane, power and the width of the road: on the page, before you drive out.',
    link: 'Rent a warehouse',
    alt: 'Inside a warehouse, with racks on both sides and roof lights',
  },
}

export const promises = {
  title: 'Why choose us',
  verified: {
    title: 'Verified Listings',
    text: 'Our own people enter every listing, and none is shown before it has been looked at again.',
    alt: 'Survey instrument on a staked plot',
  },
  local: {
    title: 'Local Market Experts',
    text: `${EXPERTISE.replace(/^./, (letter) => letter.toUpperCase())} in ${FIRM.region}, and an office you can walk into.`,
    alt: 'An office of two floors with a car in front',
  },
  transparent: {
    title: 'Transparent and Hassle Free',
    text: 'Every price in lakh or crore and in full, every size in the units you think in.',
    alt: 'A street of villas behind low walls',
  },
} as const

export const testimonials = {
  title: 'From people we found ground for',
  label: 'Testimonials',
  six: [
    {
      words: 'They told me not to buy the first plot, and showed me why on the map.',
      name: 'Subir Ghosh',
      about: `Plot, ${localityAt(0)}`,
    },
    {
      words: 'I sent one WhatsApp from Kalimpong. By Saturday we had seen three godowns.',
      name: 'Rina Tamang',
      about: `Warehouse, ${localityAt(4)}`,
    },
    {
      words: 'The area was given in katha and in square feet. My father and my bank both understood.',
      name: 'Priya Agarwal',
      about: `Villa, ${localityAt(6)}`,
    },
    {
      words: 'What was on the page was what stood on the road. That is rare.',
      name: 'Mohammed Irfan',
      about: `Warehouse, ${localityAt(5)}`,
    },
    {
      words: 'They kept calling the old owner until the mutation papers were right.',
      name: 'Karma Lepcha',
      about: `House, ${localityAt(7)}`,
    },
    {
      words: 'Fair price for our land and no running around offices.',
      name: 'Sunita Oraon',
      about: `Land sold, ${localityAt(8)}`,
    },
  ],
}
