import type { Property } from '#contract/properties/replies.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'

/** What the enquiry is about: picture, price, title and place in one row. */
export function EnquirySubject({ property }: { property: Property }) {
  const { title, locality, location } = property
  const short = shortPriceOf(property)
  const [picture] = property.pictures
  const places = [locality, location.city].filter((place) => place && !title.includes(place))
  return (
    <div className="grid grid-cols-[84px_minmax(0,1fr)] items-center gap-3.5 rounded-court border border-mist-200 bg-lime-0 p-2">
      <Picture picture={silentSource(picture)} missingAlt="" sizes="84px" />
      <div className="min-w-0">
        <p className="font-display text-h3 leading-tight font-semibold">
          {short ? messages.words.amount(short) : messages.card.contactForPrice}
        </p>
        <p className="line-clamp-4 text-small leading-snug">{[title, ...new Set(places)].join(', ')}</p>
      </div>
    </div>
  )
}
