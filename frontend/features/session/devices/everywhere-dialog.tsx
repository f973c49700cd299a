import { useState } from 'react'
import { signOut } from '#frontend/features/session/session.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { signOutEverywhere } from './use-devices.ts'

const { devices: words } = panelSecurity

/** Asks before every device is signed out, this one too. */
export function EverywhereDialog({ onClosed }: { onClosed: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function confirm() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      await signOutEverywhere()
      signOut()
    } catch (error) {
      setFailure(failureSentence(error, words.notSignedOut))
      setIsBusy(false)
    }
  }

  return (
    <ConfirmDialog
      title={words.askEverywhere}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={words.everywhere}
      look="danger"
      isBusy={isBusy}
      busyLabel={words.busy}
      onConfirm={() => void confirm()}
      onClosed={onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      <p>{words.everywhereText}</p>
    </ConfirmDialog>
  )
}
