import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { TakenBackReply } from '#contract/properties/csv.ts'
import { href } from '#contract/paths.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { ConfirmDialog } from '#frontend/ui/overlay/confirm-dialog.tsx'
import { takeImportBack } from './csv-calls.ts'

const words = panelCsv.import.takeBack

type TakeBackButtonProps = {
  importId: string
  /** How many listings the import added. */
  added: number
  /** How many it changed. */
  updated: number
  onTakenBack?: () => void
}

/** Takes an import back once that is confirmed, and says what it did and what stays. */
export function TakeBackButton({ importId, added, updated, onTakenBack }: TakeBackButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<TakenBackReply | string>()

  async function takeBack() {
    setIsBusy(true)
    try {
      setOutcome(await takeImportBack(importId))
      onTakenBack?.()
      listingsChanged()
    } catch (error) {
      setOutcome(failureSentence(error, words.failed))
    }
    setIsBusy(false)
  }

  return (
    <>
      {typeof outcome === 'object' ? (
        <TakenBack {...outcome} />
      ) : (
        <div className="grid gap-1 sm:justify-items-start">
          <Button look="secondary" isBusy={isBusy} busyLabel={words.busy} onClick={() => setIsAsking(true)}>
            <Icon of={Undo2} />
            {words.label}
          </Button>
          <output className="text-small text-ink-700">{outcome ?? words.hint}</output>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          closeLabel={words.close}
          cancelLabel={words.cancel}
          confirmLabel={words.label}
          look="danger"
          onConfirm={(close) => {
            void takeBack()
            close()
          }}
          onClosed={() => setIsAsking(false)}
        >
          {added > 0 && <p>{words.deleted(added)}</p>}
          {updated > 0 && <p>{words.restored(updated)}</p>}
          <p>{words.stays}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function TakenBack({ message, kept }: TakenBackReply) {
  return (
    <output className="grid w-full gap-1">
      <b className="font-semibold">{message}</b>
      {kept.length > 0 && (
        <ul className="grid gap-1">
          {kept.map(({ _id, title, why }) => (
            <li key={_id} className="wrap-anywhere">
              <Link to={href(PANEL.property, { id: _id })} className="underline underline-offset-4">
                <ListingTitle title={title} />
              </Link>
              : {words.why[why]}
            </li>
          ))}
        </ul>
      )}
    </output>
  )
}
