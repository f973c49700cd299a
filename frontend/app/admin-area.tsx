import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { chunk } from '#frontend/lib/chunk.tsx'
import { queryClient } from '#frontend/lib/query-client.ts'
import { DashboardPage } from '#frontend/pages/admin-dashboard.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { SignedInOnly } from './guards.tsx'
import { PageOnItsWay } from './layout.tsx'
import { keepCacheToItsOwner } from './own-cache.ts'

keepCacheToItsOwner()

const PropertyTablePage = chunk(
  async () => (await import('#frontend/pages/admin-property-table.tsx')).PropertyTablePage,
)
const PropertyPage = chunk(async () => (await import('#frontend/pages/admin-property.tsx')).PropertyPage)
const AddPropertyPage = chunk(
  async () => (await import('#frontend/pages/admin-add-property.tsx')).AddPropertyPage,
)
const EditPropertyPage = chunk(
  async () => (await import('#frontend/pages/admin-edit-property.tsx')).EditPropertyPage,
)
const ImportPage = chunk(async () => (await import('#frontend/pages/admin-import.tsx')).ImportPage)
const UsersPage = chunk(async () => (await import('#frontend/pages/admin-users.tsx')).UsersPage)
const MessagesPage = chunk(async () => (await import('#frontend/pages/admin-messages.tsx')).MessagesPage)
const ActivityPage = chunk(async () => (await import('#frontend/pages/admin-activity.tsx')).ActivityPage)
const HelpPage = chunk(async () => (await import('#frontend/pages/admin-help.tsx')).HelpPage)

/** Everything under /admin, in chunks that visitors never load. */
export function AdminArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route element={<AdminLayout />}>
            <Route element={<LoadedScreen />}>
              <Route index element={<Navigate to="dashboard" replace />} />
              <Route path="dashboard" element={<DashboardPage />} />
              <Route path="properties" element={<Navigate to="view" replace />} />
              <Route path="properties/view" element={<PropertyTablePage key="view" of="view" />} />
              <Route path="properties/update" element={<PropertyTablePage key="update" of="update" />} />
              <Route path="properties/delete" element={<PropertyTablePage key="delete" of="delete" />} />
              <Route path="properties/view/:id" element={<PropertyPage />} />
              <Route path="properties/add" element={<AddPropertyPage />} />
              <Route path="properties/edit/:id" element={<EditPropertyPage />} />
              <Route path="properties/import" element={<ImportPage />} />
              <Route path="users/staff" element={<UsersPage key="staff" of="staff" />} />
              <Route path="users/admin" element={<UsersPage key="admin" of="admin" />} />
              <Route path="messages" element={<MessagesPage />} />
              <Route path="activity" element={<ActivityPage />} />
              <Route path="help" element={<HelpPage />} />
              <Route path="*" element={<NotFound />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </QueryClientProvider>
  )
}

function LoadedScreen() {
  return (
    <Suspense fallback={<PageOnItsWay />}>
      <Outlet />
    </Suspense>
  )
}
