import type { Firm } from '#contract/firm.ts'

/** A firm that shares nothing with the demo's but the country: what is written in its name may not name the other. */
export const FIRM: Firm = {
  productName: 'Zenith',
  wordmark: { en: 'Zenith', bn: 'জেনিথ', hi: 'ज़ेनिथ', ne: 'जेनिथ' },
  isWordmarkDrawn: false,
  name: 'Zenith Land',
  legalName: 'Zenith Land Private Limited',
  foundingYear: 1981,
  listingLetter: 'Z',
  reraAgentNumber: 'A51800099999',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  region: 'the Deccan',
  surroundings: 'the ghats',
  streetAddress: '14 Karve Street',
  postalCode: '411004',
  phone: '+91 80000 54321',
  whatsAppDigits: '918000054321',
  supportWhatsAppDigits: '918000054322',
  email: 'office@zenith.example',
  hours: 'Every day, 9 am to 5 pm',
  datedFacts: [
    {
      figure: '37',
      label: { en: 'sold since 2024', bn: '২০২৪ থেকে বিক্রি', hi: '2024 से बिके', ne: '२०२४ देखि बिक्री' },
      asOf: '2026-11-01',
    },
  ],
  localities: ['Kothrud', 'Baner', 'Wakad'],
  mapCentre: { lat: 18.5204, lng: 73.8567 },
  office: { lat: 18.5089, lng: 73.8259 },
  social: {
    facebook: 'https://facebook.example/zenith',
    instagram: 'https://instagram.example/zenith',
    youtube: 'https://youtube.example/zenith',
  },
}
