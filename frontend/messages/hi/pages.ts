import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { expertiseIn, hoursIn, inRegion } from '#contract/languages/firm-words.ts'
import { countOf } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { placeIn } from '#contract/languages/places.ts'
import { clockHi } from '#frontend/messages/clock.ts'
import type { ApiError } from '#frontend/lib/api/api-error.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'

/* The home page with its guides, the page about the firm, the contact page. */

/** How long the firm has been in business, counted up to the year of the build. */
const EXPERTISE = expertiseIn('hi', import.meta.env.BUILD_YEAR)

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('hi', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('hi', number)

export const home = {
  pageTitle: `${placeIn('hi', FIRM.city)} प्रॉपर्टी: गोदाम, प्लॉट, विला | ${FIRM.productName}`,
  description: `${nameOf('hi', FIRM.city)} और आसपास गोदाम, प्लॉट, विला और मकान खोजें। कीमत लाख-करोड़ में, माप कट्ठे और वर्ग फुट में, जानकारी WhatsApp पर।`,
  title: `${placeIn('hi', FIRM.city)} अपनी\u00a0ज़मीन, अपना\u00a0मकान खोजें`,
  lead: `गोदाम, प्लॉट, विला और मकान। जगह दिखाने वाले हमारे लोगों को ${inRegion('hi')} ${EXPERTISE} है।`,
  typeOfProperty: 'प्रॉपर्टी का प्रकार',
  lookingFor: 'आपको क्या चाहिए',
  lookingForExample: 'कॉर्नर प्लॉट',
  price: 'कीमत',
  priceExample: '₹50 लाख',
  location: 'इलाका',
  locationExample: nameOf('hi', localityAt(0)),
  search: 'खोजें',
  today: (total: string) => `आज ${count(total)} प्रॉपर्टी उपलब्ध`,
  priceHint: 'कीमत ऐसे लिखें: “50 लाख” या “20-40 लाख”।',
  doors: {
    purchaseWarehouses: 'गोदाम खरीदें',
    sellLand: 'ज़मीन बेचें',
    purchaseLand: 'ज़मीन खरीदें',
    rentWarehouses: 'गोदाम किराए पर लें',
    tellUs: 'WhatsApp पर बताएँ',
    warehouses: (total: string) => `${count(total)} गोदाम`,
    plots: (total: string) => `${count(total)} प्लॉट`,
    forSale: (listed: string, part: string | undefined) =>
      `${listed}${part === undefined ? ' ' : `, ${count(part)}\u00a0`}बिक्री के लिए`,
    toRent: (listed: string, part: string | undefined) =>
      `${listed}${part === undefined ? ' ' : `, ${count(part)}\u00a0`}किराए के लिए`,
    landPrices: (total: string) => `${count(total)} प्लॉट की कीमत देखें`,
    noWarehouses: 'आपको क्या चाहिए, WhatsApp पर बताएँ',
    noPlots: 'आपको क्या चाहिए, WhatsApp पर बताएँ',
  },
  budgetExamples: 'ऐसे लिखें: “50 लाख” या “20-40 लाख”।',
}

export const places = {
  title: `${nameOf('hi', FIRM.city)} के लोकप्रिय इलाके`,
  allProperties: 'सभी प्रॉपर्टी',
  properties: (total: string) => `${digits(total)} प्रॉपर्टी`,
  from: (price: string) => `${price} से`,
  toRentFrom: (price: string) => `किराया ${price} प्रति माह से`,
  onRequest: 'कीमत के लिए संपर्क करें',
  range: (low: string, high: string) => `${low} से ${high}`,
  plots: (price: string) => `प्लॉट: प्रति कट्ठा ${price}`,
  warehouses: (price: string) => `गोदाम: प्रति वर्ग फुट ${price}`,
  houses: (price: string) => `मकान: प्रति वर्ग फुट ${price} से`,
}

export const newest = {
  week: 'इस हफ़्ते नई',
  newest: 'सबसे नई',
  previous: 'पिछली प्रॉपर्टी',
  next: 'अगली प्रॉपर्टी',
  all: (total: string, isOne: boolean) => (isOne ? 'यही एक प्रॉपर्टी' : `सभी ${count(total)} प्रॉपर्टी`),
  newestFirst: 'नई पहले',
  failed: 'नई प्रॉपर्टी नहीं खुल सकीं। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
}

export const warehouses = {
  title: 'गोदाम, जो आप अभी देख सकते हैं',
  all: 'सभी गोदाम',
  none: 'अभी कोई गोदाम नहीं है। आपको क्या चाहिए, WhatsApp पर बताएँ, हम खोज देंगे।',
}

export const showcase = {
  land: {
    title: 'पहले ज़मीन देखें, फिर खरीदें',
    text: 'कितने कट्ठे, कितने वर्ग फुट, रुख किस ओर, सड़क कितनी चौड़ी: देखने जाने से पहले सब लिखा मिलेगा।',
    link: 'ज़मीन खरीदें',
    alt: 'पेड़ों और मकानों के बीच निशान लगा प्लॉट, ऊपर से',
  },
  warehouse: {
    title: 'सड़क किनारे का गोदाम किराए पर लें',
    text: 'छत की ऊँचाई, डॉक, क्रेन, बिजली और सड़क की चौड़ाई: निकलने से पहले पेज पर देख लें।',
    link: 'गोदाम किराए पर लें',
  },
}

export const promises = {
  title: 'हमें क्यों चुनें',
  verified: {
    title: 'जाँची हुई प्रॉपर्टी',
    text: 'हर प्रॉपर्टी के पेज पर लिखा है कि हमारे लोगों ने क्या जाँचा है और क्या अभी नहीं।',
    counted: (checked: string, total: string) =>
      `${digits(total)} में से ${digits(checked)} प्रॉपर्टी की जगह और रजिस्ट्री का दस्तावेज़, दोनों हमने खुद देखे हैं। क्या कब जाँचा, यह हर पेज पर लिखा है।`,
  },
  local: {
    title: 'यहाँ का बाज़ार जानने वाले',
    text: `${inRegion('hi')} ${EXPERTISE}, और एक ऑफ़िस जहाँ आप सीधे आ सकते हैं।`,
  },
  transparent: {
    title: 'सब साफ़-साफ़, कोई झंझट नहीं',
    text: 'हर कीमत लाख या करोड़ में और पूरे अंकों में, हर माप आपकी जानी-पहचानी इकाई में।',
  },
}

export const testimonials = {
  title: 'जिनके लिए हमने जगह खोजी, वे क्या कहते हैं',
  label: 'लोगों की राय',
  six: [
    {
      words: 'पहला प्लॉट खरीदने से उन्होंने ही मना किया, और मैप पर दिखाया कि क्यों।',
      name: 'सुबीर घोष',
      about: `प्लॉट, ${nameOf('hi', localityAt(0))}, 2025`,
    },
    {
      words: 'कालिम्पोंग से एक WhatsApp भेजा था। शनिवार तक हमने तीन गोदाम देख लिए।',
      name: 'रीना तामांग',
      about: `गोदाम, ${nameOf('hi', localityAt(4))}, 2026`,
    },
    {
      words: 'माप कट्ठे में भी था, वर्ग फुट में भी। पिताजी और बैंक, दोनों समझ गए।',
      name: 'प्रिया अग्रवाल',
      about: `विला, ${nameOf('hi', localityAt(6))}, 2024`,
    },
    {
      words: 'जो पेज पर लिखा था, जगह पर वही मिला। ऐसा कम होता है।',
      name: 'मोहम्मद इरफ़ान',
      about: `गोदाम, ${nameOf('hi', localityAt(5))}, 2025`,
    },
    {
      words: 'म्यूटेशन के कागज ठीक होने तक वे पुराने मालिक को फ़ोन करते रहे।',
      name: 'कर्मा लेपचा',
      about: `मकान, ${nameOf('hi', localityAt(7))}, 2026`,
    },
    {
      words: 'ज़मीन की सही कीमत मिली, दफ़्तरों के चक्कर नहीं लगाने पड़े।',
      name: 'सुनीता उराँव',
      about: `ज़मीन बिकी, ${nameOf('hi', localityAt(8))}, 2024`,
    },
  ],
}

/** Three short guides, each in full on the page, under the title 'Blog'. */
export const guides = {
  title: 'ब्लॉग',
  lead: 'खरीदने या किराए पर लेने से पहले पढ़ने लायक तीन छोटे लेख।',
  read: 'लेख पढ़ें',
  close: 'लेख बंद करें',
  of: (guide: string) => `: ${guide}`,
  land: {
    title: `कट्ठा, डिसमिल, बीघा: ${inRegion('hi')} ज़मीन का माप समझें`,
    alt: 'सड़क के किनारे निशान लगा प्लॉट, ऊपर से',
    paragraphs: [
      'यहाँ लोग कट्ठे में बात करते हैं, कागज में डिसमिल लिखा होता है, और बैंक वर्ग फुट माँगता है। तीनों माप एक ही ज़मीन के हैं।',
      'पश्चिम बंगाल में 1 कट्ठा 720 वर्ग फुट का होता है। 16 छटाक का 1 कट्ठा और 20 कट्ठे का 1 बीघा (14,400 वर्ग फुट) होता है। 1 डिसमिल एकड़ का सौवाँ हिस्सा है: 435.6 वर्ग फुट। यानी 1 कट्ठा करीब 1.65 डिसमिल, और 5 कट्ठा 3,600 वर्ग फुट या करीब 8.26 डिसमिल।',
      'नाम वही रहता है, माप बदल जाता है: असम का कट्ठा 2,880 वर्ग फुट का है, और बिहार में हर ज़िले का अलग। तुलना से पहले वर्ग फुट पूछ लें।',
      'रजिस्ट्री के दस्तावेज़ में लिखे डिसमिल को 435.6 से गुणा करें, और जो आए उसे ज़मीन की नपाई से मिलाएँ।',
    ],
  },
  ownership: {
    title: 'फ्रीहोल्ड या लीज़होल्ड: आपका क्या है, और कब तक',
    alt: 'गहरे रंग की अलमारियों और नाश्ते के काउंटर वाली रसोई',
    paragraphs: [
      'फ्रीहोल्ड का मतलब है कि ज़मीन और उस पर जो कुछ बना है, हमेशा के लिए आपका है। आप बेच सकते हैं, किराए पर दे सकते हैं, बंधक रख सकते हैं या परिवार के लिए छोड़ सकते हैं।',
      'लीज़होल्ड का मतलब है कि ज़मीन तय साल के लिए आपके पास है, अक्सर 30 या 99 साल; मालिक आम तौर पर कोई सरकारी संस्था होती है। हर साल ज़मीन का किराया लग सकता है। बेचने या बंधक रखने के लिए अक्सर मालिक की लिखित इजाज़त चाहिए, कभी-कभी फ़ीस भी लगती है, और साल पूरे होने पर लीज़ न बढ़े तो ज़मीन मालिक के पास लौट जाती है।',
      'लीज़होल्ड हो तो पूछ लें कि कितने साल बाकी हैं, मालिक कौन है, क्या बनाने की इजाज़त है और किसी और के नाम कराने में कितना खर्च है। कई बैंक तभी लोन देते हैं जब काफ़ी साल बाकी हों।',
      'चाय बागान की ज़मीन का मामला अलग है: वह चाय उगाने के लिए सरकार से लीज़ पर ली हुई होती है। बयाना देने से पहले वकील को कागज दिखा लें।',
    ],
  },
  warehouse: {
    title: 'गोदाम किराए पर लेने से पहले क्या पूछें',
    alt: 'गोदाम के अंदर लोहे का लाल ढाँचा, छत से आती रोशनी और एक पर एक रखे कार्टन',
    paragraphs: [
      'सड़क: सबसे सँकरी जगह पर कितनी चौड़ी है, और आपका सबसे लंबा ट्रक गेट पर मुड़ पाएगा या नहीं?',
      'डॉक: ज़मीन से कितना ऊँचा है, और आपकी गाड़ी के फ़र्श के बराबर आता है या नहीं?',
      'अंदर की जगह: सबसे नीचे वाले बीम तक कितनी ऊँचाई है (छत की चोटी तक नहीं)? फ़र्श कितना वज़न सह सकता है, और पिछली बरसात में पानी कहाँ भरा था?',
      'बिजली और सुरक्षा: कितने kVA या kW की मंज़ूरी है, बैकअप है या नहीं, और आप जो रखेंगे उसके लिए फ़ायर की मंज़ूरी है या नहीं?',
      'किराया: कार्पेट एरिया के हिसाब से है या बिल्ट-अप एरिया के, GST अलग लगेगा या नहीं, और मरम्मत का खर्च कौन देगा? एक साल से ज़्यादा की लीज़ की रजिस्ट्री ज़रूरी है।',
    ],
  },
}

export const about = {
  pageTitle: `हमारे बारे में | ${FIRM.productName}`,
  description: `${nameOf('hi', FIRM.city)} की प्रॉपर्टी फ़र्म। गोदाम, प्लॉट, विला और मकान के काम में ${EXPERTISE}।`,
  title: `${FIRM.productName} के बारे में`,
  stats: [
    { figure: '100%', label: 'संतुष्ट ग्राहक' },
    { figure: '500+', label: 'प्रॉपर्टी' },
    { figure: '10+', label: 'शहर' },
    { figure: '3,000+', label: 'अच्छे रिव्यू' },
  ],
  countedOn: (day: string) => `${day} तक की गिनती`,
  aboutUs: 'हमारे बारे में',
  aboutLead: `हम ${nameOf('hi', FIRM.city)} की प्रॉपर्टी फ़र्म हैं। हमें गोदाम, प्लॉट, विला और मकान के काम में ${EXPERTISE} है।`,
  aboutText:
    'शुरुआत शहर के किनारे के गोदामों से हुई, उन व्यापारियों के लिए जिन्हें बरसात से पहले छत चाहिए थी। फिर ज़मीन का काम जुड़ा, फिर मकान का। तरीका वही है: देखना, नापना, कागज पढ़ना, फिर कीमत की बात करना।',
  contactUs: 'संपर्क करें',
  houseAlt: 'हरी छत और सफ़ेद खंभों के बरामदे वाला क्रीम रंग का मकान',
  house: 'बरामदे वाला मकान',
  officeAlt: 'पक्के अहाते में ऑफ़िस की इमारत',
  office: 'ऑफ़िस की इमारत',
  mission: 'हमारा लक्ष्य',
  missionText: `हम चाहते हैं कि ${nameOf('hi', localityAt(8))} में पहली बार खरीदने वाले से लेकर कोलकाता के व्यापारी तक, हर कोई देख सके कि यहाँ सच में क्या बिक रहा है, कितने में और कितना बड़ा, और उसी दिन किसी से सीधे बात कर सके।`,
}

export const aboutSlides = {
  label: 'हम क्या मानते हैं',
  kind: 'फ़ोटो गैलरी',
  explore: 'प्रॉपर्टी देखें',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
  pause: 'फ़ोटो रोकें',
  play: 'फ़ोटो चलाएँ',
  position: (number: number, count: number) => `${digits(number)} / ${digits(count)}`,
  slides: [
    {
      title: 'पहले आँगन, फिर कमरे',
      text: `खुला आँगन घर का दिल है: हर कमरे का रास्ता वहीं से जाता है। ${nameOf('hi', FIRM.city)} की प्रॉपर्टी के लिए हम वही आँगन बनना चाहते हैं।`,
      alt: 'खूँटे लगे प्लॉट पर नाप का यंत्र',
    },
    {
      title: 'माप दो तरह से, कीमत भी',
      text: 'हर क्षेत्रफल वर्ग फुट में, साथ में कट्ठा और डिसमिल; हर कीमत लाख या करोड़ में, और पूरे अंकों में। ताकि ठीक-ठीक तुलना हो सके।',
      alt: 'चाय बागान और नदी के बीच निशान लगे प्लॉट, ऊपर से',
    },
    {
      title: 'आप पूछें, इंसान जवाब देगा',
      text: 'किसी भी प्रॉपर्टी के बारे में WhatsApp पर पूछें। बात उनसे होगी जो यहाँ की सड़क, पानी और कागज जानते हैं, किसी दूर के कॉल सेंटर से नहीं।',
      alt: 'शाम की रोशनी में विला वाली गली, पीछे पहाड़',
    },
  ],
}

export const aboutPlaces = {
  title: 'जिन इलाकों को हम जानते हैं',
  row: 'इलाकों की फ़ोटो',
  previous: 'पिछला',
  next: 'अगला',
  alt: {
    brickVilla: 'ईंट और कंक्रीट का विला, सामने लाल कार',
    townHouse: 'शहर की गली में तीन मंज़िला मकान',
    warehouse: 'ज़मीन से ऊँचे छह डॉक वाला स्लेटी गोदाम, सामने ट्रक',
    plots: 'चाय के पौधों के बीच निशान लगा प्लॉट, ऊपर से',
  },
  caption: {
    brickVilla: 'ईंट और कंक्रीट का विला',
    townHouse: 'शहर की गली में मकान',
    warehouse: 'ऊँचे डॉक वाला गोदाम',
    plots: 'चाय के पौधों के बीच प्लॉट',
  },
}

export const people = {
  title: 'आपको जवाब देने वाले',
  looksAfter: 'यह प्रॉपर्टी इनके ज़िम्मे है',
  languages: { en: 'अंग्रेज़ी', bn: 'बांग्ला', hi: 'हिन्दी', ne: 'नेपाली' },
  and: (others: string, last: string) => `${others} और ${last}`,
  speaks: (languages: string) => `भाषाएँ: ${languages}`,
  days: {
    'every-day': 'हर दिन',
    'monday-to-saturday': 'सोमवार से शनिवार',
    'monday-to-friday': 'सोमवार से शुक्रवार',
  },
  clock: clockHi,
  hours: (days: string, from: string, to: string) => `${days}, ${from} से ${to} तक`,
}

export const contact = {
  pageTitle: `संपर्क | ${FIRM.productName}`,
  description: `${placeIn('hi', FIRM.city)} ${FIRM.name} को फ़ोन या WhatsApp करें, ऑफ़िस आएँ या संदेश भेजें।`,
  title: 'संपर्क',
  lead: 'आपको क्या चाहिए, हमें बताएँ। इलाके का कोई जानकार आपको जवाब देगा।',
  phone: 'फ़ोन',
  email: 'ईमेल',
  address: 'ऑफ़िस',
  hours: 'खुलने का समय',
  open: hoursIn('hi'),
  whatsAppText: `नमस्ते ${FIRM.productName}, मुझे एक सवाल पूछना है।`,
}
const DEFAULT = 'कुछ गड़बड़ हो गई। फिर कोशिश करें।'
const NOT_NOW = 'अभी हमारी तरफ़ कुछ दिक्कत है। थोड़ी देर बाद फिर कोशिश करें।'

/** Why a call failed, by the code of the error: the server's own sentence is in English. */
const FAILURES: Record<ApiError['code'], string> = {
  UNREADABLE: DEFAULT,
  INVALID_INPUT: 'आपने जो लिखा है, एक बार फिर देख लें।',
  INVALID_CODE: DEFAULT,
  NOT_SIGNED_IN: DEFAULT,
  WRONG_CREDENTIALS: DEFAULT,
  PENDING: DEFAULT,
  SUSPENDED: DEFAULT,
  FORBIDDEN: DEFAULT,
  NOT_FOUND: 'इस पते पर कुछ नहीं है।',
  WRONG_METHOD: DEFAULT,
  CONFLICT: DEFAULT,
  LENGTH_REQUIRED: DEFAULT,
  TOO_LARGE: 'आपने बहुत लंबा लिखा है। थोड़ा छोटा करके भेजें।',
  WRONG_TYPE: DEFAULT,
  RANGE_NOT_SATISFIABLE: DEFAULT,
  TOO_MANY: 'बहुत बार कोशिश हो चुकी है। थोड़ा रुककर फिर कोशिश करें।',
  UNEXPECTED: NOT_NOW,
  NOT_CONFIGURED: NOT_NOW,
  OFFLINE: 'सर्वर तक नहीं पहुँच सके। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  TIMEOUT: 'सर्वर ने समय पर जवाब नहीं दिया। फिर कोशिश करें।',
  UNREADABLE_REPLY: DEFAULT,
  NO_CODE: DEFAULT,
}

const SENT = 'संदेश भेज दिया गया'

const ERRORS = {
  name: 'नाम लिखें',
  email: 'ईमेल लिखें',
  emailInvalid: 'सही ईमेल पता लिखें',
  phone: 'फ़ोन नंबर लिखें',
  phoneInvalid: '6 से 15 अंकों का फ़ोन नंबर लिखें।',
  phoneLetters: 'फ़ोन नंबर में अक्षर नहीं होते। केवल अंक लिखें।',
  interest: 'आपको क्या चाहिए, लिखें',
}

/** The server answers in English: instead of its sentence this one is shown, by what the answer is about. */
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
  interestExample: `जैसे: ${nameOf('hi', localityAt(0))} के पास 3 से 5 कट्ठे का प्लॉट, ₹30 लाख तक`,
  leaveEmpty: 'यहाँ कुछ न लिखें',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है...',
  note: `आपका संदेश हमारे पास रहता है और ${FIRM.name} को ईमेल से जाता है, ताकि हम जवाब दे सकें।`,
  needsScripts: 'यह फ़ॉर्म JavaScript से चलता है। न चले तो फ़ोन या ईमेल करें।',
  pageNeedsScripts: 'यह पेज JavaScript से चलता है। प्रॉपर्टी उसके बिना भी देख सकते हैं।',
  sent: SENT,
  received: 'आपका संदेश हमें मिल गया है',
  weAnswer: (email: string, phone: string) => `जवाब यहाँ देंगे: ${email} या ${phone}`,
  whenWeAnswer: `ऑफ़िस खुला रहने पर जवाब देते हैं: ${hoursIn('hi')}।`,
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  fromServer: (_sentence: string, about: ServerSaid) => SAID[about],
  errors: ERRORS,
}

/** The page for owners who want to sell. */
export const sell = {
  pageTitle: `हमारे ज़रिए बेचें | ${FIRM.productName}`,
  description: `अपनी ज़मीन, मकान या गोदाम ${FIRM.name} के ज़रिए बेचें: क्या है और कहाँ, बताएँ, हम फ़ोन करेंगे।`,
  title: 'हमारे ज़रिए बेचें',
  lead: 'एक मिनट में बताएँ कि क्या बेचना है। हम फ़ोन करेंगे, आपके साथ जगह देखेंगे और खरीदारों को दिखाएँगे।',
  steps: [
    'जितना पता हो, भरें। क्या है, कहाँ है, आपका नाम और फ़ोन नंबर, इतना काफ़ी है।',
    'अपने फ़ोन से WhatsApp पर फ़ोटो भेजें।',
    'हम फ़ोन करके आएँगे और आपके साथ बैठकर कीमत तय करेंगे।',
  ],
  choose: 'चुनें',
  kinds: { Warehouse: 'गोदाम', Plot: 'ज़मीन या प्लॉट', Villa: 'मकान या विला' },
  fields: {
    category: 'क्या बेचना है?',
    place: 'कहाँ है?',
    size: 'माप, जैसा कागज में लिखा है',
    wantedPrice: 'कितनी कीमत चाहिए',
    words: 'अपने शब्दों में',
    name: 'आपका नाम',
    phone: 'आपका फ़ोन',
  },
  note: `आपका लिखा ${FIRM.name} के पास रहता है, ताकि हम फ़ोन कर सकें। और कोई नहीं देखता।`,
  send: 'भेजें',
  sent: 'धन्यवाद। हम जल्दी ही फ़ोन करेंगे।',
  pictures: 'फ़ोटो से सबसे ज़्यादा मदद मिलती है: चैट में कुछ भेज दें।',
  sendPictures: 'WhatsApp पर फ़ोटो भेजें',
  failed: 'भेजा नहीं जा सका। फिर कोशिश करें या फ़ोन करें।',
  errors: {
    category: 'क्या बेचना है, चुनें',
    place: 'कहाँ है, लिखें',
    name: 'नाम लिखें',
    phone: '6 से 15 अंकों का फ़ोन नंबर लिखें।',
  },
  chat: (what: string, name: string) => `नमस्ते, मुझे बेचना है: ${what}\nमेरा नाम ${name} है। फ़ोटो भी साथ में हैं।`,
}

export const privacy = {
  pageTitle: `हम क्या गिनते हैं और क्या रखते हैं | ${FIRM.productName}`,
  title: 'हम क्या गिनते हैं और क्या रखते हैं',
  description:
    'बिना नाम के क्या गिना जाता है, क्या आपके फ़ोन या कंप्यूटर पर रहता है, हमें लिखने पर क्या रखा जाता है, और वह कैसे मिटता है।',
  lead: 'यहाँ सब कुछ देखने के लिए अपना नाम बताने की ज़रूरत नहीं। फिर भी हम क्या गिनते हैं, और आपके लिखने पर क्या रखते हैं, इस पेज पर पढ़ें।',
  counted: {
    title: 'हम क्या गिनते हैं',
    paragraphs: [
      'कोई प्रॉपर्टी कितनी बार नतीजों में दिखी, कितनी बार खोली गई, उसकी फ़ोटो देखी गईं, उसके बारे में पूछना शुरू किया गया या चैट में पूछा गया, फ़ोन किया गया, सहेजी या शेयर की गई। हर बात की दिन भर की बस एक संख्या रखते हैं, देखने वाले के बारे में कुछ नहीं।',
      'पेज हमारी किस भाषा में पढ़े जाते हैं, और आप किस साइट से आए, जैसे कोई सर्च इंजन: बस उसका नाम; उसके किस पेज से, यह कभी नहीं।',
      'जिन खोजों में कुछ नहीं मिलता और जो शब्द हमारी खोज नहीं समझती, उन्हें तभी रखते हैं जब एक ही दिन में तीन अलग-अलग नेटवर्क से पूछे गए हों। नेटवर्क अलग पहचानने के लिए हर एक का एक कोड बनाते हैं, जिसकी चाबी आधी रात को मिटा दी जाती है; फिर उस कोड से नेटवर्क का पता कोई नहीं निकाल सकता। जो फ़ोन नंबर या ईमेल जैसा दिखे, वह कभी नहीं रखा जाता।',
    ],
  },
  never: {
    title: 'हम क्या नहीं करते',
    paragraphs: [
      'न कुकी, न आपके डिवाइस या आपके आने का कोई नंबर, न प्रोफ़ाइल, न विज्ञापन; न किसी से जानकारी खरीदते हैं, न किसी को बेचते हैं। गिनती में नेटवर्क का पता नहीं होता।',
      'अगर आपके ब्राउज़र में “Do not track” या Global Privacy Control चालू है, तो वह गिनती के लिए कुछ नहीं भेजता। अपनी पहचान बताने वाले रोबोट और हमारे स्टाफ़ भी नहीं गिने जाते।',
    ],
  },
  device: {
    title: 'आपके फ़ोन या कंप्यूटर पर क्या रहता है',
    paragraphs: [
      'आपने जो सहेजा, छिपाया या देखा, आपके नोट, लोन का हिसाब और शेयर की हुई सूचियाँ आपका ब्राउज़र याद रखता है, ताकि वे फिर मिल जाएँ। नाम और नंबर तभी, जब आप उस पर निशान लगाएँ। फ़ॉर्म में जो लिखा और अभी भेजा नहीं, वह टैब बंद करने तक रहता है। ब्राउज़र में इस साइट का डेटा मिटाते ही सब मिट जाता है।',
    ],
  },
  kept: {
    title: 'हमें लिखने पर क्या रखते हैं',
    paragraphs: [
      'आपका संदेश, बेचने का प्रस्ताव या शिकायत, और साथ में दिया नाम, फ़ोन या ईमेल हम रखते हैं, ताकि जवाब दे सकें। आखिरी बातचीत के दो साल बाद वह मिट जाता है, जब तक कानून ज़्यादा रखने को न कहे।',
      'नई प्रॉपर्टी की खबर माँगने पर आपका ईमेल और खोज तब तक रखते हैं जब तक आप एक टैप से बंद न करें; उसके बाद दोनों नहीं। जिस ईमेल की पुष्टि नहीं होती, वह दो दिन बाद मिट जाता है।',
      'शेयर की हुई सूची, उसमें लिखे नाम, वोट और टिप्पणियाँ तब तक रहती हैं जब तक बनाने वाला उसे बंद न करे, या आखिरी इस्तेमाल के नब्बे दिन बाद तक। जिसके पास लिंक है, वह पढ़ सकता है।',
      'कोई हमारे यहाँ संदेशों का ढेर न लगा दे, इसलिए नेटवर्क का पता और कोशिशों की संख्या ज़्यादा से ज़्यादा एक दिन रखी जाती है। सर्वर के लॉग में यह होता है कि कौन-सा पेज माँगा गया और कितना समय लगा, यह नहीं कि किसने माँगा।',
      'हमारे किसी खाते में कोई साइन इन करे तो वह किस नेटवर्क से आया, यह आखिरी इस्तेमाल के तीस दिन बाद तक खाते के साथ रखा जाता है, ताकि कहीं और से पासवर्ड का अंदाज़ा लगाने वाला उसे बाहर न कर सके। साइट देखने वाले साइन इन नहीं करते, इसलिए यह उनके बारे में नहीं है।',
      'कुछ खो जाए तो लौटाया जा सके, इसलिए हमें सर्वर देने वाली कंपनी सारा डेटा पिछले तीस दिनों के किसी भी पल पर वापस ले जा सकती है। यहाँ जो मिटाया जाता है, आधी रात को मिटाई गई चाबी भी, वह उस इतिहास में इतने दिन रह सकता है। हम उसे किसी और काम में नहीं लेते।',
    ],
  },
  others: {
    title: 'और कौन शामिल है',
    paragraphs: [
      'यह साइट और जो कुछ हम रखते हैं, Cloudflare के सर्वरों पर है; ईमेल Resend से जाते हैं। चैट WhatsApp पर आपके और हमारे बीच होती है, उसकी शर्तों पर। फ़ोटो, मैप और फ़ॉन्ट इसी साइट से आते हैं, जब तक मैप के कोने में किसी और का नाम न हो।',
    ],
  },
  yours: {
    title: 'आप क्या माँग सकते हैं',
    paragraphs: [
      'हम आपके बारे में क्या रखते हैं, यह जानने, ठीक कराने या मिटवाने के लिए फ़ोन करें, लिखें या संपर्क फ़ॉर्म भेजें। हम वजह पूछे बिना तीस दिन के भीतर कर देंगे।',
    ],
  },
  recorded:
    'पूछने पर आपने जो लिखा, उसकी एक कॉपी चैट के साथ हमारे पास आती है, ताकि कुछ खो न जाए। वह उतने ही समय रखी जाती है जितने समय संदेश।',
  unrecorded: 'आपका सवाल आपके फ़ोन या कंप्यूटर से सीधे WhatsApp पर जाता है; यह साइट उसकी कॉपी नहीं रखती।',
  contact: 'संपर्क करें',
}
