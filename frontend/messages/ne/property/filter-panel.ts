import { localityAt } from '#contract/firm-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import { amount } from '#frontend/messages/ne/numbers.ts'

/** What only the panel of filters says; it comes after the list. */
export const filterPanel = {
  close: 'फिल्टर बन्द गर्नुहोस्',
  show: (found: string) => `${found} देखाउनुहोस्`,
  search: 'के खोज्नुहुन्छ',
  searchExample: 'कर्नर प्लट, गोदाम …',
  type: 'किसिम',
  deal: 'बिक्री वा भाडा',
  budget: 'बजेट',
  from: 'देखि',
  to: 'सम्म',
  any: 'जुनसुकै',
  area: 'क्षेत्रफल',
  unit: 'एकाइ',
  areaIs: (typed: string, sqFt: string) => `${amount(typed)} = ${amount(sqFt)}`,
  areaNotUnderstood: 'कुनै सङ्ख्या लेख्नुहोस्, जस्तै ३।',
  location: 'इलाका',
  locationExample: nameOf('ne', localityAt(0)),
  bedrooms: 'सुत्ने कोठा',
  more: 'अरू फिल्टर',
  bathrooms: 'बाथरुम',
  villaType: 'भिल्लाको किसिम',
  facing: 'मोहडा',
  road: 'बाटोको चौडाइ',
  height: 'छतको उचाइ',
  ownership: 'स्वामित्व',
  apply: 'देखाउनुहोस्',
  clear: 'हटाउनुहोस्',
}
