import { Heart } from 'lucide'
import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { toggleKept, useKept } from './kept.ts'

const words = messages.kept

/** A disc smaller than what takes the press; in a row of a list a dark one, which leaves more of the small picture. */
export const ON_PICTURE =
  'grid size-11 place-items-center rounded-full bg-lime-0/94 bg-clip-content p-1 in-row:bg-[#16221c99] in-row:text-white'

/** The heart on the picture of a card. */
export function KeepHeart({ property }: { property: Property }) {
  const isKept = useKept().some(({ id }) => id === property._id)

  function press() {
    if (!toggleKept(property)) showToast('info', words.full)
  }

  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={words.keepThis(titleOf(property))}
      onClick={press}
      className={`${ON_PICTURE} print:hidden`}
    >
      <Icon
        of={Heart}
        className={classNames(isKept && 'fill-oxide-700 text-oxide-700 in-row:fill-white in-row:text-white')}
      />
    </button>
  )
}
