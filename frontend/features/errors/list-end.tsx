import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { MoreButton } from '#frontend/ui/more-button.tsx'

type ListEndProps = {
  list: UseInfiniteQueryResult
  words: { failed: string; retry: string; more: string; loadingMore: string }
}

/** Below a list that comes page by page: the way to the next page, or why one did not come. */
export function ListEnd({ list, words }: ListEndProps) {
  if (list.error)
    return (
      <Failed
        sentence={failureSentence(list.error, words.failed)}
        retryLabel={words.retry}
        isBusy={list.isFetching}
        onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
      />
    )
  if (!list.hasNextPage) return null
  return (
    <MoreButton
      label={words.more}
      busyLabel={words.loadingMore}
      isBusy={list.isFetchingNextPage}
      onMore={() => list.fetchNextPage()}
    />
  )
}
