import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readCell, writeLine } from './cells.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...Array.from(`=+-@\t\r\n\0'" ,;1aক＝`)), { maxLength: 8 })
    .map((letters) => letters.join('')),
)
const parsed = (line: string) =>
  Papa.parse<string[]>(line, { header: false, delimiter: ',', newline: '\r\n' }).data

describe('a cell', () => {
  it('reads as it was written, whatever it holds', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 5 }), (cells) => {
        expect(parsed(writeLine(cells))[0]?.map(readCell)).toEqual(cells)
      }),
      { numRuns: 2000 },
    )
  })

  it('is never a formula, also behind quotes and spaces', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const [shown = ''] = parsed(writeLine([text, 'x']))[0] ?? []
        expect(shown).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]|^[\t\r\0]/)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['+91 98320 12345', "'+91 98320 12345"],
    ['-26.7,88.4', `"'-26.7,88.4"`],
    ['A "quoted" word', '"A ""quoted"" word"'],
    ['two\nlines', '"two\nlines"'],
    ['a; b', '"a; b"'],
    ['জমি', 'জমি'],
    [12_000_000, '12000000'],
    [-1.5, '-1.5'],
  ])('%j is written as %s', (value, written) => {
    expect(writeLine([value])).toBe(`${written}\r\n`)
  })

  it.each([
    ["'=1+1", '=1+1'],
    ["'n Sons", "'n Sons"],
    ['+91', '+91'],
  ])('%s is read as %s', (text, read) => {
    expect(readCell(text)).toBe(read)
  })
})
