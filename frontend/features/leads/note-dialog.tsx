import { type FormEvent, useId, useState } from 'react'
import type { WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { useNoting } from './use-leads.ts'

const words = panelLeads.noting

/** Notes a call, or somebody who came to the office. */
export function NoteDialog({
  onNoted,
  onClosed,
}: {
  onNoted: (lead: WholeLead) => void
  onClosed: () => void
}) {
  const noting = useNoting()
  const formId = useId()
  const [fields, setFields] = useState({ name: '', phone: '', words: '' })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!noting.isPending) noting.mutate(fields, { onSuccess: onNoted })
  }

  const controlOf = (name: keyof typeof fields) => ({
    name,
    label: words[name],
    required: true,
    disabled: noting.isPending,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
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
        {noting.error && <Alert>{failureSentence(noting.error, panelLeads.notSaved)}</Alert>}
        <TextField {...controlOf('name')} maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} type="tel" maxLength={24} />
        <TextArea {...controlOf('words')} rows={3} maxLength={LIMITS.interestLetters} />
      </form>
    </Dialog>
  )
}
