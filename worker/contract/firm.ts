import type { Language } from './languages/languages.ts'

/** What the firm can count, in figures, and the day of counting: '37', 'sold since 2024', '2026-11-01'. */
export type DatedFact = { figure: string; label: Record<Language, string>; asOf: string }

export type Firm = {
  /** What the site calls itself: page titles, greetings. */
  productName: string
  /** How the logo spells it in the letters of each language; the same again where it is Latin everywhere. */
  wordmark: Record<Language, string>
  /** Whether frontend/app/wordmarks.ts holds these as drawings; else they are written in the headings' font. */
  isWordmarkDrawn: boolean
  /** The firm as customers know it, and as it is registered. */
  name: string
  legalName: string
  foundingYear: number
  /** Before the number of each listing: 'A' makes A-142. One capital letter of English. */
  listingLetter: string
  /** Its number as an agent under RERA; nothing is shown while it is empty. */
  reraAgentNumber: string
  city: string
  state: string
  country: string
  /** The wider land it works in, and what lies around the town: 'North Bengal', 'the foothills'. */
  region: string
  surroundings: string
  streetAddress: string
  postalCode: string
  phone: string
  whatsAppDigits: string
  supportWhatsAppDigits: string
  email: string
  hours: string
  /** What the firm can prove, shown on /about instead of the figures that stand there while this is empty. Two or four look best. */
  datedFacts: readonly DatedFact[]
  /** Places around the city, offered where a visitor or the staff type a location. */
  localities: readonly [string, ...string[]]
  mapCentre: { lat: number; lng: number }
  /** Where the office stands. */
  office: { lat: number; lng: number }
  social: { facebook: string; instagram: string; youtube: string }
}

/**
 * The firm behind the site. The one place to change its name, numbers, address and map centre: sentences, pages, mails, manifest and
 * structured data take them from here. What else is the firm's, the logo's drawings above all, stands in worker/operations.md, 'Your firm'.
 */
export const FIRM: Firm = {
  productName: 'Aangan',
  wordmark: { en: 'Aangan', bn: 'আঙন', hi: 'आँगन', ne: 'आँगन' },
  isWordmarkDrawn: true,
  name: 'Aangan Estates',
  legalName: 'Aangan Estates LLP',
  foundingYear: 2004,
  listingLetter: 'A',
  reraAgentNumber: '',
  city: 'Siliguri',
  state: 'West Bengal',
  country: 'India',
  region: 'North Bengal',
  surroundings: 'the foothills',
  streetAddress: '2nd floor, Sevoke Road',
  postalCode: '734001',
  phone: '+91 90000 12345',
  whatsAppDigits: '919000012345',
  supportWhatsAppDigits: '919000012345',
  email: 'hello@aangan.example',
  hours: 'Monday to Saturday, 10 am to 6 pm',
  datedFacts: [],
  localities: [
    'Matigara',
    'Sevoke Road',
    'Bagdogra',
    'Salugara',
    'Champasari',
    'Eastern Bypass',
    'Dagapur',
    'Pradhan Nagar',
    'Naxalbari',
    'Phansidewa',
  ],
  mapCentre: { lat: 26.7271, lng: 88.3953 },
  office: { lat: 26.7398, lng: 88.4336 },
  social: { facebook: '/', instagram: '/', youtube: '/' },
}
