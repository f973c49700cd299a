import { Alert, AlertButton } from './alert.tsx'

type FailedProps = { sentence: string; retryLabel: string; isBusy?: boolean; onRetry: () => unknown }

/** What could not be loaded, and the way to ask again. */
export function Failed({ sentence, retryLabel, isBusy, onRetry }: FailedProps) {
  return (
    <Alert>
      <p>{sentence}</p>
      <AlertButton isHeld={isBusy} onClick={() => void onRetry()}>
        {retryLabel}
      </AlertButton>
    </Alert>
  )
}
