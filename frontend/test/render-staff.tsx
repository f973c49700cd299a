import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, Route, Routes } from 'react-router'
import { afterEach } from 'vitest'
import type { StoredUser } from '#contract/accounts/users.ts'
import { AdminArea } from '#frontend/app/admin/admin-area.tsx'
import { AuthArea } from '#frontend/app/auth/auth-area.tsx'
import { signOut, startSession } from '#frontend/features/session/session.ts'
import { answer, reply } from '#frontend/test/answers.ts'
import { clearToasts } from '#frontend/ui/overlay/toast.tsx'

export const AN_ADMIN: StoredUser = {
  _id: 'a'.repeat(24),
  username: 'Ananya Ghosh',
  name: 'Ananya Ghosh',
  email: 'admin@firm.test',
  role: 'admin',
  approvedByAdmin: true,
}
export const A_PENDING_USER: StoredUser = {
  _id: 'b'.repeat(24),
  username: 'Pema Lepcha',
  name: 'Pema Lepcha',
  email: 'pema@firm.test',
  role: 'staff',
  approvedByAdmin: false,
}

/** Renders sign-in and panel at an address, with the browser's own history. */
export function openStaffAt(path: string) {
  history.pushState(null, '', path)
  return showStaff()
}

/** Renders both at the current address, as a reload does: component state is gone, what the browser stores stays. */
export function showStaff() {
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path="/auth/*" element={<AuthArea />} />
        <Route path="/admin/*" element={<AdminArea />} />
        <Route path="*" element={<p>The public site</p>} />
      </Routes>
    </BrowserRouter>,
  )
  return { ...view, user: userEvent.setup({ delay: null }) }
}

export function signedInAs(user: StoredUser, token = 'a-token') {
  startSession({ token, user })
}

/** As an admin whom the server knows. */
export function signedInAsAdmin() {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
}

export function address(): string {
  return location.pathname + location.search
}

afterEach(() => {
  act(clearToasts)
  signOut()
})

/** An element's accessible description, which is read out after its name. */
export function describedBy(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
