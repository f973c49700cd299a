import { useEffect, useState } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { call } from '#frontend/lib/api/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from './cards/card-grid.tsx'
import { PropertyCard } from './cards/property-card.tsx'
import { listAddress } from './filters/list-query.ts'
import { differenceSentence } from './difference-sentence.ts'

const words = messages.noProperties

type NearestProps = { params: URLSearchParams; onEnquire: (property: Property) => void }

/** Listings close to a search without a match, each with its differences. The page works without them. */
export function Nearest({ params, onEnquire }: NearestProps) {
  const [nearest, setNearest] = useState<NearestProperties>([])

  useEffect(() => {
    const leaving = new AbortController()
    const address = listAddress(params).replace(PATHS.properties, PATHS.nearestProperties)
    void call<NearestProperties>(address, { signal: leaving.signal })
      .then(({ body }) => setNearest(body))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [params])

  return (
    <div aria-live="polite">
      {nearest.length > 0 && (
        <section aria-label={words.nearest} className="mt-10">
          <h2 className="mb-4.5 text-[1.375rem] sm:text-[1.5rem]">{words.nearest}</h2>
          <CardGrid>
            {nearest.map(({ property, differs }) => (
              <div key={property._id} className="flex min-w-0 flex-col gap-2">
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
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  )
}
