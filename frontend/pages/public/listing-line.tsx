import type { ReactNode } from 'react'
import { unbroken } from '#contract/languages/english-title.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { cardBadge, cardFacts, cardPrice } from '#frontend/features/properties/cards/card-facts.ts'
import { localityOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { ListingPicture } from './listing-picture.tsx'

const LOOKS = {
  /** On phones the picture stands above the text where that would be too narrow for its letters. */
  row: {
    frame:
      'flex flex-wrap md:grid md:grid-cols-[220px_minmax(0,1fr)] lg:grid-cols-[220px_minmax(0,1fr)_320px]',
    picture: 'min-h-28 flex-[1_0_112px] md:h-full md:min-h-41.5 lg:min-h-32',
    rendered: 'inset-x-0 bottom-0 justify-center !rounded-none !px-0 !text-[0.6875rem]',
    text: 'flex-[999_1_10rem] md:min-w-0',
    more: 'basis-full px-3 pt-2 pb-3 md:col-start-2 lg:col-start-3 lg:pt-3',
  },
  card: {
    frame: 'grid grid-cols-1 grid-rows-[auto_auto_1fr]',
    picture: 'aspect-2/1',
    rendered: 'right-3 bottom-3',
    text: 'min-w-0',
    more: 'px-3 pb-3',
  },
}

type ListingLineProps = {
  property: Property | null
  /** Why it is not there. */
  missing?: string
  /** What this device knows of it. */
  known?: { number?: string; title?: string }
  look: keyof typeof LOOKS
  changed?: ReactNode
  children: ReactNode
}

/** A listing in a list of one's own: its picture, price, facts, and what can be done with it. */
export function ListingLine({
  property,
  missing = messages.kept.gone,
  known,
  look,
  changed,
  children,
}: ListingLineProps) {
  const { frame, picture, rendered, text, more } = LOOKS[look]
  const isOff = property === null || property.isSold || property.isRented
  return (
    <article className={`h-full break-inside-avoid gap-x-1 overflow-hidden box ${frame}`}>
      <PictureRoom property={property} className={picture}>
        <ListingPicture
          property={property}
          sizes={look === 'row' ? '(min-width: 56rem) 220px, 112px' : '(min-width: 56rem) 646px, 100vw'}
          className={isOff ? 'aspect-auto opacity-60 saturate-55' : 'aspect-auto'}
          rendered={rendered}
        />
      </PictureRoom>
      <div className={`grid content-start gap-0.5 p-3 ${text}`}>
        {changed && (
          <p className="justify-self-start rounded-tag bg-brass-100 px-2 py-0.5 text-small font-medium text-ink-900">
            {changed}
          </p>
        )}
        {property ? (
          <PriceAndFacts property={property} isOff={isOff} />
        ) : (
          <Without {...known} missing={missing} />
        )}
      </div>
      <div className={`grid content-start gap-2 ${more}`}>{children}</div>
    </article>
  )
}

/** Pressing the picture opens the listing; with keys its title does. */
function PictureRoom({
  property,
  className,
  children,
}: Pick<ListingLineProps, 'property'> & { className: string; children: ReactNode }) {
  if (!property) return <div className={`grid ${className}`}>{children}</div>
  return (
    <Link
      to={href(PATHS.viewPage, { id: property._id })}
      tabIndex={-1}
      aria-hidden
      className={`grid ${className}`}
    >
      {children}
    </Link>
  )
}

const NUMBER = 'rounded-tag border border-mist-400 px-1.5 font-sans text-micro whitespace-nowrap'
const TITLE = '!font-sans !text-body leading-snug font-medium wrap-anywhere'

function Without({ number, title, missing }: { number?: string; title?: string; missing: string }) {
  if (!title) return <h2 className="!text-body">{missing}</h2>
  return (
    <>
      <p className="flex items-start justify-between gap-3 text-small text-ink-500">
        {missing}
        {number && <span className={NUMBER}>{number}</span>}
      </p>
      <h2 className={TITLE}>{title}</h2>
    </>
  )
}

function PriceAndFacts({ property, isOff }: { property: Property; isOff: boolean }) {
  const facts = cardFacts(property).flatMap(({ value }) => value ?? [])
  const [price = '', per = ''] = cardPrice(property)
  return (
    <>
      <p className="flex flex-wrap items-start justify-between gap-x-3 font-display text-price leading-tight font-semibold">
        {/* Where both have no room beside the number, the month goes below the price. */}
        <span className="flex-[1_1_8rem]">
          {isOff ? (
            <>
              <s>{price + per}</s> {cardBadge(property)}
            </>
          ) : (
            <>
              <span className="whitespace-nowrap">{price}</span>{' '}
              <small className="font-sans text-small whitespace-nowrap font-text text-ink-500">
                {per.trim()}
              </small>
            </>
          )}
        </span>
        <span className={NUMBER}>{property.number}</span>
      </p>
      <h2 className={TITLE}>
        <Link to={href(PATHS.viewPage, { id: property._id })} className="block py-1 hover:underline">
          {unbroken(titleOf(property))}
        </Link>
      </h2>
      <ul className="dotted flex flex-wrap overflow-hidden text-small text-ink-500">
        {[localityOf(property), ...facts].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
