import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { ADD, added, ADDED_PLOT, fillPlot, openForm, submit } from '#frontend/test/add-form.ts'
import { answer, refusal, reply } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { aLeadListing, aWholeLead } from '#frontend/test/leads.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { address, openStaffAt, signedInAsAdmin } from '#frontend/test/render-staff.tsx'

const FIRST = aPlot({ _id: 'd'.repeat(24), title: 'First plot' })
const SECOND = aPlot({ _id: 'e'.repeat(24), title: 'Second plot' })
const NIMA = aWholeLead({
  _id: '1'.repeat(24),
  kind: 'sell',
  name: 'Nima Sherpa',
  phone: '9000000777',
  offer: { category: 'Plot', place: 'Matigara', size: '5 katha', wantedPrice: '38 lakh' },
})
const SEN = aWholeLead({
  _id: '2'.repeat(24),
  kind: 'sell',
  name: 'Seller Sen',
  phone: '9000000888',
  offer: { category: 'Plot', place: 'Fulbari', size: '3 katha', wantedPrice: '20 lakh' },
})

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  signedInAsAdmin()
  for (const plot of [FIRST, SECOND]) answer(`GET /api/properties/${plot._id}`, reply(plot))
  for (const lead of [NIMA, SEN]) answer(`GET /api/leads/${lead._id}`, reply(lead))
})

async function openAt(query: string) {
  cleanup()
  const { user } = openStaffAt(`/admin/properties/add?${query}`)
  await findField('Title')
  return user
}

const copyOf = ({ _id }: { _id: string }) => openAt(`from=${_id}`)

async function offerOf(lead: typeof NIMA, title: string) {
  const fields = { category: 'Plot' as const, title, price: 2_000_000 }
  answer('POST /api/properties/from-text', reply({ fields, from: {}, private: [], rest: [] }))
  return openAt(`offered=${lead._id}`)
}

const showsTitle = (title: string) => waitFor(() => expect(field('Title').value).toBe(title))

it('opens a copy as the listing is, whatever was typed of another new one, which stays a draft of its own', async () => {
  await openForm()
  fillPlot()
  await copyOf(FIRST)
  await showsTitle('First plot')
  expect(screen.queryByText('Draft restored')).toBeNull()
  fireEvent.change(field('Title'), { target: { value: 'First, changed' } })
  cleanup()
  await openForm()
  expect(screen.getByText('Draft restored')).toBeTruthy()
  expect(field('Title').value).toBe('Corner plot')
})

it('brings back the draft of a copy with the same listing alone, and lets go of it for what the listing says', async () => {
  await copyOf(FIRST)
  await showsTitle('First plot')
  fireEvent.change(field('Title'), { target: { value: 'First, changed' } })
  await copyOf(SECOND)
  await showsTitle('Second plot')
  const user = await copyOf(FIRST)
  expect(screen.getByText('Draft restored')).toBeTruthy()
  expect(field('Title').value).toBe('First, changed')
  await user.click(screen.getByText('Discard draft'))
  await showsTitle('First plot')
  expect(screen.queryByText('Draft restored')).toBeNull()
})

it('fills in what one offers, and never what another has offered', async () => {
  await offerOf(NIMA, 'Plot of Nima')
  await showsTitle('Plot of Nima')
  await offerOf(SEN, 'Plot of Sen')
  await showsTitle('Plot of Sen')
  expect(screen.queryByText('Draft restored')).toBeNull()
  await offerOf(NIMA, 'Plot of Nima')
  expect(screen.getByText('Draft restored')).toBeTruthy()
  expect(field('Title').value).toBe('Plot of Nima')
})

it('goes on with a plain form once the copy is added, and keeps no draft of it', async () => {
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT }, 201))
  const user = await copyOf(FIRST)
  await showsTitle('First plot')
  fireEvent.change(field('Address'), { target: { value: 'Lane 4' } })
  await user.click(submit())
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/properties/add'))
  await showsTitle('')
  expect(screen.getByText('Plot property added successfully!')).toBeTruthy()
  await copyOf(FIRST)
  await showsTitle('First plot')
  expect(screen.queryByText('Draft restored')).toBeNull()
})

it('names who offers as the owner, and tells the server whose offer it is', async () => {
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT }, 201))
  const user = await offerOf(NIMA, 'Plot of Nima')
  await showsTitle('Plot of Nima')
  expect(field("Owner's name").value).toBe('Nima Sherpa')
  expect(field("Owner's phones").value).toBe('9000000777')
  fireEvent.change(field('Address'), { target: { value: 'Lane 4' } })
  fireEvent.change(field('City'), { target: { value: 'Siliguri' } })
  fireEvent.change(field('State'), { target: { value: 'West Bengal' } })
  await user.click(submit())
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  const call = added().find(({ path }) => path.endsWith('/add-property'))
  expect(call?.json).toMatchObject({
    leadId: NIMA._id,
    propertyDetails: { ownerName: 'Nima Sherpa', ownerPhones: '9000000777' },
  })
})

it('adds no second listing of an offer before one has said that it is meant', async () => {
  const first = { ...ADDED_PLOT, number: 'A-375' }
  const refused = refusal('CONFLICT', 'A-375 was made of this offer already.', { current: first })
  answer(ADD, refused, refused, reply({ message: 'added', property: ADDED_PLOT }, 201))
  const user = await offerOf(NIMA, 'Plot of Nima')
  await showsTitle('Plot of Nima')
  fireEvent.change(field('Address'), { target: { value: 'Lane 4' } })
  fireEvent.change(field('City'), { target: { value: 'Siliguri' } })
  fireEvent.change(field('State'), { target: { value: 'West Bengal' } })
  await user.click(submit())
  const asked = within(await screen.findByRole('dialog', { name: 'A-375 was made of this offer already' }))
  const open = asked.getByRole('link', { name: /^Open A-375/ })
  expect(open.getAttribute('href')).toBe(`/admin/properties/view/${first._id}`)
  await user.click(asked.getByText('Back to the form'))
  expect(field('Address').value).toBe('Lane 4')
  await user.click(submit())
  await user.click(await screen.findByText('Save as another listing'))
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  const calls = added().filter(({ path }) => path.endsWith('/add-property'))
  expect(calls.map(({ json }) => json)).toMatchObject([{}, {}, { leadId: NIMA._id, isAnother: true }])
  expect(calls[1]?.json).not.toHaveProperty('isAnother')
})

const MADE = { ...NIMA, propertyId: 'd'.repeat(24), property: aLeadListing({ number: 'A-375' }) }

it('says that a listing was made already of what is offered', async () => {
  answer(`GET /api/leads/${NIMA._id}`, reply(MADE))
  await offerOf(NIMA, 'Plot of Nima')
  expect((await screen.findByRole('link', { name: 'A-375' })).getAttribute('href')).toBe(
    `/admin/properties/view/${'d'.repeat(24)}`,
  )
})

it('says so of a draft too, and fills in nothing over what was typed', async () => {
  await offerOf(NIMA, 'Plot of Nima')
  await showsTitle('Plot of Nima')
  fireEvent.change(field('Title'), { target: { value: 'Plot of Nima, typed' } })
  queryClient.clear()
  answer(`GET /api/leads/${NIMA._id}`, reply(MADE))
  const user = await offerOf(NIMA, 'Plot of Nima, read anew')
  expect(screen.getByText('Draft restored')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'A-375' })).toBeTruthy()
  expect(field('Title').value).toBe('Plot of Nima, typed')
  await user.click(screen.getByText('Discard draft'))
  await showsTitle('Plot of Nima, read anew')
})

it('says of the draft of a copy what it was started from, and nothing where that is gone', async () => {
  await copyOf(FIRST)
  await showsTitle('First plot')
  fireEvent.change(field('Title'), { target: { value: 'First, changed' } })
  await copyOf(FIRST)
  expect(await screen.findByText(/^Started from “First plot”/)).toBeTruthy()
  expect(field('Title').value).toBe('First, changed')
  queryClient.clear()
  answer(`GET /api/properties/${FIRST._id}`, reply({ message: 'Property not found' }, 404))
  await copyOf(FIRST)
  expect(screen.getByText('Draft restored')).toBeTruthy()
  expect(screen.queryByText(/could not be read/)).toBeNull()
})
