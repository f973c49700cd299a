import { Link } from '#frontend/lib/navigation/link.tsx'
import { PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { TakeBackButton } from './take-back-button.tsx'
import { ColumnChoices } from './column-choices.tsx'
import type { Choices } from './csv-calls.ts'
import { Preview } from './preview.tsx'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import type { CheckedFile, ImportState, RowsBack } from './use-import.ts'

const words = panelCsv.import

type CheckedState = Extract<ImportState, { step: 'checked' | 'importing' }>
type ReadyProps = {
  state: CheckedState
  onDecide: (choices: Choices) => void
  onImport: () => void
  onOther: () => void
}

/** A file without errors: what was understood of it, and the button that stores it. */
export function Ready({ state, onDecide, onImport, onOther }: ReadyProps) {
  const { file, reply, choices, problem, isUncertain, isRechecking, rowsDone, step } = state
  const { rows, inAlready = 0, ignoredColumns, understood } = reply
  const isBusy = step === 'importing'
  const button = buttonLabel(state)
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <Alert tone={button === undefined ? 'info' : 'success'}>
        <p className="font-semibold">
          {button === undefined ? nothingNew(state) : words.ready(words.listings(rows - inAlready))}
        </p>
        <p className="wrap-anywhere">{file.name}</p>
      </Alert>
      {understood?.encoding === 'windows-1252' && (
        <Alert tone="waiting">
          <p>{words.oldLetters}</p>
        </Alert>
      )}
      {understood && understood.skipped.length > 0 && (
        <Alert tone="info">
          <p className="wrap-anywhere">
            {words.skipped(understood.skipped.map(({ row, text }) => `${row}: ${text}`).join('; '))}
          </p>
        </Alert>
      )}
      {ignoredColumns.length > 0 && (
        <Alert tone="info">
          <p className="wrap-anywhere">{words.ignored(ignoredColumns.join(', '))}</p>
        </Alert>
      )}
      {inAlready > 0 && <Alert tone="waiting">{words.inAlready(inAlready)}</Alert>}
      {problem && (
        <Alert>
          <p>{problem}</p>
          {isUncertain && <ToPending />}
        </Alert>
      )}
      {understood && (
        <fieldset disabled={isBusy} className="contents">
          <ColumnChoices understood={understood} choices={choices} isOpen={false} onDecide={onDecide} />
        </fieldset>
      )}
      <Preview reply={reply} />
      {isBusy && <ImportProgress done={rowsDone ?? 0} rows={rows} />}
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        {button !== undefined && (
          <Button
            isBusy={isBusy || isRechecking === true}
            busyLabel={isBusy ? words.importing : words.rechecking}
            onClick={onImport}
          >
            {button}
          </Button>
        )}
        <Button look="secondary" disabled={isBusy} onClick={onOther}>
          {words.otherFile}
        </Button>
      </div>
    </div>
  )
}

/** The label of the import button; undefined where there is nothing to import. */
function buttonLabel({ reply, choices }: CheckedFile): string | undefined {
  const { rows, inAlready = 0, updated = 0, understood } = reply
  const fresh = rows - inAlready
  if (!choices.isUpdate) return fresh > 0 ? words.import(words.listings(fresh)) : undefined
  const added = fresh - (understood?.withId ?? 0)
  if (added > 0 && updated > 0) return words.update.both(words.listings(added), updated)
  if (updated > 0) return words.update.button(words.listings(updated))
  return added > 0 ? words.import(words.listings(added)) : undefined
}

const nothingNew = ({ choices }: CheckedFile) => (choices.isUpdate ? words.update.nothing : words.allIn)

/** How far the storing is. */
export function ImportProgress({ done, rows }: { done: number; rows: number }) {
  return (
    <div className="grid gap-1.5">
      <progress value={done} max={rows} aria-label={words.importing} className="h-2 w-full accent-tea-700" />
      <output className="text-small text-ink-700 tabular">{words.progress(done, rows)}</output>
    </div>
  )
}

type SomeProps = { good: number; bad: number; isBusy: boolean; onImport: () => void }

/** Imports the good rows of a file and hands the bad ones back to be mended. */
export function ImportSome({ good, bad, isBusy, onImport }: SomeProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <Button isBusy={isBusy} busyLabel={words.importing} onClick={onImport}>
        {words.back.button(good, bad)}
      </Button>
      <p className="text-small text-ink-700">{words.back.hint}</p>
    </div>
  )
}

type DoneProps = {
  added: number
  updated: number
  importId: string | undefined
  back: RowsBack | undefined
  onAnother: () => void
}

/** What was stored, where to find it, and the rows that came back. */
export function Done({ added, updated, importId, back, onAnother }: DoneProps) {
  return (
    <div className="grid grid-cols-1 gap-3.5">
      {updated > 0 && <Alert tone="success">{words.update.done(words.listings(updated))}</Alert>}
      {(added > 0 || updated === 0) && (
        <Alert tone="success">{added === 1 ? words.doneOne : words.done(words.listings(added))}</Alert>
      )}
      {back && (
        <Alert tone="waiting">
          <p>{words.back.done(back.rows)}</p>
          <AlertButton onClick={() => saveFile(back.content, back.name)}>{words.back.again}</AlertButton>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-auto sm:*:flex-none">
        {(added > 0 || updated === 0) && (
          <Link to={PENDING_TABLE} className={buttonLook({})}>
            {words.toPending}
          </Link>
        )}
        <Button look="secondary" onClick={onAnother}>
          {words.another}
        </Button>
        {importId !== undefined && added + updated > 0 && <TakeBackButton importId={importId} />}
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
