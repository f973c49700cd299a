import { LogOut, Plus } from 'lucide-react'
import { matchPath, useLocation } from 'react-router-dom'
import type { Access } from '#frontend/features/session/access.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { type Place, placesFor } from './admin-places.ts'
import { Brand } from '#frontend/app/brand.tsx'

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-sill px-3 py-1 text-left leading-tight font-medium hover:bg-white/9'

/** Undefined: an account that may go nowhere. */
export type NavProps = { access: Access | undefined; onLogout: () => void }

/** The shutters along the side, from 992 px. */
export function Rail(nav: NavProps) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto px-3.5 py-4 shutter-rail lg:flex">
      <Link to="/" aria-label={accounts.homeLink} className="mb-3.5 self-start pl-2.5">
        <Brand isOnFloor />
      </Link>
      <NavList {...nav} />
    </aside>
  )
}

/** Every place of the panel, Add Property and Logout. */
export function NavList({ access, onLogout }: NavProps) {
  return (
    <>
      {access && (
        <nav aria-label={panel.navigation} className="grid gap-1 pb-5">
          {placesFor(access).map(({ title, icon, places }) => (
            <div key={places[0]?.to} className="grid gap-0.5">
              {title && (
                <h2 className="flex items-center gap-2.5 px-3 pt-3.5 pb-1 font-sans text-micro tracking-normal rail-heading">
                  {icon && <Icon of={icon} />}
                  {title}
                </h2>
              )}
              {places.map((place) => (
                <RailLink key={place.to} {...place} />
              ))}
            </div>
          ))}
        </nav>
      )}
      <div className="mt-auto grid gap-2">
        {access && (
          <Link to={PANEL.addProperty} className={buttonLook({ look: 'floor', isWide: true })}>
            <Icon of={Plus} />
            {panel.nav.addProperty}
          </Link>
        )}
        <button type="button" onClick={onLogout} className={ROW}>
          <Icon of={LogOut} />
          {panel.menu.logout}
        </button>
      </div>
    </>
  )
}

function RailLink(place: Place) {
  const { to, label, icon } = place
  return (
    <Link
      to={to}
      aria-current={useCurrent(place)}
      className={classNames(ROW, 'rail-current', !icon && 'pl-11')}
    >
      {icon && <Icon of={icon} />}
      {label}
    </Link>
  )
}

/** 'page' on the place itself, 'true' on a page that belongs to it. */
export function useCurrent({ to, within = to }: Place): 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  if (matchPath(to, pathname)) return 'page'
  return matchPath({ path: within, end: false }, pathname) ? 'true' : undefined
}
