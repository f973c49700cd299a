import { dayNumberOf } from '#contract/units/time.ts'
import { VISIT_STATES, type VisitState } from './kinds.ts'

/* How the line of a lead keeps a step and a visit in one text: the worker writes it, the panel reads it back into words. */

type StepSaid = { step: string; on: string | undefined }
type VisitSaid = { state: VisitState | 'cancelled'; on: string | null; at: string | null }

const isDay = (text: string) => !Number.isNaN(dayNumberOf(text))

/** 'Call about the deed, 2026-11-27'; the day alone where nothing is said. */
export const stepText = (step: string | null, on: string | null): string =>
  [step, on].filter(Boolean).join(', ')

/** The step with what parts it from its day, which is undefined where staff have typed none that exists. */
export function readStep(text: string): StepSaid {
  const on = /\d{4}-\d\d-\d\d$/.exec(text)?.[0]
  return on && isDay(on) ? { step: text.slice(0, -on.length), on } : { step: text, on: undefined }
}

/** 'agreed 2026-11-27 10:00'; of a wish without a day 'asked'. */
export const visitText = ({ state, on, at }: VisitSaid): string =>
  [state, on, on && at].filter(Boolean).join(' ')

/** Undefined where the text is no visit. */
export function readVisit(text: string): VisitSaid | undefined {
  const [first, on, at] = text.split(' ')
  const state = [...VISIT_STATES, 'cancelled' as const].find((one) => one === first)
  if (state === undefined || (on && !isDay(on))) return undefined
  return { state, on: on ?? null, at: at ?? null }
}
