import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { countOf } from '#contract/languages/numbers.ts'

/* What is kept on a device, compared, and decided on together. */

const digits = (number: number) => inDigitsOf('hi', String(number))
const count = (number: number) => countOf('hi', number)

export const kept = {
  pageTitle: 'सहेजी हुई संपत्तियाँ',
  title: 'सहेजी हुई',
  onDevice: 'सिर्फ़ इसी फ़ोन या कंप्यूटर पर सहेजा है। जब तक आप न भेजें, कोई और नहीं देखता।',
  link: (number: number) => `सहेजी हुई (${digits(number)})`,
  keep: 'सहेजें',
  isKept: 'सहेजी हुई',
  keepThis: (title: string) => `सहेजें: ${title}`,
  full: 'सौ संपत्तियाँ पहले से सहेजी हुई हैं। पहले एक हटाएँ।',
  empty: 'अभी कुछ सहेजा नहीं है।',
  emptyHow: 'किसी संपत्ति पर ‘सहेजें’ दबाएँ, लौटने पर वह यहीं मिलेगी।',
  gone: 'यह संपत्ति अब हमारे पास नहीं है।',
  unconfirmed: 'कुछ समय से पुष्टि नहीं हुई: पूछ लें कि अब भी है या नहीं।',
  lowered: (price: string) => `सहेजने के समय से ${price} कम`,
  raised: (price: string) => `सहेजने के समय से ${price} ज़्यादा`,
  note: 'आपका नोट',
  up: (title: string) => `ऊपर करें: ${title}`,
  down: (title: string) => `नीचे करें: ${title}`,
  remove: (title: string) => `हटाएँ: ${title}`,
  removed: 'सहेजी हुई सूची से हटाया गया।',
  undo: 'वापस लाएँ',
  orderedBy: 'किस क्रम में',
  orders: { own: 'मेरा अपना', price: 'दाम', place: 'जगह' },
  share: 'यह सूची भेजें',
  shareFailed: 'सूची नहीं बन सकी। इंटरनेट देखकर फिर कोशिश करें।',
  compare: 'तुलना करें',
  compareSome: (number: number) => `इन ${count(number)} की तुलना करें`,
  compareHow: 'तुलना के लिए दो से चार संपत्तियाँ चुनें।',
  askAll: 'सबके बारे में पूछें',
  askText: `नमस्ते ${FIRM.productName}, मैं इन संपत्तियों के बारे में और जानना चाहता हूँ।`,
  failed: 'संपत्तियाँ नहीं लाई जा सकीं। इंटरनेट देखकर फिर कोशिश करें।',
}

export const compare = {
  pageTitle: 'संपत्तियों की तुलना',
  title: 'तुलना',
  lead: 'जो अलग है, वह मोटे अक्षरों में है; जो साफ़ बेहतर है, उस पर निशान है।',
  tooFew: 'तुलना के लिए दो संपत्तियाँ नहीं हैं।',
  price: 'दाम',
  state: 'स्थिति',
  rate: 'प्रति इकाई दाम',
  size: 'नाप',
  place: 'जगह',
  road: 'सड़क की चौड़ाई',
  feet: (feet: number) => `${digits(feet)} फ़ुट`,
  checks: 'हमारी जाँच',
  checked: (number: number) => (number === 0 ? 'अभी कुछ नहीं' : `${digits(number)} जाँच`),
  notGiven: 'बताया नहीं गया',
  best: 'यह बेहतर है',
}

export const sharedList = {
  pageTitle: 'साथ मिलकर तय करने की सूची',
  title: 'साथ मिलकर तय करें',
  lead: 'जिसके पास यह लिंक है, वह वही सूची, वोट और टिप्पणियाँ देखता है।',
  whatsApp: 'कौन-सी पसंद है? यहाँ वोट दें:',
  send: 'WhatsApp पर भेजें',
  ended: 'यह सूची समाप्त हो चुकी है।',
  endedHow: 'या लिंक पूरा नहीं है। भेजने वाले से नया लिंक माँगें, या हमारी संपत्तियाँ देखें।',
  name: 'आपका नाम, जिससे बाकी लोग आपको जानते हैं',
  youAre: (name: string) => `आप ${name} नाम से वोट दे रहे हैं।`,
  otherName: 'दूसरा नाम',
  goOn: 'आगे बढ़ें',
  votes: 'आपका वोट',
  choices: { yes: 'हाँ', maybe: 'शायद', no: 'नहीं' },
  voted: (name: string, vote: string) => `${name}: ${vote}`,
  comment: 'आपकी टिप्पणी',
  say: 'भेजें',
  removeComment: (name: string) => `${name} की टिप्पणी हटाएँ`,
  addKept: (number: number) => `मेरी सहेजी हुई जोड़ें (${digits(number)})`,
  waiting: 'अभी भेजा नहीं गया। इंटरनेट आते ही अपने आप चला जाएगा।',
  refused: 'पिछला बदलाव नहीं लिया गया: सूची शायद भर गई है, या संपत्ति हटा दी गई है।',
  lasts: 'आख़िरी इस्तेमाल के 90 दिन बाद यह सूची अपने आप समाप्त हो जाती है। आपका नाम और टिप्पणी छोड़कर कुछ नहीं रखा जाता।',
  report: 'इस सूची की शिकायत करें',
  reportWhat: 'क्या ग़लत है',
  reported: 'धन्यवाद। हम सूची देखते हैं।',
  end: 'सूची समाप्त करें',
}
