import { createContext, type ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'

type DrawPlan = (property: Property, size: { value: string; more: string }) => ReactNode

/** Draws what has no pictures from above; given by the pages whose cards show plans. */
export const CardPlan = createContext<DrawPlan | undefined>(undefined)
