import { ArrowRight } from 'lucide-react'
import { useSession } from '#frontend/features/session/session.ts'
import { StatusTag } from '#frontend/features/users/status-tag.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/link.tsx'
import { accounts } from '#frontend/messages/accounts.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

const { dashboard: words, nav, menu, roles } = panel

/** Where a signed-in user lands: who they are, what they may do, where to go. */
export function DashboardPage() {
  const { user } = useSession()
  const isAdmin = user?.role === 'admin' && user.approvedByAdmin
  useHead({ title: words.pageTitle, description: words.title })
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h1>{words.title}</h1>
        <p className="text-lead leading-normal">
          {words.welcome(user?.name || user?.username || accounts.session.guestName)}
        </p>
        {user && (
          <p className="flex flex-wrap gap-2">
            <Tag tone="quiet">{menu.role(roles[user.role])}</Tag>
            <StatusTag user={user} />
          </p>
        )}
      </header>
      <nav aria-label={words.places} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {isAdmin && <Place to="/admin/users/staff" title={nav.staff} text={words.staff} />}
        {isAdmin && <Place to="/admin/users/admin" title={nav.admins} text={words.admins} />}
        <Place to="/property" title={words.site} text={words.siteText} />
      </nav>
    </div>
  )
}

function Place({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <Link
      to={to}
      className="grid grid-cols-[1fr_auto] content-start items-center gap-x-3 gap-y-1 rounded-court border border-mist-200 bg-lime-0 p-5 leading-snug lift"
    >
      <b className="font-semibold">{title}</b>
      <Icon of={ArrowRight} className="text-tea-700" />
      <span className="col-span-full text-small text-ink-700">{text}</span>
    </Link>
  )
}
