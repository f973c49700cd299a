import { useState } from 'react'
import type { Deal } from '#contract/properties/enums.ts'
import type { PricePoint, Property } from '#contract/properties/replies.ts'
import { indiaDay } from '#contract/units/time.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { PricesBesideIt } from './prices-beside.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'

const words = messages.priceStory

type PriceStep = PricePoint & { kind: 'listed' | 'lowered' | 'raised' | 'onRequest' | 'now' }

/** The prices that a listing had, each with its day, the present one last, and for how long it has been on the market; one alone in one line. */
export function PriceStory({ property }: { property: Property }) {
  const { deal, publishedAt, status } = property
  const [now] = useState(() => Date.now())
  const steps = stepsOf(property, now)
  const [only] = steps.length === 1 ? steps : []
  const days =
    status === 'available' && publishedAt
      ? Math.max(0, indiaDay(now) - indiaDay(Date.parse(publishedAt)))
      : undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      {only ? (
        <div className={ONE_LINE}>
          <ol>
            <li className={ONE_LINE}>
              <b className={PRICE}>{priceOf(only, deal)}</b>
              {/* Of today and yesterday the sentence after it says the same. */}
              {!(only.kind === 'listed' && days !== undefined && days < 2) && <WhenOf step={only} />}
            </li>
          </ol>
          {days !== undefined && <p>{words.days(days)}</p>}
        </div>
      ) : (
        <>
          <StepLine steps={steps} until={now} />
          <ol className="grid grid-cols-2 gap-x-5 gap-y-3 text-small leading-snug sm:grid-cols-4">
            {steps.map((step) => (
              <li key={step.at} className={classNames('border-t-3 pt-2', TOP_LINE[step.kind])}>
                <b className={`block ${PRICE}`}>{priceOf(step, deal)}</b>
                <WhenOf step={step} />
              </li>
            ))}
          </ol>
          {days !== undefined && <p className="text-small text-ink-700">{words.days(days)}</p>}
        </>
      )}
      <PricesBesideIt property={property} />
    </div>
  )
}

const ONE_LINE = 'flex flex-wrap items-baseline gap-x-3 text-small leading-snug text-ink-700'
const PRICE = 'font-display text-[1.1875rem] leading-tight font-semibold text-ink-900'

function WhenOf({ step: { kind, at } }: { step: PriceStep }) {
  return (
    <span className="text-ink-700">
      {words[kind]}
      {kind !== 'now' && (
        <>
          {' '}
          <time dateTime={at}>{messages.words.day(dayOf(at))}</time>
        </>
      )}
    </span>
  )
}

const TOP_LINE = {
  listed: 'border-ink-900',
  lowered: 'border-brass-500',
  raised: 'border-ink-900',
  onRequest: 'border-mist-400',
  now: 'border-ink-900',
} satisfies Record<PriceStep['kind'], string>

/** A price enters the history after a day; until then it stands at the end, without saying how it compares. */
function stepsOf({ price, priceHistory = [], status }: Property, now: number): PriceStep[] {
  const stood = priceHistory.map((point, index) => ({ ...point, kind: kindOf(index, priceHistory) }))
  const present = price > 0 ? price : null
  return status === 'available' && stood.at(-1)?.price !== present
    ? [...stood, { at: new Date(now).toISOString(), price: present, kind: 'now' }]
    : stood
}

/** Compared with the last price that was told. */
function kindOf(index: number, history: readonly PricePoint[]): PriceStep['kind'] {
  const price = history[index]?.price ?? null
  const before = history.slice(0, index).findLast((point) => point.price !== null)?.price
  if (price === null) return 'onRequest'
  if (before === undefined || before === null || before === price) return 'listed'
  return price < before ? 'lowered' : 'raised'
}

function priceOf({ price }: PricePoint, deal: Deal): string {
  const short = shortPriceOf({ price: price ?? 0, deal })
  return short === undefined ? messages.detail.price.onRequest : messages.words.amount(short)
}

/** How far along the line its last step may be: a price of today is seen to stand as well. */
const LATEST_STEP = 0.92

/**
 * Prices over time: each stands until the next. Drawn from zero, so that a fall looks as large as it is. The list below it
 * says the same.
 */
function StepLine({ steps, until }: { steps: readonly PriceStep[]; until: number }) {
  const told = steps.flatMap(({ at, price }) => (price === null ? [] : [{ at: Date.parse(at), price }]))
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) return null
  const span = Math.max(1, until - first.at, (last.at - first.at) / LATEST_STEP)
  const highest = Math.max(...told.map(({ price }) => price))
  const x = (at: number) => ((at - first.at) / span) * 100
  const y = (price: number) => 100 - (price / highest) * 75
  const line = told.map(
    ({ at, price }, index) => `${index === 0 ? 'M' : 'H'}${x(at)}${index === 0 ? ' ' : 'V'}${y(price)}`,
  )
  const path = `${line.join('')}H100`
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="h-22 w-full box sm:h-28">
      <path d={`${path}V100H0Z`} className="fill-tea-100" />
      <path d={path} vectorEffect="non-scaling-stroke" className="fill-none stroke-ink-900 stroke-[2.5]" />
    </svg>
  )
}
