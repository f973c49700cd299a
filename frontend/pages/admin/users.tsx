import { useRef, useState } from 'react'
import type { Role } from '#contract/accounts/roles.ts'
import type { ListedUser } from '#contract/accounts/users.ts'
import { type Successor, SuccessorField } from '#frontend/features/leads/successor-field.tsx'
import { handOverLeads } from '#frontend/features/leads/use-lead.ts'
import { ListEnd } from '#frontend/features/errors/list-end.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { AdminsOnly } from '#frontend/features/session/admins-only.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { ACCOUNT_CHANGES, type UserAction } from '#frontend/features/users/account-changes.ts'
import { changeUser, deleteUser, useShowChanged, useUsers } from '#frontend/features/users/use-users.ts'
import { UsersTable } from '#frontend/features/users/users-table.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { panel } from '#frontend/messages/panel.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { ActionDialog } from '#frontend/ui/overlay/action-dialog.tsx'

const { users: words, changes } = panel

/** The accounts of a role, for admins. */
export function UsersPage({ of: role }: { of: Role }) {
  const { user } = useSession()
  const title = words.title[role]
  useHead({ title: words.pageTitle[role], description: title })
  if (user && accessOf(user).includes('administer')) return <Accounts role={role} ownId={user._id} />
  return <AdminsOnly title={title} />
}

function Accounts({ role, ownId }: { role: Role; ownId: string }) {
  const list = useUsers(role)
  const showChanged = useShowChanged(role)
  const [asked, setAsked] = useState<{ user: ListedUser; change: UserAction }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const users = list.data?.pages.flatMap((page) => page.users) ?? []
  const title = words.title[role]
  const isLoading = list.isPending || list.isFetchingNextPage
  const waiting = users.filter(({ approvedByAdmin, suspended }) => !approvedByAdmin && !suspended).length

  function show(user: ListedUser, change: UserAction, changed: ListedUser | undefined) {
    showChanged(user._id, changed)
    showToast('success', changes[change].done(user.username))
  }

  /** The focused button may be gone with its row; the heading then takes the focus. */
  function close() {
    setAsked(undefined)
    if (document.activeElement === document.body) heading.current?.focus()
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        <output className="block min-h-6 font-semibold text-brass-800">
          {waiting > 0 && words.waiting(waiting)}
        </output>
      </div>
      {list.data && users.length === 0 && <p className="text-ink-700">{words.empty[role]}</p>}
      {(users.length > 0 || isLoading) && (
        <UsersTable
          title={title}
          users={users}
          ownId={ownId}
          isLoading={isLoading}
          onAsk={(user, change) => setAsked({ user, change })}
        />
      )}
      <ListEnd list={list} words={words} />
      {asked && (
        <ChangeDialog
          {...asked}
          onChanged={(changed) => show(asked.user, asked.change, changed)}
          onClosed={close}
        />
      )}
    </div>
  )
}

type ChangeDialogProps = {
  user: ListedUser
  change: UserAction
  /** Undefined: the account was deleted. */
  onChanged: (changed: ListedUser | undefined) => void
  onClosed: () => void
}

/** Asks before an account is changed or deleted. */
function ChangeDialog({ user, change, onChanged, onClosed }: ChangeDialogProps) {
  const { label, title, text } = changes[change]
  const [successor, setSuccessor] = useState<Successor>()

  async function apply() {
    if (successor !== undefined) await handOverLeads({ from: user._id, to: successor })
    onChanged(
      change === 'delete' ? await deleteUser(user._id) : await changeUser(user._id, ACCOUNT_CHANGES[change]),
    )
  }

  return (
    <ActionDialog
      title={title(user.username)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={label}
      look={change === 'suspend' || change === 'delete' ? 'danger' : 'primary'}
      busyLabel={words.saving}
      action={apply}
      failureOf={(error) => failureSentence(error, change === 'delete' ? words.notDeleted : words.notChanged)}
      onClosed={onClosed}
    >
      <p>{text}</p>
      {change === 'delete' && user.listings > 0 && (
        <p>{changes.delete.listings(user.listings, user.username)}</p>
      )}
      {(change === 'suspend' || change === 'delete') && (
        <SuccessorField
          account={user}
          mayStay={change === 'suspend'}
          successor={successor}
          onChange={setSuccessor}
        />
      )}
      <p className="text-small text-ink-700">{user.email}</p>
    </ActionDialog>
  )
}
