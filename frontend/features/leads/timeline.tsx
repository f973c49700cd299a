import { type FormEvent, useState } from 'react'
import type { LeadChange, LeadLine, WholeLead } from '#contract/leads/leads.ts'
import { useLocation } from 'react-router'
import { LEAD_STATUSES } from '#contract/leads/kinds.ts'
import { LIMITS } from '#contract/limits.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { TextArea } from '#frontend/ui/form/text-field.tsx'

const words = panelLeads.lines

/** The field of a new line, as an address names it. */
export const LINE_ID = 'line'

type TimelineProps = { lead: WholeLead; isBusy: boolean; onChange?: (change: LeadChange) => void }

/** Everything that happened with a lead, newest first, and a line more. */
export function Timeline({ lead, isBusy, onChange }: TimelineProps) {
  const [text, setText] = useState('')
  const isAskedFor = useLocation().hash === `#${LINE_ID}`

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    onChange?.({ line: text.trim() })
    setText('')
  }

  return (
    <section className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
      <h2 className="text-h3">{words.title}</h2>
      {onChange && (
        <form className="grid gap-2" onSubmit={submit}>
          <TextArea
            ref={isAskedFor ? focusOnce : undefined}
            label={words.label}
            rows={2}
            value={text}
            maxLength={LIMITS.interestLetters}
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            type="submit"
            look="secondary"
            size="small"
            className="justify-self-start"
            disabled={isBusy}
          >
            {words.save}
          </Button>
        </form>
      )}
      <ol className="grid gap-3 border-l-2 border-mist-200 pl-4">
        {lead.lines.toReversed().map((line) => (
          <li key={line._id} className="leading-snug wrap-anywhere">
            <p className="text-small text-ink-500">
              {dateTimeOf(line.at)}, {line.by ?? words.somebody}
            </p>
            <p className="whitespace-pre-line">{sentenceOf(line)}</p>
          </li>
        ))}
        <li className="leading-snug wrap-anywhere">
          <p className="text-small text-ink-500">{dateTimeOf(lead.createdAt)}</p>
          <p>{words.came[lead.kind]}</p>
          {lead.words && (
            <p className="mt-1 border-l-3 border-oxide-700 pl-3 whitespace-pre-line">{lead.words}</p>
          )}
        </li>
      </ol>
    </section>
  )
}

function focusOnce(field: HTMLTextAreaElement | null) {
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}

function sentenceOf({ kind, text, list }: LeadLine): string {
  switch (kind) {
    case 'note':
      return text
    case 'status': {
      const status = LEAD_STATUSES.find((one) => one === text)
      return words.status(status ? panelLeads.statuses[status] : text)
    }
    case 'hand-over':
      return words.handOver(text)
    case 'step':
      return words.step(text)
    case 'visit':
      return words.visit(text)
    case 'sent': {
      const opened = list?.openedAt ? words.openedAt(dateTimeOf(list.openedAt)) : words.notOpened
      return `${words.sent(list?.propertyIds.length ?? 0)}. ${opened}`
    }
    default:
      return kind satisfies never
  }
}
