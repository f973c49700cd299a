import type { LeadChange } from '#contract/leads/leads.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { lateChangeOf, lateChangeText } from './late-change.ts'
import { useLeadChange } from './use-leads.ts'
import { isUnreached, letWait } from './waiting-notes.ts'

const words = panelLeads.lines

/** Changes a lead and says so. Without a connection, steps and visits wait on this device, as lines do. */
export function useKeptChange(leadId: string, accountId: string) {
  const { mutate, isPending } = useLeadChange(leadId, accountId)

  function change(wanted: LeadChange) {
    if (isPending) return
    mutate(wanted, {
      onSuccess: () => showToast('success', panelLeads.saved),
      onError: (error) => {
        const late = isUnreached(error) ? lateChangeOf(wanted) : undefined
        if (!late || !letWait(accountId, { leadId, line: lateChangeText(late), change: late }))
          return showToast('danger', failureSentence(error, panelLeads.notSaved))
        showToast('info', words.waits)
      },
    })
  }

  return { change, isBusy: isPending }
}
