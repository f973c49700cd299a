import type { Property } from '#contract/properties/replies.ts'
import type { Difference } from '#contract/search/nearest.ts'
import { NearlyFitting } from './nearly-fitting.tsx'
import { PropertyTable } from './property-table.tsx'
import type { RowActions } from './row-actions.ts'
import { TablePager } from './query/table-pager.tsx'
import { isFiltered, NO_FILTERS } from './query/table-query.ts'
import type { usePropertyTable } from './query/use-property-table.ts'
import type { Selection } from './bulk/use-selection.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'

const SKELETON_ROWS = { loading: 10, failed: 25 }

type TablePartProps = {
  title: string
  list: ReturnType<typeof usePropertyTable>
  /** The ids of listings that are being deleted. */
  leaving: ReadonlySet<string>
  selection: Selection | undefined
  canAdd: boolean
  canUpdate: boolean
  onDelete: ((property: Property) => void) | undefined
  actions: RowActions | undefined
  /** How a near listing differs from a search, in words. */
  sayDifference: (difference: Difference) => string
}

/** The table in its four states: loading, failed, empty, filled. */
export function TablePart({ list, leaving, canAdd, sayDifference, ...table }: TablePartProps) {
  const { found, filters, page, pages, filter, total, isTotalCut } = list
  const { data, error, isError, isPending, isPlaceholderData } = found
  const box = usePageTurn(page)
  const properties = (data?.properties ?? []).filter(({ _id }) => !leaving.has(_id))
  const isMissing = isError && !data
  const isEmpty = data?.properties.length === 0 && !isPlaceholderData

  return (
    <>
      {isError && <FailedRows error={error} isMissing={isMissing} onRetry={() => void found.refetch()} />}
      <div ref={box} tabIndex={-1} className="grid scroll-mt-24 grid-cols-1 gap-4 outline-none">
        {isEmpty ? (
          <>
            <NoRows
              page={page}
              isFiltered={isFiltered(filters)}
              canAdd={canAdd}
              onFirstPage={pages.toFirst}
              onClear={() => filter(NO_FILTERS)}
            />
            {filters.searchTerm !== '' && page === 1 && (
              <NearlyFitting query={list.query} say={sayDifference} />
            )}
          </>
        ) : (
          <PropertyTable
            {...table}
            properties={properties}
            skeletonRows={skeletonRows(isPending, isMissing)}
            isBusy={isPending || isPlaceholderData}
          />
        )}
      </div>
      {data && !isEmpty && (
        <TablePager
          page={page}
          size={list.size}
          onSize={list.resize}
          rows={properties.length}
          total={total - (data.properties.length - properties.length)}
          isTotalCut={isTotalCut}
          next={data.next}
          isBusy={isPlaceholderData}
          pages={pages}
        />
      )}
    </>
  )
}

function skeletonRows(isLoading: boolean, isMissing: boolean): number {
  if (isMissing) return SKELETON_ROWS.failed
  return isLoading ? SKELETON_ROWS.loading : 0
}

type FailedRowsProps = {
  error: unknown
  /** Nothing could be loaded; otherwise the previous rows are still shown. */
  isMissing: boolean
  onRetry: () => void
}

function FailedRows({ error, isMissing, onRetry }: FailedRowsProps) {
  return (
    <Alert>
      <p>{isMissing ? words.failed : words.notFresh}</p>
      <p>{failureSentence(error, '')}</p>
      <AlertButton onClick={onRetry}>{words.retry}</AlertButton>
    </Alert>
  )
}

/** The ref of the box around a table: after a page turn it is scrolled to its top, and takes the focus if that was lost. */
function usePageTurn(page: number) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(page)
  const isTurned = useNavigationType() === 'PUSH'

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (isTurned) box.current?.scrollIntoView()
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [page, isTurned])
  return box
}

type NoRowsProps = {
  page: number
  isFiltered: boolean
  canAdd: boolean
  onFirstPage: () => void
  onClear: () => void
}

/** Shown in place of an empty table: why there are no listings, and what to do. */
function NoRows({ page, isFiltered, canAdd, onFirstPage, onClear }: NoRowsProps) {
  if (page > 1)
    return (
      <EmptyState ornament="basket" title={words.pageEmpty} sentences={[words.pageEmptyText]}>
        <Button look="secondary" onClick={onFirstPage}>
          {words.toFirstPage}
        </Button>
      </EmptyState>
    )
  if (isFiltered)
    return (
      <EmptyState ornament="basket" title={words.noneFound} sentences={[words.noneFoundText]}>
        <Button look="secondary" onClick={onClear}>
          {words.filters.clear}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState ornament="basket" title={words.noneYet} sentences={[words.noneYetText]}>
      {canAdd && (
        <Link to={PANEL.addProperty} className={buttonLook({})}>
          {words.add}
        </Link>
      )}
    </EmptyState>
  )
}
