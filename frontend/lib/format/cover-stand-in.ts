import { createContext, use, type ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'

/** What the lists of the panel show of a listing without a picture; given by the panel's frame. */
export const CoverStandIn = createContext<(property: Property) => ReactNode>(() => undefined)

export const useCoverStandIn = (property: Property): ReactNode => use(CoverStandIn)(property)
