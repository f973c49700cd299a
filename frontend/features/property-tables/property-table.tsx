import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { panelProperties, panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Cell, type Column, Table } from '#frontend/ui/table.tsx'
import { PropertyRow } from './property-row.tsx'
import type { RowActions } from './row-actions.ts'
import type { Selection } from './bulk/use-selection.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'

const { columns } = words

type PropertyTableProps = {
  title: string
  properties: readonly Property[]
  /** The number of placeholder rows: while listings load, and in place of those that could not be loaded. */
  skeletonRows: number
  isBusy: boolean
  selection: Selection | undefined
  canUpdate: boolean
  onDelete: ((property: Property) => void) | undefined
  /** The actions in the menu of each row; undefined where the account may only look. */
  actions: RowActions | undefined
}

export function PropertyTable({
  title,
  properties,
  skeletonRows,
  isBusy,
  selection,
  canUpdate,
  onDelete,
  actions,
}: PropertyTableProps) {
  const hasIcons = canUpdate || onDelete !== undefined
  const hasActions = hasIcons || actions !== undefined
  const pageBox = selection && skeletonRows === 0 && <SelectPage properties={properties} {...selection} />
  return (
    <>
      <Table
        label={title}
        columns={columnsOf(selection && (pageBox ?? null), hasActions, hasIcons)}
        isBusy={isBusy}
      >
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
            actions={actions}
          />
        ))}
        {Array.from({ length: skeletonRows }, (_, row) => (
          <SkeletonRow
            key={row}
            hasBox={selection !== undefined}
            hasActions={hasActions}
            hasDates={!hasIcons}
          />
        ))}
      </Table>
      {pageBox && <div className="-mt-2 md:hidden">{pageBox}</div>}
    </>
  )
}

/** `pageBox` is undefined where nothing can be selected. Where rows have icons there is no room for a column of dates; where they have only a menu its column is plain. */
function columnsOf(pageBox: ReactNode, hasActions: boolean, hasIcons: boolean): Column[] {
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
    { place: 'left', label: columns.category, width: 'w-28' },
    { place: 'right', label: columns.price, width: 'w-[17%] min-[100rem]:w-47' },
    {
      place: 'foot',
      label: columns.location,
      width: hasIcons ? 'w-[19%]' : 'w-[19%] min-[86rem]:w-[14%] min-[100rem]:w-[16%]',
    },
    ...(hasIcons ? [] : [{ place: 'dates' as const, label: columns.dates, width: 'w-36', isPlain: true }]),
    ...(hasActions
      ? [{ place: 'action' as const, label: actions, width: hasIcons ? 'w-28' : 'w-17', isPlain: !hasIcons }]
      : []),
  ]
}

/** A placeholder as high as a listing's row. */
function SkeletonRow({
  hasBox,
  hasActions,
  hasDates,
}: Record<'hasBox' | 'hasActions' | 'hasDates', boolean>) {
  return (
    <tr aria-hidden>
      {hasBox && <Cell place="check" className="max-md:h-11" />}
      <Cell place="main">
        <span className="row-title">
          <SkeletonLine className="h-5 w-11" />
          <SkeletonBox className="row-cover" />
          <SkeletonLine className="w-4/5" />
        </span>
      </Cell>
      <Cell place="left">
        <SkeletonLine className="w-20" />
      </Cell>
      <Cell place="right">
        <SkeletonLine className="w-20 md:ml-auto" />
      </Cell>
      <Cell place="foot">
        <SkeletonLine className="w-32" />
        <span className="row-days">
          <SkeletonLine className="mt-1.5 w-24" />
        </span>
      </Cell>
      {hasDates && <Cell place="dates" />}
      {hasActions && <Cell place="action" />}
    </tr>
  )
}

const bulkWords = panelProperties.selection

type SelectPageProps = Pick<Selection, 'has' | 'selectAll' | 'drop'> & { properties: readonly Property[] }

/** Selects or deselects every listing of the page that is shown. */
function SelectPage({ properties, has, selectAll, drop }: SelectPageProps) {
  const isWhole = properties.length > 0 && properties.every(has)
  const isPart = !isWhole && properties.some(has)
  return (
    <Checkbox
      ref={(box) => {
        if (box) box.indeterminate = isPart
      }}
      checked={isWhole}
      onChange={() => (isWhole ? drop(properties.map(({ _id }) => _id)) : selectAll(properties))}
      className="md:w-11 md:justify-center"
    >
      <span className="md:sr-only">{bulkWords.page}</span>
    </Checkbox>
  )
}
