import { BadgeCheck, Ban, type IconNode, ShieldCheck, Trash2, Undo2, UserRound } from 'lucide'
import { useNavigate } from 'react-router'
import type { ListedUser } from '#contract/accounts/users.ts'
import { href } from '#contract/paths.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Button } from '#frontend/ui/button.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { type MenuItem, RowMenu } from '#frontend/ui/overlay/row-menu.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { accountChangesFor, type UserAction } from './account-changes.ts'
import { StatusTag } from './status-tag.tsx'

const { users: words, changes } = panel
const { columns } = words
const SKELETON_ROWS = [1, 2, 3, 4, 5]
/** What an account waits for: the one button of its row. */
const STEPS: readonly UserAction[] = ['approve', 'restore']
const ICONS: Record<UserAction, IconNode> = {
  approve: BadgeCheck,
  restore: Undo2,
  makeAdmin: ShieldCheck,
  makeStaff: UserRound,
  suspend: Ban,
  delete: Trash2,
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
          <th scope="col" className="md:!text-right">
            {columns.actions}
          </th>
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
  const ask = (change: UserAction) => onAsk(user, change)
  const [first] = accountChangesFor(user)
  const step = !isOwn && STEPS.find((one) => one === first)
  return (
    <tr>
      <td className={step ? undefined : 'max-md:!col-end-2'}>
        <b className="font-semibold wrap-anywhere">{user.username}</b>
        <span className="block text-small wrap-anywhere text-ink-700">{user.email}</span>
      </td>
      <td>
        <StatusTag user={user} />
      </td>
      <td className="text-small whitespace-nowrap text-ink-700 tabular">{dayOf(user.createdAt)}</td>
      <td className={step ? undefined : 'max-md:!col-start-2 max-md:!row-start-1'}>
        <span className="flex items-center justify-end gap-2">
          {step && (
            <Button
              size="small"
              look={step === 'approve' ? 'primary' : 'secondary'}
              className="max-md:flex-1"
              aria-label={`${changes[step].label}: ${user.username}`}
              onClick={() => ask(step)}
            >
              {changes[step].label}
            </Button>
          )}
          {isOwn ? <Tag tone="quiet">{words.you}</Tag> : <UserRowMenu user={user} step={step} onAsk={ask} />}
        </span>
      </td>
    </tr>
  )
}

type UserRowMenuProps = {
  user: ListedUser
  /** Has a button of its own. */
  step: UserAction | false | undefined
  onAsk: (change: UserAction) => void
}

/** What is seldom done with an account, what takes something away last. */
function UserRowMenu({ user, step, onAsk }: UserRowMenuProps) {
  const navigate = useNavigate()
  const onTheSite: MenuItem = {
    icon: UserRound,
    label: words.onTheSite,
    onClick: () => void navigate(href(PANEL.person, { id: user._id })),
  }
  const others = accountChangesFor(user)
    .filter((change) => change !== step)
    .map((change) => ({
      icon: ICONS[change],
      label: changes[change].label,
      isGrave: change === 'delete',
      onClick: () => onAsk(change),
    }))
  return (
    <RowMenu
      label={words.rowMenu(user.username)}
      heading={user.username}
      items={user.approvedByAdmin ? [onTheSite, ...others] : others}
    />
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
        <SkeletonLine className="h-11 w-11 md:ml-auto" />
      </td>
    </tr>
  )
}
