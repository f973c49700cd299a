import { LogOut, Plus } from 'lucide'
import { useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router'
import { type Overview, useWaiting } from '#frontend/features/dashboard/use-overview.ts'
import { type Access, accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { type WaitingCount, type Place, placesFor } from './admin-places.ts'
import { Brand } from '#frontend/app/brand.tsx'

/** Its sides are narrow enough for the longest name, also where letters are as wide as whole pixels. */
const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-sill py-1 pr-1 pl-2.5 text-left leading-tight font-medium hover:bg-mist-200'

/** Undefined: an account that may go nowhere. */
export type NavProps = { access: Access | undefined; onLogout: () => void }

/** The sidebar, shown from 992 px on. Its colours are quiet: only buttons are green. */
export function Rail(nav: NavProps) {
  const rail = useCurrentRowInSight()
  return (
    <aside
      ref={rail}
      className="panel-rail sticky top-0 hidden h-dvh flex-col border-r border-mist-200 bg-mist-100 lg:flex"
    >
      <Link to="/" aria-label={accounts.homeLink} className="self-start pl-2.5">
        <Brand />
      </Link>
      <NavList {...nav} />
    </aside>
  )
}

/** So much of the next row shows at the edge, which tells that there are more. */
const PEEK_PX = 28

/** Scrolls the places of the rail, and nothing else, as far as the current row needs when a screen opens. */
function useCurrentRowInSight() {
  const rail = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const box = rail.current?.querySelector('nav')
    const row = box?.querySelector('[aria-current=page]') ?? box?.querySelector('[aria-current]')
    if (!box || !row) return
    const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
    const below = inner.bottom + PEEK_PX - outer.bottom
    const above = inner.top - PEEK_PX - outer.top
    if (below > 0) box.scrollTop += below
    else if (above < 0) box.scrollTop += above
  }, [pathname, search])
  return rail
}

/** Links to every screen of the panel, Add Property and Logout. */
export function NavList({ access, onLogout }: NavProps) {
  const groups = access ? placesFor(access) : []
  const filtered = useFilteredPlace(groups.flatMap(({ places }) => places))
  return (
    <>
      {access && (
        <nav aria-label={panel.navigation} className="grid pb-4">
          {groups.map(({ title, places }) => (
            <div key={places[0]?.to} className="grid [&+&]:pt-2">
              {title && (
                <h2 className="px-2.5 pt-2 pb-1 font-sans text-micro font-semibold tracking-normal text-ink-700">
                  {title}
                </h2>
              )}
              {places.map((place) => (
                <RailLink key={place.to} place={place} filtered={filtered} />
              ))}
            </div>
          ))}
        </nav>
      )}
      <div className="mt-auto grid gap-2">
        {access && (
          <Link to={PANEL.addProperty} className={buttonLook({ size: 'small', isWide: true })}>
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

type RailLinkProps = { place: Place; filtered: Place | undefined }

function RailLink({ place, filtered }: RailLinkProps) {
  const { to, label, icon } = place
  const current = useCurrent(place)
  const isFilteredAway = filtered !== undefined && current === 'page'
  const waiting = useWaitingCount(place.counted)
  return (
    <Link
      to={to}
      aria-current={place === filtered ? 'page' : isFilteredAway ? undefined : current}
      aria-description={waiting && waitingWords(place.counted, waiting)}
      className={classNames(ROW, 'rail-current')}
    >
      <Icon of={icon} />
      {label}
      {waiting && (
        <span
          aria-hidden
          className="ml-auto rounded-tag bg-brass-100 px-2 text-micro font-semibold text-brass-800 tabular"
        >
          {waiting}
        </span>
      )}
    </Link>
  )
}

/** How many things wait on a screen; undefined while none do, or the number is not loaded. */
export function useWaitingCount(of: WaitingCount | undefined): string | undefined {
  const { user } = useSession()
  const { data } = useWaiting(accessOf(user).includes('look'))
  const total = data && of && totalOf(data, of)
  return total === undefined || String(total) === '0' ? undefined : String(total)
}

/** What a count beside a place counts. */
export function waitingWords(of: WaitingCount | undefined, count: string): string {
  if (of === 'leads') return panel.nav.toCall(count)
  return of === 'visits' ? panel.nav.visitsToday(count) : panel.nav.waiting(count)
}

function totalOf(overview: Overview, of: WaitingCount): string | number | undefined {
  switch (of) {
    case 'papers':
      return overview.missing?.papers.total
    case 'leads':
      return overview.leads && together(overview.leads.due.total, overview.leads.fresh.total)
    case 'visits':
      return overview.leads?.visits.total
    default:
      return overview[of]?.total
  }
}

/** The sum of two counts, each of which may end at '100+'. */
function together(one: string, other: string): string {
  const isMore = one.endsWith('+') || other.endsWith('+')
  return `${parseInt(one, 10) + parseInt(other, 10)}${isMore ? '+' : ''}`
}

/** The link whose table is shown with its filter. */
function useFilteredPlace(places: readonly Place[]): Place | undefined {
  const { pathname, search } = useLocation()
  const chosen = new URLSearchParams(search)
  return places.find(({ to }) => {
    const [path, filter] = to.split('?')
    return (
      path === pathname &&
      filter &&
      [...new URLSearchParams(filter)].every(([name, value]) => chosen.get(name) === value)
    )
  })
}

/** 'page' on the screen itself, 'true' on a screen below it. */
export function useCurrent({ to, within = to }: Place): 'page' | 'true' | undefined {
  const { pathname } = useLocation()
  if (matchPath(to, pathname)) return 'page'
  return matchPath({ path: within, end: false }, pathname) ? 'true' : undefined
}
