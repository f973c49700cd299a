import { messages } from '#frontend/messages/messages.ts'

export const NAV_LINKS = [
  { to: '/', label: messages.nav.home },
  { to: '/property', label: messages.nav.property },
  { to: '/about', label: messages.nav.about },
  { to: '/contact', label: messages.nav.contact },
] as const
