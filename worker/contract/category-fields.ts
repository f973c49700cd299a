import { z } from 'zod'
import { count, feature, feet, flag, oneOf, squareFeet, text, wordList } from './field-kinds.ts'
import { LIMITS } from './limits.ts'
import { BHK_TYPES, FACINGS, FLOORING_TYPES, VILLA_TYPES, ZONE_TYPES } from './property-words.ts'

/** The fields only warehouses have. Areas in square feet, heights and widths in feet. */
export const WarehouseFields = z.object({
  builtUpArea: squareFeet('Built-up area'),
  carpetArea: squareFeet('Carpet area'),
  ceilingHeight: feet('Ceiling height'),
  flooringType: oneOf(FLOORING_TYPES, 'Flooring type'),
  loadingDock: feature('Loading dock'),
  hasCraneFacility: flag('Crane facility'),
  powerBackup: feature('Power backup'),
  waterSupply: feature('Water supply'),
  parkingAreaSqFt: squareFeet('Parking area'),
  security: feature('Security'),
  fireSafety: feature('Fire safety'),
  zoneType: oneOf(ZONE_TYPES, 'Zone type'),
  accessRoadWidth: feet('Access road width'),
  isColdStorageAvailable: flag('Cold storage'),
})

/** The fields only plots have. Area in square feet, road width in feet. */
export const PlotFields = z.object({
  plotSizeSqFt: squareFeet('Plot size'),
  dimension: text(LIMITS.shortTextLetters, 'Dimension'),
  facing: oneOf(FACINGS, 'Facing'),
  isCornerPlot: flag('Corner plot'),
  roadWidth: feet('Road width'),
  zoneType: oneOf(ZONE_TYPES, 'Zone type'),
  surveyNo: text(LIMITS.shortTextLetters, 'Survey number'),
  boundaryWall: feature('Boundary wall'),
})

/** The fields only villas have. `area` is the built-up area; areas in square feet. */
export const VillaFields = z.object({
  area: squareFeet('Built-up area'),
  landArea: squareFeet('Land area'),
  bedrooms: count('Bedrooms'),
  bathrooms: count('Bathrooms'),
  bhk: oneOf(BHK_TYPES, 'BHK'),
  amenities: wordList('Amenities'),
  villaType: oneOf(VILLA_TYPES, 'Villa type'),
  numberOfFloors: count('Number of floors'),
  garden: flag('Garden'),
  garage: flag('Garage'),
  swimmingPool: flag('Swimming pool'),
  gatedCommunity: flag('Gated community'),
  servantRoom: flag('Servant room'),
})

export const CATEGORY_FIELDS = { Warehouse: WarehouseFields, Plot: PlotFields, Villa: VillaFields } as const

/** What a new villa has when the form says nothing (specification, section 3). */
export const VILLA_DEFAULTS = { garden: true, garage: true, gatedCommunity: true, bhk: '2BHK' } as const

/** The area of each category that stands for its size. */
export const SIZE_FIELD = { Warehouse: 'builtUpArea', Plot: 'plotSizeSqFt', Villa: 'area' } as const

/** Area fields that may be entered in another unit. */
export const AREA_FIELDS = [
  'areaSqFt',
  'builtUpArea',
  'carpetArea',
  'parkingAreaSqFt',
  'plotSizeSqFt',
  'area',
  'landArea',
] as const
