import type { CsvFix } from '#contract/properties/csv-groups.ts'
import type {
  CsvError,
  CsvProgress,
  CsvReply,
  TakenBackReply,
  ToTakeBackReply,
} from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { ApiError, failureOf } from '#frontend/lib/api/api-error.ts'
import { call, request } from '#frontend/lib/api/api.ts'
import type { SheetFile } from './read-sheet-file.ts'

/** What was chosen for a file: what its columns mean, what all rows are, what prices are told in, whether IDs name listings to change. */
export type Choices = {
  columns: Readonly<Record<string, string>>
  isUpdate: boolean
  fixed?: Readonly<Record<string, string>>
  priceUnit?: string
  /** The line of the names of the columns, where it was guessed wrongly. */
  headRow?: number
  /** What was said of groups of rows. */
  answers?: Readonly<Record<string, CsvFix>>
}

/** Checks the rows of a file; nothing is stored. */
export const checkFile = ({ content }: SheetFile, choices: Choices) =>
  send(`${PATHS.propertiesCsv}?${new URLSearchParams({ dryRun: '1', ...parametersOf(choices) })}`, content)

/** Stores the good rows of a file, part by part, and tells how many are done; each once, however often it is called. */
export async function importFile(
  { name, content }: SheetFile,
  key: string,
  choices: Choices,
  onRows: (rows: number) => void,
): Promise<CsvReply> {
  const asked = new URLSearchParams({
    ...parametersOf(choices),
    file: name.slice(0, LIMITS.shortTextLetters),
  })
  const response = await request(`${PATHS.propertiesCsv}?${asked}`, {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'text/csv', accept: 'application/x-ndjson', 'idempotency-key': key },
    waitMs: LIMITS.csvTimeoutMs,
  })
  for await (const line of linesOf(response)) {
    if ('error' in line) throw failureOf({ status: response.status, retryAfter: null, reply: line.error })
    if ('message' in line) return line
    onRows(line.rows)
  }
  throw new ApiError('UNREADABLE_REPLY', 'The answer could not be read.')
}

async function* linesOf({ body }: Response): AsyncGenerator<CsvProgress> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  const lostLine = () => {
    throw new ApiError('OFFLINE', 'The server could not be reached.')
  }
  let [text, isOver] = ['', reader === undefined]
  while (!isOver) {
    const piece = await reader?.read().catch(lostLine)
    isOver = piece?.done !== false
    text += decoder.decode(piece?.value, { stream: !isOver })
    const lines = text.split('\n')
    text = isOver ? '' : (lines.pop() ?? '')
    for (const line of lines) {
      if (line.trim() === '') continue
      const told: CsvProgress = JSON.parse(line)
      yield told
    }
  }
}

/** What taking an import back would do now. */
export const readToTakeBack = async (importId: string) =>
  (await call<ToTakeBackReply>(href(PATHS.takeImportBack, { id: importId }))).body

/** Takes an import back; what somebody has dealt with since stays. */
export const takeImportBack = async (importId: string) =>
  (
    await call<TakenBackReply>(href(PATHS.takeImportBack, { id: importId }), {
      method: 'DELETE',
      waitMs: LIMITS.csvTimeoutMs,
    })
  ).body

const parametersOf = ({ columns, isUpdate, fixed = {}, priceUnit, headRow, answers = {} }: Choices) => ({
  ...(Object.keys(fixed).length > 0 && { fixed: JSON.stringify(fixed) }),
  ...(priceUnit && { priceUnit }),
  ...(headRow !== undefined && { headRow: String(headRow) }),
  ...(Object.keys(answers).length > 0 && { answers: JSON.stringify(answers) }),
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
