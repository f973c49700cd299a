import '#frontend/styles/staff.css'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PendingNotice } from '#frontend/features/session/pending-notice.tsx'
import { signOut, useSession } from '#frontend/features/session/session.ts'
import { accessOf, isLookOnly } from '#frontend/features/session/access.ts'
import { useFreshUser } from '#frontend/features/session/use-fresh-user.ts'
import { leaveBy } from '#frontend/lib/navigation/use-leave-guard.ts'
import { useScrollRestoration } from '#frontend/lib/navigation/use-scroll-restoration.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { Toasts } from '#frontend/ui/overlay/toast.tsx'
import { Drawer } from './admin-drawer.tsx'
import { Rail } from './admin-nav.tsx'
import { TabBar, useIsForm } from './admin-tab-bar.tsx'
import { TopBar } from './admin-top-bar.tsx'
import { Broken } from '#frontend/app/error-page.tsx'
import { useFocusOnNewPlace } from '#frontend/app/use-focus-on-new-place.ts'

/** Around every screen of the panel. What the account may do is asked afresh and shown above the screen. */
export function AdminLayout() {
  const { user } = useSession()
  const { problem, check } = useFreshUser()
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const main = useFocusOnNewPlace(pathname)
  useScrollRestoration()
  const access = problem?.isSuspended ? undefined : accessOf(user)
  const hasTabs = !useIsForm() && access !== undefined
  const nav = { access, onLogout: () => leaveBy(signOut) }

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[236px_minmax(0,1fr)] lg:grid-rows-1">
      <a href="#main" className="skip-link z-50 rounded-sill bg-lime-0 px-4 py-3 font-semibold">
        {panel.skipToContent}
      </a>
      <Rail {...nav} />
      <div className="min-w-0">
        <TopBar {...nav} user={user} hasTabs={hasTabs} onMenu={() => setIsMenuOpen(true)} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto grid w-full max-w-310 [&_h1]:text-[1.5rem] lg:[&_h1]:text-[1.75rem] grid-cols-1 gap-4 px-(--gutter) pt-4 pb-28 outline-none lg:gap-5 lg:px-8 lg:pt-6 lg:pb-14"
        >
          {problem && <Failed sentence={problem.sentence} retryLabel={panel.account.retry} onRetry={check} />}
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
      </div>
      {hasTabs && <TabBar access={access} onMenu={() => setIsMenuOpen(true)} />}
      {isMenuOpen && <Drawer {...nav} onClosed={() => setIsMenuOpen(false)} />}
      <Toasts closeLabel={panel.closeToast} />
    </div>
  )
}
