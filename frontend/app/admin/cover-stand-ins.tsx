import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { isSeenFromAbove } from '#contract/site/drawings.ts'
import { OptionalPart } from '#frontend/features/errors/part.tsx'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { CATEGORY_ICONS } from '#frontend/lib/format/category-icons.ts'
import { CoverStandIn } from '#frontend/lib/format/cover-stand-in.ts'
import { Icon } from '#frontend/ui/icon.tsx'

const PlanThumb = chunk(
  async () => (await import('#frontend/features/drawings/drawing-section.tsx')).PlanThumb,
)

/** In the lists within, plots and houses without a picture show their plan as visitors see it, and others the sign of their kind. */
export const CoverStandIns = ({ children }: { children: ReactNode }) => (
  <CoverStandIn value={standInFor}>{children}</CoverStandIn>
)

function standInFor(property: Property) {
  return (
    <span
      aria-hidden
      className="absolute inset-0 grid place-items-center overflow-hidden bg-tea-50 text-ink-500"
    >
      {isSeenFromAbove(property) ? (
        <OptionalPart>
          <span className="absolute inset-0 grid bg-[#eef0e4] *:size-full">
            <PlanThumb property={property} />
          </span>
        </OptionalPart>
      ) : (
        <Icon of={CATEGORY_ICONS[property.category]} size={24} />
      )}
    </span>
  )
}
