import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { foundSentence } from '#contract/list/found-sentence.ts'
import type { FilterNames } from '#contract/properties/filters.ts'

/* The list of properties, its filters, and what it says when nothing is found. */

/** The page of a part of the region. */
export const area = {
  beside: 'Places next to it',
  /** At the end of each sentence of what is composed. */
  stop: '.',
  withFilters: 'Search all of it with filters',
  trail: 'You are here',
  nothing: 'Nothing here today.',
  nearest: 'These come nearest.',
  where: 'Where it is',
}

/** Where a search's finds can be had by mail, and the page behind the links of such mails. */
export const alerts = {
  title: 'Tell me of new ones',
  lead: 'By e-mail, only what fits this search: new listings and lowered prices. One tap ends it.',
  email: 'E-mail',
  howOften: 'How often',
  often: { once: 'At once', daily: 'Once a day', weekly: 'Once a week' },
  tellMe: 'Tell me',
  sending: 'Sending...',
  sent: 'We have mailed you a link: open it and tap once, and it begins.',
  emailInvalid: 'Enter a valid email',
  tooMany: 'Too many requests came from your network. Try again in an hour.',
  full: 'We cannot take another search at the moment. The feed tells you the same.',
  failed: 'That did not work. Check your connection and try again.',
  feed: 'As a feed',
  leaveEmpty: 'Leave this empty',
  pageTitle: 'New listings by mail',
  waiting: 'Shall we tell you of new ones?',
  waitingText: 'Tap once, and we mail you when something new fits this search.',
  begin: 'Yes, tell me',
  on: 'We tell you of new ones',
  onText: 'We mail you when something new fits this search.',
  ending: 'Are you still looking?',
  endingText: 'It is a year since you asked. Tap, and it goes on; otherwise it ends soon.',
  goOn: 'I am still looking',
  done: 'It has begun: we mail you when something new fits.',
  end: 'End these mails',
  ended: 'No more mails come',
  endedText: 'It has ended, and your address is deleted.',
  gone: 'There is no such search any more',
  goneText: 'It has ended, or it was not confirmed within two days. No mails come from it.',
  see: 'See what fits now',
}

export const list = {
  pageTitle: `Property in ${FIRM.city} and ${FIRM.surroundings} | ${FIRM.productName}`,
  description: `Warehouses, plots, villas and homes for sale and for rent in and around ${FIRM.city}, with prices and sizes.`,
  title: `Property in ${FIRM.city} and ${FIRM.surroundings}`,
  lead: 'Warehouses, plots, villas and homes, with the price and both sizes written down.',
  explorePlots: 'Explore Plots',
  allProperties: 'All Properties',
  slides: 'Pictures, 3 slides',
  slide: (number: number) => `Slide ${number}`,
  slideAlt: [
    'A street of villas in evening light with hills behind',
    'Marked plots between a tea garden and a river, seen from above',
    'A warehouse park with docks and trucks at dawn',
  ],
  loading: 'Loading properties',
  loadingMore: 'Loading more properties',
  count: (total: string, isOne: boolean) => (isOne ? '1 property' : `${total} properties`),
  views: { map: 'Map', list: 'List' },
  sortBy: 'Sort by',
  sorts: {
    newest: 'Newest',
    'price-asc': 'Lowest price',
    'price-desc': 'Highest price',
    'area-desc': 'Largest area',
    best: 'Best match',
  },
  showMore: 'Show more',
  moreFailed: 'The next properties could not be loaded.',
  emptyTitle: 'No Properties Found',
  emptySentences: [
    "Sorry, we couldn't find any properties matching your search criteria.",
    'Try adjusting your filters or search terms.',
  ],
  clearAll: 'Clear all',
  failed: 'The list could not be loaded. Check your connection and try again.',
  tooMany: 'Too many searches came from your network just now. Wait a minute and try again.',
  retry: 'Retry',
  more: (shown: number, total: string) => `${shown} of ${total}`,
  /** '7 villas for sale in Siliguri'. */
  found: foundSentence,
  selling: {
    tellUs: 'Tell us on WhatsApp',
    land: { question: 'Selling land?', text: `Hello ${FIRM.productName}, I would like to sell land.` },
    property: {
      question: 'Selling a property?',
      text: `Hello ${FIRM.productName}, I would like to sell a property.`,
    },
  },
}

export const filters = {
  title: 'Filters',
  all: 'All filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters, ${count}`),
  kinds: 'Kind of property',
  everyKind: 'All',
}

/** The chosen filters, as their chips say them, and how the search text was read. */
export const activeFilters = {
  deals: { sale: 'Sale', rent: 'Rent', lease: 'Lease' },
  priceNotUnderstood: (text: string) =>
    `We did not understand “${text}” as a budget, so all prices are shown. Try “50 lakh” or “20-40 lakh”.`,
  priceInLakh: (text: string, budget: string) => `We read “${text}” in lakh: ${budget}.`,
  showing: (meant: string) => `Showing ${meant}.`,
  searchAsTyped: (typed: string) => `Search for ${typed} instead?`,
  asTyped: (typed: string) => `Showing “${typed}” exactly as typed.`,
  unfiltered: (text: string) => `We have no filter for “${text}” and left it out.`,
  absent: (text: string) => `No listing says “${text}”; shown without it.`,
  notIn: (place: string) => `Not ${place}`,
  near: (place: string, around: string) => `${place} and around: ${around}`,
  ordered: (text: string, order: string) => `Sorted as “${text}” asks: ${order}.`,
  readAgain: 'Show what it may mean',
  bedroomsCount: (count: string) => (count === '1' ? '1 bedroom' : `${count} bedrooms`),
  bathroomsCount: (count: string) => (count === '1' ? '1 bathroom' : `${count} bathrooms`),
  floor: (number: string) => (number === '0' ? 'Ground floor' : `Floor ${number}`),
  parkingFor: (count: string) => (count === '1' ? 'Parking' : `Parking for ${count} cars`),
  ageUpTo: (years: string) => `Up to ${years} years old`,
  ageFrom: (years: string) => `${years} years old or more`,
  ready: 'Ready to move in',
  readyBy: (month: string) => `Ready by ${month}`,
  facing: (direction: string) => `${direction} facing`,
  roadFrom: (feet: string) => `Road from ${feet} ft`,
  heightFrom: (feet: string) => `Clear height from ${feet} ft`,
  features: {
    corner: 'Corner',
    loadingDock: 'Loading dock',
    crane: 'Crane',
    coldStorage: 'Cold storage',
    powerBackup: 'Power backup',
    gated: 'Gated community',
    garden: 'Garden',
    garage: 'Garage',
    boundaryWall: 'Boundary wall',
    lowered: 'Price lowered',
    priceNegotiable: 'Price negotiable',
  } satisfies Record<FilterNames<{ type: 'flag' }>, string>,
  onMap: {
    box: 'In this part of the map',
    outline: 'In your outline',
    some: 'With a place on the map',
    none: 'Without a place on the map',
  },
  remove: (filter: string) => `Remove ${filter}`,
  moreChips: (count: string) => `Show ${count} more filters`,
  upTo: (price: string) => `Up to ${price}`,
  atLeast: (price: string) => `From ${price}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  areaAtLeast: (area: string) => `From ${area}`,
  areaAtMost: (area: string) => `Up to ${area}`,
  giveOrTake: (area: string) => `${area}, give or take a tenth`,
}

/** What only the map of the results says; it loads with it. */
export const resultsMap = {
  label: 'Results on the map',
  more: 'These are the 1,000 newest: zoom in and search there, or filter.',
  searchArea: 'Search this area',
  draw: 'Draw an outline',
  drawing: 'Now draw around it',
  clear: 'Clear',
  perMonth: '/mo',
  fromPrice: (price: string) => `from ${price}`,
  nearMe: 'Near me',
  notFound: 'Your device did not say where you are.',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  close: 'Close the card',
  pins: 'The pins as a list',
  failed: 'The map could not be filled. Check your connection and try again.',
  ask: 'Ask',
  shown: (count: string) => `${count} on the map`,
  unplaced: (count: string) => `and ${count} without a place`,
}

/** What only the panel of filters says; it loads after the list. */
export const filterPanel = {
  close: 'Close filters',
  show: (count: string) => `Show ${count}`,
  search: 'Looking for',
  searchExample: 'Corner plot, godown …',
  type: 'Type',
  deal: 'For',
  budget: 'Budget',
  from: 'From',
  to: 'To',
  any: 'Any',
  area: 'Area',
  unit: 'Unit',
  areaIs: (typed: string, sqFt: string) => `${typed} is ${sqFt}`,
  areaNotUnderstood: 'Enter a number, such as 3.',
  location: 'Location',
  locationExample: localityAt(0),
  bedrooms: 'Bedrooms',
  more: 'More filters',
  bathrooms: 'Bathrooms',
  villaType: 'Villa type',
  furnishing: 'Furnishing',
  floor: 'Floor',
  parkingPlaces: 'Parking places',
  age: 'Age',
  possession: 'Possession',
  facing: 'Facing',
  road: 'Road width',
  height: 'Clear height',
  ownership: 'Ownership',
  apply: 'Apply',
  clear: 'Clear',
}

/** What a list without results offers instead. */
export const noProperties = {
  counting: 'Looking for the filter that is in the way',
  without: (filter: string) => `Without “${filter}”`,
  withoutAll: 'Without any filter',
  otherDeal: { rent: 'To rent', lease: 'For lease' },
  found: (count: string) => (count === '1' ? '1 property' : `${count} properties`),
  nearest: 'Nearest to what you asked',
  nearTo: 'Near to what you look for',
  differs: 'Differs in',
  notButIs: (has: string, wanted: string) => `${has}, not ${wanted}`,
  isInNotIn: (has: string, wanted: string) => `In ${has}, not in ${wanted}`,
  notMentioned: (wanted: string) => `${wanted} not mentioned`,
  elsewhere: 'Outside the part of the map you chose',
  hasNot: (wanted: string) => `No ${wanted.toLowerCase()}`,
  above: (has: string, most: string) => `${has}, you asked up to ${most}`,
  below: (has: string, least: string) => `${has}, you asked from ${least}`,
  sizeUnknown: 'Size not mentioned',
  parkingPlaces: (count: string) => (count === '1' ? '1 parking place' : `${count} parking places`),
  yearsOld: (count: string) => (count === '1' ? '1 year old' : `${count} years old`),
  road: (feet: string) => `Road ${feet} ft`,
  height: (feet: string) => `Clear height ${feet} ft`,
  feet: (feet: string) => `${feet} ft`,
  withoutWords: (wanted: string) => `Nothing about “${wanted}”`,
  tellUs: 'Tell us what you need',
  tellUsText: (search: string) =>
    `Hello ${FIRM.productName}, I am looking for a property and found nothing yet${search && `: ${search}`}`,
}

/** What the search fields offer while somebody types. */
export const suggestions = {
  title: 'Suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  kinds: ['Plot', 'Land', 'House', 'Villa', 'Flat', 'Warehouse', 'Godown', 'Cold storage'],
}
