import type { WordTable } from './word-table.ts'

/** Bengali letters. */
export const BENGALI_WORDS: WordTable = {
  kinds: {
    Villa: 'ভিলা, বাড়ি, বাংলো',
    Residential: 'আবাসিক, ফ্ল্যাট',
    Warehouse: 'গুদাম, গোডাউন',
    Plot: 'জমি, প্লট',
  },
  deals: { sale: 'বিক্রি', rent: 'ভাড়া, ভাড়ায়', lease: 'লিজ, লিজে' },
  crore: 'কোটি',
  lakh: 'লাখ, লক্ষ',
  thousand: 'হাজার',
}

/** Devanagari, for Hindi and Nepali. */
export const DEVANAGARI_WORDS: WordTable = {
  kinds: {
    Villa: 'मकान, घर, विला, बंगला',
    Residential: 'आवासीय, फ़्लैट, फ्लैट, फ्ल्याट',
    Warehouse: 'गोदाम',
    Plot: 'जमीन, ज़मीन, प्लॉट, प्लट, जग्गा',
  },
  deals: { sale: 'बिक्री', rent: 'किराया, किराए, भाडा, भाडामा', lease: 'लीज़, लीज, लिज, लिजमा' },
  crore: 'करोड़, करोड',
  lakh: 'लाख',
  thousand: 'हज़ार, हजार',
}
