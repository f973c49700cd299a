import { SORTS } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { changed, type FilterProps } from './list-query.ts'

const list = messages.list
const OPTIONS = SORTS.map((sort) => ({ value: sort, label: list.sorts[sort] }))

type SortFieldProps = FilterProps & { reading: SearchReading | undefined; className?: string }

/** The sort order. Best match is offered where words are searched for. */
export function SortField({ params, onChange, reading, className }: SortFieldProps) {
  const usual = reading?.order?.sort ?? (reading?.words.length ? 'best' : 'newest')
  const sort = SORTS.find((known) => known === params.get('sort')) ?? usual
  return (
    <SelectField
      label={list.sortBy}
      isLabelHidden
      value={sort}
      options={sort === 'best' || usual === 'best' ? OPTIONS : OPTIONS.slice(0, -1)}
      onChange={({ target }) =>
        onChange((query) => changed(query, { sort: target.value === usual ? '' : target.value }))
      }
      className={className}
    />
  )
}
