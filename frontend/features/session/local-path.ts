import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'

type Place = { pathname: string; search: string; hash: string }

/** The sign-in screen, which leads back to `place` afterwards. */
export function signInThenBackTo({ pathname, search, hash }: Place): string {
  return `${LOGIN}?${new URLSearchParams({ next: pathname + search + hash })}`
}

/** Where `?next=` leads: an address of this site, else the dashboard. Never another site, whatever it says. */
export function placeAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isLocalPath(next) ? next : PANEL.dashboard
}

/** One '/' first: no '//', '/\\', scheme or control character, also once '..' is resolved. */
function isLocalPath(path: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false
  return !new URL(path, 'https://local.invalid').pathname.startsWith('//')
}
