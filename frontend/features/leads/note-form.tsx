import { type FormEvent, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { TextArea } from '#frontend/ui/form/text-field.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { useDraft } from './note-drafts.ts'
import { useLeadChange } from './use-lead.ts'
import { isUnreached, letWait } from './waiting-notes.ts'

const words = panelLeads.lines

type NoteFormProps = { leadId: string; accountId: string; takesFocus?: boolean; onDone?: () => void }

/** A line more. What is typed stays on the device until it is saved; without a connection it waits there. */
export function NoteForm({ leadId, accountId, takesFocus = false, onDone }: NoteFormProps) {
  const changing = useLeadChange({ _id: leadId }, accountId)
  const [text, setText] = useDraft(accountId, leadId, 'line')
  const [failure, setFailure] = useState<string>()

  function finish(tone: 'success' | 'info', said: string) {
    setText('')
    showToast(tone, said)
    onDone?.()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const line = text.trim()
    if (line === '' || changing.isPending) return
    setFailure(undefined)
    changing.mutate(
      { line },
      {
        onSuccess: () => finish('success', panelLeads.saved),
        onError: (error) => {
          if (!isUnreached(error) || !letWait(accountId, { leadId, line }))
            return setFailure(failureSentence(error, panelLeads.notSaved))
          finish('info', words.waits)
        },
      },
    )
  }

  return (
    <form className="grid gap-2" onSubmit={submit}>
      {failure && <Alert>{failure}</Alert>}
      <TextArea
        ref={takesFocus ? showAndFocus : undefined}
        label={words.label}
        rows={2}
        value={text}
        maxLength={LIMITS.interestLetters}
        onChange={(event) => setText(event.target.value)}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" size="small" isHeld={changing.isPending}>
          {words.save}
        </Button>
        {onDone && (
          <Button
            look="quiet"
            size="small"
            isHeld={changing.isPending}
            onClick={() => {
              setText('')
              onDone()
            }}
          >
            {words.cancel}
          </Button>
        )}
      </span>
    </form>
  )
}

function showAndFocus(field: HTMLTextAreaElement | null) {
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
