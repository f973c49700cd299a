import { FIRM } from '#contract/firm.ts'
import { type Category, type Deal, DEALS, FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { KIND_PLURALS } from '#contract/properties/kinds.ts'
import { placeMeant, type SearchReading } from '#contract/search/reading.ts'
import { listParameters } from './address.ts'

type Query = Iterable<readonly [name: string, value: string]>
type Kind = Category | 'Residential' | 'any'

/** What narrows nothing down. */
const NO_FILTERS: readonly string[] = ['asTyped', 'cursor', 'limit', 'sort']
const MOST_LETTERS = 40
/** What is no kind of its own, one and several. */
const OTHERS = { Residential: ['home', 'homes'], any: ['property', 'properties'] } as const
const DEAL_WORDS: Record<Deal, string> = {
  sale: ' for sale',
  rent: ' to rent',
  lease: ' on lease',
}

/** Whether the query of a list page asks for less than everything. */
export function isNarrowed(query: Query): boolean {
  return listParameters(query).some(
    ([name, value]) => !NO_FILTERS.includes(name) && (value !== 'false' || name === 'placed'),
  )
}

/**
 * What the page asks a visitor about selling: who writes 'want to sell my house', and, as the address behind 'Sell Land' is that
 * of 'Purchase Land', whoever looks for land.
 */
export function sellsWhat(query: Query, reading: SearchReading | undefined): 'land' | 'property' | undefined {
  const isLand = new Map<string, string>(listParameters(query)).get('searchTerm')?.toLowerCase() === 'land'
  if (isLand) return 'land'
  return reading?.isSelling && 'property'
}

/** '7 villas for sale in Siliguri', 'Plots in Matigara' where none or not yet counted. `total` as visitors read it. */
export function foundSentence(query: Query, reading: SearchReading | undefined, total?: string): string {
  const { kind, deal, places, isAround, status, words } = querySummary(query, reading)
  const [one, several] =
    kind === 'Residential' || kind === 'any' ? OTHERS[kind] : [kind.toLowerCase(), KIND_PLURALS[kind]]
  const isCounted = total !== undefined && total !== '0'
  const sentence =
    (isCounted ? `${total} ` : '') +
    (status ? `${status} ` : '') +
    (total === '1' ? one : several) +
    (deal ? DEAL_WORDS[deal] : '') +
    ` in ${places.length > 0 ? places.join(' or ') : FIRM.city}` +
    (isAround || places.length === 0 ? ' and around' : '') +
    (words ? ` with “${words}”` : '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** What the query of a list page asks for, as a sentence says it. */
export type QuerySummary = {
  kind: Kind
  deal: Deal | undefined
  /** Any of them is wanted; as they were typed or, where that was corrected, meant; with capitals. */
  places: string[]
  /** Also what lies next to them. */
  isAround: boolean
  status: 'sold' | 'rented' | undefined
  words: string
}

export function querySummary(query: Query, reading: SearchReading | undefined): QuerySummary {
  const asked = new Map<string, string>(listParameters(query))
  const parts = reading?.parts.filter(({ isOverruled }) => !isOverruled).map(({ filters }) => filters) ?? []
  const status = asked.get('status')?.toLowerCase()
  const deal = asked.get('deal') ?? parts.find((part) => part.deal)?.deal
  const { place: said, otherPlaces = [], nearPlaces } = parts.find((part) => part.place) ?? {}
  const city = asked.get('city')
  const places =
    city === undefined ? [...(said === undefined ? [] : [said]), ...otherPlaces] : [placeMeant(city, reading)]
  return {
    kind: kindOf(asked.get('category')?.split(',') ?? parts.flatMap((part) => part.categories ?? [])),
    deal: DEALS.find((word) => word === deal?.toLowerCase()),
    places: places.map(named),
    isAround: city === undefined && nearPlaces !== undefined,
    status: status === 'sold' || status === 'rented' ? status : undefined,
    words: (reading?.words.join(' ') ?? '').slice(0, MOST_LETTERS),
  }
}

function kindOf(categories: readonly string[]): Kind {
  const known = categories.map((word) =>
    FILTER_CATEGORIES.find((category) => category.toLowerCase() === word.trim().toLowerCase()),
  )
  const [kind, ...others] = new Set(known)
  return kind && others.length === 0 ? kind : 'any'
}

const named = (place: string) =>
  place.slice(0, MOST_LETTERS).replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
