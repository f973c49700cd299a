import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { hoursIn } from '#contract/languages/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'
import { FAILURES } from './failures.ts'

export const contact = {
  pageTitle: `सम्पर्क | ${FIRM.productName}`,
  description: `${placeIn('ne', FIRM.city)} ${FIRM.name}-लाई फोन वा WhatsApp गर्नुहोस्, अफिस आउनुहोस् वा सन्देश पठाउनुहोस्।`,
  title: 'सम्पर्क',
  lead: 'के खोज्नुहुन्छ, हामीलाई भन्नुहोस्। ठाउँ चिन्ने मानिसले उत्तर दिन्छन्।',
  phone: 'फोन',
  email: 'इमेल',
  address: 'अफिस',
  hours: 'खुल्ने समय',
  open: hoursIn('ne'),
  whatsAppText: `नमस्ते ${FIRM.productName}, मेरो एउटा प्रश्न छ।`,
}

const SENT = 'सन्देश पठाइयो'

const ERRORS = {
  name: 'नाम लेख्नुहोस्',
  email: 'इमेल लेख्नुहोस्',
  emailInvalid: 'सही इमेल ठेगाना लेख्नुहोस्',
  phone: 'फोन नम्बर लेख्नुहोस्',
  phoneInvalid: '६ देखि १५ अङ्कको फोन नम्बर लेख्नुहोस्।',
  interest: 'के चाहिन्छ लेख्नुहोस्',
}

/** The server speaks English: what it says is not shown, but what it is about. */
const SAID: Record<ServerSaid, string> = {
  ...FAILURES,
  sent: SENT,
  name: ERRORS.name,
  email: ERRORS.emailInvalid,
  phone: ERRORS.phoneInvalid,
  interest: ERRORS.interest,
}

export const contactForm = {
  label: 'हामीलाई सन्देश पठाउनुहोस्',
  name: 'नाम',
  email: 'इमेल',
  phone: 'फोन',
  interest: 'के चाहिन्छ',
  interestExample: `जस्तै: ${nameOf('ne', localityAt(0))} नजिक ३ देखि ५ कट्ठाको प्लट, ₹३० लाखसम्म`,
  leaveEmpty: 'यो ठाउँ खाली राख्नुहोस्',
  send: 'सन्देश पठाउनुहोस्',
  sending: 'पठाइँदै छ...',
  note: `तपाईंको सन्देश राखिन्छ र ${FIRM.name}-लाई मेल गरिन्छ, ताकि हामी जवाफ दिन सकौँ।`,
  needsScripts: 'यो फारमलाई JavaScript चाहिन्छ। नभए फोन गर्नुहोस् वा इमेल लेख्नुहोस्।',
  sent: SENT,
  failed: 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  fromServer: (_sentence: string, about: ServerSaid) => SAID[about],
  errors: ERRORS,
}
