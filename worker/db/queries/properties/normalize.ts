import { normalizeTerms } from '#contract/properties/normalize-terms.ts'
import { confirmedAfter, dealOf, stateOf, type Terms } from '#contract/properties/rules.ts'
import type { MapLocation } from '#contract/properties/map-location.ts'
import {
  type ColumnName,
  COMMON_FIELDS,
  type CommonFields,
  type Field,
  fieldsOf,
} from '#contract/properties/fields.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { PropertyRow } from './rows.ts'
import { pickKept, type NormalizeContext } from './normalize-context.ts'
import { priceStateAfter } from './price-history.ts'
import { mergeEntered, withEntered } from './saved-areas.ts'
import { mergeChecks } from './saved-checks.ts'
import { withShownPlace, withTruePlace } from './shown-place.ts'
import { mergeDetails, mergeTwins } from './saved-details.ts'

type Values = Record<string, unknown>

/**
 * The columns of a listing after a save: stored values, changed by the form, with everything that follows
 * from them (areas in square feet, both spellings, deal, flags, status, search terms). Keys that the form
 * leaves out keep their value.
 */
export function normalizeProperty(
  category: Category,
  changes: PropertyChange,
  context: NormalizeContext,
  asStored?: PropertyRow,
) {
  const stored = asStored && withTruePlace(asStored)
  const { approvedByAdmin, pictures, nowMs, savedBy: by = null } = context
  const enteredAreas = mergeEntered(changes, stored)
  const form = mergeTwins(category, withEntered(changes, enteredAreas), stored)
  const terms = normalizeTerms(mergeTerms(form, stored))
  const standing = { approvedByAdmin, isSold: terms.isSold, isRented: terms.isRented }
  const confirmed = confirmedAfter(standing, stored, { isSaid: changes.confirm === true, nowMs, by })
  const saved = {
    ...formColumns(category, form, stored),
    isForSale: terms.isForSale,
    isForRent: terms.isForRent,
    isSold: terms.isSold,
    isRented: terms.isRented,
    ...mapColumns(form.googleMap, stored),
    category,
    ...mergeDetails(category, { ...form, ...mergeChecks(changes, context, stored) }, context, stored),
    enteredAreas,
    pictures,
    approvedByAdmin,
    deal: dealOf(terms),
    status: stateOf({ ...standing, ...confirmed }),
    ...confirmed,
    updatedAt: nowMs,
    publishedAt: stored?.publishedAt ?? (approvedByAdmin ? nowMs : null),
  }
  const columns = withShownPlace(saved, context.hidePoint, asStored)
  const prices = priceStateAfter(columns, stored, nowMs)
  return { ...columns, ...prices, searchTerms: searchTermsOf(category, { ...columns, ...columns.details }) }
}
export type NormalizedProperty = ReturnType<typeof normalizeProperty>

/** What is neither sold nor rented any more is offered again, where the save does not say otherwise: its flag was cleared. */
function mergeTerms(form: PropertyChange, stored?: PropertyRow): Terms {
  const kept = keeper(form, stored)
  const isSold = kept('isSold') ?? false
  const isRented = kept('isRented') ?? false
  const isForRent = stored?.isForRent || (stored?.isRented && !isRented)
  const isForSale = stored?.isForSale || (stored?.isSold && !isSold && !isForRent)
  return {
    leaseType: kept('leaseType') ?? null,
    isForSale: pickKept(form.isForSale, isForSale) ?? false,
    isForRent: pickKept(form.isForRent, isForRent) ?? false,
    isSold,
    isRented,
  }
}

type ColumnOf<Name extends ColumnName> = CommonFields[Name]['column']
type FormColumns = Pick<PropertyRow, ColumnOf<ColumnName>>

/** The columns that hold what the form says, nothing derived. */
function formColumns(category: Category, form: PropertyChange, stored?: PropertyRow): FormColumns
function formColumns(category: Category, form: Values, stored: Values = {}) {
  const columns = Object.entries(COMMON_FIELDS).flatMap(([name, field]) => {
    if (!('column' in field)) return []
    const empty = 'isFilled' in field ? EMPTY[field.kind] : null
    const value = pickKept(form[name], stored[field.column]) ?? empty
    return [[field.column, name === 'propertyType' ? value || category : value]]
  })
  return Object.fromEntries(columns)
}

/** What stands in a column that is never null where nothing was said. */
const EMPTY: Partial<Record<Field['kind'], unknown>> = { text: '', money: 0, flag: false }

const keeper =
  (form: PropertyChange, stored?: PropertyRow) =>
  <Key extends keyof PropertyRow & keyof PropertyChange>(key: Key) =>
    pickKept(form[key], stored?.[key])

function mapColumns(location: MapLocation | null | undefined, stored?: PropertyRow) {
  if (location === undefined)
    return { lat: stored?.lat ?? null, lng: stored?.lng ?? null, embedUrl: stored?.embedUrl ?? null }
  if (location === null) return { lat: null, lng: null, embedUrl: null }
  if ('embedUrl' in location) return { lat: null, lng: null, embedUrl: location.embedUrl }
  return { ...location, embedUrl: null }
}

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
