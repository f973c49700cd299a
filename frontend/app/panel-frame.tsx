import { LATE, LINE, ScreenOnItsWay, ROWS } from '#frontend/ui/feedback/screen-on-its-way.tsx'
import { Brand } from './brand.tsx'

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
        <div className="flex min-h-15 items-center gap-2 border-b border-mist-200 bg-lime-0 panel-bar py-1.5 lg:min-h-16">
          <span className="h-12 flex-1 rounded-sill border-[1.5px] border-mist-400 bg-lime-50 lg:max-w-120" />
          <span className="ml-auto size-10 flex-none rounded-round bg-mist-200" />
        </div>
        <div className="mx-auto grid w-full max-w-(--panel-width) grid-cols-1 gap-4 px-(--gutter) pt-4 lg:gap-5 lg:px-8 lg:pt-6">
          <ScreenOnItsWay />
        </div>
      </div>
    </div>
  )
}
