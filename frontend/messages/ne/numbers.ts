import { inDigitsOf } from '#contract/languages/languages.ts'
import { amountIn, countOf, dayTextIn } from '#contract/languages/numbers.ts'

/** A number as it stands, in the digits of this language. */
export const digits = (number: number | string) => inDigitsOf('ne', String(number))

/** A number of things, before the bare noun. */
export const count = (number: number | string) => countOf('ne', number)

/** A word with an ending, as Nepali writes it behind letters, digits and Latin names. */
export { nepaliEnding as ending } from '#contract/languages/places.ts'

/** A price or a size that the contract has written. */
export const amount = (written: string) => amountIn('ne', written)

/** A day that the English site has written. */
export const day = (written: string) => dayTextIn('ne', written)
