import { Trash2, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { messages } from '#frontend/messages/messages.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { placeOf } from '#contract/properties/place.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Picture } from '#frontend/ui/picture.tsx'

const words = messages.staffBox

type DeleteQuestionProps = {
  property: Property
  onConfirm: () => void
  onClosed: () => void
  /** What else goes with it. */
  children: ReactNode
}

/** Asks before the listing of a row is deleted. The row disappears at once, so the dialog does not wait for the server. */
export function DeleteQuestion({ property, onConfirm, onClosed, children }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      title={words.confirmTitle}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={
        <>
          <Icon of={Trash2} />
          {words.deleteShort}
        </>
      }
      look="danger"
      onConfirm={(close) => {
        onConfirm()
        close()
      }}
      onClosed={onClosed}
    >
      <p>{words.confirm}</p>
      <ListingLine property={property} />
      {children}
      <CannotBeUndone>{words.cannotBeUndone(property.title)}</CannotBeUndone>
    </ConfirmDialog>
  )
}

export function CannotBeUndone({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-court border-l-4 border-crimson-700 bg-crimson-100 px-3.5 py-3 text-base leading-snug wrap-anywhere text-crimson-800">
      <Icon of={TriangleAlert} className="mt-px" />
      {children}
    </p>
  )
}

/** A listing in one line: picture, title, place and price. */
function ListingLine({ property }: { property: Property }) {
  const { title, category } = property
  const cover = useCover(property)
  return (
    <div className="flex items-center gap-3.5 box p-2">
      <Picture {...cover} sizes="84px" className="aspect-4/3 w-21 flex-none" />
      <p className="min-w-0 leading-snug">
        <ListingTitle title={title} className="block wrap-anywhere" />
        <span className="text-small text-ink-700">
          {[category, placeOf(property), shortPriceOf(property) ?? panelProperties.priceOnRequest].join(', ')}
        </span>
      </p>
    </div>
  )
}
