import { Search } from 'lucide'
import { LEAD_KINDS } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { controlLook } from '#frontend/ui/form/field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { focusOnce } from '#frontend/ui/focus-once.ts'
import type { LeadFilter } from './use-leads.ts'

/** What the list of leads is narrowed to, in the order of the chips. */
export const LEAD_FILTERS = ['open', ...LEAD_KINDS, 'done'] as const satisfies readonly LeadFilter[]
const nameOf = (filter: LeadFilter) =>
  filter === 'open' ? words.open : filter === 'done' ? words.done : words.kinds[filter]

type LeadChipsProps = {
  chosen: { filter: LeadFilter; isMine: boolean }
  open: readonly Lead[] | undefined
  isSearching: boolean
  onSearch: () => void
  onChoose: (of: LeadFilter, mine: boolean) => void
}

/** Whose and which leads are listed, each choice with its count where one page tells it; on phones the search is opened here. */
export function LeadChips({
  chosen: { filter, isMine },
  open,
  isSearching,
  onSearch,
  onChoose,
}: LeadChipsProps) {
  return (
    <fieldset
      aria-label={words.filter}
      className="scroll-row -mx-(--gutter) flex min-w-0 max-w-[100vw] gap-2 overflow-x-auto px-(--gutter) py-1 lg:mx-0 lg:flex-wrap lg:px-0"
    >
      <Chip
        aria-label={words.search}
        aria-expanded={isSearching}
        className="flex-none sm:hidden"
        onClick={onSearch}
      >
        <Icon of={Search} />
      </Chip>
      <Chip isQuiet isOn={isMine} className="flex-none" onClick={() => onChoose(filter, !isMine)}>
        {words.mine}
      </Chip>
      {LEAD_FILTERS.map((one) => (
        <Chip
          key={one}
          isQuiet
          isOn={one === filter}
          className="flex-none"
          onClick={() => onChoose(one, isMine)}
        >
          {nameOf(one)}
          {open && one !== 'done' && (
            <span className="tabular">
              {open.filter(({ kind }) => one === 'open' || kind === one).length}
            </span>
          )}
        </Chip>
      ))}
    </fieldset>
  )
}

type SearchFieldProps = { typed: string; isOpen: boolean; onTyped: (text: string) => void }

/** On phones the field is behind a button, so that the first leads show. */
export function SearchField({ typed, isOpen, onTyped }: SearchFieldProps) {
  return (
    <div className={`relative w-full sm:w-72 ${isOpen ? '' : 'max-sm:hidden'}`}>
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-500" />
      <input
        type="search"
        ref={isOpen ? focusOnce : undefined}
        autoComplete="off"
        aria-label={words.search}
        placeholder={words.searchHint}
        maxLength={LIMITS.maxSearchLetters}
        value={typed}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
        className={`${controlLook} pl-11 text-ellipsis`}
      />
    </div>
  )
}
