import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { TextArea, TextField } from '#frontend/ui/form/text-field.tsx'
import { Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { useDraft } from './note-drafts.ts'
import { useLeadsOfPhone } from './use-leads.ts'
import { useNoting } from './use-lead.ts'

const words = panelLeads.noting

/** More are found by the search of leads. */
const MOST_KNOWN = 3

type NoteDialogProps = { accountId: string; onNoted: (lead: WholeLead) => void; onClosed: () => void }

/** Notes a call, or somebody who came to the office. What is typed stays on the device until it is saved. */
export function NoteDialog({ accountId, onNoted, onClosed }: NoteDialogProps) {
  const noting = useNoting()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const drafts = {
    name: useDraft(accountId, 'new', 'name'),
    phone: useDraft(accountId, 'new', 'phone'),
    words: useDraft(accountId, 'new', 'words'),
  }
  const [isKept, setIsKept] = useState(Object.values(drafts).some(([text]) => text !== ''))

  // The field that has to be put right, else the first one: while they were sent, no field could hold the focus.
  useEffect(() => {
    if (noting.error) form.current?.querySelector<HTMLElement>('[aria-invalid], input')?.focus()
  }, [noting.error])

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

  const errors = errorsOf(noting.error)
  const isTold = Object.values(errors).some(Boolean)
  const controlOf = (name: keyof typeof drafts) => ({
    name,
    label: words[name],
    required: true,
    disabled: noting.isPending,
    error: errors[name],
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
      <form ref={form} id={formId} noValidate className="grid gap-3.5" onSubmit={submit}>
        {isKept && (
          <DraftKept
            onClear={() => {
              clear()
              first.current?.focus()
            }}
          />
        )}
        {noting.error && !isTold && <Alert>{failureSentence(noting.error, panelLeads.notSaved)}</Alert>}
        <TextField ref={first} {...controlOf('name')} maxLength={LIMITS.personNameLetters} />
        <TextField {...controlOf('phone')} type="tel" maxLength={24} />
        <KnownLeads phone={drafts.phone[0]} />
        <TextArea {...controlOf('words')} rows={3} maxLength={LIMITS.interestLetters} />
      </form>
    </Dialog>
  )
}

/** The newest leads of the number that is typed, so that a line goes to one of them and nobody is called by two colleagues. */
function KnownLeads({ phone }: { phone: string }) {
  const leads = useLeadsOfPhone(phone)
  if (leads.length === 0) return null
  return (
    <Alert tone="info">
      {words.known(leads.length)}
      <ul>
        {leads.slice(0, MOST_KNOWN).map((lead) => (
          <li key={lead._id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={href(PANEL.lead, { id: lead._id })}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {lead.name || panelLeads.nobodyNamed}
            </Link>
            <span>
              {panelLeads.of(panelLeads.kinds[lead.kind], shortDayOf(lead.createdAt))},{' '}
              {panelLeads.statuses[lead.status]}
            </span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function DraftKept({ onClear }: { onClear: () => void }) {
  return (
    <Alert tone="info">
      <p>{words.kept}</p>
      <AlertButton onClick={onClear}>{words.clear}</AlertButton>
    </Alert>
  )
}

/** What the server said of each field. */
function errorsOf(error: unknown) {
  const issues = error instanceof ApiError ? error.issues : []
  const of = (field: string) => issues.find(({ path }) => path === field)?.message
  return { name: of('name'), phone: of('phone'), words: of('words') }
}
