import { href, PATHS } from '#contract/paths.ts'
import { placeOf } from '#contract/properties/place.ts'
import type { Difference, NearestProperties } from '#contract/search/nearest.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { LinePrice } from '#frontend/lib/format/panel-price.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelProperties as words } from '#frontend/messages/panel/properties.ts'

type NearlyFittingProps = { query: URLSearchParams; say: (difference: Difference) => string }

/** Where a search finds nothing: what is on offer and comes nearest to it, each with its differences. The table works without them. */
export function NearlyFitting({ query, say }: NearlyFittingProps) {
  const { fetched } = useReply<NearestProperties>(nearestAddress(query))
  const nearest = fetched.status === 'ready' ? fetched.body : []
  if (nearest.length === 0) return null
  return (
    <section aria-labelledby="nearly" className="box">
      <h2 id="nearly" className="px-3.5 py-3 text-h3 sm:px-5">
        {words.nearly}
      </h2>
      <ul>
        {nearest.map(({ property, differs }) => (
          <li key={property._id} className="border-t border-mist-200">
            <Link
              to={href(PANEL.property, { id: property._id })}
              className="grid gap-x-4 px-3.5 py-2.5 leading-snug hover:bg-mist-100 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
            >
              <ListingTitle title={property.title} className="min-w-0 wrap-anywhere" />
              <span className="tabular">
                <LinePrice property={property} onRequest={words.priceOnRequest} />
              </span>
              <span className="text-small text-ink-700">{placeOf(property)}</span>
              <span className="text-small text-oxide-700 sm:col-span-2">{differs.map(say).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Near listings are about what is on offer: who listed it, its state and what it lacks are not asked. */
function nearestAddress(query: URLSearchParams): string {
  const asked = new URLSearchParams(query)
  for (const name of ['status', 'mine', 'missing', 'sort']) asked.delete(name)
  return `${PATHS.nearestProperties}?${asked}`
}
