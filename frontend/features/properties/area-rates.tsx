import type { AreaShown } from '#contract/site/area-pages.ts'
import { areaPath } from '#contract/site/area-path.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { rateRange } from '#frontend/lib/format/rates.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'

const words = messages.area

type AreaRatesProps = { here: string; plots: NonNullable<AreaShown['plots']> }

/** What a katha costs in a place and in those next to it, all on one scale. */
export function AreaRates({ here, plots }: AreaRatesProps) {
  const highest = Math.max(...plots.map(({ highInr }) => highInr))
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-h3">{words.plots}</h2>
      <ul className="grid gap-x-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        {plots.map(({ place, lowInr, highInr }) => (
          <li
            key={place}
            className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-mist-200 leading-tight max-sm:pb-3 sm:col-span-3 sm:grid sm:grid-cols-subgrid"
          >
            <Link
              to={areaPath({ place, category: 'Plot' })}
              className={classNames(
                // Its whole row can be pressed.
                'inline-flex min-h-11 items-center after:absolute after:inset-0 hover:underline',
                place === here && 'font-semibold',
              )}
            >
              {placeNameOf(place)}
            </Link>
            <span
              aria-hidden
              // Its round ends lie past what is measured, as those of the bar on it do.
              className="pointer-events-none relative h-2.5 rounded-round border-x-6 border-transparent bg-mist-200 max-sm:order-last max-sm:w-full"
            >
              <i
                className="absolute inset-y-0 -mx-1.5 min-w-3 rounded-round bg-tea-700"
                style={{
                  left: `${(lowInr / highest) * 100}%`,
                  width: `calc(${((highInr - lowInr) / highest) * 100}% + 0.75rem)`,
                }}
              />
            </span>
            <b className="text-right font-semibold tabular">{rateRange(lowInr, highInr, dash)}</b>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-700">{words.asked}</p>
    </section>
  )
}

const dash = (low: string, high: string) => `${low} – ${high}`
