import { LIMITS } from '#contract/limits.ts'
import type { FilterCategory } from '#contract/properties/enums.ts'

/** Words that name a category, in the languages of the region. They filter; they are never searched as text. */
const CATEGORY_WORDS: Record<FilterCategory, readonly string[]> = {
  Warehouse: [
    'warehouse',
    'warehouses',
    'godown',
    'godowns',
    'gudam',
    'shed',
    'sheds',
    'গুদাম',
    'গোডাউন',
    'गोदाम',
  ],
  Plot: [
    'plot',
    'plots',
    'land',
    'lands',
    'zameen',
    'jameen',
    'zamin',
    'jomi',
    'jami',
    'জমি',
    'প্লট',
    'जमीन',
    'ज़मीन',
    'प्लॉट',
    'जग्गा',
  ],
  Villa: [
    'villa',
    'villas',
    'house',
    'houses',
    'bungalow',
    'bungalows',
    'bari',
    'baari',
    'ভিলা',
    'বাড়ি',
    'বাংলো',
    'मकान',
    'घर',
    'विला',
    'बंगला',
  ],
  Residential: ['residential', 'home', 'homes', 'আবাসিক', 'आवासीय'],
}

const CATEGORY_OF_WORD = new Map(
  (['Villa', 'Residential', 'Warehouse', 'Plot'] as const).flatMap((category) =>
    CATEGORY_WORDS[category].map((word) => [word.normalize('NFC'), category] as const),
  ),
)

const TOKEN = /[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}]+/gu

/** The words of a text as the search index cuts them: letters, numbers and marks, in lower case. */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').toLowerCase().match(TOKEN) ?? []
  return words.slice(0, LIMITS.maxSearchWords)
}

/** A search text in its two halves: the categories it names and the words that must match. */
export function readSearch(text: string): { categories: FilterCategory[]; words: string[] } {
  const words = wordsOf(text)
  const categories = words.flatMap((word) => CATEGORY_OF_WORD.get(word) ?? [])
  return { categories: [...new Set(categories)], words: words.filter((word) => !CATEGORY_OF_WORD.has(word)) }
}

/** The FTS5 query for "every one of these words, by its beginning", always quoted. */
export function matchAll(words: string[], columns?: string): string {
  const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' AND ')
  return columns ? `{${columns}} : (${phrases})` : `(${phrases})`
}
