import { useState } from 'react'
import { href } from '#contract/paths.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ListingPlate } from './lead-row.tsx'
import { useAsked } from './use-leads.ts'
import { useSpeed } from './use-speed.ts'

const SHOWN_ASKED = 6

/** The listings in the order in which somebody last asked about them. */
export function MostAsked() {
  const { data = [] } = useAsked()
  const [isWhole, setIsWhole] = useState(false)
  if (data.length === 0) return null
  const { asked } = words
  return (
    <section className="min-w-0 box">
      <h2 className="px-3.5 pt-3 pb-2 text-h3 sm:px-5">{asked.title}</h2>
      <ol>
        {data.slice(0, isWhole ? undefined : SHOWN_ASKED).map(({ property, leads, lastAt }) => (
          <li key={property._id} className="border-t border-mist-200 px-3.5 py-1.5 sm:px-5">
            <Link
              to={href(PANEL.property, { id: property._id })}
              className="grid min-h-11 content-center leading-snug hover:underline"
            >
              <ListingPlate property={property} />
              <span className="text-small text-ink-700 tabular">{asked.said(leads, shortDayOf(lastAt))}</span>
            </Link>
          </li>
        ))}
      </ol>
      {data.length > SHOWN_ASKED && !isWhole && (
        <p className="border-t border-mist-200 px-3.5 py-2.5 sm:px-5">
          <Button look="secondary" size="small" onClick={() => setIsWhole(true)}>
            {words.more}
          </Button>
        </p>
      )}
    </section>
  )
}

const SPEED_DAYS = 30

/** For admins: how soon people are called. */
export function Speed() {
  const { data } = useSpeed(SPEED_DAYS)
  const weeks = data?.weeks.filter(({ people, uncalled }) => people.length > 0 || uncalled > 0) ?? []
  if (weeks.length === 0) return null
  const { speed } = words
  return (
    <section className="min-w-0 overflow-x-auto box p-3.5 sm:p-5">
      <h2 className="pb-2 text-h3">{speed.title}</h2>
      <table className="w-full text-left text-small">
        <thead>
          <tr className="text-ink-700">
            <th className="py-1.5 pr-3 font-medium">{speed.week}</th>
            <th className="py-1.5 pr-3 font-medium">{speed.person}</th>
            <th className="py-1.5 pr-3 text-right font-medium">{speed.leads}</th>
            <th className="py-1.5 text-right font-medium">{speed.median}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.flatMap(({ week, people, uncalled }) =>
            [
              ...people.map(({ accountId, name, leads, medianMinutes }) => ({
                key: accountId,
                name: name ?? words.lines.somebody,
                leads,
                median: panelDashboard.week.minutes(medianMinutes),
              })),
              ...(uncalled > 0 ? [{ key: 'open', name: speed.uncalled, leads: uncalled, median: '' }] : []),
            ].map(({ key, name, leads, median }, at) => (
              <tr key={week + key} className="border-t border-mist-200">
                <td className="py-1.5 pr-3">
                  <span className={at > 0 ? 'sr-only' : undefined}>{shortDayOf(week)}</span>
                </td>
                <td className="py-1.5 pr-3">{name}</td>
                <td className="py-1.5 pr-3 text-right tabular">{leads}</td>
                <td className="py-1.5 text-right whitespace-nowrap tabular">{median}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}
