import { useState } from 'react'
import { useNavigate } from 'react-router'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { LeadBox } from './lead-box.tsx'
import { useErasure } from './use-lead.ts'

/** For admins: everything of the person is deleted, whatever it is called and wherever it stands. */
export function Erasure({ phone }: { phone: string }) {
  const erasing = useErasure()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <LeadBox title={words.erase.part}>
      <p className="text-small text-ink-700">{words.erase.partText}</p>
      <Button
        look="quiet"
        size="small"
        className="-my-2 -ml-3 justify-self-start !text-ink-700 underline underline-offset-4"
        onClick={() => setIsAsked(true)}
      >
        {words.erase.button}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={words.erase.title}
          closeLabel={words.erase.cancel}
          cancelLabel={words.erase.cancel}
          confirmLabel={words.erase.confirm}
          look="danger"
          isBusy={erasing.isPending}
          busyLabel={words.erase.busy}
          onConfirm={() =>
            erasing.mutate(phone, {
              onSuccess: ({ message }) => {
                showToast('success', message)
                void navigate(PANEL.leads)
              },
            })
          }
          onClosed={() => setIsAsked(false)}
        >
          {erasing.error && <Alert>{failureSentence(erasing.error, words.erase.failed)}</Alert>}
          <p>{words.erase.text}</p>
        </ConfirmDialog>
      )}
    </LeadBox>
  )
}
