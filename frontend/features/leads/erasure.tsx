import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { useErasure } from './use-lead.ts'

/** For admins: everything of the person is deleted, whatever it is called and wherever it stands. */
export function Erasure({ phone }: { phone: string }) {
  const titleId = useId()
  const erasing = useErasure()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-wrap items-center justify-between gap-x-4 self-start box px-4 py-1.5 sm:px-5"
    >
      <h2 id={titleId} className="font-sans text-base font-semibold text-ink-700">
        {words.erase.part}
      </h2>
      <Button
        look="quiet"
        size="small"
        className="-mx-3 !text-ink-700 underline underline-offset-4"
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
    </section>
  )
}
