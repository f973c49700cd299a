import { Pencil, Trash2 } from 'lucide'
import type { KeyboardEvent } from 'react'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { statesOf } from '#contract/properties/rules.ts'
import { comparedRate } from '#contract/units/rates.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { placeOf } from '#contract/properties/place.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { dayOf, shortDayOf } from '#frontend/lib/format/day.ts'
import { LinePrice } from '#frontend/lib/format/panel-price.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { IconButton, iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { Cell, rowLink } from '#frontend/ui/table.tsx'
import { Picture } from '#frontend/ui/picture.tsx'
import type { State } from '#contract/properties/enums.ts'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { RowMenu } from '#frontend/ui/overlay/row-menu.tsx'
import { type RowActions, useMenuItems } from './row-actions.ts'

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
  const { _id: id, number, title, category } = property
  const items = useMenuItems(property, actions)

  /** A letter does what stands beside it in the menu, wherever in the row the focus is but on its box: who ticks rows types nothing. */
  function doByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const item = items.find((one) => one.shortcut === event.key.toUpperCase())
    if (event.target instanceof HTMLInputElement) return
    if (!item?.onClick || !event.currentTarget.contains(document.activeElement)) return
    event.preventDefault()
    item.onClick()
  }

  return (
    // The link of the row takes the focus; the row only hears what is typed on it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <tr onKeyDown={doByKey}>
      {choice && <SelectCell title={title} {...choice} />}
      <Cell place="main">
        <span className="row-title">
          <Plate className="justify-self-start">{number}</Plate>
          <Cover property={property} />
          <Link to={href(PANEL.property, { id })} className={`min-w-0 ${rowLink}`}>
            <ListingTitle title={title} className="leading-snug wrap-anywhere" />
          </Link>
        </span>
      </Cell>
      <Cell place="left">
        <span>{category}</span>
        <StateMarks property={property} />
      </Cell>
      <Cell place="right">
        <span className="font-display text-body leading-tight font-semibold tabular">
          <LinePrice property={property} onRequest={words.priceOnRequest} />
        </span>
        <Rate property={property} />
      </Cell>
      <PlaceCells property={property} hasDates={!canUpdate && !onDelete} />
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
            {actions && (
              <RowMenu
                label={words.rowMenu.open(title)}
                heading={
                  <>
                    <Plate>{number}</Plate>
                    <ListingTitle title={title} />
                  </>
                }
                items={items}
              />
            )}
          </span>
        </Cell>
      )}
    </tr>
  )
}

/** Where it is and since when; where there is room the dates have a cell of their own. */
function PlaceCells({ property, hasDates }: { property: Property; hasDates: boolean }) {
  return (
    <>
      <Cell place="foot">
        <span className="block">
          <span className="md:hidden">{property.category}, </span>
          {placeOf(property)}
        </span>
        <Days property={property} className={hasDates ? 'min-[86rem]:hidden' : ''} />
      </Cell>
      {hasDates && (
        <Cell place="dates">
          <Days property={property} className="flex-col" isHeaded />
        </Cell>
      )}
    </>
  )
}

/** What buyers compare by; left out where pictures are, for want of room. */
function Rate({ property }: { property: Property }) {
  const rate = comparedRate(property)
  return rate && <span className="row-rate">{messages.card.rates[rate.per](rate.price)}</span>
}

type DaysProps = {
  property: Property
  className: string
  /** Below a heading that says 'Listed', which a row need not show again. */
  isHeaded?: boolean
}

/** When it was listed, and since when it is known to be there, or that the owner should be asked. */
function Days({ property, className, isHeaded = false }: DaysProps) {
  const { createdAt, confirmedAt, status } = property
  const day = dayOf(createdAt)
  return (
    <span className={`row-days ${className}`}>
      {isHeaded ? (
        <span>
          <span className="sr-only">{words.listed('')}</span>
          {day}
        </span>
      ) : (
        <span>{words.listed(day)}</span>
      )}
      {status === 'unconfirmed' && <b className="font-semibold text-brass-800">{words.askAgain}</b>}
      {status === 'available' && confirmedAt && (
        <span className={classNames('text-balance', isHeaded && 'text-ink-500')}>
          {words.stillThere(shortDayOf(confirmedAt))}
        </span>
      )}
    </span>
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

/** Where a listing stands, as shapes and words, not by colour alone. */
function StateMarks({ property }: { property: Property }) {
  return statesOf(property).map((state) => (
    <span key={state} className={classNames('row-state', state === 'available' && 'is-usual')}>
      <i aria-hidden className={`size-2.5 flex-none ${MARKS[state]}`} />
      {stateWords[state]}
    </span>
  ))
}

/** Not a link itself: the title's link covers the whole row. */
function Cover({ property }: { property: Property }) {
  const cover = useCover(property)
  return <Picture {...cover} sizes="64px" className="row-cover" />
}
