import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'

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

export const chat = {
  bubble: 'प्रॉपर्टी दें या बेचें',
  failed: 'चैट के विषय नहीं खुल सके। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
}

export const notFound = {
  pageTitle: `यह पेज नहीं मिला | ${FIRM.productName}`,
  title: 'यह पेज नहीं मिला।',
  text: 'इस दरवाज़े के पीछे दीवार है। मकान यहीं है।',
  goBack: 'वापस जाएँ',
  allProperties: 'सभी प्रॉपर्टी',
}

export const broken = {
  chunkTitle: 'पेज का एक हिस्सा नहीं आया',
  chunkText: 'इस पेज का एक हिस्सा नहीं पहुँचा। इंटरनेट धीमा हो सकता है, या साइट अभी-अभी बदली गई है।',
  title: 'इस पेज पर कुछ गड़बड़ हो गई।',
  text: 'पेज फिर से खोलें। दोबारा हो तो WhatsApp करें, हम दूसरे तरीके से मदद करेंगे।',
  reload: 'पेज फिर से खोलें',
}
