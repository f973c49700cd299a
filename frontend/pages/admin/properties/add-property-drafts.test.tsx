import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ADD, added, ADDED_PLOT, fillPlot, openForm, submit } from '#frontend/test/add-form.ts'
import { answer, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { field } from '#frontend/test/field.ts'
import { aPlot, listReply } from '#frontend/test/properties.ts'
import { address, AN_ADMIN, signedInAs, signedInAsAdmin } from '#frontend/test/render-staff.tsx'

const FAILED = 'Failed to add property. Please try again.'

beforeEach(signedInAsAdmin)

it('brings back a draft, and lets go of it', async () => {
  const first = await openForm()
  fillPlot()
  first.unmount()
  const { user } = await openForm()
  expect(screen.getByText('Draft restored')).toBeTruthy()
  expect(field('Title').value).toBe('Corner plot')
  expect(field('Category').value).toBe('Plot')
  await user.click(screen.getByText('Discard draft'))
  expect(field('Title').value).toBe('')
  expect(screen.queryByText('Draft restored')).toBeNull()
})

it('leaves the draft that another tab keeps alone', async () => {
  const first = await openForm()
  const other = 'property-draft:another tab'
  localStorage.setItem(`property-draft:${AN_ADMIN._id}:new`, other)
  document.dispatchEvent(new Event('visibilitychange'))
  first.unmount()
  expect(localStorage.getItem(`property-draft:${AN_ADMIN._id}:new`)).toBe(other)
})

it("does not show another person's draft", async () => {
  const first = await openForm()
  fillPlot()
  first.unmount()
  const other = { ...AN_ADMIN, _id: 'c'.repeat(24) }
  signedInAs(other, 'another-token')
  answer('GET /api/auth/me', reply(other))
  await openForm()
  expect(field('Title').value).toBe('')
})

it('asks before a link leads away, and stays', async () => {
  const { user } = await openForm()
  fillPlot()
  await user.click(screen.getAllByText('Dashboard')[0] ?? document.body)
  expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  await user.click(screen.getByText('Stay'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin/properties/add')
  expect(field('Title').value).toBe('Corner plot')
})

it('leads back to what was typed when the session ended meanwhile', async () => {
  answer(ADD, refusal('NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst))
  const first = await openForm()
  fillPlot()
  await first.user.click(submit())
  await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fadmin%2Fproperties%2Fadd'))
  first.unmount()
  signedInAs(AN_ADMIN)
  await openForm()
  expect(field('Title').value).toBe('Corner plot')
})

const keys = () => added().map(({ repeatKey }) => repeatKey)

it('names an add after a lost answer as before, also after a reload, and the next listing otherwise', async () => {
  answer(ADD, noConnection())
  const first = await openForm()
  fillPlot()
  await first.user.click(submit())
  expect(await screen.findByText(FAILED)).toBeTruthy()
  first.unmount()
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT, differsIn: [] }, 201))
  const { user } = await openForm()
  await user.click(submit())
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  fillPlot()
  await user.click(submit())
  await waitFor(() => expect(keys()).toHaveLength(3))
  const [lost, again, next] = keys()
  expect(lost).toMatch(/^[0-9a-f]{32}-plot$/)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

const STORED = aPlot({ title: 'Stored title' })
const EDIT = `PUT /api/properties/edit-property/${STORED._id}`

async function addWhatWasAddedBefore() {
  answer(
    ADD,
    reply({ message: 'added', property: STORED, differsIn: ['title'] }, 201, { etag: '"v1"' }),
    reply({ message: 'added', property: ADDED_PLOT }, 201),
  )
  answer(EDIT, reply({ ...STORED, title: 'Corner plot' }))
  const { user } = await openForm()
  fillPlot()
  await user.click(submit())
  expect(await screen.findByText('Stored title')).toBeTruthy()
  return user
}

it('saves what was changed since a lost answer into the listing that is there', async () => {
  const user = await addWhatWasAddedBefore()
  await user.click(screen.getByText('Save my changes into it'))
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  const [edit] = sentCalls().filter(({ method }) => method === 'PUT')
  expect(edit).toMatchObject({ json: { propertyDetails: { title: 'Corner plot' } }, ifMatch: '"v1"' })
  expect(added()).toHaveLength(1)
  expect(field('Title').value).toBe('')
})

it('adds another listing where that is meant', async () => {
  const user = await addWhatWasAddedBefore()
  await user.click(screen.getByText('Add as another property'))
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  const [first, second] = keys()
  expect(second).not.toBe(first)
})

it('keeps everything when that question is not answered', async () => {
  const user = await addWhatWasAddedBefore()
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field('Title').value).toBe('Corner plot')
  expect(added()).toHaveLength(1)
})

it('asks before Logout, and signs out with the draft kept', async () => {
  const { user } = await openForm()
  fillPlot()
  const logout = () => screen.getAllByText('Logout')[0] ?? document.body
  await user.click(logout())
  await user.click(screen.getByText('Stay'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin/properties/add')
  await user.click(logout())
  await user.click(screen.getByText('Leave'))
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem(`property-draft:${AN_ADMIN._id}:new`)).toContain('Corner plot')
})

it('asks before a search result is opened', async () => {
  answer('GET /api/properties/', listReply([aPlot({ title: 'Plot in Matigara' })]))
  const { user } = await openForm()
  fillPlot()
  await user.type(screen.getByRole('combobox', { name: 'Search properties' }), 'mat')
  await user.click(await screen.findByRole('option', { name: /Plot in Matigara/ }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
  expect(address()).toBe('/admin/properties/add')
})

it('gives another account a form of its own, also when it signs in elsewhere', async () => {
  await openForm()
  fillPlot()
  const other = { ...AN_ADMIN, _id: 'd'.repeat(24) }
  answer('GET /api/auth/me', reply(other))
  act(() => signedInAs(other))
  await waitFor(() => expect(field('Title').value).toBe(''))
  fireEvent.change(field('Title'), { target: { value: 'Theirs' } })
  expect(localStorage.getItem(`property-draft:${AN_ADMIN._id}:new`)).toContain('Corner plot')
})
