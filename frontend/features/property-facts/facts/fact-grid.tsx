import { messages } from '#frontend/messages/messages.ts'
import type { Fact } from './facts.ts'

/** Facts in cells with hairlines between them; a short last row leaves its rest as plain wall. Below, what a katha is here. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  const saysKatha = facts.some(({ value, more }) => `${value} ${more}`.includes(' katha'))
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-court border border-mist-200 bg-lime-0 sm:grid-cols-3 xl:grid-cols-4">
        {facts.map(({ label, value, more, time }) => (
          <div key={label} className="min-w-0 px-3.5 py-3 leading-snug outline outline-mist-200">
            <dt className="text-micro text-ink-500">{label}</dt>
            <dd className="font-semibold">
              {time ? <time dateTime={time}>{value}</time> : value}
              {more && <small className="block text-micro font-text text-ink-700">{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {saysKatha && <p className="text-micro text-ink-500">{messages.detail.facts.katha}</p>}
    </div>
  )
}
