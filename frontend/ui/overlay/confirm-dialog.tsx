import type { ReactNode } from 'react'
import { Button } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { Dialog, useCloseDialog } from './dialog.tsx'

type ChoiceProps = {
  confirmLabel: ReactNode
  cancelLabel: string
  look?: 'primary' | 'danger'
  isBusy?: boolean
  busyLabel?: string
  /** `close` closes the dialog with its animation. */
  onConfirm: (close: () => void) => void
}
type ConfirmDialogProps = ChoiceProps & {
  title: string
  closeLabel: string
  onClosed: () => void
  children: ReactNode
}

/** Asks before something is done. While it is being done, nothing closes the dialog. */
export function ConfirmDialog({ title, closeLabel, onClosed, children, ...choice }: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClosed={onClosed}
      isLocked={choice.isBusy}
      footer={<Choice {...choice} />}
    >
      <div className="grid grid-cols-1 gap-3.5">{children}</div>
    </Dialog>
  )
}

function Choice({ confirmLabel, cancelLabel, look, isBusy, busyLabel, onConfirm }: ChoiceProps) {
  const close = useCloseDialog()
  const Confirm = look === 'danger' ? DangerButton : Button
  return (
    <>
      <Button look="secondary" className="flex-auto" disabled={isBusy} onClick={close}>
        {cancelLabel}
      </Button>
      <Confirm
        className="flex-auto whitespace-nowrap"
        isBusy={isBusy}
        busyLabel={busyLabel}
        onClick={() => onConfirm(close)}
      >
        {confirmLabel}
      </Confirm>
    </>
  )
}
