import { useRef } from 'react'
import { forms } from '#frontend/messages/panel/forms.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'

const words = forms.add.already

export type AlreadyAddedChoice = 'into' | 'another'
type AlreadyAddedDialogProps = {
  title: string
  hasPictures: boolean
  /** Undefined: back to the form. */
  onClosed: (choice: AlreadyAddedChoice | undefined) => void
}

/** An attempt whose reply was lost has added the listing: asks whether later changes belong to it or to another one. */
export function AlreadyAddedDialog({ title, hasPictures, onClosed }: AlreadyAddedDialogProps) {
  const choice = useRef<AlreadyAddedChoice>(undefined)
  return (
    <Dialog
      title={words.title}
      closeLabel={words.back}
      onClosed={() => onClosed(choice.current)}
      footer={<Choices onChoose={(chosen) => void (choice.current = chosen)} />}
    >
      <div className="grid grid-cols-1 gap-2.5">
        <p>
          <ListingTitle title={title} className="line-clamp-3 wrap-anywhere" />
        </p>
        <p>{words.text}</p>
        {hasPictures && <p>{words.pictures}</p>}
      </div>
    </Dialog>
  )
}

function Choices({ onChoose }: { onChoose: (choice: AlreadyAddedChoice) => void }) {
  const close = useCloseDialog()
  const choose = (choice: AlreadyAddedChoice) => {
    onChoose(choice)
    close()
  }
  return (
    <div className="flex flex-1 flex-wrap gap-2.5">
      <Button look="secondary" className="flex-auto" onClick={() => choose('another')}>
        {words.another}
      </Button>
      <Button className="flex-auto" onClick={() => choose('into')}>
        {words.into}
      </Button>
    </div>
  )
}
