import { Menu } from '@base-ui/react/menu'
import { BadgeCheck, Copy, EllipsisVertical, ExternalLink, type IconNode, Pencil, Trash2 } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { href, PATHS } from '#contract/paths.ts'
import type { BulkAction } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { duplicateOf, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { useCloseOnBack } from '#frontend/ui/overlay/use-close-on-back.ts'
import { Plate } from '#frontend/ui/plate.tsx'

export type MenuItem = {
  icon: IconNode
  label: string
  /** What it does, said where there is room. */
  hint?: string | undefined
  /** The letter that does the same on the row. */
  shortcut?: string
  isGrave?: boolean
  /** Undefined where the account may not. */
  onClick: (() => void) | undefined
}

/** The actions in a row's menu; those for admins are undefined where this account may not. */
export type RowActions = {
  onAsk: ((action: BulkAction, property: Property) => void) | undefined
  onApprove: ((property: Property) => void) | undefined
  /** What is done most often with a listing. */
  quick: (property: Property) => readonly MenuItem[]
}

/** All that can be done with a listing from its row, what is done most often first. What an admin alone may do is named to others too. */
export function useMenuItems(property: Property, actions: RowActions | undefined): readonly MenuItem[] {
  const navigate = useNavigate()
  const { _id: id, status } = property
  if (!actions) return []
  const { onAsk, onApprove, quick } = actions
  const { rowMenu } = words
  const publicPage: MenuItem = {
    icon: ExternalLink,
    label: words.quick.publicPage,
    shortcut: 'O',
    onClick: () => window.open(href(PATHS.viewPage, { id }), '_blank', 'noopener'),
  }
  const approve: MenuItem = {
    icon: BadgeCheck,
    label: onApprove ? words.bulk.confirm.approve : rowMenu.approveByAdmin,
    onClick: onApprove && (() => onApprove(property)),
  }
  return [
    ...quick(property),
    ...(status === 'pending' ? [] : [publicPage]),
    {
      icon: Copy,
      label: words.quick.duplicate,
      hint: rowMenu.hints.duplicate,
      shortcut: 'D',
      onClick: () => void navigate(duplicateOf(id)),
    },
    {
      icon: Pencil,
      label: rowMenu.update,
      onClick: () => void navigate(href(PANEL.editProperty, { id })),
    },
    ...(status === 'pending' ? [approve] : []),
    {
      icon: Trash2,
      label: onAsk ? words.bulk.confirm.delete : rowMenu.deleteByAdmin,
      isGrave: true,
      onClick: onAsk && (() => onAsk('delete', property)),
    },
  ]
}

type RowMenuProps = { property: Property; items: readonly MenuItem[] }

/** The menu of a row; on phones a sheet along the bottom edge that says whose it is. Back closes it. */
export function RowMenu({ property: { number, title }, items }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => setIsOpen(false))

  /** The letters of the row; a menu's own search by the first letter is for the others. */
  function doByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const item = items.find(({ shortcut }) => shortcut === event.key.toUpperCase())
    // What is typed on the menu is not typed on the row that it belongs to.
    event.stopPropagation()
    if (!item?.onClick) return
    event.preventDefault()
    setIsOpen(false)
    item.onClick()
  }

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger aria-label={words.rowMenu.open(title)} className={`${iconButtonLook} hover:bg-mist-100`}>
        <Icon of={EllipsisVertical} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Backdrop className="fixed inset-0 z-40 bg-ink-900/50 sm:hidden" />
        <Menu.Positioner align="end" sideOffset={4} className="row-menu z-40 outline-none">
          <Menu.Popup
            onKeyDownCapture={doByKey}
            className="grid w-full rounded-court border border-mist-200 bg-lime-0 p-1.5 roof outline-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(10px,env(safe-area-inset-bottom))] sm:w-71"
          >
            <p className="flex items-baseline gap-2.5 px-3 pt-3 pb-2 leading-snug font-semibold wrap-anywhere sm:hidden">
              <Plate>{number}</Plate>
              {title}
            </p>
            {items.map((item) => (
              <Item key={item.label} {...item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Item({ icon, label, hint, shortcut, isGrave = false, onClick }: MenuItem) {
  return (
    <Menu.Item
      onClick={onClick}
      disabled={!onClick}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      className={classNames(
        'flex min-h-13 items-center gap-3 rounded-tag px-3 py-1 leading-snug -outline-offset-3 data-highlighted:bg-mist-100 sm:min-h-11',
        onClick ? 'cursor-pointer' : 'text-ink-500',
        onClick && isGrave && 'text-crimson-700',
      )}
    >
      <Icon of={icon} />
      <span>
        {label}
        {hint && <span className="block text-micro text-ink-500 sm:hidden">{hint}</span>}
      </span>
      {shortcut && (
        <kbd
          aria-hidden
          className="ml-auto grid size-6 place-items-center rounded-tag border border-mist-200 bg-lime-0 font-sans text-micro font-semibold text-ink-500 max-sm:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </Menu.Item>
  )
}
