import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { inRegion } from '#contract/languages/firm-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { count, ending } from './numbers.ts'

export const places = {
  title: `${ending(nameOf('ne', FIRM.city), 'का')} लोकप्रिय इलाका`,
  allProperties: 'सबै सम्पत्ति',
  rivers: { mahananda: 'महानन्दा', balason: 'बालासन' },
  drawn: 'हामीले बनाएको, नापअनुसार होइन',
  properties: () => 'वटा सम्पत्ति',
  from: (price: string) => ending(price, 'देखि'),
  toRentFrom: (price: string) => `भाडा महिनाको ${ending(price, 'देखि')}`,
  onRequest: 'मूल्य जान्न सम्पर्क गर्नुहोस्',
  range: (low: string, high: string) => `${ending(low, 'देखि')} ${high}`,
  plots: (price: string) => `प्लट प्रति कट्ठा ${price}`,
  warehouses: (price: string) => `गोदाम प्रति वर्ग फिट ${price}`,
  houses: (price: string) => `घर प्रति वर्ग फिट ${ending(price, 'देखि')}`,
}

export const newest = {
  week: 'यस हप्ता नयाँ',
  newest: 'सबैभन्दा नयाँ',
  previous: 'अघिल्ला सम्पत्ति',
  next: 'त्यसपछिका सम्पत्ति',
  all: (total: string, isOne: boolean) => (isOne ? 'एउटा मात्र सम्पत्ति' : `सबै ${count(total)} सम्पत्ति`),
  newestFirst: 'नयाँ पहिले',
  failed: 'नयाँ सम्पत्ति खोल्न सकिएन। इन्टरनेट जडान जाँचेर फेरि प्रयास गर्नुहोस्।',
  retry: 'फेरि प्रयास गर्नुहोस्',
}

export const warehouses = {
  title: 'अहिले नै हेर्न सकिने गोदाम',
  all: 'सबै गोदाम',
  none: 'अहिले कुनै गोदाम छैन। तपाईंलाई के चाहिन्छ WhatsApp-मा भन्नुहोस्, हामी खोजिदिन्छौँ।',
}

export const showcase = {
  land: {
    title: 'आफैँ हिँडेर हेरेको जग्गा किन्नुहोस्',
    text: 'कट्ठा र वर्ग फिट, मोहडा र बाटोको चौडाइ: जग्गामा पुग्नुअघि नै सबै लेखिएको छ।',
    link: 'जग्गा किन्नुहोस्',
    alt: 'रुख र घरका बीचमा चिनो लगाइएको प्लट, माथिबाट',
  },
  warehouse: {
    title: 'बाटोछेउमा गोदाम भाडामा लिनुहोस्',
    text: 'छतको उचाइ, डक, क्रेन, बिजुली र बाटोको चौडाइ: निस्कनुअघि पानामै हेर्नुहोस्।',
    link: 'गोदाम भाडामा लिनुहोस्',
    alt: 'गोदामभित्र, दुवैतिर र्‍याक र छतबाट आएको उज्यालो',
  },
}

export const promises = {
  title: 'हामीलाई किन रोज्ने',
  verified: {
    title: 'जाँचिएका सम्पत्ति',
    text: 'हरेक सम्पत्ति हाम्रै मानिसले लेख्छन्, र फेरि एकपटक नहेरी कुनै पनि देखाइँदैन।',
    alt: 'किला गाडिएको प्लटमा नाप्ने यन्त्र',
  },
  local: {
    title: 'यहाँको बजार चिन्ने मानिस',
    text: `${inRegion('ne')} ${EXPERTISE}, र सिधै आउन सकिने अफिस।`,
    alt: 'दुईतले अफिस, अगाडि एउटा गाडी',
  },
  transparent: {
    title: 'सबै खुला, झन्झट छैन',
    text: 'हरेक मूल्य लाख वा करोडमा र पूरै अङ्कमा, हरेक नाप तपाईंले चिनेको एकाइमा।',
    alt: 'होचो पर्खालपछाडि भिल्लाको लहर',
  },
}

export const testimonials = {
  title: 'जसलाई हामीले ठाउँ खोजिदियौँ, उहाँहरूको कुरा',
  label: 'मानिसका कुरा',
  six: [
    {
      words: 'पहिलो प्लट नकिन्नुहोस् भनेर उहाँहरूले नै भन्नुभयो, र किन भनेर नक्सामा देखाउनुभयो।',
      name: 'सुबीर घोष',
      about: `प्लट, ${nameOf('ne', localityAt(0))}`,
    },
    {
      words: 'कालेबुङबाट एउटा WhatsApp पठाएँ। शनिबारसम्म तीन वटा गोदाम हेरिसकेका थियौँ।',
      name: 'रिना तामाङ',
      about: `गोदाम, ${nameOf('ne', localityAt(4))}`,
    },
    {
      words: 'नाप कट्ठामा पनि थियो, वर्ग फिटमा पनि। बाबा र बैङ्क दुवैले बुझे।',
      name: 'प्रिया अग्रवाल',
      about: `भिल्ला, ${nameOf('ne', localityAt(6))}`,
    },
    {
      words: 'पानामा जे थियो, बाटोमा त्यही थियो। यस्तो कमै हुन्छ।',
      name: 'मोहम्मद इरफान',
      about: `गोदाम, ${nameOf('ne', localityAt(5))}`,
    },
    {
      words: 'म्युटेसनको कागज नमिलेसम्म उहाँहरूले पुरानो मालिकलाई फोन गरिरहनुभयो।',
      name: 'कर्मा लेप्चा',
      about: `घर, ${nameOf('ne', localityAt(7))}`,
    },
    {
      words: 'हाम्रो जग्गाको उचित मूल्य पायौँ, अफिस धाउनु परेन।',
      name: 'सुनिता उराउँ',
      about: `जग्गा बिक्री, ${nameOf('ne', localityAt(8))}`,
    },
  ],
}
