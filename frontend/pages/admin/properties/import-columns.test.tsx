import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { CsvGroup } from '#contract/properties/csv-groups.ts'
import type { CsvListing, CsvReply } from '#contract/properties/csv.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, later, noConnection, reply } from '#frontend/test/answers.ts'
import {
  aColumn,
  aFile,
  CSV,
  imported,
  lookedAt,
  openImport,
  sent,
  TWO_ROWS,
  UNDERSTOOD_PLOT,
} from '#frontend/test/import-page.ts'
import { A_PENDING_USER, openStaffAt, signedInAs, signedInAsAdmin } from '#frontend/test/render-staff.tsx'

beforeAll(() => import('./import-properties.tsx'))
beforeEach(() => {
  signedInAsAdmin()
  answer('GET /api/audit', reply({ entries: [], next: null }))
})

it('shows what was understood, and what is unsure', async () => {
  const unsure: CsvListing = {
    ...UNDERSTOOD_PLOT,
    row: 3,
    title: 'Level land',
    doubts: ['kind by a word', 'price unlike the deal'],
  }
  answer(CSV, lookedAt({ listings: [UNDERSTOOD_PLOT, unsure], unsure: 1 }))
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
  const changed = { listings: [{ ...UNDERSTOOD_PLOT, differences }], withId: 1 }
  answer(
    CSV,
    lookedAt({ withId: 1 }),
    lookedAt(changed, { updated: 1 }),
    reply(
      {
        message: '',
        isDryRun: false,
        rows: 2,
        added: 1,
        updated: 1,
        badRows: 0,
        errors: [],
        ignoredColumns: [],
      },
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
    { ...UNDERSTOOD_PLOT, differences },
    { ...UNDERSTOOD_PLOT, row: 3, differences: differences.slice(0, 2) },
    { ...UNDERSTOOD_PLOT, row: 4, differences: differences.slice(0, 1) },
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

const lacksCity = () =>
  lookedAt(
    { columns: [aColumn('Sort', 'Category', 'name')] },
    { errors: [{ row: 1, column: 'City', message: SERVER_MESSAGES.csvColumnMissing }] },
  )
const toLook = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Look at the 2 rows' })

it('goes on, once, by a press that ends the typing of a city', async () => {
  const checking = later(lookedAt())
  answer(CSV, lacksCity(), checking.answer)
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  await user.type(await screen.findByLabelText('City of all rows'), 'Siliguri')
  await user.click(toLook())
  const waiting = (await screen.findByText('Checking again...')).closest('button')
  expect(waiting?.getAttribute('aria-disabled')).toBe('true')
  expect(sent()).toHaveLength(2)
  checking.arrive()
  expect(await screen.findByText('can be imported')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'The columns' }))
  expect(await screen.findByText('All required fields have a source.')).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

it('stays where it is when what was typed did not help or could not be checked', async () => {
  answer(CSV, lacksCity(), lacksCity(), noConnection())
  const { user, choose } = await openImport()
  await choose(aFile(TWO_ROWS))
  const city = await screen.findByLabelText('City of all rows')
  for (const [typed, calls] of [
    ['Nowhere', 2],
    ['Siliguri', 3],
  ] as const) {
    await user.clear(city)
    await user.type(city, typed)
    await user.click(toLook())
    await waitFor(() => expect(sent()).toHaveLength(calls))
    await waitFor(() => expect(toLook().disabled).toBe(true))
    expect(screen.getByText('Still needed: City.')).toBeTruthy()
  }
  expect(await screen.findByRole('alert')).toBeTruthy()
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

it('imports the good rows, hands the bad ones back, also those whose faults are not named, and reads the mended file as the one before', async () => {
  const errors = [{ row: 3, column: 'City', message: SERVER_MESSAGES.cityRequired }]
  const oneBad = () =>
    lookedAt({ columns: [aColumn('Daam', 'Price', 'hand')] }, { rows: 4, badRows: 3, errors })
  const body: CsvReply = {
    message: '',
    isDryRun: false,
    rows: 4,
    added: 1,
    badRows: 3,
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
  await user.click(screen.getByRole('button', { name: 'Look at the 4 rows' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 now, hand me the 3 as a file' }))
  expect(await screen.findByText(/3 rows were not imported/)).toBeTruthy()
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
