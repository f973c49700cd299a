import { Route, Routes } from 'react-router'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { ForgotPasswordPage } from '#frontend/pages/auth/forgot-password.tsx'
import { LoginPage } from '#frontend/pages/auth/login.tsx'
import { SignupPage } from '#frontend/pages/auth/signup.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { GuestsOnly } from '#frontend/app/guards.tsx'
import { TopBar } from '#frontend/app/public/top-bar.tsx'

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
    <>
      <TopBar />
      <main>
        <NotFound />
      </main>
    </>
  )
}
