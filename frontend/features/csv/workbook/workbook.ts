import { LIMITS } from '#contract/limits.ts'
import { GENERAL, lookOf, type NumberLook, shownNumber } from './shown-number.ts'
import { type WorkbookParts, unpack, WorkbookError } from './unpack.ts'
import { readXml } from './xml.ts'

export { WorkbookError, type WorkbookFault } from './unpack.ts'

/** The sheets of a workbook that are not hidden, in their order, and the text of one of them. */
export type Workbook = { sheets: readonly string[]; rowsOf: (sheet: string) => string[][] }

const EMPTY = new Uint8Array()

/** Opens a packed workbook; the rows of a sheet are read when they are asked for, and each part once. Throws a WorkbookError. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts = unpack(bytes)
  const main = parts.get('xl/workbook.xml')
  if (!main) throw new WorkbookError('workbookNone')
  const paths = pathsOf(parts)
  const { sheets, isFrom1904 } = sheetsOf(main)
  const files = new Map(sheets.map(({ name, id }) => [name, parts.get(paths.get(id) ?? '')]))
  let shared: Shared | undefined
  const read = new Map<Uint8Array, string[][]>()
  return {
    sheets: [...files.keys()],
    rowsOf(sheet) {
      const file = files.get(sheet)
      if (!file) throw new WorkbookError('workbookDamaged')
      shared ??= {
        strings: stringsOf(parts.get(pathOf(paths, 'sharedstrings.xml'))),
        looks: looksOf(parts.get(pathOf(paths, 'styles.xml'))),
        isFrom1904,
      }
      const rows = read.get(file) ?? readSheet(file, shared)
      read.set(file, rows)
      return rows
    },
  }
}

const pathOf = (paths: ReadonlyMap<string, string>, name: string) =>
  [...paths.values()].find((path) => path.endsWith(name)) ?? `xl/${name}`

/** Where each part of the workbook lies, by the id of its relation. */
function pathsOf(parts: WorkbookParts): Map<string, string> {
  const paths = new Map<string, string>()
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? EMPTY, {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id = '', Target = '' } = attributes()
      const target = Target.toLowerCase()
      paths.set(Id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`)
    },
  })
  return paths
}

function sheetsOf(main: Uint8Array) {
  const sheets: { name: string; id: string }[] = []
  let isFrom1904 = false
  readXml(main, {
    open(element, attributes) {
      if (element === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes()['date1904'] ?? '')
      if (element !== 'sheet') return
      const { name = '', id = '', state } = attributes()
      if (state !== 'hidden' && state !== 'veryHidden') sheets.push({ name, id })
    },
  })
  return { sheets, isFrom1904 }
}

function stringsOf(part: Uint8Array = EMPTY): string[] {
  const strings: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  readXml(part, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't'
    },
    close(name) {
      if (name === 'si') strings.push(text)
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text(said) {
      if (isText && !isPhonetic) text += said
    },
  })
  return strings
}

/** The look in which each style shows its numbers. */
function looksOf(part: Uint8Array = EMPTY): NumberLook[] {
  const [own, looks] = [new Map<number, string>(), new Array<NumberLook>()]
  let isOfCells = false
  readXml(part, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        own.set(Number(numFmtId), formatCode)
      }
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) looks.push(lookOf(Number(attributes()['numFmtId'] ?? 0), own))
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return looks
}

type Shared = { strings: readonly string[]; looks: readonly NumberLook[]; isFrom1904: boolean }
type Cell = { type: string; style: number; column: number; value: string }

/** The rows as the sheet shows them, empty ones too, so that they keep their numbers. */
function readSheet(part: Uint8Array, shared: Shared): string[][] {
  const rows: string[][] = []
  let cell: Cell = { type: 'n', style: 0, column: -1, value: '' }
  let [row, isValue, filled] = [0, false, 0]
  readXml(part, {
    open(name, attributes) {
      if (name === 'row') {
        row = Number(attributes()['r'] ?? row + 1)
        if (!Number.isInteger(row) || row < 1) throw new WorkbookError('workbookDamaged')
        cell = { ...cell, column: -1 }
      }
      if (name === 'c') {
        const { r = '', t: type = 'n', s = '0' } = attributes()
        cell = { type, style: Number(s), column: columnOf(r) ?? cell.column + 1, value: '' }
      }
      isValue = name === 'v' || name === 't'
    },
    text(said) {
      if (isValue) cell.value += said
    },
    close(name) {
      isValue = false
      const text = name === 'c' ? shownText(cell, shared) : ''
      if (text === '') return
      if (cell.column >= LIMITS.csvColumns) throw new WorkbookError('workbookTooWide')
      if (!rows[row - 1]) filled += 1
      if (filled > LIMITS.csvRows + LIMITS.csvLinesAbove || row > LIMITS.csvRows * 10)
        throw new WorkbookError('workbookTooLong')
      while (rows.length < row) rows.push([])
      const cells = rows[row - 1] ?? []
      while (cells.length < cell.column) cells.push('')
      cells[cell.column] = text
    },
  })
  return rows
}

/** 0 for A7, 27 for AB7; undefined where a cell does not say where it stands. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shownText({ type, style, value }: Cell, { strings, looks, isFrom1904 }: Shared): string {
  if (value === '' || type === 'e') return ''
  if (type === 's') {
    const text = strings[Number(value)]
    if (text === undefined) throw new WorkbookError('workbookDamaged')
    return text
  }
  if (type === 'b') return value === '1' ? 'Yes' : 'No'
  if (type !== 'n') return value
  return shownNumber(Number(value), looks[style] ?? GENERAL, isFrom1904)
}
