import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits } from './numbers.ts'

export const site = {
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  homeLink: `${FIRM.productName}, होम`,
  mainNavigation: 'मुख्य मेन्यू',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  menu: 'मेन्यू',
  whatsAppUs: 'WhatsApp करें',
  close: 'बंद करें',
  loading: 'खुल रहा है',
  installed: `${nameOf('hi', FIRM.city)} और आस-पास प्रॉपर्टी: गोदाम, प्लॉट, विला और मकान।`,
}

export const nav = { home: 'होम', property: 'प्रॉपर्टी', about: 'हमारे बारे में', contact: 'संपर्क' }

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

export const chat = {
  bubble: 'प्रॉपर्टी दें या बेचें',
  failed: 'चैट के विषय नहीं खुल सके। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
}

export const notFound = {
  pageTitle: `यह पेज नहीं मिला | ${FIRM.productName}`,
  title: 'यह पेज नहीं मिला।',
  text: 'इस दरवाज़े के पीछे दीवार है। मकान यहीं है।',
  goBack: 'वापस जाएँ',
}

export const broken = {
  chunkTitle: 'पेज का एक हिस्सा नहीं आया',
  chunkText: 'इस पेज का एक हिस्सा नहीं पहुँचा। इंटरनेट धीमा हो सकता है, या साइट अभी-अभी बदली गई है।',
  title: 'इस पेज पर कुछ गड़बड़ हो गई।',
  text: 'पेज फिर से खोलें। दोबारा हो तो WhatsApp करें, हम दूसरे तरीके से मदद करेंगे।',
  reload: 'पेज फिर से खोलें',
}
