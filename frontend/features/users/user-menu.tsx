import { ChevronDown, KeyRound, LockKeyhole, LogOut, Mail, MonitorSmartphone, UserRound } from 'lucide'
import { useId, useRef } from 'react'
import { rightsOf } from '#contract/accounts/roles.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { FORGOT_PASSWORD } from '#frontend/lib/navigation/auth-paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { StatusTag } from './status-tag.tsx'

const { menu: words, roles } = panel
const ROW = 'flex min-h-12 w-full items-center gap-3 rounded-court px-3 py-1 text-left hover:bg-mist-100'

/** The signed-in account and the menu that it opens. Escape and a click outside close the menu. */
export function UserMenu({ user, onLogout }: { user: StoredUser | null; onLogout: () => void }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover?.()
  const name = user?.name || user?.username || accounts.session.guestName
  const role = user ? roles[user.role] : accounts.session.guestRole
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={words.open(name, role)}
        className="ml-auto flex min-h-12 min-w-0 items-center gap-2.5 rounded-sill px-1.5 py-0.5 text-left hover:bg-mist-100"
      >
        <span
          aria-hidden
          className="grid size-[40px] flex-none place-items-center rounded-round bg-oxide-700 pt-0.5 font-display text-[1.0625rem] leading-none font-semibold text-paste"
        >
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <span className="hidden min-w-0 leading-tight sm:block">
          <b className="block truncate font-semibold">{name}</b>
          <span className="text-micro text-ink-500">{role}</span>
        </span>
        <Icon of={ChevronDown} className="max-sm:hidden" />
      </button>
      <div ref={menu} id={id} popover="auto" className="user-menu box p-2 roof">
        <Account {...{ user, name, role }} />
        {rightsOf(user).includes('edit') && (
          <Link className={ROW} to={PANEL.ownPerson} onClick={close}>
            <Icon of={UserRound} />
            {words.person}
          </Link>
        )}
        <Link className={ROW} to={PANEL.password} onClick={close}>
          <Icon of={LockKeyhole} />
          {words.password}
        </Link>
        <Link className={ROW} to={PANEL.devices} onClick={close}>
          <Icon of={MonitorSmartphone} />
          {words.devices}
        </Link>
        {rightsOf(user).includes('administer') && (
          <Link className={ROW} to={PANEL.mails} onClick={close}>
            <Icon of={Mail} />
            {words.mails}
          </Link>
        )}
        <Link className={ROW} to={FORGOT_PASSWORD}>
          <Icon of={KeyRound} />
          {words.forgot}
        </Link>
        <button type="button" className={ROW} onClick={onLogout}>
          <Icon of={LogOut} />
          {words.logout}
        </button>
      </div>
    </>
  )
}

function Account({ user, name, role }: { user: StoredUser | null; name: string; role: string }) {
  return (
    <div className="grid grid-cols-1 gap-1 border-b border-mist-200 px-3 pt-3 pb-3.5 leading-snug">
      <b className="font-semibold">{name}</b>
      {user && <span className="text-small">{user.email}</span>}
      <span className="mt-1 flex flex-wrap gap-2">
        <Tag tone="quiet">{words.role(role)}</Tag>
        {user && <StatusTag user={user} />}
      </span>
    </div>
  )
}
