import { isSeenFromAbove } from '#contract/site/drawings.ts'
import type { Property } from '#contract/properties/replies.ts'
import { landSize } from '#frontend/features/properties/cards/card-facts.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { PlanOfCard } from './card-plans.tsx'

type ListingPictureProps = {
  property: Property | null
  sizes: string
  className: string
  /** Where it says that the picture is rendered. */
  rendered: string
}

/** A listing's first picture beside words that name it; without one its plan as cards show it, else the closed shutter. */
export function ListingPicture({ property, sizes, className, rendered }: ListingPictureProps) {
  const picture = property?.pictures[0]
  return (
    <Picture
      picture={silentSource(picture)}
      missingAlt=""
      missing={property && !picture && planOf(property)}
      sizes={sizes}
      className={`!rounded-none ${className}`}
    >
      {picture?.isRendered && (
        <Tag tone="rendered" className={`absolute ${rendered}`}>
          {messages.card.renderedOnCard}
        </Tag>
      )}
    </Picture>
  )
}

function planOf(property: Property) {
  const size = isSeenFromAbove(property) && landSize(property)
  return (
    size && (
      <span className="absolute inset-0 grid overflow-hidden bg-[#eef0e4] *:size-full">
        <PlanOfCard property={property} size={size} />
      </span>
    )
  )
}
