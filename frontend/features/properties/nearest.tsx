import { useEffect, useState } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { Difference, NearestProperties } from '#contract/search/nearest.ts'
import { call } from '#frontend/lib/api/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from './cards/card-grid.tsx'
import { PropertyCard } from './cards/property-card.tsx'
import { listAddress } from './filters/list-query.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import {
  capitalised,
  isRange,
  isSwitch,
  RANGE_WORDS,
  SAID,
} from '#frontend/features/properties/filters/filter-labels.ts'

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

const features = messages.activeFilters.features

/** How a close match differs, in a few words: '3 bedrooms, not 2 bedrooms', '₹90 Lakh, you asked up to ₹80 Lakh'. */
function differenceSentence({ field, wanted, has }: Difference): string {
  if (field === 'words') return words.withoutWords(String(wanted))
  if (field === 'place')
    return other(placesIn(capitalised(String(wanted))), has === null ? null : placesIn(String(has)))
  if (field === 'bbox' || field === 'outline') return words.elsewhere
  if (isSwitch(field)) return (has === null ? words.notMentioned : words.hasNot)(features[field])
  if (!isRange(field))
    return other(SAID[field](String(wanted)), has === null ? null : SAID[field](String(has)))
  const { amount, unknown } = RANGE_WORDS[field]
  if (typeof has !== 'number' || typeof wanted !== 'number' || (field === 'price' && has === 0))
    return unknown(String(wanted))
  const sentence = has > wanted ? words.above : words.below
  return sentence(messages.words.amount(amount(has)), messages.words.amount(amount(wanted)))
}

/** 'Kawakhali, Siliguri', each in the page's language. */
const placesIn = (typed: string) => typed.split(', ').map(placeNameOf).join(', ')

function other(wanted: string, has: string | null): string {
  return has === null ? words.notMentioned(wanted) : words.notButIs(has, wanted)
}
