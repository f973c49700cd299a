import { SORTS } from '#contract/property-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { FieldError } from '#frontend/ui/field.tsx'
import { SelectField } from '#frontend/ui/select-field.tsx'
import { SkeletonLine } from '#frontend/ui/skeleton.tsx'
import { ChosenFilters } from './filter-bar.tsx'
import type { FilterProps } from './filter-panel.tsx'
import { changed, chosenBudget } from './list-query.ts'

const list = messages.list
const filters = messages.filters
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: list.sorts[sort] }))

type ResultsHeadProps = FilterProps & { count: string | undefined; isFailed: boolean; isWindowed: boolean }

/** How many, in which order, and what is chosen. */
export function ResultsHead({ params, onChange, count, isFailed, isWindowed }: ResultsHeadProps) {
  const { unreadable } = chosenBudget(params)
  const sort = SORTS.find((known) => known === params.get('sort')) ?? 'newest'
  return (
    <>
      <div className="mb-3 flex items-center gap-x-4 gap-y-2.5 sm:mb-4.5">
        <h2 className="mr-auto text-[1.375rem] sm:text-[1.5rem]" aria-live="polite">
          {count ?? (isFailed ? '' : <SkeletonLine className="!h-6 w-44 max-w-[30vw]" />)}
        </h2>
        <SelectField
          label={list.sortBy}
          isLabelHidden
          value={sort}
          options={SORT_OPTIONS}
          onChange={({ target }) =>
            onChange(changed(params, { sort: target.value === 'newest' ? '' : target.value }))
          }
          className="max-w-42 sm:max-w-none"
        />
      </div>
      <ChosenFilters params={params} onChange={onChange} />
      {isWindowed && <p className="mb-4 text-small text-ink-700">{list.windowed}</p>}
      {unreadable && (
        <div className="mb-4 lg:hidden">
          <FieldError>{filters.priceNotUnderstood(unreadable)}</FieldError>
        </div>
      )}
    </>
  )
}
