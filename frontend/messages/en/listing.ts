import { unbroken } from '#contract/languages/english-title.ts'
import { composedText } from '#contract/languages/composed-text.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { FIRM } from '#contract/firm.ts'
import type { Category, CheckName, Jurisdiction } from '#contract/properties/enums.ts'
import type { AllFields, NamesOf } from '#contract/properties/fields.ts'
import { KIND_PLURALS } from '#contract/properties/kinds.ts'

/* A property: its card, its page, and the enquiry about it. */

/** Where other languages translate what the server stores and the contract writes; English shows it unchanged. */
export const words = {
  /** A word of a closed list: 'Warehouse', 'Freehold', 'North-East', 'For Sale', 'katha'. */
  stored: (word: string) => word,
  /** A kind that visitors choose. */
  kind: (word: string) => word,
  /** What a listing is used for. */
  use: (word: string) => word,
  /** A price or a size: '₹45 Lakh / month', '7 katha'. */
  amount: (amount: string) => amount,
  /** A day: '1 Nov 2026'. */
  day: (day: string) => day,
}

export const card = {
  price: 'Price - ',
  contactForPrice: 'Contact for Price',
  perMonth: ' / month',
  notAvailable: 'N/A',
  noPicture: 'No picture yet',
  rendered: 'Computer picture',
  /** On the picture of a card, where it must be one line. */
  renderedOnCard: 'Computer picture',
  enquire: 'Enquire',
  enquireAbout: (title: string) => `Enquire about ${title}`,
  bedrooms: (count: number) => `${count} Bed`,
  ceiling: (feet: number) => `${feet} ft high`,
  bedroomsLabel: 'Bedrooms',
  ceilingLabel: 'Ceiling height',
  facingLabel: 'Facing',
  areaLabel: 'Area',
  ownershipLabel: 'Ownership',
  rates: {
    sqFt: (price: string) => `${price} / sq ft`,
    sqFtBuilt: (price: string) => `${price} / sq ft`,
    katha: (price: string) => `${price} / katha`,
    kathaWithHouse: (price: string) => `${price} / katha`,
  },
  listed: (day: string) => `Listed ${day}`,
  confirmed: (day: string) => `Confirmed available on ${day}`,
  confirmedOn: (day: string) => `Confirmed ${day}`,
  visitedOn: (day: string) => `Visited ${day}`,
  sold: 'Sold',
  rented: 'Rented',
  lowered: 'Price lowered',
  findSimilar: 'Find similar',
}

/** What one unit costs, by Rate['per'] of contract/units/rates.ts. */
export const rates = {
  sqFt: (price: string) => `${price} per sq ft`,
  sqFtBuilt: (price: string) => `${price} per sq ft built-up`,
  katha: (price: string) => `${price} per katha`,
  kathaWithHouse: (price: string) => `${price} per katha, house included`,
}

export const detail = {
  priceStory: 'The story of the price',
  checked: 'What we have checked',
  costs: 'What it truly costs',
  pageTitle: (title: string) => `${title} | ${FIRM.productName}`,
  loading: 'Loading property',
  failedTitle: 'This property could not be loaded.',
  failed: 'Check your connection and try again.',
  retry: 'Retry',
  breadcrumb: 'Breadcrumb',
  allIn: (kind: Category, place: string) => `All ${KIND_PLURALS[kind]} in ${place}`,
  /** The link of a sold or rented listing: its place may have no other listing. */
  all: (kind: Category) => `All ${KIND_PLURALS[kind]}`,
  sold: 'Sold. This property is no longer available; it stays here so that you can compare.',
  rented: 'Rented out. This property is no longer available; it stays here so that you can compare.',
  unconfirmed: (day: string) =>
    `Not confirmed since ${day}. It may be gone by now: ask us, and we find out for you.`,
  pending: 'Not public yet: this listing waits for approval.',
  gallery: {
    open: (number: number, count: number, alt: string) => `Open picture ${number} of ${count}: ${alt}`,
    unnamed: (title: string, number: number) => `${title}, picture ${number}`,
    /** For a listing without pictures, and what the chat begins with. */
    none: 'No photographs yet.',
    ask: 'Ask for them on WhatsApp',
    askText: `Hello ${FIRM.productName}, please send me pictures of this property.`,
    all: (count: number) => (count === 1 ? '1 picture' : `All ${count} pictures`),
    loading: 'Opening the pictures',
    position: (number: number, count: number) => `${number}/${count}`,
  },
  price: {
    lowered: (day: string, before: string) => `Price lowered on ${day}, before: ${unbroken(before)}`,
    inr: (digits: string) => `INR ${digits}`,
    perMonth: ' / month',
    notAvailable: 'Price not available',
    onRequest: 'On request',
  },
  askVisit: 'Ask for a visit',
  sayNumber: 'Quote this number when you call.',
  enquireNow: 'Enquire Now',
  call: (phone: string) => `Call ${phone}`,
  facts: {
    builtUpArea: 'Built-up area',
    carpetArea: 'Carpet area',
    parkingArea: 'Parking area',
    land: 'Land',
    plotSize: 'Plot size',
    dimension: 'Dimension',
    facing: 'Facing',
    roadWidth: 'Road width',
    accessRoad: 'Access road',
    ceilingHeight: 'Ceiling height',
    loadingDock: 'Loading dock',
    powerBackup: 'Power backup',
    crane: 'Crane',
    yes: 'Yes',
    none: (feature: string) => `No ${feature.toLowerCase()}`,
    flooring: 'Flooring',
    zone: 'Zone',
    surveyNo: 'Survey number',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    floors: 'Floors',
    villaType: 'Villa type',
    furnishing: 'Furnishing',
    floor: 'Floor',
    groundFloor: 'Ground floor',
    parkingPlaces: 'Parking places',
    age: 'Age',
    years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
    possession: 'Possession',
    ready: (kind: Category) => (kind === 'Plot' ? 'Immediate' : 'Ready to move in'),
    price: 'Price',
    negotiable: 'Negotiable',
    ownership: 'Ownership',
    use: 'Use',
    type: 'Type',
    listed: 'Listed',
    katha: 'West Bengal katha = 720 sq ft',
    feet: (count: string) => `${count} ft`,
    bedroomsWithBhk: (count: number, bhk: string) => `${count} (${bhk})`,
  },
  description: 'Description',
  compose: (property: Property, near: readonly NearThing[]) => composedText('en', property, near),
  noDescription: 'Description not provided.',
  asWritten: { en: 'In English, as written', other: 'As written' },
  wholeText: 'Read all of it',
  features: 'Features',
  where: 'Where it is',
  similar: 'Similar properties',
  stillOnOffer: 'What is still on offer',
}

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
/** What a listing costs beside its price: duty, registration, a loan, a deposit. */
export const costs = {
  toOwn: 'To own it',
  price: 'Price',
  stampDuty: 'Stamp duty',
  registration: 'Registration',
  inAll: 'To pay in all',
  percent: (percent: string) => `${percent}%`,
  or: ' or ',
  places: {
    corporation: 'Corporation',
    municipality: 'Municipality',
    panchayat: 'Panchayat',
  } satisfies Record<Jurisdiction, string>,
  town: 'Town',
  unknown:
    'The duty is lower in a panchayat than in a corporation or municipality. We still have to ask which it is, so here are both.',
  governmentValue: 'Government value',
  governmentHint: 'What the State values this property at, if you know it. Left empty, the price counts.',
  amountInvalid: 'Type an amount, such as 8000000 or 80 lakh.',
  estimate: (since: string) =>
    `An estimate. Duty and registration are on the higher of price and government value, at the rates of West Bengal since ${since}. Fees of lawyer and bank are not in it.`,
  source: 'Source of the rates',
  withLoan: 'With a loan',
  loanAmount: 'Loan amount',
  rate: 'Interest rate',
  rateUnit: '% a year',
  years: 'Years',
  within: (least: number, most: number) => `A number from ${least} to ${most}.`,
  instalment: 'Monthly instalment',
  interest: 'Interest in all',
  paidBack: 'back to the bank',
  interestPart: 'interest',
  /** The years that a loan is paid back in, the last one also where it is only begun. */
  yearsSpan: (years: number) => (years === 1 ? 'year 1' : `year 1 to ${years}`),
  overTerm: (years: number, months: number, paidBack: string, interest: string) =>
    `Over ${term(years, months)} ${paidBack} go back to the bank, and ${interest} are interest.`,
  deposit: 'Deposit',
  depositNote: 'given back at the end',
  depositUnknown: 'Ask us about the deposit. An estimate, without GST, electricity, water and upkeep.',
  firstPayment: 'First payment',
  firstPaymentNote: 'deposit and first month',
  year: 'One year in all',
  yearNote: 'twelve months, without the deposit',
  rentEstimate: 'An estimate, without GST, electricity, water and upkeep.',
}

/** The prices that a listing had. */
export const priceStory = {
  listed: 'Listed',
  lowered: 'Lowered',
  raised: 'Raised',
  onRequest: 'Price on request since',
  /** Below a price that has not stood for a day yet. */
  now: 'Now',
  days: (days: number) =>
    ['On the market since today.', 'On the market since yesterday.'][days] ??
    `On the market for ${days} days.`,
  /** 'Plots in Matigara: ₹12 to 14 Lakh a katha (4 listings)'. */
  beside: (found: string, range: string, count: string) => `${found}: ${range} (${count} listings)`,
  range: (low: string, high: string) => `${low} to ${high}`,
  per: { katha: (range: string) => `${range} a katha`, sqFtBuilt: (range: string) => `${range} a sq ft` },
  own: (price: string) => `This one: ${price}`,
  besideNote: 'Asking prices of what is on offer today, not sales.',
}

/** What staff have seen, at a glance. */
export const seals = {
  visited: (day: string) => `Site visited ${day}`,
  deed: 'Deed seen',
  yearsAgo: (years: number | string) =>
    years === 1 ? 'more than a year ago' : `more than ${years} years ago`,
}

export const walk = {
  title: 'A walk through',
  number: (number: number) => String(number),
  places: {
    front: 'The front',
    living: 'Living room',
    kitchen: 'Kitchen',
    bedroom: 'Bedrooms',
    bath: 'Bathroom',
    garden: 'Garden',
    road: 'The road',
    above: 'From above',
  },
}

export const checks = {
  intro:
    'Our staff looked at these on the day beside them. Have your own lawyer read the papers before you pay.',
  introNone:
    'Our staff have not looked at the site or the papers yet. Have your own lawyer read the papers before you pay.',
  names: {
    siteVisited: 'Site visited',
    titleDeedSeen: 'Title deed seen',
    mutationMatched: 'Mutation and khatian (parcha) matched',
    taxReceiptSeen: 'Tax receipt seen',
    encumbranceSearched: 'Encumbrances searched',
    conversionSeen: 'Conversion of the land seen',
    powerOfAttorneySeen: 'Power of attorney seen',
  } satisfies Record<CheckName, string>,
  /** Of what is not checked yet, in one line. */
  short: {
    siteVisited: 'site visit',
    titleDeedSeen: 'deed',
    mutationMatched: 'mutation and khatian',
    taxReceiptSeen: 'tax receipt',
    encumbranceSearched: 'encumbrances',
    conversionSeen: 'conversion',
    powerOfAttorneySeen: 'power of attorney',
  } satisfies Record<CheckName, string>,
  notYet: (names: string) => `Not yet: ${names}`,
  ask: 'Ask us to check it',
  askText: `Hello ${FIRM.productName}, please check the site and the papers of this property.`,
}

/** What the drawings of a plot, of a house and of a hall say. Sizes come as they are written elsewhere: '7 katha', '60 ft'. */
export const drawings = {
  plotTitle: 'The plot, drawn to scale',
  plotTitleUnscaled: 'The plot, not to scale',
  feet: (feet: string) => `${feet} ft`,
  road: 'Road',
  roadOf: (width: string) => `${width} road`,
  north: 'N',
  notToScale: 'Not to scale',
  plan: {
    toScale: (frontage: string, depth: string) => `Plan to scale: ${frontage} by ${depth}`,
    notToScale: (size: string) => `Sketch of the plot, not to scale: ${size}`,
    facing: (facing: string) => `facing ${facing}`,
    road: (width: string) => `road ${width} wide`,
    roads: (directions: string) => `roads to the ${directions}`,
    second: 'a second road along one side',
  },
  plotCaption: {
    drawnFrom: (fields: string) => `Drawn from the entered ${fields}.`,
    dimension: (text: string) => `dimension (${text})`,
    size: (text: string) => `size (${text})`,
    facing: (text: string) => `facing (${text})`,
    roadWidth: (text: string) => `road width (${text})`,
    northUp: 'North is up.',
    corner: 'A second road runs along one side; which side is not known.',
    cornerOf: (directions: string) => `It lies between two roads (${directions}).`,
    cornerUnplaced: 'It lies between two roads; where they run is not known.',
    oneRoadWidth: (width: string) =>
      `Only one road width was entered (${width}); the drawing does not say of which road.`,
    frontUnknown: 'Which side is the front is not known.',
    shapeUnknown: 'The shape of the plot is not known.',
  },
  houseTitle: 'The house on its land',
  house: {
    house: 'House',
    floors: (count: string, isOne: boolean) => `on ${count} ${isOne ? 'floor' : 'floors'}`,
    car: (length: string) => `${length} car`,
    label: (land: string, builtUp: string, floors: string) =>
      `Plan of ${land} of land with a house of ${builtUp} ${floors}`,
  },
  houseCaption: {
    land: (text: string) => `land area (${text})`,
    builtUpArea: (text: string) => `built-up area (${text})`,
    floors: (count: string) => `floors (${count})`,
    garden: 'garden',
    onGround: (footprint: string) => `Built-up area divided by floors: about ${footprint} on the ground.`,
    onlyAreas: 'Only areas are to scale; the shapes, and the place of the house, are not known.',
  },
  hallTitle: 'The hall, drawn to scale',
  clearHeight: 'clear height',
  dock: (height: string) => `${height} dock`,
  container: '40 ft container, 13.5 ft high',
  person: '5 ft 7 in',
  accessRoad: (width: string) => `Access road ${width} wide`,
  section: {
    height: (height: string) => `Section to scale: ${height} clear height`,
    dock: (height: string) => `dock ${height} above the yard`,
    onGround: 'floor level with the yard',
    forSize: 'a container truck and a person for size',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `Drawn from the entered ${fields}.`,
    height: (text: string) => `ceiling height (${text})`,
    dock: (text: string) => `dock (${text})`,
    accessRoad: (text: string) => `access road (${text})`,
    raised: (height: string) => `raised, ${height}`,
    raisedUsual: (height: string) => `raised, drawn at the usual ${height}`,
    atGround: 'at ground level',
    forSizeOnly: 'The length of the hall is cut; racks, truck and people are for size only.',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`,
}

/** The words for a feature that a listing has, and for one that it has not. */
export const knownFeatures = {
  garden: { yes: 'Garden', no: 'No garden' },
  garage: { yes: 'Garage', no: 'No garage' },
  gatedCommunity: { yes: 'Gated community', no: 'Not in a gated community' },
  servantRoom: { yes: 'Servant room', no: 'No servant room' },
  swimmingPool: { yes: 'Swimming pool', no: 'No swimming pool' },
  waterSupply: { yes: 'Water supply', no: 'No water supply' },
  security: { yes: 'Security', no: 'No security' },
  fireSafety: { yes: 'Fire safety', no: 'No fire safety equipment' },
  isColdStorageAvailable: { yes: 'Cold storage', no: 'No cold storage' },
  isCornerPlot: { yes: 'Corner plot', no: 'Not a corner plot' },
  boundaryWall: { yes: 'Boundary wall', no: 'No boundary wall' },
} satisfies Record<NamesOf<AllFields, { page: 'feature' }>, { yes: string; no: string }>

/** A feature with the words that its listing says about it. */
export const featureDetail = (name: string, detail: string) => `${name}: ${detail}`

export const map = {
  drawn: 'Drawn by us, to scale',
  /** Of the listings that a map is about: those without a place or outside it. */
  notShown: (count: string) => `${count} more not shown here`,
  outside: 'This place lies outside our map. The address stands below.',
  aboutHere: 'About here: the owner has us tell the exact place to those who ask.',
  near: 'Near here, in a straight line',
  station: (name: string) => `${name} station`,
  straight: 'Straight lines on the map. By road it is more.',
  km: (km: string) => `${km} km`,
  metres: (metres: string) => `${metres} m`,
  frame: (title: string) => `Map of ${title}`,
  none: 'NO MAP AVAILABLE',
  coordinates: (text: string) => `Coordinates ${text}`,
  outOfReach: 'The map cannot be reached at the moment. The address stands below.',
  open: 'Open in Google Maps',
}

/** The state's public register of building projects. */
export const rera = {
  title: 'RERA registration number',
  lookUp: 'Look it up at rera.wb.gov.in',
}

export const share = {
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: (address: string) => `Copy this address: ${address}`,
  onWhatsApp: 'Share on WhatsApp',
  whatsApp: 'WhatsApp',
  print: 'Print',
}

/** The form in which visitors report a listing that is wrong. */
export const report = {
  open: 'Report this listing',
  title: 'What is wrong?',
  close: 'Close',
  reason: 'What is wrong',
  reasons: {
    gone: 'Sold, rented or gone',
    price: 'The price is wrong',
    facts: 'The facts are wrong',
    pictures: 'The pictures are wrong',
    fraud: 'It looks like fraud',
    other: 'Something else',
  },
  words: 'In your words',
  wordsExample: 'What you saw or heard',
  phone: 'Phone (optional)',
  hint: 'Your number is only for questions about this report.',
  leaveEmpty: 'Leave this field empty',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Thank you. We check the listing and correct it.',
  failed: 'That could not be sent. Check your connection and try again.',
  errors: {
    reason: 'Choose what is wrong.',
    words: 'Say in a few words what is wrong.',
    phone: 'Enter a phone number of 6 to 15 digits.',
    tooMany: 'Too many reports from here. Wait a little and try again.',
  },
}

/** What admins read beside a listing. */
export const staffBox = {
  title: 'Staff only',
  company: 'Company',
  phone: 'Phone',
  unknown: 'Not stored',
  signInAgain: 'Sign in again with an approved account to see the contact details.',
  signIn: 'Sign in',
  update: 'Update Property',
  delete: 'Delete Property',
  confirmTitle: 'Delete property',
  confirm: 'Are you sure you want to delete this property?',
  cannotBeUndone: (title: string) => `“${title}” is deleted with its pictures. This cannot be undone.`,
  alreadyDeleted: (title: string) => `“${title}” was deleted before, by somebody else.`,
  cancel: 'Cancel',
  close: 'Close',
  deleteShort: 'Delete',
  deleting: 'Deleting...',
  deleteFailed: 'Failed to delete property. Please try again.',
}

export const lightbox = {
  title: 'Pictures',
  thumbnails: 'Small pictures',
  carousel: 'row of pictures',
  slide: 'picture',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close pictures',
  position: '{index} of {total}',
  counter: (number: number, count: number) => `${number} / ${count}`,
  shown: (number: number, count: number, picture: string) => `${number} of ${count}: ${picture}`,
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
}

/** Shown until the enquiry dialog has loaded; `chat` is the first line of its WhatsApp message. */
export const enquiryOpening = {
  loading: 'Opening the enquiry form',
  notLoaded: 'The enquiry form could not be loaded. You can still ask on WhatsApp.',
  openWhatsApp: 'Open WhatsApp',
  chat: (id: string) => `Hello, I'm interested in property ID: ${id}.`,
}

export const enquiry = {
  title: 'Ask about this property',
  close: 'Close',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
  quickQuestions: 'Quick questions',
  questions: {
    available: { label: 'Still available?', text: 'Is this property still available?' },
    visit: { label: 'Arrange a visit', text: 'I would like to visit this property. Which day suits you?' },
    papers: { label: 'Send the papers', text: 'Please send me the papers of this property.' },
  },
  remember: 'Remember me on this device',
  hint: 'WhatsApp opens with your words filled in. You press send.',
  send: 'Send to WhatsApp',
  sending: 'Sending...',
  opened: 'WhatsApp is open in a new tab. Press send there.',
  blocked: 'Your browser blocked the new tab. Your words are kept: open WhatsApp with this link.',
  offline:
    'There was no connection. Your words are kept: if WhatsApp did not open, send again as soon as you are online.',
  errors: {
    name: 'Name is required',
    email: 'Enter a valid email',
    phone: 'Phone number must be 10 digits',
    message: 'Message is required',
  },
  /** The lines of the WhatsApp message to the firm. */
  chat: {
    name: (name: string) => `Name: ${name}`,
    email: (email: string) => `Email: ${email}`,
    phone: (phone: string) => `Phone: ${phone}`,
    message: (message: string) => `Message: ${message}`,
  },
}

/** The wish for a visit in an enquiry, and its line of the WhatsApp message. */
export const enquiryVisit = {
  title: 'A visit, if you like',
  which: 'Which day suits you?',
  agree: 'We call to agree on the hour.',
  whichPart: 'Which part of the day?',
  /** From Monday. */
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  otherDay: 'Another day',
  day: 'Day',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  wrongDay: 'Choose a day from today to 30 days on.',
  chat: (when: string) => `Visit: ${when}`,
  /** The message while the visitor has written none. */
  message: 'I would like to visit this property.',
  justOpen: 'Just open WhatsApp',
  /** Where enquiries are recorded. */
  recorded: 'A copy of your enquiry stays with us, so that we can call you back if the chat is not sent.',
}

/** '2 years and 6 months', 'one year'. */
function term(years: number, months: number): string {
  const ofYears = years === 1 ? 'one year' : `${years} years`
  const ofMonths = months === 1 ? 'one month' : `${months} months`
  return months === 0 ? ofYears : `${ofYears} and ${ofMonths}`
}
