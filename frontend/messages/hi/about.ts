import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { nameOf } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits } from './numbers.ts'

export const about = {
  pageTitle: `हमारे बारे में | ${FIRM.productName}`,
  description: `${nameOf('hi', FIRM.city)} की प्रॉपर्टी फ़र्म। गोदाम, प्लॉट, विला और मकान के काम में ${EXPERTISE}।`,
  title: `${FIRM.productName} के बारे में`,
  stats: [
    { figure: '100%', label: 'संतुष्ट ग्राहक' },
    { figure: '500+', label: 'प्रॉपर्टी' },
    { figure: '10+', label: 'शहर' },
    { figure: '3,000+', label: 'अच्छी राय' },
  ],
  aboutUs: 'हमारे बारे में',
  aboutLead: `हम ${nameOf('hi', FIRM.city)} की प्रॉपर्टी फ़र्म हैं। हमें गोदाम, प्लॉट, विला और मकान के काम में ${EXPERTISE} है।`,
  aboutText:
    'शुरुआत शहर के किनारे के गोदामों से हुई, उन व्यापारियों के लिए जिन्हें बरसात से पहले छत चाहिए थी। फिर ज़मीन आई, फिर मकान। काम वही है: देखना, नापना, कागज पढ़ना, फिर कीमत की बात करना।',
  contactUs: 'संपर्क करें',
  houseAlt: 'लाल छत और सफ़ेद खंभों के बरामदे वाला क्रीम रंग का मकान',
  officeAlt: 'पक्के अहाते में ऑफ़िस की इमारत',
  mission: 'हमारा लक्ष्य',
  missionText: `${nameOf('hi', localityAt(8))} में पहली बार खरीदने वाले से लेकर कोलकाता के व्यापारी तक, हर कोई देख सके कि यहाँ सच में क्या बिक रहा है, किस कीमत पर और कितना बड़ा, और उसी दिन किसी इंसान से बात कर सके।`,
}

export const aboutSlides = {
  label: 'हम क्या मानते हैं',
  kind: 'फ़ोटो की कतार',
  explore: 'प्रॉपर्टी देखें',
  previous: 'पिछला फ़ोटो',
  next: 'अगला फ़ोटो',
  pause: 'फ़ोटो रोकें',
  play: 'फ़ोटो चलाएँ',
  position: (number: number, count: number) => `${digits(number)} / ${digits(count)}`,
  slides: [
    {
      title: 'पहले आँगन, फिर कमरे',
      text: `खुला आँगन घर का दिल है: घर के हर कमरे तक वहीं से जाते हैं। ${nameOf('hi', FIRM.city)} की प्रॉपर्टी के लिए हम वही बनना चाहते हैं।`,
      alt: 'खूँटे लगे प्लॉट पर नाप का यंत्र',
    },
    {
      title: 'दोनों माप, दोनों कीमतें',
      text: 'हर क्षेत्रफल वर्ग फुट में, साथ में कट्ठा और डिसमिल; हर कीमत लाख या करोड़ में, और पूरे अंकों में। ताकि बराबर की तुलना हो।',
      alt: 'चाय बागान और नदी के बीच निशान लगे प्लॉट, ऊपर से',
    },
    {
      title: 'एक संदेश, एक इंसान',
      text: 'किसी भी प्रॉपर्टी के बारे में WhatsApp पर पूछें। आप उन्हें लिखते हैं जो सड़क, पानी और कागज को जानते हैं, किसी दूसरे शहर के फ़ॉर्म को नहीं।',
      alt: 'शाम की रोशनी में विला वाली गली, पीछे पहाड़',
    },
  ],
}

export const aboutPlaces = {
  title: 'जिन इलाकों को हम जानते हैं',
  row: 'इलाकों के फ़ोटो',
  previous: 'पिछला',
  next: 'अगला',
  alt: {
    brickVilla: 'ईंट और कंक्रीट का विला, सामने लाल कार',
    townHouse: 'शहर की गली में तीन मंज़िला मकान',
    warehouse: 'छह ऊँचे डॉक वाला स्लेटी गोदाम, सामने ट्रक',
    plots: 'चाय के पौधों के बीच निशान लगा प्लॉट, ऊपर से',
  },
}
