import { Plus, Search } from 'lucide'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LEAD_KINDS } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { useOverview } from '#frontend/features/dashboard/use-overview.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { DoneDialog } from '#frontend/features/leads/done-dialog.tsx'
import { LINE_ID } from '#frontend/features/leads/timeline.tsx'
import { LeadRow, LeadRowSkeleton, ListingPlate } from '#frontend/features/leads/lead-row.tsx'
import { type Group, groupOf, stepDayOf } from '#frontend/features/leads/lead-words.ts'
import { NoteDialog } from '#frontend/features/leads/note-dialog.tsx'
import {
  type LeadFilter,
  useAsked,
  useLeads,
  useOpenLeads,
  useSpeed,
} from '#frontend/features/leads/use-leads.ts'
import { useLeadKeys } from '#frontend/features/leads/use-lead-keys.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { dayAndMonthOf, timeOf } from '#frontend/lib/format/panel-dates.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { controlLook } from '#frontend/ui/form/field.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const FILTERS = ['open', ...LEAD_KINDS, 'done'] as const satisfies readonly LeadFilter[]
const nameOf = (filter: LeadFilter) =>
  filter === 'open' ? words.open : filter === 'done' ? words.done : words.kinds[filter]

/** Everybody who asked, wrote, reported, offered or called: what is due first. */
export function LeadsPage() {
  const { user } = useSession()
  const access = accessOf(user)
  const [isNoting, setIsNoting] = useState(false)
  const navigate = useNavigate()
  useHead({ title: words.pageTitle, description: words.title })
  if (!access.includes('look'))
    return (
      <>
        <h1>{words.title}</h1>
        <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
      </>
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <LeadList
        userId={user?._id}
        isAdmin={access.includes('administer')}
        mayEdit={access.includes('edit')}
        onNote={() => setIsNoting(true)}
      />
      <div className="grid grid-cols-1 items-start gap-4 min-[77.5rem]:grid-cols-2">
        <MostAsked />
        {access.includes('administer') && <Speed />}
      </div>
      {isNoting && (
        <NoteDialog
          accountId={user?._id ?? ''}
          onNoted={({ _id: id }) => void navigate(href(PANEL.lead, { id }))}
          onClosed={() => setIsNoting(false)}
        />
      )}
    </div>
  )
}

type LeadListProps = { userId: string | undefined; isAdmin: boolean; mayEdit: boolean; onNote: () => void }

function LeadList({ userId, isAdmin, mayEdit, onNote }: LeadListProps) {
  const [query, setQuery] = useSearchParams()
  const filter = FILTERS.find((one) => one === query.get('of')) ?? 'open'
  // Staff begin with what is theirs or free; admins with everything.
  const isMine = query.get('mine') === 'true' || (!isAdmin && query.get('mine') !== 'false')
  const [typed, setTyped] = useState('')
  const [isSearching, setIsSearching] = useState(false)
  const search = useDebounced(typed.trim().slice(0, LIMITS.maxSearchLetters))
  const narrowed = { search, assignedTo: isMine ? userId : undefined }
  const list = useLeads(filter, narrowed)
  const open = useOpenLeads(narrowed)
  const leads = list.data?.pages.flatMap((page) => page.leads)
  const box = useRef<HTMLDivElement>(null)
  const [doneWith, setDoneWith] = useState<string>()
  const asked = leads?.find(({ _id }) => _id === doneWith)
  const navigate = useNavigate()
  const letters = useLetterSwitch()
  useLeadKeys(box, leads, {
    isOn: letters.isOn,
    onNote: (id) => void navigate(`${href(PANEL.lead, { id })}#${LINE_ID}`),
    onDone: mayEdit ? setDoneWith : undefined,
  })

  function choose(of: LeadFilter, mine: boolean) {
    const isUsual = mine === !isAdmin
    setQuery({ ...(of !== 'open' && { of }), ...(!isUsual && { mine: String(mine) }) }, { replace: true })
  }

  return (
    <>
      <Head open={search === '' ? open : undefined} onNote={mayEdit ? onNote : undefined} />
      <div className="flex flex-wrap items-center justify-between gap-2.5">
        <LeadChips
          chosen={{ filter, isMine }}
          open={open}
          isSearching={isSearching}
          onSearch={() => setIsSearching(!isSearching)}
          onChoose={choose}
        />
        <SearchField typed={typed} isOpen={isSearching} onTyped={setTyped} />
      </div>
      {list.isError && leads && <OldList at={list.dataUpdatedAt} onRetry={() => void list.refetch()} />}
      {leads?.length === 0 && (
        <NoLeads
          isAll={filter === 'open' && search === '' && !isMine}
          search={search}
          onClear={() => setTyped('')}
          onNote={mayEdit ? onNote : undefined}
          onDone={() => choose('done', false)}
        />
      )}
      <div ref={box} aria-busy={list.isPending} className="grid grid-cols-1 gap-4">
        {list.isPending && <WaitingGroup />}
        {leads &&
          groupsOf(leads).map(({ name, leads: ofGroup }) => (
            <section key={name} aria-label={words.groups[name]} className={GROUP}>
              <GroupHead name={name} count={ofGroup.length} />
              <GroupRows
                leads={ofGroup}
                userId={userId}
                onMine={isMine ? undefined : () => choose(filter, true)}
              />
            </section>
          ))}
      </div>
      {!(list.isError && leads) && <ListEnd list={list} words={words} />}
      {leads && leads.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-6 text-small text-ink-700">
          {filter === 'open' && !list.hasNextPage && (
            <Button look="secondary" size="small" onClick={() => choose('done', isMine)}>
              {words.showDone}
            </Button>
          )}
          <LetterSwitch {...letters} />
        </p>
      )}
      {asked && <DoneDialog lead={asked} accountId={userId ?? ''} onClosed={() => setDoneWith(undefined)} />}
    </>
  )
}

const LETTERS_KEY = 'aangan.lead-letters'

/** Whether this device takes letters as keys: who speaks to it, or types by accident, has them off. */
function useLetterSwitch() {
  const [isOn, setIsOn] = useState(() => textOnDevice(LETTERS_KEY) !== 'off')
  function set(next: boolean) {
    keepOnDevice(LETTERS_KEY, next ? '' : 'off')
    setIsOn(next)
  }
  return { isOn, set }
}

function LetterSwitch({ isOn, set }: ReturnType<typeof useLetterSwitch>) {
  return (
    <Checkbox
      className="text-small max-lg:[@media(pointer:coarse)]:hidden"
      checked={isOn}
      onChange={({ target }) => set(target.checked)}
    >
      {words.keys}
    </Checkbox>
  )
}

type HeadProps = { open: readonly Lead[] | undefined; onNote: (() => void) | undefined }

function Head({ open, onNote }: HeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-[1_1_7rem]">
        <h1>{words.title}</h1>
        <Summary open={open} />
      </div>
      {onNote && (
        <Button size="small" className="flex-none" onClick={onNote}>
          <Icon of={Plus} />
          {words.note}
        </Button>
      )}
    </header>
  )
}

/** How many of those that are shown wait for a call or a first answer; where one page does not tell, what the dashboard counts. */
function Summary({ open }: { open: readonly Lead[] | undefined }) {
  const { data } = useOverview(true)
  const countOf = (group: Group) => open && String(open.filter((lead) => groupOf(lead) === group).length)
  const [due, fresh] = [countOf('due') ?? data?.leads?.due.total, countOf('new') ?? data?.leads?.fresh.total]
  if (due === undefined || fresh === undefined)
    return <SkeletonLine className="my-1.25 w-60 max-w-full max-sm:mb-7.25" />
  return <p className="min-h-12 text-ink-700 sm:min-h-6">{words.sub(due, fresh)}</p>
}

type LeadChipsProps = {
  chosen: { filter: LeadFilter; isMine: boolean }
  open: readonly Lead[] | undefined
  isSearching: boolean
  onSearch: () => void
  onChoose: (of: LeadFilter, mine: boolean) => void
}

/** Whose and which leads are listed, each choice with its count where one page tells it; on phones the search is opened here. */
function LeadChips({ chosen: { filter, isMine }, open, isSearching, onSearch, onChoose }: LeadChipsProps) {
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
      {FILTERS.map((one) => (
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

const GROUP = 'min-w-0 rounded-court border border-mist-200 bg-lime-0'

function GroupHead({ name, count }: { name: Group; count?: number }) {
  return (
    <h2 className="px-3.5 pt-3 pb-2 text-h3 sm:px-5">
      {words.groups[name]}{' '}
      <span className="font-sans text-small font-medium text-ink-500 tabular">{count}</span>
    </h2>
  )
}

/** A longer group is folded to its first rows and its counts. */
const MOST_ROWS = 25
const FOLDED_ROWS = 6

type GroupRowsProps = {
  leads: readonly Lead[]
  userId: string | undefined
  /** Shows only those of the account, where others are shown too. */
  onMine: (() => void) | undefined
}

function GroupRows({ leads, userId, onMine }: GroupRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = leads.length > MOST_ROWS && !isWhole
  const oldest = leads.map(({ createdAt }) => createdAt).toSorted()[0]
  return (
    <>
      <ul>
        {leads.slice(0, isFolded ? FOLDED_ROWS : undefined).map((lead) => (
          <LeadRow key={lead._id} lead={lead} />
        ))}
      </ul>
      {isFolded && oldest !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-mist-200 bg-mist-100 px-3.5 py-3 sm:px-5">
          <p className="leading-snug">
            <b className="block font-semibold">
              {words.fold.counts(
                leads.filter(({ assignedTo }) => assignedTo === userId).length,
                leads.filter(({ assignedTo }) => assignedTo === null).length,
                leads.length,
              )}
            </b>
            <span className="text-small text-ink-700">{words.fold.oldest(dayAndMonthOf(oldest))}</span>
          </p>
          <span className="flex flex-wrap gap-2">
            {onMine && (
              <Button look="secondary" size="small" onClick={onMine}>
                {words.fold.onlyMine}
              </Button>
            )}
            <Button look="secondary" size="small" onClick={() => setIsWhole(true)}>
              {words.fold.all(leads.length)}
            </Button>
          </span>
        </div>
      )}
    </>
  )
}

/** Where the leads will stand. */
function WaitingGroup() {
  return (
    <div className={GROUP}>
      <GroupHead name="due" />
      <ul>
        {[1, 2, 3, 4].map((row) => (
          <LeadRowSkeleton key={row} />
        ))}
      </ul>
    </div>
  )
}

type SearchFieldProps = { typed: string; isOpen: boolean; onTyped: (text: string) => void }

/** On phones the field is behind a button, so that the first leads show. */
function SearchField({ typed, isOpen, onTyped }: SearchFieldProps) {
  return (
    <div className={`relative w-full sm:w-72 ${isOpen ? '' : 'max-sm:hidden'}`}>
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-500" />
      <input
        type="search"
        ref={isOpen ? focusField : undefined}
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

const focusField = (field: HTMLInputElement | null) => field?.focus()

/** The last list stays when a newer one does not come, with its hour. */
function OldList({ at, onRetry }: { at: number; onRetry: () => void }) {
  return (
    <Alert tone="waiting">
      <p>
        <b className="font-semibold">{words.failed}</b> {words.asOf(timeOf(at))}
      </p>
      <AlertButton onClick={onRetry}>{words.retry}</AlertButton>
    </Alert>
  )
}

type NoLeadsProps = {
  isAll: boolean
  search: string
  onClear: () => void
  onNote: (() => void) | undefined
  onDone: () => void
}

function NoLeads({ isAll, search, onClear, onNote, onDone }: NoLeadsProps) {
  if (search !== '')
    return (
      <div className={`${GROUP} flex flex-wrap items-center justify-between gap-3 p-5`}>
        <p className="font-semibold wrap-anywhere">{words.nobodyFits(search)}</p>
        <Button look="secondary" size="small" onClick={onClear}>
          {words.clearSearch}
        </Button>
      </div>
    )
  if (!isAll)
    return (
      <div className={`${GROUP} p-5`}>
        <p className="font-semibold">{words.none}</p>
        <p className="text-ink-700">{words.noneText}</p>
      </div>
    )
  return (
    <section className={`${GROUP} grid overflow-hidden sm:grid-cols-[minmax(0,1fr)_minmax(0,280px)]`}>
      <div className="grid content-center justify-items-start gap-3 p-5 sm:p-7">
        <h2 className="text-[1.5rem]">{words.nobodyWaits}</h2>
        <p className="max-w-[46ch] text-ink-700">{words.nobodyWaitsText}</p>
        <p className="flex flex-wrap gap-2">
          {onNote && (
            <Button look="secondary" size="small" onClick={onNote}>
              <Icon of={Plus} />
              {words.note}
            </Button>
          )}
          <Button look="secondary" size="small" onClick={onDone}>
            {words.showDone}
          </Button>
        </p>
      </div>
      <span className="grid min-h-40 place-items-center floor" aria-hidden>
        <span className="w-40 alpona" />
      </span>
    </section>
  )
}

const ORDER: readonly Group[] = ['due', 'new', 'later', 'idle', 'done']

/** The leads under headings; what comes later by its day. */
const groupsOf = (leads: readonly Lead[]) =>
  ORDER.map((name) => ({ name, leads: leads.filter((lead) => groupOf(lead) === name) }))
    .filter((group) => group.leads.length > 0)
    .map((group) => (group.name === 'later' ? { ...group, leads: byDay(group.leads) } : group))

const byDay = (leads: readonly Lead[]) =>
  leads.toSorted((one, other) => stepDayOf(one).localeCompare(stepDayOf(other)))

const SHOWN_ASKED = 6

/** The listings in the order in which somebody last asked about them. */
function MostAsked() {
  const { data = [] } = useAsked()
  const [isWhole, setIsWhole] = useState(false)
  if (data.length === 0) return null
  const { asked } = words
  return (
    <section className="min-w-0 rounded-court border border-mist-200 bg-lime-0">
      <h2 className="px-3.5 pt-3 pb-2 text-h3 sm:px-5">{asked.title}</h2>
      <ol>
        {data.slice(0, isWhole ? undefined : SHOWN_ASKED).map(({ property, leads, lastAt }) => (
          <li key={property._id} className="border-t border-mist-200 px-3.5 py-1.5 sm:px-5">
            <Link
              to={href(PANEL.property, { id: property._id })}
              className="grid min-h-11 content-center leading-snug hover:underline"
            >
              <ListingPlate property={property} />
              <span className="text-small text-ink-700 tabular">
                {asked.said(leads, dayAndMonthOf(lastAt))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {data.length > SHOWN_ASKED && !isWhole && (
        <p className="border-t border-mist-200 px-3.5 py-2.5 sm:px-5">
          <Button look="secondary" size="small" onClick={() => setIsWhole(true)}>
            {words.more}
          </Button>
        </p>
      )}
    </section>
  )
}

const SPEED_DAYS = 30

/** For admins: how soon people are called. */
function Speed() {
  const { data } = useSpeed(SPEED_DAYS)
  const weeks = data?.weeks.filter(({ people, uncalled }) => people.length > 0 || uncalled > 0) ?? []
  if (weeks.length === 0) return null
  const { speed } = words
  return (
    <section className="min-w-0 overflow-x-auto rounded-court border border-mist-200 bg-lime-0 p-3.5 sm:p-5">
      <h2 className="pb-2 text-h3">{speed.title}</h2>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="text-ink-700">
            <th className="py-1.5 pr-3 font-medium">{speed.week}</th>
            <th className="py-1.5 pr-3 font-medium">{speed.person}</th>
            <th className="py-1.5 pr-3 text-right font-medium">{speed.leads}</th>
            <th className="py-1.5 text-right font-medium">{speed.median}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.flatMap(({ week, people, uncalled }) =>
            [
              ...people.map(({ accountId, name, leads, medianMinutes }) => ({
                key: accountId,
                name: name ?? words.lines.somebody,
                leads,
                median: panelDashboard.week.minutes(medianMinutes),
              })),
              ...(uncalled > 0 ? [{ key: 'open', name: speed.uncalled, leads: uncalled, median: '' }] : []),
            ].map(({ key, name, leads, median }, at) => (
              <tr key={week + key} className="border-t border-mist-200">
                <td className="py-1.5 pr-3">
                  <span className={at > 0 ? 'sr-only' : undefined}>{dayAndMonthOf(week)}</span>
                </td>
                <td className="py-1.5 pr-3">{name}</td>
                <td className="py-1.5 pr-3 text-right tabular">{leads}</td>
                <td className="py-1.5 text-right whitespace-nowrap tabular">{median}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
