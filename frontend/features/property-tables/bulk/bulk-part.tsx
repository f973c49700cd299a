import { useState } from 'react'
import type { BulkAction, BulkReply } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import { dropFromPages } from '#frontend/features/property-tables/use-removal.ts'
import type { Selection } from './use-selection.ts'

type BulkPartProps = {
  selection: Selection
  actions: readonly BulkAction[]
  /** The action chosen in the menu of one row. */
  ofRow: { action: BulkAction; property: Property } | undefined
  onClosed: () => void
}

/** The bar for the selected listings and its dialogs. */
export function BulkPart({ selection, actions, ofRow, onClosed }: BulkPartProps) {
  const [asked, setAsked] = useState<BulkAction>()
  const { selected, drop, clear } = selection

  const action = ofRow?.action ?? asked

  function finish({ message, done, missing }: BulkReply) {
    const gone = action === 'delete' ? [...done, ...missing] : missing
    dropFromPages(gone)
    drop([...done, ...missing])
    listingsChanged()
    showToast(done.length > 0 ? 'success' : 'info', message)
  }

  return (
    <>
      {selected.length > 0 && (
        <BulkBar count={selected.length} actions={actions} onAsk={setAsked} onClear={clear} />
      )}
      {action && (
        <BulkDialog
          action={action}
          properties={ofRow ? [ofRow.property] : selected}
          onDone={finish}
          onClosed={() => {
            setAsked(undefined)
            onClosed()
          }}
        />
      )}
    </>
  )
}
