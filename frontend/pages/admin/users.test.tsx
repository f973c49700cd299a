import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { ListedUser } from '#contract/accounts/users.ts'
import { answer, lastChange, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { A_PENDING_USER, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const USERS = 'GET /api/users'
const CHANGE = `PATCH /api/users/${A_PENDING_USER._id}`
const JUNE = Date.UTC(2026, 5, 24, 12)
const PEMA: ListedUser = { ...A_PENDING_USER, suspended: false, createdAt: JUNE, listings: 0 }
const BIKASH: ListedUser = { ...PEMA, _id: 'c'.repeat(24), username: 'Bikash Roy', approvedByAdmin: true }

const page = (users: ListedUser[], next: string | null = null) => reply({ users, next })
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const dialog = () => within(screen.getByRole('dialog'))

type User = ReturnType<typeof openStaffAt>['user']
const openMenu = async (user: User, name: string) =>
  user.click((await rowOf(name)).getByRole('button', { name: /^More for/ }))

/** What stands in the menu of the row of Pema. */
async function choose(user: User, label: string) {
  await openMenu(user, 'Pema')
  await user.click(await screen.findByRole('menuitem', { name: label }))
}

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
})

it('lists who waits first, with state, date and what can be done', async () => {
  answer(USERS, page([BIKASH, PEMA]))
  const { user } = openStaffAt('/admin/users/staff')
  const pema = await rowOf('Pema Lepcha')
  expect(pema.getByText('Pending')).toBeTruthy()
  expect(pema.getByText(/24 Jun 2026/)).toBeTruthy()
  expect(pema.getByRole('button', { name: 'Approve: Pema Lepcha' })).toBeTruthy()
  await openMenu(user, 'Pema')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Make admin',
    'Suspend',
    'Delete',
  ])
  await user.keyboard('{Escape}')
  const names = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(names[1]).toContain('Pema Lepcha')
  expect(names[2]).toContain('Bikash Roy')
  expect(screen.getByText('1 account waits for approval')).toBeTruthy()
  expect(sentCalls().map(({ path }) => path)).toContain('/api/users?role=staff')
})

it('approves after asking, and says so', async () => {
  const saving = later(reply({ ...PEMA, approvedByAdmin: true }))
  answer(USERS, page([PEMA]))
  answer(CHANGE, saving.answer)
  const { user } = openStaffAt('/admin/users/staff')
  await user.click((await rowOf('Pema')).getByRole('button', { name: 'Approve: Pema Lepcha' }))
  expect(screen.getByRole('dialog', { name: 'Approve Pema Lepcha?' })).toBeTruthy()
  expect(sentCalls().some(({ method }) => method === 'PATCH')).toBe(false)
  await user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(dialog().getByRole('button', { name: 'Saving...' }).getAttribute('aria-disabled')).toBe('true')
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  saving.arrive()
  expect(await screen.findByText('Pema Lepcha is approved.')).toBeTruthy()
  expect((await rowOf('Pema')).getByText('Approved')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(lastChange()?.json).toEqual({ approvedByAdmin: true })
})

it('changes nothing when the admin thinks again', async () => {
  answer(USERS, page([PEMA]))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, 'Suspend')
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentCalls().some(({ method }) => method === 'PATCH')).toBe(false)
})

it.each([
  ['Suspend', { suspended: true }, 'Pema Lepcha is suspended.'],
  ['Make admin', { role: 'admin' }, 'Pema Lepcha is now an admin.'],
] as const)('%s sends %j', async (label, change, done) => {
  answer(USERS, page([PEMA]))
  answer(CHANGE, reply({ ...PEMA, ...change }))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, label)
  await user.click(dialog().getByRole('button', { name: label }))
  expect(await screen.findByText(done)).toBeTruthy()
  expect(lastChange()?.json).toEqual(change)
})

it('takes an account with another role off this list', async () => {
  answer(USERS, page([PEMA]))
  answer(CHANGE, reply({ ...PEMA, role: 'admin' }))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, 'Make admin')
  await user.click(dialog().getByRole('button', { name: 'Make admin' }))
  expect(await screen.findByText(/^No staff accounts yet/)).toBeTruthy()
})

it.each([
  ['Suspend', ['They stay with Pema Lepcha', 'Nobody yet: everybody sees them', 'Bikash Roy']],
  ['Delete', ['Nobody yet: everybody sees them', 'Bikash Roy']],
])('says before it goes that an account has open leads, and hands them over: %s', async (label, heirs) => {
  answer(USERS, page([PEMA]), page([BIKASH, PEMA]))
  answer('GET /api/leads/open', reply({ leads: 1, visits: 2 }))
  answer('POST /api/leads/hand-over', reply({ leads: 1 }))
  answer(CHANGE, reply({ ...PEMA, suspended: true }))
  answer(`DELETE /api/users/${PEMA._id}`, reply({ message: SERVER_MESSAGES.userDeleted }))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, label)
  const said = 'There is 1 open lead of this account, and 2 visits are agreed.'
  expect(await dialog().findByText(said)).toBeTruthy()
  await dialog().findByRole('option', { name: 'Bikash Roy' })
  const field = dialog().getByRole('combobox', { name: 'Their open leads go to' })
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(heirs)
  await user.selectOptions(field, 'Bikash Roy')
  await user.click(dialog().getByRole('button', { name: label }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const changing = sentCalls().filter(({ method }) => method !== 'GET')
  expect(changing.map(({ method, path, json }) => [method, path, json])).toEqual([
    ['POST', '/api/leads/hand-over', { from: PEMA._id, to: BIKASH._id }],
    label === 'Delete'
      ? ['DELETE', `/api/users/${PEMA._id}`, undefined]
      : ['PATCH', `/api/users/${PEMA._id}`, { suspended: true }],
  ])
})

it('hands over nothing where nobody says so', async () => {
  answer(USERS, page([PEMA]))
  answer('GET /api/leads/open', reply({ leads: 3, visits: 0 }))
  answer(CHANGE, reply({ ...PEMA, suspended: true }))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, 'Suspend')
  await dialog().findByRole('combobox', { name: 'Their open leads go to' })
  await user.click(dialog().getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentCalls().filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

it('lets a suspended account do nothing but come back or go', async () => {
  answer(USERS, page([{ ...PEMA, suspended: true }]))
  answer(CHANGE, reply(PEMA))
  const { user } = openStaffAt('/admin/users/staff')
  const row = await rowOf('Pema')
  expect(row.getByText('Suspended')).toBeTruthy()
  await openMenu(user, 'Pema')
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Delete'])
  await user.keyboard('{Escape}')
  await user.click(row.getByRole('button', { name: 'Lift suspension: Pema Lepcha' }))
  await user.click(dialog().getByRole('button', { name: 'Lift suspension' }))
  expect(await screen.findByText('Pema Lepcha can sign in again.')).toBeTruthy()
})

it.each([
  [1, 'The listing that Pema Lepcha added is yours from then on.'],
  [12, 'The 12 listings that Pema Lepcha added are yours from then on.'],
  [1001, 'All that Pema Lepcha added, more than 1000 listings, is yours from then on.'],
])('says before deleting what becomes of %i listings', async (listings, sentence) => {
  answer(USERS, page([{ ...PEMA, listings }]))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, 'Delete')
  expect(dialog().getByText(sentence)).toBeTruthy()
})

it('deletes after asking, says so, and the row is gone', async () => {
  answer(USERS, page([BIKASH, PEMA]))
  answer(`DELETE /api/users/${PEMA._id}`, reply({ message: SERVER_MESSAGES.userDeleted }))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, 'Delete')
  expect(dialog().getByText(/^They are signed out at once/)).toBeTruthy()
  expect(sentCalls().some(({ method }) => method === 'DELETE')).toBe(false)
  await user.click(dialog().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The account of Pema Lepcha is deleted.')).toBeTruthy()
  expect(screen.queryByRole('row', { name: /Pema/ })).toBeNull()
  expect(await rowOf('Bikash')).toBeTruthy()
})

it('keeps the account where it could not be deleted, and says why', async () => {
  answer(USERS, page([PEMA]))
  answer(`DELETE /api/users/${PEMA._id}`, refusal('FORBIDDEN', SERVER_MESSAGES.adminsOnly))
  const { user } = openStaffAt('/admin/users/staff')
  await choose(user, 'Delete')
  await user.click(dialog().getByRole('button', { name: 'Delete' }))
  expect((await dialog().findByRole('alert')).textContent).toBe(SERVER_MESSAGES.adminsOnly)
  expect(screen.getByText('Pema Lepcha', { selector: 'td *' })).toBeTruthy()
})

it('offers nothing on the own row', async () => {
  answer(USERS, page([{ ...AN_ADMIN, suspended: false, createdAt: JUNE, listings: 0 }]))
  openStaffAt('/admin/users/admin')
  const own = await rowOf('Ananya Ghosh')
  expect(own.getByText('You')).toBeTruthy()
  expect(own.queryByRole('button')).toBeNull()
})

it('keeps the question open when the change fails, and says why', async () => {
  answer(USERS, page([PEMA]))
  answer(
    CHANGE,
    refusal('NOT_FOUND', SERVER_MESSAGES.userNotFound),
    reply({ ...PEMA, approvedByAdmin: true }),
  )
  const { user } = openStaffAt('/admin/users/staff')
  await user.click((await rowOf('Pema')).getByRole('button', { name: 'Approve: Pema Lepcha' }))
  await user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect((await dialog().findByRole('alert')).textContent).toBe(SERVER_MESSAGES.userNotFound)
  await user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Pema Lepcha is approved.')).toBeTruthy()
})

it('says that the accounts are on their way, or did not come, and asks again', async () => {
  answer(USERS, noConnection(), noConnection(), page([PEMA]))
  const { user } = openStaffAt('/admin/users/staff')
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached')
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rowOf('Pema')).toBeTruthy()
})

it('shows more until there is no more', async () => {
  answer(USERS, page([PEMA], PEMA._id), page([BIKASH]))
  const { user } = openStaffAt('/admin/users/staff')
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await rowOf('Bikash')).toBeTruthy()
  expect(await rowOf('Pema')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(sentCalls().at(-1)?.path).toBe(`/api/users?role=staff&cursor=${PEMA._id}`)
})
