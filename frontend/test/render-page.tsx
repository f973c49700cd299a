import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router'
import { pageAt, Router } from '#frontend/app/router.tsx'

let made = 0

/** Renders the whole site at an address, with the browser's own history. */
export async function openPage(path: string) {
  await pageAt(new URL(path, location.origin).pathname)?.Page.preloadCode()
  made += 1
  history.pushState({ usr: null, key: `visit-${made}`, idx: 0 }, '', path)
  const view = render(
    <BrowserRouter>
      <Router />
    </BrowserRouter>,
  )
  return { ...view, user: userEvent.setup({ delay: null }) }
}

export function address(): string {
  return location.pathname + location.search
}
