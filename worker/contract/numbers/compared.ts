import { LIMITS } from '#contract/limits.ts'

/** Whether a listing has been on the market long enough to stand beside others of its kind. */
export const isCompared = ({ daysOnMarket }: { daysOnMarket: number | null }): boolean =>
  daysOnMarket !== null && daysOnMarket >= LIMITS.comparedFromDays
