import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { askOn } from '#frontend/features/session/flows/auth-calls.ts'
import { problemOf } from '#frontend/features/session/flows/use-submit.ts'
import type { Notice } from '#frontend/features/session/notice.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'

const { askOn: words } = accounts

/** For visitors from the link in a mail sent after many codes: only the button acts, as programs follow links too. */
export function AskOn() {
  const [query] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Notice>()
  const link = query.get('ask')
  if (link === null) return null
  if (outcome) return <Alert tone={outcome.tone}>{outcome.text}</Alert>

  async function confirm(ofMail: string) {
    setIsBusy(true)
    try {
      setOutcome({ tone: 'success', text: (await askOn(ofMail)) ?? words.done })
    } catch (error) {
      setOutcome({ tone: 'info', text: problemOf(error, words.failed).message })
    }
    setIsBusy(false)
  }

  return (
    <Alert tone="waiting">
      <p>{words.text}</p>
      <AlertButton isBusy={isBusy} busyLabel={words.busy} onClick={() => void confirm(link)}>
        {words.submit}
      </AlertButton>
    </Alert>
  )
}
