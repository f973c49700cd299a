import type { Property } from '#contract/properties.ts'

const UNSHOWN = { description: null, address: null, googleMap: null, listedBy: null, enteredAreas: {} }
const UNSHOWN_OF_WAREHOUSE = {
  carpetArea: null,
  flooringType: null,
  waterSupply: null,
  parkingAreaSqFt: null,
  security: null,
  fireSafety: null,
  zoneType: null,
  isColdStorageAvailable: null,
}
const UNSHOWN_OF_PLOT = {
  dimension: null,
  isCornerPlot: null,
  zoneType: null,
  surveyNo: null,
  boundaryWall: null,
}
const UNSHOWN_OF_VILLA = {
  bathrooms: null,
  amenities: null,
  villaType: null,
  numberOfFloors: null,
  garden: null,
  garage: null,
  swimmingPool: null,
  gatedCommunity: null,
  servantRoom: null,
}

/**
 * A listing with only what its card shows; all else is null, and of its pictures the first is left, without words. The
 * rest would make the page of a list twice as heavy.
 */
export function asOnCard(property: Property): Property {
  const shown = {
    ...UNSHOWN,
    images: property.images.slice(0, 1),
    pictures: property.pictures.slice(0, 1).map((picture) => ({ ...picture, alt: '' })),
  }
  if (property.category === 'Warehouse') return { ...property, ...shown, ...UNSHOWN_OF_WAREHOUSE }
  if (property.category === 'Plot') return { ...property, ...shown, ...UNSHOWN_OF_PLOT }
  return { ...property, ...shown, ...UNSHOWN_OF_VILLA }
}
