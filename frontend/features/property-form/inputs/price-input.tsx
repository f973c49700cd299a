import { useWatch } from 'react-hook-form'
import { formatInr, formatPrice } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { isRentPrice } from '#frontend/features/property-form/values/settled-terms.ts'
import { TextInput } from './text-input.tsx'
import { useTerms } from './use-terms.ts'

/** The price in digits or in words, with its reading below. */
export function PriceInput() {
  const price = useWatch<FormValues, 'price'>({ name: 'price' })
  const perMonth = isRentPrice(useTerms())
  return <TextInput name="price" required inputMode="text" hint={priceReading(price, perMonth)} />
}

/** What a typed price means: '₹45 Lakh (45,00,000)', '₹38,000 / month', on request. */
function priceReading(typed: string, perMonth: boolean): string {
  const priceInr = parseInr(typed)
  if (priceInr === undefined) return forms.hints.price
  const short = formatPrice({ priceInr, perMonth })
  if (short === undefined) return forms.hints.priceOnRequest
  return priceInr >= 100_000 ? `${short} (${formatInr(priceInr)})` : short
}
