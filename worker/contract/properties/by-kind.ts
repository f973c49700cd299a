import { z } from 'zod'
import { FILTER_CATEGORIES } from './enums.ts'

/** How many listings a list has of each kind that visitors choose, whichever is chosen, and of all; as X-Total-Count says it. */
export const PropertiesByKind = z.object({
  total: z.string(),
  kinds: z.record(z.enum(FILTER_CATEGORIES), z.string()),
})
export type PropertiesByKind = z.infer<typeof PropertiesByKind>
