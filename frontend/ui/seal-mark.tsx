import { BadgeCheck, type IconNode } from 'lucide'
import { Icon } from './icon.tsx'

/* In its own colours by attributes: classes of theirs would stand in the first sheet of the list. */
const COLOURS = { fill: 'var(--color-oxide-700)', stroke: 'var(--color-lime-0)' }
const SEAL: IconNode = BadgeCheck.map(([tag, shape]) => [tag, { ...shape, ...COLOURS }])

type SealMarkProps = { size: number; isOld?: boolean; className?: string }

/** The firm's seal, beside what its staff have seen themselves; only its outline where that is more than a year ago. */
export function SealMark({ size, isOld = false, className }: SealMarkProps) {
  return (
    <Icon of={isOld ? BadgeCheck : SEAL} size={size} strokeWidth={isOld ? 1.5 : 2} className={className} />
  )
}
