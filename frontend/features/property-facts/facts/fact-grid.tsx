import { widthOf } from '#frontend/lib/format/text-width.ts'
import { messages } from '#frontend/messages/messages.ts'
import { TypedWords } from '#frontend/features/property-facts/typed-words.tsx'
import type { Fact } from './facts.ts'

/** The first facts are in large type; the others follow as lines. */
export const MAIN_FACTS = 4
const LARGE = 'text-[1.375rem] leading-tight'
/** As high as its facts, so that nothing below moves when they load; on phones two times a large line and two small ones. */
export const FACT_ROW = `content-center border-y border-mist-200 py-4 min-h-[calc(2lh+3.5rem*var(--leading-snug)+3rem+2px)] sm:min-h-28 ${LARGE}`

/** The main facts, four in a row or two by two. */
export function FactRow({ facts }: FactsProps) {
  return (
    <dl className={`grid grid-cols-2 gap-4 sm:grid-cols-4 ${FACT_ROW}`}>
      {facts.slice(0, MAIN_FACTS).map((fact) => (
        <div key={fact.label} className="flex min-w-0 flex-col text-body leading-snug">
          <dt className="text-micro text-ink-500">{fact.label}</dt>
          <dd className="contents">
            <span
              className={`order-first font-semibold text-balance ${widthOf(fact.value) > LONG_VALUE ? '' : `font-display lg:text-[1.625rem] ${LARGE}`}`}
            >
              {fact.value}
            </span>
            {fact.more && <small className="text-micro font-text text-ink-700">{fact.more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What fills half of a phone in large type, in times the size. */
const LONG_VALUE = 7.5

/** One fact a line, label left and value right; below, how much a katha is here. */
export function FactLines({ facts, saysKatha }: FactsProps & { saysKatha: boolean }) {
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-1 gap-x-8 border-t border-mist-200 sm:grid-cols-2">
        {facts.map(({ label, value, more, time, isTyped }) => (
          <div
            key={label}
            className="flex min-h-11 min-w-0 items-center justify-between gap-4 border-b border-mist-200 py-2 leading-snug"
          >
            {/* The label gives way first, down to its longest word. */}
            <dt className="shrink-999 text-ink-500">{label}</dt>
            <dd className="max-w-3/5 text-right font-semibold wrap-anywhere first-letter:uppercase">
              {time ? (
                <time dateTime={time}>{value}</time>
              ) : isTyped ? (
                <TypedWords>{value}</TypedWords>
              ) : (
                value
              )}
              {more && <small className="block text-micro font-text text-ink-700">{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {saysKatha && <p className="text-micro text-ink-500">{messages.detail.facts.katha}</p>}
    </div>
  )
}

type FactsProps = { facts: readonly Fact[] }

/** All facts of a listing together, for the panel. */
export function FactGrid({ facts }: FactsProps) {
  return (
    <div className="grid grid-cols-1 [&>div>dl]:border-t-0">
      <FactRow facts={facts} />
      <FactLines facts={facts.slice(MAIN_FACTS)} saysKatha={saysKatha(facts)} />
    </div>
  )
}

export const saysKatha = (facts: readonly Fact[]) =>
  facts.some(({ value, more }) => `${value} ${more}`.includes(messages.words.stored('katha')))
