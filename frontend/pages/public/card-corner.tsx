import { Suspense } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { PATHS } from '#contract/paths.ts'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'

const OnCard = chunk(async () => (await import('#frontend/features/kept/card-corner.tsx')).CardCorner, {
  neverFails: true,
  isStyled: () => hasStylesOf(PATHS.listPage),
})
const OnlyHeart = chunk(async () => (await import('#frontend/features/kept/keep-heart.tsx')).KeepHeart, {
  neverFails: true,
})
const Note = chunk(async () => (await import('#frontend/features/kept/card-corner.tsx')).HiddenNote, {
  neverFails: true,
  isStyled: () => hasStylesOf(PATHS.listPage),
})

/** What can be done with a card of a list, once its code is there. */
export const Corner = ({ property }: { property: Property }) => (
  <Suspense>
    <OnCard property={property} />
  </Suspense>
)
Corner.preloadCode = () => OnCard.preloadCode()

/** The heart alone, for cards that are in no list. */
export const Heart = ({ property }: { property: Property }) => (
  <Suspense>
    <OnlyHeart property={property} />
  </Suspense>
)

/** How many of a list are hidden on this device. */
export const HiddenHere = ({ properties }: { properties: readonly Property[] }) => (
  <Suspense>
    <Note properties={properties} />
  </Suspense>
)
