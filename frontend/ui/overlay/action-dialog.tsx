import { type ComponentProps, useState } from 'react'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ActionDialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'isBusy' | 'onConfirm'> & {
  /** What is done once that is confirmed; then the dialog closes. */
  action: () => Promise<void>
  /** What is said of an error of the action. */
  failureOf: (error: unknown) => string
}

/** Asks before something is done, does it, and stays open when that fails. */
export function ActionDialog({ action, failureOf, children, ...dialog }: ActionDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm(close: () => void) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await action()
      close()
    } catch (error) {
      setFailure(failureOf(error))
      setIsBusy(false)
    }
  }

  return (
    <ConfirmDialog {...dialog} isBusy={isBusy} onConfirm={(close) => void confirm(close)}>
      {failure && <Alert>{failure}</Alert>}
      {children}
    </ConfirmDialog>
  )
}
