import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

type PaginationProps = {
  label: string
  /** Where one is, in words. */
  position: string
  /** Shown beside the arrows. */
  extra?: ReactNode
  previousLabel: string
  nextLabel: string
  /** Another page is on its way: the arrows keep the focus and wait. */
  isBusy: boolean
  /** Nothing at the first page. */
  onPrevious: (() => void) | undefined
  /** Nothing at the last page. */
  onNext: (() => void) | undefined
}

const ARROW =
  'border-[1.5px] border-mist-400 bg-lime-0 hover:bg-tea-50 disabled:cursor-not-allowed disabled:border-mist-200 disabled:bg-transparent disabled:text-mist-400 aria-disabled:cursor-progress'

/** Where one is in a long list, and the arrows to the pages beside; at the ends they are off. */
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
    <nav aria-label={label} className="flex items-center justify-between gap-3">
      <p aria-live="polite" className="tabular">
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
