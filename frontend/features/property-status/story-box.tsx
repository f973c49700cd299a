import { CircleCheck, FileCheck, Globe, History, IndianRupee, type IconNode, Plus } from 'lucide'
import { useState } from 'react'
import { CHECK_LABELS } from '#contract/properties/checks.ts'
import type { Property } from '#contract/properties/replies.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { Moment } from '#frontend/ui/moment.tsx'

const { story: words, priceOnRequest } = panelProperties
const FIRST_SHOWN = 5

type Happened = { at: string; by: string | null | undefined; icon: IconNode; text: string }

/** What happened to a listing, as it says itself, the newest first. */
export function StoryBox({ property, listedBy }: StoryBoxProps) {
  const [isWhole, setIsWhole] = useState(false)
  const all = storyOf(property, listedBy)
  const shown = isWhole ? all : all.slice(0, FIRST_SHOWN)
  return (
    <section aria-labelledby="story" className="grid gap-3 box px-4 py-4 sm:px-5">
      <h2 id="story" className="text-h3">
        {words.title}
      </h2>
      <ol className="grid">
        {shown.map(({ at, by, icon, text }) => (
          <Moment key={at + text} icon={icon} when={[shortDayOf(at), by].filter(Boolean).join(', ')}>
            <p>{text}</p>
          </Moment>
        ))}
      </ol>
      {shown.length < all.length && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-small font-medium underline underline-offset-4"
          onClick={() => setIsWhole(true)}
        >
          <Icon of={History} size={18} />
          {words.all(all.length)}
        </button>
      )}
    </section>
  )
}

/** `listedBy`: who listed it, in words. */
type StoryBoxProps = { property: Property; listedBy: string }

function storyOf(property: Property, listedBy: string): Happened[] {
  const { createdAt, publishedAt, confirmedAt, confirmedByName, priceHistory = [] } = property
  const priceOf = (price: number | null) => shortPriceOf({ ...property, price: price ?? 0 }) ?? priceOnRequest
  const prices = priceHistory.slice(1).map(({ at, price }, index): Happened => {
    const before = priceHistory[index]?.price ?? price
    return { at, by: undefined, icon: IndianRupee, text: words.price(priceOf(before), priceOf(price)) }
  })
  return [
    ...(publishedAt ? [{ at: publishedAt, by: undefined, icon: Globe, text: words.published }] : []),
    { at: createdAt, by: listedBy, icon: Plus, text: words.added },
    ...(confirmedAt
      ? [{ at: confirmedAt, by: confirmedByName, icon: CircleCheck, text: words.confirmed }]
      : []),
    ...prices,
    ...checksOf(property),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** What one person looked at on one day is one thing that happened. */
function checksOf({ checks }: Property): Happened[] {
  const days = new Map<string, Happened>()
  for (const { check, checkedAt: at, checkedByName: by } of checks ?? []) {
    const key = `${shortDayOf(at)} ${by}`
    const before = days.get(key)
    const text = before ? `${before.text}, ${CHECK_LABELS[check]}` : CHECK_LABELS[check]
    days.set(key, { at, by, icon: FileCheck, text })
  }
  return [...days.values()]
}
