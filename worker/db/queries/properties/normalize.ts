import { toSqFt } from '#contract/units/area.ts'
import { oneBedroomFact } from '#contract/properties/bedrooms.ts'
import { confirmedAfter, dealOf, normalizeTerms, stateOf, type Terms } from '#contract/properties/rules.ts'
import type { MapLocation } from '#contract/properties/map-location.ts'
import type { CheckSaid } from '#contract/properties/checks.ts'
import {
  CategoryDetails,
  type CheckNote,
  EnteredAreas,
  type Picture,
  StoredStaffDetails,
} from '#contract/properties/replies.ts'
import {
  AREA_FIELDS,
  type ColumnName,
  COMMON_FIELDS,
  type CommonFields,
  type Field,
  jsonFieldsOf,
  presetsOf,
} from '#contract/properties/fields.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { type Category, CHECKS } from '#contract/properties/enums.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { PropertyRow } from './rows.ts'
import { searchTermsOf, soundWordsOf } from './search-terms.ts'

type Values = Record<string, unknown>

/** What a save decides beside the form: the pictures it claimed, whether the public may see the listing, and who saves. */
export type SaveContext = {
  pictures: Picture[]
  approvedByAdmin: boolean
  nowMs: number
  savedBy?: string | undefined
  savedByName?: string | undefined
  /** A file says what it says: what it has no column for is not known, and is no preset either. */
  isImport?: true
}

/**
 * The columns of a listing after a save: stored values, changed by the form, with everything that follows
 * from them (areas in square feet, both spellings, deal, flags, status, search terms). Keys that the form
 * leaves out keep their value.
 */
export function normalizeProperty(
  category: Category,
  changes: PropertyChange,
  context: SaveContext,
  stored?: PropertyRow,
) {
  const { approvedByAdmin, pictures, nowMs, savedBy: by = null } = context
  const enteredAreas = mergeEntered(changes, stored)
  const form = mergeTwins(category, withEntered(changes, enteredAreas), stored)
  const terms = normalizeTerms(mergeTerms(form, stored))
  const standing = { approvedByAdmin, isSold: terms.isSold, isRented: terms.isRented }
  const confirmed = confirmedAfter(standing, stored, { isSaid: changes.confirm === true, nowMs, by })
  const columns = {
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
  const searchTerms = searchTermsOf(category, { ...columns, ...columns.details })
  return { ...columns, searchTerms, soundWords: soundWordsOf({ ...columns, searchTerms }) }
}
export type NormalizedProperty = ReturnType<typeof normalizeProperty>

function mergeTerms(form: PropertyChange, stored?: PropertyRow): Terms {
  const kept = keeper(form, stored)
  return {
    leaseType: kept('leaseType') ?? null,
    isForSale: kept('isForSale') ?? false,
    isForRent: kept('isForRent') ?? false,
    isSold: kept('isSold') ?? false,
    isRented: kept('isRented') ?? false,
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

/** A value of the form where it has one, null included; else the stored one. */
const pickKept = <Value>(changed: Value | undefined, stored: Value | undefined) =>
  changed === undefined ? stored : changed

function mergeEntered(changes: PropertyChange, stored?: PropertyRow): EnteredAreas {
  const values: Values = { ...changes }
  const merged: Values = {}
  for (const field of AREA_FIELDS) {
    const typed = changes.enteredAreas?.[field]
    const isReplaced = typed === null || (typed === undefined && values[field] !== undefined)
    const area = isReplaced ? undefined : (typed ?? stored?.enteredAreas[field])
    if (area) merged[field] = area
  }
  return EnteredAreas.parse(merged)
}

function withEntered(changes: PropertyChange, entered: EnteredAreas): PropertyChange {
  const typed = AREA_FIELDS.flatMap((field) => {
    const area = changes.enteredAreas?.[field] ? entered[field] : undefined
    return area ? [[field, Math.round(toSqFt(area.value, area.unit) * 100) / 100] as const] : []
  })
  return { ...changes, ...Object.fromEntries(typed) }
}

/** Size and bedrooms have a common name and one of the category; whichever was given fills both. */
function mergeTwins(category: Category, changes: PropertyChange, stored?: PropertyRow): PropertyChange {
  const values: Values = { ...changes }
  const fields = jsonFieldsOf(category)
  const twins = [[SIZE_FIELD[category], 'areaSqFt'] as const]
  for (const [own, common] of 'bedrooms' in fields ? [...twins, ['bedrooms', 'bedRooms'] as const] : twins) {
    const given = values[own] === undefined ? values[common] : values[own]
    if (given !== undefined) Object.assign(values, { [own]: given, [common]: given })
  }
  return 'bhk' in fields ? { ...values, ...oneBedroomFact(values, stored?.details) } : values
}

/**
 * The fields that stand in JSON: what visitors get, and apart from it what only staff get. A preset that nobody has touched is no
 * fact: it is empty here and named, and only the answer about this one listing shows it (`presetsShown`).
 */
function mergeDetails(category: Category, form: Values, { isImport }: SaveContext, stored?: PropertyRow) {
  const before: Values = { ...stored?.details, ...stored?.staffDetails }
  const presets = isImport ? [] : Object.keys(presetsOf(category))
  const untouched = stored ? (stored.staffDetails.untouchedDefaults ?? []) : presets
  const fields = Object.entries(jsonFieldsOf(category))
  const merged = fields.map(
    ([name, field]) => [name, pickKept(form[name], before[name]) ?? null, field] as const,
  )
  const valuesOf = (isForStaff: boolean) =>
    Object.fromEntries(
      merged.flatMap(([name, value, field]) =>
        Boolean(field.isForStaff) === isForStaff ? [[name, value]] : [],
      ),
    )
  return {
    details: CategoryDetails.parse({ ...valuesOf(false), category }),
    staffDetails: StoredStaffDetails.parse({
      ...valuesOf(true),
      checkNotes: form['checkNotes'],
      untouchedDefaults: untouched.filter((name) => form[name] === undefined),
    }),
  }
}

/** The checks that stand after a save: the day and who are kept, unless somebody has looked anew. What staff note stands apart. */
function mergeChecks(
  { checks: said }: PropertyChange,
  { nowMs, savedBy, savedByName }: SaveContext,
  stored?: PropertyRow,
) {
  const before = { checks: stored?.details.checks ?? null, notes: stored?.staffDetails.checkNotes ?? [] }
  if (said === undefined) return { checks: before.checks, checkNotes: before.notes }
  const standing = CHECKS.flatMap((check) => said?.find((one) => one.check === check) ?? [])
  const isNew = ({ check, again }: CheckSaid) =>
    again === true || !before.checks?.some((one) => one.check === check)
  const now = new Date(nowMs).toISOString()
  const checks = standing.map((one) => ({
    check: one.check,
    checkedAt: (isNew(one) ? now : before.checks?.find(({ check }) => check === one.check)?.checkedAt) ?? now,
  }))
  const checkNotes = standing.map((one): CheckNote => {
    const old = before.notes.find(({ check }) => check === one.check)
    const { note = old?.note ?? null, paperNumber = old?.paperNumber ?? null } = one
    const { checkedBy, checkedByName } =
      old && !isNew(one) ? old : { checkedBy: savedBy ?? null, checkedByName: savedByName ?? null }
    return { check: one.check, checkedBy, checkedByName, note, paperNumber }
  })
  return { checks: checks.length > 0 ? checks : null, checkNotes }
}

function mapColumns(location: MapLocation | null | undefined, stored?: PropertyRow) {
  if (location === undefined)
    return { lat: stored?.lat ?? null, lng: stored?.lng ?? null, embedUrl: stored?.embedUrl ?? null }
  if (location === null) return { lat: null, lng: null, embedUrl: null }
  if ('embedUrl' in location) return { lat: null, lng: null, embedUrl: location.embedUrl }
  return { ...location, embedUrl: null }
}
