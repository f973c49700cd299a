import type { ReactNode } from 'react'
import { SORTS } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import type { FilterProps } from './filters/filter-panel.tsx'
import { changed, countFilters } from './filters/list-query.ts'

const list = messages.list
const OPTIONS = SORTS.map((sort) => ({ value: sort, label: list.sorts[sort] }))

type ResultsHeadProps = FilterProps & {
  count: string | undefined
  isFailed: boolean
  isWindowed: boolean
  reading: SearchReading | undefined
  /** What is chosen, as chips. */
  chosen: ReactNode
}

/** How many, in which order, and on wide screens what is chosen. */
export function ResultsHead({
  params,
  onChange,
  count,
  isFailed,
  isWindowed,
  reading,
  chosen,
}: ResultsHeadProps) {
  const usual = reading?.words.length ? 'best' : 'newest'
  const sort = SORTS.find((known) => known === params.get('sort')) ?? usual
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2.5 sm:mb-4.5">
        <div className="min-w-min flex-1" aria-live="polite">
          {!isFailed && <h2 className="text-[1.375rem] sm:text-[1.5rem]">{count ?? <CountOnItsWay />}</h2>}
        </div>
        <SelectField
          label={list.sortBy}
          isLabelHidden
          value={sort}
          // The best match is an order where words are looked for.
          options={sort === 'best' || usual === 'best' ? OPTIONS : OPTIONS.slice(0, -1)}
          onChange={({ target }) =>
            onChange(changed(params, { sort: target.value === usual ? '' : target.value }))
          }
          className="w-[calc(100%-12rem)] max-w-42 min-w-32 sm:w-auto sm:max-w-none"
        />
      </div>
      {countFilters(params, reading) > 0 && (
        <div className="mb-4.5 hidden min-h-11 flex-wrap gap-2 lg:flex">{chosen}</div>
      )}
      {isWindowed && <p className="mb-4 text-small text-ink-700">{list.windowed}</p>}
    </>
  )
}

function CountOnItsWay() {
  return (
    <>
      <span className="sr-only">{list.loading}</span>
      <SkeletonLine className="!h-6 w-44 max-w-[30vw]" />
    </>
  )
}
