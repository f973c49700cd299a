import { useQueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide'
import { type FormEvent, useState } from 'react'
import type { WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { TextArea } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { focusOnce } from '#frontend/ui/focus-once.ts'
import { useDraft } from './note-drafts.ts'
import { useLeadChange } from './use-lead.ts'

const words = panelLeads.notes

type NotesBoxProps = { lead: WholeLead; accountId: string; mayEdit: boolean }

/** What staff know of the person, on paste ground: it never leaves the firm. */
export function NotesBox({ lead, accountId, mayEdit }: NotesBoxProps) {
  const [draft, setDraft] = useDraft(accountId, lead._id, 'notes')
  const [before, setBefore] = useDraft(accountId, lead._id, 'notes-before')
  const [isWriting, setIsWriting] = useState(draft !== '')
  const [isDone, setIsDone] = useState(false)
  const [takesFocus, setTakesFocus] = useState(false)
  return (
    <section
      aria-labelledby="notes"
      className="grid content-start gap-3 rounded-court border border-[#cdbfa8] bg-paste p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="notes" className="text-h3">
          {words.title}
        </h2>
        <span className="flex items-center gap-1.5 text-small text-ink-700">
          <Icon of={LockKeyhole} size={16} />
          {words.hint}
        </span>
      </div>
      {isWriting && mayEdit ? (
        <NotesForm
          lead={lead}
          accountId={accountId}
          text={draft}
          before={before}
          takesFocus={takesFocus}
          onText={setDraft}
          onDone={() => {
            setDraft('')
            setBefore('')
            setIsDone(true)
            setIsWriting(false)
          }}
        />
      ) : (
        <>
          {lead.notes && <p className="leading-normal whitespace-pre-line wrap-anywhere">{lead.notes}</p>}
          {mayEdit && (
            <button
              type="button"
              ref={isDone ? focusOnce : undefined}
              className="-my-2 min-h-11 justify-self-start text-small font-semibold text-tea-700 underline underline-offset-4"
              onClick={() => {
                setDraft(lead.notes ?? '')
                setBefore(lead.notes ?? '')
                setTakesFocus(true)
                setIsWriting(true)
              }}
            >
              {lead.notes ? words.change : words.write}
            </button>
          )}
        </>
      )}
    </section>
  )
}

type NotesFormProps = {
  lead: WholeLead
  accountId: string
  text: string
  /** The notes as they were when the writing began. */
  before: string
  takesFocus: boolean
  onText: (text: string) => void
  onDone: () => void
}

function NotesForm({ lead, accountId, text, before, takesFocus, onText, onDone }: NotesFormProps) {
  const changing = useLeadChange(lead, accountId)
  const client = useQueryClient()
  const isOutdated = changing.error instanceof ApiError && changing.error.code === 'CONFLICT'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changing.isPending) return
    changing.mutate(
      // Who was shown the others' notes saves knowingly over them.
      { notes: text.trim(), notesBefore: isOutdated ? lead.notes : before || null },
      {
        onSuccess: () => {
          showToast('success', panelLeads.saved)
          onDone()
        },
        onError: () => void client.invalidateQueries({ queryKey: ['leads', 'one', lead._id] }),
      },
    )
  }

  return (
    <form className="grid gap-2" onSubmit={submit}>
      {changing.error && <Alert>{failureSentence(changing.error, panelLeads.notSaved)}</Alert>}
      {isOutdated && (
        <p className="border-l-3 border-brass-500 pl-3 whitespace-pre-line wrap-anywhere">{lead.notes}</p>
      )}
      <TextArea
        ref={takesFocus ? focusOnce : undefined}
        label={words.label}
        rows={4}
        value={text}
        maxLength={LIMITS.interestLetters}
        onChange={(event) => onText(event.target.value)}
      />
      <span className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" size="small" isHeld={changing.isPending}>
          {panelLeads.lines.save}
        </Button>
        <Button look="quiet" size="small" isHeld={changing.isPending} onClick={onDone}>
          {panelLeads.lines.cancel}
        </Button>
      </span>
    </form>
  )
}
