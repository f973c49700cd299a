import { X } from 'lucide'
import { type FormEvent, useState } from 'react'
import { AUDIT_ACTIONS } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { panelActivity as words } from '#frontend/messages/panel/activity.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { DayField, type TypedDay } from './day-field.tsx'

export const ACTIVITY_FILTERS = ['subjectId', 'importId', 'actor', 'action', 'day', 'search'] as const
type ActivityFilter = (typeof ACTIVITY_FILTERS)[number]
export type ActivityQuery = Partial<Record<ActivityFilter, string>>

const filters = words.filters
const KINDS = [
  { value: '', label: filters.anyKind },
  ...AUDIT_ACTIONS.map((action) => ({ value: action, label: filters.kinds[action] })),
]

/** `onChange` gets what changes; an empty value takes a filter out. */
type Props = { query: ActivityQuery; onChange: (changes: ActivityQuery) => void }

/** The filters of the log; they combine. */
export function ActivityFilters({ query, onChange }: Props) {
  const found = query.search ?? ''
  const [typed, setTyped] = useState<{ over: string; text: string }>()
  // What was typed over other words than those of the address counts for nothing.
  const search = typed?.over === found ? typed.text : found
  const [typedDay, setTypedDay] = useState<TypedDay>()

  function find(event: FormEvent) {
    event.preventDefault()
    setTyped(undefined)
    onChange({ search: search.trim() })
  }

  function clear() {
    setTyped(undefined)
    setTypedDay(undefined)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <form
        aria-label={filters.search}
        noValidate
        onSubmit={find}
        className="grid grid-cols-2 items-start gap-3 max-[22rem]:grid-cols-1 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_12rem]"
      >
        <div className="col-span-full flex min-w-0 items-end gap-2 lg:col-auto">
          <div className="min-w-0 flex-1">
            <TextField
              label={filters.search}
              type="search"
              value={search}
              maxLength={LIMITS.maxSearchLetters}
              placeholder={filters.searchExample}
              onChange={({ currentTarget }) => setTyped({ over: found, text: currentTarget.value })}
            />
          </div>
          <Button look="secondary" type="submit">
            {filters.find}
          </Button>
        </div>
        <SelectField
          label={filters.kind}
          options={KINDS}
          value={query.action ?? ''}
          onChange={({ currentTarget }) => onChange({ action: currentTarget.value })}
        />
        <DayField
          day={query.day ?? ''}
          onDay={(day) => onChange({ day })}
          typed={typedDay}
          onTyped={setTypedDay}
        />
      </form>
      <ChosenFilters query={query} onChange={onChange} onClear={clear} />
    </div>
  )
}

/** The filters without a field of their own, as chips, and a button that clears all filters. */
function ChosenFilters({ query, onChange, onClear }: Props & { onClear: () => void }) {
  const { actor, subjectId, importId } = query
  const isAny = ACTIVITY_FILTERS.some((name) => query[name])
  if (!isAny) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {actor && (
        <Chip onClick={() => onChange({ actor: '' })} aria-label={filters.without(actor)}>
          {filters.by(actor)}
          <Icon of={X} size={16} />
        </Chip>
      )}
      {subjectId && (
        <Chip onClick={() => onChange({ subjectId: '' })} aria-label={filters.without(filters.one)}>
          {filters.one}
          <Icon of={X} size={16} />
        </Chip>
      )}
      {importId && (
        <Chip onClick={() => onChange({ importId: '' })} aria-label={filters.without(filters.ofImport)}>
          {filters.ofImport}
          <Icon of={X} size={16} />
        </Chip>
      )}
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          onClear()
          onChange(Object.fromEntries(ACTIVITY_FILTERS.map((name) => [name, ''])))
        }}
      >
        {words.everything}
      </Button>
    </div>
  )
}
