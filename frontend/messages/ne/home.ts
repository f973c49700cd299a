import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { inRegion } from '#contract/languages/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { count, ending } from './numbers.ts'

export const home = {
  pageTitle: `${placeIn('ne', FIRM.city)} सम्पत्ति: गोदाम, प्लट, भिल्ला | ${FIRM.productName}`,
  description: `${nameOf('ne', FIRM.city)} र वरपर गोदाम, प्लट, भिल्ला र घर खोज्नुहोस्। मूल्य लाख-करोडमा, नाप कट्ठा र वर्ग फिटमा, सोधपुछ WhatsApp-मा।`,
  title: `${placeIn('ne', FIRM.city)} आफ्नो जग्गा, आफ्नो घर खोज्नुहोस्`,
  lead: `गोदाम, प्लट, भिल्ला र घर। ${inRegion('ne')} ${EXPERTISE} भएका मानिसले देखाउँछन्।`,
  typeOfProperty: 'सम्पत्तिको किसिम',
  lookingFor: 'के खोज्नुहुन्छ',
  lookingForExample: 'कर्नर प्लट',
  price: 'मूल्य',
  priceExample: '₹५० लाख',
  location: 'इलाका',
  locationExample: nameOf('ne', localityAt(0)),
  search: 'खोज्नुहोस्',
  today: (total: string) => `आज ${count(total)} सम्पत्ति`,
  priceHint: 'मूल्य “५० लाख” वा “२०-४० लाख”, यसरी लेख्नुहोस्।',
  doors: {
    purchaseWarehouses: 'गोदाम किन्नुहोस्',
    sellLand: 'जग्गा बेच्नुहोस्',
    purchaseLand: 'जग्गा किन्नुहोस्',
    rentWarehouses: 'गोदाम भाडामा लिनुहोस्',
    tellUs: 'आफ्नो जग्गाबारे WhatsApp-मा भन्नुहोस्',
    warehouses: (total: string) => `${count(total)} गोदाम`,
    plots: (total: string) => `${count(total)} प्लट`,
    forSale: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, बिक्री ${ending(price, 'देखि')}`,
    toRent: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, भाडा महिनाको ${ending(price, 'देखि')}`,
    noWarehouses: 'तपाईंलाई के चाहिन्छ, WhatsApp-मा भन्नुहोस्',
    noPlots: 'के खोज्नुहुन्छ, हामीलाई भन्नुहोस्',
  },
  budgetExamples: '“५० लाख” वा “२०-४० लाख”, यसरी लेख्नुहोस्।',
}
