import { FileCheck, type LucideIcon, MapPin, Scaling } from 'lucide-react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { href, PATHS } from '#contract/paths.ts'
import { CARD_PICTURE_PX, PICTURE_SIZES } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { pictureSource } from '#frontend/lib/format/pictures.ts'
import { placeOf } from '#contract/properties/place.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture, type PictureSource } from '#frontend/ui/picture.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { cardBadge, type CardFact, cardFacts, cardMore, cardPrice, cardRates } from './card-facts.ts'

const card = messages.card

type PropertyCardProps = {
  property: Property
  onEnquire: (property: Property) => void
  /** For the first cards: their picture is loaded at once. */
  isFirst?: boolean
}

export function PropertyCard({ property, onEnquire, isFirst }: PropertyCardProps) {
  const address = href(PATHS.viewPage, { id: property._id })
  const [picture] = property.pictures
  const { first, area, ownership } = cardFacts(property)
  return (
    <article className={CARD}>
      <CardPicture
        picture={picture && pictureSource(picture, CARD_PICTURE_PX)}
        badge={cardBadge(property)}
        place={placeOf(property)}
        address={address}
        isFirst={isFirst}
      />
      <div className={BODY}>
        <CardPrice {...cardPrice(property)} />
        <Rates property={property} />
        <CardTitle title={property.title} address={address} />
        <More property={property} />
        <ul className="mt-auto mb-3 flex flex-wrap justify-between gap-x-2 gap-y-1.5 border-y border-mist-200 py-2.75">
          <Fact {...first} />
          <Fact {...area} icon={Scaling} />
          <Fact {...ownership} icon={FileCheck} />
        </ul>
        <Button isWide onClick={() => onEnquire(property)} aria-label={card.enquireAbout(property.title)}>
          <WhatsAppIcon />
          {card.enquire}
        </Button>
      </div>
    </article>
  )
}

export const RATES = 'text-small leading-snug text-ink-700'
export const CARD = 'flex min-w-0 flex-col rounded-court border border-mist-200 bg-lime-0 lift'
export const BODY = 'flex flex-1 flex-col gap-1.5 px-4.5 pt-4 pb-4.5'
export const CARD_PICTURE = '-mx-px -mt-px aspect-3/2 !rounded-b-none sm:aspect-4/3'

type CardPictureProps = {
  picture: PictureSource | undefined
  badge: string
  place: string
  address: string
  isFirst?: boolean
}

export function CardPicture({ picture, badge, place, address, isFirst }: CardPictureProps) {
  return (
    <Link to={address} tabIndex={-1} aria-hidden>
      <Picture
        picture={picture}
        missingAlt={card.noPicture}
        sizes={PICTURE_SIZES.card}
        isFirst={isFirst}
        className={CARD_PICTURE}
      >
        <Tag tone="strong" className="absolute top-3 left-3">
          {badge}
        </Tag>
        <Tag className="absolute right-3 bottom-3 left-3 w-fit wrap-anywhere">
          <Icon of={MapPin} size={16} />
          {place}
        </Tag>
      </Picture>
    </Link>
  )
}

export function CardPrice({ short, full }: { short: string; full: string | undefined }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 font-display text-price leading-tight font-semibold tracking-[-0.005em]">
      <span>
        <span className="mr-0.5 font-sans text-base font-text tracking-normal text-ink-500">
          {card.price}
        </span>
        {short}
      </span>
      {full && (
        <span className="font-sans text-micro font-text tracking-normal text-ink-500 tabular">{full}</span>
      )}
    </p>
  )
}

export function CardTitle({ title, address }: { title: string; address: string }) {
  return (
    <h3 className="font-sans text-body leading-snug font-medium text-pretty">
      <Link to={address} className="block hover:underline hover:underline-offset-4 max-sm:-my-3 max-sm:py-3">
        {title}
      </Link>
    </h3>
  )
}

function Rates({ property }: { property: Property }) {
  const rates = cardRates(property)
  return rates && <p className={RATES}>{rates}</p>
}

function More({ property }: { property: Property }) {
  const listed = property.publishedAt ?? property.createdAt
  return (
    <p className="mb-2 flex flex-wrap justify-between gap-x-3 text-micro leading-snug text-ink-700">
      <span>{cardMore(property)}</span>
      <time dateTime={listed} className="text-ink-500">
        {card.listed(dayOf(listed))}
      </time>
    </p>
  )
}

function Fact({ icon, label, value }: CardFact & { icon: LucideIcon }) {
  return (
    <li
      className={`flex items-center gap-1.25 text-small leading-snug xl:text-micro ${value ? 'font-medium' : 'text-ink-500'}`}
    >
      <Icon of={icon} size={16} className="text-tea-700" />
      <span>
        <span className="sr-only">{label}: </span>
        {value ?? card.notAvailable}
      </span>
    </li>
  )
}
