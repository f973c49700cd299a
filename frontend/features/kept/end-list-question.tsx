import { useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'

const words = messages.sharedList

type EndListQuestionProps = { onEnd: () => Promise<void>; onClosed: () => void }

/** Asks before a shared list ends: nobody can bring back its votes and comments. */
export function EndListQuestion({ onEnd, onClosed }: EndListQuestionProps) {
  const [state, setState] = useState<'asking' | 'ending' | 'failed'>('asking')

  async function end() {
    setState('ending')
    await onEnd().catch(() => setState('failed'))
  }

  return (
    <ConfirmDialog
      title={words.endQuestion}
      closeLabel={messages.site.close}
      cancelLabel={words.keepIt}
      confirmLabel={words.end}
      look="danger"
      isBusy={state === 'ending'}
      onConfirm={() => void end()}
      onClosed={onClosed}
    >
      <p>{words.endMeans}</p>
      {state === 'failed' && <Alert>{messages.alerts.failed}</Alert>}
    </ConfirmDialog>
  )
}
