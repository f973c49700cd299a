import { matchPath, Route, Routes } from 'react-router'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { Layout } from './public/layout.tsx'
import { STAFF_AREAS, StaffArea } from './staff-area.tsx'

/** Every public address and the page it shows, each in a chunk of its own; the likeliest next ones stand last. */
export const PAGES = [
  { path: '/', Page: chunk(async () => (await import('#frontend/pages/public/home.tsx')).HomePage) },
  { path: '/about', Page: chunk(async () => (await import('#frontend/pages/public/about.tsx')).AboutPage) },
  {
    path: '/contact',
    Page: chunk(async () => (await import('#frontend/pages/public/contact.tsx')).ContactPage),
  },
  {
    path: '/property',
    Page: chunk(async () => (await import('#frontend/pages/public/property-list.tsx')).PropertyListPage),
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

/** Whether an address is the staff's: none of those is rendered while building. */
export function isStaffs(pathname: string): boolean {
  return STAFF_AREAS.some(({ path }) => matchPath(path, pathname))
}
