import { joinWait } from '#frontend/lib/browser/one-wait.ts'

export const LINE = 'block rounded-tag bg-mist-200'
/** Nothing of it is seen where the screen comes within 300 ms. */
export const LATE = 'transition-opacity delay-[calc(300ms-var(--waited,0ms))] duration-150 starting:opacity-0'
export const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

/** A title and the rows of a list, where a screen of the panel will stand. */
export function ScreenOnItsWay({ title }: { title?: string | undefined }) {
  return (
    <div ref={joinWait} className="grid grid-cols-1 gap-4" aria-hidden>
      <span className="flex min-h-[1.2em] items-center font-display text-[1.5rem] leading-head font-semibold lg:text-[1.75rem]">
        {title ?? <span className={`h-6 w-44 ${LINE} ${LATE}`} />}
      </span>
      <div className={`box ${LATE}`}>
        {ROWS.map((row) => (
          <span
            key={row}
            className="grid min-h-19 content-center gap-2 border-t border-mist-200 px-3.5 first:border-t-0 sm:px-5"
          >
            <span className={`h-3.5 w-2/5 ${LINE}`} />
            <span className={`h-3.5 w-4/5 ${LINE}`} />
          </span>
        ))}
      </div>
    </div>
  )
}
