import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { expertiseIn, firmAddressIn } from '#contract/languages/firm-words.ts'
import { nameOf } from '#contract/languages/place-names.ts'

/** Every sentence a visitor reads, in Hindi: here those of header, footer and error pages, in the folder those of the pages. */
export * from './hi/pages.ts'
export * from './hi/kept.ts'
export * from './hi/list.ts'
export * from './hi/listing.ts'

/** How long the firm has been in business, counted up to the year of the build. */
const EXPERTISE = expertiseIn('hi', import.meta.env.BUILD_YEAR)

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('hi', String(number))

export const site = {
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  homeLink: `${FIRM.wordmark.hi}, होम`,
  mainNavigation: 'मुख्य मेन्यू',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  menu: 'मेन्यू',
  whatsAppUs: 'WhatsApp करें',
  close: 'बंद करें',
  loading: 'खुल रहा है',
  onlyFirst: (letters: number) => `सिर्फ़ पहले ${inDigitsOf('hi', String(letters))} अक्षर खोजे जाते हैं।`,
  installed: `${nameOf('hi', FIRM.city)} और आसपास की प्रॉपर्टी: गोदाम, प्लॉट, विला और मकान।`,
}

export const nav = { home: 'होम', property: 'प्रॉपर्टी', about: 'हमारे बारे में', contact: 'संपर्क' }

export const chat = {
  bubble: 'प्रॉपर्टी बेचनी या किराए पर देनी है?',
  about: 'इस प्रॉपर्टी के बारे में पूछें',
  aboutText: `नमस्ते ${FIRM.productName}, मुझे इस प्रॉपर्टी के बारे में और जानकारी चाहिए।`,
  failed: 'चैट नहीं खुली। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
}

export const notFound = {
  pageTitle: `यह पेज नहीं मिला | ${FIRM.productName}`,
  title: 'यह पेज नहीं मिला।',
  text: 'इस पते पर कोई पेज नहीं है। सभी प्रॉपर्टी देखें।',
  goBack: 'वापस जाएँ',
  allProperties: 'सभी प्रॉपर्टी',
}

export const broken = {
  chunkTitle: 'पेज का एक हिस्सा नहीं खुला',
  chunkText: 'इंटरनेट धीमा हो सकता है, या साइट अभी-अभी अपडेट हुई है।',
  title: 'इस पेज पर कुछ गड़बड़ हो गई।',
  text: 'पेज फिर से खोलें। फिर वही हो तो WhatsApp करें, हम मदद करेंगे।',
  reload: 'पेज फिर से खोलें',
}

/** The firm's office, in two lines. */
export const firmAddress = firmAddressIn('hi')

export const footer = {
  claim: `${nameOf('hi', FIRM.city)} और आसपास के गोदाम, प्लॉट, विला और मकान। जगह दिखाने वाले हमारे लोगों को यहाँ ${EXPERTISE} है।`,
  company: 'कंपनी',
  property: 'प्रॉपर्टी',
  aboutUs: 'हमारे बारे में',
  contactUs: 'संपर्क',
  buyProperties: 'प्रॉपर्टी खरीदें',
  flatForSale: 'बिक्री के लिए फ़्लैट',
  allProperties: 'सभी प्रॉपर्टी',
  sell: 'हमारे ज़रिए बेचें',
  privacy: 'निजता',
  staffLogin: 'स्टाफ़ लॉगिन',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  copyright: (years: string) => `© ${digits(years)} ${FIRM.wordmark.hi}, सभी अधिकार सुरक्षित।`,
  reraAgent: (number: string) => `RERA एजेंट ${number}`,
  units: 'माप: पश्चिम बंगाल का 1 कट्ठा = 720 वर्ग फुट, 1 डिसमिल = 435.6 वर्ग फुट',
}

export const newsletter = {
  title: 'नई प्रॉपर्टी की खबर ईमेल पर',
  label: 'ईमेल',
  placeholder: 'you@example.com',
  join: 'खबर पाएँ',
  notYet:
    'ईमेल पर खबर अभी शुरू नहीं हुई है, इसलिए आपका पता कहीं नहीं भेजा गया। WhatsApp करें, हम बताएँगे कि नया क्या आया है।',
}

export const chatTopics = {
  title: 'हम आपकी क्या मदद करें?',
  close: 'चैट बंद करें',
  custom: 'अपनी बात लिखें',
  customText: `नमस्ते ${FIRM.productName},`,
  topics: {
    buying: { label: 'प्रॉपर्टी खरीदना', text: `नमस्ते ${FIRM.productName}, मुझे प्रॉपर्टी खरीदने में मदद चाहिए।` },
    selling: {
      label: 'प्रॉपर्टी बेचना',
      text: `नमस्ते ${FIRM.productName}, मुझे एक प्रॉपर्टी बेचनी या किराए पर देनी है।`,
    },
    rentals: { label: 'किराया', text: `नमस्ते ${FIRM.productName}, मुझे किराए के बारे में कुछ पूछना है।` },
    valuation: {
      label: 'प्रॉपर्टी की कीमत लगवाना',
      text: `नमस्ते ${FIRM.productName}, मुझे एक प्रॉपर्टी की कीमत लगवानी है।`,
    },
    general: { label: 'कोई और सवाल', text: `नमस्ते ${FIRM.productName}, मुझे कुछ पूछना है।` },
  },
}
