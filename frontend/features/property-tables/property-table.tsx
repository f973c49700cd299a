import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Cell, type Column, Table } from '#frontend/ui/table.tsx'
import { PropertyRow } from './property-row.tsx'
import { SelectPage } from './bulk/select-page.tsx'
import type { Selection } from './bulk/use-selection.ts'

const { columns } = words

type PropertyTableProps = {
  title: string
  properties: readonly Property[]
  /** Rows without data: while the listings are on their way, and in place of those that did not come. */
  skeletonRows: number
  isBusy: boolean
  selection: Selection | undefined
  canUpdate: boolean
  onDelete: ((property: Property) => void) | undefined
}

export function PropertyTable({
  title,
  properties,
  skeletonRows,
  isBusy,
  selection,
  canUpdate,
  onDelete,
}: PropertyTableProps) {
  const hasActions = canUpdate || onDelete !== undefined
  const pageBox = selection && skeletonRows === 0 && <SelectPage properties={properties} {...selection} />
  return (
    <>
      {pageBox && <div className="md:hidden">{pageBox}</div>}
      <Table label={title} columns={columnsOf(selection && (pageBox ?? null), hasActions)} isBusy={isBusy}>
        {properties.map((property) => (
          <PropertyRow
            key={property._id}
            property={property}
            choice={
              selection && {
                isSelected: selection.has(property),
                onSelect: (withRange) => selection.toggle(property, withRange ? properties : undefined),
              }
            }
            canUpdate={canUpdate}
            onDelete={onDelete && (() => onDelete(property))}
          />
        ))}
        {Array.from({ length: skeletonRows }, (_, row) => (
          <SkeletonRow key={row} hasBox={selection !== undefined} hasActions={hasActions} />
        ))}
      </Table>
    </>
  )
}

/** `pageBox` is undefined where nothing can be selected. */
function columnsOf(pageBox: ReactNode, hasActions: boolean): Column[] {
  const actions = <span className="sr-only">{columns.actions}</span>
  return [
    ...(pageBox === undefined
      ? []
      : [
          {
            place: 'check' as const,
            label: (
              <>
                {pageBox && <span className="max-md:hidden">{pageBox}</span>}
                <span className={pageBox ? 'sr-only md:hidden' : 'sr-only'}>{columns.selection}</span>
              </>
            ),
            width: 'w-15',
          },
        ]),
    { place: 'main', label: columns.title },
    { place: 'left', label: columns.category, width: 'w-[15%]' },
    { place: 'right', label: columns.price, width: 'w-[20%]' },
    { place: 'foot', label: columns.location, width: 'w-[23%]' },
    ...(hasActions ? [{ place: 'action' as const, label: actions, width: 'w-19' }] : []),
  ]
}

/** As high as a listing of one line. */
function SkeletonRow({ hasBox, hasActions }: { hasBox: boolean; hasActions: boolean }) {
  return (
    <tr aria-hidden>
      {hasBox && <Cell place="check" className="max-md:w-12.5" />}
      <Cell place="main" className="max-md:py-1">
        <SkeletonLine className="w-3/5" />
      </Cell>
      <Cell place="left" className="max-md:py-2">
        <SkeletonLine className="w-20" />
      </Cell>
      <Cell place="right">
        <SkeletonLine className="ml-auto w-24 md:ml-0" />
      </Cell>
      <Cell place="foot" className="max-md:py-0.75">
        <SkeletonLine className="w-32" />
      </Cell>
      {hasActions && <Cell place="action" />}
    </tr>
  )
}
