import { Menu, Plus } from 'lucide'
import { matchPath, useLocation } from 'react-router'
import type { Access } from '#frontend/features/session/access.ts'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { useCurrent } from './admin-nav.tsx'
import { FORM_ADDRESSES, type Place, tabsFor } from './admin-places.ts'

const TAB =
  'relative grid min-h-15 min-w-0 content-center justify-items-center gap-0.5 text-micro leading-tight font-medium text-ink-700'

/** Whether a form has its save bar where the tabs would be. */
export function useIsForm(): boolean {
  const { pathname } = useLocation()
  return FORM_ADDRESSES.some((address) => matchPath(address, pathname))
}

/** The bar at the bottom edge of phones: the four most used screens, and More for all of them. */
export function TabBar({ access, onMenu }: { access: Access; onMenu: () => void }) {
  useRootMark('data-has-bottom-bar')
  const { before, after } = tabsFor(access)
  return (
    <nav
      aria-label={panel.shortNavigation}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 short:static grid grid-cols-5 border-t border-mist-200 bg-lime-0 px-1 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {before.map((place) => (
        <Tab key={place.to} {...place} />
      ))}
      <Link to={PANEL.addProperty} className={TAB}>
        <span className="grid h-8 w-11 place-items-center rounded-sill bg-tea-700 text-white">
          <Icon of={Plus} size={24} />
        </span>
        {panel.nav.add}
      </Link>
      <Tab {...after} />
      <button
        type="button"
        aria-label={panel.openMenu}
        aria-haspopup="dialog"
        onClick={onMenu}
        className={TAB}
      >
        <Icon of={Menu} size={24} />
        {panel.more}
      </button>
    </nav>
  )
}

function Tab(place: Place) {
  const { to, label, icon } = place
  return (
    <Link to={to} aria-current={useCurrent(place)} className={`${TAB} tab-current`}>
      <Icon of={icon} size={24} />
      {label}
    </Link>
  )
}
