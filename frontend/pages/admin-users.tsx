import { useRef, useState } from 'react'
import { SENTENCES } from '#contract/sentences.ts'
import type { ListedUser, Role } from '#contract/users.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { ChangeDialog } from '#frontend/features/users/change-dialog.tsx'
import type { ChangeName } from '#frontend/features/users/changes.ts'
import { useUsers } from '#frontend/features/users/use-users.ts'
import { UsersTable } from '#frontend/features/users/users-table.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { showToast } from '#frontend/ui/toast.tsx'

const { users: words, changes } = panel

/** The accounts of a role, for admins. */
export function UsersPage({ of: role }: { of: Role }) {
  const { user } = useSession()
  const title = words.title[role]
  useHead({ title: words.pageTitle[role], description: title })
  if (user?.role === 'admin' && user.approvedByAdmin) return <Accounts role={role} ownId={user._id} />
  return (
    <div className="grid gap-4">
      <h1>{title}</h1>
      <Alert tone="info">{SENTENCES.adminsOnly}</Alert>
    </div>
  )
}

function Accounts({ role, ownId }: { role: Role; ownId: string }) {
  const { users, next, loading, retry, more, replace } = useUsers(role)
  const [asked, setAsked] = useState<{ user: ListedUser; change: ChangeName }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = words.title[role]
  const isLoading = loading.status === 'loading'
  const waiting = users.filter(({ approvedByAdmin, suspended }) => !approvedByAdmin && !suspended).length

  function show(changed: ListedUser, change: ChangeName) {
    replace(changed)
    showToast('success', changes[change].done(changed.username))
  }

  /** The button that asked may be gone with its row. */
  function close() {
    setAsked(undefined)
    if (document.activeElement === document.body) heading.current?.focus()
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      {waiting > 0 && <Alert tone="waiting">{words.waiting(waiting)}</Alert>}
      {loading.status === 'failed' && (
        <Alert>
          <p>{failureSentence(loading.error, words.failed)}</p>
          <Button look="quiet" size="small" className="-ml-3" onClick={retry}>
            {words.retry}
          </Button>
        </Alert>
      )}
      {loading.status === 'ready' && users.length === 0 && <p>{words.empty[role]}</p>}
      {(users.length > 0 || isLoading) && (
        <UsersTable
          title={title}
          users={users}
          ownId={ownId}
          isLoading={isLoading}
          onAsk={(user, change) => setAsked({ user, change })}
        />
      )}
      {next !== null && loading.status === 'ready' && (
        <Button look="secondary" onClick={more}>
          {words.more}
        </Button>
      )}
      {asked && (
        <ChangeDialog {...asked} onChanged={(changed) => show(changed, asked.change)} onClosed={close} />
      )}
    </div>
  )
}
