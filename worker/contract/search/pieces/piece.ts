import type { Sort } from '#contract/properties/enums.ts'
import type { ListFilters } from '#contract/properties/filters.ts'
import type { FoundPlace } from '#contract/search/places.ts'

/** A piece of the text that begins at a token: text where it has no filters, dropped where these are empty. */
export type Piece = {
  start: number
  next: number
  filters?: ListFilters
  missingKind?: string
  /** It names a kind of property, which then decides what the other pieces can mean. */
  isKind?: true
  place?: FoundPlace
  /** A highway with its number, as one word of the text: 'nh 27'. */
  road?: string
  /** A small word, which is searched as text where the text says nothing else. */
  isSmall?: true
  /** Of 'around 85 lakh' the sum that is said, in rupees; the filters reach to both sides of it. */
  aroundInr?: number
  /** It was understood, but no filter is for it; the reply says so. */
  isUnfiltered?: true
  /** What most listings do not say. Where nothing is found with it, or nothing named can have it, it is read so. */
  plain?: Omit<Piece, 'start' | 'plain'>
  /** It is asked of buildings alone, and only where one is named: 'new', 'old'. */
  isOfBuilding?: true
  /** It was left out, as nothing is found with it. */
  isUnsaid?: true
  /** Who writes wants to sell. */
  isSelling?: true
  /** It asks for an order of the list. */
  order?: Sort
  /** It is meant only where no kind of property is named: 'room for rent'. */
  isKindIfNone?: true
  /** A number that is a budget only beside a rent: 'rent 15000'. */
  isRentOnly?: true
  /** What stands before it, or behind it, is not wanted. */
  negates?: 'next' | 'previous' | 'either'
}

/** A piece that begins at a given token. */
export type UnplacedPiece = Omit<Piece, 'start'>
