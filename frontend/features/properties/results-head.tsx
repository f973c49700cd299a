import type { ReactNode } from 'react'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { countFilters, type FilterProps } from './filters/list-query.ts'
import { useWide } from '#frontend/lib/browser/use-media.ts'

const list = messages.list
/** The box of the sort field on phones, also while its code loads. */
export const SORT = 'list-sort'

/** The boxes of the results and of their count, also in the page that the Worker writes. */
export const RESULTS = 'list-results'
export const COUNT = 'list-count flex items-center'

/** The count above one or two results, beside the heading of what comes nearest to them: it stands from the start. */
export const FEW_HEAD = 'few-head font-display leading-tight font-semibold'

/** With less room beside the sort field the active filters stand above it. */
const LEAST = { flexBasis: '6rem' }

type ResultsHeadProps = FilterProps & {
  count: string | undefined
  isFailed: boolean
  reading: SearchReading | undefined
  /** The page's heading says what was found. */
  isNarrowed: boolean
  /** The active filters, as chips. */
  chosen: ReactNode
  /** The sort field. */
  sort: ReactNode
  /** The way to hear of new ones; on wide screens. */
  alert: ReactNode
}

/** The count, or on phones the active filters, beside the sort field; on wide screens the active filters below. */
export function ResultsHead(props: ResultsHeadProps) {
  const { params, reading, chosen, sort, alert, isNarrowed } = props
  const isWide = useWide()
  const isChosen = countFilters(params, reading) > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4">
        <Count {...props} />
        {!isWide && isChosen && (
          <div className="mb-3 min-h-12 min-w-0 flex-1" style={LEAST}>
            {chosen}
          </div>
        )}
        {!isWide && sort}
        {isWide && !isNarrowed && <div className="mb-4.5">{alert}</div>}
      </div>
      {isWide && isChosen && (
        <div className="mb-4.5 flex min-h-11 flex-wrap gap-2">
          {chosen}
          {isNarrowed && alert}
        </div>
      )}
    </>
  )
}

function Count({ count, isFailed, isNarrowed }: ResultsHeadProps) {
  return (
    <div className={isNarrowed ? 'sr-only' : 'min-w-min flex-1'} aria-live="polite">
      {!isFailed && <h2 className={COUNT}>{count ?? <CountOnItsWay />}</h2>}
    </div>
  )
}

function CountOnItsWay() {
  return (
    <>
      <span className="sr-only">{list.loading}</span>
      <SkeletonLine className="!h-6 w-44 max-w-[30vw]" />
    </>
  )
}
