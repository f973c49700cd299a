import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { CopyButton } from '#frontend/ui/copy-button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { useCalendar, useCalendarEnd, useCalendarState } from './use-visits.ts'

const words = panelLeads.visits

/** The way to see the visits in a phone's calendar. */
export function CalendarButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="ml-auto flex-none max-sm:!px-2.5 mt-1"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={CalendarPlus} />
        <span className="max-sm:sr-only">{words.calendar}</span>
      </Button>
      {isOpen && (
        <Dialog title={words.calendar} closeLabel={words.close} onClosed={() => setIsOpen(false)}>
          <Calendar />
        </Dialog>
      )}
    </>
  )
}

/** The secret address to which a phone's calendar subscribes. */
function Calendar() {
  const state = useCalendarState()
  const calendar = useCalendar()
  const ending = useCalendarEnd()
  const { data, isPending } = calendar
  const error = calendar.error ?? ending.error
  const madeAt = state.data?.madeAt
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => {
        calendar.reset()
        showToast('success', words.ended)
      },
    })

  return (
    <div className="grid gap-3">
      <p className="text-ink-700">{words.calendarText}</p>
      {error && <Alert>{failureSentence(error, panelLeads.notSaved)}</Alert>}
      {state.error && <Alert>{failureSentence(state.error, words.stateFailed)}</Alert>}
      {madeAt && <p>{words.standsSince(dateTimeOf(madeAt))}</p>}
      {data && <p className="font-mono text-small wrap-anywhere">{data.address}</p>}
      <p className="flex flex-wrap gap-2">
        <Button
          look={data ? 'secondary' : 'primary'}
          isBusy={isPending}
          isHeld={ending.isPending}
          busyLabel={words.make}
          onClick={() => calendar.mutate()}
        >
          {words.make}
        </Button>
        {data && (
          <CopyButton
            key={data.address}
            text={data.address}
            copied={words.copied}
            notCopied={words.notCopied}
          >
            {words.copy}
          </CopyButton>
        )}
        {madeAt && (
          <Button
            look="secondary"
            isBusy={ending.isPending}
            isHeld={isPending}
            busyLabel={words.end}
            onClick={end}
          >
            {words.end}
          </Button>
        )}
      </p>
    </div>
  )
}
