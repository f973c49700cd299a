import type { PricesBeside } from '#contract/home.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { rateRange, rateWords } from '#frontend/lib/format/rates.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.priceStory

/** What others of its kind in its place cost a katha or a sq ft, and where its own price lies among them; nothing where there are few. */
export function PricesBesideIt({ property }: { property: Property }) {
  const { fetched } = useReply<PricesBeside>(href(PATHS.pricesBeside, { id: property._id }))
  const beside = fetched.status === 'ready' ? fetched.body : null
  return beside && <Beside beside={beside} property={property} />
}

function Beside({ beside, property }: { beside: NonNullable<PricesBeside>; property: Property }) {
  const { place, per, count, countIsMore, lowInr, highInr, ownInr } = beside
  const perUnit = words.per[per]
  const found = messages.list.found(
    [
      ['category', property.category],
      ['city', place],
      ...(isPerMonth(property.deal) ? [['deal', 'rent'] satisfies [string, string]] : []),
    ],
    undefined,
  )
  const counted = messages.words.amount(String(count)) + (countIsMore ? '+' : '')
  return (
    <div className="grid gap-1.5 border-t border-mist-200 pt-3">
      <p className="font-semibold">
        {words.beside(found, perUnit(rateRange(lowInr, highInr, words.range)), counted)}
      </p>
      <Scale beside={beside} />
      {ownInr !== null && (
        <p className="flex items-center gap-2">
          <i aria-hidden className="size-3 rounded-full bg-oxide-700" />
          {words.own(perUnit(rateWords(ownInr)))}
        </p>
      )}
      <p className="text-small text-ink-500">{words.besideNote}</p>
    </div>
  )
}

/** A dot for each price, from the lowest to the highest, this listing's own larger. The sentences beside it say the same. */
function Scale({ beside: { ratesInr, lowInr, highInr, ownInr } }: { beside: NonNullable<PricesBeside> }) {
  const [least, most] =
    ownInr === null ? [lowInr, highInr] : [Math.min(lowInr, ownInr), Math.max(highInr, ownInr)]
  const leftOf = (inr: number) => `${most === least ? 50 : ((inr - least) / (most - least)) * 100}%`
  return (
    <div aria-hidden className="relative mx-1.5 h-5">
      <i className="absolute top-1/2 h-1.5 w-full -translate-y-1/2 rounded-full bg-mist-200" />
      {ratesInr.map((inr, index) => (
        <i
          key={index}
          className="absolute top-1/2 size-2 -translate-1/2 rounded-full bg-tea-700"
          style={{ left: leftOf(inr) }}
        />
      ))}
      {ownInr !== null && (
        <i
          className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full border-2 border-lime-0 bg-oxide-700"
          style={{ left: leftOf(ownInr) }}
        />
      )}
    </div>
  )
}
