import { Alert } from './alert.tsx'
import { Button } from './button.tsx'

type FailedProps = { sentence: string; retryLabel: string; isBusy?: boolean; onRetry: () => unknown }

/** What could not be loaded, and the way to ask again. */
export function Failed({ sentence, retryLabel, isBusy, onRetry }: FailedProps) {
  return (
    <Alert>
      <p>{sentence}</p>
      <Button look="quiet" size="small" className="-ml-3" disabled={isBusy} onClick={() => void onRetry()}>
        {retryLabel}
      </Button>
    </Alert>
  )
}
