import { SQ_FT_PER } from '#contract/area.ts'
import type { Picture } from '#contract/properties.ts'
import { PropertyChanges } from '#contract/property-input.ts'
import {
  BHK_TYPES,
  type Category,
  type Deal,
  FACINGS,
  OWNERSHIP_TYPES,
  VILLA_TYPES,
  ZONE_TYPES,
} from '#contract/property-words.ts'
import { settleProperty } from '#worker/db/queries/settle-property.ts'
import type { Chance } from './chance.ts'
import { OURS } from './fixtures/demo-listing.ts'
import { PLACES } from './fixtures/places.ts'

const KATHA_SQ_FT = SQ_FT_PER.katha[0]
const CATEGORIES = [
  { category: 'Villa', weight: 40 },
  { category: 'Plot', weight: 35 },
  { category: 'Warehouse', weight: 25 },
] as const satisfies { category: Category; weight: number }[]
const DEALS = [
  { deal: 'sale', word: 'Sale', weight: 62 },
  { deal: 'rent', word: 'Rent', weight: 30 },
  { deal: 'lease', word: 'Lease', weight: 8 },
] as const satisfies { deal: Deal; word: string; weight: number }[]
const ENDS = [
  { isGone: false, approvedByAdmin: true, weight: 94 },
  { isGone: true, approvedByAdmin: true, weight: 4 },
  { isGone: false, approvedByAdmin: false, weight: 2 },
] as const
const NEAR = [
  'the school',
  'the market',
  'the highway',
  'the tea garden',
  'the hospital',
  'the station',
  'the river',
  'the bus stand',
] as const
const REMARKS = [
  'Papers are in order and can be read at the office.',
  'The road is paved and lit.',
  'Water and electricity stand at the boundary.',
  'Dry through the monsoon.',
  'The owner is in no hurry.',
  'Bank loan possible.',
] as const

/** One listing that is made up for measuring, and says so. `picturesOf` gives pictures that are in the store already. */
export function generatedListing(
  number: number,
  chance: Chance,
  createdAt: number,
  picturesOf: (category: Category) => Picture[][],
) {
  const { category } = chance.weighted(CATEGORIES)
  const { deal, word } = chance.weighted(DEALS)
  const { approvedByAdmin, isGone } = chance.weighted(ENDS)
  const place = chance.weighted(PLACES)
  const size = sizeOf(category, chance)
  const choices = picturesOf(category)
  const pictures = choices.length > 0 && chance.isTrue(0.97) ? chance.pick(choices) : []
  const input = PropertyChanges[category].parse({
    ...OURS,
    ...size.details,
    title: `${size.words}, ${place.locality}, near ${chance.pick(NEAR)}`,
    description: `Generated listing ${number}, made up for measuring; it does not exist. ${chance.pick(REMARKS)} ${chance.pick(REMARKS)}`,
    city: place.city,
    locality: place.locality,
    address: `Lane ${chance.whole(1, 90)}, ${place.locality}`,
    price: priceOf(deal, chance),
    ...(chance.isTrue(0.7)
      ? { leaseType: word }
      : { leaseType: useOf(category, chance), isForSale: deal === 'sale', isForRent: deal !== 'sale' }),
    ownershipType: chance.pick(OWNERSHIP_TYPES),
    isSold: isGone && deal === 'sale',
    isRented: isGone && deal !== 'sale',
    googleMap: chance.isTrue(0.95) ? `${scatter(place.lat, chance)},${scatter(place.lng, chance)}` : null,
  })
  const settled = settleProperty(category, input, { pictures, approvedByAdmin, nowMs: createdAt })
  return {
    ...settled,
    id: createdAt.toString(16).padStart(12, '0') + chance.hex(12),
    createdAt,
    listedBy: null,
    version: 1,
  }
}
export type GeneratedListing = ReturnType<typeof generatedListing>

/** Rupees: 3 lakh to 20 crore for sales, 5,000 to 10 lakh a month otherwise; one in a hundred on request. */
function priceOf(deal: Deal, chance: Chance): number {
  if (chance.isTrue(0.01)) return 0
  const isSale = deal === 'sale'
  const step = isSale ? 10_000 : 500
  const priceInr = isSale ? chance.doubling(300_000, 200_000_000) : chance.doubling(5_000, 1_000_000)
  return Math.round(priceInr / step) * step
}

const scatter = (degrees: number, chance: Chance) => (degrees + (chance.next() - 0.5) / 50).toFixed(5)

function useOf(category: Category, chance: Chance) {
  if (category === 'Villa') return 'Residential'
  return chance.pick(category === 'Plot' ? ['Residential', 'Commercial'] : ['Industrial', 'Commercial'])
}

function sizeOf(category: Category, chance: Chance): { words: string; details: Record<string, unknown> } {
  if (category === 'Warehouse') return warehouse(chance)
  return category === 'Plot' ? plot(chance) : villa(chance)
}

function warehouse(chance: Chance) {
  const builtUpArea = Math.round(chance.doubling(1500, 120_000) / 100) * 100
  const details = {
    builtUpArea,
    carpetArea: Math.round(builtUpArea * 0.96),
    ceilingHeight: chance.whole(16, 40),
    flooringType: 'Concrete',
    loadingDock: chance.isTrue(0.6),
    hasCraneFacility: chance.isTrue(0.1),
    powerBackup: chance.isTrue(0.5),
    zoneType: chance.pick(['Industrial', 'Commercial']),
    accessRoadWidth: chance.whole(12, 80),
    isColdStorageAvailable: chance.isTrue(0.08),
  }
  return { words: `${builtUpArea} sq ft warehouse`, details }
}

function plot(chance: Chance) {
  const katha = Math.round(chance.doubling(2, 60))
  const details = {
    enteredAreas: { plotSizeSqFt: { value: katha, unit: 'katha' } },
    dimension: `${katha * 12} ft x ${KATHA_SQ_FT / 12} ft`,
    facing: chance.pick(FACINGS),
    isCornerPlot: chance.isTrue(0.2),
    roadWidth: chance.whole(10, 60),
    zoneType: chance.pick(ZONE_TYPES),
    surveyNo: `LR dag ${chance.whole(1, 1500)}`,
    boundaryWall: chance.isTrue(0.4),
  }
  return { words: `${katha} katha plot`, details }
}

function villa(chance: Chance) {
  const bedrooms = chance.whole(1, 7)
  const details = {
    area: Math.round((bedrooms * chance.doubling(380, 900)) / 10) * 10,
    landArea: Math.round(chance.doubling(2, 12)) * KATHA_SQ_FT,
    bedrooms,
    bathrooms: chance.whole(1, bedrooms + 1),
    bhk: BHK_TYPES[bedrooms - 1] ?? '6BHK+',
    villaType: chance.pick(VILLA_TYPES),
    numberOfFloors: chance.whole(1, 3),
    amenities: ['Terrace', 'Inverter'],
    garden: chance.isTrue(0.6),
    garage: chance.isTrue(0.6),
    swimmingPool: chance.isTrue(0.05),
    gatedCommunity: chance.isTrue(0.3),
    servantRoom: chance.isTrue(0.2),
  }
  return { words: `${bedrooms} bedroom house`, details }
}
