import { Plus } from 'lucide'
import { RecentProperties } from '#frontend/features/dashboard/listing-rows.tsx'
import { SupportChat } from '#frontend/features/dashboard/support-chat.tsx'
import { Totals } from '#frontend/features/dashboard/totals.tsx'
import { useOverview } from '#frontend/features/dashboard/use-overview.ts'
import { Today } from '#frontend/features/dashboard/today.tsx'
import { WaitingPictures } from '#frontend/features/dashboard/waiting-pictures.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf, isLookOnly } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelDashboard as words } from '#frontend/messages/panel/dashboard.ts'
import { panel } from '#frontend/messages/panel.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

/** The panel's first screen: what waits for attention, how many listings there are, and the newest. */
export function DashboardPage() {
  const { user } = useSession()
  const access = accessOf(user)
  const isApproved = access.includes('look')
  const { data: overview, error, isFetching, refetch } = useOverview(isApproved)
  const isMissing = error !== null && overview === undefined
  useHead({ title: words.pageTitle, description: words.title })

  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={!overview && !isMissing}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <h1 className="mr-auto">{words.title}</h1>
        {!isLookOnly(access) && (
          <Link to={PANEL.addProperty} className={buttonLook({ size: 'small', className: 'max-lg:hidden' })}>
            <Icon of={Plus} />
            {panel.nav.addProperty}
          </Link>
        )}
      </header>
      {isApproved && !isMissing && <Today waits={overview} />}
      {isMissing ? (
        <Failed
          sentence={failureSentence(error, words.failed)}
          retryLabel={words.retry}
          isBusy={isFetching}
          onRetry={refetch}
        />
      ) : (
        <Totals totals={overview?.totals} />
      )}
      {!isApproved && <p className="text-small text-ink-700">{words.totals.publicOnly}</p>}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {!isMissing && <RecentProperties properties={overview?.recent} />}
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-1">
          {access.includes('administer') && overview?.pictures && overview.pictures.waiting > 0 && (
            <WaitingPictures count={overview.pictures.waiting} />
          )}
          <SupportChat user={user} />
        </div>
      </div>
    </div>
  )
}
