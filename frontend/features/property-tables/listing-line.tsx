import type { Property } from '#contract/properties/replies.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { placeOf } from '#contract/properties/place.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'
import { Picture } from '#frontend/ui/picture.tsx'

/** A listing in one line: picture, title, place and price. */
export function ListingLine({ property }: { property: Property }) {
  const { title, category, pictures } = property
  const [first] = pictures
  return (
    <div className="flex items-center gap-3.5 rounded-court border border-mist-200 bg-lime-0 p-2">
      <Picture
        picture={silentSource(first)}
        missingAlt=""
        sizes="84px"
        className="aspect-4/3 w-21 flex-none"
      />
      <p className="min-w-0 leading-snug">
        <b className="block font-semibold wrap-anywhere">{title}</b>
        <span className="text-small text-ink-700">
          {[category, placeOf(property), shortPriceOf(property) ?? words.priceOnRequest].join(', ')}
        </span>
      </p>
    </div>
  )
}
