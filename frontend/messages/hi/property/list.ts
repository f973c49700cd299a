import { FIRM } from '#contract/firm.ts'
import { foundSentenceIn } from '#contract/languages/found-sentence.ts'
import { HINDI_PAGES } from '#contract/languages/page-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import type { foundSentence } from '#contract/list/found-sentence.ts'
import { count, digits } from '#frontend/messages/hi/numbers.ts'

export const list = {
  pageTitle: HINDI_PAGES.listTitle,
  description: HINDI_PAGES.listDescription,
  title: `${nameOf('hi', FIRM.city)} और आस-पास प्रॉपर्टी`,
  lead: 'गोदाम, प्लॉट, विला और मकान। कीमत लिखी है, माप भी दोनों इकाइयों में।',
  explorePlots: 'प्लॉट देखें',
  allProperties: 'सभी प्रॉपर्टी',
  slides: '3 फ़ोटो',
  slide: (number: number) => `फ़ोटो ${digits(number)}`,
  slideAlt: [
    'शाम की रोशनी में विला की कतार, पीछे पहाड़',
    'चाय बागान और नदी के बीच निशान लगे प्लॉट, ऊपर से',
    'भोर में डॉक और ट्रकों वाले गोदामों की कतार',
  ],
  loading: 'प्रॉपर्टी खुल रही हैं',
  loadingMore: 'और प्रॉपर्टी खुल रही हैं',
  count: HINDI_PAGES.propertiesFound,
  sortBy: 'क्रम',
  sorts: {
    newest: 'नई पहले',
    'price-asc': 'कम कीमत पहले',
    'price-desc': 'ज़्यादा कीमत पहले',
    'area-desc': 'बड़ा क्षेत्रफल पहले',
    best: 'सबसे ज़्यादा मेल',
  },
  windowed: 'खोज में जो मिला, उसके सबसे नए 500 में ही क्रम लगा है।',
  showMore: 'और दिखाएँ',
  moreFailed: 'अगली प्रॉपर्टी नहीं खुल सकीं।',
  emptyTitle: 'कोई प्रॉपर्टी नहीं मिली',
  emptySentences: [
    'माफ़ कीजिए, आपकी खोज से मेल खाती कोई प्रॉपर्टी नहीं मिली।',
    'फ़िल्टर या खोज के शब्द थोड़ा बदलकर देखें।',
  ],
  clearAll: 'सब हटाएँ',
  failed: 'सूची नहीं खुल सकी। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  more: (shown: number, total: string) => `${count(total)} में से ${count(shown)}`,
  /** 'सिलीगुड़ी में बिक्री के लिए 7 विला'. */
  found: (...found: Parameters<typeof foundSentence>) => foundSentenceIn('hi', ...found),
  selling: {
    question: 'ज़मीन बेचनी है?',
    tellUs: 'WhatsApp पर बताएँ',
    text: `नमस्ते ${FIRM.productName}, मुझे ज़मीन बेचनी है।`,
  },
}

export const filters = {
  title: 'फ़िल्टर',
  all: 'सभी फ़िल्टर',
  open: (chosen: number) => (chosen === 0 ? 'फ़िल्टर' : `फ़िल्टर, ${count(chosen)} चुने हुए`),
}
