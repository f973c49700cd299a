import { Menu } from '@base-ui/react/menu'
import { BadgeCheck, Copy, EllipsisVertical, ExternalLink, type IconNode, Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { href, PATHS } from '#contract/paths.ts'
import type { BulkAction } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { duplicateOf, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

/** The actions in a row's menu; `onAsk` is undefined where this account may not change listings. */
export type RowActions = {
  onAsk: ((action: BulkAction, property: Property) => void) | undefined
  /** What is done most often with a listing. */
  quick: (property: Property) => readonly { icon: IconNode; label: string; onClick: () => void }[]
}

/** The menu of a row: what is done most often with its listing first. What an admin alone may do is named to others too. */
export function RowMenu({ property, onAsk, quick }: { property: Property } & RowActions) {
  const navigate = useNavigate()
  const { _id: id, title, status } = property
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={words.rowMenu.open(title)} className={`${iconButtonLook} hover:bg-mist-100`}>
        <Icon of={EllipsisVertical} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40 outline-none">
          <Menu.Popup className="grid min-w-60 rounded-court border border-mist-200 bg-lime-0 p-1.5 roof outline-none">
            {quick(property).map(({ label, ...item }) => (
              <Item key={label} {...item}>
                {label}
              </Item>
            ))}
            {status !== 'pending' && (
              <Item
                icon={ExternalLink}
                onClick={() => window.open(href(PATHS.viewPage, { id }), '_blank', 'noopener')}
              >
                {words.quick.publicPage}
              </Item>
            )}
            <Item icon={Copy} onClick={() => void navigate(duplicateOf(id))}>
              {words.quick.duplicate}
            </Item>
            <Item icon={Pencil} onClick={() => void navigate(href(PANEL.editProperty, { id }))}>
              {words.rowMenu.update}
            </Item>
            {status === 'pending' && (
              <Item icon={BadgeCheck} onClick={onAsk && (() => onAsk('approve', property))}>
                {onAsk ? words.bulk.confirm.approve : words.rowMenu.approveByAdmin}
              </Item>
            )}
            <Item icon={Trash2} isGrave onClick={onAsk && (() => onAsk('delete', property))}>
              {onAsk ? words.bulk.confirm.delete : words.rowMenu.deleteByAdmin}
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type ItemProps = {
  icon: IconNode
  isGrave?: boolean
  /** Undefined where the account may not. */
  onClick: (() => void) | undefined
  children: ReactNode
}

function Item({ icon, isGrave = false, onClick, children }: ItemProps) {
  return (
    <Menu.Item
      onClick={onClick}
      disabled={!onClick}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-tag px-3 py-1 -outline-offset-3 data-highlighted:bg-mist-100',
        onClick ? 'cursor-pointer' : 'text-ink-500',
        onClick && isGrave && 'text-crimson-700',
      )}
    >
      <Icon of={icon} />
      {children}
    </Menu.Item>
  )
}
