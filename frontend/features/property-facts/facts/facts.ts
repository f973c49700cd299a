import type { PlotProperty, Property, VillaProperty, WarehouseProperty } from '#contract/properties.ts'
import { USE_LEASE_TYPES } from '#contract/property-words.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'
import { builtArea, landArea, type ShownArea } from './areas.ts'

const words = messages.detail.facts

export type Fact = {
  label: string
  value: string
  more?: string | undefined
  /** The moment that the value tells as a day. */
  time?: string
}
type MaybeFact = Fact | undefined

/** What is known about a listing, in the order buyers of its category ask. */
export function factsOf(property: Property): Fact[] {
  return [...ownFacts(property), ...commonFacts(property)].filter((fact) => fact !== undefined)
}

/** The one size that says most: land of a plot or villa, built-up area of a warehouse. */
export function mainSize(property: Property): string | undefined {
  return sizes(property).find((area) => area !== undefined)?.value
}

function ownFacts(property: Property): MaybeFact[] {
  if (property.category === 'Warehouse') return warehouseFacts(property)
  return property.category === 'Plot' ? plotFacts(property) : villaFacts(property)
}

function villaFacts(villa: VillaProperty): MaybeFact[] {
  const [land, built] = sizes(villa)
  return [
    area(words.builtUpArea, built),
    area(words.land, land),
    text(words.bedrooms, bedroomsOf(villa)),
    text(words.bathrooms, villa.bathrooms),
    text(words.floors, villa.numberOfFloors),
    stored(words.villaType, villa.villaType),
  ]
}

function plotFacts(plot: PlotProperty): MaybeFact[] {
  const [size] = sizes(plot)
  return [
    area(words.plotSize, size),
    text(words.dimension, plot.dimension),
    stored(words.facing, plot.facing),
    feet(words.roadWidth, plot.roadWidth),
    stored(words.zone, plot.zoneType),
    text(words.surveyNo, plot.surveyNo),
  ]
}

function warehouseFacts(warehouse: WarehouseProperty): MaybeFact[] {
  const [built] = sizes(warehouse)
  const { carpetArea, parkingAreaSqFt, enteredAreas } = warehouse
  return [
    area(words.builtUpArea, built),
    feet(words.ceilingHeight, warehouse.ceilingHeight),
    feature(words.loadingDock, warehouse.loadingDock),
    feature(words.powerBackup, warehouse.powerBackup),
    feature(words.crane, warehouse.hasCraneFacility),
    feet(words.accessRoad, warehouse.accessRoadWidth),
    area(words.carpetArea, builtArea(carpetArea, enteredAreas.carpetArea)),
    stored(words.flooring, warehouse.flooringType),
    area(words.parkingArea, builtArea(parkingAreaSqFt, enteredAreas.parkingAreaSqFt)),
    stored(words.zone, warehouse.zoneType),
  ]
}

function commonFacts(property: Property): MaybeFact[] {
  const { propertyType, category, leaseType, ownershipType, createdAt } = property
  const time = property.publishedAt ?? createdAt
  const isUse = USE_LEASE_TYPES.some((use) => use === leaseType)
  const saysMore = propertyType.toLowerCase() !== category.toLowerCase()
  return [
    text(words.type, saysMore ? propertyType : null),
    stored(words.use, isUse ? leaseType : null),
    stored(words.ownership, ownershipType),
    { label: words.listed, value: messages.words.day(dayOf(time)), time },
  ]
}

/** The main size first; the common area stands in where the category's own is missing. */
function sizes(property: Property): (ShownArea | undefined)[] {
  const { areaSqFt, enteredAreas: entered } = property
  if (property.category === 'Warehouse') {
    return [builtArea(property.builtUpArea ?? areaSqFt, entered.builtUpArea ?? entered.areaSqFt)]
  }
  if (property.category === 'Plot') {
    return [landArea(property.plotSizeSqFt ?? areaSqFt, entered.plotSizeSqFt ?? entered.areaSqFt)]
  }
  return [
    landArea(property.landArea, entered.landArea),
    builtArea(property.area ?? areaSqFt, entered.area ?? entered.areaSqFt),
  ]
}

function bedroomsOf({ bedrooms, bedRooms, bhk }: VillaProperty): string | null {
  const count = bedrooms ?? bedRooms
  if (!count) return bhk && messages.words.stored(bhk)
  return bhk ? words.bedroomsWithBhk(count, messages.words.stored(bhk)) : String(count)
}

const area = (label: string, shown: ShownArea | undefined): MaybeFact => shown && { label, ...shown }

const text = (label: string, value: string | number | null): MaybeFact =>
  value ? { label, value: String(value) } : undefined

/** A word of a closed list. */
const stored = (label: string, word: string | null): MaybeFact =>
  text(label, word && messages.words.stored(word))

const feature = (label: string, value: boolean | string | null): MaybeFact =>
  typeof value === 'boolean' ? { label, value: value ? words.yes : words.no } : text(label, value)

const feet = (label: string, value: number | null): MaybeFact =>
  value ? { label, value: words.feet(String(value)) } : undefined
