import { SQ_FT_PER } from '#contract/units/area.ts'
import {
  BHK_TYPES,
  type Category,
  FACINGS,
  FURNISHINGS,
  type USE_LEASE_TYPES,
  VILLA_TYPES,
  ZONE_TYPES,
} from '#contract/properties/enums.ts'
import type { Chance } from './chance.ts'

const KATHA_SQ_FT = SQ_FT_PER.katha[0]

type Size = { words: string; details: Record<string, unknown> }
type Kind = {
  category: Category
  weight: number
  /** The words of a lease type that say what it is for. */
  uses: readonly (typeof USE_LEASE_TYPES)[number][]
  /** How big a listing is and what goes with it: the words of its title, the fields of its category. */
  sizeOf: (chance: Chance) => Size
}

const KIND_OF: Record<Category, Kind> = {
  Villa: { category: 'Villa', weight: 40, uses: ['Residential'], sizeOf: villa },
  Plot: { category: 'Plot', weight: 35, uses: ['Residential', 'Commercial'], sizeOf: plot },
  Warehouse: { category: 'Warehouse', weight: 25, uses: ['Industrial', 'Commercial'], sizeOf: warehouse },
}

/** The categories of generated listings, and what each of them is like. */
export const KINDS = Object.values(KIND_OF)

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
    ...(chance.isTrue(0.3) && { floor: 0 }),
    ...(chance.isTrue(0.4) && { ageYears: chance.whole(0, 30) }),
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
    ...(chance.isTrue(0.5) && { furnishing: chance.pick(FURNISHINGS) }),
    ...(chance.isTrue(0.4) && { facing: chance.pick(FACINGS) }),
    ...(chance.isTrue(0.3) && { floor: chance.whole(0, 4) }),
    ...(chance.isTrue(0.5) && { parkingPlaces: chance.whole(1, 3) }),
    ...(chance.isTrue(0.4) && { ageYears: chance.whole(0, 30) }),
    ...(chance.isTrue(0.4) && { possession: 'ready' }),
    ...(chance.isTrue(0.2) && { priceNegotiable: true }),
  }
  return { words: `${bedrooms} bedroom house`, details }
}
