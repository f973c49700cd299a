import { Menu } from '@base-ui/react/menu'
import { EllipsisVertical, type IconNode } from 'lucide'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'

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

type RowMenuProps = {
  /** Says whose menu the button opens. */
  label: string
  /** Whose it is, on phones above the actions. */
  heading: ReactNode
  items: readonly MenuItem[]
}

/** The menu of a row; on phones a sheet along the bottom edge that says whose it is. Back closes it. */
export function RowMenu({ label, heading, items }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  useCloseOnBack(isOpen, () => setIsOpen(false))

  /**
   * Done once the menu is gone: a dialog gives the focus back to what had it when it opened, which is then the menu's button and
   * not an item that is no more.
   */
  const chosen = useRef<() => void>(undefined)
  function actWhenClosed(open: boolean) {
    const act = chosen.current
    if (open || !act) return
    chosen.current = undefined
    trigger.current?.focus()
    act()
  }

  /** The letters of the row; a menu's own search by the first letter is for the others. */
  function doByKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const item = items.find(({ shortcut }) => shortcut === event.key.toUpperCase())
    if (!item?.onClick) return
    // The row that the menu belongs to must not hear the letter too; all other keys are the menu's own.
    event.stopPropagation()
    event.preventDefault()
    chosen.current = item.onClick
    setIsOpen(false)
  }

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={setIsOpen} onOpenChangeComplete={actWhenClosed}>
      <Menu.Trigger ref={trigger} aria-label={label} className={`${iconButtonLook} hover:bg-mist-100`}>
        <Icon of={EllipsisVertical} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Backdrop className="fixed inset-0 z-40 bg-ink-900/50 sm:hidden" />
        <Menu.Positioner align="end" sideOffset={4} className="row-menu z-40 outline-none">
          <Menu.Popup
            onKeyDownCapture={doByKey}
            className="grid w-full box p-1.5 roof outline-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(10px,env(safe-area-inset-bottom))] sm:w-71"
          >
            <p className="flex items-baseline gap-2.5 px-3 pt-3 pb-2 leading-snug font-semibold wrap-anywhere sm:hidden">
              {heading}
            </p>
            {items.map((item) => (
              <Item
                key={item.label}
                {...item}
                onClick={
                  item.onClick &&
                  (() => {
                    chosen.current = item.onClick
                  })
                }
              />
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
          className="ml-auto grid size-6 place-items-center rounded-tag border border-mist-200 bg-lime-0 font-sans text-micro font-semibold text-ink-500 max-sm:hidden keyless:hidden"
        >
          {shortcut}
        </kbd>
      )}
    </Menu.Item>
  )
}
