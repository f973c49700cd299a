import { localityAt } from '#contract/firm-words.ts'
import { FIRM } from '#contract/firm.ts'
import { inDigitsOf } from '#contract/languages/digits.ts'
import { expertiseIn, hoursIn, inRegion } from '#contract/languages/firm-words.ts'
import { ending } from '#contract/languages/ne.ts'
import { countOf } from '#contract/languages/numbers.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { placeIn } from '#contract/languages/places.ts'
import type { ApiError } from '#frontend/lib/api/api-error.ts'
import type { ServerSaid } from '#frontend/messages/server-said.ts'

/* The home page with its guides, the page about the firm, the contact page. */

/** How long the firm has been in business, counted up to the year of the build. */
const EXPERTISE = expertiseIn('ne', import.meta.env.BUILD_YEAR)

/** A number in the digits of this language, without a counting word. */
const digits = (number: number | string) => inDigitsOf('ne', String(number))
/** A number before a noun: with the counting word, where this language has one. */
const count = (number: number | string) => countOf('ne', number)

export const home = {
  pageTitle: `${placeIn('ne', FIRM.city)} घरजग्गा: गोदाम, प्लट, भिल्ला | ${FIRM.productName}`,
  description: `${nameOf('ne', FIRM.city)} र वरपर गोदाम, प्लट, भिल्ला र घर खोज्नुहोस्। मूल्य लाख-करोडमा, नाप कट्ठा र वर्ग फिटमा, सोधपुछ WhatsApp-मा।`,
  title: `${placeIn('ne', FIRM.city)} आफ्नो जग्गा, आफ्नो घर खोज्नुहोस्`,
  lead: `गोदाम, प्लट, भिल्ला र घर। घरजग्गा देखाउने हाम्रा मानिससँग ${inRegion('ne')} ${EXPERTISE} छ।`,
  typeOfProperty: 'घरजग्गाको किसिम',
  lookingFor: 'के खोज्नुहुन्छ',
  lookingForExample: 'कर्नर प्लट',
  price: 'मूल्य',
  priceExample: '₹५० लाख',
  location: 'इलाका',
  locationExample: nameOf('ne', localityAt(0)),
  search: 'खोज्नुहोस्',
  today: (total: string) => `आज ${count(total)} घरजग्गा उपलब्ध`,
  priceHint: 'मूल्य “५० लाख” वा “२०-४० लाख”, यसरी लेख्नुहोस्।',
  doors: {
    purchaseWarehouses: 'गोदाम किन्नुहोस्',
    sellLand: 'जग्गा बेच्नुहोस्',
    purchaseLand: 'जग्गा किन्नुहोस्',
    rentWarehouses: 'गोदाम भाडामा लिनुहोस्',
    tellUs: 'आफ्नो जग्गाबारे WhatsApp-मा लेख्नुहोस्',
    warehouses: (total: string) => `${count(total)} गोदाम`,
    plots: (total: string) => `${count(total)} प्लट`,
    forSale: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, मूल्य ${ending(price, 'देखि')}`,
    toRent: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, मासिक भाडा ${ending(price, 'देखि')}`,
    noWarehouses: 'तपाईंलाई के चाहिन्छ, WhatsApp-मा लेख्नुहोस्',
    noPlots: 'के खोज्दै हुनुहुन्छ, हामीलाई भन्नुहोस्',
  },
  budgetExamples: '“५० लाख” वा “२०-४० लाख”, यसरी लेख्नुहोस्।',
}

export const places = {
  title: `${ending(nameOf('ne', FIRM.city), 'का')} लोकप्रिय इलाका`,
  allProperties: 'सबै घरजग्गा',
  properties: () => 'वटा घरजग्गा',
  from: (price: string) => ending(price, 'देखि'),
  toRentFrom: (price: string) => `मासिक भाडा ${ending(price, 'देखि')}`,
  onRequest: 'मूल्य जान्न सम्पर्क गर्नुहोस्',
  range: (low: string, high: string) => `${ending(low, 'देखि')} ${high}`,
  plots: (price: string) => `प्लट: प्रति कट्ठा ${price}`,
  warehouses: (price: string) => `गोदाम: प्रति वर्ग फिट ${price}`,
  houses: (price: string) => `घर: प्रति वर्ग फिट ${ending(price, 'देखि')}`,
}

export const newest = {
  week: 'यस हप्ता नयाँ',
  newest: 'सबैभन्दा नयाँ',
  previous: 'अघिल्ला घरजग्गा',
  next: 'अर्का घरजग्गा',
  all: (total: string, isOne: boolean) => (isOne ? 'एउटा मात्र घरजग्गा' : `सबै ${count(total)} घरजग्गा`),
  newestFirst: 'नयाँ पहिले',
  failed: 'नयाँ घरजग्गा खोल्न सकिएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  retry: 'फेरि प्रयास गर्नुहोस्',
}

export const warehouses = {
  title: 'अहिले नै हेर्न सकिने गोदाम',
  all: 'सबै गोदाम',
  none: 'अहिले कुनै गोदाम छैन। तपाईंलाई के चाहिन्छ, WhatsApp-मा लेख्नुहोस्, हामी खोजिदिन्छौँ।',
}

export const showcase = {
  land: {
    title: 'आफैँ हिँडेर हेरेको जग्गा किन्नुहोस्',
    text: 'कट्ठा र वर्ग फिट, मोहडा र बाटोको चौडाइ: जग्गा हेर्न जानुअघि नै सबै लेखिएको पाउनुहुन्छ।',
    link: 'जग्गा किन्नुहोस्',
    alt: 'रुख र घरका बीचमा चिनो लगाइएको प्लट, माथिबाट',
  },
  warehouse: {
    title: 'बाटोछेउको गोदाम भाडामा लिनुहोस्',
    text: 'छतको उचाइ, डक, क्रेन, बिजुली र बाटोको चौडाइ: निस्कनुअघि पेजमै हेर्नुहोस्।',
    link: 'गोदाम भाडामा लिनुहोस्',
    alt: 'गोदामभित्र, दुवैतिर र्‍याक र छतबाट आएको उज्यालो',
  },
}

export const promises = {
  title: 'हामीलाई किन रोज्ने',
  verified: {
    title: 'जाँचिएका घरजग्गा',
    text: 'हाम्रा मानिसले के जाँचे र के अझै जाँचेका छैनन्, हरेक घरजग्गाको पेजमा लेखिएको हुन्छ।',
    counted: (checked: string, total: string) =>
      `${digits(total)} मध्ये ${digits(checked)} घरजग्गाको ठाउँमा हामी आफैँ गएका छौँ र दलिल पनि हेरेका छौँ। के कहिले जाँचियो, हरेक पेजमा लेखिएको छ।`,
    alt: 'खुँटी गाडिएको प्लटमा जग्गा नाप्ने यन्त्र',
  },
  local: {
    title: 'यहाँको बजार चिन्ने मानिस',
    text: `${inRegion('ne')} ${EXPERTISE}, र सिधै आउन सकिने अफिस।`,
    alt: 'दुईतले अफिस, अगाडि एउटा गाडी',
  },
  transparent: {
    title: 'सबै कुरा स्पष्ट, झन्झट छैन',
    text: 'हरेक मूल्य लाख वा करोडमा र पूरै अङ्कमा, हरेक नाप तपाईंले चिनेको एकाइमा।',
    alt: 'होचो पर्खालपछाडि भिल्लाको लहर',
  },
}

export const testimonials = {
  title: 'हाम्रा ग्राहकहरू के भन्नुहुन्छ',
  label: 'ग्राहकका कुरा',
  six: [
    {
      words: 'पहिलो प्लट नकिन्नुहोस् भनेर उहाँहरूले नै भन्नुभयो, र किन भनेर नक्सामा देखाउनुभयो।',
      name: 'सुबीर घोष',
      about: `प्लट, ${nameOf('ne', localityAt(0))}`,
    },
    {
      words: 'कालेबुङबाट एउटा WhatsApp पठाएँ। शनिबारसम्म तीन वटा गोदाम हेरिसकेका थियौँ।',
      name: 'रिना तामाङ',
      about: `गोदाम, ${nameOf('ne', localityAt(4))}`,
    },
    {
      words: 'नाप कट्ठामा पनि थियो, वर्ग फिटमा पनि। बाबाले पनि बुझ्नुभयो, बैङ्कले पनि बुझ्यो।',
      name: 'प्रिया अग्रवाल',
      about: `भिल्ला, ${nameOf('ne', localityAt(6))}`,
    },
    {
      words: 'पेजमा जे लेखिएको थियो, ठाउँमा त्यही थियो। यस्तो कमै हुन्छ।',
      name: 'मोहम्मद इरफान',
      about: `गोदाम, ${nameOf('ne', localityAt(5))}`,
    },
    {
      words: 'म्युटेसनको कागज ठीक नभएसम्म उहाँहरूले पुरानो मालिकलाई फोन गरिरहनुभयो।',
      name: 'कर्मा लेप्चा',
      about: `घर, ${nameOf('ne', localityAt(7))}`,
    },
    {
      words: 'हामीले जग्गाको उचित मूल्य पायौँ, अफिस-अफिस धाउनुपरेन।',
      name: 'सुनिता उराउँ',
      about: `जग्गा बिक्री, ${nameOf('ne', localityAt(8))}`,
    },
  ],
}

/** Three short guides, each in full on the page, under the title 'Blog'. */
export const guides = {
  title: 'ब्लग',
  lead: 'किन्नु वा भाडामा लिनुअघि पढ्न तीन वटा छोटा लेख।',
  read: 'लेख पढ्नुहोस्',
  of: (guide: string) => `: ${guide}`,
  land: {
    title: `कट्ठा, डेसिमल, बिघा: ${inRegion('ne')} जग्गाको नाप कसरी बुझ्ने`,
    alt: 'बाटोछेउमा चिनो लगाइएको प्लट, माथिबाट',
    paragraphs: [
      'यहाँ मानिसहरू कट्ठामा कुरा गर्छन्, कागजमा डेसिमल लेखिन्छ, र बैङ्कले वर्ग फिट माग्छ। तीनै नाप एउटै जग्गाका हुन्।',
      'पश्चिम बङ्गालमा १ कट्ठा भनेको ७२० वर्ग फिट हो, १६ छटाकको १ कट्ठा र २० कट्ठाको १ बिघा (१४,४०० वर्ग फिट) हुन्छ। १ डेसिमल एकरको सय भागको एक भाग हो: ४३५.६ वर्ग फिट। त्यसैले १ कट्ठा करिब १.६५ डेसिमल, र ५ कट्ठा ३,६०० वर्ग फिट वा करिब ८.२६ डेसिमल हुन्छ।',
      'नाम उही हुन्छ, नाप फरक हुन्छ: असमको कट्ठा २,८८० वर्ग फिटको हुन्छ, र बिहारमा जिल्लैपिच्छे फरक। तुलना गर्नुअघि वर्ग फिट सोध्नुहोस्।',
      'दलिलमा लेखिएको डेसिमललाई ४३५.६ ले गुणा गर्नुहोस्, र जति आयो, त्यसलाई जग्गामै नापिएको अङ्कसँग भिडाउनुहोस्।',
    ],
  },
  ownership: {
    title: 'फ्रिहोल्ड कि लिजहोल्ड: तपाईंको के हो, र कति समयका लागि',
    alt: 'गाढा रङका दराज र खाजा खाने काउन्टर भएको भान्सा',
    paragraphs: [
      'फ्रिहोल्ड भनेको जग्गा र त्यसमाथि बनेको सबै सधैँका लागि तपाईंको हुनु हो। तपाईं बेच्न, भाडामा दिन, धितो राख्न वा परिवारलाई दिएर जान सक्नुहुन्छ।',
      'लिजहोल्ड भनेको जग्गा केही वर्षका लागि तपाईंसँग हुनु हो, प्रायः ३० वा ९९ वर्ष; मालिक प्रायः सरकारी संस्था हुन्छ। वर्षैपिच्छे जग्गाको भाडा लाग्न सक्छ। बेच्न वा धितो राख्न प्रायः मालिकको लिखित अनुमति चाहिन्छ, कहिलेकाहीँ शुल्क पनि लाग्छ, र वर्ष सकिएपछि लिज नथपिए जग्गा मालिककहाँ फिर्ता जान्छ।',
      'लिजहोल्ड भए कति वर्ष बाँकी छ, मालिक को हो, के बनाउन पाइन्छ र नामसारी गर्न कति खर्च लाग्छ, सोध्नुहोस्। धेरै बैङ्कले पर्याप्त वर्ष बाँकी भए मात्र लोन दिन्छन्।',
      'चियाबारीको जग्गाको कुरा बेग्लै हो: त्यो चिया खेतीका लागि सरकारबाट लिजमा लिइएको हुन्छ। बैना दिनुअघि वकिललाई कागज देखाउनुहोस्।',
    ],
  },
  warehouse: {
    title: 'गोदाम भाडामा लिनुअघि के सोध्ने',
    alt: 'गोदामभित्र फलामको रातो ढाँचा, छतबाट आएको उज्यालो र थुपारिएका कार्टन',
    paragraphs: [
      'बाटो: सबैभन्दा साँघुरो ठाउँमा कति चौडा छ, र तपाईंको सबैभन्दा लामो ट्रक गेटमा मोडिन्छ कि मोडिँदैन?',
      'डक: जमिनबाट कति अग्लो छ, र तपाईंको गाडीको भुइँसँग मिल्छ कि मिल्दैन?',
      'भित्रको ठाउँ: सबैभन्दा होचो बिमसम्म कति उचाइ छ (छतको टुप्पोसम्मको होइन)? भुइँले कति तौल थाम्छ, र गएको बर्खामा पानी कहाँ जम्यो?',
      'बिजुली र सुरक्षा: कति kVA वा kW स्वीकृत छ, ब्याकअप छ कि छैन, र तपाईंले राख्ने सामानका लागि दमकलको अनुमति छ कि छैन?',
      'भाडा: कार्पेट एरियाको हिसाबले हो कि बिल्ट-अप एरियाको, GST छुट्टै लाग्छ कि लाग्दैन, र मर्मतको खर्च कसले बेहोर्छ? एक वर्षभन्दा बढीको लिज रजिस्ट्री गर्नुपर्छ।',
    ],
  },
}

export const about = {
  pageTitle: `हाम्रो बारेमा | ${FIRM.productName}`,
  description: `${placeIn('ne', FIRM.city)} घरजग्गाको काम गर्ने फर्म। गोदाम, प्लट, भिल्ला र घरको काममा ${EXPERTISE}।`,
  title: `${FIRM.productName} बारे`,
  stats: [
    { figure: '१००%', label: 'सन्तुष्ट ग्राहक' },
    { figure: '५००+', label: 'घरजग्गा' },
    { figure: '१०+', label: 'सहर' },
    { figure: '३,०००+', label: 'राम्रा प्रतिक्रिया' },
  ],
  aboutUs: 'हाम्रो बारेमा',
  aboutLead: `हामी ${placeIn('ne', FIRM.city)} घरजग्गाको काम गर्ने फर्म हौँ। गोदाम, प्लट, भिल्ला र घरको काममा हामीसँग ${EXPERTISE} छ।`,
  aboutText:
    'बर्खाअघि छानो चाहिने व्यापारीहरूका लागि सहरछेउका गोदामबाट सुरु भयो। त्यसपछि जग्गा, अनि घर। काम उही हो: हेर्ने, नाप्ने, कागज पढ्ने, अनि मूल्यको कुरा गर्ने।',
  contactUs: 'सम्पर्क गर्नुहोस्',
  houseAlt: 'रातो छाना र सेता खम्बाको बरन्डा भएको क्रिम रङको घर',
  officeAlt: 'पक्की आँगनमा अफिसको भवन',
  mission: 'हाम्रो लक्ष्य',
  missionText: `${placeIn('ne', localityAt(8))} पहिलोपटक किन्नेदेखि कोलकाताको व्यापारीसम्म, सबैले यहाँ साँच्चै के बिक्रीमा छ, कतिमा र कत्रो छ भनेर देख्न सकून्, र त्यही दिन हाम्रा मानिससँग कुरा गर्न सकून्।`,
}

export const aboutSlides = {
  label: 'हाम्रो विश्वास',
  kind: 'फोटो ग्यालरी',
  explore: 'घरजग्गा हेर्नुहोस्',
  previous: 'अघिल्लो फोटो',
  next: 'अर्को फोटो',
  pause: 'फोटो रोक्नुहोस्',
  play: 'फोटो चलाउनुहोस्',
  position: (number: number, count: number) => `${digits(number)} / ${digits(count)}`,
  slides: [
    {
      title: 'पहिले आँगन, अनि कोठा',
      text: `खुला आँगन घरको मुटु हो: घरका सबै कोठामा त्यहीँबाट पुगिन्छ। ${ending(nameOf('ne', FIRM.city), 'को')} घरजग्गाका लागि हामी त्यही आँगन बन्न चाहन्छौँ।`,
      alt: 'खुँटी गाडिएको प्लटमा जग्गा नाप्ने यन्त्र',
    },
    {
      title: 'नाप दुई तरिकाले लेखिएको, मूल्य पनि',
      text: 'हरेक क्षेत्रफल वर्ग फिटमा, छेउमा कट्ठा र डेसिमल; हरेक मूल्य लाख वा करोडमा, र पूरै अङ्कमा। त्यसैले ठीकसँग तुलना गर्न सकिन्छ।',
      alt: 'चियाबारी र नदीका बीचमा चिनो लगाइएका प्लट, माथिबाट',
    },
    {
      title: 'एउटा सन्देश, एक जना मानिस',
      text: 'जुनसुकै घरजग्गाबारे WhatsApp-मा सोध्नुहोस्। तपाईं यहाँको बाटो, पानी र कागज चिन्ने मानिससँग कुरा गर्नुहुन्छ, अर्को सहरको फारम भर्नुपर्दैन।',
      alt: 'साँझको उज्यालोमा भिल्ला भएको गल्ली, पछाडि पहाड',
    },
  ],
}

export const aboutPlaces = {
  title: 'हामीले चिनेका ठाउँ',
  row: 'ठाउँका फोटो',
  previous: 'अघिल्लो',
  next: 'अर्को',
  alt: {
    brickVilla: 'इँटा र कङ्क्रिटको भिल्ला, अगाडि रातो गाडी',
    townHouse: 'सहरको गल्लीमा तीनतले घर',
    warehouse: 'छ वटा अग्ला डक भएको खरानी रङको गोदाम, अगाडि ट्रक',
    plots: 'चियाका बोटबीच सिमाना लगाइएको प्लट, माथिबाट',
  },
}

export const contact = {
  pageTitle: `सम्पर्क | ${FIRM.productName}`,
  description: `${placeIn('ne', FIRM.city)} ${FIRM.name}-लाई फोन वा WhatsApp गर्नुहोस्, अफिस आउनुहोस् वा सन्देश पठाउनुहोस्।`,
  title: 'सम्पर्क',
  lead: 'के खोज्दै हुनुहुन्छ, हामीलाई भन्नुहोस्। ठाउँ चिन्ने मानिसले नै उत्तर दिन्छन्।',
  phone: 'फोन',
  email: 'इमेल',
  address: 'अफिस',
  hours: 'खुल्ने समय',
  open: hoursIn('ne'),
  whatsAppText: `नमस्ते ${FIRM.productName}, मेरो एउटा प्रश्न छ।`,
}
const DEFAULT = 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।'
const NOT_NOW = 'अहिले हाम्रोतिर केही समस्या छ। केही बेरपछि फेरि प्रयास गर्नुहोस्।'

/** Why a call failed, by the code of the error: the server's own sentence is in English. */
const FAILURES: Record<ApiError['code'], string> = {
  UNREADABLE: DEFAULT,
  INVALID_INPUT: 'लेखिएका केही कुरा फेरि हेर्नुहोस्।',
  INVALID_CODE: DEFAULT,
  NOT_SIGNED_IN: DEFAULT,
  WRONG_CREDENTIALS: DEFAULT,
  PENDING: DEFAULT,
  SUSPENDED: DEFAULT,
  FORBIDDEN: DEFAULT,
  NOT_FOUND: 'यस ठेगानामा केही छैन।',
  WRONG_METHOD: DEFAULT,
  CONFLICT: DEFAULT,
  LENGTH_REQUIRED: DEFAULT,
  TOO_LARGE: 'लेखिएको कुरा धेरै लामो भयो। अलि छोटो पारेर पठाउनुहोस्।',
  WRONG_TYPE: DEFAULT,
  RANGE_NOT_SATISFIABLE: DEFAULT,
  TOO_MANY: 'धेरै पटक प्रयास भइसक्यो। केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।',
  UNEXPECTED: NOT_NOW,
  NOT_CONFIGURED: NOT_NOW,
  OFFLINE: 'सर्भरमा पुग्न सकिएन। इन्टरनेट कनेक्सन हेरेर फेरि कोसिस गर्नुहोस्।',
  TIMEOUT: 'सर्भरले समयमा उत्तर दिएन। फेरि प्रयास गर्नुहोस्।',
  UNREADABLE_REPLY: DEFAULT,
  NO_CODE: DEFAULT,
}

const SENT = 'सन्देश पठाइयो'

const ERRORS = {
  name: 'नाम लेख्नुहोस्',
  email: 'इमेल लेख्नुहोस्',
  emailInvalid: 'सही इमेल ठेगाना लेख्नुहोस्',
  phone: 'फोन नम्बर लेख्नुहोस्',
  phoneInvalid: '६ देखि १५ अङ्कको फोन नम्बर लेख्नुहोस्।',
  phoneLetters: 'फोन नम्बरमा अक्षर हुँदैन। अङ्क मात्र लेख्नुहोस्।',
  interest: 'तपाईंलाई के चाहिन्छ, लेख्नुहोस्',
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
  label: 'हामीलाई सन्देश पठाउनुहोस्',
  name: 'नाम',
  email: 'इमेल',
  phone: 'फोन',
  interest: 'तपाईंलाई के चाहिन्छ',
  interestExample: `जस्तै: ${nameOf('ne', localityAt(0))} नजिक ३ देखि ५ कट्ठाको प्लट, ₹३० लाखसम्म`,
  leaveEmpty: 'यहाँ केही नलेख्नुहोस्',
  send: 'सन्देश पठाउनुहोस्',
  sending: 'पठाइँदै छ...',
  note: `तपाईंको सन्देश राखिन्छ र ${FIRM.name}-लाई मेल गरिन्छ, ताकि हामी जवाफ दिन सकौँ।`,
  needsScripts: 'यस फारमलाई JavaScript चाहिन्छ। त्यो नभए फोन गर्नुहोस् वा इमेल लेख्नुहोस्।',
  sent: SENT,
  failed: 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  fromServer: (_sentence: string, about: ServerSaid) => SAID[about],
  errors: ERRORS,
}

/** The page for owners who want to sell. */
export const sell = {
  pageTitle: `हामीसँग बेच्नुहोस् | ${FIRM.productName}`,
  description: `आफ्नो जग्गा, घर वा गोदाम ${FIRM.name} मार्फत बेच्नुहोस्: के र कहाँ भन्नुहोस्, हामी फोन गर्छौं।`,
  title: 'हामीसँग बेच्नुहोस्',
  lead: 'के बेच्न चाहनुहुन्छ, एक मिनेटमा भन्नुहोस्। हामी फोन गर्छौं, सँगै हेर्छौं र खोज्नेहरूलाई देखाउँछौं।',
  steps: [
    'जति थाहा छ भर्नुहोस्। ठाउँ र फोन नम्बर भए पुग्छ।',
    'फोनबाट WhatsApp मा तस्बिर पठाउनुहोस्।',
    'हामी फोन गरेर आउँछौं र तपाईंसँग मूल्य तय गर्छौं।',
  ],
  choose: 'छान्नुहोस्',
  kinds: { Warehouse: 'गोदाम', Plot: 'जग्गा वा प्लट', Villa: 'घर वा भिला' },
  fields: {
    category: 'के बेच्ने हो?',
    place: 'कहाँ छ?',
    size: 'नाप, कागजमा भएजस्तै',
    wantedPrice: 'चाहनुभएको मूल्य',
    words: 'आफ्नै शब्दमा',
    name: 'तपाईंको नाम',
    phone: 'तपाईंको फोन',
  },
  note: `तपाईंले लेख्नुभएको कुरा ${FIRM.name} सँग रहन्छ, ताकि हामी फोन गर्न सकौं; अरू कसैले देख्दैन।`,
  send: 'पठाउनुहोस्',
  sent: 'धन्यवाद। हामी चाँडै फोन गर्छौं।',
  pictures: 'तस्बिरले सबैभन्दा धेरै मद्दत गर्छ: च्याटमा केही पठाउनुहोस्।',
  sendPictures: 'WhatsApp मा तस्बिर पठाउनुहोस्',
  failed: 'पठाउन सकिएन। फेरि प्रयास गर्नुहोस् वा फोन गर्नुहोस्।',
  errors: {
    category: 'के बेच्ने हो छान्नुहोस्',
    place: 'कहाँ छ लेख्नुहोस्',
    name: 'नाम लेख्नुहोस्',
    phone: '६ देखि १५ अङ्कको फोन नम्बर लेख्नुहोस्।',
  },
  chat: (what: string, name: string) => `नमस्ते, म बेच्न चाहन्छु: ${what}। मेरो नाम ${name} हो। तस्बिर पठाउँदै छु।`,
}
