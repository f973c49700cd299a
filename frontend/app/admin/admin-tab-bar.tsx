import { Plus } from 'lucide-react'
import { matchPath, useLocation } from 'react-router-dom'
import type { Access } from '#frontend/features/session/access.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { useCurrent } from './admin-nav.tsx'
import { FORM_ADDRESSES, type Place, tabsFor } from './admin-places.ts'

const TAB =
  'relative grid min-h-15.5 min-w-0 content-center justify-items-center gap-0.5 text-micro leading-tight text-ink-700'

/** The five likeliest places along the bottom edge of phones; gone while a form has its save bar there. */
export function TabBar({ access }: { access: Access }) {
  const { pathname } = useLocation()
  if (FORM_ADDRESSES.some((address) => matchPath(address, pathname))) return null
  const [before, after] = tabsFor(access)
  return (
    <nav
      aria-label={panel.shortNavigation}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-[1.35fr_1fr_1fr_1fr_1fr] border-t border-mist-200 bg-lime-0 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {before.map((place) => (
        <Tab key={place.to} {...place} />
      ))}
      <Link to={PANEL.addProperty} className={TAB}>
        <span className="-mt-3.5 grid size-11.5 place-items-center rounded-sill bg-tea-700 text-white shadow-[0_0_0_4px_var(--color-lime-0)]">
          <Icon of={Plus} size={24} />
        </span>
        {panel.nav.add}
      </Link>
      {after.map((place) => (
        <Tab key={place.to} {...place} />
      ))}
    </nav>
  )
}

function Tab(place: Place) {
  const { to, label, icon } = place
  return (
    <Link to={to} aria-current={useCurrent(place)} className={`${TAB} tab-current`}>
      {icon && <Icon of={icon} size={24} />}
      {label}
    </Link>
  )
}
