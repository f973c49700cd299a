import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Fact, fieldLabelOf } from './fact.tsx'
import { StateTags } from './state-tags.tsx'

const words = panelProperties.detail
type StandingBoxProps = {
  property: Property
  /** Who listed it, in words. */
  listedBy: string
  /** The actions for the listing. */
  children: ReactNode
}

/** What only staff see of a listing: its status, whom to call, who listed it and when. */
export function StatusBox({ property, listedBy, children }: StandingBoxProps) {
  const { createdAt, updatedAt, untouchedDefaults = [] } = property
  const unchecked = untouchedDefaults.map(fieldLabelOf).join(', ')
  return (
    <section aria-label={words.box} className="grid gap-4 box px-4 py-4 sm:px-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 leading-snug">
        <Fact label={words.status}>
          <span className="flex flex-wrap gap-2">
            <StateTags property={property} />
          </span>
        </Fact>
        <Contact contact={property.contact} />
        <Fact label={words.listedBy}>{listedBy}</Fact>
        <Fact label={words.listedOn}>{dateTimeOf(createdAt)}</Fact>
        <Fact label={words.changedOn}>{dateTimeOf(updatedAt)}</Fact>
        {property.reraNotNeeded && (
          <Fact label={fieldLabelOf('reraNotNeeded')}>{property.reraNotNeeded}</Fact>
        )}
        {unchecked !== '' && <Fact label={words.unchecked}>{unchecked}</Fact>}
      </dl>
      {children}
    </section>
  )
}

function Contact({ contact }: Pick<Property, 'contact'>) {
  const phone = contact?.phone
  const missing = contact ? words.unknown : words.contactHidden
  return (
    <>
      <Fact label={words.company}>{contact?.company ?? missing}</Fact>
      <Fact label={words.phone}>
        {phone ? (
          <a
            href={phoneLink(phone)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {phone}
          </a>
        ) : (
          missing
        )}
      </Fact>
    </>
  )
}
