import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits } from './numbers.ts'

export const footer = {
  claim: `${nameOf('hi', FIRM.city)} और आस-पास गोदाम, प्लॉट, विला और मकान। दिखाने वालों को ${EXPERTISE} है।`,
  company: 'कंपनी',
  property: 'प्रॉपर्टी',
  aboutUs: 'हमारे बारे में',
  contactUs: 'संपर्क',
  buyProperties: 'प्रॉपर्टी खरीदें',
  flatForSale: 'बिक्री के फ़्लैट',
  allProperties: 'सभी प्रॉपर्टी',
  staffLogin: 'कर्मचारी प्रवेश',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${digits(years)} ${FIRM.productName}। सभी अधिकार सुरक्षित।`,
  reraAgent: (number: string) => `RERA एजेंट ${number}`,
  units: 'माप: पश्चिम बंगाल का 1 कट्ठा = 720 वर्ग फुट, 1 डिसमिल = 435.6 वर्ग फुट',
}

export const newsletter = {
  title: 'नई प्रॉपर्टी की खबर ईमेल पर',
  label: 'ईमेल',
  placeholder: 'you@example.com',
  join: 'जुड़ें',
  notYet:
    'ईमेल पर खबर भेजना अभी शुरू नहीं हुआ, इसलिए आपका पता कहीं नहीं भेजा गया। WhatsApp करें, नया क्या आया है हम बताएँगे।',
}
