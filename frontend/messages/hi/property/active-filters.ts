import { amount, count, digits } from '#frontend/messages/hi/numbers.ts'

/** What is chosen, as its chips say it. */
export const activeFilters = {
  deals: { sale: 'बिक्री', rent: 'किराया', lease: 'लीज़' },
  priceNotUnderstood: (text: string) =>
    `“${text}” से बजट समझ में नहीं आया, इसलिए हर कीमत की प्रॉपर्टी दिखाई जा रही है। “50 लाख” या “20-40 लाख”, ऐसे लिखें।`,
  priceInLakh: (text: string, budget: string) => `“${text}” को लाख में माना गया: ${amount(budget)}।`,
  showing: (meant: string) => `दिखाया जा रहा है: ${meant}।`,
  searchAsTyped: (typed: string) => `इसके बदले “${typed}” खोजें?`,
  asTyped: (typed: string) => `“${typed}” जैसा लिखा, वैसा ही खोजा गया है।`,
  readAgain: 'इसका क्या मतलब हो सकता है, दिखाएँ',
  bedroomsCount: (rooms: string) => `${count(rooms)} बेडरूम`,
  bathroomsCount: (rooms: string) => `${count(rooms)} बाथरूम`,
  facing: (direction: string) => `${direction}मुखी`,
  roadFrom: (feet: string) => `सड़क ${digits(feet)} फुट से`,
  heightFrom: (feet: string) => `छत की ऊँचाई ${digits(feet)} फुट से`,
  features: {
    corner: 'कॉर्नर',
    loadingDock: 'लोडिंग डॉक',
    crane: 'क्रेन',
    coldStorage: 'कोल्ड स्टोरेज',
    powerBackup: 'पावर बैकअप',
    gated: 'गेट वाली सोसाइटी',
    garden: 'बगीचा',
    garage: 'गैराज',
    boundaryWall: 'चारदीवारी',
  },
  remove: (filter: string) => `हटाएँ: ${filter}`,
  upTo: (price: string) => `${amount(price)} तक`,
  atLeast: (price: string) => `${amount(price)} से`,
  between: (from: string, to: string) => `${amount(from)} से ${amount(to)} तक`,
  areaAtLeast: (area: string) => `${area} से`,
  areaAtMost: (area: string) => `${area} तक`,
}
