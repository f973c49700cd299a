import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from './cards/card-grid.tsx'
import { PropertyCard } from './cards/property-card.tsx'
import { listAddress } from './filters/list-query.ts'
import { differenceSentence } from './difference-sentence.ts'

const words = messages.noProperties

type NearestProps = { params: URLSearchParams; onEnquire: (property: Property) => void }

/** Listings close to a search without a match, each with its differences. The page works without them. */
export function Nearest({ params, onEnquire }: NearestProps) {
  const nearest = useNearest(listAddress(params).replace(PATHS.properties, PATHS.nearestProperties))
  return (
    <div aria-live="polite">
      {nearest.length > 0 && (
        <section aria-label={words.nearest} className="mt-10">
          <h2 className="mb-4.5 text-[1.375rem] sm:text-[1.5rem]">{words.nearest}</h2>
          <CardGrid>
            {nearest.map((one) => (
              <Card key={one.property._id} {...one} onEnquire={onEnquire} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  )
}

/** The same as bare cards, for a grid and a heading of others. */
export function NearestCards({
  address,
  onEnquire,
}: {
  address: string
  onEnquire: NearestProps['onEnquire']
}) {
  return useNearest(address).map((one) => <Card key={one.property._id} {...one} onEnquire={onEnquire} />)
}

function useNearest(address: string): NearestProperties {
  const { fetched } = useReply<NearestProperties>(address)
  return fetched.status === 'ready' ? fetched.body : []
}

type CardProps = NearestProperties[number] & Pick<NearestProps, 'onEnquire'>

function Card({ property, differs, onEnquire }: CardProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <ul
        aria-label={words.differs}
        className="flex flex-wrap gap-x-3 gap-y-1 text-small leading-snug font-medium"
      >
        {differs.map((difference) => (
          <li key={difference.field} className="border-l-3 border-brass-300 pl-2">
            {differenceSentence(difference)}
          </li>
        ))}
      </ul>
      <div className="grid flex-1">
        <PropertyCard property={property} onEnquire={onEnquire} />
      </div>
    </div>
  )
}
