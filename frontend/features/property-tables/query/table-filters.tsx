import { useQuery } from '@tanstack/react-query'
import { Search, SlidersHorizontal } from 'lucide'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { Dashboard } from '#contract/dashboard.ts'
import { PATHS } from '#contract/paths.ts'
import { CATEGORIES, MISSING, ORDERS, STATES } from '#contract/properties/enums.ts'
import { KIND_TOTALS } from '#contract/properties/kinds.ts'
import { groupDigits } from '#contract/units/money.ts'
import { call } from '#frontend/lib/api/api.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Select } from '#frontend/ui/form/select-field.tsx'
import { NO_FILTERS, type TableFilters as Filters, writeTableQuery } from './table-query.ts'
import { LIMITS } from '#contract/limits.ts'
import { controlLook } from '#frontend/ui/form/field.tsx'

const words = panelProperties.filters

const STATUS_OPTIONS = STATES.map((status) => ({ value: status, label: stateWords[status] }))
const ALL_STATUSES = [{ value: '', label: words.anyStatus }, ...STATUS_OPTIONS]
const PUBLIC_STATUSES = STATUS_OPTIONS.filter(({ value }) => value !== 'pending').map(({ value, label }) => ({
  value: value === 'available' ? '' : value,
  label,
}))
const SORT_OPTIONS = ORDERS.map((sort) => ({
  value: sort === 'newest' ? '' : sort,
  label: words.sorts[sort],
}))

type TableFiltersProps = {
  filters: Filters
  /** Accounts that wait for approval see public listings only. */
  seesEverything: boolean
  onChange: (changes: Partial<Filters>) => void
  onSearch: (text: string) => void
}

/** Search and filters; on phones the filters are behind a button, so that listings show on the first screen. */
export function TableFilters({ filters, seesEverything, onChange, onSearch }: TableFiltersProps) {
  const { searchTerm, category, status, sort, mine, missing, lowered } = filters
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const chosen = [category, status, sort, mine, missing, lowered].filter(Boolean).length
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 md:grid-cols-[minmax(0,1fr)_10rem_12.5rem]">
        <TableSearch value={searchTerm} onSearch={onSearch} />
        <Button
          look="secondary"
          className="!px-3.5 md:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={SlidersHorizontal} />
          {words.open}
          {chosen > 0 && <span className="rounded-tag bg-tea-100 px-1.5 text-small">{chosen}</span>}
        </Button>
        <div
          id={id}
          className={`col-span-full grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1 md:contents ${isOpen ? 'grid' : 'hidden'}`}
        >
          <Select
            aria-label={words.status}
            options={seesEverything ? ALL_STATUSES : PUBLIC_STATUSES}
            value={status}
            onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
          />
          <Select
            aria-label={words.sort}
            options={SORT_OPTIONS}
            value={sort === 'newest' ? '' : sort}
            onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
          />
        </div>
      </div>
      <div className={`md:block ${isOpen ? '' : 'max-md:hidden'}`}>
        <QuickFilters filters={filters} seesEverything={seesEverything} />
      </div>
    </div>
  )
}

type QuickFiltersProps = Pick<TableFiltersProps, 'filters' | 'seesEverything'>

/** The most used filters, each with its count where that is known; pressed again they are cleared. */
function QuickFilters({ filters, seesEverything }: QuickFiltersProps) {
  const counts = useListingCounts(seesEverything)
  const { category, status, mine, missing, lowered } = filters
  const isAll = !category && !status && !mine && !missing && !lowered
  const { pathname } = useLocation()
  const chip = (label: string, isOn: boolean, changes: Partial<Filters>, count?: number) => (
    <Link
      key={label}
      to={pathname + writeTableQuery({ ...filters, ...changes })}
      aria-current={isOn || undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3.5 text-base font-medium press hover:border-tea-700 hover:bg-tea-50 aria-[current]:border-tea-700 aria-[current]:bg-tea-100"
    >
      {label}
      {count !== undefined && <span className="tabular">{groupDigits(String(count))}</span>}
    </Link>
  )
  const statuses = seesEverything ? (['pending', 'unconfirmed', 'sold', 'rented'] as const) : []
  return (
    <nav aria-label={words.quick} className="flex min-w-0 flex-wrap gap-2">
      {chip(words.all, isAll, { ...NO_FILTERS, searchTerm: filters.searchTerm }, counts?.totals.properties)}
      {CATEGORIES.map((kind) =>
        chip(
          kind,
          category === kind,
          { category: category === kind ? '' : kind },
          counts?.totals[KIND_TOTALS[kind]],
        ),
      )}
      {statuses.map((one) =>
        chip(stateWords[one], status === one, { status: status === one ? '' : one }, counts?.states?.[one]),
      )}
      {seesEverything && chip(words.mine, mine !== '', { mine: mine ? '' : 'true' })}
      {MISSING.map((what) =>
        seesEverything && missing === what ? chip(words.missing[what], true, { missing: '' }) : null,
      )}
      {lowered && chip(words.lowered, true, { lowered: '' })}
    </nav>
  )
}

/** The dashboard's query key, so that both share one request. */
function useListingCounts(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['dashboard', 'all'],
    queryFn: async ({ signal }) => (await call<Dashboard>(PATHS.dashboard, { signal })).body,
    enabled: isWanted,
  })
  return data
}

type TableSearchProps = { value: string; onSearch: (text: string) => void }

/** Searches a moment after the last letter, at once with Enter, and from two letters on. */
function TableSearch({ value, onSearch }: TableSearchProps) {
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: typed.text.trim() === value ? typed.text : value })
  const text = typed.text.trim()
  const isNew = text !== value && (text === '' || text.length >= LIMITS.searchMinLetters)

  const isPaused = useDebounced(text) === text
  const searchOnce = useEffectEvent(onSearch)

  useEffect(() => {
    if (isNew && isPaused) searchOnce(text)
  }, [isNew, isPaused, text])

  return (
    <form
      aria-label={words.name}
      className="relative min-w-0"
      onSubmit={(event) => {
        event.preventDefault()
        if (isNew) onSearch(text)
      }}
    >
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-500" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.search}
        placeholder={words.search}
        maxLength={LIMITS.maxSearchLetters}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ value, text: currentTarget.value })}
        className={`${controlLook} pl-11`}
      />
    </form>
  )
}
