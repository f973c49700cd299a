import type { CsvError, CsvReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import type { SheetFile } from './read-sheet-file.ts'

/** What was chosen for a file: what its columns mean, what all rows are, what prices are told in, whether IDs name listings to change. */
export type Choices = {
  columns: Readonly<Record<string, string>>
  isUpdate: boolean
  fixed?: Readonly<Record<string, string>>
  priceUnit?: string
}

/** Checks the rows of a file; nothing is stored. */
export const checkFile = ({ content }: SheetFile, choices: Choices) =>
  send(`${PATHS.propertiesCsv}?${new URLSearchParams({ dryRun: '1', ...parametersOf(choices) })}`, content)

/** Stores all rows of a file or none; once however often it is called with one key. */
export function importFile({ content }: SheetFile, key: string, choices: Choices) {
  const parameters = new URLSearchParams(parametersOf(choices)).toString()
  const address = parameters === '' ? PATHS.propertiesCsv : `${PATHS.propertiesCsv}?${parameters}`
  return send(address, content, { 'idempotency-key': key })
}

const parametersOf = ({ columns, isUpdate, fixed = {}, priceUnit }: Choices) => ({
  ...(Object.keys(fixed).length > 0 && { fixed: JSON.stringify(fixed) }),
  ...(priceUnit && { priceUnit }),
  ...(isUpdate && { update: '1' }),
  ...(Object.keys(columns).length > 0 && { columns: JSON.stringify(columns) }),
})

async function send(path: string, content: Blob, headers?: Record<string, string>): Promise<CsvReply> {
  const { body } = await call<CsvReply>(path, {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'text/csv', ...headers },
    waitMs: LIMITS.csvTimeoutMs,
  })
  return body
}

/** The rows that a refused import names, from paths such as '12.Price'. */
export function rowErrors(error: unknown): CsvError[] {
  if (!(error instanceof ApiError)) return []
  return error.issues.flatMap(({ path, message }) => {
    const [row = '', ...column] = path.split('.')
    return /^\d+$/.test(row) ? [{ row: Number(row), column: column.join('.') || null, message }] : []
  })
}

/** Whether the server may have done the work although no reply arrived. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && ['OFFLINE', 'TIMEOUT', 'UNREADABLE_REPLY'].includes(error.code)
}
