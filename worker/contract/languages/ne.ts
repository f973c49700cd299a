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
 * Nepali: what the contract says in it. The sentences of the site are in frontend/messages.
 */

export const digits = '०१२३४५६७८९'

/** The name of its font's files in frontend/assets/fonts and frontend/styles/letters. */
export const letters = 'anek-devanagari'

export const offer: OfferWords = { read: 'यो पेज नेपालीमा पढ्नुहोस्', close: 'बन्द गर्नुहोस्' }

/** A text with an ending: after Latin letters a hyphen, after digits, ” and + a space between: '₹४५ लाखसम्म', '₹३८,००० सम्म'. */
export function ending(text: string, said: string): string {
  if (/[a-z]$/i.test(text)) return `${text}-${said}`
  return /[\p{Nd}”+]$/u.test(text) ? `${text} ${said}` : `${text}${said}`
}

export const inPlace: InPlace = (name) => ending(name, 'मा')

export const numbers: NumberWords = {
  lakh: 'लाख',
  crore: 'करोड',
  perMonth: '{price} / महिना',
  counter: '\u00a0वटा',
  moreThan: '{n} भन्दा बढी',
  units: {
    'sq ft': 'वर्ग फिट',
    'sq m': 'वर्ग मिटर',
    decimal: 'डेसिमल',
    katha: 'कट्ठा',
    chatak: 'छटाक',
    bigha: 'बिघा',
    acre: 'एकर',
    hectare: 'हेक्टर',
  },
  months: [
    'जनवरी',
    'फेब्रुअरी',
    'मार्च',
    'अप्रिल',
    'मे',
    'जुन',
    'जुलाई',
    'अगस्ट',
    'सेप्टेम्बर',
    'अक्टोबर',
    'नोभेम्बर',
    'डिसेम्बर',
  ],
}

export const headline: HeadlineWords = {
  deals: {
    rent: { before: 'भाडाको', behind: 'भाडाका लागि' },
    lease: { before: 'लिजको', behind: 'लिजका लागि' },
  },
  tied: (size) => `${size}को`,
  onLand: (size) => `${size} जग्गामा`,
  walled: 'पर्खालसहित',
  cold: 'कोल्ड स्टोरेजसहित',
  docks: (count) => (count ? `${count} वटा डकसहित` : 'लोडिङ डकसहित'),
  plots: { Agricultural: 'कृषि जग्गा', Commercial: 'व्यापारिक प्लट', corner: 'कर्नर प्लट' },
  facing: (direction) => `${direction}मुखी`,
}

export const found: FoundWords = {
  kinds: { Residential: 'घर', any: 'घरजग्गा' },
  deals: { sale: 'बिक्रीका लागि', rent: 'भाडाका लागि', lease: 'लिजका लागि' },
  gone: { sold: 'बिक्री भइसक्यो', rented: 'भाडामा गइसक्यो' },
  or: ' वा ',
  around: '{place} र वरपर',
  containing: ', जसमा लेखिएको छ “{words}”',
}

export const pages: PageWords = {
  listTitle: `${nameOf('ne', FIRM.city)} र वरपरका घरजग्गा | ${FIRM.productName}`,
  listDescription: `${nameOf('ne', FIRM.city)} र वरपर बिक्री र भाडाका गोदाम, प्लट, भिल्ला र घर, मूल्य र नापसहित।`,
  contactForPrice: 'मूल्य जान्न सम्पर्क गर्नुहोस्',
  priceNotAvailable: 'मूल्य लेखिएको छैन',
  perMonth: ' / महिना',
  rupees: (digits) => `₹${digits}`,
  sold: 'बिक्री भइसक्यो',
  rented: 'भाडामा गइसक्यो',
  interestedIn: (id) => `नमस्ते, यस घरजग्गाबारे जान्न चाहन्छु। ID: ${id}`,
  propertiesFound: { zero: 'कुनै घरजग्गा छैन', other: '{n} घरजग्गा' },
}

export const firm: FirmWords = {
  said: {
    'North Bengal': 'उत्तर बङ्गाल',
    '2nd floor, Sevoke Road': 'दोस्रो तला, सेवक रोड',
    'Monday to Saturday, 10 am to 6 pm': 'सोमबारदेखि शनिबार, बिहान १० बजेदेखि साँझ ६ बजेसम्म',
  },
  inRegion: (region) => `${region}मा`,
  expertise: (years, isOver) => `${years} ${isOver ? 'वर्षभन्दा बढीको' : 'वर्षको'} अनुभव`,
}

export const stored: StoredWords = {
  Villa: 'भिल्ला',
  Plot: 'प्लट',
  Warehouse: 'गोदाम',
  Residential: 'आवासीय',
  Commercial: 'व्यापारिक',
  Industrial: 'औद्योगिक',
  Agricultural: 'कृषि',
  Mixed: 'मिश्रित',
  Sale: 'बिक्री',
  Rent: 'भाडा',
  Lease: 'लिज',
  'For Sale': 'बिक्रीका लागि',
  'For Rent': 'भाडाका लागि',
  'For Lease': 'लिजका लागि',
  Freehold: 'फ्रिहोल्ड (पूरा स्वामित्व)',
  Leasehold: 'लिजहोल्ड (तोकिएको वर्षको लिज)',
  'Shared Ownership': 'संयुक्त स्वामित्व',
  'Co-operative Society': 'सहकारी समिति',
  'Power of Attorney': 'मुख्तियारनामा (पावर अफ एटर्नी)',
  Tiles: 'टाइल',
  Concrete: 'कङ्क्रिट',
  Asphalt: 'पिच',
  Other: 'अन्य',
  Independent: 'छुट्टै घर',
  'Semi-Detached': 'जोडिएको घर',
  Towerhouse: 'टावर हाउस',
  'Row House': 'रो हाउस',
  Bungalow: 'बङ्गला',
  Duplex: 'डुप्लेक्स',
  House: 'घर',
  'West Bengal': 'पश्चिम बङ्गाल',
  India: 'भारत',
  'Villa Complex': 'भिल्ला कम्प्लेक्स',
  unfurnished: 'फर्निचर नभएको',
  'semi-furnished': 'केही फर्निचर भएको',
  furnished: 'फर्निचर भएको',
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
  above: 'माथिबाट देखिएको',
  kitchen: 'भान्सा',
  living: 'बैठक कोठा',
  bedroom: 'सुत्ने कोठा',
  bath: 'बाथरुम',
  inside: 'भित्रको दृश्य',
  land: 'जग्गा',
  outside: 'बाहिरको दृश्य',
  rendered: 'कम्प्युटरमा बनाइएको चित्र',
}

const DEALS = { sale: 'बिक्रीका लागि', rent: 'भाडाका लागि', lease: 'लिजका लागि' }

export const composed: ComposedWords = {
  offered: ({ kind, deal, place, size, rooms, parts, rate }) => {
    const where = place && `${place.town ? `${ending(place.town, 'को')} ` : ''}${ending(place.name, 'मा')}`
    const what = [rooms ? undefined : size && headline.tied(size), 'एउटा', rooms, kind]
      .filter(Boolean)
      .join(' ')
    const first = [where, what, DEALS[deal], 'छ'].filter(Boolean).join(' ')
    return `${first}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${rate ? `, मूल्य प्रति कट्ठा ${rate} पर्छ` : ''}`
  },
  builtUp: (area) => `बिल्ट-अप एरिया ${area}`,
  land: (area) => `जग्गा ${area}`,
  floors: (count) => `${count} तला`,
  facing: (direction) => `मोहडा ${direction}तिर छ`,
  road: (feet) => `अगाडिको बाटो ${feet} फिट चौडा छ`,
  accessRoad: (feet) => `गोदामसम्म जाने बाटो ${feet} फिट चौडा छ`,
  height: (feet) => `छतको उचाइ ${feet} फिट छ`,
  corner: 'यो कर्नर प्लट हो',
  rooms: (beds, baths) => {
    const isOne = !(beds && baths) && (beds ?? baths) === '१'
    return `यसमा ${[beds && `${beds} वटा सुत्ने कोठा`, baths && `${baths} वटा बाथरुम`].filter(Boolean).join(' र ')} ${isOne ? 'छ' : 'छन्'}`
  },
  near: (things, listed) => `सिधा नाप्दा ${listed(things.map(({ name, km }) => `${name} ${km} किमी`))} टाढा छ`,
  station: 'स्टेसन',
  stop: '।',
  has: (list) => `साथमा ${list} पनि छ`,
  and: ' र ',
  features: {
    loadingDock: 'लोडिङ डक',
    hasCraneFacility: 'क्रेन',
    isColdStorageAvailable: 'कोल्ड स्टोरेज',
    powerBackup: 'पावर ब्याकअप',
    boundaryWall: 'पर्खाल',
    garden: 'बगैँचा',
    garage: 'ग्यारेज',
    gatedCommunity: 'सोसाइटीको आफ्नै गेट',
  },
  owned: (ownership) => `स्वामित्व: ${ownership}`,
  seen: {
    site: 'हाम्रा मानिसले ठाउँमै गएर हेरेका छन्',
    deed: 'हाम्रा मानिसले रजिस्ट्री दलिल हेरेका छन्',
    both: 'हाम्रा मानिसले ठाउँ र रजिस्ट्री दलिल दुवै हेरेका छन्',
  },
}

export const walk: WalkWords = {
  front: (facing, cars) =>
    [facing && `घरको मोहडा ${facing}तिर छ`, cars && `${cars} वटा गाडी राख्ने ठाउँ छ`]
      .filter(Boolean)
      .join(' र '),
  inside: ({ area, floors, isOneFloor, furnishing }) => {
    const house = floors && (isOneFloor ? 'एकतले घर' : `${floors} तले घर`)
    const on = floors && (isOneFloor ? 'एउटै तलामा' : `${floors} तलामा जम्मा`)
    const size = area ? [on, `${area} बिल्ट-अप एरिया`].filter(Boolean).join(' ') : house
    return [size, furnishing].filter(Boolean).join(', ')
  },
  kitchen: { new: 'भान्सा नयाँ छ', modular: 'भान्सा मोड्युलर छ' },
  rooms: (beds, baths) => {
    const rooms = [beds && `${beds} वटा सुत्ने कोठा`, baths && `${baths} वटा बाथरुम`].filter(Boolean).join(' र ')
    const isOne = !(beds && baths) && (beds ?? baths) === '१'
    return rooms && `${rooms} ${isOne ? 'छ' : 'छन्'}`
  },
  land: (area, hasGarden) => (hasGarden ? `घर र बगैँचा गरी जम्मा ${area} जग्गा छ` : `घर ${area} जग्गामा बनेको छ`),
  named: {
    front: /गेट|पोर्च|गाडी|बरन्डा|^बाहिर/,
    living: /बैठक|होम थिएटर/,
    kitchen: /भान्सा/,
    bedroom: /सुत्ने कोठा/,
    bath: /बाथरुम/,
    garden: /बगैँचा|बगैंचा|चियाबगान|दुबो|बाटोका बत्ती/,
    road: /बाटो/,
    above: /छत|कौसी/,
  },
}
