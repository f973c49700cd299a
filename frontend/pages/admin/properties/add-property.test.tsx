import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { aPlot, listReply } from '#frontend/test/properties.ts'
import { address, AN_ADMIN, describedBy, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const ADD = 'POST /api/properties/add-property'
const PLOT = aPlot()
const FAILED = 'Failed to add property. Please try again.'

const type = (name: string) => screen.getByText(name, { selector: 'fieldset > button' })
const submit = () => screen.getByText<HTMLElement>('Add Property', { selector: 'form button *' })
const added = () => sentCalls().filter(({ method }) => method === 'POST')

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
})

async function openForm() {
  const { user, unmount } = openStaffAt('/admin/properties/add')
  await findField('Title')
  return { user, unmount }
}

function fillPlot() {
  fireEvent.click(type('Plot'))
  for (const [label, value] of Object.entries({
    Title: 'Corner plot',
    'Price in INR': '45 lakh',
    Address: 'Lane 4',
    City: 'Siliguri',
    State: 'West Bengal',
  }))
    fireEvent.change(field(label), { target: { value } })
}

it('says what is missing beside each field and goes to the first one', async () => {
  const { user } = await openForm()
  await user.click(type('Villa'))
  await user.click(submit())
  await waitFor(() => expect(document.activeElement).toBe(field('Title')))
  expect(describedBy(field('Title'))).toBe(SERVER_MESSAGES.titleRequired)
  expect(describedBy(field('City'))).toBe(SERVER_MESSAGES.cityRequired)
  expect(describedBy(field('Price in INR'))).toBe(SERVER_MESSAGES.priceRequired)
  expect(describedBy(field('Location on the map'))).toBe(SERVER_MESSAGES.locationRequired)
  expect(added()).toEqual([])
})

it('ticks no part of the form in which nothing was filled in', async () => {
  await openForm()
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }))
  const contact = parts.getByRole('link', { name: /^Contact/ })
  expect(contact.textContent).toMatch(/nothing filled in$/)
  expect(parts.queryByText('nothing left')).toBeNull()
  fireEvent.change(field('Contact company'), { target: { value: 'Another firm' } })
  await waitFor(() => expect(contact.textContent).toMatch(/nothing left$/))
})

it('counts down the fields that are left, until none is', async () => {
  const { user } = await openForm()
  fillPlot()
  for (const label of ['Title', 'City']) fireEvent.change(field(label), { target: { value: '' } })
  await user.click(submit())
  expect(screen.getByText('2 fields need another look.')).toBeTruthy()
  fireEvent.change(field('Title'), { target: { value: 'Corner plot' } })
  expect(await screen.findByText('One field needs another look.')).toBeTruthy()
  fireEvent.change(field('City'), { target: { value: 'Siliguri' } })
  await waitFor(() => expect(screen.queryByText(/another look/)).toBeNull())
})

it('starts without a place, and takes the firm’s city and state with one tap', async () => {
  const { user } = await openForm()
  expect([field('City').value, field('State').value]).toEqual(['', ''])
  await user.click(submit())
  await user.click(screen.getByRole('button', { name: 'Siliguri, West Bengal' }))
  expect([field('City').value, field('State').value]).toEqual(['Siliguri', 'West Bengal'])
  expect(describedBy(field('City'))).toBe('')
})

it('wants a picture of a warehouse', async () => {
  const { user } = await openForm()
  fillPlot()
  await user.click(type('Warehouse'))
  await user.click(submit())
  expect(screen.getByText(SERVER_MESSAGES.imageRequired)).toBeTruthy()
  expect(added()).toEqual([])
})

it('adds once however often it is asked, says so and starts again', async () => {
  const saving = later(reply({ message: 'added', property: PLOT }, 201))
  answer(ADD, saving.answer)
  const { user } = await openForm()
  fillPlot()
  await user.dblClick(submit())
  expect(screen.getByText('Adding...').closest('button')?.disabled).toBe(true)
  saving.arrive()
  expect(await screen.findByText('Plot property added successfully!')).toBeTruthy()
  expect(field('Title').value).toBe('')
  expect(added()).toHaveLength(1)
  expect(added()[0]?.json).toMatchObject({
    propertyType: 'Plot',
    propertyDetails: { title: 'Corner plot', price: 4_500_000, city: 'Siliguri', approvedByAdmin: true },
  })
})

it('keeps the common fields when the type changes, and each type its own', async () => {
  const { user } = await openForm()
  fillPlot()
  await user.type(field('Survey number'), '12/7')
  await user.click(type('Villa'))
  expect(field('Title').value).toBe('Corner plot')
  expect(field('Category').value).toBe('Villa')
  expect(screen.queryByText('Survey number')).toBeNull()
  await user.click(type('Plot'))
  expect(field('Survey number').value).toBe('12/7')
})

it('asks to look at the defaults of a villa, and sends those that somebody looked at', async () => {
  answer(ADD, reply({ message: 'added', property: PLOT }, 201))
  const { user } = await openForm()
  fillPlot()
  await user.click(type('Villa'))
  expect(screen.getAllByText('Please check')).toHaveLength(4)
  await user.click(field('Garden'))
  await user.click(screen.getByRole('button', { name: /^It is right.*Garage$/ }))
  expect(screen.getByText('Nobody has checked yet: BHK, Gated community.')).toBeTruthy()

  for (const [label, value] of Object.entries({
    'Number of floors': '1',
    'Location on the map': '26.7,88.4',
  }))
    fireEvent.change(field(label), { target: { value } })
  await user.click(submit())
  await waitFor(() => expect(added()).toHaveLength(1))
  const sent = added()[0]?.json
  expect(sent).toMatchObject({ propertyDetails: { garden: false, garage: true } })
  expect(sent).not.toHaveProperty('propertyDetails.gatedCommunity')
  expect(sent).not.toHaveProperty('propertyDetails.bhk')
})

it('takes bedrooms and BHK for one fact', async () => {
  const { user } = await openForm()
  await user.click(type('Villa'))
  fireEvent.change(field('Bedrooms'), { target: { value: '4' } })
  expect(field('BHK').value).toBe('4BHK')
  expect(screen.getAllByText('Please check')).toHaveLength(3)
  await user.selectOptions(field('BHK'), '6BHK+')
  expect(field('Bedrooms').value).toBe('6')
})

it('shows at once what a lease type and a sale decide', async () => {
  const { user } = await openForm()
  await user.click(field('Price in INR'))
  await user.paste('38000')
  await user.selectOptions(field('Lease type'), 'Rent')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^For rent/ }).checked).toBe(true)
  expect(describedBy(field('Price in INR'))).toBe('₹38,000 / month')
  await user.selectOptions(field('Lease type'), '')
  await user.click(field('Sold'))
  const forSale = screen.getByRole<HTMLInputElement>('checkbox', { name: /^For sale/ })
  expect([forSale.checked, forSale.disabled]).toEqual([false, true])
})

it('takes the unit from what is typed and reads the area in others', async () => {
  const { user } = await openForm()
  await user.click(type('Plot'))
  await user.type(field('Plot size'), '12 decimal')
  await user.tab()
  expect(field('Plot size').value).toBe('12')
  expect(field('Unit of plot size').value).toBe('decimal')
  expect(describedBy(field('Plot size'))).toBe('5,227 sq ft, 7.26 katha')
})

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

it.each([
  ['the connection is lost', noConnection(), FAILED],
  ['the server fails', refusal('UNEXPECTED', SERVER_MESSAGES.unexpected), FAILED],
  ['the account waits', refusal('PENDING', SERVER_MESSAGES.approvalPending), SERVER_MESSAGES.approvalPending],
])('keeps everything when %s', async (_, refused, sentence) => {
  answer(ADD, refused)
  const { user } = await openForm()
  fillPlot()
  await user.click(submit())
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field('Title').value).toBe('Corner plot')
})

it("shows the server's objection at its field", async () => {
  answer(ADD, refusal('INVALID_INPUT', 'No.', { issues: [{ path: 'city', message: 'No such city.' }] }))
  const { user } = await openForm()
  fillPlot()
  await user.click(submit())
  await waitFor(() => expect(describedBy(field('City'))).toBe('No such city.'))
  await waitFor(() => expect(document.activeElement).toBe(field('City')))
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
  answer(ADD, reply({ message: 'added', property: PLOT, differsIn: [] }, 201))
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
    reply({ message: 'added', property: PLOT }, 201),
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

it('closes the menu of phones once its place is reached', async () => {
  const { user } = await openForm()
  fillPlot()
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Panel' })).getByRole('link', { name: 'Help Centre' }),
  )
  await user.click(screen.getByText('Leave'))
  expect(await screen.findByRole('heading', { name: 'Help Centre' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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

it('sets the pin where the device is, and says how exactly', async () => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 26.71, longitude: 88.42, accuracy: 11.6 } } as GeolocationPosition)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }))
  const { user } = await openForm()
  await user.click(screen.getByRole('button', { name: 'Where I am now' }))
  expect(field('Location on the map').value).toBe('26.71,88.42')
  expect(screen.getByText(/accurate to about 12 m/)).toBeTruthy()
  vi.unstubAllGlobals()
})

it('marks a pin that nobody moved, until somebody says that only the locality is known', async () => {
  const { user } = await openForm()
  fillPlot()
  await user.click(screen.getByRole('button', { name: 'Go to Siliguri' }))
  await user.click(screen.getByRole('button', { name: 'Put the pin in the middle' }))
  await user.click(submit())
  expect(describedBy(field('Location on the map'))).toContain('Nobody has moved this pin.')
  expect(added()).toEqual([])
  answer(ADD, reply({ message: 'added', property: PLOT }, 201))
  await user.click(screen.getByRole('checkbox', { name: 'Only the locality' }))
  await user.click(submit())
  await waitFor(() => expect(added()).toHaveLength(1))
})

it('folds the fields that are seldom used once somebody folds them, and never one with a fault', async () => {
  const { user } = await openForm()
  fillPlot()
  fireEvent.change(field('Road width'), { target: { value: 'wide' } })
  const more = screen.getByText(/^\d+ more fields/).closest('details')
  expect(more?.open).toBe(true)
  expect(more?.textContent).toMatch(/^\d+ more fields, [1-9]\d* filled/)
  if (more) more.open = false
  await waitFor(() => expect(localStorage.getItem('form-more-fields')).toBe('folded'))
  await user.click(submit())
  await waitFor(() => expect(more?.open).toBe(true))
  expect(describedBy(field('Road width'))).not.toBe('')
  localStorage.removeItem('form-more-fields')
})

it('fills the form from a pasted message, and says where each field came from', async () => {
  const { user } = await openForm()
  answer(
    'POST /api/properties/from-text',
    reply({
      fields: {
        category: 'Plot',
        title: '5 katha plot in Matigara',
        price: 9_000_000,
        leaseType: 'Sale',
        plotSizeSqFt: 3600,
        enteredAreas: { plotSizeSqFt: { value: 5, unit: 'katha' } },
        facing: 'East',
        privateFile: { ownerPhones: ['98320 12345'] },
      },
      from: {
        category: [8, 12],
        price: [14, 27],
        leaseType: [14, 27],
        plotSizeSqFt: [0, 7],
        facing: [29, 40],
      },
      private: [],
      rest: [[42, 52]],
    }),
  )
  fireEvent.click(type('Message'))
  fireEvent.change(field('The message'), {
    target: { value: '5 katha plot, 18 lakh/katha, east facing, lucky plot' },
  })
  await user.click(screen.getByText('Read the message'))
  await user.click(await screen.findByText('Into the notes'))
  expect(screen.getByText('Taken from “18 lakh/katha”. Please look.')).toBeTruthy()
  await user.click(screen.getByText('Fill the form'))
  expect(field('Title')).toHaveProperty('value', '5 katha plot in Matigara')
  expect(field('Price in INR')).toHaveProperty('value', '90,00,000')
  expect(field('Plot size')).toHaveProperty('value', '5')
  expect(field('Facing')).toHaveProperty('value', 'East')
  expect(screen.getByDisplayValue('98320 12345')).toBeTruthy()
  expect(screen.getByDisplayValue('lucky plot')).toBeTruthy()
  expect(added().map(({ path }) => path)).toEqual(['/api/properties/from-text'])
})

it('offers the listings of a message one after the other, and mixes none with the one before', async () => {
  const { user } = await openForm()
  const read = (fields: object) => reply({ fields, from: {}, private: [], rest: [] })
  answer(
    'POST /api/properties/from-text',
    read({ category: 'Plot', title: 'First', facing: 'East', price: 4_000_000 }),
    read({ category: 'Plot', title: 'Second', price: 7_000_000 }),
  )
  fireEvent.click(type('Message'))
  fireEvent.change(field('The message'), { target: { value: '1) 4 katha 40 lakh 2) 7 katha 70 lakh' } })
  await user.click(screen.getByText('Read the message'))
  expect(await screen.findByText('Listing 1 of 2')).toBeTruthy()
  await user.click(screen.getByText('Fill the form'))
  await user.click(screen.getByText('Next listing of the message'))
  expect(await screen.findByText('Listing 2 of 2')).toBeTruthy()
  expect(screen.getByText(/still holds the listing before/)).toBeTruthy()
  expect(field('Title')).toHaveProperty('value', 'First')
  await user.click(screen.getByText('Fill the form anew'))
  expect(field('Title')).toHaveProperty('value', 'Second')
  expect(field('Facing')).toHaveProperty('value', '')
})

it('starts from another listing, without its pictures, its checks and what became of it', async () => {
  const sold = { ...PLOT, title: 'Sold plot', isSold: true, isForSale: false, status: 'sold' as const }
  answer(`GET /api/properties/${PLOT._id}`, reply(sold))
  openStaffAt(`/admin/properties/add?from=${PLOT._id}`)
  expect(await screen.findByText(/Started from “Sold plot”/)).toBeTruthy()
  expect(await findField('Title')).toHaveProperty('value', 'Sold plot')
  expect(field('Sold')).toHaveProperty('checked', false)
  expect(screen.getByLabelText(/^For sale/)).toHaveProperty('checked', true)
  expect(screen.queryByRole('img', { name: /plot/i })).toBeNull()
})

it('offers the place of the last added listing for the next', async () => {
  const last = { ...PLOT, locality: 'Matigara', location: { ...PLOT.location, city: 'Bagdogra' } }
  answer(ADD, reply({ message: 'added', property: last }, 201))
  const { user } = await openForm()
  fillPlot()
  await user.click(submit())
  await user.click(await screen.findByText('Same place for the next one'))
  expect(field('City')).toHaveProperty('value', 'Bagdogra')
  expect(field('Title')).toHaveProperty('value', '')
})

it('asks quietly whether a listing is there already, and stops nothing', async () => {
  answer(
    'POST /api/properties/like',
    reply([{ property: { ...PLOT, title: 'The same plot', surveyNo: '12/7' }, why: ['plot number'] }]),
  )
  const { user } = await openForm()
  fillPlot()
  fireEvent.change(field('Survey number'), { target: { value: '12/7' } })
  const link = await screen.findByRole('link', { name: `Open ${PLOT.number}` })
  expect(link.getAttribute('href')).toBe(`/admin/properties/view/${PLOT._id}`)
  expect(screen.getByText(/“The same plot”, listed on .* Same plot number\.$/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /Survey number 12\/7 The same: ?12\/7$/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Facing not said / })).toBeTruthy()
  await user.click(screen.getByText('It is another one'))
  expect(screen.queryByRole('table')).toBeNull()
  expect(added()[0]?.json).toMatchObject({ propertyType: 'Plot', propertyDetails: { surveyNo: '12/7' } })
})

it('brings what is typed into the listing that is there already, and leaves its blanks alone', async () => {
  const stored = aPlot({
    ...PLOT,
    number: 'A-9',
    title: 'The same plot',
    surveyNo: '12/7',
    roadWidth: 20,
    googleMap: '26.7001,88.4001',
  })
  answer('POST /api/properties/like', reply([{ property: stored, why: ['plot number'] }]))
  answer(`GET /api/properties/${stored._id}`, reply(stored))
  const { user } = await openForm()
  fillPlot()
  fireEvent.change(field('Survey number'), { target: { value: '12/7' } })
  fireEvent.change(field('Location on the map'), { target: { value: '26.7004,88.4001' } })
  await user.click(await screen.findByRole('button', { name: 'Bring mine into A-9' }, { timeout: 10_000 }))
  expect(await screen.findByText(/^Yours is laid over A-9/)).toBeTruthy()
  expect(address()).toBe(`/admin/properties/edit/${stored._id}`)
  expect(field('Title').value).toBe('Corner plot')
  expect(field('Road width').value).toBe('20')
  expect(sentCalls().some(({ method }) => method === 'PUT')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Discard draft' }))
  expect(field('Title').value).toBe('The same plot')
})

it('says how far apart the pins of two listings are', async () => {
  const stored = aPlot({ ...PLOT, number: 'A-9', surveyNo: '12/7', googleMap: '26.7001,88.4001' })
  answer('POST /api/properties/like', reply([{ property: stored, why: ['plot number'] }]))
  await openForm()
  fillPlot()
  fireEvent.change(field('Survey number'), { target: { value: '12/7' } })
  fireEvent.change(field('Location on the map'), { target: { value: '26.7004,88.4001' } })
  expect(
    await screen.findByRole('row', { name: 'On the map pin pin, 30 m away' }, { timeout: 10_000 }),
  ).toBeTruthy()
})
