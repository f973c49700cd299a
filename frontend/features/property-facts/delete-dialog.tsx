import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href, PATHS } from '#contract/paths.ts'
import type { MessageReply, Property } from '#contract/properties.ts'
import { call } from '#frontend/lib/api.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Alert } from '#frontend/ui/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/dialog.tsx'
import { showToast } from '#frontend/ui/toast.tsx'

const words = messages.staffBox

type DeleteDialogProps = { property: Property; onClosed: () => void }

/** Asks before a listing is deleted for good, then leads to the list of the panel. */
export function DeleteDialog({ property, onClosed }: DeleteDialogProps) {
  const navigate = useNavigate()
  const [state, setState] = useState<'asking' | 'deleting' | 'failed'>('asking')

  async function remove() {
    setState('deleting')
    try {
      const { body } = await call<MessageReply>(href(PATHS.deleteProperty, { id: property._id }), {
        method: 'DELETE',
      })
      showToast('success', body.message)
      await navigate('/admin/properties')
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog
      title={words.confirmTitle}
      closeLabel={words.close}
      onClosed={onClosed}
      isLocked={state === 'deleting'}
      footer={<Choice isDeleting={state === 'deleting'} onDelete={() => void remove()} />}
    >
      <div className="grid gap-3.5">
        <p className="font-semibold">{words.confirm}</p>
        <p>{words.cannotBeUndone(property.title)}</p>
        {state === 'failed' && <Alert>{words.deleteFailed}</Alert>}
      </div>
    </Dialog>
  )
}

function Choice({ isDeleting, onDelete }: { isDeleting: boolean; onDelete: () => void }) {
  const close = useCloseDialog()
  return (
    <>
      <Button look="secondary" className="flex-auto" disabled={isDeleting} onClick={close}>
        {words.cancel}
      </Button>
      <Button
        look="danger"
        className="flex-auto whitespace-nowrap"
        isBusy={isDeleting}
        busyLabel={words.deleting}
        onClick={onDelete}
      >
        {words.delete}
      </Button>
    </>
  )
}
