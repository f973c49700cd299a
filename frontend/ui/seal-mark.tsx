import { BadgeCheck, type IconNode } from 'lucide'
import { Icon } from './icon.tsx'

/* In its own colours by attributes: classes of theirs would stand in the first sheet of the list. */
const COLOURS = { fill: 'var(--color-oxide-700)', stroke: 'var(--color-lime-0)' }
const SEAL: IconNode = BadgeCheck.map(([tag, shape]) => [tag, { ...shape, ...COLOURS }])

/** The firm's seal, beside what its staff have seen themselves. */
export function SealMark({ size, className }: { size: number; className?: string }) {
  return <Icon of={SEAL} size={size} strokeWidth={2} className={className} />
}
