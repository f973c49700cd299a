import { z } from 'zod'
import type { CsvUnderstood } from '#contract/properties/csv.ts'
import type { Choices } from './csv-calls.ts'

const KEY = 'import_choices'
const KEPT = 20

const Remembered = z.array(
  z.object({
    names: z.string(),
    columns: z.record(z.string(), z.string()),
    fixed: z.record(z.string(), z.string()).optional(),
    priceUnit: z.string().optional(),
  }),
)
type Remembered = z.infer<typeof Remembered>

const namesOf = (columns: CsvUnderstood['columns']) => JSON.stringify(columns.map(({ name }) => name))

/** What was last chosen for a file with these columns, in this browser. */
export function choicesFor({ columns }: CsvUnderstood): Choices | undefined {
  const known = remembered().find(({ names }) => names === namesOf(columns))
  return known && { columns: known.columns, isUpdate: false, fixed: known.fixed, priceUnit: known.priceUnit }
}

export function rememberChoices(understood: CsvUnderstood, { columns, fixed, priceUnit }: Choices) {
  const names = namesOf(understood.columns)
  const others = remembered().filter((other) => other.names !== names)
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([{ names, columns, fixed, priceUnit }, ...others].slice(0, KEPT)),
    )
  } catch {
    // Where nothing can be stored, nothing is remembered.
  }
}

function remembered(): Remembered {
  try {
    return Remembered.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
