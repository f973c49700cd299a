import { useState } from 'react'
import type { LeadStatus } from '#contract/leads/kinds.ts'
import { isDone } from '#contract/leads/kinds.ts'
import type { LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { closed, visitCalledOff, visitTimeOf } from './lead-words.ts'
import { useColleagues } from './use-lead.ts'

const words = panelLeads.actions

type LeadActionsProps = {
  lead: WholeLead
  userId: string | undefined
  isAdmin: boolean
  isBusy: boolean
  className: string
  onChange: (change: LeadChange, said?: string) => void
}

/** Who looks after the lead, and that it is done. */
export function LeadActions({ lead, userId, isAdmin, isBusy, className, onChange }: LeadActionsProps) {
  const [asked, setAsked] = useState<'hand-over' | 'close'>()
  const props = { lead, onChange, onClosed: () => setAsked(undefined) }
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {!isAdmin && lead.assignedTo !== userId && (
        <Button
          look="secondary"
          size="small"
          isHeld={isBusy}
          onClick={() => onChange({ assignedTo: userId ?? null }, words.take)}
        >
          {words.take}
        </Button>
      )}
      {isAdmin && (
        <Button look="secondary" size="small" isHeld={isBusy} onClick={() => setAsked('hand-over')}>
          {words.handOver}
        </Button>
      )}
      {isDone(lead.status) ? (
        <Button look="secondary" size="small" isHeld={isBusy} onClick={() => onChange({ status: 'called' })}>
          {words.reopen}
        </Button>
      ) : (
        <Button look="secondary" size="small" isHeld={isBusy} onClick={() => setAsked('close')}>
          {words.close}
        </Button>
      )}
      {asked === 'hand-over' && <HandOverDialog {...props} />}
      {asked === 'close' && <CloseDialog {...props} />}
    </div>
  )
}

type AskProps = Pick<LeadActionsProps, 'lead' | 'onChange'> & { onClosed: () => void }

function HandOverDialog({ onClosed, ...props }: AskProps) {
  return (
    <Dialog title={words.handOverTitle} closeLabel={words.cancel} onClosed={onClosed}>
      <Colleagues {...props} />
    </Dialog>
  )
}

function Colleagues({ lead, onChange }: Omit<AskProps, 'onClosed'>) {
  const { data = [] } = useColleagues(true)
  const close = useCloseDialog()
  const people = [
    ...data.map(({ _id, username }) => ({ id: _id, name: username })),
    { id: null, name: panelLeads.nobody },
  ]
  return (
    <ul className="grid gap-2">
      {people.map(({ id, name }) => (
        <li key={id} className="grid">
          <Button
            look="secondary"
            aria-current={id === lead.assignedTo}
            disabled={id === lead.assignedTo}
            onClick={() => {
              onChange({ assignedTo: id }, panelLeads.lines.handOver(id === null ? '' : name))
              close()
            }}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function CloseDialog({ lead, onChange, onClosed }: AskProps) {
  return (
    <Dialog
      title={words.closeTitle(lead.name || panelLeads.nobodyNamed)}
      closeLabel={words.cancel}
      onClosed={onClosed}
    >
      <Endings lead={lead} onChange={onChange} />
    </Dialog>
  )
}

const ENDINGS = ['closed', 'lost'] as const satisfies readonly LeadStatus[]

function Endings({ lead, onChange }: Pick<AskProps, 'lead' | 'onChange'>) {
  const close = useCloseDialog()
  const visit = visitCalledOff(lead)
  return (
    <div className="grid gap-3">
      <p>{words.closeText}</p>
      {visit && <Alert tone="waiting">{words.callsOff(visitTimeOf(visit))}</Alert>}
      <div className="flex flex-wrap gap-2">
        {ENDINGS.map((status) => (
          <Button
            key={status}
            look="secondary"
            onClick={() => {
              onChange(closed(lead, status))
              close()
            }}
          >
            {words.endings[status]}
          </Button>
        ))}
      </div>
    </div>
  )
}
