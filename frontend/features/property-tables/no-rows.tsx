import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'

type NoRowsProps = {
  page: number
  isFiltered: boolean
  canAdd: boolean
  onFirstPage: () => void
  onClear: () => void
}

/** Shown in place of an empty table: why there are no listings, and what to do. */
export function NoRows({ page, isFiltered, canAdd, onFirstPage, onClear }: NoRowsProps) {
  if (page > 1)
    return (
      <EmptyState title={words.pageEmpty} sentences={[words.pageEmptyText]}>
        <Button look="secondary" onClick={onFirstPage}>
          {words.toFirstPage}
        </Button>
      </EmptyState>
    )
  if (isFiltered)
    return (
      <EmptyState title={words.noneFound} sentences={[words.noneFoundText]}>
        <Button look="secondary" onClick={onClear}>
          {words.filters.clear}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={words.noneYet} sentences={[words.noneYetText]}>
      {canAdd && (
        <Link to={PANEL.addProperty} className={buttonLook({})}>
          {words.add}
        </Link>
      )}
    </EmptyState>
  )
}
