import { forms } from '#frontend/messages/panel-forms.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/dialog.tsx'
import { useRef } from 'react'

type LeaveDialogProps = { onStay: () => void; onLeave: () => void }

/** Asks whether to leave a form that is not saved. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const isLeaving = useRef(false)
  const { leave } = forms
  return (
    <Dialog
      title={leave.title}
      closeLabel={leave.stay}
      onClosed={() => (isLeaving.current ? onLeave() : onStay())}
      footer={<Buttons onLeave={() => (isLeaving.current = true)} />}
    >
      <p>{leave.text}</p>
    </Dialog>
  )
}

function Buttons({ onLeave }: { onLeave: () => void }) {
  const close = useCloseDialog()
  return (
    <>
      <Button look="secondary" className="flex-1" onClick={close}>
        {forms.leave.stay}
      </Button>
      <Button
        className="flex-1"
        onClick={() => {
          onLeave()
          close()
        }}
      >
        {forms.leave.leave}
      </Button>
    </>
  )
}
