import { useState } from 'react'
import { panel } from '#frontend/messages/panel.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { currentSession } from './session.ts'

const { pending: words } = panel

/** Tells an account that is not approved yet what that means, and checks again without a reload. */
export function PendingNotice({ onCheck }: { onCheck: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false)

  async function checkAgain() {
    setIsBusy(true)
    await onCheck()
    setIsBusy(false)
    if (currentSession().user?.approvedByAdmin === false) showToast('info', words.stillWaiting)
  }

  return (
    <Alert tone="waiting">
      <p>{words.text}</p>
      <AlertButton isBusy={isBusy} busyLabel={words.checking} onClick={() => void checkAgain()}>
        {words.check}
      </AlertButton>
    </Alert>
  )
}
