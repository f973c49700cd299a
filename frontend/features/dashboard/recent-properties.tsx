import type { Property } from '#contract/properties/replies.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { ListingRows, ListingRowsSkeleton } from './listing-rows.tsx'
import { PanelSection } from './panel-section.tsx'

const { recent: words } = panelDashboard
const SKELETON_ROWS = 6

/** The newest listings, at most 400 px of them in sight: the specification's number. Undefined: on their way. */
export function RecentProperties({ properties }: { properties: readonly Property[] | undefined }) {
  return (
    <PanelSection title={words.title}>
      <div className="max-h-100 overflow-y-auto overscroll-y-contain">
        {!properties && <ListingRowsSkeleton rows={SKELETON_ROWS} />}
        {properties?.length === 0 && <p className="py-2.5 text-ink-700">{words.empty}</p>}
        {properties && <ListingRows properties={properties} />}
      </div>
    </PanelSection>
  )
}
