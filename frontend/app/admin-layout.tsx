import '#frontend/styles/staff.css'
import { Outlet, useLocation } from 'react-router-dom'
import { PendingNotice } from '#frontend/features/session/pending-notice.tsx'
import { signOut, useSession } from '#frontend/features/session/session.ts'
import { useFreshUser } from '#frontend/features/session/use-fresh-user.ts'
import { UserMenu } from '#frontend/features/users/user-menu.tsx'
import { Link } from '#frontend/lib/link.tsx'
import { useScrollRestoration } from '#frontend/lib/use-scroll-restoration.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx'
import { Toasts } from '#frontend/ui/toast.tsx'
import { Rail, TabBar } from './admin-nav.tsx'
import { Brand } from './brand.tsx'
import { Broken } from './error-page.tsx'
import { useFocusOnNewPlace } from './use-focus-on-new-place.ts'

/** Around every screen of the panel. What the account may do is asked afresh and shown above the screen. */
export function AdminLayout() {
  const { user } = useSession()
  const { problem, check } = useFreshUser()
  const { pathname } = useLocation()
  const main = useFocusOnNewPlace(pathname)
  useScrollRestoration()
  const isAdmin = user?.role === 'admin' && user.approvedByAdmin && !problem?.isSuspended

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:grid-rows-1">
      <a href="#main" className="skip-link z-50 rounded-sill bg-lime-0 px-4 py-3 font-semibold">
        {panel.skipToContent}
      </a>
      <Rail isAdmin={isAdmin} onLogout={signOut} />
      <div className="min-w-0">
        <header className="sticky top-0 z-20 flex min-h-16 items-center gap-2 border-b border-mist-200 bg-lime-0 px-(--gutter) py-2 lg:min-h-19">
          <Link to="/" aria-label={accounts.homeLink} className="lg:hidden">
            <Brand />
          </Link>
          <UserMenu user={user} onLogout={signOut} />
        </header>
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="mx-auto grid w-full max-w-295 grid-cols-1 gap-5 px-(--gutter) pt-5 pb-28 outline-none lg:pt-8 lg:pb-14"
        >
          {problem && <AccountProblem sentence={problem.sentence} onRetry={check} />}
          {!problem?.isSuspended && (
            <>
              {user?.approvedByAdmin === false && <PendingNotice onCheck={check} />}
              <ErrorBoundary resetKey={pathname} fallback={(error) => <Broken error={error} />}>
                <Outlet />
              </ErrorBoundary>
            </>
          )}
        </main>
      </div>
      <TabBar isAdmin={isAdmin} />
      <Toasts closeLabel={panel.closeToast} />
    </div>
  )
}

function AccountProblem({ sentence, onRetry }: { sentence: string; onRetry: () => unknown }) {
  return (
    <Alert>
      <p>{sentence}</p>
      <Button look="quiet" size="small" className="-ml-3" onClick={() => void onRetry()}>
        {panel.account.retry}
      </Button>
    </Alert>
  )
}
