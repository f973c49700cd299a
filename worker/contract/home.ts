import { z } from 'zod'
import { FILTER_CATEGORIES } from './properties/enums.ts'
import { PropertyList } from './properties/replies.ts'

/** What the four doors of the home page look for; two of them open the same list. */
export const DOOR_TERMS = ['warehouse', 'land'] as const
export type DoorTerm = (typeof DOOR_TERMS)[number]

/** What a list holds, said in front of it. */
export const ListOffer = z.object({
  /** The list's own total: '24', or '1000+' where counting stops. */
  total: z.string(),
  /** The lowest price of what is for sale in it, in rupees; null where nothing for sale has a price. */
  fromInr: z.int().nullable(),
  /** The same of what is to rent or to lease, a month. */
  fromInrAMonth: z.int().nullable(),
})
export type ListOffer = z.infer<typeof ListOffer>

/** What a list holds of what is for sale, and of what is to rent or to lease. */
const DoorOffer = ListOffer.extend({ forSale: z.int(), toLet: z.int() })
export type DoorOffer = z.infer<typeof DoorOffer>

/** What land or floor costs in a place: plots for sale a katha, else warehouses to rent a sq ft, else houses for sale a sq ft. */
export const PlaceRate = z.object({
  of: z.enum(['plots', 'warehouses', 'houses']),
  lowInr: z.number(),
  highInr: z.number(),
})
export type PlaceRate = z.infer<typeof PlaceRate>

/**
 * The answer of GET /api/properties/{id}/prices-beside: what one unit costs of the listings on offer of the same kind, in the same
 * place, for sale or to let alike, this one among them; null where they are fewer than LIMITS.pricesBesideLeast.
 */
export const PricesBeside = z
  .object({
    place: z.string(),
    per: z.enum(['katha', 'sqFtBuilt']),
    count: z.int(),
    /** More than LIMITS.pricesBesideCounted: those are the lowest. */
    countIsMore: z.boolean(),
    lowInr: z.number(),
    highInr: z.number(),
    /** Each of those counted, in rupees (a rent's a month), the lowest first. */
    ratesInr: z.array(z.number()),
    /** What this listing asks a unit; null without a price or a size. */
    ownInr: z.number().nullable(),
  })
  .nullable()
export type PricesBeside = z.infer<typeof PricesBeside>

export const HomePlace = ListOffer.extend({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  rate: PlaceRate.nullable(),
})
export type HomePlace = z.infer<typeof HomePlace>

/** The answer of GET /api/home. */
export const Home = z.object({
  /** All listings on offer. */
  total: z.int(),
  /** Those of them whose site was visited and whose deed was seen. */
  checked: z.int(),
  kinds: z.record(z.enum(FILTER_CATEGORIES), z.int()),
  doors: z.record(z.enum(DOOR_TERMS), DoorOffer),
  /** At most LIMITS.homePlaces, those with most listings first. */
  places: z.array(HomePlace),
  /** At most LIMITS.homeNewest. */
  newest: PropertyList,
  /** The newest warehouses, at most LIMITS.homeWarehouses. */
  warehouses: PropertyList,
})
export type Home = z.infer<typeof Home>
