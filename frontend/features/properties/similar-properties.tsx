import type { ComponentType } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { PropertyCard } from './cards/property-card.tsx'

type SimilarPropertiesProps = {
  properties: readonly Property[]
  onEnquire: (property: Property) => void
  /** Stands on the picture of each card. */
  Corner?: ComponentType<{ property: Property }> | undefined
}

/** Cards in one row on wide screens. */
export function SimilarProperties({ properties, onEnquire, Corner }: SimilarPropertiesProps) {
  return (
    <div className="card-rows grid gap-2.5 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4 xl:narrow-cards">
      {properties.map((property) => (
        <PropertyCard key={property._id} property={property} onEnquire={onEnquire} Corner={Corner} />
      ))}
    </div>
  )
}
