import {
  CalendarCheck,
  CalendarDays,
  ChartColumn,
  Contact,
  Home,
  History,
  LayoutDashboard,
  LifeBuoy,
  List,
  MapPin,
  type IconNode,
  MapPinned,
  MessageSquareText,
  FileSearch,
  Pencil,
  Plus,
  Send,
  ShieldCheck,
  ShieldQuestion,
  Trash2,
  Upload,
  Users,
} from 'lucide'
import { rightsOfRole, ROLES } from '#contract/accounts/roles.ts'
import type { Access } from '#frontend/features/session/access.ts'
import { accountsOf, PANEL, PAPERS_TABLE, PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { panel } from '#frontend/messages/panel.ts'

const { nav, users } = panel

/** What a place says how much of it waits. */
export type WaitingCount = 'toConfirm' | 'messages' | 'waiting' | 'papers' | 'leads' | 'visits'
/** `to` may be a table with a filter. `within`: an address whose pages belong to this place too. */
export type Place = { to: string; label: string; icon: IconNode; within?: string; counted?: WaitingCount }
type PlaceGroup = { title?: string; places: Place[] }

const DASHBOARD: Place = { to: PANEL.dashboard, label: nav.dashboard, icon: LayoutDashboard }
const LEADS: Place = {
  to: PANEL.leads,
  label: nav.leads,
  icon: Contact,
  within: PANEL.leads,
  counted: 'leads',
}
const VISITS: Place = { to: PANEL.visits, label: nav.visits, icon: CalendarDays, counted: 'visits' }
const NUMBERS: Place = { to: PANEL.numbers, label: nav.numbers, icon: ChartColumn }
const MESSAGES: Place = {
  to: PANEL.messages,
  label: nav.messages,
  icon: MessageSquareText,
  counted: 'messages',
}
const UPDATE = { to: PANEL.updateTable, label: nav.update, icon: Pencil, within: PANEL.editProperty }
const CONFIRM: Place = {
  to: PANEL.confirmListings,
  label: nav.confirm,
  icon: CalendarCheck,
  counted: 'toConfirm',
}
const APPROVE: Place = { to: PENDING_TABLE, label: nav.approve, icon: ShieldQuestion, counted: 'waiting' }
const PAPERS: Place = { to: PAPERS_TABLE, label: nav.papers, icon: FileSearch, counted: 'papers' }
const VIEW = { to: PANEL.viewTable, label: nav.view, icon: List }
const DELETE = { to: PANEL.deleteTable, label: nav.delete, icon: Trash2 }
const SENT_LISTS: Place = { to: PANEL.sentLists, label: nav.sentLists, icon: Send }
const AREAS: Place = { to: PANEL.areas, label: nav.areas, icon: MapPinned }
const HELP = { to: PANEL.help, label: nav.help, icon: LifeBuoy }

/** The sidebar: everything the specification lists for everybody (each screen says what it asks for), the rest for whom it works. */
export function placesFor(access: Access): PlaceGroup[] {
  const isAdmin = access.includes('administer')
  return [
    {
      places: [DASHBOARD, ...(access.includes('look') ? [LEADS, VISITS] : []), ...(isAdmin ? [NUMBERS] : [])],
    },
    {
      title: nav.properties,
      places: [
        VIEW,
        { to: PANEL.addProperty, label: nav.add, icon: Plus },
        UPDATE,
        ...(isAdmin ? [APPROVE] : []),
        ...(access.includes('edit') ? [CONFIRM] : []),
        ...(access.includes('look') ? [PAPERS] : []),
        DELETE,
        ...(isAdmin ? [{ to: PANEL.importProperties, label: nav.import, icon: Upload }] : []),
      ],
    },
    {
      title: nav.users,
      places: ROLES.map((role) => ({
        to: accountsOf(role),
        label: users.title[role],
        icon: rightsOfRole(role).includes('administer') ? ShieldCheck : Users,
      })),
    },
    {
      places: [
        ...(access.includes('look') ? [MESSAGES, SENT_LISTS, AREAS] : []),
        ...(isAdmin ? [{ to: PANEL.landmarks, label: nav.landmarks, icon: MapPin }] : []),
        ...(isAdmin ? [{ to: PANEL.activity, label: nav.activity, icon: History }] : []),
        HELP,
      ],
    },
  ]
}

/** The bar along the bottom edge of phones: before and after Add; everything else is under More. */
export function tabsFor(access: Access): { before: Place[]; after: Place } {
  const home = { ...DASHBOARD, label: nav.home, icon: Home }
  const properties = { ...VIEW, label: nav.properties, within: PANEL.properties }
  if (!access.includes('look')) return { before: [home, properties], after: HELP }
  return { before: [home, LEADS], after: properties }
}

/** Where a save bar takes the place of the tabs. */
export const FORM_ADDRESSES = [PANEL.addProperty, PANEL.editProperty]

/** Where a table has the width of a wide window. */
export const TABLE_ADDRESSES = [PANEL.viewTable, PANEL.updateTable, PANEL.deleteTable]

/** The title of a screen whose code is not there yet, where its address tells it. */
export const titleAt = (pathname: string): string | undefined => TITLES.get(pathname)

const TITLES = new Map<string, string>([
  ...[DASHBOARD, LEADS, VISITS, NUMBERS, MESSAGES, CONFIRM, AREAS, HELP].map(
    ({ to, label }) => [to, label] as const,
  ),
  ...ROLES.map((role) => [accountsOf(role), users.title[role]] as const),
  [PANEL.viewTable, nav.properties],
  [PANEL.addProperty, nav.addProperty],
  [PANEL.landmarks, nav.landmarks],
  [PANEL.activity, nav.activity],
])
