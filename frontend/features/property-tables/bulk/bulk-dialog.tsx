import { type ReactNode, useState } from 'react'
import type { BulkAction, BulkInput, BulkReply } from '#contract/properties/bulk.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isUnanswered } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { messages } from '#frontend/messages/messages.ts'
import { panelBulk } from '#frontend/messages/panel/bulk.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { CannotBeUndone } from '#frontend/features/property-tables/delete-question.tsx'
import { Titles } from './titles.tsx'

const words = panelProperties.bulk

type BulkDialogProps = {
  action: BulkAction
  properties: readonly Property[]
  /** What else goes with listings that are deleted, which a query of a list names. */
  atStakeOf: (named: URLSearchParams) => ReactNode
  onDone: (reply: BulkReply) => void
  onClosed: () => void
}

/** Asks, with the count and the titles, before something is done with many listings at once. */
export function BulkDialog({ action, properties: asked, atStakeOf, onDone, onClosed }: BulkDialogProps) {
  const [properties] = useState(asked) // What is done leaves the selection while the question still closes.
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { title, text, button, busy } = words[action]
  const count = properties.length

  async function act(close: () => void) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      onDone(await change({ action, ids: properties.map(({ _id }) => _id) }))
      close()
    } catch (error) {
      if (isUnanswered(error)) listingsChanged()
      setFailure(isUnanswered(error) ? panelBulk.unclear : failureSentence(error, words.failed))
    }
    setIsBusy(false)
  }

  return (
    <ConfirmDialog
      title={title(words.listings(count))}
      closeLabel={words.close}
      cancelLabel={words.cancel}
      confirmLabel={button}
      look={action === 'delete' ? 'danger' : 'primary'}
      isBusy={isBusy}
      busyLabel={busy}
      onConfirm={(close) => void act(close)}
      onClosed={onClosed}
    >
      {failure && <Alert>{failure}</Alert>}
      {action === 'delete' && <p>{count === 1 ? words.deleteOne : words.deleteMany(count)}</p>}
      <Titles properties={properties} total={count} />
      {action === 'delete' && atStakeOf(queryOf(properties))}
      {action === 'delete' ? <CannotBeUndone>{goneForGood(properties)}</CannotBeUndone> : <p>{text}</p>}
    </ConfirmDialog>
  )
}

/** The query of a list that names them. */
export const queryOf = (named: readonly Property[]) =>
  new URLSearchParams({ ids: named.map(({ _id }) => _id).join() })

function goneForGood(properties: readonly Property[]): string {
  const [only, second] = properties
  return only && !second ? messages.staffBox.cannotBeUndone(only.title) : words.delete.text
}

async function change(asked: BulkInput): Promise<BulkReply> {
  const { body } = await call<BulkReply>(PATHS.bulkProperties, { method: 'POST', json: asked })
  return body
}
