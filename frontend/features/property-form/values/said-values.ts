import { formatPrice } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { FormValues } from './form-values.ts'
import { isRentPrice } from './normalized-terms.ts'

/** The price as visitors read it. */
export function priceOf(values: FormValues): string {
  const priceInr = parseInr(values.price)
  const price = priceInr === undefined ? undefined : formatPrice({ priceInr, perMonth: isRentPrice(values) })
  return price ?? forms.live.noPrice
}

/** A plain number with the commas of its card: '3,200'. */
const grouped = (typed: string) => (Number(typed) ? Number(typed).toLocaleString('en-IN') : typed)

/** A size as it was typed. */
export const sizeOf = (size: string, unit: string) =>
  size && (/[a-z]/i.test(size) ? size : `${grouped(size)} ${unit}`)
