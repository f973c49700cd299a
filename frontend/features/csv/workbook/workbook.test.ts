import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openWorkbook } from './workbook.ts'
import { unpack, WorkbookError } from './unpack.ts'

const RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/>
  <Relationship Id="rId3" Target="sharedStrings.xml"/><Relationship Id="rId4" Target="styles.xml"/></Relationships>`
const bookOf = (sheets: string, properties = '') =>
  `<workbook xmlns:r="r">${properties}<sheets>${sheets}</sheets></workbook>`
const ONE_SHEET = '<sheet name="Stock" sheetId="1" r:id="rId1"/>'
const STRINGS = `<sst><si><t>Plot &amp; house</t></si><si><r><t>Mati</t></r><r><t xml:space="preserve">gara </t></r>
  <rPh><t>no</t></rPh></si><si><t>two_x000D_
lines</t></si></sst>`
/** The formats by their place: General, days, money, words, percent, rounded, text. */
const FORMATS = ['dd\\-mmm\\-yy', '[$₹-4009] #,##0', '0.00" lakh"', '0.0', '0" katha"', 'mmm yyyy']
const STYLES = `<styleSheet><numFmts>${FORMATS.map(
  (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>
  <xf numFmtId="0"/>${FORMATS.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}<xf numFmtId="14"/><xf numFmtId="10"/></cellXfs></styleSheet>`
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

const packed = (sheet: string, more: Record<string, string | Uint8Array> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': bookOf(ONE_SHEET),
        'xl/_rels/workbook.xml.rels': RELS,
        'xl/worksheets/sheet1.xml': sheet,
        'xl/sharedStrings.xml': STRINGS,
        'xl/styles.xml': STYLES,
        ...more,
      }).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  )
const rowsOf = (cells: string, more = {}) =>
  openWorkbook(packed(sheetOf(`<row r="1">${cells}</row>`), more)).rowsOf('Stock')
const faultOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return error instanceof WorkbookError ? error.fault : String(error)
  }
  return 'none'
}

describe('a cell of a workbook', () => {
  it.each([
    ['a shared string', '<c r="A1" t="s"><v>0</v></c>', 'Plot & house'],
    ['one in several looks, without its reading', '<c r="A1" t="s"><v>1</v></c>', 'Matigara '],
    ['two lines', '<c r="A1" t="s"><v>2</v></c>', 'two\r\nlines'],
    ['a text of its own', '<c r="A1" t="inlineStr"><is><t>5 katha</t></is></c>', '5 katha'],
    ['a formula that gives a number', '<c r="A1"><f>B1*2</f><v>4500000</v></c>', '4500000'],
    ['a formula that gives a text', '<c r="A1" t="str"><f>B1&amp;C1</f><v>3 BHK</v></c>', '3 BHK'],
    ['yes', '<c r="A1" t="b"><v>1</v></c>', 'Yes'],
    ['no', '<c r="A1" t="b"><v>0</v></c>', 'No'],
    ['a number', '<c r="A1"><v>39.07</v></c>', '39.07'],
    ['a number as computers add', '<c r="A1"><v>0.30000000000000004</v></c>', '0.3'],
    ['a phone number', '<c r="A1"><v>919832012345</v></c>', '919832012345'],
    ['a day in its own format', '<c r="A1" s="1"><v>46350</v></c>', '24-Nov-26'],
    ['a day in the usual format', '<c r="A1" s="7"><v>46350</v></c>', '24-11-2026'],
    ['a month', '<c r="A1" s="6"><v>46350</v></c>', 'Nov 2026'],
    ['money', '<c r="A1" s="2"><v>4500000</v></c>', '₹ 4,500,000'],
    ['a number whose format says its unit', '<c r="A1" s="3"><v>45</v></c>', '45.00 lakh'],
    ['a size whose format says its unit', '<c r="A1" s="5"><v>5</v></c>', '5 katha'],
    ['a number that is shown rounded, whole', '<c r="A1" s="4"><v>1.25</v></c>', '1.25'],
    ['a part', '<c r="A1" s="8"><v>0.25</v></c>', '25.00%'],
    ['a style that is not there', '<c r="A1" s="99"><v>7</v></c>', '7'],
  ])('is %s', (_, cell, text) => {
    expect(rowsOf(cell)).toEqual([[text]])
  })

  it.each([
    ['an error', '<c r="A1" t="e"><v>#N/A</v></c>'],
    ['a formula that nobody has worked out', '<c r="A1"><f>1+1</f></c>'],
    ['a look alone', '<c r="A1" s="1"/>'],
  ])('is nothing where it holds %s', (_, cell) => {
    expect(rowsOf(cell)).toEqual([])
  })

  it('counts its days from 1904 where the workbook does', () => {
    const main = bookOf(ONE_SHEET, '<workbookPr date1904="1"/>')
    expect(rowsOf('<c r="A1" s="1"><v>44888</v></c>', { 'xl/workbook.xml': main })).toEqual([['24-Nov-26']])
  })
})

it('keeps the places of cells and rows, also of those that do not say theirs', () => {
  const rows =
    '<row r="2"><c r="C2"><v>1</v></c><c><v>2</v></c></row><row><c r="AB3"><v>3</v></c></row><row r="5"><c r="A5"><v>4</v></c></row>'
  const [first, second, third, fourth, fifth] = openWorkbook(packed(sheetOf(rows))).rowsOf('Stock')
  expect([first, second, third?.length, third?.[27], fourth, fifth]).toEqual([
    [],
    ['', '', '1', '2'],
    28,
    '3',
    [],
    ['4'],
  ])
})

it('needs neither shared strings nor styles', () => {
  const none = new Uint8Array()
  expect(rowsOf('<c r="A1"><v>7</v></c>', { 'xl/sharedStrings.xml': none, 'xl/styles.xml': none })).toEqual([
    ['7'],
  ])
})

it('names the sheets that are not hidden, and reads with prefixes', () => {
  const sheets = `${ONE_SHEET}<sheet name="Old" state="hidden" r:id="rId2"/><sheet name="Rents" r:id="rId2"/>`
  const book = openWorkbook(
    packed(sheetOf(''), {
      'xl/workbook.xml': bookOf(sheets).replaceAll('<sheet ', '<x:sheet '),
      'xl/worksheets/sheet2.xml':
        '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    }),
  )
  expect([book.sheets, book.rowsOf('Stock'), book.rowsOf('Rents')]).toEqual([['Stock', 'Rents'], [], [['7']]])
})

it('reads a part once, however many sheets say it is theirs', () => {
  const sheets = ['A', 'B'].map((name) => `<sheet name="${name}" sheetId="1" r:id="rId1"/>`).join('')
  const workbook = openWorkbook(
    packed(sheetOf('<row r="1"><c r="A1"><v>7</v></c></row>'), { 'xl/workbook.xml': bookOf(sheets) }),
  )
  expect(workbook.rowsOf('B')).toBe(workbook.rowsOf('A'))
  expect(workbook.rowsOf('A')).toEqual([['7']])
})

it('shows a number plainly where its format is longer than Excel has any', () => {
  const code = `0${'&quot;'.repeat(300)}`
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`
  expect(rowsOf('<c r="A1" s="0"><v>12.5</v></c>', { 'xl/styles.xml': styles })).toEqual([['12.5']])
})

describe('a file that is no workbook to read', () => {
  const bomb = () => new Uint8Array(60 * 1024 * 1024)
  it.each([
    ['a text', () => strToU8('Category,Title'), 'workbookNone'],
    ['nothing', () => new Uint8Array(), 'workbookNone'],
    ['another zip', () => zipSync({ 'a.xml': strToU8('<a/>') }), 'workbookNone'],
    ['a zip that is cut off', () => packed(sheetOf('')).subarray(0, 400), 'workbookDamaged'],
    ['an old workbook', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), 'workbookOld'],
    [
      'one with a password',
      () =>
        new Uint8Array([
          0xd0,
          0xcf,
          0x11,
          0xe0,
          ...Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]),
        ]),
      'workbookLocked',
    ],
    ['60 MB of nothing', () => packed(sheetOf(''), { 'xl/styles.xml': bomb() }), 'workbookTooLarge'],
    [
      'shared strings that are missing',
      () => packed(sheetOf('<row r="1"><c t="s"><v>9</v></c></row>')),
      'workbookDamaged',
    ],
    ['XML that breaks off', () => packed('<worksheet><sheetData><row r="1"><c'), 'workbookDamaged'],
    ['a row that is no number', () => packed(sheetOf('<row r="x"><c><v>1</v></c></row>')), 'workbookDamaged'],
    [
      'ten thousand columns',
      () => packed(sheetOf('<row r="1"><c r="NTP1"><v>1</v></c></row>')),
      'workbookTooWide',
    ],
    ['a row far below', () => packed(sheetOf('<row r="1048576"><c><v>1</v></c></row>')), 'workbookTooLong'],
    [
      'six thousand rows',
      () => packed(sheetOf(Array.from({ length: 6000 }, () => '<row><c><v>1</v></c></row>').join(''))),
      'workbookTooLong',
    ],
  ])('%s', (_, file, fault) => {
    expect(faultOf(() => openWorkbook(file()).rowsOf('Stock'))).toBe(fault)
  })

  it('is refused while it is unpacked, not behind it', () => {
    const file = zipSync({ 'xl/workbook.xml': bomb(), 'xl/more.xml': bomb() })
    const before = process.memoryUsage().arrayBuffers
    expect(faultOf(() => unpack(file))).toBe('workbookTooLarge')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(110 * 1024 * 1024)
  })

  it('leaves macros and pictures packed', () => {
    const file = packed(sheetOf(''), {
      'xl/vbaProject.bin': strToU8('Sub Auto_Open()'),
      'xl/media/a.png': bomb(),
    })
    expect([...unpack(file).keys()].filter((name) => !/xml|rels/.test(name))).toEqual([])
  })

  it('knows no entities but those of XML', () => {
    const part = `<!DOCTYPE a [<!ENTITY b "boom"><!ENTITY c "&b;&b;">]><worksheet><sheetData><row r="1"><c t="str"><v>&c;</v></c></row></sheetData></worksheet>`
    expect(openWorkbook(packed(part)).rowsOf('Stock')).toEqual([['&c;']])
  })
})
