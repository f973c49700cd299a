import { matchPath, Route, Routes } from 'react-router-dom'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { chunk } from '#frontend/lib/chunk.tsx'

import { Layout } from './layout.tsx'

/** Every public address and the page it shows, each in a chunk of its own. */
export const PAGES = [
  { path: '/', Page: chunk(async () => (await import('#frontend/pages/home.tsx')).HomePage) },
  { path: '/about', Page: chunk(async () => (await import('#frontend/pages/about.tsx')).AboutPage) },
  { path: '/contact', Page: chunk(async () => (await import('#frontend/pages/contact.tsx')).ContactPage) },
  {
    path: '/property',
    Page: chunk(async () => (await import('#frontend/pages/property-list.tsx')).PropertyListPage),
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
    </Routes>
  )
}

/** The page of an address, for loading it before the first render. */
export function pageAt(pathname: string) {
  return PAGES.find(({ path }) => matchPath(path, pathname))
}
