import { Navigate, Route, Routes } from 'react-router-dom'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { DashboardPage } from '#frontend/pages/admin-dashboard.tsx'
import { UsersPage } from '#frontend/pages/admin-users.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { SignedInOnly } from './guards.tsx'

/** Everything under /admin, in one chunk that visitors never load. */
export function AdminArea() {
  return (
    <Routes>
      <Route element={<SignedInOnly />}>
        <Route element={<AdminLayout />}>
          <Route index element={<Navigate to="dashboard" replace />} />
          <Route path="dashboard" element={<DashboardPage />} />
          <Route path="properties" element={<Navigate to="/admin/dashboard" replace />} />
          <Route path="users/staff" element={<UsersPage key="staff" of="staff" />} />
          <Route path="users/admin" element={<UsersPage key="admin" of="admin" />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  )
}
