import { Plus } from 'lucide'
import { useState } from 'react'
import { LastWeek } from '#frontend/features/dashboard/last-week.tsx'
import { RecentProperties } from '#frontend/features/dashboard/listing-rows.tsx'
import { SupportChat } from '#frontend/features/dashboard/support-chat.tsx'
import { type Overview, useAllowRemoval, useOverview } from '#frontend/features/dashboard/use-overview.ts'
import { Housekeeping, knowsRoomOfToday, Today } from '#frontend/features/dashboard/today.tsx'
import { useLookedFor } from '#frontend/features/leads/use-looking.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf, isLookOnly } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelDashboard, panelDashboard as words } from '#frontend/messages/panel/dashboard.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { PanelSection } from '#frontend/features/dashboard/panel-section.tsx'

const NONE: readonly Property[] = []

/** The panel's first screen: what waits for attention, how many listings there are, and the newest. */
export function DashboardPage() {
  const { user } = useSession()
  const access = accessOf(user)
  const isApproved = access.includes('look')
  const { data: overview, error, isFetching, refetch } = useOverview(isApproved)
  const isMissing = error !== null && overview === undefined
  const looked = useLookedFor((isApproved && overview?.recent) || NONE, user?._id ?? '')
  const [isRoomKnown] = useState(knowsRoomOfToday)
  useHead({ title: words.pageTitle, description: words.title })
  /** On a device that never saw the tasks of today, what stands below them comes with them and is not pushed down. */
  const isRestShown = !isApproved || isMissing || isRoomKnown || (overview !== undefined && !looked.isLoading)

  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={!overview && !isMissing}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <h1 className="mr-auto">{words.title}</h1>
        {!isLookOnly(access) && (
          <Link
            to={PANEL.addProperty}
            className={buttonLook({ look: 'secondary', size: 'small', className: 'max-lg:hidden' })}
          >
            <Icon of={Plus} />
            {panel.nav.addProperty}
          </Link>
        )}
      </header>
      {isApproved && !isMissing && (
        <Today
          waits={looked.isLoading ? undefined : overview}
          lookedFor={looked.lookedFor}
          mayApprove={access.includes('administer')}
        />
      )}
      {isRestShown && (
        <>
          {access.includes('administer') && !isMissing && <LastWeek />}
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
          {isApproved && !isMissing && <Housekeeping waits={overview} />}
          {!isApproved && <p className="text-small text-ink-700">{words.totals.publicOnly}</p>}
          {!isMissing && <RecentProperties properties={overview?.recent} />}
          {access.includes('administer') && overview?.pictures && overview.pictures.waiting > 0 && (
            <WaitingPictures count={overview.pictures.waiting} />
          )}
          <SupportChat user={user} />
        </>
      )}
    </div>
  )
}

const { totals: totalWords } = panelDashboard
const CARDS = [
  { of: 'properties', to: PANEL.viewTable },
  { of: 'lands', to: `${PANEL.viewTable}?category=Plot` },
  { of: 'warehouses', to: `${PANEL.viewTable}?category=Warehouse` },
  { of: 'villas', to: `${PANEL.viewTable}?category=Villa` },
] as const
const COUNT = new Intl.NumberFormat('en-IN')

/** How many listings there are, in all and of each kind, in the columns of the figures above; each count links to them. */
function Totals({ totals }: { totals: Overview['totals'] | undefined }) {
  return (
    <ul aria-label={totalWords.label} className="grid grid-cols-2 gap-2 md:gap-4 xl:grid-cols-4">
      {CARDS.map(({ of, to }) => (
        <li key={of} className="grid min-w-0">
          <Link
            to={to}
            className="grid content-start gap-1 box px-3 pt-2.5 pb-3 leading-tight lift md:px-5 md:py-4"
          >
            <b className="min-h-7 pt-1 font-display text-[1.5rem] leading-none font-semibold wrap-anywhere md:min-h-9 md:text-[2rem]">
              {totals ? COUNT.format(totals[of]) : <SkeletonLine className="h-6 w-14 max-w-full" />}
            </b>
            <span className="text-micro leading-snug text-ink-700 sm:text-base">{totalWords[of]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const { pictures: pictureWords } = panelDashboard

/** Pictures that no listing shows, more than are deleted in a day: an admin looks first, then allows it. */
function WaitingPictures({ count }: { count: number }) {
  const { mutate: allow, isPending } = useAllowRemoval()
  return (
    <PanelSection title={pictureWords.title}>
      <p className="font-semibold">{pictureWords.waits(count, LIMITS.picturesCountedWaiting)}</p>
      <p className="text-ink-700">
        {pictureWords.why} {pictureWords.kept}
      </p>
      <Button
        look="secondary"
        size="small"
        className="mt-1 max-sm:w-full sm:justify-self-start"
        isHeld={isPending}
        onClick={() =>
          allow(count, {
            onSuccess: () => showToast('success', pictureWords.done),
            onError: (error) => showToast('danger', failureSentence(error, pictureWords.failed)),
          })
        }
      >
        {pictureWords.allow}
      </Button>
    </PanelSection>
  )
}
