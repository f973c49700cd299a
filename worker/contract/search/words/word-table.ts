import type { Deal, Facing, FilterCategory, Sort } from '#contract/properties/enums.ts'
import type { FilterNames, FilterValue } from '#contract/properties/filters.ts'
import type { AreaUnit } from '#contract/units/area.ts'

/** Filters that a word turns on, and those whose words are said one by one. */
export type Feature = FilterNames<{ type: 'flag'; texts: 'tables' }>
export type WordChoice = Exclude<FilterNames<{ type: 'choice'; texts: 'tables' }>, 'deal'>

/**
 * The words of a language, or of a way to write it, that a search understands. Each entry is a list of phrases divided by
 * commas, in lower case; a phrase has at most four words. A further language is a further table.
 */
export type WordTable = {
  kinds?: Record<FilterCategory, string>
  /** Kinds of property that the firm does not have; a word that names one it has is read as that. */
  missingKinds?: string
  deals?: Partial<Record<Deal, string>>
  /** What means a rent beside a kind of property, and other things elsewhere. */
  rentBesideKind?: string
  features: Record<Feature, string>
  choices: { [Name in WordChoice]: Partial<Record<FilterValue<Name> & string, string>> }
  directions?: Partial<Record<Facing, string>>
  /** One word for 'facing' with a direction: 'dakshinmukhi'. */
  facings?: Partial<Record<Facing, string>>
  /** 'Facing', before or after a direction. */
  facing?: string
  /** After a number. */
  bedrooms?: string
  bathrooms?: string
  /** What can be moved into at once. */
  ready?: string
  /** Of a building: built of late, built long ago, and 'years old' behind a number. */
  newBuilt?: string
  oldBuilt?: string
  yearsOld?: string
  /** The floor that something is on, by its number: 0 is the ground. */
  floors?: Record<string, string>
  /** After a number: how many floors a house has, which no filter asks for. English texts say it in the words of listings. */
  storeys?: string
  /** After a number: places for cars. */
  parkingPlaces?: string
  cars?: string
  /** Between a number and what it counts: 'টি', 'वटा'. */
  counters?: string
  numbers?: Record<string, string>
  /** Before a number, adds a half or a quarter to it or takes a quarter off: 'সাড়ে তিন' is 3.5, 'सवा दो' 2.25, 'paune do' 1.75. */
  andHalf?: string
  andQuarter?: string
  lessQuarter?: string
  /** The same behind a number: 'two and a half'. */
  halfBehind?: string
  quarterBehind?: string
  crore?: string
  lakh?: string
  thousand?: string
  areaUnits?: Partial<Record<AreaUnit, string>>
  feet?: string
  metres?: string
  /** Units by which nothing is searched; known so that a number before them is not read as a budget. */
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
  /** Before or after a unit of which a price is told. */
  per?: string
  /** Between two amounts. */
  to?: string
  /** Between the two amounts of 'between'. */
  and?: string
  /** Between two numbers of which either is wanted. */
  or?: string
  /** Between the two sides of a piece of land: '40 by 60'. */
  times?: string
  /** After a distance: '2 km away from'. */
  away?: string
  /** Before a place or a thing: what follows is no kind of property. */
  near?: string
  /** The same behind a place: 'matigara ke paas'. */
  nearBehind?: string
  /** What follows is not wanted. */
  without?: string
  /** What stands before is not wanted. */
  lacking?: string
  /** Between a property and what it is for: 'land for house'. */
  purpose?: string
  /** After what a property is for. */
  purposeBehind?: string
  /** Endings that are joined to words of this table and mean nothing to a search; the word is read without them. */
  endings?: string
  /** Joined endings that are read as words of their own: 'लाखसम्म' is 'लाख सम्म'. */
  linkedEndings?: string
  /** Endings that are joined to the name of a place. */
  placeEndings?: string
  /** English words to which endings of other languages are joined. */
  loans?: string
  /** Words for which listings use an English one, by that one: it is searched where the typed word finds nothing. */
  english?: Record<string, string>
  /** Names of things that hold a word of another meaning; they stay text. */
  names?: string
  /** Words that ask for an order of the list: 'cheap' for the lowest price first. */
  orders?: Partial<Record<Sort, string>>
  /** What somebody says who wants to sell: 'ghar bechna hai'. */
  selling?: string
  /** What buyers ask for and no field says; the reply tells that nothing filters by it. */
  unfiltered?: string
  states?: string
  /** Dropped wherever they stand. */
  small?: string
  /** Dropped, also where nothing else is said. */
  anything?: string
}
