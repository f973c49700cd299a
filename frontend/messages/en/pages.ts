import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { EXPERTISE } from '#frontend/messages/expertise.ts'
import { clockEn } from '#frontend/messages/clock.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'

/* The home page with its guides, the page about the firm, the contact page. */

export const home = {
  pageTitle: `Property in ${FIRM.city}: warehouses, plots, villas | ${FIRM.productName}`,
  description: `Find warehouses, plots, villas and homes in ${FIRM.city} and ${FIRM.surroundings} of ${FIRM.region}. Prices in lakh and crore, sizes in katha and sq ft, enquiries on WhatsApp.`,
  title: `Find your ground in ${FIRM.city}`,
  lead: `Warehouses, plots, villas and homes, shown by people with ${EXPERTISE} in ${FIRM.region}.`,
  typeOfProperty: 'Type of property',
  lookingFor: 'Looking for',
  lookingForExample: 'Corner plot',
  price: 'Price',
  priceExample: '₹50 Lakh',
  location: 'Location',
  locationExample: localityAt(0),
  search: 'Search',
  today: (count: string) => `${count} ${count === '1' ? 'property' : 'properties'} today`,
  priceHint: 'Write the price as “50 lakh” or “20-40 lakh”.',
  doors: {
    purchaseWarehouses: 'Purchase Warehouses',
    sellLand: 'Sell Land',
    purchaseLand: 'Purchase Land',
    rentWarehouses: 'Rent Warehouses',
    tellUs: 'Tell us on WhatsApp',
    warehouses: (total: string) => (total === '1' ? '1 warehouse' : `${total} warehouses`),
    plots: (total: string) => (total === '1' ? '1 plot' : `${total} plots`),
    forSale: (listed: string, part: string | undefined) =>
      `${listed}${part === undefined ? ' ' : `, ${part}\u00a0`}for sale`,
    toRent: (listed: string, part: string | undefined) =>
      `${listed}${part === undefined ? ' ' : `, ${part}\u00a0`}to rent`,
    landPrices: (total: string) => (total === '1' ? 'See what 1 plot costs' : `See what ${total} plots cost`),
    noWarehouses: 'Tell us what you need on WhatsApp',
    noPlots: 'Tell us what you are looking for',
  },
  budgetExamples: 'Write it as “50 lakh” or “20-40 lakh”.',
}

export const places = {
  title: `Popular Location in ${FIRM.city}`,
  allProperties: 'All Properties',
  properties: (total: string) => (total === '1' ? '1 property' : `${total} properties`),
  from: (price: string) => `from ${price}`,
  toRentFrom: (price: string) => `from ${price} / month`,
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
  },
}

export const promises = {
  title: 'Why choose us',
  verified: {
    title: 'Verified Listings',
    text: 'Each listing says what our people have checked, and what not yet.',
    counted: (checked: string, total: string) =>
      `We have been to the site and seen the deed for ${checked} of ${total} listings. Each says what was checked, and on which day.`,
  },
  local: {
    title: 'Local Market Experts',
    text: `${EXPERTISE.replace(/^./, (letter) => letter.toUpperCase())} in ${FIRM.region}, and an office you can walk into.`,
  },
  transparent: {
    title: 'Transparent and Hassle Free',
    text: 'Every price in lakh or crore and in full, every size in the units you think in.',
  },
} as const

export const testimonials = {
  title: 'From people we found ground for',
  label: 'Testimonials',
  six: [
    {
      words: 'They told me not to buy the first plot, and showed me why on the map.',
      name: 'Subir Ghosh',
      about: `Plot, ${localityAt(0)}, 2025`,
    },
    {
      words: 'I sent one WhatsApp from Kalimpong. By Saturday we had seen three godowns.',
      name: 'Rina Tamang',
      about: `Warehouse, ${localityAt(4)}, 2026`,
    },
    {
      words: 'The area was given in katha and in square feet. My father and my bank both understood.',
      name: 'Priya Agarwal',
      about: `Villa, ${localityAt(6)}, 2024`,
    },
    {
      words: 'What was on the page was what stood on the road. That is rare.',
      name: 'Mohammed Irfan',
      about: `Warehouse, ${localityAt(5)}, 2025`,
    },
    {
      words: 'They kept calling the old owner until the mutation papers were right.',
      name: 'Karma Lepcha',
      about: `House, ${localityAt(7)}, 2026`,
    },
    {
      words: 'Fair price for our land and no running around offices.',
      name: 'Sunita Oraon',
      about: `Land sold, ${localityAt(8)}, 2024`,
    },
  ],
}

/** Three short guides, each in full on the page, under the title 'Blog'. */
export const guides = {
  title: 'Blog',
  lead: 'Three short guides to read before you buy or rent.',
  read: 'Read the guide',
  close: 'Close the guide',
  of: (guide: string) => `: ${guide}`,
  land: {
    title: `Katha, decimal, bigha: reading land sizes in ${FIRM.region}`,
    alt: 'A plot with a marked boundary beside a road, seen from above',
    paragraphs: [
      'People here talk in katha, the papers count in decimal, and banks want square feet. All three mean the same land.',
      'In West Bengal 1 katha is 720 sq ft, 16 chatak make 1 katha and 20 katha make 1 bigha (14,400 sq ft). 1 decimal is a hundredth of an acre: 435.6 sq ft. So 1 katha is about 1.65 decimal, and 5 katha are 3,600 sq ft or about 8.26 decimal.',
      'The names travel, the sizes do not: a katha in Assam is 2,880 sq ft, and in Bihar it differs from district to district. Ask for square feet before you compare.',
      'On a deed, multiply the decimals by 435.6 and hold the result against what was measured on the ground.',
    ],
  },
  ownership: {
    title: 'Freehold or leasehold: what you own, and for how long',
    alt: 'A kitchen with dark cabinets and a breakfast counter',
    paragraphs: [
      'Freehold means that the land and what stands on it are yours, without an end. You may sell, let, mortgage or leave it to your family.',
      'Leasehold means that you hold the land for a number of years, often 30 or 99, from an owner who is often a public body. There may be a yearly ground rent. To sell or mortgage you usually need the owner’s written consent, sometimes for a fee, and when the years are over the land goes back unless the lease is renewed.',
      'With a leasehold, ask how many years are left, who the owner is, what the lease allows you to build and what a transfer costs. Many banks lend only when enough years are left.',
      'Tea-garden land is a case of its own: it is leased from the State for growing tea. Let a lawyer read the papers before you pay a token amount.',
    ],
  },
  warehouse: {
    title: 'What to ask before you rent a godown',
    alt: 'Inside a warehouse with red steel frames, skylights and stacked cartons',
    paragraphs: [
      'The road: how wide is it at its narrowest, and can your longest truck turn at the gate?',
      'The dock: how high is it above the ground, and does it meet the floor of your vehicles?',
      'The room: which height is clear under the lowest beam, not under the ridge? What load does the floor carry, and where did the water stand in the last monsoon?',
      'Power and safety: what load is sanctioned in kVA or kW, is there backup, and is the fire clearance valid for what you store?',
      'The rent: is it per square foot of carpet or of built-up area, does GST come on top, and who pays for repairs? A lease for more than one year has to be registered.',
    ],
  },
}

export const about = {
  pageTitle: `About us | ${FIRM.productName}`,
  description: `A property firm in ${FIRM.city} with ${EXPERTISE} in warehouses, plots, villas and homes.`,
  title: `About ${FIRM.productName}`,
  stats: [
    { figure: '100%', label: 'satisfied clients' },
    { figure: '500+', label: 'properties' },
    { figure: '10+', label: 'cities' },
    { figure: '3,000+', label: 'positive reviews' },
  ],
  countedOn: (day: string) => `Counted on ${day}`,
  aboutUs: 'About Us',
  aboutLead: `We are a property firm in ${FIRM.city} with ${EXPERTISE} in warehouses, plots, villas and homes.`,
  aboutText:
    'We started with godowns at the edge of town, for traders who needed a roof before the monsoon. Land came next, then homes. The work is the same: see it, measure it, read the papers, then talk about price.',
  contactUs: 'Contact Us',
  houseAlt: 'Cream house with a green roof and a white-pillared veranda',
  house: 'House with a veranda',
  officeAlt: 'The office building on a paved forecourt',
  office: 'Office building',
  mission: 'Our Mission',
  missionText: `That anyone, from a first-time buyer in ${localityAt(8)} to a trader from Kolkata, can see what is really for sale here, at what price and in which size, and talk to a person the same day.`,
}

export const aboutSlides = {
  label: 'What we stand for',
  kind: 'carousel',
  explore: 'Explore Properties',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  position: (number: number, count: number) => `${number} / ${count}`,
  slides: [
    {
      title: 'A courtyard first, then the rooms',
      text: `The open court is the heart of a home: everything in the house is reached through it. We try to be that for property in ${FIRM.city}.`,
      alt: 'Survey instrument on a staked plot of land',
    },
    {
      title: 'Both sizes, both prices',
      text: 'Every area stands in square feet with katha and decimal beside it, every price in lakh or crore and in full. So you compare like with like.',
      alt: 'Marked plots between a tea garden and a river, seen from above',
    },
    {
      title: 'One message, one person',
      text: 'Ask about any property on WhatsApp. You write to people who know the road, the water and the papers, not to a form in another city.',
      alt: 'A street of villas in evening light with hills behind',
    },
  ],
}

export const aboutPlaces = {
  title: 'Places we know',
  row: 'Pictures of places',
  previous: 'Previous',
  next: 'Next',
  alt: {
    brickVilla: 'Brick and concrete villa with a red car in the drive',
    townHouse: 'Three-storey house in a town lane',
    warehouse: 'Grey warehouse with six raised docks and trucks at them',
    plots: 'Plot with a marked boundary among tea bushes, seen from above',
  },
  caption: {
    brickVilla: 'Villa of brick and concrete',
    townHouse: 'House in a town lane',
    warehouse: 'Warehouse with raised docks',
    plots: 'Plot among tea bushes',
  },
}

/** The people of the firm, where they chose to be shown. */
export const people = {
  title: 'The people who answer',
  looksAfter: 'Looks after this listing',
  languages: { en: 'English', bn: 'Bengali', hi: 'Hindi', ne: 'Nepali' },
  and: (others: string, last: string) => `${others} and ${last}`,
  speaks: (languages: string) => `Speaks ${languages}`,
  days: {
    'every-day': 'Every day',
    'monday-to-saturday': 'Monday to Saturday',
    'monday-to-friday': 'Monday to Friday',
  },
  clock: clockEn,
  hours: (days: string, from: string, to: string) => `${days}, ${from} to ${to}`,
}

export const contact = {
  pageTitle: `Contact us | ${FIRM.productName}`,
  description: `Call, WhatsApp or visit ${FIRM.name} in ${FIRM.city}, or send a message.`,
  title: 'Contact Us',
  lead: 'Tell us what you are looking for. A person who knows the place answers.',
  phone: 'Phone',
  email: 'Email',
  address: 'Office',
  hours: 'Opening hours',
  open: FIRM.hours,
  whatsAppText: `Hello ${FIRM.productName}, I have a question.`,
}

const asItIs: (sentence: string, about: ServerSaid) => string = (sentence) => sentence

export const contactForm = {
  label: 'Send us a message',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  interest: 'Interest',
  interestExample: `Example: a plot of 3 to 5 katha near ${localityAt(0)}, up to ₹30 Lakh`,
  leaveEmpty: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending...',
  note: `Your message is stored and mailed to ${FIRM.name}, so that we can answer it.`,
  needsScripts: 'The form needs JavaScript. Without it, call us or write an e-mail.',
  pageNeedsScripts: 'This page needs JavaScript. Our listings can be read without it.',
  sent: 'Message sent successfully',
  /** The lasting confirmation: what was sent, where we answer it, and when. */
  received: 'We have your message',
  weAnswer: (email: string, phone: string) => `We answer at ${email} or ${phone}.`,
  whenWeAnswer: `Somebody answers while the office is open: ${FIRM.hours}.`,
  failed: 'Something went wrong. Please try again.',
  /** A sentence of the server, which answers in English, in the language of this catalogue. */
  fromServer: asItIs,
  errors: {
    name: 'Name is required',
    email: 'Email is required',
    emailInvalid: 'Enter a valid email',
    phone: 'Phone is required',
    phoneInvalid: 'Enter a phone number of 6 to 15 digits.',
    phoneLetters: 'A phone number has no letters. Enter digits only.',
    interest: 'Interest is required',
  },
}

/** The page for owners who want to sell. */
export const sell = {
  pageTitle: `Sell or let with us | ${FIRM.productName}`,
  description: `Sell or let your land, house or warehouse in ${FIRM.city} with ${FIRM.name}: say what and where, we call you.`,
  title: 'Sell or let with us',
  lead: 'Say in a minute what you want to sell or let. We call you, look at it together, and show it to people who look for it.',
  steps: [
    'Fill in what you know. What it is, where it is, your name and your phone number are enough.',
    'Send pictures on WhatsApp, from the phone.',
    'We call, come by and agree on the price or the rent with you.',
  ],
  choose: 'Choose',
  kinds: { Warehouse: 'Warehouse', Plot: 'Plot of land', Villa: 'House or villa' },
  deals: { sale: 'Sell', rent: 'Let' },
  fields: {
    deal: 'What would you like to do?',
    category: 'What is it?',
    place: 'Where is it?',
    size: 'Size, as the deed says',
    wantedPrice: 'The price you wish for',
    words: 'In your words',
    name: 'Your name',
    phone: 'Your phone',
  },
  note: `What you write is kept by ${FIRM.name} so that we can call you; nobody else sees it.`,
  send: 'Send',
  sent: 'Thank you. We call you soon.',
  pictures: 'Pictures help most: send a few in the chat.',
  sendPictures: 'Send pictures on WhatsApp',
  failed: 'That could not be sent. Try again, or call us.',
  errors: {
    category: 'Choose what you want to sell',
    place: 'Say where it is',
    name: 'Name is required',
    phone: 'Enter a phone number of 6 to 15 digits.',
  },
  /** Where it is to let. */
  toLet: {
    wantedPrice: 'Monthly rent you want',
    category: 'Choose what you want to let',
    chat: (what: string, name: string) =>
      `Hello, I want to let: ${what}. My name is ${name}. Here are pictures.`,
  },
  chat: (what: string, name: string) =>
    `Hello, I want to sell: ${what}. My name is ${name}. Here are pictures.`,
}

export const privacy = {
  pageTitle: `What this site counts and keeps | ${FIRM.productName}`,
  title: 'What this site counts and keeps',
  description:
    'What is counted without names, what stays on your device, what we keep when you write to us, and how it is deleted.',
  lead: 'You can look at everything here without telling us who you are. This page says what we count all the same, and what we keep once you write to us.',
  counted: {
    title: 'What we count',
    paragraphs: [
      'How often a listing was shown in results, opened, its pictures looked at, an enquiry opened or sent to the chat, a call begun, and how often it was kept or shared. Of each we store one number a day for the listing, nothing about who it was.',
      'In which of our languages pages are read, and the name of the site that led here, such as a search engine; never which page of it.',
      'Searches that find nothing and words that our search does not understand, once three different networks have asked them on one day. To tell networks apart we make a code of each with a key that is thrown away at midnight; nobody can turn it back. What looks like a phone number or a mail address is never kept.',
    ],
  },
  never: {
    title: 'What we do not do',
    paragraphs: [
      'No cookies, no number for your device or your visit, no profile, no advertising, nothing bought from or sold to others. The counts hold no network address.',
      'If your browser says “Do not track” or sends Global Privacy Control, it sends no counts. Robots that say what they are, and our own staff, are not counted either.',
    ],
  },
  device: {
    title: 'What stays on your device',
    paragraphs: [
      'What you keep, hide or have looked at, your notes, the loan you worked out and the lists you share are remembered by your browser, so that you find them again. Your name and number are remembered there only if you tick that. What you have typed into a form and not sent yet stays until you close the tab. Clear the data of this site in your browser and they are gone.',
    ],
  },
  kept: {
    title: 'What we keep when you write to us',
    paragraphs: [
      'A message, an offer to sell or a report is kept with the name, phone or address that you give, so that we can answer. It is deleted two years after the last word about it, unless the law has us keep it longer.',
      'When you ask for mails about new listings we keep your address and your search until you end it by one tap, and then neither. An address that nobody confirms is forgotten after two days.',
      'A list that you share is kept with the names, votes and comments in it until its maker ends it, or ninety days after its last use. Whoever has its link can read it.',
      'So that nobody can flood us, the address of the network is kept with the number of tries, for a day at most. The log of our server says which page was asked and how long it took, not by whom.',
      'When somebody signs in to an account of ours, the network they came from is kept with the account for thirty days after they last used it, so that a stranger who guesses passwords elsewhere cannot lock them out. Visitors do not sign in, so this does not touch them.',
      'Our host can turn the whole store back to any moment of the last thirty days, in case something is lost. What is deleted here, a key thrown away at midnight among it, can live on in that history for so long. We use it for nothing else.',
    ],
  },
  others: {
    title: 'Who else takes part',
    paragraphs: [
      'This site and what we keep stand on servers of Cloudflare; mails go out through Resend. A chat is between you and us on WhatsApp, under its own terms. Pictures, maps and letters come from this site alone, unless a map shows another name in its corner.',
    ],
  },
  yours: {
    title: 'What you can ask for',
    paragraphs: [
      'Ask us what we keep about you, to correct it or to delete it: call, write, or send the contact form. We do it within thirty days, and without asking why.',
    ],
  },
  recorded:
    'When you send an enquiry, a copy of what you typed comes to us beside the chat, so that nothing is lost. It is kept as long as a message.',
  unrecorded: 'An enquiry goes from your device to WhatsApp; this site keeps no copy of it.',
  contact: 'Contact us',
}
