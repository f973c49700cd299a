import type { Lead, LeadChange } from '#contract/leads/leads.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Dialog, useCloseDialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { called, closed, daysOn, reached, today, visitCalledOff, visitTimeOf } from './lead-words.ts'
import { changeFailure } from './meanwhile.ts'
import { useLeadChange } from './use-lead.ts'

const words = panelLeads.doneDialog
const AHEAD = [1, 3, 7]

type DoneDialogProps = { lead: Lead; accountId: string; onClosed: () => void }

/** A step is done: on which day is the next one? Or none, and the lead is closed. */
export function DoneDialog({ lead, accountId, onClosed }: DoneDialogProps) {
  return (
    <Dialog
      title={words.title(lead.name || panelLeads.nobodyNamed)}
      closeLabel={words.close}
      onClosed={onClosed}
    >
      <NextDay lead={lead} accountId={accountId} />
    </Dialog>
  )
}

function NextDay({ lead, accountId }: Omit<DoneDialogProps, 'onClosed'>) {
  const changing = useLeadChange(lead, accountId)
  const close = useCloseDialog()
  const visit = visitCalledOff(lead)

  function save(change: LeadChange) {
    changing.mutate(change, {
      onSuccess: () => {
        showToast('success', panelLeads.saved)
        close()
      },
    })
  }

  return (
    <div className="grid gap-3">
      {changing.error && <Alert>{changeFailure(changing.error, changing.variables, lead)}</Alert>}
      <p>{words.text}</p>
      <div className="flex flex-wrap gap-2">
        {AHEAD.map((days) => {
          const day = daysOn(today(), days)
          return (
            <Button
              key={days}
              look="secondary"
              size="small"
              isHeld={changing.isPending}
              onClick={() =>
                save({ nextStep: panelLeads.step.usual, nextStepOn: day, ...reached(lead.status) })
              }
            >
              {words.inDays(days, shortDayOf(day))}
            </Button>
          )
        })}
        <Button
          look="secondary"
          size="small"
          isHeld={changing.isPending}
          onClick={() => save({ nextStep: null, nextStepOn: null, ...called(lead.status) })}
        >
          {words.noDay}
        </Button>
        <Button
          look="quiet"
          size="small"
          isHeld={changing.isPending}
          onClick={() => save(closed(lead, 'closed'))}
        >
          {words.closed}
        </Button>
      </div>
      {visit && <p className="text-small text-ink-700">{panelLeads.actions.callsOff(visitTimeOf(visit))}</p>}
    </div>
  )
}
