import { panelContactMessages as words } from '#frontend/messages/panel/contact-messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import type { Filter } from './use-messages.ts'

const FILTERS = ['open', 'handled', 'all'] as const satisfies Filter[]

/** The filter in an address; 'open' where there is no known one. */
export function filterIn(query: URLSearchParams): Filter {
  return FILTERS.find((filter) => filter === query.get('state')) ?? 'open'
}

export function MessageFilter({
  current,
  onChoose,
}: {
  current: Filter
  onChoose: (filter: Filter) => void
}) {
  return (
    <fieldset aria-label={words.filter} className="flex flex-wrap gap-2">
      {FILTERS.map((filter) => (
        <Chip key={filter} isOn={filter === current} onClick={() => onChoose(filter)}>
          {words.states[filter]}
        </Chip>
      ))}
    </fieldset>
  )
}
