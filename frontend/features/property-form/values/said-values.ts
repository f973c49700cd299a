import { formatPrice } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import type { FormValues } from './form-values.ts'
import { isRentPrice } from './normalized-terms.ts'

/** The price as visitors read it; undefined where it is on request. */
export function priceOf(values: FormValues): string | undefined {
  const priceInr = parseInr(values.price)
  return priceInr === undefined ? undefined : formatPrice({ priceInr, perMonth: isRentPrice(values) })
}

/** A plain number with the commas of its card: '3,200'. */
const grouped = (typed: string) => (Number(typed) ? Number(typed).toLocaleString('en-IN') : typed)

/** A size as it was typed. */
export const sizeOf = (size: string, unit: string) =>
  size && (/[a-z]/i.test(size) ? size : `${grouped(size)} ${unit}`)
