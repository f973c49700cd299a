import { useRef, useState } from 'react'
import { isBelowLeast } from '#contract/properties/rules.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { parseInr } from '#contract/units/money-words.ts'
import type { ListingForm } from '#frontend/features/property-form/use-listing-form.ts'
import type { FormValues } from '#frontend/features/property-form/values/form-values.ts'
import { belowLeast as words } from '#frontend/messages/panel/below-least.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'

type Terms = Pick<FormValues, 'price' | 'lowestPrice'>

/** Asks, once for each price and least, before a price is saved that is below the least the owner takes. */
export function useLeastQuestion({ form, startValues }: ListingForm, save: () => void) {
  const [asked, setAsked] = useState<Terms>()
  const agreed = useRef('')

  function saveOrAsk() {
    const { price, lowestPrice } = form.getValues()
    const terms = { price, lowestPrice }
    const isTold = [keyOf(startValues()), agreed.current].includes(keyOf(terms))
    if (isTold || !isBelowLeast(amounts(terms))) return save()
    setAsked(terms)
  }

  function agree(close: () => void) {
    agreed.current = asked ? keyOf(asked) : ''
    close()
  }

  function end() {
    const isAgreed = asked !== undefined && agreed.current === keyOf(asked)
    setAsked(undefined)
    if (isAgreed) save()
  }

  const question = asked && (
    <ConfirmDialog
      title={words.title}
      closeLabel={words.back}
      cancelLabel={words.back}
      confirmLabel={words.allTheSame}
      onConfirm={agree}
      onClosed={end}
    >
      <p>{words.text(formatLakhCrore(amounts(asked).lowestPrice ?? 0))}</p>
    </ConfirmDialog>
  )
  return { saveOrAsk, question }
}

const keyOf = (terms: Terms) => JSON.stringify(amounts(terms))

const amounts = ({ price, lowestPrice }: Terms) => ({
  price: parseInr(price) ?? null,
  lowestPrice: parseInr(lowestPrice) ?? null,
})
