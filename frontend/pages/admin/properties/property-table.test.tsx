import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import {
  answer,
  brokenReply,
  later,
  noConnection,
  refusal,
  reply,
  sentCalls,
} from '#frontend/test/answers.ts'
import { aPlot, aVilla, aWarehouse } from '#frontend/test/properties.ts'
import { A_PENDING_USER, address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const LIST = 'GET /api/properties/view-all-properties'
const STAFF = { ...A_PENDING_USER, approvedByAdmin: true }
const HOUSE = aVilla({ title: 'House by the tea garden', price: 18_500_000, locality: 'Dagapur' })
const GODOWN = aWarehouse({ title: 'Godown with two docks', deal: 'rent', price: 216_000 })
const LAND = aPlot({ title: 'Corner plot', status: 'pending', price: 0, approvedByAdmin: false })
const REMOVE = (property: Property) => `DELETE /api/properties/delete-property/${property._id}`

const page = (properties: Property[], total = properties.length, next: string | null = null) =>
  reply({ properties, total, next })
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const askedLists = () => sentCalls().filter(({ path }) => path.includes('view-all-properties'))
const skeletons = () => document.querySelectorAll('tbody tr[aria-hidden]')

function signInAs(user: typeof AN_ADMIN) {
  signedInAs(user)
  answer('GET /api/auth/me', reply(user))
}

/** Loaded beforehand: the page's chunk takes longer than a faked answer. */
beforeAll(() => import('./property-table.tsx'))

beforeEach(() => {
  queryClient.clear()
  signInAs(AN_ADMIN)
})

it('shows title, category, price and place of each listing, and where it stands', async () => {
  answer(LIST, page([HOUSE, GODOWN, LAND]))
  openStaffAt('/admin/properties/view')
  const house = await rowOf('House by the tea garden')
  expect(house.getByText('Villa')).toBeTruthy()
  expect(house.getByText('₹1.85 Cr')).toBeTruthy()
  expect(house.getByText('Dagapur, Siliguri')).toBeTruthy()
  expect(house.getByRole('link').getAttribute('href')).toBe(`/admin/properties/view/${HOUSE._id}`)
  expect((await rowOf('Godown')).getByText('₹2.16 Lakh / month')).toBeTruthy()
  const land = await rowOf('Corner plot')
  expect(land.getByText('Pending')).toBeTruthy()
  expect(land.getByText('Contact for Price')).toBeTruthy()
  expect(screen.getByText('Seeing 3 Of 3')).toBeTruthy()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(1)).toEqual(['Title', 'Category', 'Price', 'Location'])
  expect(askedLists()[0]?.path).toContain('status=all&limit=10')
})

it('says of a listing that waits for approval that it is sold', async () => {
  answer(LIST, page([{ ...LAND, isSold: true }]))
  openStaffAt('/admin/properties/view')
  const land = await rowOf('Corner plot')
  expect([land.getByText('Pending'), land.getByText('Sold')]).toHaveLength(2)
})

it('does not take the number where counting stopped for the total', async () => {
  const reachedBy = { properties: [HOUSE], total: 37, next: 'c2' }
  answer(LIST, reply(reachedBy, 200, { 'x-total-count': '37+' }))
  openStaffAt('/admin/properties/view?searchTerm=river')
  await rowOf('House')
  expect(screen.getByText('Seeing 1 Of 37+')).toBeTruthy()
})

it('turns pages by their cursors, each with an address of its own, and back', async () => {
  answer(LIST, page([HOUSE], 12, 'c2'), page([GODOWN], 12, null))
  const { user } = openStaffAt('/admin/properties/view?category=Villa')
  await rowOf('House')
  const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous page' })
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' })
  expect(previous().disabled).toBe(true)
  await user.click(next())
  await rowOf('Godown')
  expect(address()).toBe('/admin/properties/view?category=Villa&page=2&cursor=c2')
  expect(screen.getByText('Seeing 11 Of 12')).toBeTruthy()
  expect(next().disabled).toBe(true)
  await user.click(previous())
  await rowOf('House')
  expect(address()).toBe('/admin/properties/view?category=Villa')
})

it('finds the page before one that a shared link led to', async () => {
  answer(LIST, page([LAND], 32, 'c4'), page([LAND], 32), page([HOUSE], 32, 'c2'), page([GODOWN], 32, 'c3'))
  const { user } = openStaffAt('/admin/properties/view?page=3&cursor=c3')
  await rowOf('Corner plot')
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  await waitFor(() => expect(address()).toBe('/admin/properties/view?page=2&cursor=c2'))
})

it('starts at the first page when a cursor is not taken any more', async () => {
  const issues = [{ path: 'cursor', message: SERVER_MESSAGES.cursorInvalid }]
  const refused = refusal('INVALID_INPUT', SERVER_MESSAGES.cursorInvalid, { issues })
  answer(LIST, refused, refused, page([HOUSE]))
  openStaffAt('/admin/properties/view?page=2&cursor=old')
  await rowOf('House')
  expect(address()).toBe('/admin/properties/view')
})

it('keeps search and filters in the address and begins again at the first page', async () => {
  answer(LIST, page([HOUSE, GODOWN], 30, 'c2'), page([GODOWN]))
  const { user } = openStaffAt('/admin/properties/view')
  await rowOf('House')
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull()
  await user.click(within(screen.getByRole('navigation', { name: 'Quick filters' })).getByText('Warehouse'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Price, low to high')
  await user.click(screen.getByRole('searchbox', { name: 'Search this table' }))
  await user.paste('godown')
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(address()).toBe('/admin/properties/view?searchTerm=godown&category=Warehouse&sort=price-asc'),
  )
  await waitFor(() =>
    expect(askedLists().at(-1)?.path).toContain(
      'searchTerm=godown&category=Warehouse&status=all&sort=price-asc',
    ),
  )
  history.back()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
})

it('shows those whose price was lowered, with a filter that says so and can be taken off', async () => {
  answer(LIST, page([HOUSE]), page([HOUSE, GODOWN]))
  const { user } = openStaffAt('/admin/properties/view?status=available&lowered=true')
  await rowOf('House')
  expect(askedLists()[0]?.path).toContain('status=available&lowered=true&limit=10')
  const filters = within(screen.getByRole('navigation', { name: 'Quick filters' }))
  const lowered = filters.getByRole('link', { name: 'Price lowered' })
  expect(lowered.getAttribute('aria-current')).toBe('true')
  await user.click(lowered)
  await rowOf('Godown')
  expect(address()).toBe('/admin/properties/view?status=available')
})

it('shows 25 rows without data or actions when loading fails, says why, and asks again', async () => {
  answer(LIST, noConnection(), noConnection(), page([HOUSE]))
  const { user } = openStaffAt('/admin/properties/delete')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect(skeletons()).toHaveLength(10)
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  expect(skeletons()).toHaveLength(25)
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await rowOf('House')
})

it('says when nothing is found, what nearly fits, and clears the filters', async () => {
  answer(
    'GET /api/properties/nearest',
    reply([{ property: HOUSE, differs: [{ field: 'words', wanted: 'castle', has: null }] }]),
  )
  answer(LIST, page([]), page([HOUSE]))
  const { user } = openStaffAt('/admin/properties/view?searchTerm=castle')
  expect(await screen.findByText('No properties found')).toBeTruthy()
  const near = within(await screen.findByRole('region', { name: 'Nearly fits' })).getByRole('link')
  expect(near.textContent).toContain('House by the tea garden')
  expect(near.textContent).toContain('Nothing about “castle”')
  expect(near.getAttribute('href')).toBe(`/admin/properties/view/${HOUSE._id}`)
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await rowOf('House')
  expect(address()).toBe('/admin/properties/view')
})

it('leads to the form of each listing from the update table', async () => {
  answer(LIST, page([HOUSE]))
  openStaffAt('/admin/properties/update')
  const edit = (await rowOf('House')).getByRole('link', { name: 'Update House by the tea garden' })
  expect(edit.getAttribute('href')).toBe(`/admin/properties/edit/${HOUSE._id}`)
})

it('deletes after the question, takes the row off at once and says so', async () => {
  const deleting = later(reply({ message: SERVER_MESSAGES.propertyDeleted }))
  answer(LIST, page([HOUSE, GODOWN]), page([GODOWN]))
  answer(REMOVE(HOUSE), deleting.answer)
  answer('GET /api/leads/open', reply({ leads: 2, visits: 1 }))
  const { user } = openStaffAt('/admin/properties/delete')
  await user.click((await rowOf('House')).getByRole('button', { name: 'Delete House by the tea garden' }))
  const question = within(screen.getByRole('dialog'))
  expect(question.getByText('Are you sure you want to delete this property?')).toBeTruthy()
  expect(question.getByText(/“House by the tea garden” .* cannot be undone\./)).toBeTruthy()
  expect(await question.findByText(/There are 2 open leads about it, and 1 visit is agreed\./)).toBeTruthy()
  expect(sentCalls().at(-1)?.path).toBe(`/api/leads/open?ids=${HOUSE._id}`)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /House/ })).toBeNull())
  expect(screen.getByText('Seeing 1 Of 1')).toBeTruthy()
  deleting.arrive()
  expect(await screen.findByText('Property deleted successfully!')).toBeTruthy()
  expect(screen.queryByRole('row', { name: /House/ })).toBeNull()
})

it('brings the row back when the server did not delete it', async () => {
  answer(LIST, page([HOUSE, GODOWN]))
  answer(REMOVE(HOUSE), refusal('UNEXPECTED', SERVER_MESSAGES.unexpected))
  const { user } = openStaffAt('/admin/properties/delete')
  await user.click((await rowOf('House')).getByRole('button', { name: /Delete House/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to delete property. Please try again.',
  )
  await rowOf('House')
  expect(screen.getByText('Seeing 2 Of 2')).toBeTruthy()
})

it('counts a listing that somebody else had deleted as gone, and says so', async () => {
  answer(LIST, page([HOUSE, GODOWN]), page([GODOWN]))
  answer(REMOVE(HOUSE), refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  const { user } = openStaffAt('/admin/properties/delete')
  await user.click((await rowOf('House')).getByRole('button', { name: /Delete House/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/was deleted before, by somebody else/)).toBeTruthy()
  expect(screen.queryByRole('row', { name: /House/ })).toBeNull()
})

it('tells staff who deletes, and offers them neither deleting nor selecting', async () => {
  signInAs(STAFF)
  answer(LIST, page([HOUSE]))
  openStaffAt('/admin/properties/delete')
  const row = await rowOf('House')
  expect(screen.getByText(/Only an admin can delete listings/)).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
  expect(row.queryByRole('checkbox')).toBeNull()
})

it('asks for public listings only while an account waits for approval', async () => {
  signInAs(A_PENDING_USER)
  answer(LIST, page([HOUSE]))
  openStaffAt('/admin/properties/update?status=pending')
  const row = await rowOf('House')
  expect(askedLists()[0]?.path).not.toContain('status')
  expect(row.queryByRole('link', { name: /Update/ })).toBeNull()
})

it('saves the selected listings as a file, and says that they are still there', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  answer(LIST, page([HOUSE, LAND], 2))
  answer(`GET ${PATHS.propertiesCsv}`, async () => new Response('Title'))
  answer(
    'POST /api/properties/bulk',
    reply({ message: '2 properties confirmed as still there.', done: [LAND._id, HOUSE._id], missing: [] }),
  )
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('Corner plot')).getByRole('checkbox'))
  await user.click((await rowOf('House')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Export these' }))
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  const asked = sentCalls().findLast(({ path }) => path.startsWith(PATHS.propertiesCsv))
  expect(new URL(asked?.path ?? '', location.origin).searchParams.get('ids')).toBe(`${LAND._id},${HOUSE._id}`)
  await user.click(screen.getByRole('button', { name: 'Still there' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Say that 2 listings are still there?' }))
  await user.click(dialog.getByRole('button', { name: 'Still there' }))
  expect(await screen.findByText('2 properties confirmed as still there.')).toBeTruthy()
  expect(sentCalls().findLast(({ method }) => method === 'POST')?.json).toEqual({
    action: 'confirm',
    ids: [LAND._id, HOUSE._id],
  })
})

it('takes it back when selected listings were marked as sold', async () => {
  const undo = [{ _id: HOUSE._id, version: 2, was: { isSold: false, isForSale: true } }]
  answer(LIST, page([HOUSE, LAND], 2))
  answer(
    'POST /api/properties/bulk',
    reply({ message: '1 property marked as sold.', done: [HOUSE._id], missing: [], undo }),
  )
  answer(
    'POST /api/properties/undo-bulk',
    noConnection(),
    reply({ message: '1 property is as before.', done: [HOUSE._id], left: [] }),
  )
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('House')).getByRole('checkbox'))
  const bar = within(screen.getByRole('region', { name: 'With the selected listings' }))
  await user.click(bar.getByRole('button', { name: 'Sold' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark sold' }))
  expect(await screen.findByText('1 property marked as sold.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 property is as before.')).toBeTruthy()
  const taken = sentCalls().filter(({ path }) => path.endsWith('undo-bulk'))
  expect(taken.map(({ json }) => json)).toEqual([{ undo }, { undo }])
})

it('says how many visits are agreed of listings that are marked as sold, as one that is sold does', async () => {
  const undo = [{ _id: HOUSE._id, version: 2, was: { isSold: false, isForSale: true } }]
  answer(LIST, page([HOUSE, LAND], 2))
  answer(
    'POST /api/properties/bulk',
    reply({ message: '2 properties marked as sold.', done: [HOUSE._id, LAND._id], missing: [], undo }),
  )
  answer('GET /api/leads/open', reply({ leads: 3, visits: 2 }))
  const { user } = openStaffAt('/admin/properties/view')
  for (const title of ['House', 'Corner']) await user.click((await rowOf(title)).getByRole('checkbox'))
  const bar = within(screen.getByRole('region', { name: 'With the selected listings' }))
  await user.click(bar.getByRole('button', { name: 'Sold' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark sold' }))
  const told = await screen.findByText(/^2 properties marked as sold\. 2 visits of them are agreed: tell/)
  expect(sentCalls().map(({ path }) => path)).toContain(`/api/leads/open?ids=${HOUSE._id},${LAND._id}`)
  const toast = within(told.closest<HTMLElement>('[role=status]') ?? document.body)
  expect(toast.getByRole('button', { name: 'Undo' })).toBeTruthy()
  await user.click(toast.getByRole('link', { name: 'Visits' }))
  expect(address()).toBe('/admin/visits')
})

it('says the same of all that match', async () => {
  answer(LIST, page([HOUSE, GODOWN], 12))
  answer('POST /api/properties/bulk', reply({ message: '12 sold.', done: [HOUSE._id], missing: [] }))
  answer('GET /api/leads/open', reply({ leads: 1, visits: 1 }))
  const { user } = openStaffAt('/admin/properties/view?category=Villa')
  await user.click(await screen.findByRole('button', { name: 'Change all 12 that match' }))
  const dialog = within(screen.getByRole('dialog', { name: 'All 12 that match' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'sold')
  await user.click(dialog.getByRole('button', { name: 'Mark them sold' }))
  const told = within(await screen.findByText(/^1 visit of it is agreed/))
  expect(told.getByRole('link', { name: 'Visits' }).getAttribute('href')).toBe('/admin/visits')
})

it('keeps the selection over pages and does one thing with all of it', async () => {
  const doing = later(
    reply({
      message: '1 property approved. 1 was not there any more.',
      done: [HOUSE._id],
      missing: [GODOWN._id],
    }),
  )
  answer(LIST, page([HOUSE, LAND], 12, 'c2'), page([GODOWN], 12, null))
  answer('POST /api/properties/bulk', refusal('UNEXPECTED', SERVER_MESSAGES.unexpected), doing.answer)
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('House')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click((await rowOf('Godown')).getByRole('checkbox'))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Approve 2 listings?' }))
  expect(dialog.getByText('House by the tea garden')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.unexpected)
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(dialog.getByRole('button', { name: 'Approving...' }).getAttribute('aria-disabled')).toBe('true')
  doing.arrive()
  expect(await screen.findByText('1 property approved. 1 was not there any more.')).toBeTruthy()
  expect(screen.queryByText(/selected$/)).toBeNull()
  expect(sentCalls().findLast(({ method }) => method === 'POST')?.json).toEqual({
    action: 'approve',
    ids: [HOUSE._id, GODOWN._id],
  })
})

it.each([
  [AN_ADMIN, ['Approve', 'Delete'], []],
  [STAFF, [], ['Approve: only an admin', 'Delete: only an admin']],
])("names all that can be done in a row's menu, and what needs an admin", async (account, free, closed) => {
  signInAs(account)
  answer(LIST, page([LAND]))
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('Corner')).getByRole('button', { name: 'More for Corner plot' }))
  const items = await screen.findAllByRole('menuitem')
  const named = (isOff: boolean) =>
    items
      .filter((item) => (item.getAttribute('aria-disabled') === 'true') === isOff)
      .map((item) => item.getAttribute('aria-label'))
  expect(named(false)).toEqual(['Sold', 'Price', 'Duplicate', 'Update', ...free])
  expect(named(true)).toEqual(closed)
})

it('moves through a row’s menu by arrows, and gives the focus back on Escape', async () => {
  answer(LIST, page([LAND]))
  const { user } = openStaffAt('/admin/properties/view')
  const button = (await rowOf('Corner')).getByRole('button', { name: 'More for Corner plot' })
  button.focus()
  await user.keyboard('{Enter}')
  const items = await screen.findAllByRole('menuitem')
  const focused = () => items.findIndex((item) => item === document.activeElement)
  await waitFor(() => expect(focused()).toBeGreaterThanOrEqual(0))
  const first = focused()
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toBe(first + 1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(button)
})

it("says from a row's menu that a listing is rented, and takes it back", async () => {
  signInAs(STAFF)
  const path = `/api/properties/${GODOWN._id}/confirm`
  answer(LIST, page([GODOWN]))
  answer(`POST ${path}`, reply({ message: 'Saved.', property: GODOWN }))
  answer(`DELETE ${path}`, reply({ message: 'Saved.', property: GODOWN }))
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('Godown')).getByRole('button', { name: /^More for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rented' }))
  expect(await screen.findByText('Marked as rented: Godown with two docks')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is as it was before.')).toBeTruthy()
  expect(
    sentCalls()
      .filter((sent) => sent.path === path)
      .map(({ method, json }) => [method, json]),
  ).toEqual([
    ['POST', { answer: 'rented' }],
    ['DELETE', undefined],
  ])
})

it('does by a letter what the menu of the row that has the focus does', async () => {
  const path = `/api/properties/${HOUSE._id}/confirm`
  answer(LIST, page([GODOWN, HOUSE]))
  answer(`POST ${path}`, reply({ message: 'Saved.', property: HOUSE }))
  const { user } = openStaffAt('/admin/properties/view')
  const row = await rowOf('House')
  await user.keyboard('s')
  row.getByRole('checkbox').focus()
  await user.keyboard('s')
  row.getByRole('link').focus()
  await user.keyboard('{Control>}x{/Control}s')
  expect(await screen.findByText('Still there: House by the tea garden')).toBeTruthy()
  expect(
    sentCalls()
      .filter((sent) => sent.method === 'POST')
      .map(({ json }) => json),
  ).toEqual([{ answer: 'available' }])
  await user.keyboard('d')
  await waitFor(() => expect(address()).toBe(`/admin/properties/add?from=${HOUSE._id}`))
})

it('selects the whole page, and a range with Shift', async () => {
  answer(LIST, page([HOUSE, GODOWN, LAND]))
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('House')).getByRole('checkbox'))
  await user.keyboard('{Shift>}')
  await user.click((await rowOf('Corner')).getByRole('checkbox'))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 selected')).toBeTruthy()
  const [whole] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
  expect(whole?.checked).toBe(true)
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.readOnly).toBe(false)
  await user.click((await rowOf('Godown')).getByRole('checkbox'))
  expect(screen.getByText('2 selected')).toBeTruthy()
  expect(whole?.indeterminate).toBe(true)
})

it('begins with 10 rows, and keeps on this device how many somebody chose', async () => {
  answer(LIST, page([HOUSE, GODOWN], 30, 'c2'))
  const { user, unmount } = openStaffAt('/admin/properties/view')
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows on a page' })
  expect(choice.value).toBe('10')
  expect(askedLists().at(-1)?.path).toContain('limit=10')
  await user.selectOptions(choice, '25 rows')
  await waitFor(() => expect(askedLists().at(-1)?.path).toContain('limit=25'))
  unmount()
  queryClient.clear()
  openStaffAt('/admin/properties/update')
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows on a page' })).value).toBe(
    '25',
  )
  expect(askedLists().at(-1)?.path).toContain('limit=25')
  localStorage.clear()
})

it('shows a change of all prices before it is made, and takes it back', async () => {
  const undo = [{ _id: HOUSE._id, version: 2, was: { price: 18_500_000 } }]
  const preview = [{ _id: HOUSE._id, title: HOUSE.title, before: '18500000', after: '19425000' }]
  const changes = { done: [HOUSE._id, GODOWN._id], missing: [] }
  answer(LIST, page([HOUSE, GODOWN], 12))
  answer(
    'POST /api/properties/bulk',
    reply({ ...changes, message: '12 prices would change.', preview, asShown: '"12"' }),
    reply({ ...changes, message: '12 prices changed.', undo }),
  )
  answer('POST /api/properties/undo-bulk', reply({ message: '1 listing is as before.', done: [], left: [] }))
  const { user } = openStaffAt('/admin/properties/view?category=Villa')
  await user.click(await screen.findByRole('button', { name: 'Change all 12 that match' }))
  const dialog = within(screen.getByRole('dialog', { name: 'All 12 that match' }))
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }))
  expect(dialog.getByRole('alert').textContent).toMatch(/^Say by how many percent/)
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '+৫ %')
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }))
  expect(await dialog.findByText('₹1.85 Cr → ₹1.94 Cr')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Change the prices' }))
  expect(await screen.findByText('12 prices changed.')).toBeTruthy()
  const bulk = sentCalls().filter(({ path }) => path === '/api/properties/bulk')
  expect(bulk.map(({ json }) => json)).toMatchObject([
    { action: 'price', percent: 5, expected: 12, where: { category: 'Villa' }, dryRun: true },
    { action: 'price', percent: 5, expected: 12, where: { category: 'Villa' }, asShown: '"12"' },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 listing is as before.')).toBeTruthy()
  expect(sentCalls().find(({ path }) => path.endsWith('undo-bulk'))?.json).toEqual({ undo })
})

it('names the first of all that match, and how many open leads they have, before they are deleted', async () => {
  answer(LIST, page([HOUSE, GODOWN], 12))
  answer('GET /api/leads/open', reply({ leads: 1, visits: 0 }))
  const { user } = openStaffAt('/admin/properties/view?category=Villa')
  await user.click(await screen.findByRole('button', { name: 'Change all 12 that match' }))
  const dialog = within(screen.getByRole('dialog', { name: 'All 12 that match' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Delete')
  expect(await dialog.findByText(/^There is 1 open lead about them\./)).toBeTruthy()
  expect(sentCalls().map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/^\/api\/leads\/open\?.*category=Villa/),
  )
  expect(await dialog.findByText(HOUSE.title)).toBeTruthy()
  expect(dialog.getByText('and 10 more')).toBeTruthy()
  expect(sentCalls().map(({ path }) => path)).toContainEqual(
    expect.stringMatching(/view-all-properties\?.*category=Villa.*limit=5$/),
  )
})

it('shows once more what changes where the answer to a change of all prices was lost', async () => {
  const shown = (message: string) => reply({ done: [HOUSE._id], missing: [], message, preview: [] })
  answer(LIST, page([HOUSE, GODOWN], 12))
  answer('POST /api/properties/bulk', shown('12 prices would change.'), noConnection(), shown('Anew.'))
  const { user } = openStaffAt('/admin/properties/view')
  await user.click(await screen.findByRole('button', { name: 'Change all 12 that match' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '5')
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }))
  await user.click(await dialog.findByRole('button', { name: 'Change the prices' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^The answer was lost, so this may have been done/,
  )
  expect(dialog.queryByRole('button', { name: 'Change the prices' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }))
  expect(await dialog.findByText('Anew.')).toBeTruthy()
  const sent = sentCalls().filter(({ path }) => path === '/api/properties/bulk')
  expect(sent.map(({ json }) => JSON.stringify(json).includes('"dryRun":true'))).toEqual([true, false, true])
})

it('shows once more what changes where the listings are others than were shown', async () => {
  const shown = (message: string) => reply({ done: [HOUSE._id], missing: [], message, preview: [] })
  answer(LIST, page([HOUSE, GODOWN], 12))
  answer(
    'POST /api/properties/bulk',
    shown('12 prices would change.'),
    refusal('CONFLICT', SERVER_MESSAGES.bulkOtherThanShown),
    shown('Anew.'),
  )
  const { user } = openStaffAt('/admin/properties/view')
  await user.click(await screen.findByRole('button', { name: 'Change all 12 that match' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Percent' }), '5')
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }))
  await user.click(await dialog.findByRole('button', { name: 'Change the prices' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(SERVER_MESSAGES.bulkOtherThanShown)
  expect(dialog.queryByRole('button', { name: 'Change the prices' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Show what changes' }))
  expect(await dialog.findByText('Anew.')).toBeTruthy()
})

it('does not say that nothing was done where the answer about the selected listings was lost', async () => {
  answer(LIST, page([HOUSE, LAND]))
  answer('POST /api/properties/bulk', brokenReply())
  const { user } = openStaffAt('/admin/properties/view')
  await user.click((await rowOf('House')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^The answer was lost, so this may have been done/,
  )
  expect(askedLists().length).toBeGreaterThan(1)
})

it('lets nothing be changed while it is looked up what a change would do', async () => {
  const looking = later(reply({ done: [], missing: [], message: 'None.', preview: [] }))
  answer(LIST, page([HOUSE, GODOWN], 12))
  answer('POST /api/properties/bulk', looking.answer)
  const { user } = openStaffAt('/admin/properties/view')
  await user.click(await screen.findByRole('button', { name: 'Change all 12 that match' }))
  const percent = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Percent' })
  await user.type(percent, '5')
  await user.click(screen.getByRole('button', { name: 'Show what changes' }))
  expect(percent.matches(':disabled')).toBe(true)
  looking.arrive()
  expect(await screen.findByText('None.')).toBeTruthy()
  expect(percent.matches(':disabled')).toBe(false)
})

it('shows the plan of a plot without pictures, and no words in it', async () => {
  answer(LIST, page([HOUSE, LAND]))
  openStaffAt('/admin/properties/view')
  const land = await screen.findByRole('row', { name: /Corner plot/ })
  await waitFor(() => expect(land.querySelector('.row-cover svg circle')).toBeTruthy())
  expect(land.querySelector('.row-cover')?.textContent).toBe('')
  const house = await screen.findByRole('row', { name: /House by the tea garden/ })
  expect(house.querySelector('.row-cover svg circle')).toBeNull()
})
