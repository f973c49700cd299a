import { createContext, type ReactNode } from 'react'
import type { Drawn } from '#contract/site/drawings.ts'

type DrawPlan = (plot: Drawn<'plan'>, size: { value: string; more: string }) => ReactNode

/** Draws a plot that has no pictures; given by the pages whose cards show plans. */
export const CardPlan = createContext<DrawPlan | undefined>(undefined)
