/**
 * Places of the region that no listing may be in yet, with their town and other spellings: a message or a file that names one means it.
 * The search looks for places that listings are in; those with a name in every script stand in places-in-scripts.ts too.
 */
export const NEIGHBOURHOODS: readonly { name: string; city: string; read?: string }[] = [
  ...inTown('Siliguri', {
    Hakimpara: '',
    Deshbandhupara: 'desh bandhu para, দেশবন্ধু পাড়া, देशबंधु पाड़ा',
    'Ashram Para': 'asrampara, আশ্রমপাড়া, आश्रम पाड़ा',
    'Babu Para': 'বাবুপাড়া, बाबूपाड़ा, बाबुपाडा',
    'College Para': '',
    'Subhas Pally': 'subhash pally, subhaspalli, subhas pali, সুভাষপল্লী, সুভাষ পল্লী, सुभाषपल्ली',
    'Milan Pally': 'milanpalli, মিলনপল্লী, মিলনপল্লি, मिलन पल्ली, मिलनपल्ली',
    'Haider Para': 'hyderpara, hydarpara, হায়দারপাড়া, हैदरपाड़ा',
    'Rabindra Nagar': '',
    Punjabipara: '',
    'Shakti Garh': 'saktigarh, শক্তিগড়, शक्तिगढ़',
    Bhaktinagar: '',
    Dabgram: '',
    Ektiasal: 'ektiashal, একটিয়াশাল, एकतियासाल',
    Ghogomali: '',
    Ashighar: '',
    'Jyoti Nagar': 'জ্যোতিনগর, ज्योति नगर, ज्योतिनगर',
    'Sukanta Pally': 'sukantapalli, সুকান্তপল্লী, সুকান্তপল্লি',
    'Aurobindo Pally': 'arabinda pally, aurobindapally, অরবিন্দপল্লী, অরবিন্দপল্লি',
    'Gurung Basti': 'gurung bustee, গুরুং বস্তি, गुरुङ बस्ती, गुरुंग बस्ती',
    'Himachal Vihar': 'himanchal vihar, himachal bihar, হিমাচল বিহার, हिमाचल विहार',
    Salbari: 'শালবাড়ি, सालबाड़ी, सालबारी',
    Ranidanga: 'রানীডাঙ্গা, রানিডাঙ্গা, रानीडांगा, रानीडाँगा',
    Noukaghat: 'naukaghat, নৌকাঘাট, नौकाघाट',
    Tinbatti: 'tinbatti more, teen batti, তিনবাতি, तीनबत्ती',
    'Hill Cart Road': 'hill kart road, hcr',
    'Burdwan Road': '',
    'Bidhan Road': 'বিধান রোড, विधान रोड',
    'Station Feeder Road': 'sf road, s f road, স্টেশন ফিডার রোড',
    Khalpara: 'খালপাড়া, खालपाड़ा',
    'Mahananda Para': 'মহানন্দাপাড়া',
    'Surya Sen Colony': 'সূর্য সেন কলোনি, सूर्य सेन कॉलोनी',
    'Bagha Jatin Colony': 'bagha jatin park, বাঘাযতীন কলোনি',
    'Shanti Nagar': 'শান্তিনগর, शांति नगर, शान्तिनगर',
    'Milan More': 'মিলন মোড়, मिलन मोड़',
    'Limbu Basti': 'limbu bustee, लिम्बु बस्ती',
    Mallaguri: 'মাল্লাগুড়ি, माल्लागुड़ी, माल्लागुडी',
    'Patiram Jote': 'পতিরামজোত',
    Kadamtala: 'kadamtola, কদমতলা, कदमतला',
    Atharokhai: 'atharakhai, আঠারোখাই, अठारोखाई',
    'Parijat Nagar': 'পারিজাত নগর',
    Kamrangaguri: 'কামরাঙ্গাগুড়ি, कामरांगागुड़ी',
    Rangapani: 'রাঙ্গাপানি, রাঙাপানি, रंगापानी, राङ्गापानी',
    Devidanga: 'debidanga, দেবীডাঙ্গা, देवीडांगा',
    Patharghata: 'পাথরঘাটা, पाथरघाटा',
    Sevoke: 'sivok, সেবক, सेवक, सेभोक',
    Gulma: 'গুলমা, गुल्मा',
  }),
  ...inTown('Bagdogra', {
    'Upper Bagdogra': 'আপার বাগডোগরা',
    'Lower Bagdogra': 'লোয়ার বাগডোগরা',
    Gossainpur: 'gosaipur, goshaipur, গোঁসাইপুর, गोसाईपुर',
    'Bihar More': 'বিহার মোড়, बिहार मोड़',
  }),
  ...inTown('Naxalbari', {
    Hatighisa: 'হাতিঘিসা, हातीघिसा, हाथीघिसा',
    Panitanki: 'পানিট্যাঙ্কি, पानीटंकी, पानीट्याङ्की',
    Batasi: 'বাতাসি, बतासी',
  }),
  ...inTown('Phansidewa', { 'Bidhan Nagar': 'bidhannagar, বিধাননগর, विधाननगर' }),
  ...inTown('Jalpaiguri', {
    Jalpaiguri: '',
    Belakoba: 'বেলাকোবা, बेलाकोबा',
    Mohitnagar: 'mohit nagar, মোহিতনগর',
    'Ambari Falakata': 'ambari, আমবাড়ি, आमबाड़ी',
  }),
  ...inTown('Kharibari', { Kharibari: 'খড়িবাড়ি, खड़ीबाड़ी, खरिबारी' }),
  ...inTown('Maynaguri', { Maynaguri: 'moynaguri, mainaguri, ময়নাগুড়ি, मयनागुड़ी' }),
  ...inTown('Malbazar', { Malbazar: 'mal bazar, malbazaar, মালবাজার, मालबाजार' }),
  ...inTown('Oodlabari', { Oodlabari: 'odlabari, ওদলাবাড়ি, ओदलाबाड़ी' }),
  ...inTown('Kurseong', { Kurseong: '' }),
  ...inTown('Kalimpong', { Kalimpong: '' }),
  ...inTown('Mirik', { Mirik: '' }),
]

function inTown(city: string, places: Record<string, string>) {
  return Object.entries(places).map(([name, read]) => ({ name, city, read }))
}

const TOWNS = new Map(NEIGHBOURHOODS.map(({ name, city }) => [name, city]))
/** The town of such a place. */
export const townOf = (name: string): string | undefined => TOWNS.get(name)
