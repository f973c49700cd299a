import { useRef } from 'react'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { forms } from '#frontend/messages/panel/forms.ts'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'

const words = forms.add.listed

type OfferListedDialogProps = {
  listed: Property
  onClosed: (isAnother: boolean) => void
}

/** A listing was made of the same offer, perhaps in another tab: asks whether another one is meant. */
export function OfferListedDialog({ listed, onClosed }: OfferListedDialogProps) {
  const isAnother = useRef(false)
  return (
    <ConfirmDialog
      title={words.title(listed.number)}
      closeLabel={words.back}
      cancelLabel={words.back}
      confirmLabel={words.another}
      onConfirm={(close) => {
        isAnother.current = true
        close()
      }}
      onClosed={() => onClosed(isAnother.current)}
    >
      <p>
        <ListingTitle title={listed.title} className="line-clamp-3 wrap-anywhere" />
      </p>
      <p>{words.text}</p>
      <p>
        <Link
          to={href(PANEL.property, { id: listed._id })}
          target="_blank"
          className="underline underline-offset-2"
        >
          {words.open(listed.number)}
        </Link>
      </p>
    </ConfirmDialog>
  )
}
