import type { Language } from './languages.ts'

/** How a language says what a search asks for beyond its kind, deal, place and price. {n} is a number, {x} what it is about. */
type FilterWords = {
  bedRooms: string
  bathrooms: string
  from: string
  upTo: string
  between: string
  about: string
  groundFloor: string
  floor: string
  parking: string
  ageUpTo: string
  ageFrom: string
  ready: string
  readyBy: string
  facing: string
  road: string
  height: string
  box: string
  outline: string
  placed: string
  unplaced: string
}

export const FILTER_WORDS: Record<Language, FilterWords> = {
  en: {
    bedRooms: '{n} bedrooms',
    bathrooms: '{n} bathrooms',
    from: 'from {x}',
    upTo: 'up to {x}',
    between: '{x} to {y}',
    about: 'about {x}',
    groundFloor: 'ground floor',
    floor: 'floor {n}',
    parking: 'parking for {n}',
    ageUpTo: 'up to {n} years old',
    ageFrom: 'at least {n} years old',
    ready: 'ready to move in',
    readyBy: 'ready by {x}',
    facing: '{x} facing',
    road: 'road from {n} ft',
    height: 'clear height from {n} ft',
    box: 'in a part of the map',
    outline: 'in your outline',
    placed: 'with a place on the map',
    unplaced: 'without a place on the map',
  },
  bn: {
    bedRooms: '{n} শোবার ঘর',
    bathrooms: '{n} বাথরুম',
    from: 'অন্তত {x}',
    upTo: '{x} পর্যন্ত',
    between: '{x} থেকে {y}',
    about: '{x}-এর কাছাকাছি',
    groundFloor: 'নীচতলা',
    floor: '{n} নম্বর ফ্লোর',
    parking: '{n} গাড়ি রাখার জায়গা',
    ageUpTo: '{n} বছরের বেশি পুরোনো নয়',
    ageFrom: 'অন্তত {n} বছরের পুরোনো',
    ready: 'এখনই ওঠা যায়',
    readyBy: '{x}-এর মধ্যে তৈরি',
    facing: '{x}মুখী',
    road: 'রাস্তা অন্তত {n} ফুট',
    height: 'ছাদের উচ্চতা অন্তত {n} ফুট',
    box: 'ম্যাপের একটি অংশে',
    outline: 'আপনার আঁকা সীমার ভিতরে',
    placed: 'ম্যাপে দেখানো আছে',
    unplaced: 'ম্যাপে দেখানো নেই',
  },
  hi: {
    bedRooms: '{n} बेडरूम',
    bathrooms: '{n} बाथरूम',
    from: 'कम से कम {x}',
    upTo: '{x} तक',
    between: '{x} से {y} तक',
    about: 'करीब {x}',
    groundFloor: 'ग्राउंड फ़्लोर',
    floor: 'मंज़िल {n}',
    parking: '{n} गाड़ियों की पार्किंग',
    ageUpTo: '{n} साल से ज़्यादा पुराना नहीं',
    ageFrom: 'कम से कम {n} साल पुराना',
    ready: 'रहने के लिए तैयार',
    readyBy: '{x} तक तैयार',
    facing: '{x}मुखी',
    road: 'सड़क कम से कम {n} फुट',
    height: 'छत की ऊँचाई कम से कम {n} फुट',
    box: 'मैप के एक हिस्से में',
    outline: 'आपके बनाए घेरे में',
    placed: 'मैप पर जगह दी हुई है',
    unplaced: 'मैप पर जगह नहीं दी है',
  },
  ne: {
    bedRooms: '{n} सुत्ने कोठा',
    bathrooms: '{n} बाथरुम',
    from: 'कम्तीमा {x}',
    upTo: '{x}सम्म',
    between: '{x}देखि {y}सम्म',
    about: 'करिब {x}',
    groundFloor: 'भुइँ तला',
    floor: 'तला {n}',
    parking: '{n} गाडी राख्ने ठाउँ',
    ageUpTo: '{n} वर्षभन्दा पुरानो होइन',
    ageFrom: 'कम्तीमा {n} वर्ष पुरानो',
    ready: 'अहिले नै बस्न मिल्छ',
    readyBy: '{x} सम्ममा तयार',
    facing: '{x}मुखी',
    road: 'बाटो कम्तीमा {n} फिट',
    height: 'छतको उचाइ कम्तीमा {n} फिट',
    box: 'नक्साको एक भागमा',
    outline: 'तपाईंको घेराभित्र',
    placed: 'नक्सामा ठाउँ दिइएको छ',
    unplaced: 'नक्सामा ठाउँ दिइएको छैन',
  },
}
