import { z } from 'zod'
import { AREA_UNITS } from './area.ts'
import { AREA_FIELDS } from './category-fields.ts'
import {
  BHK_TYPES,
  DEALS,
  FACINGS,
  FLOORING_TYPES,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  STATES,
  VILLA_TYPES,
  ZONE_TYPES,
} from './property-words.ts'

const ID = /^[0-9a-f]{24}$/

/** 24 lower-case hexadecimal digits: 6 bytes of milliseconds, 6 of chance, so that ids sort by age. */
const PropertyId = z.string().regex(ID)
export const isPropertyId = (text: string) => ID.test(text)

/** A stored picture: the path of its 960 wide version; the others follow by name (see pictures.ts). */
export const Picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Widths in pixels that are stored beside the picture's own. */
  widths: z.array(z.int()),
  /** Its average colour, '#rrggbb', shown while it loads. */
  colour: z.string().nullable(),
})
export type Picture = z.infer<typeof Picture>

const Feature = z.union([z.boolean(), z.string()]).nullable()
const Flag = z.boolean().nullable()
const Measure = z.number().nullable()
const Words = z.string().nullable()

export const EnteredAreas = z.partialRecord(
  z.enum(AREA_FIELDS),
  z.object({ value: z.number(), unit: z.enum(AREA_UNITS) }),
)
export type EnteredAreas = z.infer<typeof EnteredAreas>

const Common = z.object({
  _id: PropertyId,
  title: z.string(),
  propertyType: z.string(),
  /** Whole Indian rupees; per month for rents and leases; 0 means price on request. */
  price: z.int(),
  description: Words,
  address: Words,
  locality: Words,
  location: z.object({ city: z.string(), state: Words, country: Words }),
  areaSqFt: Measure,
  bedRooms: Measure,
  leaseType: z.enum(LEASE_TYPES).nullable(),
  ownershipType: z.enum(OWNERSHIP_TYPES).nullable(),
  deal: z.enum(DEALS),
  status: z.enum(STATES),
  listedBy: z.string().nullable(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  /** 'lat,lng' in degrees, or the plain address of an allow-listed map embed. */
  googleMap: z.string().nullable(),
  isRented: z.boolean(),
  isSold: z.boolean(),
  isForSale: z.boolean(),
  isForRent: z.boolean(),
  approvedByAdmin: z.boolean(),
  /** Areas as they were typed; the square feet stand in the field of the same name. */
  enteredAreas: EnteredAreas,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  /** Only in answers to approved, signed-in users. */
  contact: z.object({ company: Words, phone: Words }).optional(),
  /** The username behind `listedBy`; only where one listing is read by an approved, signed-in user. */
  listedByName: Words.optional(),
})

const WarehouseDetails = z.object({
  category: z.literal('Warehouse'),
  builtUpArea: Measure,
  carpetArea: Measure,
  ceilingHeight: Measure,
  flooringType: z.enum(FLOORING_TYPES).nullable(),
  loadingDock: Feature,
  hasCraneFacility: Flag,
  powerBackup: Feature,
  waterSupply: Feature,
  parkingAreaSqFt: Measure,
  security: Feature,
  fireSafety: Feature,
  zoneType: z.enum(ZONE_TYPES).nullable(),
  accessRoadWidth: Measure,
  isColdStorageAvailable: Flag,
})

const PlotDetails = z.object({
  category: z.literal('Plot'),
  plotSizeSqFt: Measure,
  dimension: Words,
  facing: z.enum(FACINGS).nullable(),
  isCornerPlot: Flag,
  roadWidth: Measure,
  zoneType: z.enum(ZONE_TYPES).nullable(),
  surveyNo: Words,
  boundaryWall: Feature,
})

const VillaDetails = z.object({
  category: z.literal('Villa'),
  area: Measure,
  landArea: Measure,
  bedrooms: Measure,
  bathrooms: Measure,
  bhk: z.enum(BHK_TYPES).nullable(),
  amenities: z.array(z.string()).nullable(),
  villaType: z.enum(VILLA_TYPES).nullable(),
  numberOfFloors: Measure,
  garden: Flag,
  garage: Flag,
  swimmingPool: Flag,
  gatedCommunity: Flag,
  servantRoom: Flag,
})

/** The fields that only one category has, with the category that says which. */
export const CategoryDetails = z.discriminatedUnion('category', [WarehouseDetails, PlotDetails, VillaDetails])
export type CategoryDetails = z.infer<typeof CategoryDetails>

const Warehouse = Common.extend(WarehouseDetails.shape)
const Plot = Common.extend(PlotDetails.shape)
const Villa = Common.extend(VillaDetails.shape)

/** A listing as calls answer it: every field of its category is there, null when absent. */
export const Property = z.discriminatedUnion('category', [Warehouse, Plot, Villa])
export type Property = z.infer<typeof Property>
export type WarehouseProperty = z.infer<typeof Warehouse>
export type PlotProperty = z.infer<typeof Plot>
export type VillaProperty = z.infer<typeof Villa>

/** The answer of GET /api/properties. */
export const PropertyList = z.array(Property)

/** The answer of the view-{warehouse,plot,all}-properties calls. `next` is the cursor of the next page. */
export const PropertyPage = z.object({
  properties: PropertyList,
  total: z.int(),
  next: z.string().nullable(),
})
export type PropertyPage = z.infer<typeof PropertyPage>

export const AddPropertyReply = z.object({
  message: z.string(),
  property: Property,
  /** Only where the call was a repetition: the fields in which it says something else than is stored. */
  differsIn: z.array(z.string()).optional(),
})
export type AddPropertyReply = z.infer<typeof AddPropertyReply>
export const MessageReply = z.object({ message: z.string() })
export type MessageReply = z.infer<typeof MessageReply>
