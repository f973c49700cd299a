import { dealOfBudget } from '#contract/list/budget.ts'
import { phrasesIn } from '#contract/search/phrases.ts'
import { tokensOf } from '#contract/search/tokens.ts'
import { LOWEST_PRICE_INR } from '#contract/units/money-words.ts'
import { withoutPrivate } from './message/private-pieces.ts'
import { plainMessage } from './message/plain-message.ts'
import { CSV_PROBLEM_NAMES, type CsvProblem } from './csv-groups.ts'
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

/** Homes that are no house of their own: whether they are listed as villas is asked once for a file. */
const FLATS = /flat|apartment|builder|pent ?house|studio|(?<!\p{L})floor/iu
export const isFlat = (text: string): boolean => FLATS.test(text)

type Understood = {
  category: Category
  priceInr: number
  deal: Deal
  /** Something in the row says which deal it is. */
  isDealSaid: boolean
  areaSqFt: number | null
  isUnitSaid: boolean
  /** What visitors will read. */
  publicTexts: readonly string[]
}

/** No listing of its kind costs more: a unit was taken twice. A rent is for a month. */
const HIGHEST_PRICE_INR: Record<Category, Record<Deal, number>> = {
  Plot: { sale: 1_000_000_000, rent: 5_000_000, lease: 100_000_000 },
  Warehouse: { sale: 2_000_000_000, rent: 20_000_000, lease: 500_000_000 },
  Villa: { sale: 1_000_000_000, rent: 2_000_000, lease: 50_000_000 },
}
/** What a square foot costs at least and at most, of fields far out to shops at a main road; outside, a price or a size is wrong. */
const RUPEES_A_SQ_FT: Record<Category, Record<'sale' | 'rent', readonly [least: number, most: number]>> = {
  Plot: { sale: [15, 40_000], rent: [0.05, 300] },
  Warehouse: { sale: [150, 50_000], rent: [1, 500] },
  Villa: { sale: [300, 60_000], rent: [2, 400] },
}
/** Below this a size without a unit is rather katha or decimal. */
const SMALLEST_SQ_FT = 100

/** What may have been understood wrongly though nothing is wrong with it, the most harmful first. */
export function doubtsOf(row: Understood): CsvProblem[] {
  const { category, priceInr, deal, isDealSaid, areaSqFt, isUnitSaid, publicTexts } = row
  const isSmall = areaSqFt !== null && areaSqFt > 0 && areaSqFt < SMALLEST_SQ_FT
  const doubts: Partial<Record<CsvProblem, boolean>> = {
    'private in public': publicTexts.some((text) => phonesOf(text).length > 0),
    'square feet assumed': isSmall && !isUnitSaid,
    'sale assumed': !isDealSaid,
  }
  const ofPrice = priceInr > 0 ? priceDoubt(category, priceInr, deal, areaSqFt) : undefined
  return CSV_PROBLEM_NAMES.filter((problem) => problem === ofPrice || doubts[problem])
}

/** Whether a price is unlike its kind, its deal or, where that is known, its size. */
function priceDoubt(
  category: Category,
  priceInr: number,
  deal: Deal,
  areaSqFt: number | null,
): CsvProblem | undefined {
  if (priceInr < LOWEST_PRICE_INR) return 'price without a unit'
  if (priceInr > HIGHEST_PRICE_INR[category][deal]) return 'price unlike the kind'
  const [own, other] = deal === 'sale' ? (['sale', 'rent'] as const) : (['rent', 'sale'] as const)
  if (areaSqFt === null || areaSqFt < SMALLEST_SQ_FT) {
    const isSaleSized = dealOfBudget({ minInr: priceInr, maxInr: priceInr }) === 'sale'
    return isSaleSized === (deal === 'sale') ? undefined : 'price unlike the deal'
  }
  const fits = ([least, most]: readonly [number, number]) =>
    priceInr >= least * areaSqFt && priceInr <= most * areaSqFt
  const rates = RUPEES_A_SQ_FT[category]
  if (fits(rates[own])) return undefined
  return fits(rates[other]) ? 'price unlike the deal' : 'price unlike the size'
}

/** The numbers to call that a text names. */
export const phonesOf = (text: string): string[] =>
  withoutPrivate(plainMessage(text)).pieces.flatMap(({ label, words }) => (label === 'Phone' ? [words] : []))
