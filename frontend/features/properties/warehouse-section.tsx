import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property, PropertyPage } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { CardGrid } from './cards/card-grid.tsx'
import { CardSkeleton } from './cards/card-skeleton.tsx'
import { PropertyCard } from './cards/property-card.tsx'

const words = messages.warehouses
const PLACES = Array.from({ length: LIMITS.homeWarehouses }, (_, index) => index)

type OnEnquire = (property: Property) => void
type Found = Property[] | 'failed' | undefined

/** Up to three warehouses; when they cannot be fetched, the section stays empty. */
export function WarehouseSection({ onEnquire }: { onEnquire: OnEnquire }) {
  const found = useWarehouses()
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={words.title}>
        <Link to="/property?category=warehouse" className={MORE_LINK}>
          {words.all}
          <Icon of={ArrowRight} />
        </Link>
      </SectionHead>
      <Warehouses found={found} onEnquire={onEnquire} />
    </section>
  )
}

function Warehouses({ found, onEnquire }: { found: Found; onEnquire: OnEnquire }) {
  if (found === 'failed') return null
  if (found?.length === 0) return <p className="text-ink-700">{words.none}</p>
  return (
    <CardGrid isBusy={!found}>
      {found
        ? found.map((warehouse) => (
            <PropertyCard key={warehouse._id} property={warehouse} onEnquire={onEnquire} />
          ))
        : PLACES.map((place) => <CardSkeleton key={place} />)}
    </CardGrid>
  )
}

function useWarehouses(): Found {
  const [found, setFound] = useState<Found>()

  useEffect(() => {
    const leaving = new AbortController()
    findWarehouses(leaving.signal).then(setFound, (error: unknown) => {
      if (leaving.signal.aborted) return
      console.error('The warehouses could not be fetched.', error)
      setFound('failed')
    })
    return () => leaving.abort()
  }, [])

  return found
}

async function findWarehouses(signal: AbortSignal): Promise<Property[]> {
  const { body } = await call<PropertyPage>(`${PATHS.warehouseProperties}?limit=${LIMITS.homeWarehouses}`, {
    signal,
  })
  return body.properties.slice(0, LIMITS.homeWarehouses)
}
