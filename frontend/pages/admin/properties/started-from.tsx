import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { href } from '#contract/paths.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useOffer } from '#frontend/features/leads/use-offer.ts'
import { useStoredProperty } from '#frontend/features/property-status/use-stored-property.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { COPY_OF, OFFERED, PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'

const words = forms.add

/** What a new listing starts from: another one, or what somebody offers. */
export type Source = { kind: 'copy' | 'offer'; id: string }

/** What the address says that the listing starts from. */
export function useSource(): Source | undefined {
  const [query] = useSearchParams()
  const copied = query.get(COPY_OF)
  if (copied !== null) return { kind: 'copy', id: copied }
  const offered = query.get(OFFERED)
  return offered === null ? undefined : { kind: 'offer', id: offered }
}

/** The name of the drafts of a listing that starts from it. */
export const draftName = ({ kind, id }: Source) => `${kind} of ${id}`

type StartedFromProps = {
  source: Source
  /** Fills in what is read, once; left out where the form holds something already. */
  filling: { copy: (property: Property) => void; fill: (fields: FromTextReply['fields']) => void } | undefined
}

/** Says what a new listing starts from, and fills it in. */
export function StartedFrom({ source: { kind, id }, filling }: StartedFromProps) {
  switch (kind) {
    case 'copy':
      return <Copied id={id} onRead={filling?.copy} />
    case 'offer':
      return <Offered id={id} onRead={filling?.fill} />
    default:
      return kind satisfies never
  }
}

type OnRead<Read> = ((read: Read) => void) | undefined

function Copied({ id, onRead }: { id: string; onRead: OnRead<Property> }) {
  const { data, error } = useStoredProperty(id)
  const property = data?.property
  useOnce(property, onRead)
  if (error) return onRead ? <Unread error={error} /> : null
  return property ? <Alert tone="info">{words.copied(property.title)}</Alert> : null
}

/** Reads what somebody offers, as a message is read. */
function Offered({ id, onRead }: { id: string; onRead: OnRead<FromTextReply['fields']> }) {
  const { data, error } = useOffer(id)
  useOnce(data?.fields, onRead)
  if (error) return onRead ? <Unread error={error} /> : null
  if (!data) return null
  const { name, property } = data
  if (!property) return <Alert tone="info">{words.offered(name)}</Alert>
  return (
    <Alert tone="waiting">
      {words.offeredAlready(name)}{' '}
      <Link to={href(PANEL.property, { id: property._id })} className="underline underline-offset-2">
        {property.number}
      </Link>
    </Alert>
  )
}

const Unread = ({ error }: { error: Error }) => <Alert>{failureSentence(error, words.notCopied)}</Alert>

/** Hands on what is read when it is there for the first time. */
function useOnce<Read>(read: Read | undefined, onRead: OnRead<Read>) {
  const isRead = useRef(false)
  useEffect(() => {
    if (read === undefined || isRead.current) return
    isRead.current = true
    onRead?.(read)
  })
}
