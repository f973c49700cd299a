import { screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { CsvReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import {
  aFile,
  checked,
  CSV,
  imported,
  lookedAt,
  openImport,
  sent,
  TWO_ROWS,
} from '#frontend/test/import-page.ts'
import { signedInAsAdmin } from '#frontend/test/render-staff.tsx'

beforeAll(() => import('./import-properties.tsx'))
const LOG = 'GET /api/audit'

beforeEach(() => {
  signedInAsAdmin()
  answer(LOG, reply({ entries: [], next: null }))
})

it('checks a file first, then imports all of it, once', async () => {
  const importing = later(imported(2))
  answer(CSV, checked(2), importing.answer)
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect(await screen.findByText('Nothing is stored yet.')).toBeTruthy()
  expect(sent().map(({ path }) => path)).toEqual(['/api/properties/csv?dryRun=1'])
  await user.click(screen.getByRole('button', { name: 'Import 2 listings' }))
  await user.click(screen.getByRole('button', { name: 'Importing...' }))
  importing.arrive()
  expect(await screen.findByText('2 listings imported. They wait for approval by an admin.')).toBeTruthy()
  expect(sent()).toHaveLength(2)
  const link = screen.getByRole('link', { name: 'See the pending listings' })
  expect(link.getAttribute('href')).toBe('/admin/properties/view?status=pending')
})

it('says that the rows of a file are in already, and offers nothing to press', async () => {
  const inAlready = {
    message: '',
    isDryRun: true,
    rows: 2,
    added: 0,
    inAlready: 2,
    badRows: 0,
    errors: [],
    ignoredColumns: [],
  }
  answer(CSV, checked(2), imported(2), reply(inAlready satisfies CsvReply))
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  await user.click(await screen.findByRole('button', { name: 'Import another file' }))
  await choose(aFile(TWO_ROWS, 'renamed.csv'))
  expect(await screen.findByText('Every row of this file is in already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import 2/ })).toBeNull()
})

it('does not say that every row is in where the others cannot go in', async () => {
  answer(CSV, lookedAt({}, { inAlready: 1, badRows: 1 }))
  const { choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect(await screen.findByText('No row can be imported as it stands.')).toBeTruthy()
  expect(screen.queryByText('Every row of this file is in already.')).toBeNull()
})

it('names line, column and cure of every error, and takes the mended file', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    row: index + 2,
    column: 'Price',
    message: SERVER_MESSAGES.priceRequired,
  }))
  answer(CSV, checked(60, [{ row: 2, column: null, message: 'The row is too long.' }, ...many]), checked(2))
  const { choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  const faults = within(await screen.findByRole('region', { name: '61 errors in 60 rows' }))
  expect(faults.getByText('Line 2: The row is too long.')).toBeTruthy()
  expect(faults.getByText(`Line 3, Price: ${SERVER_MESSAGES.priceRequired}`)).toBeTruthy()
  expect(faults.getByText('and 11 more')).toBeTruthy()
  expect(screen.getByText('No row can be imported as it stands.')).toBeTruthy()
  await choose(aFile(TWO_ROWS), 'Choose the mended file')
  expect(await screen.findByRole('button', { name: 'Import 2 listings' })).toBeTruthy()
})

it.each([
  ['an empty file', aFile(''), 'The file is empty.'],
  ['a file of blanks', aFile('\n \n'), 'The file is empty.'],
  ['another zip with the name of a sheet', aFile('PK\u0003\u0004 and so on'), /This is no Excel workbook/],
  ['an older workbook', aFile(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])), /This is an older Excel file/],
  ['a program with another name', aFile(new Uint8Array([77, 90, 144, 0, 3, 0])), /This is no spreadsheet/],
  ['a large workbook', aFile('a'.repeat(LIMITS.workbookBytes + 1), 'stock.xlsx'), /at most 5 MB/],
  ['a file that is too large', aFile('a'.repeat(LIMITS.csvBytes + 1)), /larger than 2 MB/],
])('refuses %s before it is sent', async (_, file, sentence) => {
  const { choose } = await openImport()
  await choose(file)
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(sent()).toHaveLength(0)
})

it('reads the sheet of a workbook that holds listings, and another when it is chosen', async () => {
  const part = (text: string) => Uint8Array.from(strToU8(text))
  const sheet = (rows: string[][]) =>
    part(
      `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`).join('')}</sheetData></worksheet>`,
    )
  const names = ['Notes', 'Stock', 'Rents']
  const rows = [
    ['Category', 'Title', 'City', 'Price'],
    ['Plot', 'One, two', 'Siliguri', '45 lakh'],
  ]
  const workbook = zipSync({
    'xl/workbook.xml': part(
      `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" id="r${at}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/worksheets/0.xml': sheet([['Call the owners']]),
    'xl/worksheets/1.xml': sheet(rows),
    'xl/worksheets/2.xml': sheet(rows.slice(0, 1)),
  })
  answer(CSV, lookedAt(), lookedAt())
  const { user, choose } = await openImport()
  await choose(aFile(new Uint8Array(workbook), 'stock.xlsx'))
  await user.click(await screen.findByRole('button', { name: 'The file' }))
  const choice = await screen.findByRole('combobox', { name: /^Sheet/ })
  expect(choice).toHaveProperty('value', 'Stock')
  await user.selectOptions(choice, 'Rents')
  expect(await screen.findByRole('combobox', { name: /^Sheet/ })).toHaveProperty('value', 'Rents')
  expect(sent()).toHaveLength(2)
})

it('shows the server’s words for a file with too many rows', async () => {
  answer(CSV, refusal('INVALID_INPUT', SERVER_MESSAGES.csvTooManyRows))
  const { choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect((await screen.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.csvTooManyRows)
})

it('shows the rows again when they have become wrong since the check', async () => {
  const issues = [{ path: '3.Title', message: SERVER_MESSAGES.titleRequired }]
  answer(CSV, checked(2), refusal('INVALID_INPUT', SERVER_MESSAGES.csvHasErrors, { issues }))
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  expect(await screen.findByText(`Line 3, Title: ${SERVER_MESSAGES.titleRequired}`)).toBeTruthy()
})

it('says that nobody knows what became of an import without an answer', async () => {
  answer(CSV, checked(2), noConnection())
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/^The line was lost/)).toBeTruthy()
  expect(alert.getByRole('link', { name: 'See the pending listings' })).toBeTruthy()
})

it('names an import after a lost answer as before, also when the page was left, and the next one otherwise', async () => {
  answer(CSV, checked(2), noConnection(), checked(2), imported(2), checked(2), imported(2))
  for (const [button, sentence] of [
    ['Import 2 listings', /nothing is stored twice/],
    ['Import 2 listings', /^2 listings imported/],
    ['Import 2 listings', /^2 listings imported/],
  ] as const) {
    const { user, choose, unmount } = await openImport()
    await choose(aFile(TWO_ROWS))
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    unmount()
  }
  const [lost, again, next] = sent().flatMap(({ repeatKey }) => repeatKey ?? [])
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

it('goes on by itself when a lost line is back, and takes the import back', async () => {
  const done: CsvReply = {
    message: '',
    isDryRun: false,
    rows: 2,
    added: 2,
    badRows: 0,
    errors: [],
    ignoredColumns: [],
    importId: 'a1',
  }
  const told = async () => new Response(`{"rows":1}\n${JSON.stringify(done)}\n`, { status: 201 })
  answer(CSV, checked(2), async () => new Response('{"rows":1}\n', { status: 201 }), told)
  const goes = { removed: 1, restored: 0, kept: [{ _id: 'b2', title: 'Two', why: 'approved' }] }
  answer('GET /api/imports/a1', reply({ removed: 2, restored: 0, kept: [] }), reply(goes))
  answer('DELETE /api/imports/a1', reply({ message: '1 property removed again.', ...goes }))
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  expect(await screen.findByText(/^The line was lost/)).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/^2 listings imported/)).toBeTruthy()
  const [lost, again] = sent().flatMap(({ repeatKey }) => repeatKey ?? [])
  expect(again).toBe(lost)
  const takenBack = () => sentCalls().filter(({ method }) => method === 'DELETE')
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  const question = async () => within(await screen.findByRole('dialog', { name: 'Take the import back?' }))
  expect((await question()).getByText('2 listings that it added are deleted.')).toBeTruthy()
  await user.click((await question()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(takenBack()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  expect((await question()).getByText('1 listing that it added is deleted.')).toBeTruthy()
  await user.click((await question()).getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(takenBack()).toHaveLength(1)
  expect(await screen.findByText('1 property removed again.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Two' }).closest('li')?.textContent).toBe('Two: approved since')
  expect(screen.queryByText(/imported\. They wait/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'See the pending listings' })).toBeNull()
})

it('lets the last import of the week be taken back later too, and says where the others are', async () => {
  const entry = {
    _id: 2,
    at: new Date().toISOString(),
    actor: 'rina@firm.test',
    actorName: 'Rina',
    action: 'properties-imported',
    subjectKind: 'import',
    subjectId: 'a1',
    subjectName: '300 listings',
    changes: { added: 300, changed: 0, name: 'stock.xlsx' },
  }
  const undone = { ...entry, _id: 3, changes: { ...entry.changes, takenBack: 300 } }
  answer(LOG, reply({ entries: [undone, entry], next: null }))
  const goes = { removed: 300, restored: 0, kept: [] }
  answer('GET /api/imports/a1', reply(goes))
  answer('DELETE /api/imports/a1', reply({ message: 'Removed again.', ...goes }))
  const { user } = await openImport()
  const said = (await screen.findByText('300 listings')).parentElement
  expect(said?.textContent).toMatch(/, Rina imported from “stock.xlsx”: 300 listings$/)
  const others = screen.getByText(/^Those before it/).querySelector('a')
  expect(others?.getAttribute('href')).toBe('/admin/activity?action=properties-imported')
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Removed again.')).toBeTruthy()
})

it('says after a reload which import was not seen to its end', async () => {
  answer(CSV, checked(2), noConnection())
  const { user, choose, unmount } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  await screen.findByText(/^The line was lost/)
  unmount()
  await openImport()
  expect(await screen.findByText(/^The import of listings.csv was not seen to its end/)).toBeTruthy()
})
