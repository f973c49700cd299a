import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { inRegion } from '#contract/languages/firm-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { count } from './numbers.ts'

export const places = {
  title: `${nameOf('hi', FIRM.city)} के लोकप्रिय इलाके`,
  allProperties: 'सभी प्रॉपर्टी',
  rivers: { mahananda: 'महानंदा', balason: 'बालासन' },
  drawn: 'हमारा बनाया चित्र, नाप के अनुसार नहीं',
  properties: () => 'प्रॉपर्टी',
  from: (price: string) => `${price} से`,
  toRentFrom: (price: string) => `किराया ${price} प्रति माह से`,
  onRequest: 'कीमत के लिए संपर्क करें',
  range: (low: string, high: string) => `${low} से ${high}`,
  plots: (price: string) => `प्लॉट प्रति कट्ठा ${price}`,
  warehouses: (price: string) => `गोदाम प्रति वर्ग फुट ${price}`,
  houses: (price: string) => `मकान प्रति वर्ग फुट ${price} से`,
}

export const newest = {
  week: 'इस हफ़्ते नई',
  newest: 'सबसे नई',
  previous: 'पिछली प्रॉपर्टी',
  next: 'अगली प्रॉपर्टी',
  all: (total: string, isOne: boolean) => (isOne ? 'एकमात्र प्रॉपर्टी' : `सभी ${count(total)} प्रॉपर्टी`),
  newestFirst: 'नई पहले',
  failed: 'नई प्रॉपर्टी नहीं खुल सकीं। इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
}

export const warehouses = {
  title: 'देखने के लिए तैयार गोदाम',
  all: 'सभी गोदाम',
  none: 'अभी कोई गोदाम नहीं है। आपको क्या चाहिए WhatsApp पर बताएँ, हम खोज देंगे।',
}

export const showcase = {
  land: {
    title: 'वही ज़मीन खरीदें जिस पर आप चलकर देख चुके हों',
    text: 'कट्ठा और वर्ग फुट, किस ओर रुख है, सड़क कितनी चौड़ी है: ज़मीन पर जाने से पहले सब लिखा मिलेगा।',
    link: 'ज़मीन खरीदें',
    alt: 'पेड़ों और मकानों के बीच निशान लगा प्लॉट, ऊपर से',
  },
  warehouse: {
    title: 'सड़क किनारे गोदाम किराए पर लें',
    text: 'छत की ऊँचाई, डॉक, क्रेन, बिजली और सड़क की चौड़ाई: निकलने से पहले पेज पर देख लें।',
    link: 'गोदाम किराए पर लें',
    alt: 'गोदाम के अंदर, दोनों ओर रैक और छत से आती रोशनी',
  },
}

export const promises = {
  title: 'हमें क्यों चुनें',
  verified: {
    title: 'जाँची हुई प्रॉपर्टी',
    text: 'हर प्रॉपर्टी हमारे अपने लोग लिखते हैं, और दोबारा देखे बिना कोई नहीं दिखाई जाती।',
    alt: 'खूँटे लगे प्लॉट पर नाप का यंत्र',
  },
  local: {
    title: 'इलाके के बाज़ार के जानकार',
    text: `${inRegion('hi')} ${EXPERTISE}, और एक ऑफ़िस जहाँ आप सीधे आ सकते हैं।`,
    alt: 'दो मंज़िला ऑफ़िस, सामने एक कार',
  },
  transparent: {
    title: 'सब खुला, कोई झंझट नहीं',
    text: 'हर कीमत लाख या करोड़ में और पूरे अंकों में, हर माप आपकी जानी-पहचानी इकाई में।',
    alt: 'नीची दीवारों के पीछे विला की कतार',
  },
}

export const testimonials = {
  title: 'जिनके लिए हमने जगह खोजी, उनकी बात',
  label: 'लोगों की राय',
  six: [
    {
      words: 'पहला प्लॉट खरीदने से उन्होंने ही मना किया, और मैप पर दिखाया कि क्यों।',
      name: 'सुबीर घोष',
      about: `प्लॉट, ${nameOf('hi', localityAt(0))}`,
    },
    {
      words: 'कालिम्पोंग से एक WhatsApp भेजा था। शनिवार तक तीन गोदाम देख लिए।',
      name: 'रीना तामांग',
      about: `गोदाम, ${nameOf('hi', localityAt(4))}`,
    },
    {
      words: 'माप कट्ठे में भी था, वर्ग फुट में भी। पिताजी और बैंक, दोनों समझ गए।',
      name: 'प्रिया अग्रवाल',
      about: `विला, ${nameOf('hi', localityAt(6))}`,
    },
    {
      words: 'जो पेज पर था, वही सड़क पर मिला। ऐसा कम होता है।',
      name: 'मोहम्मद इरफ़ान',
      about: `गोदाम, ${nameOf('hi', localityAt(5))}`,
    },
    {
      words: 'म्यूटेशन के कागज ठीक होने तक वे पुराने मालिक को फ़ोन करते रहे।',
      name: 'कर्मा लेपचा',
      about: `मकान, ${nameOf('hi', localityAt(7))}`,
    },
    {
      words: 'ज़मीन की सही कीमत मिली, दफ़्तरों के चक्कर नहीं लगाने पड़े।',
      name: 'सुनीता उराँव',
      about: `ज़मीन बिकी, ${nameOf('hi', localityAt(8))}`,
    },
  ],
}
