import type { PropertyRow } from './property-rows.ts'
import type { SettledProperty } from './settle-property.ts'

type Values = Record<string, unknown>

/** What follows from the fields, or changes with every save. */
const DERIVED = new Set(['searchTerms', 'updatedAt', 'publishedAt', 'pictures', 'details'])

/** What a save changes, for the audit log: [before, after] by field, pictures by their addresses. */
export function changesBetween(
  stored: PropertyRow,
  settled: SettledProperty,
  images: string[] | undefined,
): Record<string, [unknown, unknown]> {
  const before: Values = { ...stored, ...stored.details, images: stored.pictures.map(({ url }) => url) }
  const after: Values = { ...settled, ...settled.details, images: images ?? before.images }
  const changed = Object.keys(after).filter(
    (name) => !DERIVED.has(name) && !isSame(before[name], after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, [before[name], after[name]] as const]))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
