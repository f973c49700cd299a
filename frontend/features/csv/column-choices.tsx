import type { CsvUnderstood } from '#contract/properties/csv.ts'
import { CSV_TARGETS } from '#contract/properties/csv-match.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { AllRows } from './all-rows.tsx'
import type { Choices } from './csv-calls.ts'

const words = panelCsv.import.columns
const update = panelCsv.import.update

type Props = {
  understood: CsvUnderstood
  choices: Choices
  /** Some column must be chosen before anything can be imported. */
  isOpen: boolean
  onDecide: (choices: Choices) => void
}

/** What each column of the file means, to be set right by hand, and whether IDs name listings to change. */
export function ColumnChoices({ understood, choices, isOpen, onDecide }: Props) {
  const { columns, withId } = understood
  const leftOut = columns.filter(({ means }) => means === null).length
  return (
    <div className="grid grid-cols-1 gap-2.5">
      <details open={isOpen} className="rounded-court border border-mist-200 bg-lime-0">
        <summary className="min-h-12 cursor-pointer px-3.5 py-3 font-semibold">
          {words.title(columns.length - leftOut, leftOut)}
        </summary>
        <div className="grid gap-3.5 border-t border-mist-200 px-3.5 py-3.5">
          <AllRows {...{ understood, choices, onDecide }} />
          <p className="text-small text-ink-700">{words.text}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-3">
            {columns.map((column, at) => (
              <li key={at} className="min-w-0 wrap-anywhere">
                <ColumnChoice
                  column={column}
                  number={at + 1}
                  onChoose={(header) =>
                    onDecide({ ...choices, columns: { ...choices.columns, [column.name]: header } })
                  }
                />
              </li>
            ))}
          </ul>
        </div>
      </details>
      {withId > 0 && (
        <div>
          <Checkbox
            checked={choices.isUpdate}
            onChange={({ currentTarget }) => onDecide({ ...choices, isUpdate: currentTarget.checked })}
          >
            {update.label(withId)}
          </Checkbox>
          <p className="pl-9 text-small text-ink-700">{update.hint}</p>
        </div>
      )}
    </div>
  )
}

type ColumnChoiceProps = {
  column: CsvUnderstood['columns'][number]
  number: number
  onChoose: (header: string) => void
}

function ColumnChoice({ column: { name, means, how }, number, onChoose }: ColumnChoiceProps) {
  const isOwn = means !== null && !CSV_TARGETS.includes(means)
  const options = [
    { value: '', label: words.leftOut },
    ...(isOwn ? [{ value: means, label: means }] : []),
    ...CSV_TARGETS.map((header) => ({ value: header, label: header })),
  ]
  return (
    <SelectField
      label={name || words.unnamed(number)}
      hint={how === 'synonym' ? words.byWord : undefined}
      options={options}
      value={means ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
