import { statusOf } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'

const list = messages.list

type ListFailedProps = { error: unknown; onRetry: () => void; onClear: () => void }

/** What the server refuses finds nothing until all filters are removed; a list that did not come says so, with a retry. */
export function ListFailed({ error, onRetry, onClear }: ListFailedProps) {
  const status = statusOf(error)
  if (!(error instanceof Error && (status === 400 || status === 403)))
    return (
      <EmptyState title={list.failed} sentences={[status === 429 ? list.tooMany : list.failedHint]}>
        <Button className="mt-2" onClick={onRetry}>
          {list.retry}
        </Button>
      </EmptyState>
    )
  // The server says in English what it does not take.
  const refused = import.meta.env.LANGUAGE === 'en' ? [error.message] : []
  return (
    <EmptyState title={list.emptyTitle} sentences={[...list.emptySentences, ...refused]}>
      <Button className="mt-2" onClick={onClear}>
        {list.clearAll}
      </Button>
    </EmptyState>
  )
}
