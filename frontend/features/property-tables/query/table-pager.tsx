import { groupDigits } from '#contract/units/money.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Select } from '#frontend/ui/form/select-field.tsx'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { PAGE_SIZES } from './table-query.ts'
import type { useTablePages } from './use-table-pages.ts'

const words = panelProperties.pager
const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: words.rows(size) }))

type TablePagerProps = {
  page: number
  /** The rows of a full page, and the callback to change their number. */
  size: number
  onSize: (size: number) => void
  /** Rows of the page that is shown. */
  rows: number
  total: number
  /** Counting stopped at `total`; there may be more. */
  isTotalCut: boolean
  /** The cursor of the next page; null on the last. */
  next: string | null
  /** True while another page loads; the arrows are then disabled. */
  isBusy: boolean
  pages: ReturnType<typeof useTablePages>
}

/** 'Seeing 20 Of 128': the number of the last row that is shown, and the total; 'Of 1,000+' where counting stopped. */
export function TablePager({
  page,
  size,
  onSize,
  rows,
  total,
  isTotalCut,
  next,
  isBusy,
  pages,
}: TablePagerProps) {
  const last = (page - 1) * size + rows
  const isCut = isTotalCut && next !== null
  const all = isTotalCut ? Math.max(total, last) : total
  return (
    <div className="grid grid-cols-1 gap-3">
      {pages.turning === 'failed' && <Alert>{words.failed}</Alert>}
      <Pagination
        label={words.name}
        position={words.seeing(inGroups(Math.min(last, all)), isCut ? `${inGroups(all)}+` : inGroups(all))}
        previousLabel={words.previous}
        nextLabel={words.next}
        isBusy={isBusy || pages.turning === 'busy'}
        extra={
          <Select
            aria-label={words.size}
            options={SIZE_OPTIONS}
            value={String(size)}
            onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
          />
        }
        onPrevious={page > 1 ? pages.toPrevious : undefined}
        onNext={next === null ? undefined : () => pages.toNext(next)}
      />
    </div>
  )
}

const inGroups = (count: number) => groupDigits(String(count))
