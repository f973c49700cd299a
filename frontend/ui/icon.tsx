import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from './class-names.ts'

type IconProps = { of: IconNode; size?: number; className?: string; strokeWidth?: number }

/** An icon beside words: 20 px in buttons, 24 px alone. It is never read out; the words carry the meaning. */
export function Icon({ of: shapes, size = 20, strokeWidth = 1.75, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('flex-none', className)}
      aria-hidden
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
