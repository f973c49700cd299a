import { Pencil, Trash2 } from 'lucide'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { placeOf } from '#contract/properties/place.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { LinePrice } from '#frontend/lib/format/panel-price.tsx'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { IconButton, iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Cell, rowLink } from '#frontend/ui/table.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import type { State } from '#contract/properties/enums.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { type RowActions, RowMenu } from './row-menu.tsx'

type RowChoice = { isSelected: boolean; onSelect: (withRange: boolean) => void }
type PropertyRowProps = {
  property: Property
  choice: RowChoice | undefined
  canUpdate: boolean
  onDelete: (() => void) | undefined
  actions: RowActions | undefined
}

/** A listing in one row. The whole row is a link to it; other actions lie above that link. */
export function PropertyRow({ property, choice, canUpdate, onDelete, actions }: PropertyRowProps) {
  const { _id: id, number, title, category, status, createdAt } = property
  return (
    <tr>
      {choice && <SelectCell title={title} {...choice} />}
      <Cell place="main">
        <span className="row-title">
          <Cover property={property} />
          <Link to={href(PANEL.property, { id })} className={`min-w-0 font-semibold ${rowLink}`}>
            <span className="leading-snug wrap-anywhere md:line-clamp-2">
              <span className="mr-1.5 font-display tabular">{number}</span>
              {title}
            </span>
          </Link>
        </span>
      </Cell>
      <Cell place="left">
        {category}
        <StateMark status={status} />
      </Cell>
      <Cell place="right" className="font-display leading-tight font-semibold tabular">
        <LinePrice property={property} onRequest={words.priceOnRequest} />
      </Cell>
      <Cell place="foot">
        {placeOf(property)}
        <span className="block text-small whitespace-nowrap text-ink-700 max-md:ml-2 max-md:inline">
          {words.listed(dayOf(createdAt))}
        </span>
      </Cell>
      {(canUpdate || onDelete || actions) && (
        <Cell place="action" isAbove>
          <span className="flex justify-end">
            {canUpdate && (
              <Link
                to={href(PANEL.editProperty, { id })}
                aria-label={words.update(title)}
                className={`${iconButtonLook} text-tea-700 hover:bg-tea-100`}
              >
                <Icon of={Pencil} />
              </Link>
            )}
            {onDelete && (
              <IconButton
                label={words.delete(title)}
                icon={Trash2}
                className="text-crimson-700 hover:bg-crimson-100"
                onClick={onDelete}
              />
            )}
            {actions && <RowMenu property={property} {...actions} />}
          </span>
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
        onChange={({ nativeEvent }) => onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="w-11 justify-center"
      >
        <span className="sr-only">{words.selection.one(title)}</span>
      </Checkbox>
    </Cell>
  )
}

const MARKS: Record<State, string> = {
  available: 'rounded-round bg-tea-700',
  pending: 'rounded-round border-[2.5px] border-brass-500',
  sold: 'bg-oxide-700',
  rented: 'rotate-45 bg-rain-700',
  unconfirmed: 'rotate-45 border-[2.5px] border-oxide-700',
}

/** The status of a listing as a shape and a word, not by colour alone. */
function StateMark({ status }: { status: State }) {
  return (
    <span className="row-state">
      <i aria-hidden className={`size-2.5 flex-none ${MARKS[status]}`} />
      {stateWords[status]}
    </span>
  )
}

/** Not a link itself: the title's link covers the whole row. */
function Cover({ property: { pictures } }: { property: Property }) {
  const [cover] = pictures
  return <Picture picture={silentSource(cover)} missingAlt="" sizes="60px" className="row-cover" />
}
