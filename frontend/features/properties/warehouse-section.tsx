import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from '#frontend/lib/link.tsx'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property, PropertyPage } from '#contract/properties.ts'
import { call } from '#frontend/lib/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { CardGrid } from './card-grid.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import { PropertyCard } from './property-card.tsx'

const home = messages.home
const PLACES = Array.from({ length: LIMITS.homeWarehouses }, (_, index) => index)

/** Up to three warehouses; when they cannot be fetched, the section stays empty. */
export function WarehouseSection({ onEnquire }: { onEnquire: (property: Property) => void }) {
  const [warehouses, setWarehouses] = useState<Property[]>()

  useEffect(() => {
    const leaving = new AbortController()
    findWarehouses(leaving.signal).then(setWarehouses, (error: unknown) => {
      if (leaving.signal.aborted) return
      console.error('The warehouses could not be fetched.', error)
      setWarehouses([])
    })
    return () => leaving.abort()
  }, [])

  return (
    <section className="section wrap">
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2>{home.warehouses}</h2>
        <Link
          to="/property?category=warehouse"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-tea-700 underline decoration-1 underline-offset-5 hover:decoration-2"
        >
          {home.allWarehouses}
          <Icon of={ArrowRight} />
        </Link>
      </div>
      <CardGrid isBusy={!warehouses}>
        {warehouses
          ? warehouses.map((warehouse) => (
              <PropertyCard key={warehouse._id} property={warehouse} onEnquire={onEnquire} />
            ))
          : PLACES.map((place) => <CardSkeleton key={place} />)}
      </CardGrid>
    </section>
  )
}

async function findWarehouses(signal: AbortSignal): Promise<Property[]> {
  const { body } = await call<PropertyPage>(`${PATHS.warehouseProperties}?limit=${LIMITS.homeWarehouses}`, {
    signal,
  })
  return body.properties.slice(0, LIMITS.homeWarehouses)
}
