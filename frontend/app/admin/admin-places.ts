import {
  Building2,
  History,
  LayoutDashboard,
  LifeBuoy,
  List,
  type LucideIcon,
  MessageSquareText,
  Pencil,
  Trash2,
  Users,
} from 'lucide-react'
import type { Access } from '#frontend/features/session/access.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panel } from '#frontend/messages/panel.ts'

const { nav } = panel

/** `within`: an address whose pages belong to this place too. */
export type Place = { to: string; label: string; icon?: LucideIcon; within?: string }
type PlaceGroup = { title?: string; icon?: LucideIcon; places: Place[] }

const DASHBOARD: Place = { to: PANEL.dashboard, label: nav.dashboard, icon: LayoutDashboard }
const MESSAGES: Place = { to: PANEL.messages, label: nav.messages, icon: MessageSquareText }
const UPDATE = { to: PANEL.updateTable, label: nav.update, within: PANEL.editProperty }
const VIEW = { to: PANEL.viewTable, label: nav.view }
const DELETE = { to: PANEL.deleteTable, label: nav.delete }

/** The sidebar: everything the specification lists for everybody (each screen says what it asks for), the rest for whom it works. */
export function placesFor(access: Access): PlaceGroup[] {
  const isAdmin = access === 'admin'
  return [
    { places: [DASHBOARD] },
    {
      title: nav.properties,
      icon: Building2,
      places: [
        VIEW,
        { to: PANEL.addProperty, label: nav.add },
        UPDATE,
        DELETE,
        ...(isAdmin ? [{ to: PANEL.importProperties, label: nav.import }] : []),
      ],
    },
    {
      title: nav.users,
      icon: Users,
      places: [
        { to: PANEL.staff, label: nav.staff },
        { to: PANEL.admins, label: nav.admins },
      ],
    },
    {
      places: [
        ...(access === 'pending' ? [] : [MESSAGES]),
        ...(isAdmin ? [{ to: PANEL.activity, label: nav.activity, icon: History }] : []),
        { to: PANEL.help, label: nav.help, icon: LifeBuoy },
      ],
    },
  ]
}

/** The bar along the bottom edge of phones, before and after the raised Add. */
export function tabsFor(access: Access): [Place[], Place[]] {
  const last = access === 'staff' ? MESSAGES : { ...DELETE, icon: Trash2 }
  return [
    [DASHBOARD, { ...VIEW, icon: List }],
    [{ ...UPDATE, icon: Pencil }, last],
  ]
}

/** Where a save bar takes the place of the tabs. */
export const FORM_ADDRESSES = [PANEL.addProperty, PANEL.editProperty]
