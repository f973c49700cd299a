import { type ComponentProps, Suspense, useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { PATHS } from '#contract/paths.ts'
import { HeartButton } from '#frontend/features/kept/heart-button.tsx'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { titleOf } from '#frontend/lib/format/listing-words.ts'

/** Without them a card is whole; the list's document has their styles. */
const OF_CARDS = { neverFails: true, isStyled: () => hasStylesOf(PATHS.listPage) }
const OnCard = chunk(
  async () => (await import('#frontend/features/kept/card-corner.tsx')).CardCorner,
  OF_CARDS,
)
const OnlyHeart = chunk(async () => (await import('#frontend/features/kept/keep-heart.tsx')).KeepHeart, {
  neverFails: true,
})
const Seen = chunk(async () => (await import('#frontend/features/kept/card-corner.tsx')).SeenWord, OF_CARDS)
const Note = chunk(async () => (await import('#frontend/features/kept/card-corner.tsx')).HiddenNote, OF_CARDS)

/** What can be done with a card of a list, once its code is there. */
export const Corner = ({ property }: { property: Property }) => (
  <Suspense fallback={<HeartAhead property={property} />}>
    <OnCard property={property} />
  </Suspense>
)
Corner.preloadCode = () => OnCard.preloadCode()

/** That it was opened on this device. */
export const SeenMark = ({ property }: { property: Property }) => (
  <Suspense>
    <Seen property={property} />
  </Suspense>
)

/** The heart alone, for cards that are in no list. */
export const Heart = ({ property }: { property: Property }) => (
  <Suspense fallback={<HeartAhead property={property} />}>
    <OnlyHeart property={property} />
  </Suspense>
)

/** The heart while its code is on its way: it stands where the document had it, and what is pressed is kept once the code is there. */
function HeartAhead({ property }: { property: Property }) {
  const [isWaiting, setIsWaiting] = useState(false)

  async function press() {
    if (isWaiting) return
    setIsWaiting(true)
    const { pressHeartAhead } = await import('#frontend/features/kept/press-heart.ts')
    pressHeartAhead(property)
  }

  return (
    <span className="flex justify-end print:hidden">
      <HeartButton
        title={titleOf(property)}
        isWaiting={isWaiting}
        onPress={() => void press().catch(() => setIsWaiting(false))}
      />
    </span>
  )
}

/** How many of a list are hidden on this device. */
export const HiddenHere = (list: ComponentProps<typeof Note>) => (
  <Suspense>
    <Note {...list} />
  </Suspense>
)
