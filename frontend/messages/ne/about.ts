import { FIRM } from '#contract/firm.ts'
import { localityAt } from '#contract/firm-words.ts'
import { nameOf, placeIn } from '#contract/languages/places.ts'
import { EXPERTISE } from './expertise.ts'
import { digits, ending } from './numbers.ts'

export const about = {
  pageTitle: `हाम्रो बारेमा | ${FIRM.productName}`,
  description: `${ending(nameOf('ne', FIRM.city), 'को')} जग्गा-घरको फर्म। गोदाम, प्लट, भिल्ला र घरको काममा ${EXPERTISE}।`,
  title: `${FIRM.productName} बारे`,
  stats: [
    { figure: '१००%', label: 'सन्तुष्ट ग्राहक' },
    { figure: '५००+', label: 'सम्पत्ति' },
    { figure: '१०+', label: 'सहर' },
    { figure: '३,०००+', label: 'राम्रा प्रतिक्रिया' },
  ],
  aboutUs: 'हाम्रो बारेमा',
  aboutLead: `हामी ${ending(nameOf('ne', FIRM.city), 'को')} जग्गा-घरको फर्म हौँ। गोदाम, प्लट, भिल्ला र घरको काममा हामीसँग ${EXPERTISE} छ।`,
  aboutText:
    'सुरु सहरको छेउका गोदामबाट भयो, बर्खाअघि छानो चाहिने व्यापारीहरूका लागि। त्यसपछि जग्गा आयो, अनि घर। काम उही हो: हेर्ने, नाप्ने, कागज पढ्ने, अनि मूल्यको कुरा गर्ने।',
  contactUs: 'सम्पर्क गर्नुहोस्',
  houseAlt: 'रातो छाना र सेता खम्बाको बरन्डा भएको क्रिम रङको घर',
  officeAlt: 'पक्की आँगनमा अफिसको भवन',
  mission: 'हाम्रो लक्ष्य',
  missionText: `${placeIn('ne', localityAt(8))} पहिलोपटक किन्नेदेखि कोलकाताको व्यापारीसम्म, सबैले यहाँ साँच्चै के बिक्रीमा छ, कति मूल्यमा र कति ठूलो छ भनेर देख्न सकून्, र त्यही दिन मानिससँग कुरा गर्न सकून्।`,
}

export const aboutSlides = {
  label: 'हामी के मान्छौँ',
  kind: 'फोटोको लहर',
  explore: 'सम्पत्ति हेर्नुहोस्',
  previous: 'अघिल्लो फोटो',
  next: 'अर्को फोटो',
  pause: 'फोटो रोक्नुहोस्',
  play: 'फोटो चलाउनुहोस्',
  position: (number: number, count: number) => `${digits(number)} / ${digits(count)}`,
  slides: [
    {
      title: 'पहिले आँगन, अनि कोठा',
      text: `खुला आँगन घरको मुटु हो: घरको सबैतिर त्यहीँबाट पुगिन्छ। ${ending(nameOf('ne', FIRM.city), 'को')} जग्गा-घरका लागि हामी त्यस्तै बन्न चाहन्छौँ।`,
      alt: 'किला गाडिएको प्लटमा नाप्ने यन्त्र',
    },
    {
      title: 'दुवै नाप, दुवै मूल्य',
      text: 'हरेक क्षेत्रफल वर्ग फिटमा, छेउमा कट्ठा र डेसिमल; हरेक मूल्य लाख वा करोडमा, र पूरै अङ्कमा। त्यसैले तुलना बराबरीको हुन्छ।',
      alt: 'चियाबारी र नदीका बीचमा चिनो लगाइएका प्लट, माथिबाट',
    },
    {
      title: 'एउटा सन्देश, एक जना मानिस',
      text: 'जुनसुकै सम्पत्तिबारे WhatsApp-मा सोध्नुहोस्। तपाईंले बाटो, पानी र कागज चिन्ने मानिसलाई लेख्नुहुन्छ, अर्को सहरको फारमलाई होइन।',
      alt: 'साँझको उज्यालोमा भिल्ला भएको गल्ली, पछाडि पहाड',
    },
  ],
}

export const aboutPlaces = {
  title: 'हामीले चिनेका ठाउँ',
  row: 'ठाउँका फोटो',
  previous: 'अघिल्लो',
  next: 'अर्को',
  alt: {
    brickVilla: 'इँटा र कङ्क्रिटको भिल्ला, अगाडि रातो गाडी',
    townHouse: 'सहरको गल्लीमा तीनतले घर',
    warehouse: 'छ वटा अग्ला डक भएको खरानी रङको गोदाम, अगाडि ट्रक',
    plots: 'चियाका बोटबीच सिमाना लगाइएको प्लट, माथिबाट',
  },
}
