import type { CsvReply, CsvUnderstood } from '#contract/properties/csv.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { StepSection } from './step-section.tsx'
import type { CheckedFile } from './use-import.ts'
import { SheetChoice } from './sheet-choice.tsx'

const words = panelCsv.import.file

type FileStepProps = {
  checked: CheckedFile
  isBusy: boolean
  onSheet: (sheet: string) => void
  onHeadRow: (row: number) => void
}

/** The file as it was read: its sheet, the line of its names, what was skipped and why. */
export function FileStep({ checked: { file, reply }, isBusy, onSheet, onHeadRow }: FileStepProps) {
  const { understood } = reply
  return (
    <>
      <Alert tone="success">
        <p className="font-semibold">{words.read(reply.rows, understood?.columns.length ?? 0)}</p>
        {understood && <p>{skippedWords(understood)}</p>}
      </Alert>
      {understood?.encoding === 'windows-1252' && (
        <Alert tone="waiting">
          <p>{words.oldLetters}</p>
        </Alert>
      )}
      <StepSection title={words.title}>
        <fieldset disabled={isBusy} className="grid grid-cols-1 gap-3.5 px-3.5 pb-3.5 sm:px-5 sm:pb-5">
          <div className="grid gap-3.5 sm:grid-cols-2">
            <SheetChoice file={file} onChoose={onSheet} />
            {understood && (
              <SelectField
                label={words.headRow}
                options={understood.lines
                  .filter(({ is }) => is !== 'sum')
                  .map(({ row, cells }) => ({
                    value: String(row),
                    label: words.line(row, cells.filter(Boolean).slice(0, 3).join(', ')),
                  }))}
                value={String(understood.headRow)}
                onChange={({ currentTarget }) => onHeadRow(Number(currentTarget.value))}
              />
            )}
          </div>
          {understood && <Lines reply={reply} understood={understood} />}
        </fieldset>
      </StepSection>
    </>
  )
}

function skippedWords({ lines }: CsvUnderstood): string {
  const rowsOf = (what: string) => lines.flatMap(({ row, is }) => (is === what ? [row] : []))
  return [words.above(rowsOf('above')), words.sums(rowsOf('sum'))].filter(Boolean).join(' ')
}

const LABELS = { above: words.skipped, names: words.names, listing: '', sum: words.sum } as const

function Lines({ reply: { rows }, understood: { lines } }: { reply: CsvReply; understood: CsvUnderstood }) {
  const width = Math.max(...lines.map(({ cells }) => cells.length))
  const more = rows - lines.filter(({ is }) => is === 'listing').length
  const lastListing = lines.findLastIndex(({ is }) => is === 'listing')
  return (
    <div className="grid gap-2">
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-small leading-snug">
          <caption className="sr-only">{words.caption}</caption>
          <tbody>
            {lines.map((line, at) => [
              <Line key={line.row} {...line} width={width} />,
              at === lastListing && more > 0 && (
                <tr key="more" className="bg-mist-100 text-ink-700">
                  <th scope="row" className={`${CELL} text-right font-text`}>
                    …
                  </th>
                  <td className={CELL} colSpan={width + 1}>
                    {words.more(more)}
                  </td>
                </tr>
              ),
            ])}
          </tbody>
        </table>
      </div>
      {width > ON_PHONES && (
        <p className="text-small text-ink-700 sm:hidden">{words.someColumns(ON_PHONES, width)}</p>
      )}
    </div>
  )
}

/** So many columns stand side by side on a phone. */
const ON_PHONES = 3

function Line({ row, is, cells, width }: CsvUnderstood['lines'][number] & { width: number }) {
  const isSkipped = is === 'above' || is === 'sum'
  const isTitle = is === 'above' && cells.filter(Boolean).length === 1
  return (
    <tr
      className={classNames(
        is === 'names' && 'bg-tea-100 font-semibold text-tea-800',
        isSkipped && 'bg-mist-100 text-ink-700',
      )}
    >
      <th scope="row" className={`${CELL} bg-lime-50 text-right font-text tabular`}>
        {row}
      </th>
      {isTitle ? (
        <td colSpan={width} className={CELL}>
          {cells.find(Boolean)}
        </td>
      ) : (
        Array.from({ length: width }, (_, column) => (
          <td
            key={column}
            className={classNames(CELL, 'wrap-anywhere sm:min-w-20', column >= ON_PHONES && 'max-sm:hidden')}
          >
            {cells[column] ?? ''}
          </td>
        ))
      )}
      <td className={`${CELL} text-right font-semibold max-sm:hidden`}>{LABELS[is]}</td>
    </tr>
  )
}

const CELL = 'border border-mist-200 px-2.5 py-2 align-top'
