import type { Property } from '#contract/properties/replies.ts'
import type { GalleryProps } from '#frontend/features/gallery/gallery.tsx'
import { Walk } from '#frontend/features/gallery/walk.tsx'
import type { Stop } from '#frontend/features/gallery/walk-stops.ts'
import { featuresByPlace } from '#frontend/features/property-facts/facts/features-by-place.tsx'

/* The parts of a listing's page that come in one file after the first paint. */

export { LowerPictures } from '#frontend/features/gallery/lower-pictures.tsx'
export { CheckList } from '#frontend/features/property-facts/checks-section.tsx'
export { Features } from '#frontend/features/property-facts/facts/features-section.tsx'
export { ReraBox } from '#frontend/features/property-facts/rera-box.tsx'
export { ReportRow } from '#frontend/features/reports/report-row.tsx'

type WalkOf = GalleryProps & { stops: readonly Stop[]; property: Property }

/** The walk, with what the listing has at each stop. */
export function WalkThrough({ property, ...walk }: WalkOf) {
  return <Walk {...walk} features={featuresByPlace(property, walk.stops)} />
}
