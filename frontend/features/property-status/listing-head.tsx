import type { Property } from '#contract/properties/replies.ts'
import { placeOf } from '#contract/properties/place.ts'
import { formatInr } from '#contract/units/money.ts'
import { comparedRate } from '#contract/units/rates.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { daysSince } from '#frontend/lib/format/panel-dates.ts'
import { LinePrice } from '#frontend/lib/format/panel-price.tsx'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { StateTags } from './state-tags.tsx'

/** A listing as staff call it: its plate, where it stands, title, kind and place, and the price at the other end. */
export function ListingHead({ property, listedBy }: { property: Property; listedBy: string }) {
  const { number, status, title, category, confirmedAt, createdAt, publishedAt, price } = property
  const isOnOffer = publishedAt !== null && (status === 'available' || status === 'unconfirmed')
  const days = publishedAt === null ? 0 : daysSince(publishedAt)
  const rate = comparedRate(property)
  const cover = useCover(property)
  return (
    <header className="grid grid-cols-1 gap-x-5 gap-y-2 sm:grid-cols-[160px_minmax(0,1fr)_auto]">
      <Picture {...cover} sizes="160px" className="aspect-4/3 w-40 max-sm:hidden" />
      <div className="grid min-w-0 content-start gap-1">
        <p className="mb-1.5 flex flex-wrap items-center gap-2">
          <Plate className="px-2.5 !text-[1.375rem]">{number}</Plate>
          <StateTags property={property} />
          {status === 'available' && confirmedAt && (
            <Tag tone="quiet">{words.stillThere(shortDayOf(confirmedAt))}</Tag>
          )}
        </p>
        <h1>
          <ListingTitle title={title} className="block wrap-anywhere" />
        </h1>
        <p className="leading-snug text-ink-700">
          {[category, placeOf(property)].filter(Boolean).join(', ')}.{' '}
          {words.listedBy(
            shortDayOf(createdAt),
            listedBy,
            isOnOffer && days > 0 ? words.detail.days(days) : undefined,
          )}
        </p>
      </div>
      <p className="leading-tight sm:text-right">
        <b className="font-display text-[1.5rem] font-semibold tabular lg:text-[1.75rem]">
          <LinePrice property={property} onRequest={words.priceOnRequest} />
        </b>
        <span className="block text-small text-ink-700 max-sm:inline max-sm:pl-2">
          {[price > 0 && `INR ${formatInr(price)}`, rate && messages.card.rates[rate.per](rate.price)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
    </header>
  )
}
