import { EyeOff } from 'lucide'
import { useState } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { PictureButton } from '#frontend/ui/picture-button.tsx'
import { KeepHeart } from './keep-heart.tsx'
import { hide, unhide, useSeenListings } from './seen-listings.ts'
import { UndoBar, WAY_BACK } from './undo-bar.tsx'

const words = messages.kept

/** What stands on the picture of a card: 'Not for me', the heart. A card that is hidden finds its mark here. */
export function CardCorner({ property }: { property: Property }) {
  const { hidden } = useSeenListings()
  const { _id: id } = property
  const isHidden = hidden.includes(id)
  const [wasHidden, setWasHidden] = useState(false)
  if (isHidden && !wasHidden) setWasHidden(true)
  if (isHidden) return <i data-not-for-me />
  return (
    <span className="flex items-center justify-end print:hidden">
      <PictureButton
        ref={wasHidden ? takeLostFocus : undefined}
        title={words.notForMe}
        aria-label={words.notForMeThis(titleOf(property))}
        onClick={() => hide(id)}
        className="card-hide"
      >
        <Icon of={EyeOff} />
      </PictureButton>
      <KeepHeart property={property} />
    </span>
  )
}

/** That a card's listing was opened: beside what it is offered for. */
export function SeenWord({ property: { _id } }: { property: Property }) {
  if (!useSeenListings().seen.includes(_id)) return null
  return (
    <span className="card-badge rounded-tag bg-lime-0 text-micro leading-snug text-ink-700 print:hidden">
      {words.seen}
    </span>
  )
}

/**
 * How many of the listings that a list holds so far are hidden on this device, with the way back; after one was hidden, how
 * to undo that.
 */
export function HiddenNote({ properties }: { properties: readonly Property[] }) {
  const { hidden } = useSeenListings()
  const [before, setBefore] = useState(hidden)
  const [last, setLast] = useState<string>()
  if (before !== hidden) {
    const [newest] = hidden
    setBefore(hidden)
    setLast(newest !== undefined && !before.includes(newest) ? newest : undefined)
  }
  const here = properties.map(({ _id }) => _id).filter((id) => hidden.includes(id))
  return (
    <div aria-live="polite">
      {here.length > 0 && (
        <p className="-mt-1 mb-2 flex flex-wrap items-center gap-x-3 text-small text-ink-700">
          {words.hidden(here.length, properties.length - here.length)}
          <button type="button" className={WAY_BACK} onClick={() => unhide(here)}>
            {words.showHidden}
          </button>
        </p>
      )}
      {last !== undefined && (
        <UndoBar
          key={last}
          said={words.hiddenIt}
          button={takeLostFocus}
          onUndo={() => unhide([last])}
          onClose={() => setLast(undefined)}
        />
      )}
    </div>
  )
}
