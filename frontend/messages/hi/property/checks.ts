import type { CheckName } from '#contract/properties/enums.ts'
import { digits } from '#frontend/messages/hi/numbers.ts'

/** What the firm's staff have looked at, and what they have not. Nothing here promises more than that. */
export const checks = {
  title: 'हमने क्या जाँचा है',
  intro: 'सामने लिखी तारीख को हमारे कर्मचारियों ने ये चीज़ें देखी हैं। पैसे देने से पहले अपने वकील से कागज पढ़वा लें।',
  introNone: 'हमारे कर्मचारियों ने ये चीज़ें अभी नहीं देखी हैं। पैसे देने से पहले अपने वकील से कागज पढ़वा लें।',
  names: {
    siteVisited: 'मौका मुआयना (जगह जाकर देखना)',
    titleDeedSeen: 'रजिस्ट्री का दस्तावेज़ (केवाला) देखना',
    mutationMatched: 'म्यूटेशन (दाखिल-खारिज) और खतियान (पर्चा) का मिलान',
    taxReceiptSeen: 'टैक्स की रसीद देखना',
    encumbranceSearched: 'कर्ज़ या बंधक की खोज',
    conversionSeen: 'कन्वर्ज़न (ज़मीन का प्रकार बदलने) का कागज देखना',
    powerOfAttorneySeen: 'मुख्तारनामा (पावर ऑफ़ अटॉर्नी) देखना',
  } satisfies Record<CheckName, string>,
  notChecked: 'नहीं हुआ',
  yearsAgo: (years: number) => (years === 1 ? 'एक साल से ज़्यादा पहले' : `${digits(years)} साल से ज़्यादा पहले`),
}
