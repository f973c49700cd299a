import { BadgeCheck, Copy, ExternalLink, Pencil, Trash2 } from 'lucide'
import { useNavigate } from 'react-router'
import { href, PATHS } from '#contract/paths.ts'
import type { BulkAction } from '#contract/properties/bulk.ts'
import type { Property } from '#contract/properties/replies.ts'
import { duplicateOf, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import type { MenuItem } from '#frontend/ui/overlay/row-menu.tsx'

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
    label: onApprove ? words.bulk.approve.button : rowMenu.approveByAdmin,
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
      label: onAsk ? words.bulk.delete.button : rowMenu.deleteByAdmin,
      isGrave: true,
      onClick: onAsk && (() => onAsk('delete', property)),
    },
  ]
}
