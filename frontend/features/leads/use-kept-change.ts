import type { LeadChange } from '#contract/leads/leads.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { saidTime, shortDay } from './lead-words.ts'
import { useLeadChange } from './use-leads.ts'
import { isUnreached, type LateChange, lateChangeOf, letWait, overtake } from './waiting-notes.ts'

const words = panelLeads.lines

/** Changes a lead and says so. Without a connection, steps and visits wait on this device, as lines do. */
export function useKeptChange(leadId: string, accountId: string) {
  const { mutate, isPending } = useLeadChange(leadId)

  function change(wanted: LeadChange) {
    if (isPending) return
    mutate(wanted, {
      onSuccess: () => {
        overtake(accountId, leadId, wanted, saidOf)
        showToast('success', panelLeads.saved)
      },
      onError: (error) => {
        const late = isUnreached(error) ? lateChangeOf(wanted) : undefined
        if (!late || !letWait(accountId, { leadId, line: saidOf(late), change: late }))
          return showToast('danger', failureSentence(error, panelLeads.notSaved))
        showToast('info', words.waits)
      },
    })
  }

  return { change, isBusy: isPending }
}

function saidOf({ status, nextStep, nextStepOn, bestTime, visit }: LateChange): string {
  const step = [nextStep ?? panelLeads.step.usual, nextStepOn && shortDay(nextStepOn)]
    .filter(Boolean)
    .join(', ')
  const said = [
    nextStepOn === null && words.stepDone,
    nextStepOn && words.step(step),
    status && words.status(panelLeads.statuses[status]),
    bestTime !== undefined && `${panelLeads.bestTime}: ${bestTime}`,
    visit === null && panelLeads.visit.remove,
    visit &&
      words.visit(
        `${panelLeads.visit.states[visit.state]}, ${saidTime({ on: visit.on, at: visit.at ?? '' })}`,
      ),
  ]
  return said.filter(Boolean).join('. ')
}
