import { digits } from '#frontend/messages/hi/numbers.ts'

/** What the drawings of a plot and of a hall say. Sizes come as they are written elsewhere: '7 कट्ठा', '60 फुट'. */
export const drawings = {
  plotTitle: 'प्लॉट का नक्शा, नाप के अनुसार',
  plotTitleUnscaled: 'प्लॉट का नक्शा, नाप के अनुसार नहीं',
  feet: (feet: string) => `${digits(feet)} फुट`,
  road: 'सड़क',
  roadOf: (width: string) => `${width} सड़क`,
  north: 'उ',
  notToScale: 'नाप के अनुसार नहीं',
  plan: {
    toScale: (frontage: string, depth: string) => `नाप के अनुसार नक्शा: ${frontage} x ${depth}`,
    notToScale: (size: string) => `प्लॉट का कच्चा नक्शा, नाप के अनुसार नहीं: ${size}`,
    facing: (facing: string) => `${facing}मुखी`,
    road: (width: string) => `सड़क ${width} चौड़ी`,
  },
  plotCaption: {
    drawnFrom: (fields: string) => `लिखी हुई जानकारी से बना: ${fields}।`,
    dimension: (text: string) => `लंबाई-चौड़ाई (${text})`,
    size: (text: string) => `क्षेत्रफल (${text})`,
    facing: (text: string) => `रुख (${text})`,
    roadWidth: (text: string) => `सड़क की चौड़ाई (${text})`,
    northUp: 'ऊपर की ओर उत्तर है।',
    corner: 'एक बगल से दूसरी सड़क जाती है।',
    shapeUnknown: 'प्लॉट का आकार मालूम नहीं है।',
  },
  hallTitle: 'गोदाम का सेक्शन, नाप के अनुसार',
  clearHeight: 'अंदर की ऊँचाई',
  dock: (height: string) => `डॉक ${height}`,
  container: '40 फुट का कंटेनर, 13.5 फुट ऊँचा',
  person: '5 फुट 7 इंच',
  accessRoad: (width: string) => `पहुँच सड़क ${width} चौड़ी`,
  section: {
    height: (height: string) => `नाप के अनुसार सेक्शन: अंदर की ऊँचाई ${height}`,
    dock: (height: string) => `डॉक बाहर की ज़मीन से ${height} ऊपर`,
    onGround: 'फ़र्श बाहर की ज़मीन के बराबर',
    forSize: 'नाप समझने के लिए एक कंटेनर ट्रक और एक आदमी',
  },
  hallCaption: {
    drawnFrom: (fields: string) => `लिखी हुई जानकारी से बना: ${fields}।`,
    height: (text: string) => `छत की ऊँचाई (${text})`,
    dock: (text: string) => `डॉक (${text})`,
    accessRoad: (text: string) => `पहुँच सड़क (${text})`,
    raised: (height: string) => `ऊँचा, ${height}`,
    raisedUsual: (height: string) => `ऊँचा, आम तौर पर जितना होता है उतना (${height}) मानकर बना`,
    atGround: 'ज़मीन के बराबर',
    forSizeOnly: 'गोदाम की पूरी लंबाई नहीं दिखाई गई है; रैक, ट्रक और लोग सिर्फ़ नाप समझने के लिए हैं।',
  },
  and: (fields: readonly string[]) =>
    fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} और ${fields.at(-1)}`,
}
