import { ChevronDown } from 'lucide'
import { type Budget, parseBudget } from '#contract/list/budget.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { formatInr, formatLakhCrore, LAKH_INR } from '#contract/units/money.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { chosenDeal, withBudget } from './active-filters.ts'
import { BoundField } from './bound-field.tsx'
import { chosenBudget } from './chosen-budget.ts'
import type { FilterProps } from './list-query.ts'

const words = messages.filterPanel
const SALE_STEPS = [10, 25, 50, 75, 100, 200, 500, 1000].map((lakh) => lakh * LAKH_INR)
const RENT_STEPS = [0.1, 0.25, 0.5, 1, 2, 5, 10].map((lakh) => lakh * LAKH_INR)

type BudgetFilterProps = FilterProps & { reading: SearchReading | undefined }

export function BudgetFilter({ params, onChange, reading }: BudgetFilterProps) {
  const budget = chosenBudget(params, reading)
  const deal = chosenDeal(params)
  const change = (bound: { minInr?: number | undefined; maxInr?: number | undefined }) =>
    onChange((query) => withBudget(query, { ...chosenBudget(query, reading), ...bound }))
  const steps = deal === 'rent' || deal === 'lease' ? RENT_STEPS : SALE_STEPS
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <BudgetBound
          label={words.from}
          inr={budget.minInr}
          steps={steps}
          onCommit={(minInr) => change({ minInr })}
          onSaid={change}
        />
        <BudgetBound
          label={words.to}
          inr={budget.maxInr}
          steps={steps}
          onCommit={(maxInr) => change({ maxInr })}
          onSaid={change}
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

type BudgetBoundProps = {
  label: string
  /** Undefined while this bound is open. */
  inr: number | undefined
  steps: readonly number[]
  onCommit: (inr: number | undefined) => void
  /** What was typed says itself of which bound it speaks: '20-40 lakh', 'above 20 lakh'. */
  onSaid: (budget: Budget) => void
}

/** One bound of the budget: typed as in the search of the home page ('40 lakh', '15000'), or one of the usual steps. */
function BudgetBound({ label, inr, steps, onCommit, onSaid }: BudgetBoundProps) {
  function commit(typed: TypedBound | undefined) {
    if (typeof typed === 'object') onSaid(typed)
    else onCommit(typed)
  }

  return (
    <BoundField
      label={label}
      shown={inr === undefined ? '' : written(inr)}
      read={readBound}
      notUnderstood={words.amountNotUnderstood}
      inputMode="text"
      onCommit={commit}
      choices={
        <span className="absolute inset-y-0 right-0 w-11 rounded-sill has-focus-visible:outline-3 has-focus-visible:outline-rain-700">
          <select
            aria-label={words.usualAmounts(label)}
            value={String(inr ?? '')}
            onChange={({ target }) => onCommit(target.value === '' ? undefined : Number(target.value))}
            className="size-full cursor-pointer text-body opacity-0"
          >
            {options(steps, inr).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className="pointer-events-none absolute inset-0 m-auto" />
        </span>
      }
    />
  )
}

/** The short form, or every rupee where that would cut some. */
function written(inr: number): string {
  const short = formatLakhCrore(inr)
  return messages.words.amount(parseInr(short) === inr ? short : `₹${formatInr(inr)}`)
}

/** An amount, or what says of which bound it speaks. */
type TypedBound = number | Budget

function readBound(text: string): TypedBound | 'unreadable' {
  const { minInr, maxInr } = parseBudget(text) ?? {}
  const inr = maxInr ?? minInr ?? 0
  if (inr <= 0) return 'unreadable'
  if (parseInr(text) !== undefined) return inr
  return { ...(minInr !== undefined && { minInr }), ...(maxInr !== undefined && { maxInr }) }
}

/** The usual steps, with the chosen amount added when it is not one of them. */
function options(steps: readonly number[], chosenInr: number | undefined) {
  const amounts =
    chosenInr === undefined ? steps : [...new Set([...steps, chosenInr])].toSorted((a, b) => a - b)
  return [
    { value: '', label: words.any },
    ...amounts.map((amountInr) => ({ value: String(amountInr), label: written(amountInr) })),
  ]
}
