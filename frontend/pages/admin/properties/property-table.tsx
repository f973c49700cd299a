import { Plus, Upload } from 'lucide'
import { type RefObject, useRef, useState } from 'react'
import { Navigate } from 'react-router'
import type { BulkAction } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ExportButton } from '#frontend/features/csv/export-button.tsx'
import { differenceSentence } from '#frontend/features/properties/difference-sentence.ts'
import { PriceDialog } from '#frontend/features/property-status/price-dialog.tsx'
import { quickItemsOf } from '#frontend/features/property-status/quick-actions.tsx'
import { approve, visitsAgreed } from '#frontend/features/property-status/quick-changes.ts'
import { BulkPart } from '#frontend/features/property-tables/bulk/bulk-part.tsx'
import { BulkSearch } from '#frontend/features/property-tables/bulk/bulk-search.tsx'
import { AtStake } from '#frontend/features/leads/at-stake.tsx'
import { DeleteQuestion } from '#frontend/features/property-tables/delete-question.tsx'
import { TableFilters } from '#frontend/features/property-tables/query/table-filters.tsx'
import { TablePart } from '#frontend/features/property-tables/table-part.tsx'
import { writeTableQuery } from '#frontend/features/property-tables/query/table-query.ts'
import {
  isCursorRefused,
  usePropertyTable,
} from '#frontend/features/property-tables/query/use-property-table.ts'
import { useRemoval } from '#frontend/features/property-tables/use-removal.ts'
import { useSelection } from '#frontend/features/property-tables/bulk/use-selection.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { accessOf } from '#frontend/features/session/access.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

type TableName = 'view' | 'update' | 'delete'
const BULK_ACTIONS: Record<TableName, readonly BulkAction[]> = {
  view: ['confirm', 'approve', 'sold', 'rented', 'delete'],
  update: ['confirm', 'approve', 'sold', 'rented'],
  delete: ['delete'],
}

/** The listings, ten at a time, to view, update or delete. */
export function PropertyTablePage({ of: table }: { of: TableName }) {
  const { user } = useSession()
  const access = accessOf(user)
  const isApproved = access.includes('look')
  const mayEdit = access.includes('edit')
  const isAdmin = access.includes('administer')
  const list = usePropertyTable(isApproved)
  const { filters, query, filter, search } = list
  const selection = useSelection()
  const { leaving, failed, remove } = useRemoval()
  const heading = useRef<HTMLHeadingElement>(null)
  const { asked, ofRow, ask, settle } = useAsked(heading)
  const [priced, setPriced] = useState<Property>()
  const quick = (property: Property) => quickItemsOf(property, setPriced)
  const { title, pageTitle } = words.tables[table]
  useHead({ title: pageTitle, description: title })

  if (isCursorRefused(list.found.error)) return <Navigate to={{ search: writeTableQuery(filters) }} replace />

  function removeAsked(property: Property) {
    selection.drop([property._id])
    void remove(property)
  }

  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        {table === 'view' && mayEdit && (
          <Shortcuts query={query} isAdmin={isAdmin} isAnySelected={selection.selected.length > 0} />
        )}
      </div>
      {table === 'delete' && isApproved && !isAdmin && <Alert tone="info">{words.deleteByAdmins}</Alert>}
      {failed && <FailedRemoval key={failed._id} property={failed} />}
      <TableFilters filters={filters} seesEverything={isApproved} onChange={filter} onSearch={search} />
      <TablePart
        title={title}
        list={list}
        leaving={leaving}
        selection={isAdmin || (isApproved && table !== 'delete') ? selection : undefined}
        canAdd={mayEdit}
        sayDifference={differenceSentence}
        canUpdate={table === 'update' && mayEdit}
        onDelete={table === 'delete' && isAdmin ? (property) => ask('delete', property) : undefined}
        actions={
          mayEdit && (isAdmin || table !== 'delete')
            ? { onAsk: isAdmin ? ask : undefined, onApprove: isAdmin ? approve : undefined, quick }
            : undefined
        }
      />
      {isAdmin && table === 'view' && (
        <BulkSearch query={query} total={list.total} isTotalCut={list.isTotalCut} {...BULK_TOLD} />
      )}
      <BulkPart
        selection={selection}
        actions={isAdmin ? BULK_ACTIONS[table] : []}
        exportOf={
          isAdmin && table === 'view'
            ? (named, className) => (
                <ExportButton query={named} name={panelCsv.export.ofSelected} className={className} />
              )
            : undefined
        }
        {...BULK_TOLD}
        ofRow={ofRow}
        onClosed={settle}
      />
      {priced && <PriceDialog id={priced._id} onClosed={() => setPriced(undefined)} />}
      {asked && (
        <DeleteQuestion property={asked} onConfirm={() => removeAsked(asked)} onClosed={settle}>
          <AtStake of={{ listing: asked._id }} />
        </DeleteQuestion>
      )}
    </div>
  )
}

/** What is told before many listings are deleted, and after they were marked as gone. */
const BULK_TOLD = {
  atStakeOf: (listings: URLSearchParams) => <AtStake of={{ listings }} />,
  goneVisitsOf: visitsAgreed,
}

/** Which listing the user is asked about, and what is to be done with it. */
function useAsked(heading: RefObject<HTMLHeadingElement | null>) {
  const [asked, setAsked] = useState<Property>()
  const [ofRow, setOfRow] = useState<{ action: BulkAction; property: Property }>()

  function ask(action: BulkAction, property: Property) {
    if (action === 'delete') setAsked(property)
    else setOfRow({ action, property })
  }

  /** The focused control may be gone with its row; the heading then takes the focus. */
  function settle() {
    setAsked(undefined)
    setOfRow(undefined)
    if (document.activeElement === document.body) heading.current?.focus()
  }

  return { asked, ofRow, ask, settle }
}

type ShortcutsProps = { query: URLSearchParams; isAdmin: boolean; isAnySelected: boolean }

/** One solid button a view: with listings selected it is theirs. */
function Shortcuts({ query, isAdmin, isAnySelected }: ShortcutsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:!px-2.5">
      {isAdmin && (
        <>
          <ExportButton query={query} />
          <Link to={PANEL.importProperties} className={buttonLook({ look: 'secondary', size: 'small' })}>
            <Icon of={Upload} />
            {words.import}
          </Link>
        </>
      )}
      <Link
        to={PANEL.addProperty}
        className={buttonLook({
          look: isAnySelected ? 'secondary' : 'primary',
          size: 'small',
          className: 'max-lg:hidden',
        })}
      >
        <Icon of={Plus} />
        {words.add}
      </Link>
    </div>
  )
}

/** The row that is back may be far down the page. One function for all renderings: React calls another one anew each time. */
const showOnce = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' })

function FailedRemoval({ property }: { property: Property }) {
  return (
    <div ref={showOnce}>
      <Alert>
        <p>{messages.staffBox.deleteFailed}</p>
        <p className="text-small wrap-anywhere">
          <ListingTitle title={property.title} />
        </p>
      </Alert>
    </div>
  )
}
