import type { AlertFrequency } from '#contract/alerts.ts'
import type { Language } from '#contract/languages/languages.ts'

/** What the mails of a search say. */
type AlertWords = {
  confirm: {
    subject: string
    heading: string
    text: string
    tap: string
    button: string
    why: (product: string, days: string) => string
  }
  question: { subject: string; heading: string; text: string; ends: (days: string) => string; button: string }
  often: Record<AlertFrequency, string>
  found: string
  several: (count: string) => string
  isNew: string
  isLowered: string
  /** A lowered price, with what was asked before. */
  lowered: (price: string, before: string) => string
  /** What a search may cost, behind what it is for: 'Plots in Matigara, up to ₹60 Lakh'. */
  budget: {
    upTo: (price: string) => string
    from: (price: string) => string
    between: (from: string, to: string) => string
  }
  seeAll: string
  why: (product: string) => string
  end: string
}

export const ALERT_WORDS: Record<Language, AlertWords> = {
  en: {
    confirm: {
      subject: 'Shall we tell you of new listings? One tap and it begins',
      heading: 'Shall we tell you of new ones?',
      text: 'You asked us to mail you when something new fits:',
      tap: 'Open the page and tap once. Until then no mail comes.',
      button: 'Open the page',
      why: (product, days) =>
        `Somebody asked for this at ${product} with your address. If it was not you, do nothing: no mails come, and your address is deleted after ${days} days.`,
    },
    question: {
      subject: 'Are you still looking?',
      heading: 'Are you still looking?',
      text: 'A year ago you asked us to mail you when something new fits:',
      ends: (days) =>
        `Open the page and tap, and it goes on. Otherwise it ends in ${days} days and your address is deleted.`,
      button: 'I am still looking',
    },
    often: {
      once: 'At once, when something new fits.',
      daily: 'Once a day, in the morning, when something new fits.',
      weekly: 'Once a week, on Monday morning, when something new fits.',
    },
    found: 'Something new for you',
    several: (count) => `${count} listings`,
    isNew: 'New',
    isLowered: 'Price lowered',
    lowered: (price, before) => `${price}, before ${before}`,
    budget: {
      upTo: (price) => `up to ${price}`,
      from: (price) => `from ${price}`,
      between: (from, to) => `${from} to ${to}`,
    },
    seeAll: 'See all that fit',
    why: (product) => `You get this mail because you asked for it at ${product}.`,
    end: 'End these mails',
  },
  bn: {
    confirm: {
      subject: 'নতুন সম্পত্তির খবর পাঠাব? একবার টিপলেই শুরু',
      heading: 'নতুন এলে জানাব?',
      text: 'আপনি বলেছিলেন, এমন নতুন কিছু এলে যেন মেল করি:',
      tap: 'পাতাটি খুলে বোতাম টিপুন। তার আগে কোনো মেল যাবে না।',
      button: 'পাতাটি খুলুন',
      why: (product, days) =>
        `${product}-এ কেউ আপনার ঠিকানা দিয়ে এটি চেয়েছেন। আপনি না হলে কিছুই করতে হবে না: কোনো মেল আসবে না, আর ${days} দিন পরে আপনার ঠিকানা মুছে যাবে।`,
    },
    question: {
      subject: 'এখনও খুঁজছেন?',
      heading: 'এখনও খুঁজছেন?',
      text: 'এক বছর আগে আপনি বলেছিলেন, এমন নতুন কিছু এলে যেন মেল করি:',
      ends: (days) =>
        `পাতাটি খুলে বোতাম টিপলে মেল চলতে থাকবে। নইলে ${days} দিন পরে বন্ধ হবে, আর আপনার ঠিকানা মুছে যাবে।`,
      button: 'হ্যাঁ, এখনও খুঁজছি',
    },
    often: {
      once: 'নতুন কিছু এলেই, সঙ্গে সঙ্গে।',
      daily: 'নতুন কিছু এলে দিনে একবার, সকালে।',
      weekly: 'নতুন কিছু এলে সপ্তাহে একবার, সোমবার সকালে।',
    },
    found: 'আপনার জন্য নতুন কিছু',
    several: (count) => `${count} সম্পত্তি`,
    isNew: 'নতুন',
    isLowered: 'দাম কমেছে',
    lowered: (price, before) => `${price}, আগে ${before}`,
    budget: {
      upTo: (price) => `${price} পর্যন্ত`,
      from: (price) => `${price} থেকে`,
      between: (from, to) => `${from} থেকে ${to}`,
    },
    seeAll: 'সব দেখুন',
    why: (product) => `আপনি ${product}-এ চেয়েছিলেন বলে এই মেল পেলেন।`,
    end: 'এই মেল বন্ধ করুন',
  },
  hi: {
    confirm: {
      subject: 'नई प्रॉपर्टी की खबर भेजें? एक टैप में शुरू',
      heading: 'नई प्रॉपर्टी की खबर भेजें?',
      text: 'आपने कहा था कि ऐसा कुछ नया आए तो हम ईमेल करें:',
      tap: 'पेज खोलकर एक टैप करें। उससे पहले कोई ईमेल नहीं आएगा।',
      button: 'पेज खोलें',
      why: (product, days) =>
        `${product} पर किसी ने आपके पते से यह माँगा है। अगर आप नहीं थे, तो कुछ न करें: कोई ईमेल नहीं आएगा और ${days} दिन बाद आपका पता मिटा दिया जाएगा।`,
    },
    question: {
      subject: 'क्या आप अब भी खोज रहे हैं?',
      heading: 'क्या आप अब भी खोज रहे हैं?',
      text: 'एक साल पहले आपने कहा था कि ऐसा कुछ नया आए तो हम ईमेल करें:',
      ends: (days) =>
        `पेज खोलकर टैप करें, तो ईमेल आते रहेंगे। नहीं तो ${days} दिन में बंद हो जाएँगे और आपका पता मिटा दिया जाएगा।`,
      button: 'हाँ, भेजते रहें',
    },
    often: {
      once: 'कुछ नया आते ही।',
      daily: 'कुछ नया आने पर दिन में एक बार, सुबह।',
      weekly: 'कुछ नया आने पर हफ़्ते में एक बार, सोमवार सुबह।',
    },
    found: 'आपके लिए कुछ नया',
    several: (count) => `${count} प्रॉपर्टी`,
    isNew: 'नई',
    isLowered: 'कीमत घटी',
    lowered: (price, before) => `${price}, पहले ${before}`,
    budget: {
      upTo: (price) => `${price} तक`,
      from: (price) => `${price} से`,
      between: (from, to) => `${from} से ${to} तक`,
    },
    seeAll: 'अभी जो भी हैं, सब देखें',
    why: (product) => `यह ईमेल इसलिए आया कि आपने ${product} पर इसे माँगा था।`,
    end: 'ये ईमेल बंद करें',
  },
  ne: {
    confirm: {
      subject: 'नयाँ घरजग्गाको खबर पठाऊँ? एक पटक थिचे सुरु',
      heading: 'नयाँ घरजग्गाको खबर पठाऊँ?',
      text: 'यस्तो केही नयाँ आए इमेल गर्नू भनेर तपाईंले भन्नुभएको थियो:',
      tap: 'पेज खोलेर एक पटक थिच्नुहोस्। त्यसअघि कुनै इमेल आउँदैन।',
      button: 'पेज खोल्नुहोस्',
      why: (product, days) =>
        `${product}-मा कसैले तपाईंको ठेगाना दिएर यो मागेको छ। तपाईं होइन भने केही गर्नु पर्दैन: कुनै इमेल आउँदैन र ${days} दिनपछि तपाईंको ठेगाना मेटिन्छ।`,
    },
    question: {
      subject: 'अझै खोज्दै हुनुहुन्छ?',
      heading: 'अझै खोज्दै हुनुहुन्छ?',
      text: 'एक वर्षअघि यस्तो केही नयाँ आए इमेल गर्नू भनेर तपाईंले भन्नुभएको थियो:',
      ends: (days) => `पेज खोलेर थिच्नुभयो भने इमेल आइरहन्छ। नत्र ${days} दिनमा बन्द हुन्छ र तपाईंको ठेगाना मेटिन्छ।`,
      button: 'हो, पठाइरहनुहोस्',
    },
    often: {
      once: 'केही नयाँ आउनासाथ।',
      daily: 'केही नयाँ आए दिनमा एक पटक, बिहान।',
      weekly: 'केही नयाँ आए हप्तामा एक पटक, सोमबार बिहान।',
    },
    found: 'तपाईंका लागि केही नयाँ',
    several: (count) => `${count} घरजग्गा`,
    isNew: 'नयाँ',
    isLowered: 'मूल्य घट्यो',
    lowered: (price, before) => `${price}, पहिले ${before}`,
    budget: {
      upTo: (price) => `${price}सम्म`,
      from: (price) => `${price}देखि`,
      between: (from, to) => `${from}देखि ${to}सम्म`,
    },
    seeAll: 'अहिले भएका सबै हेर्नुहोस्',
    why: (product) => `तपाईंले ${product}-मा माग्नुभएकाले यो इमेल आएको हो।`,
    end: 'यी इमेल बन्द गर्नुहोस्',
  },
}
