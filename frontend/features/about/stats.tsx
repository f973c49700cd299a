import type { DatedFact } from '#contract/firm.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'

const about = messages.about
const words = messages.words

type Stat = { figure: string; label: string; counted?: string }

/** What the firm has counted, each with its day; while it has counted nothing, the figures of the page's own sentences. */
export function Stats({ facts }: { facts: readonly DatedFact[] }) {
  const stats: Stat[] = facts.length > 0 ? facts.map(statOf) : about.stats
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-6 py-8 wrap lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:py-12">
      {stats.map(({ figure, label, counted }) => (
        <li key={label} className="border-t-[3px] border-band pt-2.5">
          <b className="block font-display text-[2.25rem] leading-[1.1] font-semibold text-oxide-700 lg:text-[3rem]">
            {figure}
          </b>
          <span className="block leading-[1.35] text-ink-700">{label}</span>
          {counted && <span className="block text-small text-ink-700">{counted}</span>}
        </li>
      ))}
    </ul>
  )
}

function statOf({ figure, label, asOf }: DatedFact): Stat {
  return {
    figure: words.amount(figure),
    label: label[import.meta.env.LANGUAGE],
    counted: about.countedOn(words.day(dayOf(asOf))),
  }
}
