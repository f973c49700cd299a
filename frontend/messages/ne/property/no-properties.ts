import { FIRM } from '#contract/firm.ts'
import { NEPALI_PAGES } from '#contract/languages/page-words.ts'
import { digits, ending } from '#frontend/messages/ne/numbers.ts'

/** What an empty list offers. */
export const noProperties = {
  counting: 'कुन फिल्टरले रोकेको छ, हेरिँदै छ',
  without: (filter: string) => `“${filter}” हटाउँदा`,
  withoutAll: 'सबै फिल्टर हटाउँदा',
  found: NEPALI_PAGES.propertiesFound,
  nearest: 'तपाईंले खोज्नुभएकोसँग सबैभन्दा मिल्ने',
  differs: 'के फरक छ',
  notButIs: (has: string, wanted: string) => `${has}, ${wanted} होइन`,
  notMentioned: (wanted: string) => `${wanted}: लेखिएको छैन`,
  hasNot: (wanted: string) => `${wanted} छैन`,
  above: (has: string, most: string) => `${has}, तपाईंले ${ending(most, 'सम्म')} खोज्नुभएको`,
  below: (has: string, least: string) => `${has}, तपाईंले ${ending(least, 'देखि')} खोज्नुभएको`,
  sizeUnknown: 'क्षेत्रफल लेखिएको छैन',
  road: (feet: string) => `बाटो ${digits(feet)} फिट`,
  height: (feet: string) => `छतको उचाइ ${digits(feet)} फिट`,
  withoutWords: (wanted: string) => `“${wanted}” बारे केही लेखिएको छैन`,
  tellUs: 'तपाईंलाई के चाहिन्छ, हामीलाई भन्नुहोस्',
  tellUsText: (search: string) =>
    `नमस्ते ${FIRM.productName}, म सम्पत्ति खोज्दै छु, अहिलेसम्म केही भेटिएन${search && `: ${search}`}`,
}
