import { FIRM } from '#contract/firm.ts'
import { nameOf } from '#contract/languages/places.ts'

export const site = {
  skipToContent: 'सिधै मुख्य भागमा जानुहोस्',
  homeLink: `${FIRM.productName}, होम`,
  mainNavigation: 'मुख्य मेनु',
  openMenu: 'मेनु खोल्नुहोस्',
  closeMenu: 'मेनु बन्द गर्नुहोस्',
  menu: 'मेनु',
  whatsAppUs: 'WhatsApp गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  loading: 'खुल्दै छ',
  installed: `${nameOf('ne', FIRM.city)} र वरपर सम्पत्ति: गोदाम, प्लट, भिल्ला र घर।`,
}

export const nav = { home: 'होम', property: 'सम्पत्ति', about: 'हाम्रो बारेमा', contact: 'सम्पर्क' }

export const chat = {
  bubble: 'सम्पत्ति दिनुहोस् वा बेच्नुहोस्',
  failed: 'च्याटका विषय खोल्न सकिएन। इन्टरनेट जडान जाँचेर फेरि प्रयास गर्नुहोस्।',
}

export const notFound = {
  pageTitle: `यो पाना भेटिएन | ${FIRM.productName}`,
  title: 'यो पाना भेटिएन।',
  text: 'यो ढोकापछाडि पर्खाल छ। घर भने यहीँ छ।',
  goBack: 'फर्कनुहोस्',
  allProperties: 'सबै सम्पत्ति',
}

export const broken = {
  chunkTitle: 'पानाको एउटा भाग आएन',
  chunkText: 'यस पानाको एउटा भाग आइपुगेन। इन्टरनेट ढिलो हुन सक्छ, वा साइट भर्खरै बदलिएको हुन सक्छ।',
  title: 'यस पानामा केही गडबड भयो।',
  text: 'पाना फेरि खोल्नुहोस्। फेरि भए WhatsApp गर्नुहोस्, हामी अर्को तरिकाले सहयोग गर्छौँ।',
  reload: 'पाना फेरि खोल्नुहोस्',
}
