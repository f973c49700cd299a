import { Suspense } from 'react'
import { chunk, type Chunk } from '#frontend/lib/browser/chunk.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Broken } from './error-page.tsx'
import { PageOnItsWay } from './public/layout.tsx'

/** The parts of the site that visitors never load, each in a chunk with a frame and styles of its own; in English only, rendered in the browser only. */
export const STAFF_AREAS =
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

export function StaffArea({ of: Area }: { of: Chunk<object> }) {
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
