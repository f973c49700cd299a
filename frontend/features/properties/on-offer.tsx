import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SimilarProperties } from './similar-properties.tsx'

const NEWEST = `${PATHS.allProperties}?limit=4`

/** The footer stays out of sight until the cards are there. */
const ROOM = <div className="h-screen" />

type OnOfferProps = { onEnquire: (property: Property) => void }

/** The newest listings, for visitors of a listing that is no longer available. */
export function OnOffer({ onEnquire }: OnOfferProps) {
  const { fetched } = useReply<{ properties: Property[] }>(NEWEST)
  if (fetched.status === 'loading') return ROOM
  const properties = fetched.status === 'ready' ? fetched.body.properties : []
  if (properties.length === 0) return null
  return (
    <section className="pb-(--space-section) wrap">
      <p className="pt-6 text-lead">{messages.kept.gone}</p>
      <h2 className="pt-2 pb-7">{messages.detail.stillOnOffer}</h2>
      <SimilarProperties properties={properties} onEnquire={onEnquire} />
    </section>
  )
}
