import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { ToTakeBackReply } from '#contract/properties/csv.ts'
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
import { readToTakeBack, takeImportBack } from './csv-calls.ts'

const words = panelCsv.import.takeBack
const KEPT_NAMED_AT_FIRST = 5

type Kept = ToTakeBackReply['kept']
/** A sentence, and what stays where something does. */
type Outcome = { message: string; kept?: Kept }
type TakeBackButtonProps = { importId: string; onTakenBack?: () => void }

/** Takes an import back once that is confirmed; says before what would go and stay, and after what it did. */
export function TakeBackButton({ importId, onTakenBack }: TakeBackButtonProps) {
  const [toTakeBack, setToTakeBack] = useState<ToTakeBackReply>()
  const [busy, setBusy] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function whileBusy(said: string, failed: string, act: () => Promise<void>) {
    setBusy(said)
    await act().catch((error: unknown) => setOutcome({ message: failureSentence(error, failed) }))
    setBusy(undefined)
  }

  const ask = () =>
    whileBusy(words.asking, words.notRead, async () => {
      const found = await readToTakeBack(importId)
      if (found.removed + found.restored > 0) setToTakeBack(found)
      setOutcome(
        found.removed + found.restored > 0 ? undefined : { message: words.nothing, kept: found.kept },
      )
    })

  const takeBack = () =>
    whileBusy(words.busy, words.failed, async () => {
      setOutcome(await takeImportBack(importId))
      onTakenBack?.()
      listingsChanged()
    })

  return (
    <>
      {outcome?.kept ? (
        <output className="grid w-full gap-1">
          <b className="font-semibold">{outcome.message}</b>
          <KeptListings kept={outcome.kept} />
        </output>
      ) : (
        <div className="grid gap-1 sm:justify-items-start">
          <Button look="secondary" isBusy={busy !== undefined} busyLabel={busy} onClick={() => void ask()}>
            <Icon of={Undo2} />
            {words.label}
          </Button>
          <output className="text-small text-ink-700">{outcome?.message ?? words.hint}</output>
        </div>
      )}
      {toTakeBack && (
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
          onClosed={() => setToTakeBack(undefined)}
        >
          <ToTakeBack {...toTakeBack} />
        </ConfirmDialog>
      )}
    </>
  )
}

const ToTakeBack = ({ removed, restored, kept }: ToTakeBackReply) => (
  <>
    {removed > 0 && <p>{words.deleted(removed)}</p>}
    {restored > 0 && <p>{words.restored(restored)}</p>}
    {kept.length > 0 && (
      <div className="grid grid-cols-1 gap-1">
        <p>{words.stays(kept.length)}</p>
        <KeptListings kept={kept} />
      </div>
    )}
  </>
)

/** The listings that stay, each with the reason; the first few until all are asked for. */
function KeptListings({ kept }: { kept: Kept }) {
  const [isWhole, setIsWhole] = useState(kept.length <= KEPT_NAMED_AT_FIRST)
  if (kept.length === 0) return null
  return (
    <>
      <ul className="grid gap-1">
        {kept.slice(0, isWhole ? undefined : KEPT_NAMED_AT_FIRST).map(({ _id, title, why }) => (
          <li key={_id} className="wrap-anywhere">
            <Link to={href(PANEL.property, { id: _id })} className="underline underline-offset-4">
              <ListingTitle title={title} />
            </Link>
            : {words.why[why]}
          </li>
        ))}
      </ul>
      {!isWhole && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {words.more(kept.length - KEPT_NAMED_AT_FIRST)}
        </Button>
      )}
    </>
  )
}
