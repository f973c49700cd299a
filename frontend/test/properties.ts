import type { DoorOffer, Home, ListOffer } from '#contract/home.ts'
import type {
  PlotProperty,
  Property,
  VillaProperty,
  WarehouseProperty,
} from '#contract/properties/replies.ts'
import { reply } from './answers.ts'

let made = 0

function common(): Omit<Property, 'category'> {
  made += 1
  return {
    _id: made.toString(16).padStart(24, '0'),
    number: `A-${made}`,
    title: `Listing ${made}`,
    propertyType: 'Listing',
    price: 4_500_000,
    description: null,
    address: null,
    locality: 'Matigara',
    location: { city: 'Siliguri', state: 'West Bengal', country: 'India' },
    areaSqFt: 5040,
    bedRooms: null,
    leaseType: 'Sale',
    ownershipType: 'Freehold',
    deal: 'sale',
    status: 'available',
    listedBy: null,
    images: [],
    pictures: [],
    googleMap: null,
    isRented: false,
    isSold: false,
    isForSale: true,
    isForRent: false,
    approvedByAdmin: true,
    enteredAreas: {},
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    publishedAt: '2026-11-01T00:00:00.000Z',
    confirmedAt: '2026-11-20T04:30:00.000Z',
    priceLoweredAt: null,
    jurisdiction: null,
    deposit: null,
    placeIsApproximate: null,
    priceNegotiable: null,
    possession: null,
    isProjectUnit: null,
    reraNumber: null,
    checks: null,
    addressBn: null,
    addressHi: null,
    addressNe: null,
    titleBn: null,
    titleHi: null,
    titleNe: null,
    descriptionBn: null,
    descriptionHi: null,
    descriptionNe: null,
  }
}

export function aWarehouse(given: Partial<WarehouseProperty> = {}): WarehouseProperty {
  return {
    ...common(),
    category: 'Warehouse',
    builtUpArea: 5040,
    carpetArea: null,
    ceilingHeight: 24,
    floor: null,
    parkingPlaces: null,
    ageYears: null,
    flooringType: null,
    loadingDock: null,
    hasCraneFacility: null,
    powerBackup: null,
    waterSupply: null,
    parkingAreaSqFt: null,
    security: null,
    fireSafety: null,
    zoneType: null,
    accessRoadWidth: null,
    isColdStorageAvailable: null,
    ...given,
  }
}

export function aPlot(given: Partial<PlotProperty> = {}): PlotProperty {
  return {
    ...common(),
    category: 'Plot',
    plotSizeSqFt: 5040,
    dimension: null,
    facing: 'East',
    isCornerPlot: null,
    roadWidth: null,
    zoneType: null,
    surveyNo: null,
    boundaryWall: null,
    ...given,
  }
}

export function aVilla(given: Partial<VillaProperty> = {}): VillaProperty {
  return {
    ...common(),
    category: 'Villa',
    bedRooms: 3,
    area: 5040,
    landArea: null,
    bedrooms: 3,
    bathrooms: null,
    furnishing: null,
    facing: null,
    floor: null,
    parkingPlaces: null,
    ageYears: null,
    bhk: null,
    amenities: null,
    villaType: null,
    numberOfFloors: null,
    garden: null,
    garage: null,
    swimmingPool: null,
    gatedCommunity: null,
    servantRoom: null,
    ...given,
  }
}

type Page = { total?: string; next?: string; reading?: string }

/** The answer of the list call: the listings, and in its headers the count, the next page and how the search was read. */
export function listReply(properties: Property[], { total, next, reading }: Page = {}) {
  return reply(properties, 200, {
    'x-total-count': total ?? String(properties.length),
    ...(next && { link: `<${next}>; rel="next"` }),
    ...(reading !== undefined && { 'x-search-reading': reading }),
  })
}

export const NO_OFFER: ListOffer = { total: '0', fromInr: null, fromInrAMonth: null }
export const NO_DOOR: DoorOffer = { ...NO_OFFER, forSale: 0, toLet: 0 }
/** The answer of the home page's call while the firm lists nothing. */
export const EMPTY_HOME: Home = {
  total: 0,
  checked: 0,
  kinds: { Villa: 0, Residential: 0, Warehouse: 0, Plot: 0 },
  doors: { warehouse: NO_DOOR, land: NO_DOOR },
  places: [],
  newest: [],
  warehouses: [],
}
