import { type ReactNode, useState } from 'react'
import type { BulkAction, BulkReply } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { BulkDialog, queryOf } from './bulk-dialog.tsx'
import { dropFromPages } from '#frontend/features/property-tables/use-removal.ts'
import { SendDialog } from './send-dialog.tsx'
import { type GoneVisitsOf, makesGone, undoInToast } from './undo-bulk.ts'
import type { Selection } from './use-selection.ts'
import { CalendarCheck, CircleCheck, Handshake, KeyRound, Send, Trash2, X } from 'lucide'
import { LIMITS } from '#contract/limits.ts'
import { useRootMark } from '#frontend/lib/browser/use-root-mark.ts'
import { panelLists } from '#frontend/messages/panel/lists.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Button } from '#frontend/ui/button.tsx'
import { DangerButton } from '#frontend/ui/danger-button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type ExportOf = (query: URLSearchParams, className: string) => ReactNode

type BulkPartProps = {
  selection: Selection
  actions: readonly BulkAction[]
  /** The button that saves what a list call finds as a file; undefined where the account may not. */
  exportOf: ExportOf | undefined
  atStakeOf: (named: URLSearchParams) => ReactNode
  goneVisitsOf: GoneVisitsOf
  /** The action chosen in the menu of one row. */
  ofRow: { action: BulkAction; property: Property } | undefined
  onClosed: () => void
}

/** The bar for the selected listings and its dialogs. */
export function BulkPart(props: BulkPartProps) {
  const { selection, actions, exportOf, atStakeOf, goneVisitsOf, ofRow, onClosed } = props
  const [asked, setAsked] = useState<BulkAction>()
  const [isSending, setIsSending] = useState(false)
  const { selected, drop, clear } = selection

  const action = ofRow?.action ?? asked

  async function finish({ message, done, missing, undo }: BulkReply) {
    const gone = action === 'delete' ? [...done, ...missing] : missing
    dropFromPages(gone)
    drop([...done, ...missing])
    listingsChanged()
    const visits = makesGone(action) && done.length > 0 ? await goneVisitsOf(done) : undefined
    const text = visits ? `${message} ${visits.text}` : message
    showToast(done.length > 0 ? 'success' : 'info', text, undoInToast(undo, visits?.otherwise))
  }

  return (
    <>
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          actions={actions}
          exportOf={exportOf}
          onAsk={setAsked}
          onSend={() => setIsSending(true)}
          onClear={clear}
        />
      )}
      {isSending && <SendDialog properties={selected} onClosed={() => setIsSending(false)} />}
      {action && (
        <BulkDialog
          action={action}
          properties={ofRow ? [ofRow.property] : selected}
          atStakeOf={atStakeOf}
          onDone={(reply) => void finish(reply)}
          onClosed={() => {
            setAsked(undefined)
            onClosed()
          }}
        />
      )}
    </>
  )
}

const { selection: words, bulk } = panelProperties
const ICONS = {
  confirm: CalendarCheck,
  approve: CircleCheck,
  sold: Handshake,
  rented: KeyRound,
  delete: Trash2,
} as const satisfies Record<BulkAction, unknown>

/** In a bar on phones: a picture over its word. */
const IN_BAR =
  'max-sm:flex-col max-sm:!gap-0.5 max-sm:!px-1 max-sm:!text-micro max-sm:*:*:flex-col max-sm:*:*:!gap-0.5'

type BulkBarProps = {
  selected: readonly Property[]
  actions: readonly BulkAction[]
  onAsk: (action: BulkAction) => void
  exportOf: ExportOf | undefined
  onSend: () => void
  onClear: () => void
}

/** What can be done with the selected listings: along the bottom edge on phones, below the table on wide screens. */
function BulkBar({ selected, actions, exportOf, onAsk, onSend, onClear }: BulkBarProps) {
  useRootMark('data-has-bottom-bar')
  useRootMark('data-has-save-bar')
  const count = selected.length
  const isTooMany = count > LIMITS.bulkListings
  return (
    <section
      aria-label={words.bar}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 short:static grid gap-x-4 gap-y-2 border-t border-mist-200 bg-lime-0 px-(--gutter) pt-2 pb-[max(10px,env(safe-area-inset-bottom))] eave lg:sticky sm:flex sm:items-center lg:inset-x-auto lg:bottom-4 lg:rounded-court lg:border lg:px-4 lg:py-2.5"
    >
      <div className="flex items-center justify-between gap-2 sm:order-last sm:ml-auto sm:flex-row-reverse">
        <output className="font-semibold tabular">{words.count(count)}</output>
        <IconButton label={words.clear} icon={X} onClick={onClear} />
      </div>
      <div className="grid grid-cols-4 gap-2 sm:flex sm:flex-wrap">
        <Button size="small" disabled={isTooMany} className={IN_BAR} onClick={onSend}>
          <Icon of={Send} />
          {panelLists.send.open}
        </Button>
        {!isTooMany && exportOf?.(queryOf(selected), IN_BAR)}
        {actions.map((action) => {
          const button = {
            size: 'small',
            disabled: isTooMany,
            className: IN_BAR,
            onClick: () => onAsk(action),
            children: (
              <>
                <Icon of={ICONS[action]} />
                {bulk[action].label}
              </>
            ),
          } as const
          return action === 'delete' ? (
            <DangerButton key={action} look="outlined" {...button} />
          ) : (
            <Button key={action} look="secondary" {...button} />
          )
        })}
      </div>
      {isTooMany && <p className="text-small text-crimson-700">{words.tooMany(LIMITS.bulkListings)}</p>}
    </section>
  )
}
