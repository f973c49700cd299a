import type { Deal, Facing, FilterCategory, OwnershipType } from '#contract/properties/enums.ts'
import type { AreaUnit } from '#contract/units/area.ts'

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
  /** Between a number and what it counts: 'টি', 'वटा'. */
  counters?: string
  numbers?: Record<string, string>
  /** Before a number that is a half more: 'সাড়ে তিন'. */
  andHalf?: string
  crore?: string
  lakh?: string
  thousand?: string
  areaUnits?: Partial<Record<AreaUnit, string>>
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
  /** Between two numbers, either of which will do. */
  or?: string
  /** Between the two sides of a ground: '40 by 60'. */
  times?: string
  /** After a distance: '2 km away from'. */
  away?: string
  /** Before a place or a thing: what follows is no kind of property. */
  near?: string
  /** What follows is not wanted. */
  without?: string
  /** What stands before is not wanted. */
  lacking?: string
  /** Endings that are glued to words of this table and say nothing here; the word is read without them. */
  endings?: string
  /** Endings that say something, as if they stood apart: 'लाखसम्म' is 'लाख सम्म'. */
  linkedEndings?: string
  /** Endings that are glued to the name of a place. */
  placeEndings?: string
  /** English words that the endings of other languages are glued to. */
  loans?: string
  /** Other words that listings in English may hold, by the English one: what is not found as typed is looked for by it. */
  english?: Record<string, string>
  /** Names of things that hold a word of another meaning; they stay text. */
  names?: string
  states?: string
  /** Dropped wherever they stand. */
  small?: string
  /** Dropped, also where nothing else is said. */
  anything?: string
}
