import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** What may be done with a listing, on its picture and on its page. */
export const BADGE_TONES = {
  sale: 'bg-lime-0 text-ink-900',
  let: 'bg-band text-paste',
  gone: 'bg-oxide-700 text-white',
} as const

const TONES = {
  plain: 'bg-lime-0 text-ink-900',
  good: 'bg-tea-100 text-tea-800',
  waiting: 'bg-brass-100 text-brass-800',
  over: 'bg-crimson-100 text-crimson-800',
  picture: 'bg-[#16221ccc] text-white',
  /* a caption on a picture, quieter than what the picture is of */
  rendered: '!min-h-0 bg-[#16221ccc] !px-2 text-white',
  quiet: 'bg-mist-100 text-ink-900',
  outlined: 'border border-mist-400 text-ink-700',
  ...BADGE_TONES,
  /* its white needs an edge where it lies on no picture */
  sale: `border border-ink-900 ${BADGE_TONES.sale}`,
} as const

export function Tag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: keyof typeof TONES
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7.5 items-center gap-1.5 rounded-tag px-2.5 py-0.5 text-micro leading-snug font-semibold',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
