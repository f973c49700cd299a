import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { pageAt, Router } from './app/router.tsx'

const app = (
  <BrowserRouter>
    <Router />
  </BrowserRouter>
)
const root = document.getElementById('root')
const page = pageAt(location.pathname)

// A chunk that does not come is reported by the page's own boundary, which tries it again.
await page?.Page.preloadCode().catch(() => undefined)

if (root) {
  const isPrerendered = root.dataset['prerendered'] === (page?.path ?? '404')
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
