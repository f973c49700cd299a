import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { hoursIn } from '#contract/languages/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'
import { FAILURES } from './failures.ts'

export const contact = {
  pageTitle: `संपर्क | ${FIRM.productName}`,
  description: `${placeIn('hi', FIRM.city)} ${FIRM.name} को फ़ोन या WhatsApp करें, ऑफ़िस आएँ या संदेश भेजें।`,
  title: 'संपर्क',
  lead: 'आपको क्या चाहिए, हमें बताएँ। इलाके को जानने वाला कोई जवाब देगा।',
  phone: 'फ़ोन',
  email: 'ईमेल',
  address: 'ऑफ़िस',
  hours: 'खुलने का समय',
  open: hoursIn('hi'),
  whatsAppText: `नमस्ते ${FIRM.productName}, मुझे एक सवाल पूछना है।`,
}

const SENT = 'संदेश भेज दिया गया'

const ERRORS = {
  name: 'नाम लिखें',
  email: 'ईमेल लिखें',
  emailInvalid: 'सही ईमेल पता लिखें',
  phone: 'फ़ोन नंबर लिखें',
  phoneInvalid: '6 से 15 अंकों का फ़ोन नंबर लिखें।',
  interest: 'आपको क्या चाहिए, लिखें',
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
  label: 'हमें संदेश भेजें',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  interest: 'आपको क्या चाहिए',
  interestExample: `जैसे: ${nameOf('hi', localityAt(0))} के पास 3 से 5 कट्ठा का प्लॉट, ₹30 लाख तक`,
  leaveEmpty: 'यह खाना खाली छोड़ें',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  note: `आपका संदेश रखा जाता है और ${FIRM.name} को मेल किया जाता है, ताकि हम जवाब दे सकें।`,
  needsScripts: 'इस फ़ॉर्म के लिए JavaScript चाहिए। न हो तो फ़ोन करें या ईमेल लिखें।',
  sent: SENT,
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  fromServer: (_sentence: string, about: ServerSaid) => SAID[about],
  errors: ERRORS,
}
