import { likelyHeader } from '#contract/properties/csv-match.ts'
import { LIMITS } from '#contract/limits.ts'
import { csvLine } from '#contract/text/csv-line.ts'
import type { Workbook, WorkbookError, WorkbookFault } from './workbook/workbook.ts'

/** The content of a file when it was chosen, as CSV: what was checked is what is imported. */
export type SheetFile = {
  name: string
  content: Blob
  digest: string
  /** Where it is a workbook: its sheets, the one that was read, and how to read another. */
  workbook?: {
    sheets: readonly string[]
    sheet: string
    read: (sheet: string) => Promise<SheetFile | FileFault>
  }
}
export type FileFault = 'notCsv' | 'empty' | 'tooLarge' | 'unreadable' | 'sheetTooLarge' | WorkbookFault

/** Reads a chosen file; errors that can be found without the server are reported at once. */
export async function readSheetFile(file: File): Promise<SheetFile | FileFault> {
  if (file.size === 0) return 'empty'
  if (file.size > LIMITS.workbookBytes) return isWorkbookName(file.name) ? 'workbookTooLarge' : 'tooLarge'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isWorkbook(bytes)) return await readWorkbook(file.name, bytes)
    return bytes.length > LIMITS.csvBytes ? 'tooLarge' : await readContent(file.name, bytes)
  } catch {
    return 'unreadable'
  }
}

const isWorkbookName = (name: string) => /\.xls[xmb]?$/i.test(name)
/** A zip, or the older packing of workbooks. */
const isWorkbook = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)

async function readWorkbook(name: string, bytes: Uint8Array): Promise<SheetFile | FileFault> {
  const { openWorkbook, WorkbookError } = await import('./workbook/workbook.ts')
  try {
    const workbook = openWorkbook(bytes)
    const texts = new Map(workbook.sheets.map((sheet) => [sheet, sheetRows(workbook, sheet, WorkbookError)]))
    const sheets = workbook.sheets.filter((sheet) => !isEmpty(texts.get(sheet)))
    const read = async (sheet: string): Promise<SheetFile | FileFault> => {
      const rows = texts.get(sheet) ?? []
      if (!Array.isArray(rows)) return rows.fault
      const text = csvOf(rows)
      const content = new Blob([text], { type: 'text/csv' })
      if (content.size > LIMITS.csvBytes) return 'sheetTooLarge'
      return { name, content, digest: await digestOf(text), workbook: { sheets, sheet, read } }
    }
    const [sheet] = sheets.toSorted((one, other) => namesIn(texts.get(other)) - namesIn(texts.get(one)))
    return sheet === undefined ? 'empty' : await read(sheet)
  } catch (error) {
    if (error instanceof WorkbookError) return error.fault
    throw error
  }
}

type Rows = string[][] | WorkbookError

/** The rows of a sheet; one that cannot be read may be one that nobody wants. */
function sheetRows(workbook: Workbook, sheet: string, Fault: typeof WorkbookError): Rows {
  try {
    return workbook.rowsOf(sheet)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

const isEmpty = (rows: Rows | undefined) => rows === undefined || (Array.isArray(rows) && rows.length === 0)

/** The most names of columns that one of its first lines holds: the sheet of listings has the most. */
const namesIn = (rows: Rows = []): number =>
  Array.isArray(rows)
    ? Math.max(
        0,
        ...rows
          .slice(0, LIMITS.csvLinesAbove)
          .map((cells) => cells.filter((cell) => likelyHeader(cell) !== undefined).length),
      )
    : 0

const csvOf = (rows: string[][]) => rows.map(csvLine).join('')

async function readContent(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<SheetFile | FileFault> {
  const unicode = decoded(bytes)
  if (unicode === undefined && !isText(bytes)) return 'notCsv'
  // The server reads text in windows-1252 too and says so: it gets the bytes as they are.
  const text = unicode ?? new TextDecoder('windows-1252').decode(bytes)
  if (text.includes('\0')) return 'notCsv'
  if (text.trim() === '') return 'empty'
  return { name, content: new Blob([unicode ?? bytes], { type: 'text/csv' }), digest: await digestOf(text) }
}

/** UTF-8, or UTF-16 with its byte order mark as spreadsheets write it; undefined for anything else. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Text in an 8-bit code page has no zero bytes; pictures and programs have. */
const isText = (bytes: Uint8Array) => !bytes.includes(0)

/** The SHA-256 of a content; '' where the browser has no crypto.subtle (pages without https). */
async function digestOf(text: string): Promise<string> {
  if (!('crypto' in globalThis) || crypto.subtle === undefined) return ''
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
