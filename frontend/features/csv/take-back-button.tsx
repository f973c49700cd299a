import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { TakenBackReply } from '#contract/properties/csv.ts'
import { href } from '#contract/paths.ts'
import { listingsChanged } from '#frontend/lib/api/query-client.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { takeImportBack } from './csv-calls.ts'

const words = panelCsv.import.takeBack

/** Takes an import back, and says what it did and what stays. */
export function TakeBackButton({ importId }: { importId: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<TakenBackReply | string>()

  async function takeBack() {
    setIsBusy(true)
    try {
      setOutcome(await takeImportBack(importId))
      listingsChanged()
    } catch (error) {
      setOutcome(failureSentence(error, words.failed))
    }
    setIsBusy(false)
  }

  if (typeof outcome === 'object') return <TakenBack {...outcome} />
  return (
    <div className="grid gap-1 sm:justify-items-start">
      <Button look="secondary" isBusy={isBusy} busyLabel={words.busy} onClick={() => void takeBack()}>
        <Icon of={Undo2} />
        {words.label}
      </Button>
      <output className="text-small text-ink-700">{outcome ?? words.hint}</output>
    </div>
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
                {title}
              </Link>
              : {words.why[why]}
            </li>
          ))}
        </ul>
      )}
    </output>
  )
}
