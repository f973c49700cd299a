import type { Property } from '#contract/properties.ts'
import { BLANK_VALUES } from './blank-values.ts'
import type { AreaName, FeatureName, FormValues } from './form-values.ts'

/** A stored listing as the form shows it; areas in the unit in which they were typed. */
export function valuesOf(property: Property): FormValues {
  return { ...BLANK_VALUES, ...commonValues(property), ...ownValues(property) }
}

function commonValues(property: Property) {
  const { location, contact, price, isForSale, isForRent, isSold, isRented, approvedByAdmin } = property
  return {
    title: property.title,
    propertyType: property.propertyType,
    price: String(price),
    description: property.description ?? '',
    address: property.address ?? '',
    locality: property.locality ?? '',
    city: location.city,
    state: location.state ?? '',
    country: location.country ?? '',
    googleMap: property.googleMap ?? '',
    company: contact?.company ?? '',
    phone: contact?.phone ?? '',
    leaseType: property.leaseType ?? '',
    ownershipType: property.ownershipType ?? '',
    isForSale,
    isForRent,
    isSold,
    isRented,
    approvedByAdmin,
  }
}

function ownValues(property: Property): Partial<FormValues> {
  if (property.category === 'Warehouse')
    return {
      ...area(property, 'builtUpArea', property.builtUpArea),
      ...area(property, 'carpetArea', property.carpetArea),
      ...area(property, 'parkingAreaSqFt', property.parkingAreaSqFt),
      ceilingHeight: digits(property.ceilingHeight),
      accessRoadWidth: digits(property.accessRoadWidth),
      flooringType: property.flooringType ?? '',
      zoneType: property.zoneType ?? '',
      ...feature('loadingDock', property.loadingDock),
      ...feature('powerBackup', property.powerBackup),
      ...feature('waterSupply', property.waterSupply),
      ...feature('security', property.security),
      ...feature('fireSafety', property.fireSafety),
      hasCraneFacility: property.hasCraneFacility ?? false,
      isColdStorageAvailable: property.isColdStorageAvailable ?? false,
    }
  if (property.category === 'Plot')
    return {
      ...area(property, 'plotSizeSqFt', property.plotSizeSqFt),
      dimension: property.dimension ?? '',
      facing: property.facing ?? '',
      roadWidth: digits(property.roadWidth),
      zoneType: property.zoneType ?? '',
      surveyNo: property.surveyNo ?? '',
      ...feature('boundaryWall', property.boundaryWall),
      isCornerPlot: property.isCornerPlot ?? false,
    }
  return {
    ...area(property, 'area', property.area),
    ...area(property, 'landArea', property.landArea),
    numberOfFloors: digits(property.numberOfFloors),
    bedrooms: digits(property.bedrooms),
    bathrooms: digits(property.bathrooms),
    bhk: property.bhk ?? '',
    villaType: property.villaType ?? '',
    amenities: property.amenities ?? [],
    garden: property.garden ?? false,
    garage: property.garage ?? false,
    gatedCommunity: property.gatedCommunity ?? false,
    swimmingPool: property.swimmingPool ?? false,
    servantRoom: property.servantRoom ?? false,
  }
}

const digits = (value: number | null) => (value === null ? '' : String(value))

function area({ enteredAreas }: Property, name: AreaName, areaSqFt: number | null): Partial<FormValues> {
  const entered = enteredAreas[name]
  if (entered) return { [name]: String(entered.value), [`${name}Unit`]: entered.unit }
  return { [name]: digits(areaSqFt), [`${name}Unit`]: 'sq ft' }
}

function feature(name: FeatureName, value: boolean | string | null): Partial<FormValues> {
  if (value === null) return {}
  if (value === false) return { [name]: 'no' }
  return { [name]: 'yes', [`${name}Words`]: value === true ? '' : value }
}
