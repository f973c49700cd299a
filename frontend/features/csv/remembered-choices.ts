import { z } from 'zod'
import type { CsvUnderstood } from '#contract/properties/csv.ts'
import { keepOnDevice, keptValue, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import type { Choices } from './csv-calls.ts'

const KEY = 'import_choices'
const KEPT = 20

const Remembered = z.array(
  z.object({
    names: z.string(),
    columns: z.record(z.string(), z.string()),
    fixed: z.record(z.string(), z.string()).optional(),
    priceUnit: z.string().optional(),
    headRow: z.int().optional(),
    /** When they were last chosen. */
    atMs: z.number().optional(),
  }),
)
type Remembered = z.infer<typeof Remembered>

const namesOf = (columns: CsvUnderstood['columns']) => JSON.stringify(columns.map(({ name }) => name))

/** What was last chosen for a file with these columns, in this browser. */
export function choicesFor({
  columns,
}: CsvUnderstood): { choices: Choices; atMs: number | undefined } | undefined {
  const known = remembered().find(({ names }) => names === namesOf(columns))
  if (!known) return undefined
  const { names: _, atMs, ...choices } = known
  return { choices: { ...choices, isUpdate: false }, atMs }
}

/** A file with these columns is read afresh the next time. */
export function forgetChoices({ columns }: CsvUnderstood) {
  const names = namesOf(columns)
  keep(remembered().filter((other) => other.names !== names))
}

export function rememberChoices(understood: CsvUnderstood, { columns, fixed, priceUnit, headRow }: Choices) {
  const names = namesOf(understood.columns)
  const others = remembered().filter((other) => other.names !== names)
  keep([{ names, columns, fixed, priceUnit, headRow, atMs: Date.now() }, ...others])
}

const keep = (all: Remembered) => keepOnDevice(KEY, JSON.stringify(all.slice(0, KEPT)))
const remembered = (): Remembered => keptValue(textOnDevice(KEY), Remembered) ?? []
