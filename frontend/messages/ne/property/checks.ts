import type { CheckName } from '#contract/properties/enums.ts'
import { digits } from '#frontend/messages/ne/numbers.ts'

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const checks = {
  title: 'हामीले के जाँचेका छौँ',
  intro: 'छेउमा लेखिएको मितिमा हाम्रा कर्मचारीले यी कुरा हेरेका हुन्। पैसा दिनुअघि आफ्नो वकिललाई कागज पढ्न दिनुहोस्।',
  introNone: 'हाम्रा कर्मचारीले यी कुरा अहिलेसम्म हेरेका छैनन्। पैसा दिनुअघि आफ्नो वकिललाई कागज पढ्न दिनुहोस्।',
  names: {
    siteVisited: 'ठाउँमै गएर हेरेको',
    titleDeedSeen: 'रजिस्ट्री दलिल हेरेको',
    mutationMatched: 'म्युटेसन (नामसारी) र खतियान (पर्चा) मिलाएको',
    taxReceiptSeen: 'ट्याक्सको रसिद हेरेको',
    encumbranceSearched: 'ऋण वा धितो छ कि छैन खोजेको',
    conversionSeen: 'कन्भर्सन (जग्गाको किसिम परिवर्तन) को कागज हेरेको',
    powerOfAttorneySeen: 'मुख्तियारनामा (पावर अफ एटर्नी) हेरेको',
  } satisfies Record<CheckName, string>,
  notChecked: 'गरिएको छैन',
  yearsAgo: (years: number) => (years === 1 ? 'एक वर्षभन्दा बढी अघि' : `${digits(years)} वर्षभन्दा बढी अघि`),
}
