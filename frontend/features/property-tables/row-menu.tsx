import { Menu } from '@base-ui/react/menu'
import {
  BadgeCheck,
  Copy,
  EllipsisVertical,
  ExternalLink,
  Handshake,
  KeyRound,
  type IconNode,
  Pencil,
  Trash2,
} from 'lucide'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { href, PATHS } from '#contract/paths.ts'
import type { BulkAction } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { duplicateOf, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

/** The actions in a row's menu; `onAsk` is undefined where this account may not change listings. */
export type RowActions = { onAsk: ((action: BulkAction, property: Property) => void) | undefined }

/** The menu of a row: all other actions on its listing. */
export function RowMenu({ property, onAsk }: { property: Property } & RowActions) {
  const navigate = useNavigate()
  const { _id: id, title, status } = property
  const isOnOffer = status === 'available'
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={words.rowMenu.open(title)} className={`${iconButtonLook} hover:bg-mist-100`}>
        <Icon of={EllipsisVertical} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40 outline-none">
          <Menu.Popup className="grid min-w-52 rounded-court border border-mist-200 bg-lime-0 p-1.5 roof outline-none">
            {status !== 'pending' && (
              <Item
                icon={ExternalLink}
                onClick={() => window.open(href(PATHS.viewPage, { id }), '_blank', 'noopener')}
              >
                {words.rowMenu.publicPage}
              </Item>
            )}
            <Item icon={Pencil} onClick={() => void navigate(href(PANEL.editProperty, { id }))}>
              {words.rowMenu.update}
            </Item>
            <Item icon={Copy} onClick={() => void navigate(duplicateOf(id))}>
              {words.rowMenu.duplicate}
            </Item>
            {onAsk && status === 'pending' && (
              <Item icon={BadgeCheck} onClick={() => onAsk('approve', property)}>
                {words.bulk.confirm.approve}
              </Item>
            )}
            {onAsk && isOnOffer && (
              <>
                <Item icon={Handshake} onClick={() => onAsk('sold', property)}>
                  {words.bulk.confirm.sold}
                </Item>
                <Item icon={KeyRound} onClick={() => onAsk('rented', property)}>
                  {words.bulk.confirm.rented}
                </Item>
              </>
            )}
            {onAsk && (
              <Item icon={Trash2} isGrave onClick={() => onAsk('delete', property)}>
                {words.bulk.confirm.delete}
              </Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type ItemProps = { icon: IconNode; isGrave?: boolean; onClick: () => void; children: ReactNode }

function Item({ icon, isGrave = false, onClick, children }: ItemProps) {
  return (
    <Menu.Item
      onClick={onClick}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-tag px-3 py-1 -outline-offset-3 data-highlighted:bg-mist-100 ${isGrave ? 'text-crimson-700' : ''}`}
    >
      <Icon of={icon} />
      {children}
    </Menu.Item>
  )
}
