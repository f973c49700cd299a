import type { ListedUser } from '#contract/accounts/users.ts'
import { href } from '#contract/paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Button, buttonLook, type ButtonLook } from '#frontend/ui/button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { changesFor, type UserAction } from './changes.ts'
import { StatusTag } from './status-tag.tsx'

const { users: words, changes } = panel
const { columns } = words
const SKELETON_ROWS = [1, 2, 3, 4, 5]
const LOOKS: Partial<Record<UserAction, ButtonLook>> = {
  approve: 'primary',
  suspend: 'dangerOutline',
  delete: 'dangerOutline',
}

type UsersTableProps = {
  title: string
  users: readonly ListedUser[]
  /** The admin's own account: its row cannot be changed. */
  ownId: string
  isLoading: boolean
  onAsk: (user: ListedUser, change: UserAction) => void
}

/** A table on wide screens, cards on narrow ones, with the same markup. Accounts that wait for approval come first. */
export function UsersTable({ title, users, ownId, isLoading, onAsk }: UsersTableProps) {
  const waitingFirst = users.toSorted((a, b) => Number(a.approvedByAdmin) - Number(b.approvedByAdmin))
  return (
    <table className="panel-table" aria-label={title} aria-busy={isLoading}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {waitingFirst.map((user) => (
          <UserRow key={user._id} user={user} isOwn={user._id === ownId} onAsk={onAsk} />
        ))}
        {isLoading && SKELETON_ROWS.map((row) => <SkeletonRow key={row} />)}
      </tbody>
    </table>
  )
}

type UserRowProps = { user: ListedUser; isOwn: boolean; onAsk: UsersTableProps['onAsk'] }

function UserRow({ user, isOwn, onAsk }: UserRowProps) {
  return (
    <tr>
      <td>
        <b className="font-semibold wrap-anywhere">{user.username}</b>
        <span className="block text-small wrap-anywhere text-ink-700">{user.email}</span>
      </td>
      <td>
        <StatusTag user={user} />
      </td>
      <td className="text-small whitespace-nowrap text-ink-700 tabular">{dayOf(user.createdAt)}</td>
      <td>
        {isOwn ? (
          <Tag tone="quiet">{words.you}</Tag>
        ) : (
          <span className="flex flex-wrap gap-2">
            {changesFor(user).map((change) => (
              <Button
                key={change}
                size="small"
                look={LOOKS[change] ?? 'secondary'}
                aria-label={`${changes[change].label}: ${user.username}`}
                onClick={() => onAsk(user, change)}
              >
                {changes[change].label}
              </Button>
            ))}
            {user.approvedByAdmin && (
              <Link
                to={href(PANEL.person, { id: user._id })}
                aria-label={`${words.onTheSite}: ${user.username}`}
                className={buttonLook({ look: 'quiet', size: 'small' })}
              >
                {words.onTheSite}
              </Link>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}

function SkeletonRow() {
  return (
    <tr>
      <td>
        <SkeletonLine className="w-40 max-w-full" />
      </td>
      <td>
        <SkeletonLine className="w-20" />
      </td>
      <td>
        <SkeletonLine className="w-20" />
      </td>
      <td>
        <SkeletonLine className="w-32" />
      </td>
    </tr>
  )
}
