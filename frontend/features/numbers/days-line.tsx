import { useState } from 'react'
import { COUNTED_EVENTS } from '#contract/numbers/counted-events.ts'
import type { NumbersReply } from '#contract/numbers/numbers.ts'
import { indiaDate } from '#contract/units/time.ts'
import { grouped } from './bars.tsx'
import { dayOf, shortDayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'
import { panelNumbers as words } from '#frontend/messages/panel/numbers.ts'

const WIDTH = 600
const HEIGHT = 150
const TOP = 14
const dayWords = (date: string) => messages.words.day(dayOf(date))

type DaysLineProps = Pick<NumbersReply, 'totals'>

/**
 * Listings opened on each day as one line over a dotted median, and behind it the same as a table. Today is not over: its part is
 * dashed, named, and no usual day, peak or fall is read from it.
 */
export function DaysLine({ totals }: DaysLineProps) {
  const [today] = useState(() => indiaDate(Date.now()))
  const last = totals.at(-1)
  const open = last?.date === today ? last : undefined
  const whole = open && totals.length > 1 ? totals.slice(0, -1) : totals
  const counts = whole.map(({ opened }) => opened)
  const most = Math.max(1, ...totals.map(({ opened }) => opened))
  const usual = counts.toSorted((one, other) => one - other)[counts.length >> 1] ?? 0
  const peak = whole.reduce((best, total) => (total.opened > best.opened ? total : best))
  const at = (index: number) => (totals.length > 1 ? (index / (totals.length - 1)) * WIDTH : WIDTH / 2)
  const high = (count: number) => HEIGHT - (count / most) * (HEIGHT - TOP)
  const points = totals.map(({ opened }, index) => `${at(index)} ${high(opened)}`)
  const line = `M${points.slice(0, whole.length).join(' L')}`
  const peakAt = (totals.indexOf(peak) / Math.max(1, totals.length - 1)) * 100
  const sayPeak = most > peak.opened ? words.peakOfWhole : words.peak
  const said = sayPeak(grouped(peak.opened), shortDayOf(peak.date))
  return (
    <section className="box">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 sm:px-5">
        <h2 className="text-h3">{words.eachDay}</h2>
        <span className="text-small text-ink-700">{words.usualDay(grouped(usual))}</span>
      </div>
      <div className="relative mx-4 mt-7 sm:mx-5">
        {peak.opened > 0 && <Peak left={peakAt} top={(high(peak.opened) / HEIGHT) * 100} said={said} />}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no address that an img could name
          role="img"
          aria-label={words.line(
            whole.length,
            grouped(Math.min(...counts)),
            grouped(Math.max(...counts)),
            dayWords(peak.date),
            open && grouped(open.opened),
          )}
          className="block h-37.5 w-full"
        >
          <path
            d={`${line} L${at(whole.length - 1)} ${HEIGHT} L${at(0)} ${HEIGHT}Z`}
            className="fill-oxide-700/8"
          />
          <path
            d={line}
            className="fill-none stroke-oxide-700 [stroke-width:2.5] [vector-effect:non-scaling-stroke]"
          />
          {whole.length < totals.length && (
            <path
              d={`M${points.slice(whole.length - 1).join(' L')}`}
              className="fill-none stroke-oxide-700 [stroke-dasharray:3_4] [stroke-width:2] [vector-effect:non-scaling-stroke]"
            />
          )}
          <path
            d={`M0 ${high(usual)} H${WIDTH}`}
            className="fill-none stroke-ink-900 [stroke-dasharray:2_5] [stroke-width:1.5] [vector-effect:non-scaling-stroke]"
          />
        </svg>
      </div>
      <p
        aria-hidden
        className="mx-4 flex justify-between gap-4 border-t border-ink-700 pt-1 text-small text-ink-700 sm:mx-5"
      >
        <span>{shortDayOf(totals[0]?.date ?? '')}</span>
        <span>
          {open ? words.soFar(shortDayOf(open.date), grouped(open.opened)) : shortDayOf(last?.date ?? '')}
        </span>
      </p>
      <DaysTable totals={totals} today={open?.date} />
    </section>
  )
}

/** A dot where the line is highest, in hundredths of its box, and above the box, clear of all lines, which day that was. */
function Peak({ left, top, said }: { left: number; top: number; said: string }) {
  return (
    <p aria-hidden className="text-small font-semibold">
      <i
        className="absolute size-2 -translate-1/2 rounded-full bg-oxide-700"
        style={{ left: `${left}%`, top: `${top}%` }}
      />
      <span
        className="absolute bottom-full -mb-1 w-max max-w-full"
        style={{ left: `${left}%`, transform: `translateX(-${left}%)` }}
      >
        {said}
      </span>
    </p>
  )
}

/** The same as a table. */
function DaysTable({ totals, today }: DaysLineProps & { today: string | undefined }) {
  return (
    <details className="px-4 pb-2 sm:px-5">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-tea-700 underline underline-offset-4">
        {words.asTable}
      </summary>
      <div className="max-h-80 overflow-auto">
        <table className="w-full text-small tabular">
          <thead>
            <tr>
              <th scope="col" className="py-1 pr-3 text-left">
                {words.day}
              </th>
              {COUNTED_EVENTS.map((name) => (
                <th key={name} scope="col" className="py-1 pr-3 text-right">
                  {words.names[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.toReversed().map((total) => (
              <tr key={total.date} className="border-t border-mist-200">
                <th scope="row" className="py-1 pr-3 text-left font-text whitespace-nowrap">
                  {total.date === today ? words.dayNotOver(dayWords(today)) : dayWords(total.date)}
                </th>
                {COUNTED_EVENTS.map((name) => (
                  <td key={name} className="py-1 pr-3 text-right">
                    {grouped(total[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
