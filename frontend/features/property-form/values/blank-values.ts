import { VILLA_DEFAULTS } from '#contract/category-fields.ts'
import { FIRM } from '#contract/firm.ts'
import type { FieldName, FormValues } from './form-values.ts'

const NO_TEXTS = {
  title: '',
  propertyType: '',
  price: '',
  description: '',
  address: '',
  locality: '',
  city: '',
  state: '',
  country: '',
  googleMap: '',
  company: '',
  phone: '',
  ceilingHeight: '',
  accessRoadWidth: '',
  dimension: '',
  roadWidth: '',
  surveyNo: '',
  bedrooms: '',
  bathrooms: '',
  numberOfFloors: '',
}

const NO_CHOICES = {
  leaseType: '',
  ownershipType: '',
  flooringType: '',
  zoneType: '',
  facing: '',
  bhk: '',
  villaType: '',
}

const NO_FLAGS = {
  isForSale: false,
  isForRent: false,
  isSold: false,
  isRented: false,
  approvedByAdmin: false,
  hasCraneFacility: false,
  isColdStorageAvailable: false,
  isCornerPlot: false,
  garden: false,
  garage: false,
  swimmingPool: false,
  gatedCommunity: false,
  servantRoom: false,
}

const NO_AREAS = {
  builtUpArea: '',
  builtUpAreaUnit: 'sq ft',
  carpetArea: '',
  carpetAreaUnit: 'sq ft',
  parkingAreaSqFt: '',
  parkingAreaSqFtUnit: 'sq ft',
  plotSizeSqFt: '',
  plotSizeSqFtUnit: 'katha',
  area: '',
  areaUnit: 'sq ft',
  landArea: '',
  landAreaUnit: 'katha',
} as const

const NO_FEATURES = {
  loadingDock: '',
  loadingDockWords: '',
  powerBackup: '',
  powerBackupWords: '',
  waterSupply: '',
  waterSupplyWords: '',
  security: '',
  securityWords: '',
  fireSafety: '',
  fireSafetyWords: '',
  boundaryWall: '',
  boundaryWallWords: '',
} as const

/** A form with nothing in it. */
export const BLANK_VALUES: FormValues = {
  ...NO_TEXTS,
  ...NO_CHOICES,
  ...NO_FLAGS,
  ...NO_AREAS,
  ...NO_FEATURES,
  amenities: [],
}

export const FIELD_NAMES = Object.keys(BLANK_VALUES).filter((name): name is FieldName => name in BLANK_VALUES)

/** What a new listing starts with; only an admin's own is approved from the start. */
export function newValues({ isAdmin }: { isAdmin: boolean }): FormValues {
  return {
    ...BLANK_VALUES,
    ...VILLA_DEFAULTS,
    isForSale: true,
    approvedByAdmin: isAdmin,
    country: 'India',
    company: FIRM.name,
    phone: FIRM.phone,
  }
}
