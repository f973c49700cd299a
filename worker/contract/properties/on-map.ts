import { z } from 'zod'
import { CATEGORIES, DEALS } from './enums.ts'

/** What the map shows of a list: those with a place, the newest first, and how many have none. Counts are exact to 1,000. */
export const PropertiesOnMap = z.object({
  total: z.int(),
  unplaced: z.int(),
  totalIsMore: z.boolean(),
  /** More have a place than there are pins. */
  more: z.boolean(),
  pins: z.array(
    z.object({
      _id: z.string(),
      lat: z.number(),
      lng: z.number(),
      price: z.number(),
      deal: z.enum(DEALS),
      category: z.enum(CATEGORIES),
      title: z.string(),
      isApproximate: z.boolean(),
    }),
  ),
})
export type PropertiesOnMap = z.infer<typeof PropertiesOnMap>
