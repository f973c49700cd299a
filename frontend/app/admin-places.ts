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
import type { Standing } from '#frontend/features/session/standing.ts'
import { panel } from '#frontend/messages/panel.ts'

const { nav } = panel

/** `within`: an address whose pages belong to this place too. */
export type Place = { to: string; label: string; icon?: LucideIcon; within?: string }
type PlaceGroup = { title?: string; icon?: LucideIcon; places: Place[] }

export const ADD = '/admin/properties/add'
const DASHBOARD: Place = { to: '/admin/dashboard', label: nav.dashboard, icon: LayoutDashboard }
const MESSAGES: Place = { to: '/admin/messages', label: nav.messages, icon: MessageSquareText }
const UPDATE = { to: '/admin/properties/update', label: nav.update, within: '/admin/properties/edit' }
const VIEW = { to: '/admin/properties/view', label: nav.view }
const DELETE = { to: '/admin/properties/delete', label: nav.delete }

/** The sidebar: everything the specification lists for everybody (each screen says what it asks for), the rest for whom it works. */
export function placesFor(standing: Standing): PlaceGroup[] {
  const isAdmin = standing === 'admin'
  return [
    { places: [DASHBOARD] },
    {
      title: nav.properties,
      icon: Building2,
      places: [
        VIEW,
        { to: ADD, label: nav.add },
        UPDATE,
        DELETE,
        ...(isAdmin ? [{ to: '/admin/properties/import', label: nav.import }] : []),
      ],
    },
    {
      title: nav.users,
      icon: Users,
      places: [
        { to: '/admin/users/staff', label: nav.staff },
        { to: '/admin/users/admin', label: nav.admins },
      ],
    },
    {
      places: [
        ...(standing === 'pending' ? [] : [MESSAGES]),
        ...(isAdmin ? [{ to: '/admin/activity', label: nav.activity, icon: History }] : []),
        { to: '/admin/help', label: nav.help, icon: LifeBuoy },
      ],
    },
  ]
}

/** The bar along the bottom edge of phones, before and after the raised Add. */
export function tabsFor(standing: Standing): [Place[], Place[]] {
  const last = standing === 'staff' ? MESSAGES : { ...DELETE, icon: Trash2 }
  return [
    [DASHBOARD, { ...VIEW, icon: List }],
    [{ ...UPDATE, icon: Pencil }, last],
  ]
}

/** Where a save bar takes the place of the tabs. */
export const FORM_ADDRESSES = [ADD, '/admin/properties/edit/:id']
