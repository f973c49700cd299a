import { unbroken } from '#contract/languages/english-title.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { describedHere } from '#frontend/lib/format/described-here.ts'
import { Fragment, type ReactNode, useState } from 'react'
import { MapPin } from 'lucide'
import { badgeOf, badgeToneOf, isLongTitle } from '#contract/properties/rules.ts'
import { sealsOf, yearsSince } from '#contract/properties/seals.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isReadIn } from '#contract/languages/described.ts'
import { langOf } from '#contract/languages/languages.ts'
import { addressLines, fullAddress } from '#contract/properties/place.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { addressPartOf, placeNameOf, titleOf, typedTitleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { SealMark } from '#frontend/ui/seal-mark.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import type { Head } from '#frontend/lib/head.ts'
import { mainSize } from './facts/facts.ts'

/** Badge, category, title and address. */
export function PropertyHeading({ property }: { property: Property }) {
  const title = titleOf(property)
  const typed = typedTitleOf(property)
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        <Badge property={property} />
        <Tag tone="quiet">{messages.words.stored(property.category)}</Tag>
        <NumberTag>{property.number}</NumberTag>
      </div>
      <TitleHeading isLong={isLongTitle(title)}>{unbroken(title)}</TitleHeading>
      {typed && <TypedTitle typed={typed} lang={langOf(typed)} />}
      <p className={ADDRESS}>
        <Icon of={MapPin} className="mt-0.5 text-oxide-700" />
        <span className="min-w-0">
          <Address property={property} />
        </span>
      </p>
    </div>
  )
}

/** As on cards; on phones the number stands below the price, and on paper in the head. */
export function NumberTag({ children }: { children: ReactNode }) {
  return (
    <Tag tone="outlined" className="max-lg:hidden">
      {children}
    </Tag>
  )
}

/** A long one in smaller letters, so that the price and the facts are not pushed out of the first screen. */
export function TitleHeading({ isLong, children }: { isLong: boolean; children: ReactNode }) {
  return (
    <h1
      className={`mt-3 mb-1.5 lg:mt-3.5 ${isLong ? '!text-h3 !leading-snug lg:!text-h2' : 'max-lg:!text-h2'}`}
    >
      {children}
    </h1>
  )
}

export const ADDRESS = 'flex gap-2 leading-snug text-ink-700 max-sm:text-small'

/** In another language than English the parts in letters of its kind, and on a line of their own those in Latin ones. */
export function Address({ property }: { property: Property }) {
  if (import.meta.env.LANGUAGE === 'en') return fullAddress(property)
  return addressLines(import.meta.env.LANGUAGE, property, addressPartOf).map((line, index) => (
    <span key={index === 0 ? 'own' : 'Latin'} className="block">
      {line.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ', '}
          <AddressPart typed={part} />
        </Fragment>
      ))}
    </span>
  ))
}

/** In the page's language, or with the language that it was typed in. */
function AddressPart({ typed }: { typed: string }) {
  const said = addressPartOf(typed)
  const isOther = said === typed && !isReadIn(import.meta.env.LANGUAGE, typed)
  return <span lang={isOther ? langOf(typed) : undefined}>{said}</span>
}

/** The title as it was typed, below the one that the page composes, set apart as staff's words; on phones one line of it. */
export function TypedTitle({ typed, lang }: { typed: string; lang: string }) {
  return (
    <p
      lang={lang}
      className="mb-1.5 border-l-3 border-mist-200 pl-3.5 text-small leading-snug wrap-anywhere text-ink-500 max-sm:truncate"
    >
      {typed}
    </p>
  )
}

/** What staff have seen of a listing, and when they last confirmed that it is available: only what is true. */
export function Seals({ property }: { property: Property }) {
  const { visitedAt, deedSeenAt, confirmedAt } = sealsOf(property)
  const [now] = useState(() => Date.now())
  if (!visitedAt && !deedSeenAt && !confirmedAt) return null
  return (
    <ul className={SEALS}>
      {visitedAt && (
        <Seal years={yearsSince(visitedAt, now)}>
          {messages.seals.visited(messages.words.day(dayOf(visitedAt)))}
        </Seal>
      )}
      {deedSeenAt && <Seal years={yearsSince(deedSeenAt, now)}>{messages.seals.deed}</Seal>}
      {confirmedAt && (
        <Confirmed>{messages.card.confirmed(messages.words.day(dayOf(confirmedAt)))}</Confirmed>
      )}
    </ul>
  )
}

/** Below the address, or on phones below the price. */
export const SEALS =
  '-mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small leading-snug max-sm:gap-x-4'

/** What was seen more than a year ago says how long ago, and is no longer sealed in colour. */
export function Seal({ years = 0, children }: { years?: number | string; children: ReactNode }) {
  const isOld = years !== 0
  return (
    <li className={`flex items-center gap-1.5 ${isOld ? 'text-ink-500' : 'font-semibold'}`}>
      <SealMark size={28} isOld={isOld} className="-ml-1" />
      {children}
      {isOld && `, ${messages.seals.yearsAgo(years)}`}
    </li>
  )
}

/** Not sealed: somebody said so, the owner or staff, and nobody went to see it. */
export function Confirmed({ children }: { children: ReactNode }) {
  return <li className="text-ink-700">{children}</li>
}

function Badge({ property }: { property: Property }) {
  return <Tag tone={badgeToneOf(property)}>{badgeSaid(property)}</Tag>
}

function badgeSaid(property: Property): string {
  if (property.isSold) return messages.card.sold
  return property.isRented ? messages.card.rented : messages.words.stored(badgeOf(property))
}

const META_LETTERS = 155

/** A listing in a few words: place and size. */
export function summaryOf(property: Property): (string | undefined)[] {
  return [placeNameOf(property.locality ?? property.location.city), mainSize(property)]
}

/** Title and description of a listing's page. */
export function headOf(property: Property, near: readonly NearThing[]): Head {
  const title = titleOf(property)
  const text = describedHere(property, near).text.replace(/\s+/g, ' ')
  return {
    title: messages.detail.pageTitle(title),
    description: text.length > META_LETTERS ? `${text.slice(0, META_LETTERS)}…` : text,
  }
}
