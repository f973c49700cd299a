import { useSearchParams } from 'react-router'
import {
  ACTIVITY_FILTERS,
  ActivityFilters,
  type ActivityQuery,
} from '#frontend/features/activity/activity-filters.tsx'
import { ActivityList, ActivityListSkeleton } from '#frontend/features/activity/activity-list.tsx'
import { activityItemsOf } from '#frontend/features/activity/activity-items.ts'
import { isDate } from '#frontend/features/activity/read-day.ts'
import { useColleagues } from '#frontend/features/leads/use-lead.ts'
import { TakeBackButton } from '#frontend/features/csv/take-back-button.tsx'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelActivity as words } from '#frontend/messages/panel/activity.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import type { AuditPage } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { usePages } from '#frontend/lib/api/use-pages.ts'

/** The log of who did what, for admins; the filters stand in the address. */
export function ActivityPage() {
  const { user } = useSession()
  const [address, setAddress] = useSearchParams()
  const isAllowed = accessOf(user).includes('administer')
  useHead({ title: words.pageTitle, description: words.title })
  const query = queryIn(address)
  /** A choice builds on the newest address, which may not be shown yet. */
  const change = (changes: ActivityQuery) => {
    const next = Object.entries({ ...queryIn(new URLSearchParams(location.search)), ...changes })
    setAddress(Object.fromEntries(next.filter(([, value]) => value !== '')))
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-ink-700">{query.subjectId ? words.leadOfOne : words.lead}</p>
      </header>
      {isAllowed ? (
        <>
          <ActivityFilters query={query} onChange={change} />
          <Log query={query} onActor={(actor) => change({ actor })} />
        </>
      ) : (
        <Alert tone="info">{words.adminsOnly}</Alert>
      )}
    </div>
  )
}

const queryIn = (address: URLSearchParams): ActivityQuery =>
  Object.fromEntries(
    ACTIVITY_FILTERS.flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  )

/** A day that is none is refused at its field and narrows nothing. */
function Log({ query: given, onActor }: { query: ActivityQuery; onActor: (actor: string) => void }) {
  const { day, ...others } = given
  const query = day !== undefined && isDate(day) ? given : others
  const log = useActivity(query)
  const { data: colleagues = [] } = useColleagues(true)
  const people = new Map(colleagues.map(({ _id, username }) => [_id, username]))
  const items = activityItemsOf(log.data?.pages.flatMap((page) => page.entries) ?? [], people)
  const isNarrowed = Object.keys(query).length > 0
  const nothing = log.hasNextPage ? words.filters.noneYet : words.filters.none

  return (
    <>
      <div aria-busy={log.isPending} className="grid grid-cols-1 gap-4">
        <ActivityList
          items={items}
          onActor={onActor}
          takeBack={(importId) => <TakeBackButton importId={importId} />}
        />
        {log.isPending && <ActivityListSkeleton />}
      </div>
      {log.data && items.length === 0 && (
        <output className="block">
          {isNarrowed ? (
            <EmptyState ornament="basket" title={nothing.title} sentences={[nothing.text]} />
          ) : (
            <EmptyState ornament="basket" title={words.empty.title} sentences={[words.empty.text]}>
              <Link to={PANEL.addProperty} className={buttonLook({ look: 'secondary', size: 'small' })}>
                {words.empty.add}
              </Link>
            </EmptyState>
          )}
        </output>
      )}
      <ListEnd list={log} words={words} />
    </>
  )
}

/** The entries that match the query, newest first, page by page. */
function useActivity(query: ActivityQuery) {
  return usePages<AuditPage>({
    queryKey: ['audit', query],
    read: async (cursor, signal) => {
      const limit = String(LIMITS.auditShown)
      const asked = new URLSearchParams({ ...query, limit, ...(cursor && { cursor }) })
      return (await call<AuditPage>(`${PATHS.audit}?${asked}`, { signal })).body
    },
  })
}
