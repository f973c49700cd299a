import { FIRM } from '#contract/firm.ts'
import { type Category, DEALS, FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { listParameters } from './address.ts'

type Query = Iterable<readonly [name: string, value: string]>
type Kind = Category | 'Residential'

/** What narrows nothing down. */
const NO_FILTERS: readonly string[] = ['asTyped', 'cursor', 'limit', 'sort']
const MOST_LETTERS = 40
const KINDS: Record<Kind, readonly [one: string, several: string]> = {
  Villa: ['villa', 'villas'],
  Plot: ['plot', 'plots'],
  Warehouse: ['warehouse', 'warehouses'],
  Residential: ['home', 'homes'],
}
const DEAL_WORDS: Record<(typeof DEALS)[number], string> = {
  sale: ' for sale',
  rent: ' to rent',
  lease: ' on lease',
}

/** Whether the query of a list page asks for less than everything. */
export function isNarrowed(query: Query): boolean {
  return listParameters(query).some(([name, value]) => !NO_FILTERS.includes(name) && value !== 'false')
}

/** The address behind 'Sell Land' is that of 'Purchase Land': its page speaks to sellers too. */
export function isAboutLand(query: Query): boolean {
  return new Map<string, string>(listParameters(query)).get('searchTerm')?.toLowerCase() === 'land'
}

/** '7 villas for sale in Siliguri', 'Plots in Matigara' where none or not yet counted. `total` as visitors read it. */
export function foundSentence(query: Query, reading: SearchReading | undefined, total?: string): string {
  const asked = new Map<string, string>(listParameters(query))
  const parts = reading?.parts.filter(({ isOverruled }) => !isOverruled).map(({ filters }) => filters) ?? []
  const status = asked.get('status')?.toLowerCase() ?? ''
  const deal = asked.get('deal') ?? parts.find((part) => part.deal)?.deal
  const place = asked.get('city') ?? parts.find((part) => part.place)?.place
  const words = reading?.words.join(' ') ?? ''
  const [one, several] = kindOf(
    asked.get('category')?.split(',') ?? parts.flatMap((part) => part.categories ?? []),
  )
  const isCounted = total !== undefined && total !== '0'
  const sentence =
    (isCounted ? `${total} ` : '') +
    (status === 'sold' || status === 'rented' ? `${status} ` : '') +
    (total === '1' ? one : several) +
    dealWords(deal) +
    (place ? ` in ${named(place)}` : ` in ${FIRM.city} and around`) +
    (words ? ` with “${words.slice(0, MOST_LETTERS)}”` : '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function kindOf(categories: readonly string[]): readonly [one: string, several: string] {
  const known = categories.map((word) =>
    FILTER_CATEGORIES.find((category) => category.toLowerCase() === word.trim().toLowerCase()),
  )
  const [kind, ...others] = new Set(known)
  return kind && others.length === 0 ? KINDS[kind] : ['property', 'properties']
}

function dealWords(deal: string | undefined): string {
  const known = DEALS.find((word) => word === deal?.toLowerCase())
  return known ? DEAL_WORDS[known] : ''
}

const named = (place: string) =>
  place.slice(0, MOST_LETTERS).replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
