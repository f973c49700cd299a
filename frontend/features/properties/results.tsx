import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { WaitBar } from '#frontend/ui/feedback/skeleton.tsx'
import { CardGrid } from './cards/card-grid.tsx'
import { CardSkeleton } from './cards/card-skeleton.tsx'
import type { FoundProperties } from './use-property-list.ts'
import { PropertyCard } from './cards/property-card.tsx'
import { usePortions } from './cards/use-portions.ts'

const list = messages.list
const FIRST_CARDS = 1
const PLACES = Array.from({ length: LIMITS.pageSize / 4 }, (_, index) => index)

/** '29 properties', '1,000+ properties', '1 property'. */
export function countLabel({ total }: FoundProperties): string {
  return list.count(total, total === '1')
}

export function ResultsSkeleton() {
  return (
    <>
      <WaitBar />
      <CardGrid isBusy>
        {PLACES.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </CardGrid>
    </>
  )
}

type ResultsProps = {
  found: FoundProperties
  /** Whether the list was shown before: then all cards render at once, so that the scroll position can be restored. */
  isRevisit: boolean
  more: 'idle' | 'loading' | 'failed'
  onShowMore: () => void
  onEnquire: (property: Property) => void
}

export function Results({ found, isRevisit, more, onShowMore, onEnquire }: ResultsProps) {
  const shown = useInPortions(found.properties, isRevisit)
  return (
    <>
      <CardGrid>
        {shown.map((property, index) => (
          <PropertyCard
            key={property._id}
            property={property}
            onEnquire={onEnquire}
            isFirst={index < FIRST_CARDS}
          />
        ))}
      </CardGrid>
      <Room for={found.properties.length - shown.length} />
      {found.next && (
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
          <p className="text-small text-ink-700 tabular">{list.more(found.properties.length, found.total)}</p>
          <Button
            look="secondary"
            isBusy={more === 'loading'}
            busyLabel={list.loadingMore}
            onClick={onShowMore}
          >
            {list.showMore}
          </Button>
          {more === 'failed' && <p className="text-small font-medium text-crimson-700">{list.moreFailed}</p>}
        </div>
      )}
    </>
  )
}

/** As high as cards that are still to be drawn, so that the footer stays out of sight with all that it would fetch. */
function Room({ for: cards }: { for: number }) {
  return cards > 0 && <div style={{ height: `calc(${cards} * var(--card-height))` }} />
}

const PHONE = '(max-width: 39.99rem)'
/** At first as many cards as the document showed, which are more than fit on a phone's screen. */
const PORTIONS = { first: 3, step: 3 }
const AT_ONCE = { first: Infinity, step: 0 }

/** On phones the cards render a few at a time. */
function useInPortions(properties: Property[], isRevisit: boolean): Property[] {
  const [portions] = useState(() => (isRevisit || !matchMedia(PHONE).matches ? AT_ONCE : PORTIONS))
  return properties.slice(0, usePortions(properties.length, portions))
}
