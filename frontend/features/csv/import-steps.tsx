import { Link } from '#frontend/lib/navigation/link.tsx'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import type { ImportState } from './use-import.ts'

const words = panelCsv.import

type CheckedState = Extract<ImportState, { step: 'checked' | 'importing' }>
type ReadyProps = { state: CheckedState; onImport: () => void; onOther: () => void }

/** A file without errors, and the one press that stores it. */
export function Ready({ state, onImport, onOther }: ReadyProps) {
  const { file, rows, ignoredColumns, importedBefore, problem, isUncertain, step } = state
  const listings = words.listings(rows)
  const isBusy = step === 'importing'
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Alert tone="success">
        <p className="font-semibold">{words.ready(listings)}</p>
        <p className="wrap-anywhere">{file.name}</p>
      </Alert>
      {ignoredColumns.length > 0 && (
        <Alert tone="info">
          <p className="wrap-anywhere">{words.ignored(ignoredColumns.join(', '))}</p>
        </Alert>
      )}
      {importedBefore !== undefined && (
        <Alert tone="waiting">{words.importedBefore(dateTimeOf(importedBefore))}</Alert>
      )}
      {problem && (
        <Alert>
          <p>{problem}</p>
          {isUncertain && <ToPending />}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        <Button isBusy={isBusy} busyLabel={words.importing} onClick={onImport}>
          {importedBefore === undefined ? words.import(listings) : words.importAgain(listings)}
        </Button>
        <Button look="secondary" disabled={isBusy} onClick={onOther}>
          {words.otherFile}
        </Button>
      </div>
    </div>
  )
}

/** What was stored, and where it waits. */
export function Done({ added, onAnother }: { added: number; onAnother: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Alert tone="success">{added === 1 ? words.doneOne : words.done(words.listings(added))}</Alert>
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        <Link to={PENDING_TABLE} className={buttonLook({})}>
          {words.toPending}
        </Link>
        <Button look="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  )
}

function ToPending() {
  return (
    <Link
      to={PENDING_TABLE}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {words.toPending}
    </Link>
  )
}
