import { Clock } from 'lucide-react'
import type { State } from '#contract/properties/enums.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

/** Pending, Sold or Rented; nothing for what is available. */
export function StateTag({ status }: { status: State }) {
  if (status === 'available') return null
  return (
    <Tag tone={status === 'pending' ? 'waiting' : 'over'}>
      {status === 'pending' && <Icon of={Clock} size={16} />}
      {panelProperties.states[status]}
    </Tag>
  )
}
