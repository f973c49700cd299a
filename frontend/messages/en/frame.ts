import { FIRM } from '#contract/firm.ts'

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
  installed: `Property in ${FIRM.city} and ${FIRM.surroundings}: warehouses, plots, villas and homes.`,
}

export const nav = { home: 'Home', property: 'Property', about: 'About', contact: 'Contact' }

export const chat = {
  bubble: 'Add / Sell Property',
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
