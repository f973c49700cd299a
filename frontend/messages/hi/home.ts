import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { inRegion } from '#contract/languages/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { count } from './numbers.ts'

export const home = {
  pageTitle: `${placeIn('hi', FIRM.city)} प्रॉपर्टी: गोदाम, प्लॉट, विला | ${FIRM.productName}`,
  description: `${nameOf('hi', FIRM.city)} और आस-पास गोदाम, प्लॉट, विला और मकान खोजें। कीमत लाख-करोड़ में, माप कट्ठे और वर्ग फुट में, जानकारी WhatsApp पर।`,
  title: `${placeIn('hi', FIRM.city)} अपनी ज़मीन, अपना मकान खोजें`,
  lead: `गोदाम, प्लॉट, विला और मकान। दिखाने वालों को ${inRegion('hi')} ${EXPERTISE} है।`,
  typeOfProperty: 'प्रॉपर्टी का प्रकार',
  lookingFor: 'आपको क्या चाहिए',
  lookingForExample: 'कॉर्नर प्लॉट',
  price: 'कीमत',
  priceExample: '₹50 लाख',
  location: 'इलाका',
  locationExample: nameOf('hi', localityAt(0)),
  search: 'खोजें',
  today: (total: string) => `आज ${count(total)} प्रॉपर्टी`,
  priceHint: 'कीमत “50 लाख” या “20-40 लाख”, ऐसे लिखें।',
  doors: {
    purchaseWarehouses: 'गोदाम खरीदें',
    sellLand: 'ज़मीन बेचें',
    purchaseLand: 'ज़मीन खरीदें',
    rentWarehouses: 'गोदाम किराए पर लें',
    tellUs: 'अपनी ज़मीन के बारे में WhatsApp पर बताएँ',
    warehouses: (total: string) => `${count(total)} गोदाम`,
    plots: (total: string) => `${count(total)} प्लॉट`,
    forSale: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, बिक्री ${price} से`,
    toRent: (listed: string, price: string | undefined) =>
      price === undefined ? listed : `${listed}, किराया ${price} प्रति माह से`,
    noWarehouses: 'आपको क्या चाहिए, WhatsApp पर बताएँ',
    noPlots: 'आपको क्या चाहिए, हमें बताएँ',
  },
  budgetExamples: '“50 लाख” या “20-40 लाख”, ऐसे लिखें।',
}
