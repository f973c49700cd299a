import { OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import {
  DEALS,
  type Deal,
  FACINGS,
  type Facing,
  FILTER_CATEGORIES,
  type FilterCategory,
  type Sort,
  SORTS,
} from '#contract/properties/enums.ts'
import { FILTER_NAMES, FILTERS, isFilterOf, type ListFilters } from '#contract/properties/filters.ts'
import { AREA_UNITS, type AreaUnit } from '#contract/units/area.ts'
import { BENGALI_WORDS } from './words/bengali.ts'
import { DEVANAGARI_WORDS } from './words/devanagari.ts'
import { ENGLISH_WORDS } from './words/english.ts'
import { lookupKey } from './lookup-key.ts'
import { PLACES_IN_SCRIPTS } from './words/places-in-scripts.ts'
import { ROMANISED_WORDS } from './words/romanised.ts'
import type { Feature, WordChoice, WordTable } from './words/word-table.ts'

const OTHER_TABLES: readonly WordTable[] = [ROMANISED_WORDS, BENGALI_WORDS, DEVANAGARI_WORDS]
const TABLES: readonly WordTable[] = [ENGLISH_WORDS, ...OTHER_TABLES]

/** What a phrase can mean; which meaning counts depends on the words around it. */
export type Roles = {
  kind?: FilterCategory
  isMissingKind?: true
  deal?: Deal
  feature?: Feature
  /** A word of another filter's list. */
  choice?: ListFilters
  direction?: Facing
  facing?: Facing
  decimal?: string
  order?: Sort
  /** 'ground floor': 0. */
  floor?: number
  /** A unit of money, as a power of ten: 5 for lakh. */
  moneyZeros?: number
  areaUnit?: AreaUnit
  is: Partial<Record<PlainRole, true>>
}

/** The roles of every phrase that is small and nothing else. */
export const ONLY_SMALL: Roles = { is: { small: true } }

const PLAIN_ROLES = [
  'facing',
  'bedrooms',
  'bathrooms',
  'ready',
  'newBuilt',
  'oldBuilt',
  'yearsOld',
  'storeys',
  'parkingPlaces',
  'cars',
  'counters',
  'andHalf',
  'andQuarter',
  'lessQuarter',
  'halfBehind',
  'quarterBehind',
  'feet',
  'metres',
  'otherUnits',
  'distances',
  'road',
  'height',
  'wide',
  'atMost',
  'atLeast',
  'about',
  'between',
  'budget',
  'currency',
  'orLess',
  'orMore',
  'perMonth',
  'per',
  'to',
  'and',
  'or',
  'times',
  'away',
  'near',
  'nearBehind',
  'without',
  'lacking',
  'purpose',
  'purposeBehind',
  'names',
  'unfiltered',
  'rentBesideKind',
  'selling',
  'states',
  'small',
  'anything',
] as const satisfies readonly (keyof WordTable)[]
export type PlainRole = (typeof PLAIN_ROLES)[number]

const FEATURES = FILTER_NAMES.filter(
  (name): name is Feature => isFilterOf('flag')(name) && FILTERS[name].texts === 'tables',
)
const WORD_CHOICES = FILTER_NAMES.filter(
  (name): name is WordChoice =>
    name !== 'deal' && isFilterOf('choice')(name) && FILTERS[name].texts === 'tables',
)

const SHORTEST_STEM = 2
const SHORTEST_LATIN_STEM = 4
const SHORTEST_SMALL_STEM = 3
/** The entries of a table that list endings, not words. */
const ENDING_ENTRIES: ReadonlySet<string> = new Set<keyof WordTable>([
  'endings',
  'linkedEndings',
  'placeEndings',
])
/** Entries whose words take no ending, or would be another word with one ('teesta'). */
const WITHOUT_ENDINGS: ReadonlySet<string> = new Set<keyof WordTable>([
  'counters',
  'andHalf',
  'andQuarter',
  'lessQuarter',
  'halfBehind',
  'quarterBehind',
  'to',
  'and',
  'or',
  'times',
  'atMost',
  'atLeast',
  'english',
])

/** Every phrase of every table, by its key, with what it can mean. */
export const VOCABULARY: ReadonlyMap<string, Roles> = readTables()
/** The most words of a phrase. */
export const MAX_PHRASE_WORDS = 4
/** The beginnings of phrases of several words, as keys, in whole words. */
export const BEGINNINGS: ReadonlySet<string> = new Set([...VOCABULARY.keys()].flatMap(beginningsOf))
/** Endings by their last letter, the longest first, so that few are tried on a word. */
export type Endings = ReadonlyMap<string, readonly string[]>
export const PLACE_ENDINGS = endingsOf('placeEndings')
/** Endings that are taken off a word, and those that are read as a word of their own. */
export const ENDINGS = endingsOf('endings')
export const LINKED_ENDINGS = endingsOf('linkedEndings')
/** The words that may have endings, by their keys. */
export const STEMS: ReadonlySet<string> = readStems()
const OTHER_WORDS = new Set(
  OTHER_TABLES.flatMap((table) => Object.values(table).flatMap(phrasesIn)).flatMap((phrase) =>
    lookupKey(phrase).split(' '),
  ),
)
/** Whether a key is that of a word in a table other than the English one. */
export const isOtherLanguage = (key: string): boolean => OTHER_WORDS.has(key)
/** The English words by which listings may call what is typed in another language, by the key of the typed word. */
export const IN_ENGLISH: ReadonlyMap<string, string> = readEnglish()

/** The words for kinds of property in Latin letters, which are guessed where no listing has a typed word. */
export const KIND_WORDS: readonly string[] = phrasesIn(ENGLISH_WORDS.kinds ?? {}).filter(
  (phrase) => !phrase.includes(' '),
)

function readTables(): Map<string, Roles> {
  const vocabulary = new Map<string, Roles>()
  const add = (phrases: string | undefined, roles: Omit<Roles, 'is'>, plain?: PlainRole) => {
    for (const key of keysOf(phrases)) {
      const known = vocabulary.get(key) ?? { is: {} }
      vocabulary.set(key, { ...roles, ...known, is: { ...known.is, ...(plain && { [plain]: true }) } })
    }
  }
  for (const table of TABLES) {
    for (const kind of FILTER_CATEGORIES) add(table.kinds?.[kind], { kind })
    for (const deal of DEALS) add(table.deals?.[deal], { deal })
    for (const feature of FEATURES) add(table.features[feature], { feature })
    for (const name of WORD_CHOICES)
      for (const [word, phrases] of Object.entries(table.choices[name]))
        add(phrases, { choice: Object.fromEntries([[name, word]]) })
    for (const facing of FACINGS) add(table.directions?.[facing], { direction: facing })
    for (const facing of FACINGS) add(table.facings?.[facing], { facing })
    for (const [decimal, words] of Object.entries(table.numbers ?? {})) add(words, { decimal })
    for (const [floor, words] of Object.entries(table.floors ?? {})) add(words, { floor: Number(floor) })
    for (const order of SORTS) add(table.orders?.[order], { order })
    add(table.crore, { moneyZeros: 7 })
    add(table.lakh, { moneyZeros: 5 })
    add(table.thousand, { moneyZeros: 3 })
    for (const areaUnit of AREA_UNITS) add(table.areaUnits?.[areaUnit], { areaUnit })
    for (const role of PLAIN_ROLES) add(table[role], {}, role)
  }
  addMissingKinds(vocabulary)
  for (const [key, { is, ...others }] of vocabulary)
    if (is.small && Object.keys({ ...is, ...others }).length === 1) vocabulary.set(key, ONLY_SMALL)
  return vocabulary
}

/** Words of kinds that the firm lacks, unless they are also those of one that it has. */
function addMissingKinds(vocabulary: Map<string, Roles>) {
  for (const key of TABLES.flatMap((table) => keysOf(table.missingKinds))) {
    const known = vocabulary.get(key)
    if (!known?.kind) vocabulary.set(key, { is: {}, ...known, isMissingKind: true })
  }
}

function readStems(): Set<string> {
  const stems = OTHER_TABLES.flatMap((table) =>
    Object.entries(table).flatMap(([name, phrases]) => {
      const isBare = WITHOUT_ENDINGS.has(name) || ENDING_ENTRIES.has(name)
      const isDoubtful = table === ROMANISED_WORDS && (name === 'numbers' || name === 'small')
      if (isBare || isDoubtful) return []
      const shortest = table === ROMANISED_WORDS ? SHORTEST_LATIN_STEM : SHORTEST_STEM
      const words = phrasesIn(phrases).flatMap((phrase) => lookupKey(phrase).split(' '))
      return words.filter((word) => word.length >= (name === 'small' ? SHORTEST_SMALL_STEM : shortest))
    }),
  )
  return new Set([...stems, ...keysOf(ENGLISH_WORDS.loans)])
}

/** From the tables, and word by word from names of places that have equally many words in both languages. */
function readEnglish(): Map<string, string> {
  const english = new Map<string, string>()
  const add = (other: string, word: string) => {
    if (!english.has(lookupKey(other))) english.set(lookupKey(other), word)
  }
  for (const table of OTHER_TABLES)
    for (const [word, others] of Object.entries(table.english ?? {}))
      for (const other of phrasesOf(others)) add(other, word)
  for (const { en, read = '', ...names } of PLACES_IN_SCRIPTS) {
    const words = en.toLowerCase().split(' ')
    const written = [...OTHER_LANGUAGES.map((language) => names[language]), read]
    for (const name of phrasesOf(written.join(','))) {
      const others = name.split(' ')
      if (others.length === 1) add(name, en.toLowerCase())
      else if (others.length === words.length) words.forEach((word, at) => add(others[at] ?? '', word))
    }
  }
  return english
}

function beginningsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
}

function endingsOf(name: 'endings' | 'linkedEndings' | 'placeEndings'): Endings {
  const endings = new Set(TABLES.flatMap((table) => keysOf(table[name])))
  const byLast = new Map<string, string[]>()
  for (const ending of [...endings].toSorted((one, other) => other.length - one.length)) {
    const last = ending.slice(-1)
    byLast.set(last, [...(byLast.get(last) ?? []), ending])
  }
  return byLast
}

function keysOf(list: string | undefined): string[] {
  return phrasesOf(list).map(lookupKey)
}

/** The phrases of one entry of a table, which may have entries of its own. */
function phrasesIn(entry: Entry): string[] {
  return typeof entry === 'string' ? phrasesOf(entry) : Object.values(entry).flatMap(phrasesIn)
}
type Entry = string | { [name: string]: Entry }

function phrasesOf(list: string | undefined): string[] {
  return (list ?? '').split(',').flatMap((phrase) => phrase.normalize('NFC').trim() || [])
}
