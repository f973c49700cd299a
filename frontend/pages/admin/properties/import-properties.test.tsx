import { act, screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CsvGroup } from '#contract/properties/csv-groups.ts'
import type { CsvError, CsvListing, CsvReply, CsvUnderstood } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const CSV = 'POST /api/properties/csv'
const TWO_ROWS = 'Category,Title,City,Price\r\nPlot,One,Siliguri,45 lakh\r\nPlot,Two,Siliguri,50 lakh\r\n'

const checked = (rows: number, errors: CsvError[] = []) =>
  reply({ message: '', isDryRun: true, rows, added: 0, errors, ignoredColumns: [] } satisfies CsvReply)
const imported = (added: number) =>
  reply(
    { message: '', isDryRun: false, rows: added, added, errors: [], ignoredColumns: [] } satisfies CsvReply,
    201,
  )
const sent = () => sentCalls().filter(({ method }) => method === 'POST')
const aFile = (content: BlobPart, name = 'listings.csv') => new File([content], name, { type: 'text/csv' })

async function openImport() {
  const { user, unmount } = openStaffAt('/admin/properties/import')
  const choose = async (file: File, label = 'Choose a file') =>
    user.upload(await screen.findByLabelText(label), file)
  return { user, choose, unmount }
}

beforeAll(() => import('./import-properties.tsx'))
beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
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
    errors: [],
    ignoredColumns: [],
    importId: 'a1',
  }
  const told = async () => new Response(`{"rows":1}\n${JSON.stringify(done)}\n`, { status: 201 })
  answer(CSV, checked(2), async () => new Response('{"rows":1}\n', { status: 201 }), told)
  answer(
    'DELETE /api/imports/a1',
    reply({
      message: '1 property removed again.',
      removed: 1,
      restored: 0,
      kept: [{ _id: 'b2', title: 'Two', why: 'approved' }],
    }),
  )
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  expect(await screen.findByText(/^The line was lost/)).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/^2 listings imported/)).toBeTruthy()
  const [lost, again] = sent().flatMap(({ repeatKey }) => repeatKey ?? [])
  expect(again).toBe(lost)
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('1 property removed again.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Two' }).closest('li')?.textContent).toBe('Two: approved since')
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

const PLOT: CsvListing = {
  row: 2,
  title: 'Corner plot',
  category: 'Plot',
  price: 4_500_000,
  deal: 'sale',
  areaSqFt: 5040,
  place: 'Matigara, Siliguri',
  doubts: [],
}
const aColumn = (
  name: string,
  means: string | null,
  how: CsvUnderstood['columns'][number]['how'],
): CsvUnderstood['columns'][number] => ({ name, means, how, samples: [], different: 0 })
const understood = (given: Partial<CsvUnderstood> = {}): CsvUnderstood => ({
  encoding: 'utf-8',
  columns: [aColumn('Kind', 'Category', 'name'), aColumn('Remarks', 'Private notes', 'name')],
  listings: [PLOT],
  unsure: 0,
  mended: 0,
  groups: [],
  lines: [],
  headRow: 1,
  withId: 0,
  skipped: [],
  priceUnit: null,
  isUnitOpen: false,
  ...given,
})
const lookedAt = (more: Partial<CsvUnderstood> = {}, reply_: Partial<CsvReply> = {}) =>
  reply({
    message: '',
    isDryRun: true,
    rows: 2,
    added: 0,
    errors: [],
    ignoredColumns: [],
    understood: understood(more),
    ...reply_,
  } satisfies CsvReply)

it('shows what was understood, and what is unsure', async () => {
  const unsure: CsvListing = {
    ...PLOT,
    row: 3,
    title: 'Level land',
    doubts: ['kind by a word', 'price unlike the deal'],
  }
  answer(CSV, lookedAt({ listings: [PLOT, unsure], unsure: 1 }))
  const { choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  const stands = within(await screen.findByRole('region', { name: 'As they will stand' }))
  const [first, second] = stands.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const word of ['Corner plot', 'Plot', '₹45 Lakh', '5,040 sq ft', 'Matigara, Siliguri', 'for sale'])
    expect(first).toContain(word)
  expect(second).toContain('The kind was taken from a word.')
  expect(second).toContain('Is a lakh or a month meant?')
})

it('asks again with a column that was chosen by hand, and imports with it', async () => {
  answer(
    CSV,
    lookedAt({ columns: [aColumn('Kind', 'Category', 'name'), aColumn('Remarks', null, 'left out')] }),
    lookedAt(),
    imported(2),
  )
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.selectOptions(await screen.findByLabelText('What “Remarks” is'), 'Private notes')
  await user.click(await screen.findByRole('button', { name: 'Look at the 2 rows' }))
  await user.click(await screen.findByRole('button', { name: 'Import 2 listings' }))
  await screen.findByText(/^2 listings imported/)
  const chosen = `columns=${new URLSearchParams({ c: JSON.stringify({ Remarks: 'Private notes' }) }).toString().slice(2)}`
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/properties/csv?dryRun=1',
    `/api/properties/csv?dryRun=1&${chosen}`,
    `/api/properties/csv?${chosen}&file=listings.csv`,
  ])
})

it('updates the listings that the IDs name, shown as differences first', async () => {
  const differences = [{ column: 'Price', before: '4500000', after: '4700000' }]
  const changed = { listings: [{ ...PLOT, differences }], withId: 1 }
  answer(
    CSV,
    lookedAt({ withId: 1 }),
    lookedAt(changed, { updated: 1 }),
    reply(
      { message: '', isDryRun: false, rows: 2, added: 1, updated: 1, errors: [], ignoredColumns: [] },
      201,
    ),
  )
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('checkbox', { name: /Update the listings that the IDs name/ }))
  expect(await screen.findByText('Price: 4500000 → 4700000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import 1 listing, update 1' }))
  expect(await screen.findByText('1 listing updated.')).toBeTruthy()
  expect(sent().at(-1)?.path).toBe('/api/properties/csv?update=1&file=listings.csv')
})

it('warns of the fields that empty cells take away, and marks them in their rows', async () => {
  const differences = [
    { column: 'Price', before: '4500000', after: '4700000' },
    { column: 'Facing', before: 'East', after: '' },
    { column: 'Survey no.', before: '212/B', after: '' },
    { column: 'Locality', before: '', after: 'Matigara' },
  ]
  const listings = [
    { ...PLOT, differences },
    { ...PLOT, row: 3, differences: differences.slice(0, 2) },
    { ...PLOT, row: 4, differences: differences.slice(0, 1) },
  ]
  answer(CSV, lookedAt({ withId: 3 }), lookedAt({ withId: 3, listings }, { rows: 3, updated: 3 }))
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('checkbox'))
  expect(await screen.findByText('3 fields in 2 listings will be emptied.')).toBeTruthy()
  expect(screen.getAllByText(/^Empties \d fields?$/).map(({ textContent }) => textContent)).toEqual([
    'Empties 2 fields',
    'Empties 1 field',
  ])
  expect(screen.getAllByText('Facing: East → empty')).toHaveLength(2)
})

it('says that nothing differs, and offers nothing to press', async () => {
  answer(CSV, lookedAt({ withId: 2 }), lookedAt({ withId: 2, listings: [] }, { updated: 0 }))
  const { choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect(await screen.findByText('Nothing in this file differs from what is stored.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import|^Update/ })).toBeNull()
})

it('goes on with what was checked when looking again fails', async () => {
  answer(CSV, lookedAt({ withId: 1 }), noConnection())
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('checkbox'))
  await screen.findByRole('alert')
  expect(screen.getByRole('checkbox', { checked: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Import 2 listings' })).toBeTruthy()
})

it('reads the letters of an older Windows, and says so', async () => {
  answer(CSV, lookedAt({ encoding: 'windows-1252' }))
  const { user, choose } = await openImport()
  await choose(aFile(new Uint8Array([67, 97, 102, 233, 10])))
  await user.click(await screen.findByRole('button', { name: 'The file' }))
  expect(await screen.findByText(/read as Windows-1252/)).toBeTruthy()
})

it('asks anew for guessed columns of a file that was started afresh, also the next time', async () => {
  const guessed = { columns: [aColumn('Kind', 'Category', 'synonym'), aColumn('Sort', null, 'left out')] }
  answer(CSV, lookedAt(guessed))
  localStorage.setItem(
    'import_choices',
    JSON.stringify([{ names: '["Kind","Sort"]', columns: { Sort: 'Title' }, atMs: Date.now() }]),
  )
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: /The columns/ }))
  await user.click(screen.getByRole('button', { name: 'Start afresh' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start afresh' })).toBeNull())
  expect(localStorage.getItem('import_choices')).toBe('[]')
})

it('asks for the columns first where one that is needed was not understood', async () => {
  answer(
    CSV,
    lookedAt(
      { columns: [aColumn('Place', 'City', 'name'), aColumn('Sort', null, 'left out')] },
      { errors: [{ row: 1, column: 'Category', message: SERVER_MESSAGES.csvColumnMissing }] },
    ),
    lookedAt(),
  )
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect(await screen.findByText('Still needed: Category.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Look at the 2 rows' })).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByLabelText('Kind of all rows'), 'Plot')
  expect(await screen.findByText('All required fields have a source.')).toBeTruthy()
  expect(sent().at(-1)?.path).toContain(new URLSearchParams({ fixed: '{"Category":"Plot"}' }).toString())
})

const GROUP: CsvGroup = {
  id: 'price without a unit',
  problem: 'price without a unit',
  column: 'Rate',
  message: null,
  count: 262,
  rows: [2, 3],
  samples: [{ text: '39.07', read: '₹39', count: 1, row: 2 }],
  fixes: ['lakh', 'crore', 'as it stands', 'hand back'],
  answer: null,
}

it('answers a group once for all of its rows, and takes the answer back', async () => {
  const answered = { groups: [{ ...GROUP, answer: 'lakh' as const }] }
  answer(CSV, lookedAt({ groups: [GROUP] }), lookedAt(answered), lookedAt({ groups: [GROUP] }))
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect(await screen.findByText('262 prices may be wrong.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^In lakh, all 262/ }))
  await user.click(await screen.findByRole('button', { name: /^Undo: / }))
  expect(await screen.findByRole('button', { name: /^In lakh, all 262/ })).toBeTruthy()
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/properties/csv?dryRun=1',
    `/api/properties/csv?dryRun=1&${new URLSearchParams({ answers: '{"price without a unit":"lakh"}' })}`,
    '/api/properties/csv?dryRun=1',
  ])
})

it('leads from empty cells to where one value is said for all rows', async () => {
  const empty: CsvGroup = {
    ...GROUP,
    id: 'cell unclear:City:x',
    problem: 'cell unclear',
    column: 'Town',
    message: SERVER_MESSAGES.cityRequired,
    samples: [{ text: '', read: null, count: 2, row: 2 }],
    fixes: ['hand back'],
  }
  const columns = [aColumn('Town', 'City', 'name')]
  answer(CSV, lookedAt({ groups: [empty], columns }), lookedAt({ columns }))
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'Say it for all rows' }))
  await user.type(await screen.findByLabelText('City of all rows'), 'Siliguri{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent().at(-1)?.path).toContain(new URLSearchParams({ fixed: '{"City":"Siliguri"}' }).toString())
})

it('goes back a step with the browser, and on again with the file', async () => {
  answer(CSV, lookedAt())
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'The columns' }))
  expect(await screen.findByText('From your file')).toBeTruthy()
  act(() => history.back())
  expect(await screen.findByText('can be imported')).toBeTruthy()
  act(() => history.back())
  await user.click(await screen.findByRole('button', { name: 'Go on with it' }))
  expect(await screen.findByText('can be imported')).toBeTruthy()
})

it('is for admins', async () => {
  signedInAs({ ...A_PENDING_USER, approvedByAdmin: true })
  answer('GET /api/auth/me', reply({ ...A_PENDING_USER, approvedByAdmin: true }))
  openStaffAt('/admin/properties/import')
  expect(await screen.findByText(SERVER_MESSAGES.adminsOnly)).toBeTruthy()
  expect(screen.queryByLabelText('Choose a file')).toBeNull()
})

it('imports the good rows, hands the bad ones back, and reads the mended file as the one before', async () => {
  const errors = [{ row: 3, column: 'City', message: SERVER_MESSAGES.cityRequired }]
  const oneBad = () => lookedAt({ columns: [aColumn('Daam', 'Price', 'hand')] }, { errors })
  const body: CsvReply = {
    message: '',
    isDryRun: false,
    rows: 2,
    added: 1,
    errors,
    ignoredColumns: [],
    rejected: 'Daam,What is wrong',
  }
  answer(CSV, oneBad(), oneBad(), reply(body, 201))
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.click(await screen.findByRole('button', { name: 'The columns' }))
  await user.selectOptions(await screen.findByLabelText('Prices are told in'), 'lakh')
  await user.click(screen.getByRole('button', { name: 'Look at the 2 rows' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 now, hand me the 1 as a file' }))
  expect(await screen.findByText(/1 row was not imported/)).toBeTruthy()
  expect(saved).toHaveBeenCalledOnce()
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/properties/csv?dryRun=1',
    '/api/properties/csv?dryRun=1&priceUnit=lakh',
    '/api/properties/csv?priceUnit=lakh&file=listings.csv',
  ])
})

it('takes a file whose rows all have an ID as an update by itself', async () => {
  answer(CSV, lookedAt({ withId: 2 }), lookedAt({ withId: 2 }, { updated: 1 }))
  const { choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  expect(await screen.findByRole('button', { name: 'Update 1 listing' })).toBeTruthy()
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/properties/csv?dryRun=1',
    '/api/properties/csv?dryRun=1&update=1',
  ])
})

it('reads a later file with the same columns as it was chosen for the one before', async () => {
  const priced = () => lookedAt({ columns: [aColumn('Daam', 'Price', 'hand')] })
  answer(CSV, priced(), priced(), priced(), priced())
  const first = await openImport()
  await first.choose(aFile(TWO_ROWS))
  await first.user.click(await screen.findByRole('button', { name: 'The columns' }))
  await first.user.selectOptions(await screen.findByLabelText('Prices are told in'), 'crore')
  await first.user.click(screen.getByRole('button', { name: 'Look at the 2 rows' }))
  await screen.findByRole('button', { name: 'Import 2 listings' })
  first.unmount()
  const next = await openImport()
  await next.choose(aFile(`${TWO_ROWS}Plot,Three,Siliguri,1\r\n`))
  await next.user.click(await screen.findByRole('button', { name: 'The columns' }))
  expect(await screen.findByLabelText('Prices are told in')).toHaveProperty('value', 'crore')
  expect(screen.getByText(/^1 of 1 columns are matched as on /)).toBeTruthy()
  expect(sent().at(-1)?.path).toBe('/api/properties/csv?dryRun=1&priceUnit=crore')
})
