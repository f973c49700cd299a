import { createContext, use, type ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { silentSource } from './pictures.ts'

/** What the lists of the panel show of a listing without a picture; given by the panel's frame. */
export const CoverStandIn = createContext<(property: Property) => ReactNode>(() => undefined)

/** A listing's first picture as lists of the panel show it, beside words that name the listing; for `Picture`. */
export function useCover(property: Property) {
  const missing = use(CoverStandIn)(property)
  return { picture: silentSource(property.pictures[0]), missingAlt: '', missing }
}
