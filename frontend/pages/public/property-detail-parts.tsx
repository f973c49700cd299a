import type { Property } from '#contract/properties/replies.ts'
import { PATHS } from '#contract/paths.ts'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'

/* The parts of a listing's page whose code comes after the first paint. */

const STYLED = { isStyled: () => hasStylesOf(PATHS.viewPage) }

export const PictureLightbox = chunk(
  async () => (await import('#frontend/features/gallery/lightbox.tsx')).PictureLightbox,
)
const late = () => import('./property-detail-late.tsx')
export const LowerPictures = chunk(async () => (await late()).LowerPictures)
export const Walk = chunk(async () => (await late()).WalkThrough)
export const Features = chunk(async () => (await late()).Features)
export const ReraBox = chunk(async () => (await late()).ReraBox)
export const CheckList = chunk(async () => (await late()).CheckList)
export const ReportRow = chunk(async () => (await late()).ReportRow)
export const PrintHead = chunk(
  async () => (await import('#frontend/features/property-facts/print-head.tsx')).PrintHead,
  { isStyled: () => true },
)
/** Keeps the listing on this device, and shares it. */
export const KeepAndShare = chunk(async () => {
  const [{ ShareRow, SHARE_LOOK }, { KeepButton }] = await Promise.all([
    import('#frontend/features/property-facts/share-row.tsx'),
    import('#frontend/features/kept/keep-button.tsx'),
  ])
  return function KeepAndShare({ property }: { property: Property }) {
    return (
      <ShareRow property={property}>
        <KeepButton property={property} {...SHARE_LOOK} />
      </ShareRow>
    )
  }
})
export const ListingPerson = chunk(
  async () => (await import('#frontend/features/people/person.tsx')).ListingPerson,
  STYLED,
)
/** The same on the picture. */
export const KeepAndShareHere = chunk(async () => {
  const [{ ShareHere }, { KeepHere }] = await Promise.all([
    import('#frontend/features/property-facts/share-here.tsx'),
    import('#frontend/features/kept/keep-button.tsx'),
  ])
  return function KeepAndShareHere({ property }: { property: Property }) {
    return (
      <>
        <ShareHere property={property} />
        <KeepHere property={property} />
      </>
    )
  }
}, STYLED)
// They stand in the first screen: asked for before React draws the page.
if (!import.meta.env.SSR)
  void Promise.all([KeepAndShareHere.preloadCode(), ListingPerson.preloadCode()]).catch(() => undefined)
export const Drawn = chunk(
  async () => (await import('#frontend/features/drawings/drawing-section.tsx')).Drawn,
)
export const Costs = chunk(async () => (await import('#frontend/features/costs/costs.tsx')).Costs)
export const PriceStory = chunk(
  async () => (await import('#frontend/features/costs/price-story.tsx')).PriceStory,
)
export const PlaceMap = chunk(async () => (await import('#frontend/features/map/place-map.tsx')).PlaceMap)
export const SimilarSection = chunk(
  async () => (await import('#frontend/features/properties/similar-section.tsx')).SimilarSection,
)
/** Visitors never load what only admins see. */
export const AdminBox = chunk(async () => {
  const [{ StaffBox }, { AtStake }, { storedUser }, { rightsOfRole }] = await Promise.all([
    import('#frontend/features/property-facts/staff-box.tsx'),
    import('#frontend/features/leads/at-stake.tsx'),
    import('#frontend/features/session/stored-user.ts'),
    import('#contract/accounts/roles.ts'),
  ])
  return function AdminBox({ property }: { property: Property }) {
    return rightsOfRole(storedUser()?.role ?? '').includes('administer') ? (
      <StaffBox property={property}>
        <div lang="en">
          <AtStake of={{ listing: property._id }} />
        </div>
      </StaffBox>
    ) : null
  }
})

/** Fetches the code of the parts lower on the page. */
export function preloadLowerParts() {
  for (const part of [KeepAndShare, Features, CheckList, PlaceMap, ReportRow])
    void part.preload().catch(() => undefined)
}

export function preloadLightbox() {
  void PictureLightbox.preload().catch(() => undefined)
}
