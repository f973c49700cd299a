import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { Button } from '#frontend/ui/button.tsx'

type ListEndProps = {
  list: UseInfiniteQueryResult
  words: { failed: string; retry: string; more: string; loadingMore: string }
}

/** Below a list that comes page by page: the way to the next page, or why one did not come. */
export function ListEnd({ list, words }: ListEndProps) {
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  // The button goes with the last page, and who uses keys would begin at the top of the screen again.
  useEffect(() => {
    if (list.isFetching || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })

  const readOn = () => {
    wasPressed.current = true
    void list.fetchNextPage()
  }
  return (
    <div ref={place} tabIndex={-1} className="grid empty:sr-only focus:outline-none">
      {list.error ? (
        <Failed
          sentence={failureSentence(list.error, words.failed)}
          retryLabel={words.retry}
          isBusy={list.isFetching}
          onRetry={() => (list.isFetchNextPageError ? readOn() : list.refetch())}
        />
      ) : (
        list.hasNextPage && (
          <MoreButton
            label={words.more}
            busyLabel={words.loadingMore}
            isBusy={list.isFetchingNextPage}
            onMore={readOn}
          />
        )
      )}
    </div>
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
