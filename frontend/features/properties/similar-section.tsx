import { type ComponentType, Suspense, useRef } from 'react'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'

const SimilarProperties = chunk(async () => (await import('./similar-properties.tsx')).SimilarProperties)

const AHEAD_PX = 800

type SimilarSectionProps = {
  id: string
  title: string
  onEnquire: (property: Property) => void
  Corner: ComponentType<{ property: Property }>
}

/** Up to four similar listings, loaded when the visitor scrolls near. Optional, so a failure is not reported. */
export function SimilarSection({ id, title, onEnquire, Corner }: SimilarSectionProps) {
  const { fetched } = useReply<Property[]>(href(PATHS.similarProperties, { id }))
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section, AHEAD_PX)
  const properties = fetched.status === 'ready' ? fetched.body : []
  return (
    <section ref={section} data-no-print>
      {properties.length > 0 && <h2 className="pt-(--space-section) pb-7">{title}</h2>}
      {isNear && properties.length > 0 && (
        <ErrorBoundary resetKey={id} fallback={() => null}>
          <Suspense fallback={<SkeletonBox className="h-110" />}>
            <SimilarProperties properties={properties} onEnquire={onEnquire} Corner={Corner} />
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  )
}
