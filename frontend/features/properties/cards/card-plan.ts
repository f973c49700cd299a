import { createContext, type ReactNode } from 'react'
import type { PlotProperty } from '#contract/properties/replies.ts'

type DrawPlan = (plot: PlotProperty, size: { value: string; more: string }) => ReactNode

/** Draws a plot that has no pictures; given by the pages whose cards show plans. */
export const CardPlan = createContext<DrawPlan | undefined>(undefined)
