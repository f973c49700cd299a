import { FIRM } from '#contract/firm.ts'
import { foundSentenceIn } from '#contract/languages/found-sentence.ts'
import { BENGALI_PAGES } from '#contract/languages/page-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import type { foundSentence } from '#contract/list/found-sentence.ts'
import { count, digits } from '#frontend/messages/bn/numbers.ts'

export const list = {
  pageTitle: BENGALI_PAGES.listTitle,
  description: BENGALI_PAGES.listDescription,
  title: `${nameOf('bn', FIRM.city)} ও আশেপাশে সম্পত্তি`,
  lead: 'গুদাম, প্লট, ভিলা আর বাড়ি। দাম আর দুই এককে মাপ, দুটোই লেখা আছে।',
  explorePlots: 'প্লট দেখুন',
  allProperties: 'সব সম্পত্তি',
  slides: '৩টি ছবি',
  slide: (number: number) => `ছবি ${digits(number)}`,
  slideAlt: [
    'সন্ধ্যার আলোয় একসারি ভিলা, পিছনে পাহাড়',
    'চা-বাগান আর নদীর মাঝে দাগ দেওয়া প্লট, উপর থেকে দেখা',
    'ভোরবেলা ডক আর ট্রাক সমেত গুদামের সারি',
  ],
  loading: 'সম্পত্তি আনা হচ্ছে',
  loadingMore: 'আরও সম্পত্তি আনা হচ্ছে',
  count: BENGALI_PAGES.propertiesFound,
  sortBy: 'সাজান',
  sorts: {
    newest: 'নতুন আগে',
    'price-asc': 'কম দাম আগে',
    'price-desc': 'বেশি দাম আগে',
    'area-desc': 'বড় মাপ আগে',
    best: 'সবচেয়ে বেশি মেলে',
  },
  windowed: 'খোঁজে যা মিলেছে, তার নতুন ৫০০টির মধ্যে সাজানো।',
  showMore: 'আরও দেখান',
  moreFailed: 'পরের সম্পত্তিগুলি আনা গেল না।',
  emptyTitle: 'কোনো সম্পত্তি পাওয়া গেল না',
  emptySentences: [
    'দুঃখিত, আপনি যা খুঁজছেন তার সঙ্গে মেলে এমন কোনো সম্পত্তি পাওয়া গেল না।',
    'ফিল্টার বা খোঁজার শব্দ একটু বদলে দেখুন।',
  ],
  clearAll: 'সব সরান',
  failed: 'তালিকা আনা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা করুন',
  more: (shown: number, total: string) => `${count(total)}র মধ্যে ${count(shown)} দেখছেন`,
  /** 'শিলিগুড়িতে বিক্রির জন্য ৭টি ভিলা'. */
  found: (...found: Parameters<typeof foundSentence>) => foundSentenceIn('bn', ...found),
  selling: {
    question: 'জমি বেচবেন?',
    tellUs: 'WhatsApp-এ জানান',
    text: `নমস্কার ${FIRM.productName}, আমি জমি বেচতে চাই।`,
  },
}

export const filters = {
  title: 'ফিল্টার',
  all: 'সব ফিল্টার',
  open: (chosen: number) => (chosen === 0 ? 'ফিল্টার' : `ফিল্টার, ${count(chosen)} বাছা`),
}
