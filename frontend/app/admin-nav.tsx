import { LayoutDashboard, LogOut, type LucideIcon, ShieldCheck, Users } from 'lucide-react'
import { Link, NavLink } from '#frontend/lib/link.tsx'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Brand } from './brand.tsx'

type Place = { to: string; label: string; short: string; icon: LucideIcon }

const { nav } = panel
const DASHBOARD: Place = {
  to: '/admin/dashboard',
  label: nav.dashboard,
  short: nav.dashboard,
  icon: LayoutDashboard,
}
const ACCOUNTS: Place[] = [
  { to: '/admin/users/staff', label: nav.staff, short: nav.staffShort, icon: Users },
  { to: '/admin/users/admin', label: nav.admins, short: nav.adminsShort, icon: ShieldCheck },
]

type AdminNavProps = { isAdmin: boolean }

/** The shutters along the side, from 992 px. */
export function Rail({ isAdmin, onLogout }: AdminNavProps & { onLogout: () => void }) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto px-3.5 py-4 shutter-rail lg:flex">
      <Link to="/" aria-label={accounts.homeLink} className="mb-3.5 pl-2.5">
        <Brand isOnFloor />
      </Link>
      <nav aria-label={panel.navigation} className="grid gap-1">
        <RailLink {...DASHBOARD} />
        {isAdmin && (
          <>
            <h2 className="px-3 pt-4.5 pb-1.5 font-sans text-micro tracking-normal rail-heading">
              {nav.users}
            </h2>
            {ACCOUNTS.map((link) => (
              <RailLink key={link.to} {...link} />
            ))}
          </>
        )}
      </nav>
      <button type="button" onClick={onLogout} className={`mt-auto text-left ${RAIL_ROW}`}>
        <Icon of={LogOut} />
        {panel.menu.logout}
      </button>
    </aside>
  )
}

const RAIL_ROW =
  'flex min-h-11 items-center gap-3 rounded-sill px-3 py-1 leading-tight font-medium hover:bg-white/9'

function RailLink({ to, label, icon }: Place) {
  return (
    <NavLink to={to} className={`${RAIL_ROW} rail-current`}>
      <Icon of={icon} />
      {label}
    </NavLink>
  )
}

/** The same places along the bottom edge of phones. */
export function TabBar({ isAdmin }: AdminNavProps) {
  if (!isAdmin) return null
  return (
    <nav
      aria-label={panel.navigation}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-mist-200 bg-lime-0 pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {[DASHBOARD, ...ACCOUNTS].map(({ to, short, icon }) => (
        <NavLink
          key={to}
          to={to}
          className="tab-current relative grid min-h-15.5 content-center justify-items-center gap-0.5 text-micro leading-tight text-ink-700"
        >
          <Icon of={icon} size={24} />
          {short}
        </NavLink>
      ))}
    </nav>
  )
}
