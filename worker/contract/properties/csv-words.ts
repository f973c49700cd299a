import { dealOfBudget } from '#contract/list/budget.ts'
import { phrasesIn } from '#contract/search/phrases.ts'
import { tokensOf } from '#contract/search/tokens.ts'
import { withoutPrivate } from './message/private-pieces.ts'
import { plainMessage } from './message/plain-message.ts'
import { type Category, categoryOf, type Deal, type LeaseType } from './enums.ts'

const WORD_OF: Record<Deal, LeaseType> = { sale: 'Sale', rent: 'Rent', lease: 'Lease' }

/** The category that a cell names by a word that visitors search with ('godown', 'zameen'); undefined where it names none or two. */
export function categoryOfWords(text: string): Category | undefined {
  const kinds = rolesIn(text).flatMap(({ kind }) => kind ?? [])
  const named = kinds.filter((kind) => kind !== 'Residential')
  const kind = only((named.length > 0 ? named : kinds).map(categoryOf))
  if (kind !== undefined || kinds.length > 0) return kind
  if (HOMES.test(text)) return 'Villa'
  return STORES.test(text) ? 'Warehouse' : undefined
}

/** Homes that visitors seldom search by these words. */
const HOMES =
  /^(?:independent |builder |studio |service |furnished )*(?:pent ?house|builder floor|floor|studio|farm ?house|row ?house|cottage|studio apartment)s?$/i

/** A shed is a store, whatever is made in it. */
const STORES = /^(?:factory|industrial|storage|cold) (?:sheds?|stores?|storage)$/i

/** The deal that a cell names in such words: 'for sale', 'to let'. */
export const leaseTypeOfWords = (text: string): LeaseType | undefined =>
  only(rolesIn(text).flatMap(({ deal }) => (deal ? [WORD_OF[deal]] : [])))

/** The roles of the longest phrases, one behind the other. */
function rolesIn(text: string) {
  const tokens = tokensOf(text)
  const phrases = phrasesIn(tokens)
  const roles = []
  for (let at = 0; at < tokens.length;) {
    const named = phrases
      .at(at)
      .find(({ roles: { kind, deal, isMissingKind } }) => kind ?? deal ?? isMissingKind)
    if (named) roles.push(named.roles)
    at = named?.next ?? at + 1
  }
  return roles.some(({ isMissingKind }) => isMissingKind) ? [] : roles
}

function only<Word>(words: Word[]): Word | undefined {
  const [first, ...others] = new Set(words)
  return others.length === 0 ? first : undefined
}

/** What may have been understood wrongly, though nothing is wrong with it: the most harmful first. */
export const CSV_DOUBTS = [
  'price without a unit',
  'price unlike the kind',
  'price unlike the deal',
  'private in public',
  'upper price',
  'price on request',
  'sale assumed',
  'kind by a word',
  'square feet assumed',
] as const
export type CsvDoubt = (typeof CSV_DOUBTS)[number]

type Understood = {
  category: Category
  isKindByWord: boolean
  priceInr: number
  deal: Deal
  /** Something in the row says which deal it is. */
  isDealSaid: boolean
  areaSqFt: number | null
  isUnitSaid: boolean
  /** What visitors will read. */
  publicTexts: readonly string[]
  /** The price is the upper end of a range. */
  isUpperPrice: boolean
}

/** No listing costs so little, not even a month of it. */
const LOWEST_PRICE_INR = 500
/** No listing of its kind costs more: a unit was taken twice. A rent is for a month. */
const HIGHEST_PRICE_INR: Record<Category, Record<Deal, number>> = {
  Plot: { sale: 1_000_000_000, rent: 5_000_000, lease: 100_000_000 },
  Warehouse: { sale: 2_000_000_000, rent: 20_000_000, lease: 500_000_000 },
  Villa: { sale: 1_000_000_000, rent: 2_000_000, lease: 50_000_000 },
}
/** Below this a size without a unit is rather katha or decimal. */
const SMALLEST_SQ_FT = 100

export function doubtsOf(row: Understood): CsvDoubt[] {
  const {
    category,
    isKindByWord,
    priceInr,
    deal,
    isDealSaid,
    areaSqFt,
    isUnitSaid,
    isUpperPrice,
    publicTexts,
  } = row
  const likely = dealOfBudget({ minInr: priceInr, maxInr: priceInr })
  const isUnlike = priceInr > 0 && likely !== undefined && (likely === 'sale') !== (deal === 'sale')
  const isSmall = areaSqFt !== null && areaSqFt > 0 && areaSqFt < SMALLEST_SQ_FT
  const doubts: Record<CsvDoubt, boolean> = {
    'price without a unit': priceInr > 0 && priceInr < LOWEST_PRICE_INR,
    'price unlike the kind': priceInr > HIGHEST_PRICE_INR[category][deal],
    'private in public': publicTexts.some(namesPhone),
    'upper price': isUpperPrice,
    'kind by a word': isKindByWord,
    'price on request': priceInr === 0,
    'sale assumed': !isDealSaid,
    'price unlike the deal': isUnlike,
    'square feet assumed': isSmall && !isUnitSaid,
  }
  return CSV_DOUBTS.filter((doubt) => doubts[doubt])
}

const namesPhone = (text: string) =>
  withoutPrivate(plainMessage(text)).pieces.some(({ label }) => label === 'Phone')
