import { type ReactNode, startTransition, use, useLayoutEffect, useRef, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { changePage, type PageChange } from '#frontend/lib/navigation/page-change.ts'
import { PREFIX } from '#frontend/lib/navigation/site-href.ts'

type ShownPage = Pick<PageChange, 'action' | 'location'> & { gate?: (() => Promise<void>) | undefined }

/** The router's own for browsers, whose pages are drawn by way of `changePage`: the history goes on at once, the page may follow. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState<ShownPage>(history)
  const stands = useRef<() => void>(undefined)

  useLayoutEffect(
    () =>
      history.listen(({ action, location }) =>
        changePage({
          action,
          location,
          draw: (gate) =>
            new Promise((resolve) => {
              stands.current?.()
              stands.current = resolve
              startTransition(() => setShown({ action, location, gate }))
            }),
        }),
      ),
    [history],
  )
  useLayoutEffect(() => stands.current?.(), [shown])

  return (
    <>
      <Router basename={PREFIX} location={shown.location} navigationType={shown.action} navigator={history}>
        {children}
      </Router>
      <Gate of={shown.gate} />
    </>
  )
}

/** Rendered last: React keeps what it has rendered of the page, and the page before on the screen, until it opens. */
function Gate({ of: gate }: { of: ShownPage['gate'] }) {
  if (gate) use(gate())
  return null
}
