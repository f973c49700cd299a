import { Ban, CircleCheck, Clock } from 'lucide'
import { panel } from '#frontend/messages/panel.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

const STATES = {
  approved: { tone: 'good', icon: CircleCheck },
  pending: { tone: 'waiting', icon: Clock },
  suspended: { tone: 'over', icon: Ban },
} as const

type StatusTagProps = { user: { approvedByAdmin: boolean; suspended?: boolean } }

/** Approved, Pending or Suspended: as a word with an icon of its own, never by colour alone. */
export function StatusTag({ user }: StatusTagProps) {
  const state = stateOf(user)
  const { tone, icon } = STATES[state]
  return (
    <Tag tone={tone}>
      <Icon of={icon} size={16} />
      {panel.approval[state]}
    </Tag>
  )
}

function stateOf({ approvedByAdmin, suspended }: StatusTagProps['user']) {
  if (suspended) return 'suspended'
  return approvedByAdmin ? 'approved' : 'pending'
}
