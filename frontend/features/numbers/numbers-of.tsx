import { isCompared } from '#contract/numbers/compared.ts'
import type { ListingNumbers, NumbersReply } from '#contract/numbers/numbers.ts'
import { LIMITS } from '#contract/limits.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelNumbers } from '#frontend/messages/panel/numbers.ts'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { grouped, UsualBar } from './bars.tsx'
import { useNumbers } from './use-numbers.ts'

const words = panelNumbers.ofListing
const STEPS = ['shown', 'opened', 'pictures', 'enquired', 'called'] as const

/** For admins: what visitors did with one listing, each step beside what is usual for its kind. */
export function NumbersOf({ propertyId }: { propertyId: string }) {
  const days = LIMITS.numbersUsualDays
  const { data, isPending } = useNumbers(days, true)
  const listing = data?.listings.find((one) => one.propertyId === propertyId)
  if (!listing) return isPending ? <Waiting days={days} /> : null
  const isYoung = !isCompared(listing)
  const usual = isYoung ? undefined : data?.usual.find(({ category }) => category === listing.category)
  return (
    <section aria-labelledby="numbers-of" className="min-w-0 box px-4 pb-2 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 pt-2">
        <h2 id="numbers-of" className="text-h3">
          {words.title(days)}
        </h2>
        <Link
          to={PANEL.numbers}
          className="inline-flex min-h-11 items-center text-small font-medium underline underline-offset-4"
        >
          {words.all}
        </Link>
      </div>
      {isYoung && <p className="pb-1 text-small text-ink-700">{words.young}</p>}
      {usual ? <NumbersBesideUsual listing={listing} usual={usual} /> : <Alone listing={listing} />}
    </section>
  )
}

function NumbersBesideUsual({
  listing,
  usual,
}: {
  listing: ListingNumbers
  usual: NumbersReply['usual'][number]
}) {
  return (
    <dl>
      {STEPS.map((step) => (
        <div
          key={step}
          className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-x-4 border-t border-mist-200 py-2 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)_9rem]"
        >
          <dt className="sr-only">{panelNumbers.names[step]}</dt>
          <dd className="flex items-baseline gap-2">
            <b className="font-display text-body font-semibold tabular">{grouped(listing[step])}</b>
            <span aria-hidden>{panelNumbers.names[step]}</span>
          </dd>
          <dd>
            <UsualBar count={listing[step]} usual={usual[step]} />
          </dd>
          <dd className="text-small text-ink-700 tabular max-sm:col-start-2 sm:text-right">
            {usual[step] > 0 && words.usual(listing.category, grouped(usual[step]))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** So few days prove nothing: what was counted, without a bar. */
function Alone({ listing }: { listing: ListingNumbers }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-2 border-t border-mist-200 pt-2.5 pb-2 sm:grid-cols-5">
      {STEPS.map((step) => (
        <div key={step} className="flex flex-col-reverse">
          <dt className="text-small text-ink-700">{panelNumbers.names[step]}</dt>
          <dd className="font-display text-h3 leading-tight font-semibold tabular">
            {grouped(listing[step])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Where the numbers will stand. */
function Waiting({ days }: { days: number }) {
  return (
    <section aria-busy aria-label={words.title(days)} className="grid gap-5 box p-4 sm:p-5">
      <SkeletonLine className="w-40" />
      {STEPS.map((step) => (
        <SkeletonLine key={step} />
      ))}
    </section>
  )
}
