import { MapPin } from 'lucide'
import { type ComponentType, memo, type ReactNode, useId, useState } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { unbroken } from '#contract/languages/english-title.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { sealsOf, yearsSince } from '#contract/properties/seals.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { localityOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SealMark } from '#frontend/ui/seal-mark.tsx'
import { type CardFact, cardFacts, cardPrice, cardRate } from './card-facts.ts'
import { CardPictures } from './card-pictures.tsx'
import { BODY, CARD } from './card-skeleton.tsx'

const card = messages.card

type PropertyCardProps = {
  property: Property
  onEnquire: (property: Property) => void
  /** For the first cards: their picture is loaded at once. */
  isFirst?: boolean
  /** What stands on its picture; always the same component. */
  Corner?: ComponentType<{ property: Property }>
  /** A word beside its badge that only this device knows; always the same component. */
  Mark?: ComponentType<{ property: Property }>
}

/** A list has up to hundreds: a card renders once, not with every dialog that opens or card that joins it. */
export const PropertyCard = memo(Card)

function Card({ property, onEnquire, isFirst, Corner, Mark }: PropertyCardProps) {
  const titleId = useId()
  const address = href(PATHS.viewPage, { id: property._id })
  return (
    <CardFrame
      id={titleId}
      address={address}
      picture={
        <CardPictures
          property={property}
          address={address}
          isFirst={isFirst}
          corner={Corner && <Corner property={property} />}
          mark={Mark && <Mark property={property} />}
        />
      }
      number={property.number}
      price={cardPrice(property)}
      rate={cardRate(property)}
      title={titleOf(property)}
      facts={cardFacts(property)}
      place={localityOf(property)}
      since={<Since property={property} />}
      wayOn={<WayOn property={property} onEnquire={onEnquire} />}
    />
  )
}

/** The strongest that is known: when the site was visited within a year, when it was confirmed to be there, else when it was listed. */
function Since({ property }: { property: Property }) {
  const [now] = useState(() => Date.now())
  const { visitedAt, confirmedAt } = sealsOf(property)
  const listed = property.publishedAt ?? property.createdAt
  const day = (time: string) => messages.words.day(shortDayOf(time))
  if (property.status === 'available' && visitedAt && yearsSince(visitedAt, now) < 1)
    return (
      <span className="flex items-center gap-1 font-semibold text-oxide-700">
        <SealMark size={16} />
        {card.visitedOn(day(visitedAt))}
      </span>
    )
  if (confirmedAt) return <span className="text-tea-800">{card.confirmedOn(day(confirmedAt))}</span>
  return <time dateTime={listed}>{card.listed(day(listed))}</time>
}

type CardFrameProps = CardTitleProps & {
  picture: ReactNode
  number: string
  price: string[]
  rate: ReactNode
  /** Without them their line is reserved. */
  facts?: CardFact[]
  place: string
  /** What the card says of when it was last seen. */
  since?: ReactNode
  wayOn: ReactNode
}

/** The markup of a card: this page's own and the one that the Worker fills in before the scripts run (card-template.tsx). */
export function CardFrame({
  picture,
  number,
  price,
  rate,
  facts,
  place,
  since,
  wayOn,
  ...title
}: CardFrameProps) {
  return (
    <article aria-labelledby={title.id} className={CARD}>
      {picture}
      <div className={BODY}>
        <CardPrice price={price} rate={rate} isRateBelow={facts && isRateBelow(facts, rate)} />
        <CardTitle {...title} />
        {facts ? (
          <ul className={FACTS}>
            {facts.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
          </ul>
        ) : (
          <p className={FACTS} aria-hidden>
            {NO_BREAK_SPACE}
          </p>
        )}
        <div className={PLACE}>
          <CardPlace place={place} />
          {since && <span className={SINCE}>{since}</span>}
        </div>
        <div className={FOOT}>
          <span className={NUMBER}>{number}</span>
          {wayOn}
        </div>
      </div>
    </article>
  )
}

const NO_BREAK_SPACE = '\u00a0'
/**
 * Two lines in a row of a list, as many as three facts may need there. Cut as they are they lie above the title's
 * link, and let presses through.
 */
const FACTS =
  'card-facts dotted pointer-events-none flex flex-wrap content-start overflow-hidden text-small leading-[1.35]'
/** One line, so that the day, which comes with the scripts, makes no card higher; only beside a place that leaves it no room the day stands below. */
const PLACE =
  'flex flex-wrap items-center gap-1 text-micro leading-[1.35] text-ink-500 in-row:contents justify-between'
/** In a row beside the way on, at the foot. */
const SINCE = 'card-since'
const FOOT = 'mt-auto flex items-center gap-3 pt-2 in-row:contents'
const NUMBER =
  'card-number rounded-tag border border-mist-400 px-1.5 text-micro font-semibold whitespace-nowrap text-ink-700'
export const ENQUIRE = {
  look: 'secondary',
  size: 'small',
  className: 'card-enquire relative flex-1',
} as const

/** So many letters have room in one line of a row on phones, in any script. */
const LETTERS_IN_A_ROW = 31

/** Whether the rate stands below the ownership in a row, and not at the end of its line. */
function isRateBelow(facts: CardFact[], rate: ReactNode): boolean {
  const ownership = facts.at(-1)?.value ?? card.notAvailable
  return typeof rate === 'string' && ownership.length + rate.length > LETTERS_IN_A_ROW
}

const BESIDE_PRICE = 'text-micro font-text text-ink-500'

/** On one line unless the text size makes it wider than the card; the rate is beside it or below. */
function CardPrice({
  price,
  rate,
  isRateBelow,
}: Pick<CardFrameProps, 'price' | 'rate'> & { isRateBelow: boolean | undefined }) {
  const [short, per] = price
  return (
    <p className="card-sum flex flex-wrap justify-between">
      <span className="card-price font-display text-price leading-tight font-semibold">
        <span className={BESIDE_PRICE}>{card.price}</span>
        {short}
        <span className={BESIDE_PRICE}>{per}</span>
      </span>
      <span
        data-below={isRateBelow || undefined}
        className="card-rate text-micro leading-[1.35] text-ink-500"
      >
        {rate}
      </span>
    </p>
  )
}

type CardTitleProps = {
  id: string
  title: string
  address: string
}

/**
 * Two lines high, so that cards in a row align, and where each is a row up to three; the listing's own page shows the whole title. A press on any word of
 * the card is its own.
 */
function CardTitle({ id, title, address }: CardTitleProps) {
  return (
    <h3
      id={id}
      className={`card-title text-body leading-[1.35] ${import.meta.env.LANGUAGE === 'en' ? 'font-medium' : 'font-semibold'}`}
    >
      <Link to={address} className="block">
        <span className="line-clamp-2">{unbroken(title)}</span>
      </Link>
    </h3>
  )
}

function CardPlace({ place }: { place: string }) {
  return (
    <span className="card-place min-w-0 inline-flex items-center gap-1 rounded-tag bg-tea-50 px-1.5 py-0.5 font-semibold text-tea-800">
      <Icon of={MapPin} size={14} />
      <span className="truncate">{place}</span>
    </span>
  )
}

function Fact({ label, value }: CardFact) {
  return (
    <li className={value ? undefined : 'text-ink-500'}>
      <span className="sr-only">{label}: </span>
      {value ?? card.notAvailable}
    </li>
  )
}

/** A sold or rented listing links to similar ones instead. */
function WayOn({ property, onEnquire }: Pick<PropertyCardProps, 'property' | 'onEnquire'>) {
  if (property.isSold || property.isRented)
    return (
      <Link to={`/property?category=${property.category.toLowerCase()}`} className={buttonLook(ENQUIRE)}>
        {messages.card.findSimilar}
      </Link>
    )
  return (
    <Button
      {...ENQUIRE}
      onClick={() => onEnquire(property)}
      data-press={property._id}
      aria-label={card.enquireAbout(titleOf(property))}
    >
      {card.enquire}
    </Button>
  )
}
