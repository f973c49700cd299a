import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ADD, added, ADDED_PLOT, fillPlot, openForm, submit, type } from '#frontend/test/add-form.ts'
import { answer, reply, sentCalls } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { address, openStaffAt, signedInAsAdmin } from '#frontend/test/render-staff.tsx'

beforeEach(signedInAsAdmin)

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

it('leaves what was typed by hand as it is, and says which fields', async () => {
  const { user } = await openForm()
  const fields = { category: 'Plot', title: 'Of the message', price: 4_000_000, address: 'Hill Cart Road' }
  answer('POST /api/properties/from-text', reply({ fields, from: {}, private: [], rest: [] }))
  fireEvent.change(field('Title'), { target: { value: 'Typed by hand' } })
  fireEvent.change(field('Price in INR'), { target: { value: '45,00,000' } })
  fireEvent.click(type('Message'))
  fireEvent.change(field('The message'), { target: { value: '4 katha 40 lakh' } })
  await user.click(screen.getByText('Read the message'))
  await user.click(await screen.findByText('Fill the form'))
  expect(field('Title')).toHaveProperty('value', 'Typed by hand')
  expect(field('Price in INR')).toHaveProperty('value', '45,00,000')
  expect(field('Address')).toHaveProperty('value', 'Hill Cart Road')
  expect(screen.getByText(/^Left as you typed: Title, Price in INR\./)).toBeTruthy()
})

it('keeps a pasted message that is not in the form yet, through the other way to add and a page opened anew', async () => {
  const { user, unmount } = await openForm()
  fireEvent.click(type('Message'))
  fireEvent.change(field('The message'), { target: { value: '5 katha plot Matigara' } })
  await user.click(type('Form'))
  await user.click(type('Message'))
  expect(field('The message')).toHaveProperty('value', '5 katha plot Matigara')
  unmount()
  await openForm()
  fireEvent.click(type('Message'))
  expect(field('The message')).toHaveProperty('value', '5 katha plot Matigara')
})

it('says above a message that its listing is added, and no more that the form is filled', async () => {
  answer(
    'POST /api/properties/from-text',
    reply({ fields: { category: 'Plot', title: 'Plot' }, from: {}, private: [], rest: [] }),
  )
  answer(ADD, reply({ message: 'added', property: ADDED_PLOT }, 201))
  const { user, unmount } = await openForm()
  fireEvent.click(type('Message'))
  fireEvent.change(field('The message'), { target: { value: '5 katha plot Matigara' } })
  await user.click(screen.getByText('Read the message'))
  await user.click(await screen.findByText('Fill the form'))
  expect(screen.getByText(/The form below is filled/)).toBeTruthy()
  fillPlot()
  await user.click(submit())
  const notice = await screen.findByText(/added successfully/)
  const panel = screen.getByRole('button', { name: 'Paste another' })
  expect(notice.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByText(/The form below is filled/)).toBeNull()
  unmount()
  await openForm()
  fireEvent.click(type('Message'))
  expect(field('The message')).toHaveProperty('value', '')
})

it('starts from another listing, without its pictures, its checks and what became of it', async () => {
  const sold = { ...ADDED_PLOT, title: 'Sold plot', isSold: true, isForSale: false, status: 'sold' as const }
  answer(`GET /api/properties/${ADDED_PLOT._id}`, reply(sold))
  openStaffAt(`/admin/properties/add?from=${ADDED_PLOT._id}`)
  expect(await screen.findByText(/Started from “Sold plot”/)).toBeTruthy()
  expect(await findField('Title')).toHaveProperty('value', 'Sold plot')
  expect(field('Sold')).toHaveProperty('checked', false)
  expect(screen.getByLabelText(/^For sale/)).toHaveProperty('checked', true)
  expect(screen.queryByRole('img', { name: /plot/i })).toBeNull()
})

it('offers the place of the last added listing for the next', async () => {
  const last = { ...ADDED_PLOT, locality: 'Matigara', location: { ...ADDED_PLOT.location, city: 'Bagdogra' } }
  answer(ADD, reply({ message: 'added', property: last }, 201))
  const { user } = await openForm()
  fillPlot()
  await user.click(submit())
  const open = await screen.findByRole('link', { name: `Open ${last.number}` })
  expect(open.getAttribute('href')).toBe(`/admin/properties/view/${last._id}`)
  await user.click(screen.getByText('Same place for the next one'))
  expect(field('City')).toHaveProperty('value', 'Bagdogra')
  expect(field('Title')).toHaveProperty('value', '')
})

it('asks quietly whether a listing is there already, and stops nothing', async () => {
  answer(
    'POST /api/properties/like',
    reply([{ property: { ...ADDED_PLOT, title: 'The same plot', surveyNo: '12/7' }, why: ['plot number'] }]),
  )
  const { user } = await openForm()
  fillPlot()
  fireEvent.change(field('Survey number'), { target: { value: '12/7' } })
  const link = await screen.findByRole('link', { name: `Open ${ADDED_PLOT.number}` })
  expect(link.getAttribute('href')).toBe(`/admin/properties/view/${ADDED_PLOT._id}`)
  expect(screen.getByText('The same plot').parentElement?.textContent).toMatch(
    /“The same plot”, listed on .* Same plot number\.$/,
  )
  expect(screen.getByRole('row', { name: /Survey number 12\/7 The same: ?12\/7$/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Facing not said / })).toBeTruthy()
  await user.click(screen.getByText('It is another one'))
  expect(screen.queryByRole('table')).toBeNull()
  expect(added()[0]?.json).toMatchObject({ propertyType: 'Plot', propertyDetails: { surveyNo: '12/7' } })
})

it('brings what is typed into the listing that is there already, and leaves its blanks alone', async () => {
  const stored = aPlot({
    ...ADDED_PLOT,
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
  const stored = aPlot({ ...ADDED_PLOT, number: 'A-9', surveyNo: '12/7', googleMap: '26.7001,88.4001' })
  answer('POST /api/properties/like', reply([{ property: stored, why: ['plot number'] }]))
  await openForm()
  fillPlot()
  fireEvent.change(field('Survey number'), { target: { value: '12/7' } })
  fireEvent.change(field('Location on the map'), { target: { value: '26.7004,88.4001' } })
  expect(
    await screen.findByRole('row', { name: 'On the map pin pin, 30 m away' }, { timeout: 10_000 }),
  ).toBeTruthy()
})
