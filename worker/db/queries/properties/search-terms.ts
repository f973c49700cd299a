import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import type { Category } from '#contract/properties/enums.ts'

/** Further words a listing is found by beside its title, description and place: its type, its features, what it has. */
export function searchTermsOf(category: Category, values: Record<string, unknown>): string {
  return Object.entries(fieldsOf(category))
    .flatMap(([name, { searched, isForStaff }]) => (isForStaff ? [] : termsOf(values[name], searched)))
    .join(' ')
}

function termsOf(value: unknown, searched: Field['searched']): string[] {
  if (!value || !searched) return []
  if (typeof searched === 'string') return [searched]
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'string') return []
  return [searched === true ? value : searched(value)]
}
