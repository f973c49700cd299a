import { X } from 'lucide-react'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { FieldError } from '#frontend/ui/form/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { activeFilters, chosenBudget } from './active-filters.ts'
import type { FilterProps } from './filter-panel.tsx'
import { withoutFilters } from './list-query.ts'

const words = messages.activeFilters

/** What is chosen, each to be taken off alone, and all together. */
export function ChosenFilters({ params, onChange }: FilterProps) {
  return (
    <>
      {activeFilters(params).map(({ label, without }) => (
        <Chip
          key={without.toString()}
          className="max-w-full flex-none"
          aria-label={words.remove(label)}
          onClick={() => onChange(without)}
        >
          <span className="max-w-60 truncate">{label}</span>
          <Icon of={X} size={16} />
        </Chip>
      ))}
      <Chip
        className="flex-none border-transparent !bg-transparent underline underline-offset-4"
        onClick={() => onChange(withoutFilters(params))}
      >
        {messages.list.clearAll}
      </Chip>
    </>
  )
}

/** Said when the words of the home page's price field are no budget. */
export function BudgetNote({ params }: Pick<FilterProps, 'params'>) {
  const { unreadable } = chosenBudget(params)
  if (!unreadable) return null
  return (
    <div className="mb-4 lg:hidden">
      <FieldError>{words.priceNotUnderstood(unreadable)}</FieldError>
    </div>
  )
}
