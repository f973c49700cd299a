import { useSearchParams } from 'react-router-dom'
import { ActivityList, ActivityListSkeleton } from '#frontend/features/activity/activity-list.tsx'
import { activityItemsOf } from '#frontend/features/activity/activity-items.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { panelActivity as words } from '#frontend/messages/panel/activity.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import type { AuditPage } from '#contract/audit.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { usePages } from '#frontend/lib/api/use-pages.ts'

/** The log of who did what, for admins; of one listing, account or message with ?subjectId=. */
export function ActivityPage() {
  const { user } = useSession()
  const [query, setQuery] = useSearchParams()
  const subjectId = query.get('subjectId') ?? undefined
  const isAllowed = accessOf(user) === 'admin'
  useHead({ title: words.pageTitle, description: words.title })

  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-ink-700">{subjectId ? words.leadOfOne : words.lead}</p>
      </header>
      {subjectId && (
        <Button look="secondary" size="small" className="justify-self-start" onClick={() => setQuery({})}>
          {words.everything}
        </Button>
      )}
      {isAllowed ? (
        <Log key={subjectId} subjectId={subjectId} />
      ) : (
        <Alert tone="info">{words.adminsOnly}</Alert>
      )}
    </div>
  )
}

function Log({ subjectId }: { subjectId: string | undefined }) {
  const log = useActivity(subjectId)
  const items = activityItemsOf(log.data?.pages.flatMap((page) => page.entries) ?? [])

  return (
    <>
      <div aria-busy={log.isPending} className="grid grid-cols-1 gap-4">
        <ActivityList items={items} />
        {log.isPending && <ActivityListSkeleton />}
      </div>
      {log.data && items.length === 0 && <p className="text-ink-700">{words.empty}</p>}
      <ListEnd list={log} words={words} />
    </>
  )
}

/** The log, newest first, page by page; of one subject when its id is given. */
function useActivity(subjectId: string | undefined) {
  return usePages<AuditPage>({
    queryKey: ['audit', subjectId ?? ''],
    read: async (cursor, signal) => {
      const query = new URLSearchParams({ ...(subjectId && { subjectId }), ...(cursor && { cursor }) })
      return (await call<AuditPage>(`${PATHS.audit}?${query}`, { signal })).body
    },
  })
}
