import { useEffect, useRef } from 'react'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { isCalledBefore } from '#contract/leads/meanwhile.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import type { KeptChange } from './late-change.ts'
import { reached } from './lead-words.ts'
import { type Before, saidMeanwhile } from './meanwhile.ts'
import { forgetRefused, useWaitingNotes } from './waiting-notes.ts'

const words = panelLeads.meanwhile

type ChangedMeanwhileProps = {
  lead: Lead | WholeLead
  accountId: string
  isBusy: boolean
  /** It was refused a moment ago, wherever on the screen it was pressed. */
  takesFocus: boolean
  onChange: (change: LeadChange, said: string) => void
}

/** What was changed here and not taken, as others had changed the same: what stands there, and which of both is to stay. */
export function ChangedMeanwhile({ lead, accountId, isBusy, takesFocus, onChange }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const refused = useWaitingNotes(accountId, lead._id)
    .filter(({ isRefused }) => isRefused)
    .toReversed()
  if (refused.length === 0) return null
  const change: KeptChange = Object.assign({}, ...refused.map((note) => note.change))
  const before: Before = Object.assign({}, ...refused.map((note) => note.before).toReversed())
  const mine = refused.map(({ line }) => line).join('. ')
  return (
    <div ref={box} tabIndex={-1}>
      <Alert>
        <p>{words.notSent(saidMeanwhile(change, before, lead))}</p>
        <p className="wrap-anywhere">{words.yours(mine)}</p>
        <span className="mt-2 flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            isHeld={isBusy}
            onClick={() => forgetRefused(accountId, lead._id)}
          >
            {words.keepTheirs}
          </Button>
          <Button
            look="secondary"
            size="small"
            isHeld={isBusy}
            onClick={() => onChange(again(change, before, lead), mine)}
          >
            {words.putMine}
          </Button>
        </span>
      </Alert>
    </div>
  )
}

/** The change as it is now: a step opens a lead that was closed, and no call takes back where the lead stands by now. */
function again({ status, ...change }: KeptChange, before: Before, lead: Lead): LeadChange {
  const isOfFirstCall = status !== undefined && isCalledBefore({ status }, before)
  return {
    ...change,
    ...(status !== undefined && !isOfFirstCall && { status }),
    ...(change.nextStepOn && reached(lead.status)),
  }
}
