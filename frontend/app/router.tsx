import { matchPath, Route, Routes } from 'react-router'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { chunk, type Chunk } from '#frontend/lib/browser/chunk.tsx'
import { Layout, PageOnItsWay } from './public/layout.tsx'
import { Suspense } from 'react'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Broken } from './error-page.tsx'

const Area = chunk(async () => (await import('#frontend/pages/public/area.tsx')).AreaPage)

/** Every public address and the page it shows, each in a chunk of its own; the likeliest next ones stand last. */
export const PAGES = [
  { path: '/', Page: chunk(async () => (await import('#frontend/pages/public/home.tsx')).HomePage) },
  { path: '/about', Page: chunk(async () => (await import('#frontend/pages/public/about.tsx')).AboutPage) },
  {
    path: '/contact',
    Page: chunk(async () => (await import('#frontend/pages/public/contact.tsx')).ContactPage),
  },
  { path: '/sell', Page: chunk(async () => (await import('#frontend/pages/public/sell.tsx')).SellPage) },
  {
    path: '/privacy',
    Page: chunk(async () => (await import('#frontend/pages/public/privacy.tsx')).PrivacyPage),
  },
  { path: '/area/:place', Page: Area },
  { path: '/area/:place/:kind', Page: Area },
  { path: '/kept', Page: chunk(async () => (await import('#frontend/pages/public/kept.tsx')).KeptPage) },
  {
    path: '/kept/:code',
    Page: chunk(async () => (await import('#frontend/pages/public/shared-list.tsx')).SharedListPage),
  },
  {
    path: '/alerts/:token',
    Page: chunk(async () => (await import('#frontend/pages/public/alert.tsx')).AlertPage),
  },
  {
    path: '/compare',
    Page: chunk(async () => (await import('#frontend/pages/public/compare.tsx')).ComparePage),
  },
  {
    path: '/property',
    Page: chunk(async () => {
      const page = await import('#frontend/pages/public/property-list.tsx')
      await page.notesOfSearch()
      return page.PropertyListPage
    }),
  },
  {
    path: '/view/:id',
    Page: chunk(async () => (await import('#frontend/pages/public/property-detail.tsx')).PropertyDetailPage),
  },
]

export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
      {STAFF_AREAS.map(({ path, Area }) => (
        <Route key={path} path={path} element={<StaffArea of={Area} />} />
      ))}
    </Routes>
  )
}

/** The page of an address, for loading it before the first render. */
export function pageAt(pathname: string) {
  return PAGES.find(({ path }) => matchPath(path, pathname))
}

/** The staff's part of the site that an address belongs to: none of those is rendered while building. */
export function areaAt(pathname: string) {
  return STAFF_AREAS.find(({ path }) => matchPath(path, pathname))
}

/**
 * The parts of the site that visitors never load, each in a chunk with a frame and styles of its own; in English
 * only, rendered in the browser only.
 */
const STAFF_AREAS =
  import.meta.env.LANGUAGE === 'en' && !import.meta.env.SSR
    ? [
        { path: '/auth/*', Area: chunk(async () => (await import('./auth/auth-area.tsx')).AuthArea) },
        {
          path: '/confirm/*',
          Area: chunk(async () => (await import('./confirm/confirm-area.tsx')).ConfirmArea),
        },
        {
          path: '/admin/*',
          Area: chunk(async () => {
            keepZodFromCompiling()
            return (await import('./admin/admin-area.tsx')).AdminArea
          }),
        },
      ]
    : []

function StaffArea({ of: Area }: { of: Chunk<object> }) {
  return (
    <ErrorBoundary resetKey="" fallback={(error) => <Broken error={error} />}>
      <Suspense fallback={<PageOnItsWay />}>
        <Area />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The pages' policy forbids zod to compile code, and browsers report each time it tries whether it may. */
function keepZodFromCompiling() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
