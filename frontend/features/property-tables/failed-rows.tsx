import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties as words } from '#frontend/messages/panel-properties.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'

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
      <Button look="quiet" size="small" className="-ml-3" onClick={onRetry}>
        {words.retry}
      </Button>
    </Alert>
  )
}
