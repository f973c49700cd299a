import { statusOf } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'

const list = messages.list

/** The list could not be loaded: a retry, or, for a query the server refuses, a button that removes all filters. */
export function ListFailed({
  error,
  onRetry,
  onClear,
}: {
  error: unknown
  onRetry: () => void
  onClear: () => void
}) {
  const status = statusOf(error)
  const isRefused = error instanceof Error && (status === 400 || status === 403)
  const unanswered = status === 429 ? list.tooMany : list.failed
  // The server says in English what it does not take.
  const refused = isRefused && import.meta.env.LANGUAGE === 'en' ? [error.message] : []
  return (
    <EmptyState
      ornament={isRefused ? 'basket' : 'lamp'}
      title={list.emptyTitle}
      sentences={[...list.emptySentences, ...(isRefused ? refused : [unanswered])]}
    >
      <Button className="mt-2" onClick={isRefused ? onClear : onRetry}>
        {isRefused ? list.clearAll : list.retry}
      </Button>
    </EmptyState>
  )
}
