import { ArrowRight, Lock } from 'lucide'
import type { ReactNode } from 'react'
import type { CsvUnderstood } from '#contract/properties/csv.ts'
import { CSV_TARGETS, PRICE_UNITS } from '#contract/properties/csv-match.ts'
import { COMMON_FIELDS } from '#contract/properties/fields.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { controlLook } from '#frontend/ui/form/field.tsx'
import { Select } from '#frontend/ui/form/select-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { StepSection } from './step-section.tsx'
import type { Choices } from './csv-calls.ts'
import { isEmptySomewhere } from './row-counts.ts'

const words = panelCsv.import.columns
type Column = CsvUnderstood['columns'][number]

type ColumnsStepProps = {
  understood: CsvUnderstood
  choices: Choices
  /** The day on which a file with these columns was matched. */
  rememberedOn: string | undefined
  /** What every listing needs and no column holds. */
  missing: readonly string[]
  onDecide: (choices: Choices) => void
  /** Whether a word is being typed that counts once its field is left. */
  onTyping: (isTyping: boolean) => void
  onAfresh: () => void
}

/** Where each column of the file goes, how it is read, and what all rows are that the file does not say. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { understood, choices, rememberedOn, missing, onDecide, onTyping, onAfresh } = props
  const { columns } = understood
  const used = columns.filter(({ means }) => means !== null).length
  return (
    <>
      {rememberedOn !== undefined && (
        <Alert tone="info">
          <p>
            <b className="font-semibold">{words.remembered(used, columns.length, rememberedOn)}</b>{' '}
            {words.kept}
          </p>
          <Button look="quiet" size="small" className="-ml-3" onClick={onAfresh}>
            {words.afresh}
          </Button>
        </Alert>
      )}
      <StepSection title={words.fromFile} hint={words.fromFileHint}>
        <ul>
          {columns.map((column, at) => (
            <ColumnRow
              key={at}
              number={at + 1}
              isRemembered={rememberedOn !== undefined}
              {...{ column, understood, choices, onDecide }}
            />
          ))}
        </ul>
      </StepSection>
      <AllRows {...{ understood, choices, missing, onDecide, onTyping }} />
    </>
  )
}

const ROW =
  'grid grid-cols-1 items-start gap-x-4 gap-y-1.5 border-t border-mist-200 px-3.5 py-3.5 leading-snug md:grid-cols-[minmax(0,1fr)_1.5rem_minmax(0,1.15fr)_minmax(0,.95fr)] md:px-5'

type RowProps = { name: string; said: string; reading?: ReactNode; children: ReactNode }

function Row({ name, said, reading, children }: RowProps) {
  return (
    <li className={ROW}>
      <div className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{name}</b>
        <span className="block text-small text-ink-700">{said}</span>
      </div>
      <Icon of={ArrowRight} className="mt-3 text-ink-700 max-md:hidden" />
      <div className="flex min-w-0 gap-2 *:min-w-0 *:flex-1">{children}</div>
      <div className="min-w-0 text-small leading-snug text-ink-700 wrap-anywhere md:pt-1.5">{reading}</div>
    </li>
  )
}

type ColumnRowProps = Pick<ColumnsStepProps, 'understood' | 'choices' | 'onDecide'> & {
  column: Column
  number: number
  isRemembered: boolean
}

function ColumnRow({ column, number, isRemembered, understood, choices, onDecide }: ColumnRowProps) {
  const { means, samples, different } = column
  const name = column.name || words.unnamed(number)
  const isOwn = means !== null && !CSV_TARGETS.includes(means)
  const options = [
    { value: '', label: words.leftOut },
    ...(isOwn ? [{ value: means, label: means }] : []),
    ...CSV_TARGETS.map((header) => ({ value: header, label: header })),
  ]
  return (
    <Row
      name={name}
      said={different === 0 ? words.empty : words.samples(samples, different)}
      reading={
        means === 'Price' && understood.isUnitOpen ? (
          <Tag tone="waiting">{words.unitOpen}</Tag>
        ) : (
          <Reading column={column} isRemembered={isRemembered} />
        )
      }
    >
      <Select
        aria-label={words.meaning(name)}
        options={options}
        value={means ?? ''}
        className={means === null ? '!bg-mist-100' : undefined}
        onChange={({ currentTarget }) =>
          onDecide({ ...choices, columns: { ...choices.columns, [column.name]: currentTarget.value } })
        }
      />
      {means === 'Price' && (
        <Select
          aria-label={words.priceUnit}
          options={[
            { value: '', label: words.asWritten },
            ...PRICE_UNITS.map((unit) => ({ value: unit, label: unit })),
          ]}
          value={choices.priceUnit ?? understood.priceUnit ?? ''}
          onChange={({ currentTarget }) =>
            onDecide({ ...choices, priceUnit: currentTarget.value || undefined })
          }
        />
      )}
    </Row>
  )
}

const PRIVATE: ReadonlySet<string> = new Set(
  Object.values(COMMON_FIELDS).flatMap((field) =>
    'isForStaff' in field && field.isForStaff ? [field.label] : [],
  ),
)

type ReadingProps = { column: Column; isRemembered: boolean }

function Reading({ column: { means, how, samples }, isRemembered }: ReadingProps) {
  const read = samples.filter((sample) => sample.read !== null)
  return (
    <>
      {how !== 'left out' && (
        <Tag tone={how === 'synonym' && !isRemembered ? 'waiting' : 'good'} className="mr-1.5">
          {isRemembered ? words.wasRemembered : words.how[how]}
        </Tag>
      )}
      {means !== null && PRIVATE.has(means) && (
        <span className="inline-flex items-center gap-1">
          <Icon of={Lock} size={14} />
          {words.onlyStaff}
        </span>
      )}
      {read.length > 0 && <span>{words.reads(read)}</span>}
      {means === null && <span>{words.notUsed}</span>}
    </>
  )
}

type AllRowsProps = Pick<ColumnsStepProps, 'understood' | 'choices' | 'missing' | 'onDecide' | 'onTyping'>

const NEEDED = ['Category', 'City', 'Lease type'] as const
const VALUES = { Category: CATEGORIES, 'Lease type': ['Sale', 'Rent', 'Lease'] } as const

/** What the file does not say is said once for all rows. */
function AllRows({ understood, choices, missing, onDecide, onTyping }: AllRowsProps) {
  const fixed = choices.fixed ?? {}
  const open = NEEDED.filter(
    (header) =>
      !understood.columns.some(({ means }) => means === header) ||
      fixed[header] !== undefined ||
      isEmptySomewhere(understood, header),
  )
  if (open.length === 0) return null

  function fix(header: string, value: string) {
    const { [header]: _, ...others } = fixed
    onDecide({ ...choices, fixed: value === '' ? others : { ...others, [header]: value } })
  }

  return (
    <StepSection title={words.notInFile}>
      <ul>
        {open.map((header) => (
          <Row
            key={header}
            name={words.all[header]}
            said={isEmptySomewhere(understood, header) ? words.emptyCells : words.noColumn}
            reading={missing.includes(header) ? <Tag tone="over">{words.needed}</Tag> : words.allHint[header]}
          >
            {header === 'City' ? (
              <WordForAll
                label={words.all[header]}
                value={fixed[header] ?? ''}
                onValue={(value) => fix(header, value)}
                onTyping={onTyping}
              />
            ) : (
              <Select
                aria-label={words.all[header]}
                options={[
                  { value: '', label: words.notSaid },
                  ...VALUES[header].map((value) => ({ value, label: words.sameForAll(value) })),
                ]}
                value={fixed[header] ?? ''}
                onChange={({ currentTarget }) => fix(header, currentTarget.value)}
              />
            )}
          </Row>
        ))}
      </ul>
    </StepSection>
  )
}

type WordForAllProps = Pick<ColumnsStepProps, 'onTyping'> & {
  label: string
  value: string
  onValue: (value: string) => void
}

/** A word for all rows, which counts once it is typed to its end. */
function WordForAll({ label, value, onValue, onTyping }: WordForAllProps) {
  const tell = (typed: string) => onTyping(typed.trim() !== value)
  const take = (typed: string) => {
    onTyping(false)
    if (typed.trim() !== value) onValue(typed.trim())
  }
  return (
    <input
      aria-label={label}
      defaultValue={value}
      autoComplete="off"
      className={`${controlLook} !bg-lime-0`}
      onFocus={({ currentTarget }) => tell(currentTarget.value)}
      onChange={({ currentTarget }) => tell(currentTarget.value)}
      onBlur={({ currentTarget }) => take(currentTarget.value)}
      onKeyDown={({ key, nativeEvent, currentTarget }) =>
        key === 'Enter' && !nativeEvent.isComposing && take(currentTarget.value)
      }
    />
  )
}
