import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { FoldMark } from './use-fold.ts'

type MomentProps = {
  icon: IconNode
  when: string
  isFromOutside?: boolean
  mark?: FoldMark
  children: ReactNode
}

/** One thing that happened: a round mark on the line that goes through them all, when and by whom, and what. */
export function Moment({ icon, when, isFromOutside = false, mark, children }: MomentProps) {
  return (
    <li
      {...mark}
      className="relative grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 pb-4 leading-snug wrap-anywhere before:absolute before:top-7 before:bottom-0 before:left-[13px] before:border-l-2 before:border-mist-200 last:pb-0 last:before:hidden"
    >
      <span
        className={`grid size-7 place-items-center rounded-round ${isFromOutside ? 'bg-mist-100 text-oxide-700' : 'bg-tea-100 text-tea-800'}`}
      >
        <Icon of={icon} size={16} />
      </span>
      <div className="min-w-0">
        <p className="text-small text-ink-500">{when}</p>
        {children}
      </div>
    </li>
  )
}
