import { formatLakhCrore, LAKH_INR } from '#contract/units/money.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { chosenDeal, withBudget } from './active-filters.ts'
import { chosenBudget } from './chosen-budget.ts'
import type { FilterProps } from './list-query.ts'

const words = messages.filterPanel
const SALE_STEPS = [10, 25, 50, 75, 100, 200, 500, 1000].map((lakh) => lakh * LAKH_INR)
const RENT_STEPS = [0.1, 0.25, 0.5, 1, 2, 5, 10].map((lakh) => lakh * LAKH_INR)

type BudgetFilterProps = FilterProps & { reading: SearchReading | undefined }

export function BudgetFilter({ params, onChange, reading }: BudgetFilterProps) {
  const budget = chosenBudget(params, reading)
  const deal = chosenDeal(params)
  const change = (bound: { minInr?: number | undefined } | { maxInr?: number | undefined }) =>
    onChange((query) => withBudget(query, { ...chosenBudget(query, reading), ...bound }))
  const steps = deal === 'rent' || deal === 'lease' ? RENT_STEPS : SALE_STEPS
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <SelectField
          label={words.from}
          value={String(budget.minInr ?? '')}
          options={options(steps, budget.minInr)}
          onChange={({ target }) => change({ minInr: rupees(target.value) })}
        />
        <SelectField
          label={words.to}
          value={String(budget.maxInr ?? '')}
          options={options(steps, budget.maxInr)}
          onChange={({ target }) => change({ maxInr: rupees(target.value) })}
        />
      </div>
      {budget.unreadable && (
        <div className="mt-2">
          <FieldError>{messages.activeFilters.priceNotUnderstood(budget.unreadable)}</FieldError>
        </div>
      )}
    </>
  )
}

function rupees(value: string): number | undefined {
  return value === '' ? undefined : Number(value)
}

/** The usual steps, with the chosen amount added when it is not one of them. */
function options(steps: readonly number[], chosenInr: number | undefined) {
  const amounts =
    chosenInr === undefined ? steps : [...new Set([...steps, chosenInr])].toSorted((a, b) => a - b)
  return [
    { value: '', label: words.any },
    ...amounts.map((amountInr) => ({
      value: String(amountInr),
      label: messages.words.amount(formatLakhCrore(amountInr)),
    })),
  ]
}
