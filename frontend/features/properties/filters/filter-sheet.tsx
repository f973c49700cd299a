import { useDeferredValue } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { FilterPanel, type FilterProps } from './filter-panel.tsx'
import { withoutFilters } from './active-filters.ts'

const words = messages.filterPanel
const filters = messages.filters
const list = messages.list

type FilterSheetProps = FilterProps & {
  /** '9 properties', or nothing while it is counted. */ count?: string
  onClosed: () => void
}

/**
 * The filters on phones. The sheet opens at once and its fields render in the next frames, so that the tap does not wait
 * for them. Changes apply at once; the button says how many listings are found.
 */
export function FilterSheet({ params, onChange, count, onClosed }: FilterSheetProps) {
  const hasFields = useDeferredValue(true, false)
  return (
    <Dialog
      title={filters.title}
      closeLabel={words.close}
      onClosed={onClosed}
      footer={
        <>
          <Button look="secondary" className="flex-[.6]" onClick={() => onChange(withoutFilters(params))}>
            {list.clearAll}
          </Button>
          <ShowButton count={count} />
        </>
      }
    >
      {hasFields ? <FilterPanel params={params} onChange={onChange} /> : <div className="h-dvh" />}
    </Dialog>
  )
}

function ShowButton({ count }: { count?: string }) {
  const close = useCloseDialog()
  return (
    <Button className="flex-1" onClick={close} aria-live="polite">
      {count ? words.show(count) : words.apply}
    </Button>
  )
}
