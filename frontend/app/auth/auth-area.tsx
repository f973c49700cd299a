import { Outlet, Route, Routes, useLocation } from 'react-router'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { ForgotPasswordPage } from '#frontend/pages/auth/forgot-password.tsx'
import { LoginPage } from '#frontend/pages/auth/login.tsx'
import { SignupPage } from '#frontend/pages/auth/signup.tsx'
import { GuestsOnly } from '#frontend/app/guards.tsx'
import { TopBar } from '#frontend/app/public/top-bar.tsx'
import '#frontend/styles/staff.css'
import { LOGIN, SIGNUP } from '#frontend/lib/navigation/auth-paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { useScrollRestoration } from '#frontend/lib/navigation/use-scroll-restoration.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Brand } from '#frontend/app/brand.tsx'
import { useFocusOnNewPlace } from '#frontend/app/use-focus-on-new-place.ts'

/** Everything under /auth, in one chunk that visitors never load. */
export function AuthArea() {
  return (
    <Routes>
      <Route element={<GuestsOnly />}>
        <Route element={<AuthLayout screen="login" />}>
          <Route path="login" element={<LoginPage />} />
        </Route>
        <Route element={<AuthLayout screen="signup" />}>
          <Route path="signup" element={<SignupPage />} />
        </Route>
      </Route>
      <Route element={<AuthLayout screen="forgotPassword" />}>
        <Route path="forgotpassword" element={<ForgotPasswordPage />} />
      </Route>
      <Route path="*" element={<NoSuchScreen />} />
    </Routes>
  )
}

function NoSuchScreen() {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <main className="grid grow grid-cols-1">
        <NotFound />
      </main>
    </div>
  )
}

const { login, signup, forgot } = accounts

/** What the coloured panel beside a form says, and the screen that it links to. */
const PANELS = {
  login: { text: login.panel, link: login.register, to: SIGNUP },
  signup: { text: signup.panel, link: signup.login, to: LOGIN },
  forgotPassword: { text: forgot.panel, link: signup.login, to: LOGIN },
} as const

/** The frame of the sign-in screens: a coloured panel at the side, a strip of it on phones; no footer. */
function AuthLayout({ screen }: { screen: keyof typeof PANELS }) {
  const { pathname, search } = useLocation()
  const main = useFocusOnNewPlace(pathname + search)
  useScrollRestoration()

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(26rem,5fr)_7fr] lg:grid-rows-1">
      <FloorPanel {...PANELS[screen]} />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="grid grid-cols-1 content-start justify-items-center px-4 pt-7 pb-12 outline-none lg:content-center lg:p-14"
      >
        <Outlet />
      </main>
    </div>
  )
}

function FloorPanel({ text, link, to }: { text: string; link: string; to: string }) {
  return (
    <header className="flex flex-col overflow-hidden px-4 py-1.75 floor floor-band lg:sticky lg:top-0 lg:h-dvh lg:px-11 lg:py-10">
      <Link to="/" aria-label={accounts.homeLink} className="relative z-1 self-start">
        <Brand isOnFloor />
      </Link>
      <div className="floor-alpona" aria-hidden>
        <span className="alpona" />
      </div>
      <div className="hidden justify-items-start gap-3 lg:grid">
        <p className="max-w-[22ch] font-display text-[2rem] leading-head font-semibold text-balance text-white">
          {text}
        </p>
        <Link to={to} className={buttonLook({ look: 'floorOutline' })}>
          {link}
        </Link>
      </div>
    </header>
  )
}
