import { Plus } from 'lucide'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Lead } from '#contract/leads/leads.ts'
import { awaitsAnswer } from '#contract/leads/kinds.ts'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { useOverview } from '#frontend/features/dashboard/use-overview.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { DoneDialog } from '#frontend/features/leads/done-dialog.tsx'
import { MostAsked, Speed } from '#frontend/features/leads/lead-figures.tsx'
import { LEAD_FILTERS, LeadChips, SearchField } from '#frontend/features/leads/lead-filters.tsx'
import { LeadGroups, groupLook, WaitingGroup } from '#frontend/features/leads/lead-groups.tsx'
import { isCallDue, isVisitToday } from '#frontend/features/leads/lead-words.ts'
import { useLetterSwitch, LetterSwitch } from '#frontend/features/leads/letter-switch.tsx'
import { NoteDialog } from '#frontend/features/leads/note-dialog.tsx'
import { LINE_ID } from '#frontend/features/leads/timeline.tsx'
import { useLeadKeys } from '#frontend/features/leads/use-lead-keys.ts'
import { type LeadFilter, useLeads, useOpenLeads } from '#frontend/features/leads/use-leads.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'
import { timeOf } from '#frontend/lib/format/panel-dates.ts'
import { useHead } from '#frontend/lib/head.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

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
  const filter = LEAD_FILTERS.find((one) => one === query.get('of')) ?? 'open'
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
        {leads && (
          <LeadGroups
            leads={leads}
            userId={userId}
            onMine={isMine ? undefined : () => choose(filter, true)}
          />
        )}
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

type HeadProps = { open: readonly Lead[] | undefined; onNote: (() => void) | undefined }

function Head({ open, onNote }: HeadProps) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
      <h1>{words.title}</h1>
      <div className="max-sm:col-span-2 sm:col-start-1 sm:row-start-2">
        <Summary open={open} />
      </div>
      {onNote && (
        <Button size="small" className="col-start-2 row-start-1 sm:row-span-2" onClick={onNote}>
          <Icon of={Plus} />
          {words.note}
        </Button>
      )}
    </header>
  )
}

/** The calls that are due and the visits of today of those that are shown, of whom some are both, and who waits for a first answer; where one page does not tell, what the dashboard counts. */
function Summary({ open }: { open: readonly Lead[] | undefined }) {
  const { data } = useOverview(true)
  const countOf = (isCounted: (lead: Lead) => boolean) => open && String(open.filter(isCounted).length)
  const due = countOf(isCallDue) ?? data?.leads?.due.total
  const fresh = countOf(awaitsAnswer) ?? data?.leads?.fresh.total
  const visits = countOf(isVisitToday) ?? data?.leads?.visits.total
  if (due === undefined || fresh === undefined || visits === undefined)
    return <SkeletonLine className="my-1.25 w-60 max-w-full max-sm:mb-7.25" />
  return <p className="min-h-12 text-ink-700 sm:min-h-6">{words.sub(due, visits, fresh)}</p>
}

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
      <div className={`${groupLook} flex flex-wrap items-center justify-between gap-3 p-5`}>
        <p className="font-semibold wrap-anywhere">{words.nobodyFits(search)}</p>
        <Button look="secondary" size="small" onClick={onClear}>
          {words.clearSearch}
        </Button>
      </div>
    )
  if (!isAll)
    return (
      <div className={`${groupLook} p-5`}>
        <p className="font-semibold">{words.none}</p>
        <p className="text-ink-700">{words.noneText}</p>
      </div>
    )
  return (
    <section className={`${groupLook} grid overflow-hidden sm:grid-cols-[minmax(0,1fr)_minmax(0,280px)]`}>
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
