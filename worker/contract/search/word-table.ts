import type { Deal, Facing, FilterCategory, OwnershipType } from '#contract/properties/enums.ts'

/** What a listing has or is, when a text only names it. */
export type Feature =
  | 'corner'
  | 'loadingDock'
  | 'crane'
  | 'coldStorage'
  | 'powerBackup'
  | 'gated'
  | 'garden'
  | 'garage'
  | 'boundaryWall'

/**
 * The words of a language, or of a way to write it, that a search understands. Each entry is a list of phrases divided by commas, in lower
 * case; a phrase has at most four words. A language more is a table more.
 */
export type WordTable = {
  kinds?: Partial<Record<FilterCategory, string>>
  /** Kinds of property that the firm does not have. */
  missingKinds?: string
  deals?: Partial<Record<Deal, string>>
  features?: Partial<Record<Feature, string>>
  ownership?: Partial<Record<OwnershipType, string>>
  directions?: Partial<Record<Facing, string>>
  /** One word for a direction with its facing. */
  facings?: Partial<Record<Facing, string>>
  /** What makes a direction a facing, before or after it. */
  facing?: string
  /** After a number. */
  bedrooms?: string
  bathrooms?: string
  numbers?: Record<string, string>
  crore?: string
  lakh?: string
  thousand?: string
  feet?: string
  metres?: string
  /** Units of nothing that is searched by, so that their number is no budget. */
  otherUnits?: string
  distances?: string
  road?: string
  height?: string
  wide?: string
  /** Before an amount. */
  atMost?: string
  atLeast?: string
  about?: string
  between?: string
  budget?: string
  currency?: string
  /** After an amount. */
  orLess?: string
  orMore?: string
  perMonth?: string
  /** Between two amounts. */
  to?: string
  /** Between the two amounts of 'between'. */
  and?: string
  /** Before a place or a thing: what follows is no kind of property. */
  near?: string
  /** What follows is not wanted. */
  without?: string
  /** Endings that Bengali and Nepali add to the name of a place. */
  placeEndings?: string
  /** Names of things that hold a word of another meaning; they stay text. */
  names?: string
  states?: string
  /** Dropped wherever they stand. */
  small?: string
  /** Dropped, also where nothing else is said. */
  anything?: string
}
