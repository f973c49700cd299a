import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ADD, added, ADDED_PLOT, fillPlot, openForm, submit, type } from '#frontend/test/add-form.ts'
import { unlikelyPriceAsked } from '#frontend/messages/panel/unlikely-price.ts'
import { answer, later, noConnection, refusal, reply } from '#frontend/test/answers.ts'
import { field } from '#frontend/test/field.ts'
import { A_PENDING_USER, describedBy, signedInAs, signedInAsAdmin } from '#frontend/test/render-staff.tsx'

const FAILED = 'Failed to add property. Please try again.'

beforeEach(signedInAsAdmin)

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

it('says in the table of its parts where the faults are that it shows', async () => {
  const { user } = await openForm()
  fillPlot()
  for (const label of ['Title', 'City']) fireEvent.change(field(label), { target: { value: '' } })
  const parts = within(screen.getByRole('navigation', { name: 'Parts of the form' }))
  const basics = parts.getByRole('link', { name: /^Basics/ })
  expect(basics.textContent).toMatch(/1 left$/)
  await user.click(submit())
  expect(basics.textContent).toMatch(/1 to mend$/)
  expect(parts.getByRole('link', { name: /^Place/ }).textContent).toMatch(/1 to mend$/)
  fireEvent.change(field('Title'), { target: { value: 'Corner plot' } })
  await waitFor(() => expect(basics.textContent).toMatch(/nothing left$/))
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
  const saving = later(reply({ message: 'added', property: ADDED_PLOT }, 201))
  answer(ADD, saving.answer)
  const { user } = await openForm()
  fillPlot()
  await user.dblClick(submit())
  expect(screen.getByText('Adding...').closest('button')?.getAttribute('aria-disabled')).toBe('true')
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
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT }, 201))
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
  fireEvent.change(field('Bedrooms'), { target: { value: '৩' } })
  expect(field('BHK').value).toBe('3BHK')
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
  await user.click(screen.getByRole('button', { name: 'To Siliguri' }))
  await user.click(screen.getByRole('button', { name: 'Put the pin in the middle' }))
  await user.click(submit())
  expect(describedBy(field('Location on the map'))).toContain('Nobody has moved this pin.')
  expect(added()).toEqual([])
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT }, 201))
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

it('asks whether lakh or crore is meant where a price is very little, and writes the answer', async () => {
  const { user } = await openForm()
  const price = field('Price in INR')
  await user.type(price, '79.5')
  const asked = await screen.findByText('₹79.5 is very little. Did you mean ₹79.5 Lakh or ₹79.5 Crore?')
  const status = within(asked.closest<HTMLElement>('output') ?? document.body)
  expect(status.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '₹79.5 Lakh',
    '₹79.5 Crore',
  ])
  await user.click(status.getByRole('button', { name: '₹79.5 Lakh' }))
  expect([price.value, describedBy(price)]).toEqual(['79.5 lakh', '₹79.5 Lakh (79,50,000)'])
  expect(document.activeElement).toBe(price)
  expect(screen.queryByText(/very little/)).toBeNull()
  for (const [typed, isAsked] of [
    ['499', true],
    ['0.4k', true],
    ['500', false],
    ['0', false],
    ['', false],
    ['79 cr', false],
    ['many', false],
  ] as const) {
    expect([typed, unlikelyPriceAsked(typed) !== undefined]).toEqual([typed, isAsked])
  }
})

it('adds a listing whose price is very little all the same', async () => {
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT }, 201))
  const { user } = await openForm()
  fillPlot()
  fireEvent.change(field('Price in INR'), { target: { value: '79' } })
  await user.click(submit())
  await waitFor(() => expect(added()).toHaveLength(1))
  expect(added()[0]?.json).toMatchObject({ propertyDetails: { price: 79 } })
})

it('tells an account that waits why nothing can be added, before anything is typed', async () => {
  signedInAs(A_PENDING_USER)
  answer('GET /api/auth/me', reply(A_PENDING_USER))
  await openForm()
  expect(screen.getByText(SERVER_MESSAGES.approvalPending)).toBeTruthy()
})

it('says when a draft is saved by hand, and no longer what had failed before', async () => {
  answer(ADD, noConnection())
  const { user } = await openForm()
  fillPlot()
  await user.click(submit())
  await screen.findByText(FAILED)
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/^Draft saved, \d\d:\d\d$/)).toBeTruthy()
  expect(screen.queryByText(FAILED)).toBeNull()
  fireEvent.change(field('Title'), { target: { value: 'Corner plot by the road' } })
  expect(await screen.findByText('Draft kept on this device')).toBeTruthy()
})
