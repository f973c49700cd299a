import '#frontend/styles/staff.css'
import { useState } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import { currentSession, signOut, useSession } from '#frontend/features/session/session.ts'
import { type Access, accessOf, isLookOnly } from '#frontend/features/session/access.ts'
import { useSendingOfNotes } from '#frontend/features/leads/waiting-notes.ts'
import { useFreshUser } from '#frontend/features/session/use-fresh-user.ts'
import { leaveBy } from '#frontend/lib/navigation/use-leave-guard.ts'
import { useScrollRestoration } from '#frontend/lib/navigation/use-scroll-restoration.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { showToast, Toasts } from '#frontend/ui/overlay/toast.tsx'
import { Drawer } from './admin-drawer.tsx'
import { CoverStandIns } from './cover-stand-ins.tsx'
import { Rail, useCurrent, useWaitingCount, waitingWords } from './admin-nav.tsx'
import { Broken } from '#frontend/app/error-page.tsx'
import { useFocusOnNewPlace } from '#frontend/app/use-focus-on-new-place.ts'
import { Menu, Plus } from 'lucide'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { FORM_ADDRESSES, type Place, TABLE_ADDRESSES, tabsFor } from './admin-places.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { SearchBox } from '#frontend/features/search/search-box.tsx'
import { UserMenu } from '#frontend/features/users/user-menu.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'

/** Around every screen of the panel. What the account may do is asked afresh and shown above the screen. */
export function AdminLayout() {
  const { user } = useSession()
  const { problem, check } = useFreshUser()
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useFocusOnNewPlace(pathname)
  useScrollRestoration()
  useSendingOfNotes(user)
  const access = problem?.isSuspended ? undefined : accessOf(user)
  const hasTabs = !useIsForm() && access !== undefined
  const nav = { access, onLogout: () => leaveBy(signOut) }

  return (
    <div
      className={classNames(
        'grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[236px_minmax(0,1fr)] lg:grid-rows-1',
        TABLE_ADDRESSES.some((address) => matchPath(address, pathname)) && '[--panel-width:94rem]',
      )}
    >
      <a href="#main" className="skip-link z-50 rounded-sill bg-lime-0 px-4 py-3 font-semibold">
        {panel.skipToContent}
      </a>
      <Rail {...nav} />
      <div className="min-w-0">
        <CoverStandIns>
          <TopBar {...nav} user={user} hasTabs={hasTabs} onMenu={() => setIsMenuOpen(true)} />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className="mx-auto grid w-full max-w-(--panel-width) [&_h1]:text-[1.5rem] lg:[&_h1]:text-[1.75rem] grid-cols-1 gap-4 px-(--gutter) pt-4 pb-28 outline-none lg:gap-5 lg:px-8 lg:pt-6 lg:pb-14"
          >
            {problem && (
              <Failed sentence={problem.sentence} retryLabel={panel.account.retry} onRetry={check} />
            )}
            {!problem?.isSuspended && (
              <>
                {user?.approvedByAdmin === false && <PendingNotice onCheck={check} />}
                {access && isLookOnly(access) && <Alert tone="info">{panel.lookOnly}</Alert>}
                <ErrorBoundary resetKey={pathname} fallback={(error) => <Broken error={error} />}>
                  <Outlet />
                </ErrorBoundary>
              </>
            )}
          </main>
        </CoverStandIns>
      </div>
      {hasTabs && <TabBar access={access} onMenu={() => setIsMenuOpen(true)} />}
      {isMenuOpen && <Drawer {...nav} onClosed={() => setIsMenuOpen(false)} />}
      <div className="panel-toasts above-bar">
        <Toasts closeLabel={panel.closeToast} undoHint={panel.undoHint} />
      </div>
    </div>
  )
}

const TAB =
  'relative grid min-h-[60px] min-w-0 content-center justify-items-center gap-0.5 tab-letters leading-tight font-medium text-ink-700'

/** Whether a form, or a step of the import, has its bar where the tabs would be. */
function useIsForm(): boolean {
  const { pathname, search } = useLocation()
  if (pathname === PANEL.importProperties) return new URLSearchParams(search).has('step')
  return FORM_ADDRESSES.some((address) => matchPath(address, pathname))
}

/** The bar at the bottom edge of phones: the four most used screens, and More for all of them. */
function TabBar({ access, onMenu }: { access: Access; onMenu: () => void }) {
  useRootMark('data-has-bottom-bar')
  const { before, after } = tabsFor(access)
  return (
    <nav
      aria-label={panel.shortNavigation}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 short:static grid grid-cols-5 border-t border-mist-200 bg-lime-0 px-[4px] pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {before.map((place) => (
        <Tab key={place.to} {...place} />
      ))}
      <Link to={PANEL.addProperty} className={TAB}>
        {/* No higher than the icons beside it, so that the words stand on one line. */}
        <span className="-my-[4px] grid h-[32px] w-[44px] place-items-center rounded-sill bg-tea-700 text-white">
          <Icon of={Plus} size={24} />
        </span>
        {panel.nav.add}
      </Link>
      <Tab {...after} />
      <button
        type="button"
        aria-label={panel.openMenu}
        aria-haspopup="dialog"
        onClick={onMenu}
        className={TAB}
      >
        <Icon of={Menu} size={24} />
        {panel.more}
      </button>
    </nav>
  )
}

function Tab(place: Place) {
  const { to, label, icon, counted } = place
  const waiting = useWaitingCount(counted)
  return (
    <Link
      to={to}
      aria-current={useCurrent(place)}
      aria-description={waiting && waitingWords(counted, waiting)}
      className={`${TAB} tab-current`}
    >
      <span className="relative">
        <Icon of={icon} size={24} />
        {waiting && (
          <span
            aria-hidden
            className="absolute -top-[6px] left-[22px] rounded-tag bg-brass-100 px-[4px] leading-tight font-semibold text-brass-800 tabular"
          >
            {waiting}
          </span>
        )}
      </span>
      {label}
    </Link>
  )
}

type TopBarProps = {
  access: Access | undefined
  user: StoredUser | null
  hasTabs: boolean
  onMenu: () => void
  onLogout: () => void
}

/** Search, and who is signed in; on phones the menu too, where no tabs hold it. */
function TopBar({ access, user, hasTabs, onMenu, onLogout }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex min-h-15 items-center gap-1.5 border-b border-mist-200 bg-lime-0 panel-bar py-1.5 sm:gap-2 lg:min-h-16">
      {!hasTabs && (
        <IconButton
          label={panel.openMenu}
          icon={Menu}
          aria-haspopup="dialog"
          onClick={onMenu}
          className="-ml-[10px] hover:bg-mist-100 lg:hidden"
        />
      )}
      {access && <SearchBox isEverythingSeen={access.includes('look')} />}
      <UserMenu user={user} onLogout={onLogout} />
    </header>
  )
}

const { pending: words } = panel

/** Tells an account that is not approved yet what that means, and checks again without a reload. */
function PendingNotice({ onCheck }: { onCheck: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)

  async function checkAgain() {
    setIsBusy(true)
    await onCheck()
    setIsBusy(false)
    if (currentSession().user?.approvedByAdmin === false) showToast('info', words.stillWaiting)
  }

  return (
    <Alert tone="waiting">
      <p>{words.text}</p>
      <AlertButton isBusy={isBusy} busyLabel={words.checking} onClick={() => void checkAgain()}>
        {words.check}
      </AlertButton>
    </Alert>
  )
}
