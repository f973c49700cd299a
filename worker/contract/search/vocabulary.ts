import {
  DEALS,
  type Deal,
  FACINGS,
  type Facing,
  FILTER_CATEGORIES,
  type FilterCategory,
  OWNERSHIP_TYPES,
  type OwnershipType,
} from '#contract/properties/enums.ts'
import { LATIN_WORDS } from './latin-words.ts'
import { BENGALI_WORDS, DEVANAGARI_WORDS } from './script-words.ts'
import type { Feature, WordTable } from './word-table.ts'

const TABLES: readonly WordTable[] = [LATIN_WORDS, BENGALI_WORDS, DEVANAGARI_WORDS]

/** What a phrase can mean; which of it counts depends on what stands around it. */
export type Roles = {
  kind?: FilterCategory
  isMissingKind?: true
  deal?: Deal
  feature?: Feature
  ownership?: OwnershipType
  direction?: Facing
  facing?: Facing
  decimal?: string
  /** A unit of money: what it multiplies with, as zeros. */
  moneyZeros?: number
  is: Partial<Record<PlainRole, true>>
}

const PLAIN_ROLES = [
  'facing',
  'bedrooms',
  'bathrooms',
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
  'to',
  'and',
  'near',
  'without',
  'names',
  'states',
  'small',
  'anything',
] as const satisfies readonly (keyof WordTable)[]
export type PlainRole = (typeof PLAIN_ROLES)[number]

const FEATURES = [
  'corner',
  'loadingDock',
  'crane',
  'coldStorage',
  'powerBackup',
  'gated',
  'garden',
  'garage',
  'boundaryWall',
] as const satisfies readonly Feature[]

/** Every phrase of every table with what it can mean. */
export const VOCABULARY: ReadonlyMap<string, Roles> = readTables()
/** The longest phrase, in words. */
export const MAX_PHRASE_WORDS = 4
export const PLACE_ENDINGS: readonly string[] = TABLES.flatMap((table) => phrasesOf(table.placeEndings))

function readTables(): Map<string, Roles> {
  const vocabulary = new Map<string, Roles>()
  const add = (phrases: string | undefined, roles: Omit<Roles, 'is'>, plain?: PlainRole) => {
    for (const phrase of phrasesOf(phrases)) {
      const known = vocabulary.get(phrase) ?? { is: {} }
      vocabulary.set(phrase, { ...roles, ...known, is: { ...known.is, ...(plain && { [plain]: true }) } })
    }
  }
  for (const table of TABLES) {
    for (const kind of FILTER_CATEGORIES) add(table.kinds?.[kind], { kind })
    add(table.missingKinds, { isMissingKind: true })
    for (const deal of DEALS) add(table.deals?.[deal], { deal })
    for (const feature of FEATURES) add(table.features?.[feature], { feature })
    for (const ownership of OWNERSHIP_TYPES) add(table.ownership?.[ownership], { ownership })
    for (const facing of FACINGS) add(table.directions?.[facing], { direction: facing })
    for (const facing of FACINGS) add(table.facings?.[facing], { facing })
    for (const [decimal, words] of Object.entries(table.numbers ?? {})) add(words, { decimal })
    add(table.crore, { moneyZeros: 7 })
    add(table.lakh, { moneyZeros: 5 })
    add(table.thousand, { moneyZeros: 3 })
    for (const role of PLAIN_ROLES) add(table[role], {}, role)
  }
  return vocabulary
}

function phrasesOf(list: string | undefined): string[] {
  return (list ?? '').split(',').flatMap((phrase) => phrase.normalize('NFC').trim() || [])
}
