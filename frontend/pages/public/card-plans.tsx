import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import type { DrawnSize } from '#frontend/features/drawings/drawing-section.tsx'
import { NearPart } from '#frontend/features/errors/part.tsx'
import { CardPlan } from '#frontend/features/properties/cards/card-plan.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'

const Drawn = chunk(async () => (await import('#frontend/features/drawings/drawing-section.tsx')).Drawn)

/** On the cards within, plots and houses without a picture show their plan. */
export function CardPlans({ children }: { children: ReactNode }) {
  return <CardPlan value={drawPlan}>{children}</CardPlan>
}

const drawPlan = (property: Property, size: DrawnSize) => <PlanOfCard property={property} size={size} />

/** The plan in the room of a card's picture. */
export function PlanOfCard({ property, size }: { property: Property; size: DrawnSize }) {
  return (
    <NearPart isOptional className="grid *:size-full">
      <Drawn property={property} size={size} as="card" />
    </NearPart>
  )
}
