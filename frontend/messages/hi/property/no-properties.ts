import { FIRM } from '#contract/firm.ts'
import { HINDI_PAGES } from '#contract/languages/page-words.ts'
import { digits } from '#frontend/messages/hi/numbers.ts'

/** What an empty list offers. */
export const noProperties = {
  counting: 'देखा जा रहा है कि कौन सा फ़िल्टर रोक रहा है',
  without: (filter: string) => `“${filter}” हटाने पर`,
  withoutAll: 'सब फ़िल्टर हटाने पर',
  found: HINDI_PAGES.propertiesFound,
  nearest: 'आपने जो माँगा, उसके सबसे करीब',
  differs: 'फ़र्क',
  notButIs: (has: string, wanted: string) => `${has}, ${wanted} नहीं`,
  notMentioned: (wanted: string) => `${wanted}: लिखा नहीं है`,
  hasNot: (wanted: string) => `${wanted} नहीं है`,
  above: (has: string, most: string) => `${has}, आपने ${most} तक माँगा`,
  below: (has: string, least: string) => `${has}, आपने ${least} से ज़्यादा माँगा`,
  sizeUnknown: 'क्षेत्रफल लिखा नहीं है',
  road: (feet: string) => `सड़क ${digits(feet)} फुट`,
  height: (feet: string) => `छत की ऊँचाई ${digits(feet)} फुट`,
  withoutWords: (wanted: string) => `“${wanted}” के बारे में कुछ नहीं लिखा`,
  tellUs: 'आपको क्या चाहिए, हमें बताएँ',
  tellUsText: (search: string) =>
    `नमस्ते ${FIRM.productName}, मुझे प्रॉपर्टी चाहिए, अभी तक कुछ नहीं मिला${search && `: ${search}`}`,
}
