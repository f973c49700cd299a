import type { Picture } from '#contract/properties/replies.ts'
import { PropertyChanges } from '#contract/properties/input.ts'
import { type Category, type Deal, OWNERSHIP_TYPES } from '#contract/properties/enums.ts'
import { normalizeProperty } from '#worker/db/queries/properties/normalize.ts'
import type { Chance } from './chance.ts'
import { OURS } from '#worker/dev/fixtures/demo-listing.ts'
import { KINDS } from './generated-kinds.ts'
import { REGION } from '#contract/search/region.ts'

/** How many of a hundred generated listings lie in each place, in the order of the region. */
const WEIGHTS = [12, 10, 9, 8, 7, 7, 7, 6, 6, 5, 4, 4, 4, 4, 3, 2, 2]

/** Where the demo firm's listings lie. */
const PLACES = REGION.map((place, index) => ({ ...place, weight: WEIGHTS[index] ?? 1 }))

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
  { createdAt, confirmedAt = createdAt }: { createdAt: number; confirmedAt?: number },
  picturesOf: (category: Category) => Picture[][],
) {
  const { category, uses, sizeOf } = chance.weighted(KINDS)
  const { deal, word } = chance.weighted(DEALS)
  const { approvedByAdmin, isGone } = chance.weighted(ENDS)
  const place = chance.weighted(PLACES)
  const size = sizeOf(chance)
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
      : {
          leaseType: uses.length > 1 ? chance.pick(uses) : uses[0],
          isForSale: deal === 'sale',
          isForRent: deal !== 'sale',
        }),
    ownershipType: chance.pick(OWNERSHIP_TYPES),
    isSold: isGone && deal === 'sale',
    isRented: isGone && deal !== 'sale',
    googleMap: chance.isTrue(0.95) ? `${scatter(place.lat, chance)},${scatter(place.lng, chance)}` : null,
  })
  const normalized = normalizeProperty(category, input, { pictures, approvedByAdmin, nowMs: createdAt })
  return {
    ...normalized,
    id: createdAt.toString(16).padStart(12, '0') + chance.hex(12),
    confirmedAt: approvedByAdmin ? confirmedAt : null,
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
