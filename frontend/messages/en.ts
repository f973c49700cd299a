import { FIRM_ADDRESS } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { EXPERTISE } from '#frontend/messages/expertise.ts'

/** Every sentence a visitor reads, in English: here those of header, footer and error pages, in the folder those of the pages. */
export * from './en/pages.ts'
export * from './en/kept.ts'
export * from './en/list.ts'
export * from './en/listing.ts'

export const site = {
  skipToContent: 'Skip to content',
  homeLink: `${FIRM.productName}, home`,
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  whatsAppUs: 'WhatsApp us',
  close: 'Close',
  loading: 'Loading',
  onlyFirst: (letters: number) => `Only the first ${letters} letters are looked for.`,
  installed: `Property in ${FIRM.city} and ${FIRM.surroundings}: warehouses, plots, villas and homes.`,
}

export const nav = { home: 'Home', property: 'Property', about: 'About', contact: 'Contact' }

export const chat = {
  bubble: 'Add / Sell Property',
  /** A chat about the listing that the page shows. */
  about: 'Ask about this property',
  aboutText: `Hello ${FIRM.productName}, I would like to know more about this property.`,
  failed: 'The chat topics could not be loaded. Check your connection and try again.',
}

export const notFound = {
  pageTitle: `Page not found | ${FIRM.productName}`,
  title: 'Oops! Page not found.',
  text: 'This door opens onto a wall. The house is still here.',
  goBack: 'Go Back',
  allProperties: 'All Properties',
}

export const broken = {
  chunkTitle: 'Loading chunk failed',
  chunkText: 'A part of this page did not arrive. The connection may be slow, or the site was just renewed.',
  title: 'Something went wrong on this page.',
  text: 'Reload it. If it happens again, WhatsApp us and we will help you another way.',
  reload: 'Reload page',
}

/** The firm's office, in two lines. */
export const firmAddress: readonly [street: string, town: string] = FIRM_ADDRESS

export const footer = {
  claim: `Warehouses, plots, villas and homes in ${FIRM.city} and ${FIRM.surroundings}. Shown by people with ${EXPERTISE}.`,
  company: 'Company',
  property: 'Property',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  buyProperties: 'Buy Properties',
  flatForSale: 'Flat for Sale',
  allProperties: 'All Properties',
  sell: 'Sell with us',
  privacy: 'Privacy',
  staffLogin: 'Staff login',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${years} ${FIRM.productName}. All rights reserved.`,
  reraAgent: (number: string) => `RERA agent ${number}`,
  units: 'Areas: 1 katha = 720 sq ft, 1 decimal = 435.6 sq ft',
}

export const newsletter = {
  title: 'New listings by e-mail',
  label: 'E-mail',
  placeholder: 'you@example.com',
  join: 'Join',
  notYet:
    'There is no newsletter yet, so your address was not sent anywhere. WhatsApp us and we will tell you what is new.',
}

export const chatTopics = {
  title: 'How can we help you?',
  close: 'Close chat topics',
  custom: 'Start Custom Chat',
  customText: `Hello ${FIRM.productName},`,
  topics: {
    buying: {
      label: 'Buying a property',
      text: `Hello ${FIRM.productName}, I would like help with buying a property.`,
    },
    selling: {
      label: 'Selling a property',
      text: `Hello ${FIRM.productName}, I would like to add or sell a property.`,
    },
    rentals: { label: 'Rentals', text: `Hello ${FIRM.productName}, I have a question about rentals.` },
    valuation: {
      label: 'Property valuation',
      text: `Hello ${FIRM.productName}, I would like to have a property valued.`,
    },
    general: { label: 'General inquiry', text: `Hello ${FIRM.productName}, I have a general question.` },
  },
}
