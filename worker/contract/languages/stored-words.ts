import type {
  DEAL_LEASE_TYPES,
  Facing,
  FilterCategory,
  FLOORING_TYPES,
  OwnershipType,
  USE_LEASE_TYPES,
  VillaType,
  ZONE_TYPES,
} from '#contract/properties/enums.ts'
import { AREA_UNITS } from '#contract/units/area.ts'
import type { OtherLanguage } from './languages.ts'
import { NUMBER_WORDS } from './number-words.ts'

/** What the server stores or the contract says of a listing in a word of a closed list. BHK and units are not among them. */
export type StoredWord =
  | FilterCategory
  | (typeof USE_LEASE_TYPES)[number]
  | (typeof DEAL_LEASE_TYPES)[number]
  | OwnershipType
  | (typeof FLOORING_TYPES)[number]
  | (typeof ZONE_TYPES)[number]
  | VillaType
  | Facing
  | 'For Sale'
  | 'For Rent'
  | 'For Lease'

export const STORED_WORDS: Record<OtherLanguage, Record<StoredWord, string>> = {
  bn: {
    Villa: 'ভিলা',
    Plot: 'প্লট',
    Warehouse: 'গুদাম',
    Residential: 'আবাসিক',
    Commercial: 'বাণিজ্যিক',
    Industrial: 'শিল্প',
    Agricultural: 'কৃষি',
    Mixed: 'মিশ্র',
    Sale: 'বিক্রি',
    Rent: 'ভাড়া',
    Lease: 'লিজ',
    'For Sale': 'বিক্রির জন্য',
    'For Rent': 'ভাড়ার জন্য',
    'For Lease': 'লিজের জন্য',
    Freehold: 'ফ্রিহোল্ড (পুরো মালিকানা)',
    Leasehold: 'লিজহোল্ড (মেয়াদি লিজ)',
    'Shared Ownership': 'যৌথ মালিকানা',
    'Co-operative Society': 'সমবায় সমিতি',
    'Power of Attorney': 'আমমোক্তারনামা (পাওয়ার অফ অ্যাটর্নি)',
    Tiles: 'টাইলস',
    Concrete: 'কংক্রিট',
    Asphalt: 'পিচ',
    Other: 'অন্য',
    Independent: 'আলাদা বাড়ি',
    'Semi-Detached': 'জোড়া বাড়ি',
    Towerhouse: 'টাওয়ার হাউস',
    'Row House': 'রো হাউস',
    'Villa Complex': 'ভিলা কমপ্লেক্স',
    North: 'উত্তর',
    South: 'দক্ষিণ',
    East: 'পূর্ব',
    West: 'পশ্চিম',
    'North-East': 'উত্তর-পূর্ব',
    'North-West': 'উত্তর-পশ্চিম',
    'South-East': 'দক্ষিণ-পূর্ব',
    'South-West': 'দক্ষিণ-পশ্চিম',
  },
  hi: {
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
    Freehold: 'फ्रीहोल्ड (पूरा मालिकाना)',
    Leasehold: 'लीज़होल्ड (तय साल की लीज़)',
    'Shared Ownership': 'साझा मालिकाना',
    'Co-operative Society': 'सहकारी समिति',
    'Power of Attorney': 'मुख्तारनामा (पावर ऑफ़ अटॉर्नी)',
    Tiles: 'टाइल',
    Concrete: 'कंक्रीट',
    Asphalt: 'डामर',
    Other: 'अन्य',
    Independent: 'अलग मकान',
    'Semi-Detached': 'जुड़वाँ मकान',
    Towerhouse: 'टावर हाउस',
    'Row House': 'रो हाउस',
    'Villa Complex': 'विला कॉम्प्लेक्स',
    North: 'उत्तर',
    South: 'दक्षिण',
    East: 'पूर्व',
    West: 'पश्चिम',
    'North-East': 'उत्तर-पूर्व',
    'North-West': 'उत्तर-पश्चिम',
    'South-East': 'दक्षिण-पूर्व',
    'South-West': 'दक्षिण-पश्चिम',
  },
  ne: {
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
    'Villa Complex': 'भिल्ला कम्प्लेक्स',
    North: 'उत्तर',
    South: 'दक्षिण',
    East: 'पूर्व',
    West: 'पश्चिम',
    'North-East': 'उत्तर-पूर्व',
    'North-West': 'उत्तर-पश्चिम',
    'South-East': 'दक्षिण-पूर्व',
    'South-West': 'दक्षिण-पश्चिम',
  },
}

/** A stored word, or a unit of area, in a language; what is in no list stays as it is: '3BHK', and what staff typed. */
export function storedIn(language: OtherLanguage, word: string): string {
  const unit = AREA_UNITS.find((known) => known === word)
  if (unit) return NUMBER_WORDS[language].units[unit]
  const words: Record<string, string> = STORED_WORDS[language]
  return words[word] ?? word
}
