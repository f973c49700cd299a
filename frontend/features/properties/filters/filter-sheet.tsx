import type { ComponentProps } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { DeferredContent, Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { withoutFilters } from './active-filters.ts'
import { useTypedOver } from './use-typed-over.ts'

const words = messages.filterPanel
const filters = messages.filters
const list = messages.list

type FilterSheetProps = ComponentProps<typeof FilterPanel> & {
  /** '9 properties', or nothing while it is counted. */ count?: string
  onClosed: () => void
}

/**
 * The filters on phones. Changes apply at once; the button says how many listings are found, unless a field holds
 * what was not applied yet.
 */
export function FilterSheet({ count, onClosed, ...panel }: FilterSheetProps) {
  const { isTyping, fields, onChange } = useTypedOver(panel.params, panel.onChange)
  return (
    <Dialog
      title={filters.title}
      closeLabel={words.close}
      onClosed={onClosed}
      footer={
        <>
          <Button look="secondary" className="flex-[.6]" onClick={() => panel.onChange(withoutFilters)}>
            {list.clearAll}
          </Button>
          <ShowButton count={isTyping ? undefined : count} />
        </>
      }
    >
      <DeferredContent>
        <div {...fields}>
          <FilterPanel {...panel} onChange={onChange} />
        </div>
      </DeferredContent>
    </Dialog>
  )
}

function ShowButton({ count }: { count: string | undefined }) {
  const close = useCloseDialog()
  return (
    <Button className="flex-1" onClick={close} aria-live="polite">
      {count ? words.show(count) : words.apply}
    </Button>
  )
}
