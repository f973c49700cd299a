import { ListChecks } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { BulkReply } from '#contract/properties/bulk.ts'
import { LIMITS } from '#contract/limits.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelBulk as words } from '#frontend/messages/panel/bulk.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { BulkSearchDialog } from './bulk-search-dialog.tsx'
import { type GoneVisits, type GoneVisitsOf, makesGone, undoBulk } from './undo-bulk.ts'

type BulkSearchProps = {
  /** The filters of the table as the API takes them. */
  query: URLSearchParams
  total: number
  isTotalCut: boolean
  atStakeOf: (found: URLSearchParams) => ReactNode
  goneVisitsOf: GoneVisitsOf
}

/** Performs one action on all listings that the table's filters find, and can undo what may be undone. */
export function BulkSearch({ query, total, isTotalCut, atStakeOf, goneVisitsOf }: BulkSearchProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [changed, setChanged] = useState<Change>()
  const isTooMany = isTotalCut || total > LIMITS.bulkMatches

  async function tell(reply: BulkReply, areGone: boolean) {
    listingsChanged()
    setChanged({ reply, visits: areGone ? await goneVisitsOf(reply.done) : undefined })
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {changed && <Changed key={changed.reply.message} {...changed} onDone={() => setChanged(undefined)} />}
      {total > 1 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button look="secondary" size="small" disabled={isTooMany} onClick={() => setIsAsking(true)}>
            <Icon of={ListChecks} />
            {isTooMany ? words.tooManyButton : words.open(total)}
          </Button>
          {isTooMany && <p className="text-small text-ink-700">{words.tooMany}</p>}
        </div>
      )}
      {isAsking && (
        <BulkSearchDialog
          query={query}
          total={total}
          atStakeOf={atStakeOf}
          onDone={(reply, action) => void tell(reply, makesGone(action))}
          onClosed={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

type Change = { reply: BulkReply; visits: GoneVisits | undefined }

/** What was done, with a button that undoes it where that is possible. */
function Changed({ reply, visits, onDone }: Change & { onDone: () => void }) {
  const [state, setState] = useState<{ isBusy?: boolean; undone?: string; failure?: string }>({})
  const { undo = [] } = reply

  async function takeBack() {
    setState({ isBusy: true })
    try {
      setState({ undone: await undoBulk(undo) })
    } catch (error) {
      setState({ failure: failureSentence(error, words.undoFailed) })
    }
  }

  if (state.undone !== undefined)
    return (
      <Alert tone="success">
        <p>{state.undone}</p>
        <AlertButton onClick={onDone}>{words.dismiss}</AlertButton>
      </Alert>
    )
  return (
    <Alert tone={state.failure === undefined ? 'success' : 'error'}>
      <p>{reply.message}</p>
      {visits && (
        <p>
          {visits.text}{' '}
          <Link to={visits.otherwise.to} className="underline underline-offset-4">
            {visits.otherwise.label}
          </Link>
        </p>
      )}
      {state.failure !== undefined && <p>{state.failure}</p>}
      <span className="flex flex-wrap gap-x-4">
        {undo.length > 0 && (
          <AlertButton isBusy={state.isBusy} busyLabel={words.undoing} onClick={() => void takeBack()}>
            {words.undo}
          </AlertButton>
        )}
        <AlertButton disabled={state.isBusy} onClick={onDone}>
          {words.dismiss}
        </AlertButton>
      </span>
    </Alert>
  )
}
