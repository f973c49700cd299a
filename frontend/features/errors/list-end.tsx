import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { Button } from '#frontend/ui/button.tsx'

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
        onRetry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
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

type MoreButtonProps = { label: string; busyLabel: string; isBusy: boolean; onMore: () => unknown }

/** Loads the next page of a list below the pages that are shown. */
function MoreButton({ label, busyLabel, isBusy, onMore }: MoreButtonProps) {
  return (
    <Button
      look="secondary"
      className="justify-self-start"
      isBusy={isBusy}
      busyLabel={busyLabel}
      onClick={() => void onMore()}
    >
      {label}
    </Button>
  )
}
