import { toSqFt } from '#contract/area.ts'
import { AREA_FIELDS, CATEGORY_FIELDS, SIZE_FIELD, VILLA_DEFAULTS } from '#contract/category-fields.ts'
import { dealOf, settleTerms, stateOf, type Terms } from '#contract/listing-rules.ts'
import type { MapLocation } from '#contract/map-location.ts'
import { CategoryDetails, EnteredAreas, type Picture } from '#contract/properties.ts'
import type { PropertyChange } from '#contract/property-input.ts'
import type { Category } from '#contract/property-words.ts'
import type { PropertyRow } from './property-rows.ts'
import { searchTermsOf } from './search-words.ts'

type Values = Record<string, unknown>

/** What a save decides beside the form: the pictures it claimed and whether the public may see the listing. */
type SaveContext = { pictures: Picture[]; approvedByAdmin: boolean; nowMs: number }

/**
 * The columns of a listing after a save: stored values, changed by the form, with everything that follows
 * from them (areas in square feet, both spellings, deal, flags, status, search terms). Keys that the form
 * leaves out keep their value.
 */
export function settleProperty(
  category: Category,
  changes: PropertyChange,
  context: SaveContext,
  stored?: PropertyRow,
) {
  const { approvedByAdmin, pictures, nowMs } = context
  const enteredAreas = mergeEntered(changes, stored)
  const form = mergeSizes(category, withEntered(changes, enteredAreas), stored)
  const terms = settleTerms(mergeTerms(form, stored))
  const columns = {
    ...terms,
    ...formColumns(category, form, stored),
    ...mapColumns(form.googleMap, stored),
    category,
    details: CategoryDetails.parse({ ...mergeDetails(category, form, stored), category }),
    enteredAreas,
    pictures,
    approvedByAdmin,
    deal: dealOf(terms),
    status: stateOf({ ...terms, approvedByAdmin }),
    updatedAt: nowMs,
    publishedAt: stored?.publishedAt ?? (approvedByAdmin ? nowMs : null),
  }
  return { ...columns, searchTerms: searchTermsOf(columns) }
}
export type SettledProperty = ReturnType<typeof settleProperty>

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

/** The columns that hold what the form says, nothing derived. */
function formColumns(category: Category, form: PropertyChange, stored?: PropertyRow) {
  const kept = keeper(form, stored)
  return {
    title: kept('title') ?? '',
    propertyType: kept('propertyType') ?? category,
    priceInr: form.price ?? stored?.priceInr ?? 0,
    leaseType: kept('leaseType') ?? null,
    ownershipType: kept('ownershipType') ?? null,
    description: kept('description') ?? null,
    address: kept('address') ?? null,
    locality: kept('locality') ?? null,
    city: kept('city') ?? '',
    state: kept('state') ?? null,
    country: kept('country') ?? null,
    areaSqFt: kept('areaSqFt') ?? null,
    bedRooms: kept('bedRooms') ?? null,
    contactCompany: pickKept(form.company, stored?.contactCompany) ?? null,
    contactPhone: pickKept(form.phone, stored?.contactPhone) ?? null,
  }
}

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
function mergeSizes(category: Category, changes: PropertyChange, stored?: PropertyRow): PropertyChange {
  const values: Values = { ...(stored ? {} : newDefaults(category)), ...changes }
  const spellings: [string, string][] = [[SIZE_FIELD[category], 'areaSqFt']]
  if (category === 'Villa') spellings.push(['bedrooms', 'bedRooms'])
  for (const [own, common] of spellings) {
    const given = values[own] === undefined ? values[common] : values[own]
    if (given !== undefined) Object.assign(values, { [own]: given, [common]: given })
  }
  return values
}

function newDefaults(category: Category): Values {
  return category === 'Villa' ? VILLA_DEFAULTS : {}
}

function mergeDetails(category: Category, changes: Values, stored?: PropertyRow): Values {
  const before: Values = stored?.details ?? {}
  const names = Object.keys(CATEGORY_FIELDS[category].shape)
  return Object.fromEntries(names.map((name) => [name, pickKept(changes[name], before[name]) ?? null]))
}

function mapColumns(location: MapLocation | null | undefined, stored?: PropertyRow) {
  if (location === undefined)
    return { lat: stored?.lat ?? null, lng: stored?.lng ?? null, embedUrl: stored?.embedUrl ?? null }
  if (location === null) return { lat: null, lng: null, embedUrl: null }
  if ('embedUrl' in location) return { lat: null, lng: null, embedUrl: location.embedUrl }
  return { ...location, embedUrl: null }
}
