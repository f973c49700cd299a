import { FIRM } from '#contract/firm.ts'
import { foundSentenceIn } from '#contract/languages/found-sentence.ts'
import { NEPALI_PAGES } from '#contract/languages/page-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import type { foundSentence } from '#contract/list/found-sentence.ts'
import { count, digits } from '#frontend/messages/ne/numbers.ts'

/** '२४', '१,००० भन्दा बढी': before मध्ये without the counting word. */
const ofThose = (total: string) => (total.endsWith('+') ? count(total) : digits(total))

export const list = {
  pageTitle: NEPALI_PAGES.listTitle,
  description: NEPALI_PAGES.listDescription,
  title: `${nameOf('ne', FIRM.city)} र वरपर सम्पत्ति`,
  lead: 'गोदाम, प्लट, भिल्ला र घर। मूल्य र दुवै एकाइमा नाप लेखिएको छ।',
  explorePlots: 'प्लट हेर्नुहोस्',
  allProperties: 'सबै सम्पत्ति',
  slides: '३ वटा फोटो',
  slide: (number: number) => `फोटो ${digits(number)}`,
  slideAlt: [
    'साँझको उज्यालोमा भिल्लाको लहर, पछाडि पहाड',
    'चियाबारी र नदीका बीचमा चिनो लगाइएका प्लट, माथिबाट',
    'बिहानै डक र ट्रकसहितको गोदामको लहर',
  ],
  loading: 'सम्पत्ति खुल्दै छ',
  loadingMore: 'अझ सम्पत्ति खुल्दै छ',
  count: NEPALI_PAGES.propertiesFound,
  sortBy: 'क्रम',
  sorts: {
    newest: 'नयाँ पहिले',
    'price-asc': 'कम मूल्य पहिले',
    'price-desc': 'धेरै मूल्य पहिले',
    'area-desc': 'ठूलो क्षेत्रफल पहिले',
    best: 'सबैभन्दा मिल्ने',
  },
  windowed: 'खोजमा भेटिएका सबैभन्दा नयाँ ५०० वटामा मात्र क्रम मिलाइएको छ।',
  showMore: 'अझ देखाउनुहोस्',
  moreFailed: 'त्यसपछिका सम्पत्ति खोल्न सकिएन।',
  emptyTitle: 'कुनै सम्पत्ति भेटिएन',
  emptySentences: ['माफ गर्नुहोस्, तपाईंको खोजसँग मिल्ने कुनै सम्पत्ति भेटिएन।', 'फिल्टर वा खोजका शब्द अलि बदलेर हेर्नुहोस्।'],
  clearAll: 'सबै हटाउनुहोस्',
  failed: 'सूची खोल्न सकिएन। इन्टरनेट जडान जाँचेर फेरि प्रयास गर्नुहोस्।',
  retry: 'फेरि प्रयास गर्नुहोस्',
  more: (shown: number, total: string) => `${ofThose(total)} मध्ये ${digits(shown)}`,
  /** 'सिलगढीमा बिक्रीका लागि ७ वटा भिल्ला'. */
  found: (...found: Parameters<typeof foundSentence>) => foundSentenceIn('ne', ...found),
  selling: {
    question: 'जग्गा बेच्नु छ?',
    tellUs: 'WhatsApp-मा भन्नुहोस्',
    text: `नमस्ते ${FIRM.productName}, मलाई जग्गा बेच्नु छ।`,
  },
}

export const filters = {
  title: 'फिल्टर',
  all: 'सबै फिल्टर',
  open: (chosen: number) => (chosen === 0 ? 'फिल्टर' : `फिल्टर, ${count(chosen)} छानियो`),
}
