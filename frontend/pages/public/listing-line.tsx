import type { ReactNode } from 'react'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { cardBadge, cardFacts, cardPrice } from '#frontend/features/properties/cards/card-facts.ts'
import { shortPlaceOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'

const ROW =
  'grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-court border border-mist-200 bg-lime-0 p-3 md:grid-cols-[220px_minmax(0,1fr)] md:p-4'

type ListingLineProps = { property: Property | null; changed?: ReactNode; children: ReactNode }

/** A listing in a list of one's own: its picture, price, facts, and what can be done with it. */
export function ListingLine({ property, changed, children }: ListingLineProps) {
  const isOff = property === null || property.isSold || property.isRented
  return (
    <article className={ROW}>
      <Picture
        picture={silentSource(property?.pictures[0])}
        missingAlt=""
        sizes="(min-width: 56rem) 220px, 112px"
        className={`aspect-4/3 ${isOff ? 'saturate-55' : ''}`}
      />
      <div className="grid min-w-0 content-start gap-1">
        {property ? (
          <Told property={property} isOff={isOff} />
        ) : (
          <h2 className="!text-body">{messages.kept.gone}</h2>
        )}
        {changed && <p className="text-small font-semibold text-oxide-700">{changed}</p>}
      </div>
      <div className="col-span-2 grid gap-3 md:col-span-1 md:col-start-2">{children}</div>
    </article>
  )
}

function Told({ property, isOff }: { property: Property; isOff: boolean }) {
  const facts = cardFacts(property).flatMap(({ value }) => value ?? [])
  return (
    <>
      <p className="font-display text-price leading-tight font-semibold">
        {isOff ? (
          <>
            <s>{cardPrice(property).join('')}</s> {cardBadge(property)}
          </>
        ) : (
          cardPrice(property).join('')
        )}
      </p>
      <h2 className="!font-sans !text-body leading-snug font-medium wrap-anywhere">
        <Link to={href(PATHS.viewPage, { id: property._id })} className="block py-1 hover:underline">
          {titleOf(property)}
        </Link>
      </h2>
      <p className="text-small text-ink-500">{[shortPlaceOf(property), ...facts].join(' · ')}</p>
    </>
  )
}
