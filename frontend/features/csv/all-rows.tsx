import type { CsvUnderstood } from '#contract/properties/csv.ts'
import { PRICE_UNITS } from '#contract/properties/csv-match.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { Choices } from './csv-calls.ts'

const words = panelCsv.import.all

type AllRowsProps = { understood: CsvUnderstood; choices: Choices; onDecide: (choices: Choices) => void }

/** What the file does not say is said once for all rows; and what its prices are told in. */
export function AllRows({ understood, choices, onDecide }: AllRowsProps) {
  const { columns, priceUnit } = understood
  const has = (header: string) => columns.some(({ means }) => means === header)
  const fixed = choices.fixed ?? {}

  function fix(header: string, value: string) {
    const { [header]: _, ...others } = fixed
    onDecide({ ...choices, fixed: value === '' ? others : { ...others, [header]: value } })
  }

  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-3">
      {has('Price') && (
        <SelectField
          label={words.priceUnit}
          hint={choices.priceUnit === undefined && priceUnit !== null ? words.byName : undefined}
          options={[
            { value: '', label: words.asWritten },
            ...PRICE_UNITS.map((unit) => ({ value: unit, label: unit })),
          ]}
          value={choices.priceUnit ?? priceUnit ?? ''}
          onChange={({ currentTarget }) =>
            onDecide({ ...choices, priceUnit: currentTarget.value || undefined })
          }
        />
      )}
      {!has('Category') && (
        <SelectField
          label={words.category}
          options={withNone(CATEGORIES)}
          value={fixed['Category'] ?? ''}
          onChange={({ currentTarget }) => fix('Category', currentTarget.value)}
        />
      )}
      {!has('Lease type') && (
        <SelectField
          label={words.deal}
          options={withNone(['Sale', 'Rent', 'Lease'])}
          value={fixed['Lease type'] ?? ''}
          onChange={({ currentTarget }) => fix('Lease type', currentTarget.value)}
        />
      )}
      {!has('City') && (
        <TextField
          label={words.city}
          defaultValue={fixed['City'] ?? ''}
          autoComplete="off"
          onBlur={({ currentTarget }) => {
            if (currentTarget.value.trim() !== (fixed['City'] ?? '')) fix('City', currentTarget.value.trim())
          }}
        />
      )}
    </div>
  )
}

const withNone = (values: readonly string[]) => [
  { value: '', label: words.none },
  ...values.map((value) => ({ value, label: value })),
]
