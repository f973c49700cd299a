import { Heart } from 'lucide'
import type { Property } from '#contract/properties/replies.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { toggleKept, useKept } from './kept.ts'

const words = messages.kept

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
      className="grid size-11 place-items-center rounded-full bg-lime-0/94 print:hidden"
    >
      <Icon of={Heart} className={classNames(isKept && 'fill-oxide-700 text-oxide-700')} />
    </button>
  )
}
