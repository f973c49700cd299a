import { useState } from 'react'
import type { ListedUser } from '#contract/accounts/users.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { CHANGES, type UserAction } from './changes.ts'
import { changeUser, deleteUser } from './use-users.ts'

const { users: words, changes } = panel

type ChangeDialogProps = {
  user: ListedUser
  change: UserAction
  /** Undefined: the account was deleted. */
  onChanged: (changed: ListedUser | undefined) => void
  onClosed: () => void
}

/** Asks before an account is changed or deleted, does it, and stays open when that fails. */
export function ChangeDialog({ user, change, onChanged, onClosed }: ChangeDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { label, title, text } = changes[change]

  async function confirm(close: () => void) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      onChanged(
        change === 'delete' ? await deleteUser(user._id) : await changeUser(user._id, CHANGES[change]),
      )
      close()
    } catch (error) {
      setFailure(failureSentence(error, change === 'delete' ? words.notDeleted : words.notChanged))
      setIsBusy(false)
    }
  }

  return (
    <ConfirmDialog
      title={title(user.username)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={label}
      look={change === 'suspend' || change === 'delete' ? 'danger' : 'primary'}
      isBusy={isBusy}
      busyLabel={words.saving}
      onConfirm={(close) => void confirm(close)}
      onClosed={onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      <p>{text}</p>
      <p className="text-small text-ink-700">{user.email}</p>
    </ConfirmDialog>
  )
}
