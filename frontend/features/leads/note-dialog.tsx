import { type FormEvent, useId, useRef, useState } from 'react'
import type { WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { useDraft } from './note-drafts.ts'
import { useNoting } from './use-leads.ts'

const words = panelLeads.noting

type NoteDialogProps = { accountId: string; onNoted: (lead: WholeLead) => void; onClosed: () => void }

/** Notes a call, or somebody who came to the office. What is typed stays on the device until it is saved. */
export function NoteDialog({ accountId, onNoted, onClosed }: NoteDialogProps) {
  const noting = useNoting()
  const formId = useId()
  const first = useRef<HTMLInputElement>(null)
  const drafts = {
    name: useDraft(accountId, 'new', 'name'),
    phone: useDraft(accountId, 'new', 'phone'),
    words: useDraft(accountId, 'new', 'words'),
  }
  const [isKept, setIsKept] = useState(Object.values(drafts).some(([text]) => text !== ''))

  function clear() {
    for (const [, keep] of Object.values(drafts)) keep('')
    setIsKept(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (noting.isPending) return
    const { name, phone, words: said } = drafts
    noting.mutate(
      { name: name[0], phone: phone[0], words: said[0] },
      {
        onSuccess: (lead) => {
          clear()
          onNoted(lead)
        },
      },
    )
  }

  const controlOf = (name: keyof typeof drafts) => ({
    name,
    label: words[name],
    required: true,
    disabled: noting.isPending,
    value: drafts[name][0],
    onChange: ({ target }: { target: { value: string } }) => drafts[name][1](target.value),
  })
  return (
    <Dialog
      title={words.title}
      closeLabel={words.close}
      isLocked={noting.isPending}
      onClosed={onClosed}
      footer={
        <Button
          type="submit"
          form={formId}
          className="flex-1"
          isBusy={noting.isPending}
          busyLabel={words.saving}
        >
          {words.save}
        </Button>
      }
    >
      <form id={formId} noValidate className="grid gap-3.5" onSubmit={submit}>
        {isKept && (
          <Alert tone="info">
            <p>{words.kept}</p>
            <AlertButton
              onClick={() => {
                clear()
                first.current?.focus()
              }}
            >
              {words.clear}
            </AlertButton>
          </Alert>
        )}
        {noting.error && <Alert>{failureSentence(noting.error, panelLeads.notSaved)}</Alert>}
        <TextField ref={first} {...controlOf('name')} maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} type="tel" maxLength={24} />
        <TextArea {...controlOf('words')} rows={3} maxLength={LIMITS.interestLetters} />
      </form>
    </Dialog>
  )
}
