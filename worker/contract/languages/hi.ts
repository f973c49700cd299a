import { FIRM } from '#contract/firm.ts'
import { nameOf } from './place-names.ts'
import type {
  ComposedWords,
  FirmWords,
  FoundWords,
  HeadlineWords,
  InPlace,
  NumberWords,
  OfferWords,
  PageWords,
  PictureWords,
  StoredWords,
  WalkWords,
} from './words.ts'

/*
 * Hindi: what the contract says in it. The sentences of the site are in frontend/messages.
 */

export const digits = '0123456789'

/** The name of its font's files in frontend/assets/fonts and frontend/styles/letters. */
export const letters = 'anek-devanagari'

export const offer: OfferWords = { read: 'यह पेज हिन्दी में पढ़ें', close: 'बंद करें' }

export const inPlace: InPlace = (name, isRoad) => `${name} ${isRoad ? 'पर' : 'में'}`

export const numbers: NumberWords = {
  lakh: 'लाख',
  crore: 'करोड़',
  perMonth: '{price} / माह',
  counter: '',
  moreThan: '{n} से ज़्यादा',
  units: {
    'sq ft': 'वर्ग फुट',
    'sq m': 'वर्ग मीटर',
    decimal: 'डिसमिल',
    katha: 'कट्ठा',
    chatak: 'छटाक',
    bigha: 'बीघा',
    acre: 'एकड़',
    hectare: 'हेक्टेयर',
  },
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

export const headline: HeadlineWords = {
  deals: {
    rent: { before: 'किराए पर', behind: 'किराए के लिए' },
    lease: { before: 'लीज़ पर', behind: 'लीज़ के लिए' },
  },
  tied: (size) => `${size.replace(/ठा$/, 'ठे').replace(/घा$/, 'घे')} का`,
  // 'सेवक रोड पर किराए पर' says 'on' twice.
  isDealLast: (place) => place.endsWith(' पर'),
  onLand: (size) => `${size} ज़मीन पर`,
  walled: 'चारदीवारी वाला',
  cold: 'कोल्ड स्टोरेज वाला',
  docks: (count) => `${count ?? 'लोडिंग'} डॉक वाला`,
  plots: { Agricultural: 'कृषि प्लॉट', Commercial: 'व्यावसायिक प्लॉट', corner: 'कॉर्नर प्लॉट' },
  facing: (direction) => `${direction}मुखी`,
}

export const found: FoundWords = {
  kinds: { Residential: 'मकान', any: 'प्रॉपर्टी' },
  deals: { sale: 'बिक्री के लिए', rent: 'किराए के लिए', lease: 'लीज़ के लिए' },
  gone: { sold: 'बिक्री हो चुकी', rented: 'किराए पर जा चुकी' },
  or: ' या ',
  around: '{place} और आसपास',
  containing: ', जिनमें लिखा है “{words}”',
}

export const pages: PageWords = {
  listTitle: `${nameOf('hi', FIRM.city)} और आसपास की प्रॉपर्टी | ${FIRM.productName}`,
  listDescription: `${nameOf('hi', FIRM.city)} और आसपास बिक्री और किराए के गोदाम, प्लॉट, विला और मकान, कीमत और माप के साथ।`,
  contactForPrice: 'कीमत के लिए संपर्क करें',
  priceNotAvailable: 'कीमत लिखी नहीं है',
  perMonth: ' / माह',
  rupees: (digits) => `₹${digits}`,
  sold: 'बिक गई',
  rented: 'किराए पर दी गई',
  interestedIn: (id) => `नमस्ते, मुझे इस प्रॉपर्टी की जानकारी चाहिए। ID: ${id}`,
  propertiesFound: { zero: 'कोई प्रॉपर्टी नहीं', other: '{n} प्रॉपर्टी' },
}

export const firm: FirmWords = {
  said: {
    'North Bengal': 'उत्तर बंगाल',
    '2nd floor, Sevoke Road': 'दूसरी मंज़िल, सेवक रोड',
    'Monday to Saturday, 10 am to 6 pm': 'सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक',
  },
  inRegion: (region) => `${region} में`,
  expertise: (years, isOver) => `${years} साल ${isOver ? 'से ज़्यादा ' : ''}का अनुभव`,
}

export const stored: StoredWords = {
  Villa: 'विला',
  Plot: 'प्लॉट',
  Warehouse: 'गोदाम',
  Residential: 'आवासीय',
  Commercial: 'व्यावसायिक',
  Industrial: 'औद्योगिक',
  Agricultural: 'कृषि',
  Mixed: 'मिश्रित',
  Sale: 'बिक्री',
  Rent: 'किराया',
  Lease: 'लीज़',
  'For Sale': 'बिक्री के लिए',
  'For Rent': 'किराए के लिए',
  'For Lease': 'लीज़ के लिए',
  Freehold: 'फ्रीहोल्ड (पूरा हक)',
  Leasehold: 'लीज़होल्ड (तय साल की लीज़)',
  'Shared Ownership': 'साझा मालिकाना हक',
  'Co-operative Society': 'सहकारी समिति',
  'Power of Attorney': 'मुख्तारनामा (पावर ऑफ़ अटॉर्नी)',
  Tiles: 'टाइल',
  Concrete: 'कंक्रीट',
  Asphalt: 'डामर',
  Other: 'अन्य',
  Independent: 'इंडिपेंडेंट मकान',
  'Semi-Detached': 'जुड़वाँ मकान',
  Towerhouse: 'टावर हाउस',
  'Row House': 'रो हाउस',
  Bungalow: 'बंगला',
  Duplex: 'डुप्लेक्स',
  House: 'मकान',
  'West Bengal': 'पश्चिम बंगाल',
  India: 'भारत',
  'Villa Complex': 'विला कॉम्प्लेक्स',
  unfurnished: 'बिना फ़र्नीचर',
  'semi-furnished': 'सेमी-फ़र्निश्ड',
  furnished: 'फ़र्निश्ड',
  North: 'उत्तर',
  South: 'दक्षिण',
  East: 'पूर्व',
  West: 'पश्चिम',
  'North-East': 'उत्तर-पूर्व',
  'North-West': 'उत्तर-पश्चिम',
  'South-East': 'दक्षिण-पूर्व',
  'South-West': 'दक्षिण-पश्चिम',
}

export const pictures: PictureWords = {
  above: 'ऊपर से दृश्य',
  kitchen: 'रसोई',
  living: 'बैठक',
  bedroom: 'बेडरूम',
  bath: 'बाथरूम',
  inside: 'अंदर का दृश्य',
  land: 'ज़मीन',
  outside: 'बाहर का दृश्य',
  rendered: 'कंप्यूटर से बनी तस्वीर',
}

const DEALS = { sale: 'बिक्री के लिए', rent: 'किराए के लिए', lease: 'लीज़ के लिए' }

export const composed: ComposedWords = {
  offered: ({ kind, deal, place, size, rooms, parts, rate }) => {
    const where = place && `${place.town ? `${place.town} के ` : ''}${inPlace(place.name, place.isRoad)}`
    const what = [rooms ? undefined : size && headline.tied(size), 'एक', rooms, kind]
      .filter(Boolean)
      .join(' ')
    const first = [where, what, DEALS[deal], 'है'].filter(Boolean).join(' ')
    return `${first}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${rate ? `, कीमत प्रति कट्ठा ${rate} पड़ती है` : ''}`
  },
  builtUp: (area) => `बिल्ट-अप एरिया ${area}`,
  land: (area) => `ज़मीन ${area}`,
  floors: (count, isOne) => `${count} ${isOne ? 'मंज़िल' : 'मंज़िलें'}`,
  facing: (direction) => `रुख ${direction} की ओर है`,
  road: (feet) => `सामने की सड़क ${feet} फुट चौड़ी है`,
  accessRoad: (feet) => `गोदाम तक की सड़क ${feet} फुट चौड़ी है`,
  height: (feet) => `छत की ऊँचाई ${feet} फुट है`,
  corner: 'यह कॉर्नर प्लॉट है',
  rooms: (beds, baths) => {
    const isOne = !(beds && baths) && (beds ?? baths) === '1'
    return `इसमें ${[beds && `${beds} बेडरूम`, baths && `${baths} बाथरूम`].filter(Boolean).join(' और ')} ${isOne ? 'है' : 'हैं'}`
  },
  near: (things, listed) =>
    `सीधी रेखा में ${listed(things.map(({ name, km }) => `${name} ${km} किमी`))} दूर ${things.length === 1 ? 'है' : 'हैं'}`,
  station: 'स्टेशन',
  stop: '।',
  has: (list) => `साथ में ${list} भी`,
  and: ' और ',
  features: {
    loadingDock: 'लोडिंग डॉक',
    hasCraneFacility: 'क्रेन',
    isColdStorageAvailable: 'कोल्ड स्टोरेज',
    powerBackup: 'पावर बैकअप',
    boundaryWall: 'चारदीवारी',
    garden: 'बगीचा',
    garage: 'गैराज',
    gatedCommunity: 'सोसाइटी का अपना गेट',
  },
  owned: (ownership) => `मालिकाना हक: ${ownership}`,
  seen: {
    site: 'हमारे लोग जगह देख आए हैं',
    deed: 'हमारे लोगों ने रजिस्ट्री का दस्तावेज़ देखा है',
    both: 'हमारे लोगों ने जगह और रजिस्ट्री का दस्तावेज़, दोनों देखे हैं',
  },
}

export const walk: WalkWords = {
  front: (facing, cars) =>
    [
      facing && `मकान का रुख ${facing} की ओर है`,
      cars && `${cars} ${cars === '1' ? 'गाड़ी' : 'गाड़ियाँ'} खड़ी करने की जगह है`,
    ]
      .filter(Boolean)
      .join(' और '),
  inside: ({ area, floors, isOneFloor, furnishing }) => {
    const house = floors && (isOneFloor ? 'एक मंज़िल का मकान' : `${floors} मंज़िल का मकान`)
    const on = floors && (isOneFloor ? 'एक ही मंज़िल पर' : `${floors} मंज़िलों में कुल`)
    const size = area ? [on, `${area} बिल्ट-अप एरिया`].filter(Boolean).join(' ') : house
    return [size, furnishing].filter(Boolean).join(', ')
  },
  kitchen: { new: 'रसोई नई है', modular: 'रसोई मॉड्यूलर है' },
  rooms: (beds, baths) => {
    const rooms = [beds && `${beds} बेडरूम`, baths && `${baths} बाथरूम`].filter(Boolean).join(' और ')
    const isOne = !(beds && baths) && (beds ?? baths) === '1'
    return rooms && `${rooms} ${isOne ? 'है' : 'हैं'}`
  },
  land: (area, hasGarden) =>
    hasGarden ? `मकान और बगीचा मिलाकर ${area} ज़मीन है` : `मकान ${area} ज़मीन पर बना है`,
  named: {
    front: /गेट|पोर्च|गाड़ी|बरामद|^बाहर/,
    living: /बैठक|होम थिएटर/,
    kitchen: /रसोई/,
    bedroom: /बेडरूम/,
    bath: /बाथरूम/,
    garden: /बगीच|बागान|लॉन|रास्ते की बत्त/,
    road: /सड़क/,
    above: /छत/,
  },
}
