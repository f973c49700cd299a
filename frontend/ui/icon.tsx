import type { LucideIcon } from 'lucide-react'

type IconProps = { of: LucideIcon; size?: number; className?: string; strokeWidth?: number }

/** An icon beside words: 20 px in buttons, 24 px alone. It is never read out; the words carry the meaning. */
export function Icon({ of: Glyph, size = 20, strokeWidth = 1.75, className = '' }: IconProps) {
  return (
    <Glyph
      size={size}
      strokeWidth={strokeWidth}
      className={`flex-none ${className}`}
      aria-hidden
      focusable={false}
      // HTML needs no xmlns; without it every icon is shorter, and a page has many.
      xmlns={undefined}
    />
  )
}
