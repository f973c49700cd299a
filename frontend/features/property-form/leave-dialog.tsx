import { useRef } from 'react'
import { forms } from '#frontend/messages/panel/forms.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'

const words = forms.leave

type LeaveDialogProps = { onStay: () => void; onLeave: () => void }

/** Asks whether to leave a form that is not saved. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const isLeaving = useRef(false)
  return (
    <ConfirmDialog
      title={words.title}
      closeLabel={words.stay}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={(close) => {
        isLeaving.current = true
        close()
      }}
      onClosed={() => (isLeaving.current ? onLeave() : onStay())}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
