import type { ReactNode } from 'react'
import { type Check, CHECK_LABELS } from '#contract/properties/checks.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import type { State } from '#contract/properties/enums.ts'
import { formatInr } from '#contract/units/money.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Property } from '#contract/properties/replies.ts'
import { phoneLink } from '#frontend/lib/navigation/links.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { LockKeyhole } from 'lucide'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'

const words = panelProperties.detail
const TONES = {
  available: 'good',
  pending: 'waiting',
  sold: 'over',
  rented: 'over',
  unconfirmed: 'waiting',
} as const

type StandingBoxProps = {
  property: Property
  /** Who listed it, in words. */
  listedBy: string
  /** The actions for the listing. */
  children: ReactNode
}

/** What only staff see of a listing: its status, whom to call, who listed it and when. */
export function StatusBox({ property, listedBy, children }: StandingBoxProps) {
  const { status, createdAt, publishedAt, confirmedAt, updatedAt, untouchedDefaults = [] } = property
  const unchecked = untouchedDefaults.map(labelOf).join(', ')
  return (
    <>
      <PrivateFile file={property.privateFile} notes={property.privateNotes} />
      <section
        aria-label={words.box}
        className="grid gap-4 rounded-court border border-mist-200 bg-lime-0 px-4 py-4 sm:px-5"
      >
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 leading-snug">
          <Fact label={words.status}>
            <Tag tone={TONES[status]}>{stateWords[status]}</Tag>
          </Fact>
          <Contact contact={property.contact} />
          <Fact label={words.listedBy}>{listedBy}</Fact>
          <Fact label={words.listedOn}>{dateTimeOf(createdAt)}</Fact>
          {publishedAt && <Fact label={words.approvedOn}>{dateTimeOf(publishedAt)}</Fact>}
          {publishedAt && isOnOffer(status) && (
            <Fact label={words.onMarket}>{words.days(daysSince(publishedAt))}</Fact>
          )}
          {confirmedAt && (
            <Fact label={words.confirmedOn}>
              {words.confirmedBy(dateTimeOf(confirmedAt), property.confirmedByName)}
            </Fact>
          )}
          <Fact label={words.changedOn}>{dateTimeOf(updatedAt)}</Fact>
          {property.reraNotNeeded && <Fact label={labelOf('reraNotNeeded')}>{property.reraNotNeeded}</Fact>}
          {unchecked !== '' && <Fact label={words.unchecked}>{unchecked}</Fact>}
        </dl>
        <Checks checks={property.checks ?? []} />
        {children}
      </section>
    </>
  )
}

type PrivateFileProps = { file: Property['privateFile']; notes: Property['privateNotes'] }

/** What is known of the owner, on paste ground: nothing of it is in a public answer. */
function PrivateFile({ file, notes }: PrivateFileProps) {
  const isEmpty = !file || Object.values(file).every((value) => value === null || String(value) === '')
  if (isEmpty && !notes) return null
  return (
    <section
      aria-label={words.privateFile}
      className="grid gap-3 rounded-court border border-[#cdbfa8] bg-paste px-4 py-4 sm:px-5"
    >
      <h2 className="flex flex-wrap items-center gap-x-3 text-h3">
        {words.privateFile}
        <span className="flex items-center gap-1.5 font-sans text-small font-normal text-ink-700">
          <Icon of={LockKeyhole} size={18} />
          {words.onlyStaff}
        </span>
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 leading-snug">
        <OwnerFacts file={file} />
        {notes && (
          <Fact label={labelOf('privateNotes')}>
            <span className="font-normal whitespace-pre-line">{notes}</span>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function OwnerFacts({ file }: { file: Property['privateFile'] }) {
  if (!file) return null
  const { ownerPhones, lowestPrice } = file
  const names = ['ownerName', 'keyWith', 'commission', 'caretaker'] as const
  return (
    <>
      {names.map(
        (name) =>
          file[name] && (
            <Fact key={name} label={labelOf(name)}>
              {file[name]}
            </Fact>
          ),
      )}
      {ownerPhones && ownerPhones.length > 0 && (
        <Fact label={labelOf('ownerPhones')}>
          {ownerPhones.map((phone) => (
            <a
              key={phone}
              href={phoneLink(phone)}
              className="mr-3 inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {phone}
            </a>
          ))}
        </Fact>
      )}
      {lowestPrice !== null && <Fact label={labelOf('lowestPrice')}>{formatInr(lowestPrice)}</Fact>}
    </>
  )
}

/** The checks made, with the details that only staff may read. */
function Checks({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  return (
    <ul aria-label={labelOf('checks')} className="grid gap-2 border-t border-mist-200 pt-3 leading-snug">
      {checks.map(({ check, checkedAt, checkedByName, paperNumber, note }) => (
        <li key={check} className="wrap-anywhere">
          <b className="font-semibold">{CHECK_LABELS[check]}</b>
          <span className="block text-small text-ink-700">
            {words.confirmedBy(dayOf(checkedAt), checkedByName)}
          </span>
          {paperNumber && <span className="block text-small">{paperNumber}</span>}
          {note && <span className="block text-small whitespace-pre-line">{note}</span>}
        </li>
      ))}
    </ul>
  )
}

const isOnOffer = (status: State) => status === 'available' || status === 'unconfirmed'
const daysSince = (time: string) => Math.floor((Date.now() - new Date(time).getTime()) / DAY_MS)

const labelOf = (name: string) =>
  Object.entries(ALL_FIELDS).find(([known]) => known === name)?.[1].label ?? name

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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-small text-ink-700">{label}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </>
  )
}
