import { useState } from 'react'
import type { ListedUser } from '#contract/users.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panel } from '#frontend/messages/panel.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/dialog.tsx'
import { type ChangeName, CHANGES } from './changes.ts'
import { changeUser } from './use-users.ts'

const { users: words, changes } = panel

type ChangeDialogProps = {
  user: ListedUser
  change: ChangeName
  onChanged: (changed: ListedUser) => void
  onClosed: () => void
}

/** Asks before an account is changed, changes it, and stays open when that fails. */
export function ChangeDialog({ user, change, onChanged, onClosed }: ChangeDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { label, title, text } = changes[change]

  async function confirm(close: () => void) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      onChanged(await changeUser(user._id, CHANGES[change]))
      close()
    } catch (error) {
      setFailure(failureSentence(error, words.notChanged))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={title(user.username)}
      closeLabel={words.close}
      isLocked={isBusy}
      onClosed={onClosed}
      footer={
        <Buttons
          label={label}
          isDanger={change === 'suspend'}
          isBusy={isBusy}
          onConfirm={(close) => void confirm(close)}
        />
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {failure && <Alert>{failure}</Alert>}
        <p>{text}</p>
        <p className="text-small text-ink-700">{user.email}</p>
      </div>
    </Dialog>
  )
}

type ButtonsProps = {
  label: string
  isDanger: boolean
  isBusy: boolean
  onConfirm: (close: () => void) => void
}

function Buttons({ label, isDanger, isBusy, onConfirm }: ButtonsProps) {
  const close = useCloseDialog()
  return (
    <>
      <Button look="secondary" className="flex-1" disabled={isBusy} onClick={close}>
        {words.cancel}
      </Button>
      <Button
        look={isDanger ? 'danger' : 'primary'}
        className="flex-1"
        isBusy={isBusy}
        busyLabel={words.saving}
        onClick={() => onConfirm(close)}
      >
        {label}
      </Button>
    </>
  )
}
