import type { Property, PropertyOf, VillaProperty } from '#contract/properties/replies.ts'
import type { CommonFields, NamesOf, OwnFields } from '#contract/properties/fields.ts'
import { USE_LEASE_TYPES } from '#contract/properties/enums.ts'
import { READY } from '#contract/properties/possession.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { monthIn } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { type Area, type AreaUnit, formatArea, landSizes } from '#contract/units/area.ts'

type ShownArea = { value: string; more: string | undefined }

/** A built-up area as entered, with square feet beside it when that was another unit. */
function builtArea(
  areaSqFt: number | null,
  entered: Area | undefined,
  others: string[] = [],
): ShownArea | undefined {
  if (!areaSqFt) return undefined
  const isForeign = entered !== undefined && entered.value > 0 && entered.unit !== 'sq ft'
  const { value, unit }: Area = isForeign ? entered : { value: areaSqFt, unit: 'sq ft' }
  const more = [formatArea(areaSqFt, 'sq ft'), ...others].filter((size) => !size.endsWith(` ${unit}`))
  return { value: amount(value, unit), more: more.map(messages.words.amount).join(', ') || undefined }
}

/** An area of land as entered, with square feet and the local units beside it. */
const landArea = (areaSqFt: number | null, entered: Area | undefined) =>
  builtArea(areaSqFt, entered, landSizes(areaSqFt ?? 0))

const amount = (value: number, unit: AreaUnit) => messages.words.amount(formatArea(value, unit))

const words = messages.detail.facts

export type Fact = {
  label: string
  value: string
  more?: string | undefined
  /** In the words of staff, which the page may have in its own language. */
  isTyped?: true
  /** The date and time that `value` shows as a day. */
  time?: string
}
type MaybeFact = Fact | undefined

/** What is known about a listing, in the order buyers of its category ask. */
export function factsOf(property: Property): Fact[] {
  const facts = [...ownFacts(property), ...factsIn(COMMON, property), ...commonFacts(property)]
  return facts.filter((fact) => fact !== undefined)
}

/** The main size of a listing: land of a plot or villa, built-up area of a warehouse. */
export function mainArea(property: Property): ShownArea | undefined {
  return sizes(property).find((area) => area !== undefined)
}

export const mainSize = (property: Property) => mainArea(property)?.value

/** How each field that the contract marks as a fact is shown, in their order on the page. */
type Facts<Fields, Of> = Record<NamesOf<Fields, { page: 'fact' }>, (property: Of) => MaybeFact>

const COMMON: Facts<CommonFields, Property> = {
  priceNegotiable: ({ priceNegotiable }) => text(words.price, priceNegotiable ? words.negotiable : null),
  /** Nobody moves in on bare land, and whether one may build on it this does not say. */
  possession: ({ possession, category }) =>
    text(
      words.possession,
      possession && (possession === READY ? words.ready(category) : monthIn(possession)),
    ),
}

type BuildingFact = 'floor' | 'parkingPlaces' | 'ageYears'
const BUILDING: Record<BuildingFact, (property: Record<BuildingFact, number | null>) => MaybeFact> = {
  floor: ({ floor }) => (floor === 0 ? text(words.floor, words.groundFloor) : number(words.floor, floor)),
  parkingPlaces: ({ parkingPlaces }) => number(words.parkingPlaces, parkingPlaces),
  ageYears: ({ ageYears }) => text(words.age, ageYears === null ? null : words.years(String(ageYears))),
}

const WAREHOUSE: Facts<OwnFields['Warehouse'], PropertyOf<'Warehouse'>> = {
  builtUpArea: (warehouse) => area(words.builtUpArea, sizes(warehouse)[0]),
  ceilingHeight: ({ ceilingHeight }) => feet(words.ceilingHeight, ceilingHeight),
  accessRoadWidth: ({ accessRoadWidth }) => feet(words.accessRoad, accessRoadWidth),
  parkingAreaSqFt: ({ parkingAreaSqFt, enteredAreas }) =>
    area(words.parkingArea, builtArea(parkingAreaSqFt, enteredAreas.parkingAreaSqFt)),
  loadingDock: ({ loadingDock }) => feature(words.loadingDock, loadingDock),
  powerBackup: ({ powerBackup }) => feature(words.powerBackup, powerBackup),
  hasCraneFacility: ({ hasCraneFacility }) => feature(words.crane, hasCraneFacility),
  carpetArea: ({ carpetArea, enteredAreas }) =>
    area(words.carpetArea, builtArea(carpetArea, enteredAreas.carpetArea)),
  flooringType: ({ flooringType }) => stored(words.flooring, flooringType),
  zoneType: ({ zoneType }) => stored(words.zone, zoneType),
  ...BUILDING,
}

const PLOT: Facts<OwnFields['Plot'], PropertyOf<'Plot'>> = {
  plotSizeSqFt: (plot) => area(words.plotSize, sizes(plot)[0]),
  dimension: ({ dimension }) =>
    text(words.dimension, import.meta.env.LANGUAGE === 'en' ? dimension : dimension && inFeet(dimension)),
  facing: ({ facing }) => stored(words.facing, facing),
  roadWidth: ({ roadWidth }) => feet(words.roadWidth, roadWidth),
  zoneType: ({ zoneType }) => stored(words.zone, zoneType),
  surveyNo: ({ surveyNo }) => typed(words.surveyNo, surveyNo),
}

const VILLA: Facts<OwnFields['Villa'], PropertyOf<'Villa'>> = {
  area: (villa) => area(words.builtUpArea, sizes(villa)[1]),
  landArea: (villa) => area(words.land, sizes(villa)[0]),
  bedrooms: (villa) => text(words.bedrooms, bedroomsOf(villa)),
  bathrooms: ({ bathrooms }) => number(words.bathrooms, bathrooms),
  numberOfFloors: ({ numberOfFloors }) => number(words.floors, numberOfFloors),
  villaType: ({ villaType }) => stored(words.villaType, villaType),
  furnishing: ({ furnishing }) => stored(words.furnishing, furnishing),
  facing: ({ facing }) => stored(words.facing, facing),
  ...BUILDING,
}

function ownFacts(property: Property): MaybeFact[] {
  switch (property.category) {
    case 'Warehouse':
      return factsIn(WAREHOUSE, property)
    case 'Plot':
      return factsIn(PLOT, property)
    case 'Villa':
      return factsIn(VILLA, property)
    default:
      return property satisfies never
  }
}

const factsIn = <Of>(facts: Record<string, (property: Of) => MaybeFact>, property: Of) =>
  Object.values(facts).map((fact) => fact(property))

function commonFacts(property: Property): MaybeFact[] {
  const { propertyType, category, leaseType, ownershipType, createdAt } = property
  const time = property.publishedAt ?? createdAt
  const isUse = USE_LEASE_TYPES.some((use) => use === leaseType)
  const saysMore = propertyType.toLowerCase() !== category.toLowerCase()
  return [
    typed(words.type, saysMore ? propertyType : null),
    text(words.use, leaseType && isUse ? messages.words.use(leaseType) : null),
    stored(words.ownership, ownershipType),
    { label: words.listed, value: messages.words.day(dayOf(time)), time },
  ]
}

/** The main size first; areaSqFt is used where the category's own size is missing. */
function sizes(property: Property): (ShownArea | undefined)[] {
  const { areaSqFt, enteredAreas: entered } = property
  switch (property.category) {
    case 'Warehouse':
      return [builtArea(property.builtUpArea ?? areaSqFt, entered.builtUpArea ?? entered.areaSqFt)]
    case 'Plot':
      return [landArea(property.plotSizeSqFt ?? areaSqFt, entered.plotSizeSqFt ?? entered.areaSqFt)]
    case 'Villa':
      return [
        landArea(property.landArea, entered.landArea),
        builtArea(property.area ?? areaSqFt, entered.area ?? entered.areaSqFt),
      ]
    default:
      return property satisfies never
  }
}

function bedroomsOf({ bedrooms, bedRooms, bhk }: VillaProperty): string | null {
  const count = bedrooms ?? bedRooms
  if (bhk && count && bhk !== `${count}BHK`) return words.bedroomsWithBhk(count, messages.words.stored(bhk))
  const rooms = count || bhk?.replace('BHK', '')
  return rooms ? messages.words.amount(String(rooms)) : null
}

const area = (label: string, shown: ShownArea | undefined): MaybeFact => shown && { label, ...shown }

const text = (label: string, value: string | number | null): MaybeFact =>
  value ? { label, value: String(value) } : undefined

const number = (label: string, value: number | null): MaybeFact =>
  text(label, value && messages.words.amount(String(value)))

/** What staff typed, in their own words. */
const typed = (label: string, value: string | null): MaybeFact =>
  value ? { label, value, isTyped: true } : undefined

/** A value from a closed list. */
const stored = (label: string, word: string | null): MaybeFact =>
  text(label, word && messages.words.stored(word))

/** '60 ft x 84 ft' as the page writes feet, '৬০ × ৮৪ ফুট'; other words as they were typed. */
const inFeet = (dimension: string): string =>
  dimension.replace(
    /^([\d.]+) ?(?:ft|feet|')? ?[x×*] ?([\d.]+) ?(?:ft|feet|')?$/i,
    (_, width: string, depth: string) => `${messages.words.amount(width)}\u00a0× ${words.feet(depth)}`,
  )

const feature = (label: string, value: boolean | string | null): MaybeFact =>
  value === true ? text(label, words.yes) : typed(label, value || null)

const feet = (label: string, value: number | null): MaybeFact =>
  value ? { label, value: words.feet(String(value)) } : undefined
