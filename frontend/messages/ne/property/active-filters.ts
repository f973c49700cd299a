import { amount, count, digits, ending } from '#frontend/messages/ne/numbers.ts'

/** What is chosen, as its chips say it. */
export const activeFilters = {
  deals: { sale: 'बिक्री', rent: 'भाडा', lease: 'लिज' },
  priceNotUnderstood: (text: string) =>
    `“${text}” बाट बजेट बुझ्न सकिएन, त्यसैले सबै मूल्यका सम्पत्ति देखाइएको छ। “५० लाख” वा “२०-४० लाख”, यसरी लेख्नुहोस्।`,
  priceInLakh: (text: string, budget: string) => `“${text}” लाई लाखमा मानियो: ${amount(budget)}।`,
  showing: (meant: string) => `देखाइँदै छ: ${meant}।`,
  searchAsTyped: (typed: string) => `यसको सट्टा “${typed}” खोज्ने?`,
  asTyped: (typed: string) => `“${typed}” जस्तो लेखियो, त्यस्तै खोजिएको छ।`,
  readAgain: 'यसको अर्थ के हुन सक्छ, देखाउनुहोस्',
  bedroomsCount: (rooms: string) => `${count(rooms)} सुत्ने कोठा`,
  bathroomsCount: (rooms: string) => `${count(rooms)} बाथरुम`,
  facing: (direction: string) => `${direction}मुखी`,
  roadFrom: (feet: string) => `बाटो ${digits(feet)} फिटदेखि`,
  heightFrom: (feet: string) => `छतको उचाइ ${digits(feet)} फिटदेखि`,
  features: {
    corner: 'कर्नर',
    loadingDock: 'लोडिङ डक',
    crane: 'क्रेन',
    coldStorage: 'कोल्ड स्टोरेज',
    powerBackup: 'पावर ब्याकअप',
    gated: 'गेट भएको सोसाइटी',
    garden: 'बगैँचा',
    garage: 'ग्यारेज',
    boundaryWall: 'पर्खाल',
  },
  remove: (filter: string) => `हटाउनुहोस्: ${filter}`,
  upTo: (price: string) => ending(amount(price), 'सम्म'),
  atLeast: (price: string) => ending(amount(price), 'देखि'),
  between: (from: string, to: string) => `${ending(amount(from), 'देखि')} ${ending(amount(to), 'सम्म')}`,
  areaAtLeast: (area: string) => ending(area, 'देखि'),
  areaAtMost: (area: string) => ending(area, 'सम्म'),
}
