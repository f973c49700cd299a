import type { ComponentType } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from './cards/card-grid.tsx'
import { PropertyCard } from './cards/property-card.tsx'
import { NearestRoom } from './nearest-room.tsx'
import { listAddress } from './filters/list-query.ts'
import { differenceSentence } from './difference-sentence.ts'

const words = messages.noProperties

type NearestProps = {
  params: URLSearchParams
  onEnquire: (property: Property) => void
  /** What stands on the picture of a card: features do not import each other. */
  Corner: ComponentType<{ property: Property }>
}

/** Listings close to a search without a match, each with its differences. The page works without them. */
export function Nearest({ params, ...card }: NearestProps) {
  const { fetched } = useReply<NearestProperties>(nearestAddress(params))
  const nearest = fetched.status === 'ready' ? fetched.body : []
  const shared = sharedBy(nearest)
  return (
    <div aria-live="polite" className="flow-root">
      {fetched.status === 'loading' && <div className="h-screen" />}
      {nearest.length > 0 && (
        <section aria-label={words.nearest} className={`mt-10 ${THREE}`}>
          <div className="mb-4.5 grid gap-3">
            <h2 className="text-[1.375rem] sm:text-[1.5rem]">{words.nearest}</h2>
            <Differences sentences={shared} />
          </div>
          <CardGrid>
            {nearest.map((one) => (
              <Card key={one.property._id} {...one} shared={shared} {...card} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  )
}

/** Three fill their row: three wide cards, two where two fit, below each other on phones. */
const THREE =
  '[&:not(.beside-map_*)_.card-rows]:min-[77.5rem]:!grid-cols-3 sm:max-md:[&_.card-rows>:nth-child(3)]:hidden in-[.beside-map]:[&_.card-rows>:nth-child(3)]:hidden'

/** What the search found stands beside: one listing or two. */
type BesideProps = NearestProps & { found: readonly Property[] }

const isAmong = (found: readonly Property[], { _id }: Property) => found.some((one) => one._id === _id)

/** The same beside the one or two that a search found, as many as fill a wide row; below them where there is less room. */
export function NearestBeside({ found, params, ...card }: BesideProps) {
  const { fetched } = useReply<NearestProperties>(nearestAddress(params))
  if (fetched.status === 'loading') return <NearestRoom found={found.length} />
  const others =
    fetched.status === 'ready' ? fetched.body.filter(({ property }) => !isAmong(found, property)) : []
  if (others.length === 0) return null
  return (
    <section aria-label={words.nearTo} className={besideOf(found)}>
      <h2 className="mb-3 text-[1.375rem] leading-tight sm:text-[1.5rem]">{words.nearTo}</h2>
      <CardGrid>
        {others.slice(0, WIDE_ROW - found.length).map((one) => (
          <Card key={one.property._id} {...one} {...card} />
        ))}
      </CardGrid>
    </section>
  )
}

/** Beside the one or two sold or rented ones that a search found: the newest that are still to be had. */
export function OnOfferBeside({ found, params, ...card }: BesideProps) {
  const { fetched } = useReply<Property[]>(onOfferAddress(params))
  if (fetched.status === 'loading') return <NearestRoom found={found.length} />
  if (fetched.status === 'failed' || fetched.body.length === 0) return null
  return (
    <section aria-label={messages.detail.stillOnOffer} className={besideOf(found)}>
      <h2 className="mb-3 text-[1.375rem] leading-tight sm:text-[1.5rem]">{messages.detail.stillOnOffer}</h2>
      <CardGrid>
        {fetched.body.slice(0, WIDE_ROW - found.length).map((property) => (
          <PropertyCard key={property._id} property={property} {...card} />
        ))}
      </CardGrid>
    </section>
  )
}

function onOfferAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.delete('status')
  const address = listAddress(query)
  return `${address}${address.includes('?') ? '&' : '?'}limit=${WIDE_ROW - 1}`
}

const WIDE_ROW = 4
/** What would not fit into a narrower row is left out there. */
const BESIDE = {
  1: 'in-[.beside-map]:pt-8 max-sm:pt-8 sm:beside-1 sm:max-md:[&_.card-rows>:nth-child(n+2)]:!hidden md:max-[77.5rem]:[&_.card-rows>:nth-child(3)]:!hidden',
  2: 'in-[.beside-map]:pt-8 max-md:pt-8 md:beside-2 md:max-[77.5rem]:[&_.card-rows>:nth-child(2)]:!hidden',
}

const besideOf = (found: readonly Property[]) => BESIDE[found.length === 1 ? 1 : 2]

/** The same as bare cards, for a grid and a heading of others. */
export function NearestCards({ address, ...card }: { address: string } & Omit<NearestProps, 'params'>) {
  const { fetched } = useReply<NearestProperties>(address)
  if (fetched.status !== 'ready') return null
  return fetched.body.map((one) => <Card key={one.property._id} {...one} {...card} />)
}

const nearestAddress = (params: URLSearchParams) =>
  listAddress(params).replace(PATHS.properties, PATHS.nearestProperties)

/** What all differ in is said once. */
function sharedBy(nearest: NearestProperties): string[] {
  const [first, ...others] = nearest.map(({ differs }) => differs.map((one) => differenceSentence(one)))
  return first && others.length > 0
    ? first.filter((sentence) => others.every((other) => other.includes(sentence)))
    : []
}

type CardProps = NearestProperties[number] & Omit<NearestProps, 'params'> & { shared?: readonly string[] }

function Card({ property, differs, shared = [], ...card }: CardProps) {
  const sentences = differs.map((one) => differenceSentence(one)).filter((one) => !shared.includes(one))
  return (
    <div className="near-card flex min-w-0 flex-col gap-2">
      <Differences sentences={sentences} />
      <div className="grid flex-1">
        <PropertyCard property={property} {...card} />
      </div>
    </div>
  )
}

function Differences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <ul
      aria-label={words.differs}
      className="flex flex-wrap gap-x-3 gap-y-1 text-small leading-snug font-medium"
    >
      {sentences.map((sentence) => (
        <li key={sentence} className="min-w-0 border-l-3 border-brass-300 pl-2 wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
