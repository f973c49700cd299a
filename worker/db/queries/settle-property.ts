import { toSqFt } from '#contract/area.ts'
import { AREA_FIELDS, CATEGORY_FIELDS, SIZE_FIELD, VILLA_DEFAULTS } from '#contract/category-fields.ts'
import { dealOf, settleTerms, stateOf } from '#contract/listing-rules.ts'
import type { MapLocation } from '#contract/map-location.ts'
import { CategoryDetails, EnteredAreas, type Picture } from '#contract/properties.ts'
import type { PropertyChange } from '#contract/property-input.ts'
import type { Category } from '#contract/property-words.ts'
import type { PropertyRow } from './property-rows.ts'
import { searchTermsOf } from './search-words.ts'

type Values = Record<string, unknown>

/** What a save decides beside the form: the pictures it claimed and whether the public may see the listing. */
export type SaveContext = { pictures: Picture[]; approvedByAdmin: boolean; nowMs: number }

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
  const entered = mergeEntered(changes, stored)
  const sizes = mergeSizes(category, withEntered(changes, entered), stored)
  const details = CategoryDetails.parse({ ...mergeDetails(category, sizes, stored), category })
  const kept = <Key extends keyof PropertyRow & keyof PropertyChange>(key: Key) =>
    pickKept(sizes[key], stored?.[key])
  const terms = settleTerms({
    leaseType: kept('leaseType') ?? null,
    isForSale: kept('isForSale') ?? false,
    isForRent: kept('isForRent') ?? false,
    isSold: kept('isSold') ?? false,
    isRented: kept('isRented') ?? false,
  })
  const { approvedByAdmin, pictures, nowMs } = context
  const status = stateOf({ ...terms, approvedByAdmin })
  const columns = {
    ...terms,
    leaseType: kept('leaseType') ?? null,
    ownershipType: kept('ownershipType') ?? null,
    category,
    title: kept('title') ?? '',
    city: kept('city') ?? '',
    priceInr: changes.price ?? stored?.priceInr ?? 0,
    propertyType: kept('propertyType') ?? category,
    description: kept('description') ?? null,
    address: kept('address') ?? null,
    locality: kept('locality') ?? null,
    state: kept('state') ?? null,
    country: kept('country') ?? null,
    areaSqFt: kept('areaSqFt') ?? null,
    bedRooms: kept('bedRooms') ?? null,
    contactCompany: pickKept(changes.company, stored?.contactCompany) ?? null,
    contactPhone: pickKept(changes.phone, stored?.contactPhone) ?? null,
    ...mapColumns(changes.googleMap, stored),
    deal: dealOf(terms),
    status,
    approvedByAdmin,
    pictures,
    details,
    enteredAreas: entered,
    updatedAt: nowMs,
    publishedAt: stored?.publishedAt ?? (approvedByAdmin ? nowMs : null),
  }
  return { ...columns, searchTerms: searchTermsOf(columns) }
}
export type SettledProperty = ReturnType<typeof settleProperty>

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
  const size = SIZE_FIELD[category]
  const spellings = [[size, 'areaSqFt'], ...(category === 'Villa' ? [['bedrooms', 'bedRooms']] : [])] as const
  for (const [own, common] of spellings) {
    if (own === undefined || common === undefined) continue
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
