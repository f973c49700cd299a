import { ArrowRight } from 'lucide'
import type { ComponentType } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { MORE_LINK, SectionHead } from '#frontend/ui/section-head.tsx'
import { CardSkeleton } from './cards/card-skeleton.tsx'
import { LateCard } from './cards/late-card.tsx'
import { usePortions } from './cards/use-portions.ts'

const words = messages.warehouses
const PORTIONS = { first: 1, step: 1 }
const PLACES = Array.from({ length: LIMITS.homeWarehouses }, (_, index) => index)

type WarehouseSectionProps = {
  /** Undefined while they load. */
  warehouses: readonly Property[] | 'failed' | undefined
  onEnquire: (property: Property) => void
  Corner: ComponentType<{ property: Property }>
}

/** Up to three warehouses; when they cannot be fetched, the section stays empty. */
export function WarehouseSection(props: WarehouseSectionProps) {
  return (
    <section className="pb-(--space-section) wrap">
      <SectionHead title={words.title}>
        <Link to="/property?category=warehouse" className={MORE_LINK}>
          {words.all}
          <Icon of={ArrowRight} />
        </Link>
      </SectionHead>
      <Warehouses {...props} />
    </section>
  )
}

function Warehouses({ warehouses, onEnquire, Corner }: WarehouseSectionProps) {
  const drawn = usePortions(warehouses === 'failed' ? 0 : (warehouses?.length ?? 0), PORTIONS)
  if (warehouses === 'failed') return null
  if (warehouses?.length === 0) return <p className="text-ink-700">{words.none}</p>
  return (
    // What scrolls must be reached by the keyboard.
    <ul
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={words.title}
      aria-busy={!warehouses || undefined}
      className="max-md:rail md:grid md:grid-cols-3 md:gap-5 narrow-cards lg:gap-6"
    >
      {warehouses
        ? warehouses.slice(0, LIMITS.homeWarehouses).map((warehouse, index) => (
            <li key={warehouse._id} className="grid">
              {index < drawn ? (
                <LateCard property={warehouse} onEnquire={onEnquire} Corner={Corner} />
              ) : (
                <CardSkeleton />
              )}
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place} className="grid">
              <CardSkeleton />
            </li>
          ))}
    </ul>
  )
}
