import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { HeartButton } from './heart-button.tsx'
import { useKept } from './kept.ts'
import { pressHeart } from './press-heart.ts'

/** The heart on the picture of a card. */
export function KeepHeart({ property }: { property: Property }) {
  const isKept = useKept().some(({ id }) => id === property._id)
  return <HeartButton title={titleOf(property)} isKept={isKept} onPress={() => pressHeart(property)} />
}
