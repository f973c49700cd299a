import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { expertiseIn, firmAddressIn } from '#contract/languages/firm-words.ts'
import { nameOf } from '#contract/languages/place-names.ts'

/** Every sentence a visitor reads, in Nepali: here those of header, footer and error pages, in the folder those of the pages. */
export * from './ne/pages.ts'
export * from './ne/kept.ts'
export * from './ne/list.ts'
export * from './ne/listing.ts'

/** How long the firm has been in business, counted up to the year of the build. */
const EXPERTISE = expertiseIn('ne', import.meta.env.BUILD_YEAR)

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('ne', String(number))

export const site = {
  skipToContent: 'सिधै मुख्य भागमा जानुहोस्',
  homeLink: `${FIRM.wordmark.ne}, होम`,
  mainNavigation: 'मुख्य मेनु',
  openMenu: 'मेनु खोल्नुहोस्',
  closeMenu: 'मेनु बन्द गर्नुहोस्',
  menu: 'मेनु',
  whatsAppUs: 'WhatsApp गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  loading: 'खुल्दै छ',
  onlyFirst: (letters: number) => `पहिला ${inDigitsOf('ne', String(letters))} अक्षर मात्र खोजिन्छ।`,
  installed: `${nameOf('ne', FIRM.city)} र वरपरका घरजग्गा: गोदाम, प्लट, भिल्ला र घर।`,
}

export const nav = { home: 'होम', property: 'घरजग्गा', about: 'हाम्रो बारेमा', contact: 'सम्पर्क' }

export const chat = {
  bubble: 'घरजग्गा बेच्नु वा भाडामा दिनु छ?',
  about: 'यस घरजग्गाबारे सोध्नुहोस्',
  aboutText: `नमस्ते ${FIRM.productName}, यस घरजग्गाबारे अझ जान्न चाहन्छु।`,
  failed: 'च्याट खोल्न सकिएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
}

export const notFound = {
  pageTitle: `यो पेज भेटिएन | ${FIRM.productName}`,
  title: 'यो पेज भेटिएन।',
  text: 'यस ठेगानामा केही छैन। सबै घरजग्गा हेर्नुहोस्।',
  goBack: 'फर्कनुहोस्',
  allProperties: 'सबै घरजग्गा',
}

export const broken = {
  chunkTitle: 'पेजको एउटा भाग खुलेन',
  chunkText: 'इन्टरनेट ढिलो भएको वा साइट भर्खरै बदलिएको हुन सक्छ।',
  title: 'यस पेजमा केही गडबड भयो।',
  text: 'पेज फेरि खोल्नुहोस्। फेरि यस्तै भए WhatsApp गर्नुहोस्, हामी सहयोग गर्छौँ।',
  reload: 'पेज फेरि खोल्नुहोस्',
}

/** The firm's office, in two lines. */
export const firmAddress = firmAddressIn('ne')

export const footer = {
  claim: `${nameOf('ne', FIRM.city)} र वरपरका गोदाम, प्लट, भिल्ला र घर। घरजग्गा देखाउने हाम्रा मानिससँग ${EXPERTISE} छ।`,
  company: 'कम्पनी',
  property: 'घरजग्गा',
  aboutUs: 'हाम्रो बारेमा',
  contactUs: 'सम्पर्क',
  buyProperties: 'घरजग्गा किन्नुहोस्',
  flatForSale: 'बिक्रीका लागि फ्ल्याट',
  allProperties: 'सबै घरजग्गा',
  sell: 'हामीमार्फत बेच्नुहोस्',
  privacy: 'गोपनीयता',
  staffLogin: 'कर्मचारी लगइन',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${digits(years)} ${FIRM.wordmark.ne}, सबै अधिकार सुरक्षित।`,
  reraAgent: (number: string) => `RERA एजेन्ट ${number}`,
  units: 'नाप: पश्चिम बङ्गालको १ कट्ठा = ७२० वर्ग फिट, १ डेसिमल = ४३५.६ वर्ग फिट',
}

export const newsletter = {
  title: 'नयाँ घरजग्गाको खबर इमेलमा',
  label: 'इमेल',
  placeholder: 'you@example.com',
  join: 'खबर पाउनुहोस्',
  notYet:
    'इमेलमा खबर पठाउन अझै सुरु गरेका छैनौँ, त्यसैले तपाईंको ठेगाना कतै गएको छैन। WhatsApp गर्नुहोस्, नयाँ के आयो, हामी भन्छौँ।',
}

export const chatTopics = {
  title: 'के सहयोग गरौँ?',
  close: 'च्याट बन्द गर्नुहोस्',
  custom: 'आफ्नो कुरा लेख्नुहोस्',
  customText: `नमस्ते ${FIRM.productName},`,
  topics: {
    buying: { label: 'घरजग्गा किन्न', text: `नमस्ते ${FIRM.productName}, मलाई घरजग्गा किन्न सहयोग चाहियो।` },
    selling: {
      label: 'घरजग्गा बेच्न',
      text: `नमस्ते ${FIRM.productName}, मलाई एउटा घरजग्गा बेच्नु वा भाडामा दिनु छ।`,
    },
    rentals: { label: 'भाडा', text: `नमस्ते ${FIRM.productName}, भाडाबारे केही सोध्नु थियो।` },
    valuation: {
      label: 'घरजग्गाको मूल्याङ्कन',
      text: `नमस्ते ${FIRM.productName}, मलाई एउटा घरजग्गाको मूल्याङ्कन गराउनु छ।`,
    },
    general: { label: 'अरू कुरा', text: `नमस्ते ${FIRM.productName}, केही सोध्नु थियो।` },
  },
}
