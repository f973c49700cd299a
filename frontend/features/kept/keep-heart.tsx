import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { HeartButton } from './heart-button.tsx'
import { toggleKept, useKept } from './kept.ts'

/** The heart on the picture of a card. */
export function KeepHeart({ property }: { property: Property }) {
  const isKept = useKept().some(({ id }) => id === property._id)

  function press() {
    if (!toggleKept(property)) showToast('info', messages.kept.full)
  }

  return <HeartButton title={titleOf(property)} isKept={isKept} onPress={press} />
}
