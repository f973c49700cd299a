import { Clock, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { placeOf } from '#contract/properties/place.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { IconButton, iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Cell, rowLink } from '#frontend/ui/table.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import type { State } from '#contract/properties/enums.ts'

type RowChoice = { isSelected: boolean; onSelect: (withRange: boolean) => void }
type PropertyRowProps = {
  property: Property
  choice: RowChoice | undefined
  canUpdate: boolean
  onDelete: (() => void) | undefined
}

/** A listing in one row. The whole row leads to it; what else can be done lies above that link. */
export function PropertyRow({ property, choice, canUpdate, onDelete }: PropertyRowProps) {
  const { _id: id, title, category, status } = property
  return (
    <tr>
      {choice && <SelectCell title={title} {...choice} />}
      <Cell place="main">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link to={href(PANEL.property, { id })} className={`min-w-0 font-semibold ${rowLink}`}>
            <span className="line-clamp-3">{title}</span>
          </Link>
          <StateTag status={status} />
        </span>
      </Cell>
      <Cell place="left">
        <Tag tone="quiet">{category}</Tag>
      </Cell>
      <Cell place="right" className="tabular">
        {shortPriceOf(property) ?? <span className="text-ink-500">{words.priceOnRequest}</span>}
      </Cell>
      <Cell place="foot">{placeOf(property)}</Cell>
      {canUpdate && (
        <Cell place="action" isAbove>
          <Link
            to={href(PANEL.editProperty, { id })}
            aria-label={words.update(title)}
            className={`${iconButtonLook} text-tea-700 hover:bg-tea-100`}
          >
            <Icon of={Pencil} />
          </Link>
        </Cell>
      )}
      {onDelete && (
        <Cell place="action" isAbove>
          <IconButton
            label={words.delete(title)}
            icon={Trash2}
            className="text-crimson-700 hover:bg-crimson-100"
            onClick={onDelete}
          />
        </Cell>
      )}
    </tr>
  )
}

function SelectCell({ title, isSelected, onSelect }: RowChoice & { title: string }) {
  return (
    <Cell place="check" isAbove>
      <Checkbox
        checked={isSelected}
        readOnly
        onClick={({ shiftKey }: MouseEvent) => onSelect(shiftKey)}
        className="w-11 justify-center"
      >
        <span className="sr-only">{words.selection.one(title)}</span>
      </Checkbox>
    </Cell>
  )
}

/** Pending, Sold or Rented; nothing for what is available. */
function StateTag({ status }: { status: State }) {
  if (status === 'available') return null
  return (
    <Tag tone={status === 'pending' ? 'waiting' : 'over'}>
      {status === 'pending' && <Icon of={Clock} size={16} />}
      {words.states[status]}
    </Tag>
  )
}
