import { QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { ROLES } from '#contract/accounts/roles.ts'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { endWaitOfFrame, goOnFromFrame } from '#frontend/lib/browser/one-wait.ts'
import { preloadWhenIdle } from '#frontend/lib/browser/preload-when-idle.ts'
import { preloadOrnaments } from '#frontend/ui/feedback/ornament.tsx'
import { preloadToasts } from '#frontend/ui/overlay/toast.tsx'
import { accountsOf, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { DashboardPage } from '#frontend/pages/admin/dashboard.tsx'
import { WaitBar } from '#frontend/ui/feedback/skeleton.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { titleAt } from './admin-places.ts'
import { panel } from '#frontend/messages/panel.ts'
import { SignedInOnly } from '#frontend/app/guards.tsx'
import { ScreenOnItsWay } from '#frontend/ui/feedback/screen-on-its-way.tsx'
import { currentSession, watchSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'

let known = whoUsesThePanel()
keepCacheToItsOwner()
if (document.querySelector('[data-panel-frame]')) goOnFromFrame()

/** An address as the routes of this area name it. */
const within = (path: string) => path.replace(/^\/admin\//, '')

const PropertyTablePage = chunk(
  async () => (await import('#frontend/pages/admin/properties/property-table.tsx')).PropertyTablePage,
)
const PropertyPage = chunk(
  async () => (await import('#frontend/pages/admin/properties/view-property.tsx')).PropertyPage,
)
const AddPropertyPage = chunk(
  async () => (await import('#frontend/pages/admin/properties/add-property.tsx')).AddPropertyPage,
)
const EditPropertyPage = chunk(
  async () => (await import('#frontend/pages/admin/properties/edit-property.tsx')).EditPropertyPage,
)
const ImportPage = chunk(
  async () => (await import('#frontend/pages/admin/properties/import-properties.tsx')).ImportPage,
)
const ConfirmPage = chunk(
  async () => (await import('#frontend/pages/admin/properties/confirm-properties.tsx')).ConfirmPropertiesPage,
)
const UsersPage = chunk(async () => (await import('#frontend/pages/admin/users.tsx')).UsersPage)
const MessagesPage = chunk(
  async () => (await import('#frontend/pages/admin/contact-messages.tsx')).MessagesPage,
)
const LandmarksPage = chunk(async () => (await import('#frontend/pages/admin/landmarks.tsx')).LandmarksPage)
const SearchPage = chunk(async () => (await import('#frontend/pages/admin/search.tsx')).SearchPage)
const LeadsPage = chunk(async () => (await import('#frontend/pages/admin/leads.tsx')).LeadsPage)
const LeadPage = chunk(async () => (await import('#frontend/pages/admin/lead.tsx')).LeadPage)
const VisitsPage = chunk(async () => (await import('#frontend/pages/admin/visits.tsx')).VisitsPage)
const NumbersPage = chunk(async () => (await import('#frontend/pages/admin/numbers.tsx')).NumbersPage)
const AreasPage = chunk(async () => (await import('#frontend/pages/admin/areas.tsx')).AreasPage)
const SentListsPage = chunk(async () => (await import('#frontend/pages/admin/sent-lists.tsx')).SentListsPage)
const ActivityPage = chunk(async () => (await import('#frontend/pages/admin/activity.tsx')).ActivityPage)
const PasswordPage = chunk(async () => (await import('#frontend/pages/admin/password.tsx')).PasswordPage)
const MailsPage = chunk(async () => (await import('#frontend/pages/admin/mails.tsx')).MailsPage)
const PersonPage = chunk(async () => (await import('#frontend/pages/admin/person.tsx')).PersonPage)
const DevicesPage = chunk(async () => (await import('#frontend/pages/admin/devices.tsx')).DevicesPage)
const HelpPage = chunk(async () => (await import('#frontend/pages/admin/help.tsx')).HelpPage)

/** In the order they are fetched: first what somebody outside needs where the connection ends, then the form, the longest waited for. */
const LIKELY_SCREENS = [
  LeadsPage,
  LeadPage,
  VisitsPage,
  AddPropertyPage,
  PropertyTablePage,
  PropertyPage,
  EditPropertyPage,
  MessagesPage,
]

/** Everything under /admin, in chunks that visitors never load. */
export function AdminArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route element={<SignedInOnly />}>
          <Route element={<AdminLayout />}>
            <Route element={<LoadedScreen />}>
              <Route index element={<Navigate to={PANEL.dashboard} replace />} />
              <Route path={within(PANEL.dashboard)} element={<DashboardPage />} />
              <Route path={within(PANEL.properties)} element={<Navigate to={PANEL.viewTable} replace />} />
              <Route path={within(PANEL.viewTable)} element={<PropertyTablePage key="view" of="view" />} />
              <Route
                path={within(PANEL.updateTable)}
                element={<PropertyTablePage key="update" of="update" />}
              />
              <Route
                path={within(PANEL.deleteTable)}
                element={<PropertyTablePage key="delete" of="delete" />}
              />
              <Route path={within(PANEL.property)} element={<PropertyPage />} />
              <Route path={within(PANEL.addProperty)} element={<AddPropertyPage />} />
              <Route path={within(PANEL.editProperty)} element={<EditPropertyPage />} />
              <Route path={within(PANEL.importProperties)} element={<ImportPage />} />
              <Route path={within(PANEL.confirmListings)} element={<ConfirmPage />} />
              {ROLES.map((role) => (
                <Route
                  key={role}
                  path={within(accountsOf(role))}
                  element={<UsersPage key={role} of={role} />}
                />
              ))}
              <Route path={within(PANEL.search)} element={<SearchPage />} />
              <Route path={within(PANEL.leads)} element={<LeadsPage />} />
              <Route path={within(PANEL.lead)} element={<LeadPage />} />
              <Route path={within(PANEL.visits)} element={<VisitsPage />} />
              <Route path={within(PANEL.numbers)} element={<NumbersPage />} />
              <Route path={within(PANEL.messages)} element={<MessagesPage />} />
              <Route path={within(PANEL.landmarks)} element={<LandmarksPage />} />
              <Route path={within(PANEL.areas)} element={<AreasPage />} />
              <Route path={within(PANEL.sentLists)} element={<SentListsPage />} />
              <Route path={within(PANEL.activity)} element={<ActivityPage />} />
              <Route path={within(PANEL.password)} element={<PasswordPage />} />
              <Route path={within(PANEL.devices)} element={<DevicesPage />} />
              <Route path={within(PANEL.mails)} element={<MailsPage />} />
              <Route path={within(PANEL.ownPerson)} element={<PersonPage />} />
              <Route path={within(PANEL.person)} element={<PersonPage />} />
              <Route path={within(PANEL.help)} element={<HelpPage />} />
              <Route path="*" element={<NotFound />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </QueryClientProvider>
  )
}

function LoadedScreen() {
  const { pathname } = useLocation()
  const isWaiting = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  useEffect(endWaitOfFrame, [])
  useEffect(
    () => preloadWhenIdle([preloadToasts, preloadOrnaments, ...LIKELY_SCREENS.map(({ preload }) => preload)]),
    [],
  )
  return (
    <>
      {isWaiting && <WaitBar />}
      <Suspense key={pathname} fallback={<Waiting title={titleAt(pathname)} />}>
        <Outlet />
      </Suspense>
    </>
  )
}

/** The screen's title and its rows until its code is there. */
function Waiting({ title }: { title: string | undefined }) {
  return (
    <>
      <WaitBar />
      <output className="sr-only">{panel.loading}</output>
      <ScreenOnItsWay title={title} />
    </>
  )
}

/** What was read for one account is never shown to the next; what hangs on role and approval is read again when they change. */
function keepCacheToItsOwner() {
  watchSession(() => {
    const before = known
    known = whoUsesThePanel()
    if (known.account === undefined) return queryClient.clear()
    if (known.account !== before.account) return void queryClient.resetQueries()
    if (known.access !== before.access) void queryClient.invalidateQueries()
  })
}

function whoUsesThePanel() {
  const { token, user } = currentSession()
  return { account: token === null ? undefined : (user?._id ?? token), access: accessOf(user) }
}
