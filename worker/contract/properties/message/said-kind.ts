import { type Category, categoryOf, type FilterCategory } from '#contract/properties/enums.ts'
import type { Fact } from './fact.ts'
import { filtersIn, isOf, type Span } from './filled-fields.ts'

/** The kind that is named; of a building and its land the building; else what only one kind can be. */
export function saidKind(
  facts: readonly Fact[],
): { category: Category; word: string; facts: readonly Span[] } | undefined {
  const floors = new Set(filtersIn(facts).flatMap(({ filters }) => filters.floor ?? []))
  const isMixed = floors.size > 1 && facts.some((fact) => fact.is === 'text' && fact.isOtherKind)
  if (isMixed) return undefined
  const all = filtersIn(facts).filter(({ filters }) => filters.categories)
  const certain = all.filter(({ isKindIfNone }) => !isKindIfNone)
  const named = certain.length > 0 ? certain : all
  for (const category of ['Warehouse', 'Villa', 'Plot'] as const) {
    const those = named.filter(({ filters }) =>
      filters.categories?.some((asked) => categoryOf(asked) === category),
    )
    const [first] = those
    if (first) return { category, word: NOUNS[first.filters.categories?.[0] ?? category], facts: those }
  }
  const rooms = filtersIn(facts).filter(
    ({ filters }) => (filters.bedRooms ?? filters.bathrooms) !== undefined,
  )
  if (rooms.length > 0) return { category: 'Villa', word: NOUNS.Villa, facts: rooms }
  const stored = filtersIn(facts).filter(
    ({ filters }) =>
      filters.minCeilingHeightFt ?? filters.loadingDock ?? filters.crane ?? filters.coldStorage,
  )
  if (stored.length > 0) return { category: 'Warehouse', word: NOUNS.Warehouse, facts: stored }
  const sizes = facts.filter(isOf('size'))
  const isBuilt = facts.some(({ is }) => is === 'floors')
  const isLand = !isBuilt && sizes.length > 0 && sizes.every((size) => size.isLand)
  return isLand ? { category: 'Plot', word: NOUNS.Plot, facts: sizes } : undefined
}

const NOUNS: Record<FilterCategory, string> = {
  Plot: 'plot',
  Warehouse: 'warehouse',
  Villa: 'house',
  Residential: 'flat',
}
