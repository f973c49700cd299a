import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide'
import { IconButton } from './icon-button.tsx'

type PaginationProps = {
  label: string
  /** Which part of the list is shown, in words. */
  position: string
  /** Shown beside the arrows. */
  extra?: ReactNode
  previousLabel: string
  nextLabel: string
  /** While another page loads: the arrows keep the focus and do nothing. */
  isBusy: boolean
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined
  /** Undefined on the last page. */
  onNext: (() => void) | undefined
}

const ARROW =
  'border-[1.5px] border-mist-400 bg-lime-0 hover:bg-tea-50 disabled:cursor-not-allowed disabled:border-mist-200 disabled:bg-transparent disabled:text-mist-400 aria-disabled:cursor-progress'

/** Which part of a long list is shown, and arrows to the previous and next page; disabled at the ends. */
export function Pagination({
  label,
  position,
  extra,
  previousLabel,
  nextLabel,
  isBusy,
  onPrevious,
  onNext,
}: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className="flex-1 tabular">
        {position}
      </p>
      <span className="flex items-center gap-1.5">
        {extra}
        <IconButton
          label={previousLabel}
          icon={ChevronLeft}
          className={ARROW}
          disabled={!onPrevious}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onPrevious}
        />
        <IconButton
          label={nextLabel}
          icon={ChevronRight}
          className={ARROW}
          disabled={!onNext}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onNext}
        />
      </span>
    </nav>
  )
}
