import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The number of something that is called by it, as on a plate. */
export function Plate({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block min-w-12 flex-none rounded-tag text-center border border-[#cdbfa8] bg-paste px-1.5 pt-0.5 font-display text-small leading-snug font-semibold whitespace-nowrap tabular',
        className,
      )}
    >
      {children}
    </span>
  )
}
