import { localityAt } from '#contract/firm-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import { amount } from '#frontend/messages/hi/numbers.ts'

/** What only the panel of filters says; it comes after the list. */
export const filterPanel = {
  close: 'फ़िल्टर बंद करें',
  show: (found: string) => `${found} दिखाएँ`,
  search: 'आपको क्या चाहिए',
  searchExample: 'कॉर्नर प्लॉट, गोदाम …',
  type: 'प्रकार',
  deal: 'बिक्री या किराया',
  budget: 'बजट',
  from: 'से',
  to: 'तक',
  any: 'कोई भी',
  area: 'क्षेत्रफल',
  unit: 'इकाई',
  areaIs: (typed: string, sqFt: string) => `${amount(typed)} = ${amount(sqFt)}`,
  areaNotUnderstood: 'कोई संख्या लिखें, जैसे 3।',
  location: 'इलाका',
  locationExample: nameOf('hi', localityAt(0)),
  bedrooms: 'बेडरूम',
  more: 'और फ़िल्टर',
  bathrooms: 'बाथरूम',
  villaType: 'विला का प्रकार',
  facing: 'रुख',
  road: 'सड़क की चौड़ाई',
  height: 'छत की ऊँचाई',
  ownership: 'मालिकाना',
  apply: 'दिखाएँ',
  clear: 'हटाएँ',
}
