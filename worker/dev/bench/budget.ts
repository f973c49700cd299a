/** One row of the bench's table. Without `isMet` it is information only. */
export type Line = { what: string; measured: string; budget?: string; isMet?: boolean }

export const atMost = (what: string, measured: number, most: number, unit = ''): Line => ({
  what,
  measured: `${figure(measured)}${unit}`,
  budget: `<= ${figure(most)}${unit}`,
  isMet: measured <= most,
})

export const atLeast = (what: string, measured: number, least: number): Line => ({
  what,
  measured: figure(measured),
  budget: `>= ${figure(least)}`,
  isMet: measured >= least,
})

/** Whole from 100 on, else as many decimals as make three digits. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return 'n/a'
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString('en-IN')
  return String(Number(value.toPrecision(3)))
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** A document with its table in place of the one between its two marks. */
export function withTable(document: string, table: string): string {
  const [before = '', , after = ''] = document.split(TABLE_MARK)
  return [before, `\n\n${table}\n\n`, after].join(TABLE_MARK)
}
const TABLE_MARK = '<!-- table -->'

/** The table as Markdown. */
export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ what, measured, budget = '', isMet }) => [
    what,
    measured,
    budget,
    isMet === undefined ? '' : isMet ? 'ok' : 'MISS',
  ])
  const table = [['what', 'measured', 'budget', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(3, ...table.map((cells) => (cells[column] ?? '').length)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = table
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  )
}
