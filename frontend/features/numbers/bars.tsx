import type { ReactNode } from 'react'
import { groupDigits } from '#contract/units/money.ts'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'
import type { FoldMark } from '#frontend/ui/use-fold.ts'
import { classNames } from '#frontend/ui/class-names.ts'

/** '1,212'. */
export const grouped = (count: number) => groupDigits(String(count))

/** Below so much of what is usual a bar is hatched. */
const LOW = 0.7

type UsualBarProps = { count: number; usual: number }

/** The longest bar is so many times the median: what is more ends in an arrow. */
const MOST = 2

/**
 * A bar from nothing to twice the median, which is marked in its middle: past it, it is better than usual and green. Only what is
 * below usual, which is red, or over twice of it stands out. Beside nothing there is a rule.
 */
export function UsualBar({ count, usual }: UsualBarProps) {
  if (usual === 0) return <span aria-hidden className="mt-1 mb-1.5 block h-px bg-mist-200" />
  const reading = readingOf(count, usual)
  const share = Math.min(1, count / (usual * MOST))
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no address that an img could name
      role="img"
      aria-label={words.read[reading]}
      className="relative block h-2 w-full rounded-tag bg-mist-100 forced-color-adjust-none"
    >
      <span
        className={classNames(
          'block h-full rounded-l-tag',
          reading !== 'over' && 'rounded-r-tag',
          LOOKS[reading],
        )}
        style={{ width: `${share * 100}%` }}
      />
      <span className="absolute inset-y-[-3px] left-1/2 -ml-px w-0.5 bg-ink-900" />
      {reading === 'over' && <span className={`absolute inset-y-[-4px] -right-1.5 w-3 ${ARROW}`} />}
    </span>
  )
}

function readingOf(count: number, usual: number) {
  if (count < usual * LOW) return 'low'
  if (count > usual * MOST) return 'over'
  return count < usual ? 'less' : 'good'
}

/** The end of a bar that goes on. */
export const ARROW = 'bg-tea-700 [clip-path:polygon(0_0,100%_50%,0_100%)]'

const HATCHED =
  'bg-[repeating-linear-gradient(115deg,var(--color-oxide-700)_0_3px,var(--color-mist-100)_3px_6px)]'

export const LOOKS = {
  over: 'bg-tea-700',
  good: 'bg-tea-700/40',
  less: 'bg-oxide-700',
  low: HATCHED,
} as const

type NamedBar = {
  name: ReactNode
  key: string
  count: number
  said?: string
  /** What is not done yet. */
  isOpen?: boolean
  mark?: FoldMark
}

/** Bars beside their names, the longest as long as there is room. */
export function NamedBars({ bars }: { bars: readonly NamedBar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ul className="grid grid-cols-[minmax(0,9rem)_1fr_auto] gap-x-3 gap-y-2.5 px-4 pb-4 sm:px-5">
      {bars.map(({ key, name, count, said = grouped(count), isOpen = false, mark }) => (
        <li key={key} {...mark} className="col-span-3 grid grid-cols-subgrid items-center">
          <span className="leading-snug wrap-anywhere">{name}</span>
          <span aria-hidden className="block h-2.5 rounded-tag bg-mist-100">
            <span
              className={`block h-full rounded-tag ${isOpen ? HATCHED : 'bg-oxide-700'}`}
              style={{ width: `${(count / most) * 100}%` }}
            />
          </span>
          <b className="text-right tabular">{said}</b>
        </li>
      ))}
    </ul>
  )
}
