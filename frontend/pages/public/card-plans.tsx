import type { ReactNode } from 'react'
import type { DrawnProperty } from '#contract/site/drawings.ts'
import type { DrawnSize } from '#frontend/features/drawings/drawing-section.tsx'
import { NearPart } from '#frontend/features/errors/part.tsx'
import { CardPlan } from '#frontend/features/properties/cards/card-plan.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'

const PlanPicture = chunk(
  async () => (await import('#frontend/features/drawings/drawing-section.tsx')).PlanPicture,
)

/** On the cards within, plots without a picture show their plan. */
export function CardPlans({ children }: { children: ReactNode }) {
  return <CardPlan value={drawPlan}>{children}</CardPlan>
}

function drawPlan(plot: DrawnProperty<'plan'>, size: DrawnSize) {
  return (
    <NearPart isOptional className="grid *:size-full">
      <PlanPicture property={plot} size={size} />
    </NearPart>
  )
}
