import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'

type FailedRowsProps = {
  error: unknown
  /** Nothing came at all; else what is shown is what came before. */
  isMissing: boolean
  onRetry: () => void
}

export function FailedRows({ error, isMissing, onRetry }: FailedRowsProps) {
  return (
    <Alert>
      <p>{isMissing ? words.failed : words.notFresh}</p>
      <p>{failureSentence(error, '')}</p>
      <AlertButton onClick={onRetry}>{words.retry}</AlertButton>
    </Alert>
  )
}
