import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits } from './numbers.ts'

export const footer = {
  claim: `${nameOf('ne', FIRM.city)} र वरपर गोदाम, प्लट, भिल्ला र घर। ${EXPERTISE} भएका मानिसले देखाउँछन्।`,
  company: 'कम्पनी',
  property: 'सम्पत्ति',
  aboutUs: 'हाम्रो बारेमा',
  contactUs: 'सम्पर्क',
  buyProperties: 'सम्पत्ति किन्नुहोस्',
  flatForSale: 'बिक्रीका फ्ल्याट',
  allProperties: 'सबै सम्पत्ति',
  staffLogin: 'कर्मचारी प्रवेश',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${digits(years)} ${FIRM.productName}। सबै अधिकार सुरक्षित।`,
  reraAgent: (number: string) => `RERA एजेन्ट ${number}`,
  units: 'नाप: पश्चिम बङ्गालको १ कट्ठा = ७२० वर्ग फिट, १ डेसिमल = ४३५.६ वर्ग फिट',
}

export const newsletter = {
  title: 'नयाँ सम्पत्तिको खबर इमेलमा',
  label: 'इमेल',
  placeholder: 'you@example.com',
  join: 'सामेल हुनुहोस्',
  notYet: 'इमेलमा खबर पठाउन अझै सुरु भएको छैन, त्यसैले तपाईंको ठेगाना कतै पठाइएन। WhatsApp गर्नुहोस्, नयाँ के आयो हामी भन्छौँ।',
}
