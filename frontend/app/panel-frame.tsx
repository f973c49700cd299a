import { joinWait } from '#frontend/lib/browser/one-wait.ts'
import { Brand } from './brand.tsx'

const LINE = 'block rounded-tag bg-mist-200'
/** Nothing of it is seen where the screen comes within 300 ms. */
const LATE = 'transition-opacity delay-[calc(300ms-var(--waited,0ms))] duration-150 starting:opacity-0'
const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']
const PLACES = [...ROWS, 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** The panel's menu and bars as the HTML of its addresses brings them, in the room that AdminLayout gives them. */
export function PanelFrame() {
  return (
    <div
      data-panel-frame
      aria-hidden
      className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[236px_minmax(0,1fr)] lg:grid-rows-1"
    >
      <div className="panel-rail sticky top-0 hidden h-dvh flex-col border-r border-mist-200 bg-mist-100 lg:flex">
        <span className="self-start pl-2.5">
          <Brand />
        </span>
        {PLACES.map((place) => (
          <span key={place} className="panel-rail-row flex min-h-11 items-center px-2.5">
            <span className={`h-3.5 w-28 ${LINE} ${LATE}`} />
          </span>
        ))}
      </div>
      <div className="min-w-0">
        <div className="flex min-h-15 items-center gap-2 border-b border-mist-200 bg-lime-0 px-(--gutter) py-1.5 lg:min-h-16 lg:px-8">
          <span className="h-12 flex-1 rounded-sill border-[1.5px] border-mist-400 bg-lime-50 lg:max-w-120" />
          <span className="ml-auto size-10 flex-none rounded-round bg-mist-200" />
        </div>
        <div className="mx-auto grid w-full max-w-310 grid-cols-1 gap-4 px-(--gutter) pt-4 lg:gap-5 lg:px-8 lg:pt-6">
          <ScreenOnItsWay />
        </div>
      </div>
    </div>
  )
}

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
