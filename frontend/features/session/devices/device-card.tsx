import { Monitor, Smartphone } from 'lucide'
import type { Session } from '#contract/accounts/auth.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

const { devices: words } = panelSecurity
const HANDHELD = /iPhone|iPad|Android/

type DeviceCardProps = { session: Session; isBusy: boolean; onSignOut: (session: Session) => void }

/** One device on which the account is signed in; the current one is signed out by Logout instead. */
export function DeviceCard({ session, isBusy, onSignOut }: DeviceCardProps) {
  const { device, createdAt, lastSeenAt, current } = session
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
      <Icon of={HANDHELD.test(device) ? Smartphone : Monitor} />
      <div className="min-w-0 flex-1 leading-snug">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-body font-semibold wrap-anywhere">
          {device}
          {current && <Tag tone="good">{words.here}</Tag>}
        </h2>
        <p className="text-small text-ink-700 tabular">{words.signedIn(dateTimeOf(createdAt))}</p>
        <p className="text-small text-ink-700 tabular">{words.lastSeen(dateTimeOf(lastSeenAt))}</p>
      </div>
      {!current && (
        <Button
          size="small"
          look="secondary"
          className="max-sm:w-full"
          isBusy={isBusy}
          busyLabel={words.busy}
          aria-label={words.signOutDevice(device, dateTimeOf(createdAt))}
          onClick={() => onSignOut(session)}
        >
          {words.signOut}
        </Button>
      )}
    </article>
  )
}
