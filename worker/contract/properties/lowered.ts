import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'

/** Whether lists say of a price that it was lowered: so lately was it. Both in milliseconds. */
export const isLoweredLately = (loweredAtMs: number | null, nowMs: number): boolean =>
  loweredAtMs !== null && nowMs < loweredAtMs + LIMITS.loweredDays * DAY_MS
