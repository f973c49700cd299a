import { createContext, type ReactNode } from 'react'
import type { DrawnProperty } from '#contract/site/drawings.ts'

type DrawPlan = (plot: DrawnProperty<'plan'>, size: { value: string; more: string }) => ReactNode

/** Draws a plot that has no pictures; given by the pages whose cards show plans. */
export const CardPlan = createContext<DrawPlan | undefined>(undefined)
