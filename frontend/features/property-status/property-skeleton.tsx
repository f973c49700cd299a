import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

const PICTURES = [1, 2, 3, 4]

/** A placeholder with the layout of the listing's screen. */
export function PropertySkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <output className="text-ink-700">{panelProperties.detail.loading}</output>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
        <div className="grid content-start gap-4">
          <SkeletonLine className="!h-7.5 w-36" />
          <SkeletonLine className="!h-9 w-4/5" />
          <SkeletonLine className="w-3/5" />
          <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {PICTURES.map((picture) => (
              <SkeletonBox key={picture} className="aspect-4/3" />
            ))}
          </div>
        </div>
        <SkeletonBox className="h-96 max-lg:order-first" />
      </div>
    </div>
  )
}
