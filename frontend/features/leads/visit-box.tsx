import { CalendarPlus } from 'lucide'
import { type FormEvent, useState } from 'react'
import { calendarFile } from '#contract/leads/ics.ts'
import type { VisitState } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { IconButton, borderedIconLook } from '#frontend/ui/icon-button.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { daysOn, today, visitChat, visitTimeOf } from './lead-words.ts'
import type { BoxProps } from './step-box.tsx'

const TONES = { asked: 'waiting', agreed: 'good', done: 'quiet', missed: 'quiet' } as const

export function VisitStateTag({ state }: { state: VisitState }) {
  return <Tag tone={TONES[state]}>{words.visit.states[state]}</Tag>
}

/** The visit of a lead: wished for, agreed on, done. */
export function VisitBox({ lead, isBusy, onChange }: BoxProps) {
  const { visit, propertyId } = lead
  const [on, setOn] = useState(visit?.on ?? daysOn(today(), 1))
  const [at, setAt] = useState(visit?.at ?? '')
  const about = visit?.propertyId ?? propertyId
  if (about === null) return <p className="text-ink-700">{words.visit.needsListing}</p>

  const say = (state: VisitState) =>
    onChange({
      visit: { propertyId: about, on, at: at || null, part: at ? null : (visit?.part ?? null), state },
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    say('agreed')
  }

  return (
    <form className="grid gap-3" onSubmit={submit}>
      {visit ? (
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{visitTimeOf(visit)}</b>
          <VisitStateTag state={visit.state} />
        </p>
      ) : (
        <p className="text-ink-700">{words.visit.none}</p>
      )}
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2">
        <TextField
          label={words.visit.on}
          type="date"
          value={on}
          onChange={(event) => setOn(event.target.value)}
        />
        <TextField
          label={words.visit.at}
          type="time"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" size="small" disabled={isBusy || on === ''}>
          {words.visit.agree}
        </Button>
        {visit && (
          <>
            <Button look="secondary" size="small" disabled={isBusy} onClick={() => say('done')}>
              {words.visit.happened}
            </Button>
            <Button look="quiet" size="small" disabled={isBusy} onClick={() => say('missed')}>
              {words.visit.missed}
            </Button>
            <Button look="quiet" size="small" disabled={isBusy} onClick={() => onChange({ visit: null })}>
              {words.visit.remove}
            </Button>
          </>
        )}
      </div>
      <VisitLinks lead={lead} />
    </form>
  )
}

/** A chat that asks whether the visit suits, and the visit as a calendar file. */
export function VisitLinks({ lead }: { lead: Lead }) {
  const chat = visitChat(lead)
  if (chat === undefined) return null
  return (
    <div className="flex flex-wrap gap-2">
      {lead.phone !== '' && (
        <a
          href={chat}
          {...NEW_TAB}
          aria-label={`${words.visit.confirm}: ${lead.name}`}
          className={borderedIconLook}
        >
          <WhatsAppIcon />
        </a>
      )}
      <IconButton
        label={`${words.visit.file}: ${lead.name}`}
        icon={CalendarPlus}
        className={borderedIconLook}
        onClick={() =>
          saveFile(new Blob([calendarFile([lead], location.origin)], { type: 'text/calendar' }), 'visit.ics')
        }
      />
    </div>
  )
}
