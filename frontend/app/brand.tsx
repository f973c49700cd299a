import { FIRM } from '#contract/firm.ts'
import { WORDMARK_HEIGHT, WORDMARK_ID, WORDMARK_WIDTHS } from './wordmarks.ts'

/** The logo: a house seen from above, with its red courtyard and the tulsi plant in it. `isOnFloor` inverts the colours for red ground. */
export function Brand({ isOnFloor = false }: { isOnFloor?: boolean }) {
  return (
    <span
      className={`font-display inline-flex min-h-11 items-center gap-[10px] text-[1.625rem] leading-none font-bold tracking-[-0.01em] ${isOnFloor ? 'text-white' : 'text-ink-900'}`}
    >
      <svg
        width="36"
        height="36"
        viewBox="0 0 40 40"
        className={isOnFloor ? 'flex-none text-paste' : 'flex-none'}
        aria-hidden
      >
        <path d="M3 3H37V37H25V33H33V7H7V33H15V37H3Z" fill="currentColor" />
        <path d="M13 13H27V27H13Z" fill={isOnFloor ? 'currentColor' : 'var(--color-oxide-700)'} />
        <path
          d="M20 24.5C20 20 20 19 20 17.5M20 21C17.3 21 15.8 19.5 15.8 17C18.4 17 20 18.5 20 21ZM20 19.5C22.7 19.5 24.2 18 24.2 15.5C21.6 15.5 20 17 20 19.5Z"
          fill="none"
          stroke={isOnFloor ? 'var(--color-oxide-700)' : '#FBF7EC'}
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Wordmark />
    </span>
  )
}

/** The name beside the mark; links that hold the logo say it themselves. */
function Wordmark() {
  if (!FIRM.isWordmarkDrawn) return <span className="pt-1">{FIRM.wordmark[import.meta.env.LANGUAGE]}</span>
  return (
    <svg
      width={WORDMARK_WIDTHS[import.meta.env.LANGUAGE] / 6}
      height={WORDMARK_HEIGHT / 6}
      overflow="visible"
      fill="currentColor"
      className="flex-none"
      aria-hidden
    >
      <use href={`#${WORDMARK_ID}`} />
    </svg>
  )
}
