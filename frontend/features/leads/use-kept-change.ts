import { useState } from 'react'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { changedMeanwhile } from '#contract/leads/meanwhile.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { KeptChange, lateChangeOf, lateChangeText } from './late-change.ts'
import { beforeOf, saidMeanwhile, standsNow } from './meanwhile.ts'
import { useLeadChange } from './use-lead.ts'
import { isUnreached, letWait, wantedNow } from './waiting-notes.ts'

/**
 * Changes a lead and says so. Without a connection, steps and visits wait on this device, as lines do. What others came before is kept
 * there too, until somebody chooses.
 */
export function useKeptChange(lead: Lead | WholeLead, accountId: string) {
  const { mutate, mutateAsync, isPending } = useLeadChange(lead, accountId)
  const [isRefused, setIsRefused] = useState(false)
  const leadId = lead._id

  /** `said`: the change in words, where it does not say them itself. */
  function change(wanted: LeadChange, said?: string) {
    if (isPending) return
    setIsRefused(false)
    const before = beforeOf(wanted, wantedNow(lead, accountId))
    mutate(wanted, {
      onSuccess: (saved) => showToast('success', panelLeads.saved, undoOf(wanted, saved)),
      onError: (error) => {
        const now = standsNow(error)
        if (now) return refused(wanted, now, said)
        const late = isUnreached(error) ? lateChangeOf(wanted) : undefined
        if (!late || !letWait(accountId, { leadId, line: lateChangeText(late), change: late, before }))
          return showToast('danger', failureSentence(error, panelLeads.notSaved))
        showToast('info', panelLeads.lines.waits)
      },
    })
  }

  /** Takes back that somebody has called, unless others have gone on from there since. */
  function undoOf(wanted: LeadChange, saved: WholeLead) {
    const isCall = Object.keys(wanted).length === 1 && wanted.status === 'called' && lead.status === 'new'
    if (!isCall) return undefined
    const { status, assignedTo } = saved
    const back: LeadChange = {
      status: 'new',
      assignedTo: lead.assignedTo,
      before: { status, assignedTo },
    }
    return { label: panelLeads.undo, run: () => void takeBack(back) }
  }

  async function takeBack(back: LeadChange) {
    try {
      await mutateAsync(back)
      showToast('success', panelLeads.undone)
    } catch (error) {
      const isLate = standsNow(error) !== undefined
      showToast('danger', isLate ? panelLeads.undoTooLate : failureSentence(error, panelLeads.notSaved))
    }
  }

  function refused(wanted: LeadChange, now: WholeLead, said?: string) {
    const shown = beforeOf(wanted, wantedNow(lead, accountId)) ?? {}
    // What the server has was set here, and only its answer was lost.
    if (changedMeanwhile(wanted, shown, now).length === 0)
      return mutate(
        { ...wanted, before: beforeOf(wanted, now) },
        {
          onSuccess: () => showToast('success', panelLeads.saved),
          onError: (error) => showToast('danger', failureSentence(error, panelLeads.notSaved)),
        },
      )
    const kept = KeptChange.parse(wanted)
    const before = beforeOf(wanted, lead) ?? {}
    const note = { leadId, line: said ?? lateChangeText(kept), change: kept, before, isRefused: true }
    setIsRefused(true)
    if (!letWait(accountId, note))
      showToast('danger', panelLeads.meanwhile.notSent(saidMeanwhile(wanted, before, now)))
  }

  return { change, isBusy: isPending, isRefused }
}
