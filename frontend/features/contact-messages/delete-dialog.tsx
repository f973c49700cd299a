import { useState } from 'react'
import type { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelContactMessages as words } from '#frontend/messages/panel/contact-messages.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { useDeleting } from './use-messages.ts'

type DeleteDialogProps = { message: ListedMessage; onDeleted: () => void; onClosed: () => void }

/** Asks before a message is deleted for good, and stays open when that fails. */
export function DeleteDialog({ message, onDeleted, onClosed }: DeleteDialogProps) {
  const deleting = useDeleting()
  const [failure, setFailure] = useState<string>()

  async function confirm(close: () => void) {
    setFailure(undefined)
    try {
      await deleting.mutateAsync(message)
      onDeleted()
      close()
    } catch (error) {
      setFailure(failureSentence(error, words.notDeleted))
    }
  }

  return (
    <ConfirmDialog
      title={words.askDelete(message.name)}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.delete}
      look="danger"
      isBusy={deleting.isPending}
      busyLabel={words.deleting}
      onConfirm={(close) => void confirm(close)}
      onClosed={onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      <p>{words.deleteText}</p>
    </ConfirmDialog>
  )
}
