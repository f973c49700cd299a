import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { AuditEntry } from '#contract/accounts/audit.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { A_PENDING_USER, address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const AUDIT = 'GET /api/audit'
const HOUSE = 'c'.repeat(24)

let made = 100
function entry(given: Partial<AuditEntry> = {}): AuditEntry {
  made -= 1
  return {
    _id: made,
    at: '2026-11-20T06:30:00.000Z',
    actor: 'staff@firm.test',
    action: 'property-changed',
    subjectKind: 'property',
    subjectId: HOUSE,
    subjectName: 'House by the tea garden',
    changes: { priceInr: [18_500_000, 17_900_000] },
    ...given,
  }
}
const page = (entries: AuditEntry[], next: string | null = null) => reply({ entries, next })
const asked = () =>
  sentCalls()
    .filter(({ path }) => path.startsWith('/api/audit'))
    .map(({ path }) => {
      const { limit, ...query } = Object.fromEntries(new URL(path, location.origin).searchParams)
      expect(limit).toBe('20')
      return query
    })

beforeAll(() => import('./activity.tsx'))
beforeEach(() => {
  queryClient.clear()
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
})

it('says day by day who did what, with what it was before and after', async () => {
  answer(
    AUDIT,
    page([entry(), entry({ at: '2026-11-19T06:30:00.000Z', action: 'property-approved', changes: null })]),
  )
  openStaffAt('/admin/activity')
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('staff@firm.test changed the listing House by the tea garden')
  expect(first?.textContent).toMatch(/Price.*1,85,00,000.*1,79,00,000/)
  expect(second?.textContent).toContain('approved the listing')
  expect(screen.getAllByRole('heading', { level: 2, name: /Nov/ })).toHaveLength(2)
})

it('is narrowed by person, kind of change, day and words, all in its address', async () => {
  answer(AUDIT, page([entry()]))
  const { user } = openStaffAt('/admin/activity')
  await user.click(await screen.findByRole('button', { name: 'staff@firm.test' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Listing deleted')
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' tea garden ')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  const query = { actor: 'staff@firm.test', action: 'property-deleted', search: 'tea garden' }
  await waitFor(() => expect(asked().at(-1)).toEqual(query))
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual(query)
  await user.click(screen.getByRole('button', { name: 'Without the filter: staff@firm.test' }))
  await waitFor(() => expect(asked().at(-1)).toEqual({ action: query.action, search: query.search }))
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(address()).toBe('/admin/activity'))
})

it('says the words that it is narrowed by, after Back too', async () => {
  answer(AUDIT, page([entry()]))
  const { user } = openStaffAt('/admin/activity')
  const words = await screen.findByRole('searchbox', { name: 'Search' })
  for (const search of ['tea garden', 'house']) {
    await user.clear(words)
    await user.type(words, `${search}{Enter}`)
    await waitFor(() => expect(asked().at(-1)).toEqual({ search }))
  }
  act(() => history.back())
  await waitFor(() => expect(words).toHaveProperty('value', 'tea garden'))
  act(() => history.back())
  await waitFor(() => expect(words).toHaveProperty('value', ''))
})

it('takes a day as people write it, says it as the panel does, and refuses what is none', async () => {
  answer(AUDIT, page([entry()]))
  const { user } = openStaffAt('/admin/activity?day=2026-11-20')
  const day = await screen.findByRole('textbox', { name: 'Day' })
  expect(day).toHaveProperty('value', '20 Nov 2026')
  await user.clear(day)
  await user.type(day, '19/11/2026{Enter}')
  await waitFor(() => expect(asked().at(-1)).toEqual({ day: '2026-11-19' }))
  expect(day).toHaveProperty('value', '19 Nov 2026')
  await user.clear(day)
  await user.type(day, '31/02')
  await user.tab()
  expect(screen.getByText('Type a day such as 30 Nov 2026, 30/11 or yesterday.')).toBeTruthy()
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(day).toHaveProperty('value', '31/02')
  expect(asked().at(-1)).toEqual({ day: '2026-11-19' })
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(asked().at(-1)).toEqual({}))
  const emptied = () => screen.getByRole('textbox', { name: 'Day' })
  await waitFor(() => expect(emptied()).toHaveProperty('value', ''))
  expect(emptied().getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['tomorrow', 'This day is still to come: take today or one before it.'],
  ['31/12/2099', 'This day is still to come: take today or one before it.'],
])('refuses %s in place, and clears it with the other filters', async (typed, sentence) => {
  answer(AUDIT, page([entry()]))
  const { user } = openStaffAt('/admin/activity?actor=staff%40firm.test')
  const day = await screen.findByRole('textbox', { name: 'Day' })
  await user.type(day, `${typed}{Enter}`)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(day).toHaveProperty('value', typed)
  expect(asked().every((query) => !('day' in query))).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  await waitFor(() => expect(day).toHaveProperty('value', ''))
  expect(day.getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['nonsense', 'nonsense', /^Type a day such as/, {}],
  ['2099-12-31', '31 Dec 2099', /^This day is still to come/, { day: '2099-12-31' }],
])('says of the day %s in an address what is wrong with it', async (day, shown, sentence, query) => {
  answer(AUDIT, page([]))
  openStaffAt(`/admin/activity?day=${day}`)
  expect(await screen.findByRole('textbox', { name: 'Day' })).toHaveProperty('value', shown)
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(asked()).toEqual([query])
})

it('of one entry says so, and goes on page by page', async () => {
  answer(AUDIT, page([entry()], '77'), page([entry({ actor: 'admin@firm.test' })]))
  const { user } = openStaffAt(`/admin/activity?subjectId=${HOUSE}`)
  expect(await screen.findByText('The history of one entry.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('button', { name: 'admin@firm.test' })).toBeTruthy()
  expect(asked()).toEqual([{ subjectId: HOUSE }, { subjectId: HOUSE, cursor: '77' }])
})

it('tells nothing found from nothing found yet', async () => {
  answer(AUDIT, page([], '12'), page([]))
  const { user } = openStaffAt('/admin/activity?search=lift')
  expect(await screen.findByText(/Nothing like this among the newest entries/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText(/Nothing like this has happened/)).toBeTruthy()
})

it('says that it could not be loaded, and loads it again', async () => {
  answer(AUDIT, refusal('INVALID_INPUT', 'The cursor is not valid.'), page([entry()]))
  const { user } = openStaffAt('/admin/activity')
  const alert = within(await screen.findByRole('alert'))
  await user.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'staff@firm.test' })).toBeTruthy()
})

it('is for admins', async () => {
  const staff = { ...A_PENDING_USER, approvedByAdmin: true }
  signedInAs(staff)
  answer('GET /api/auth/me', reply(staff))
  openStaffAt('/admin/activity')
  expect(await screen.findByText('Only an admin can see who did what.')).toBeTruthy()
  expect(asked()).toEqual([])
})

const HALL = { _id: 'b2', title: 'Hall by the bypass', why: 'approved' }

it('says which listings go and which stay before an import is taken back', async () => {
  const changes = { added: 40, changed: 1 }
  answer('GET /api/imports/a1', reply({ removed: 39, restored: 1, kept: [HALL] }))
  const imported = { action: 'properties-imported', subjectKind: 'import', subjectId: 'a1', changes } as const
  answer(AUDIT, page([entry({ ...imported, at: new Date().toISOString(), subjectName: '41 listings' })]))
  const { user } = openStaffAt('/admin/activity')
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  const question = within(await screen.findByRole('dialog', { name: 'Take the import back?' }))
  expect(question.getByText('39 listings that it added are deleted.')).toBeTruthy()
  expect(question.getByText('1 listing that it updated is as it was before.')).toBeTruthy()
  expect(question.getByText('1 listing stays, as somebody has dealt with it since:')).toBeTruthy()
  expect(question.getByRole('listitem').textContent).toBe('Hall by the bypass: approved since')
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sentCalls().filter(({ method }) => method === 'DELETE')).toEqual([])
})

it('asks nothing where nothing of an import can be taken back any more, and says what stays', async () => {
  const changes = { added: 1, changed: 0 }
  const imported = { action: 'properties-imported', subjectKind: 'import', subjectId: 'a1', changes } as const
  answer(AUDIT, page([entry({ ...imported, at: new Date().toISOString(), subjectName: '1 listing' })]))
  const kept = { removed: 0, restored: 0, kept: [HALL] }
  answer('GET /api/imports/a1', refusal('CONFLICT', 'Seven days have passed.'), reply(kept))
  const { user } = openStaffAt('/admin/activity')
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Seven days have passed.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText('Nothing can be taken back any more.')).toBeTruthy()
  expect(screen.getByRole('link', { name: HALL.title }).closest('li')?.textContent).toMatch(
    /: approved since$/,
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('goes on to say what became of an import that was taken back', async () => {
  const changes = { added: 40, changed: 1 }
  const at = new Date().toISOString()
  const imported = { _id: 1, action: 'properties-imported', subjectKind: 'import', at } as const
  answer(
    AUDIT,
    page([entry({ ...imported, changes })]),
    page([entry({ ...imported, changes: { ...changes, takenBack: 39 } })]),
  )
  const kept = [{ _id: 'b2', title: 'Two', why: 'approved' }]
  const done = { removed: 39, restored: 1, kept }
  answer(`GET /api/imports/${HOUSE}`, reply(done))
  answer(`DELETE /api/imports/${HOUSE}`, reply({ message: 'Removed again.', ...done }))
  const { user } = openStaffAt('/admin/activity')
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Take it back' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(await screen.findByText('Removed again.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Two' })).toBeTruthy()
})

it('names the file that was imported, where it is known', async () => {
  const imported = {
    action: 'properties-imported',
    subjectKind: 'import',
    subjectName: '41 listings',
  } as const
  const changes = { added: 40, changed: 1, name: 'stock.xlsx', handedBack: 0 }
  answer(AUDIT, page([entry({ ...imported, changes })]))
  openStaffAt('/admin/activity')
  expect(await screen.findByText(/imported from “stock.xlsx”:/)).toBeTruthy()
})
