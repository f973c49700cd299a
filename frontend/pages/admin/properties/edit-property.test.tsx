import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'
import { address, AN_ADMIN, openStaffAt, signedInAs } from '#frontend/test/render-staff.tsx'

const STORED = aPlot({
  title: 'Corner plot',
  price: 4_500_000,
  enteredAreas: { plotSizeSqFt: { value: 7, unit: 'katha' } },
})
const READ = `GET /api/properties/${STORED._id}`
const EDIT = `PUT /api/properties/edit-property/${STORED._id}`
const TABLE = 'GET /api/properties/view-all-properties'

const stored = (property: Property, tag: string) => reply(property, 200, { etag: tag })
const submit = () => screen.getByText<HTMLElement>('Update Property', { selector: 'form button *' })
const edits = () => sentCalls().filter(({ method }) => method === 'PUT')

beforeEach(() => {
  signedInAs(AN_ADMIN)
  answer('GET /api/auth/me', reply(AN_ADMIN))
  answer(TABLE, reply({ properties: [], total: 0, next: null }))
})

async function openForm() {
  const { user, unmount } = openStaffAt(`/admin/properties/edit/${STORED._id}`)
  await findField('Title')
  return { user, unmount }
}

function retype(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
}

it('shows the listing as it is stored, areas in the unit they were typed in', async () => {
  answer(READ, stored(STORED, '"v1"'))
  await openForm()
  expect(field('Title').value).toBe('Corner plot')
  expect(field('Category').readOnly).toBe(true)
  expect([field('Plot size').value, field('Unit of plot size').value]).toEqual(['7', 'katha'])
})

it('groups an amount as it is stored and as it is left, and sends no amount that is the same', async () => {
  const house = { ...STORED, deposit: 150_000 }
  answer(READ, stored(house, '"v1"'))
  answer(EDIT, reply(house))
  const { user } = await openForm()
  const price = field('Price in INR')
  expect([price.value, field('Deposit in INR').value]).toEqual(['45,00,000', '1,50,000'])
  for (const [typed, left] of [
    ['26500000', '2,65,00,000'],
    ['2,65,00,00', '26,50,000'],
    ['2.65 cr', '2.65 cr'],
    ['45 00 000', '45,00,000'],
  ] as const) {
    await user.clear(price)
    await user.type(price, typed)
    expect(price.value).toBe(typed)
    await user.tab()
    expect(price.value).toBe(left)
  }
  retype('Title', 'New title')
  await user.click(submit())
  expect(await screen.findByText('Plot property updated successfully!')).toBeTruthy()
  expect(edits()[0]?.json).toEqual({ propertyDetails: { title: 'New title' } })
})

it('asks once before a price goes below the least that the owner takes, and not where it was below before', async () => {
  const file = {
    ownerName: null,
    ownerPhones: null,
    keyWith: null,
    commission: null,
    caretaker: null,
    notes: null,
    lowestPrice: 4_000_000,
  }
  const plot = { ...STORED, privateFile: file }
  answer(READ, stored(plot, '"v1"'))
  answer(EDIT, refusal('INVALID_INPUT', 'Not now.'), reply(plot))
  const { user, unmount } = await openForm()
  retype('Price in INR', '39 lakh')
  await user.click(submit())
  const question = () => within(screen.getByRole('dialog', { name: 'Below the owner’s least?' }))
  expect(question().getByText('Below the owner’s least of ₹40 Lakh. Set it all the same?')).toBeTruthy()
  await user.click(question().getAllByText('Change the price')[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(edits()).toEqual([])
  await user.click(submit())
  await user.click(question().getByText('Set it all the same'))
  await waitFor(() => expect(edits()).toHaveLength(1))
  await screen.findByText('Not now.')
  await user.click(submit())
  await waitFor(() => expect(edits()).toHaveLength(2))
  unmount()
  queryClient.clear()
  localStorage.clear()
  answer(READ, stored({ ...plot, price: 3_900_000 }, '"v1"'))
  const again = await openForm()
  retype('Title', 'New title')
  await again.user.click(submit())
  await waitFor(() => expect(edits()).toHaveLength(3))
})

it('offers a listing for rent again once it is not rented any more', async () => {
  const rented = aPlot({ leaseType: 'Industrial', isForSale: false, isRented: true, _id: STORED._id })
  answer(READ, stored(rented, '"v1"'))
  answer(EDIT, reply(rented))
  const { user } = await openForm()
  await user.click(field('Rented'))
  expect(field('For rent').checked).toBe(true)
  await user.click(submit())
  expect(await screen.findByText('Plot property updated successfully!')).toBeTruthy()
  expect(edits()[0]?.json).toEqual({ propertyDetails: { isRented: false, isForRent: true } })
})

it('keeps what is stored and typed where an amount cannot be read', async () => {
  const privateFile = {
    ownerName: null,
    ownerPhones: null,
    keyWith: null,
    lowestPrice: 4_200_000,
    commission: null,
    caretaker: null,
    notes: null,
  }
  answer(READ, stored({ ...STORED, privateFile }, '"v1"'))
  const { user } = await openForm()
  retype('Lowest price', '42 net to owner')
  await user.click(submit())
  const sentence = 'Lowest price: type an amount such as 60,000, or words such as 45 lakh.'
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
  expect(field('Lowest price').value).toBe('42 net to owner')
  expect(edits()).toEqual([])
})

it('asks for each field once', async () => {
  answer(READ, stored(STORED, '"v1"'))
  await openForm()
  for (const label of ['Jurisdiction of the land', 'Deposit in INR', 'Possession', 'Price negotiable'])
    expect(field(label)).toBeTruthy()
})

it('says that the listing is on its way', async () => {
  const reading = later(stored(STORED, '"v1"'))
  answer(READ, reading.answer)
  openStaffAt(`/admin/properties/edit/${STORED._id}`)
  expect(await screen.findByText('Loading property data...')).toBeTruthy()
  reading.arrive()
  expect(await findField('Title')).toBeTruthy()
})

it('says that there is no such listing', async () => {
  answer(READ, refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  openStaffAt(`/admin/properties/edit/${STORED._id}`)
  expect(await screen.findByText('Property not found')).toBeTruthy()
})

it('goes to the table when the listing cannot be loaded', async () => {
  answer(READ, refusal('FORBIDDEN', SERVER_MESSAGES.unexpected))
  openStaffAt(`/admin/properties/edit/${STORED._id}`)
  expect(await screen.findByText('Failed to load property data')).toBeTruthy()
  expect(address()).toBe('/admin/properties/update')
})

it('sends what was changed under the tag of what was loaded, and goes to the table', async () => {
  answer(READ, stored(STORED, '"v1"'))
  answer(EDIT, reply({ ...STORED, title: 'New title' }))
  const { user } = await openForm()
  retype('Title', 'New title')
  await user.click(submit())
  expect(await screen.findByText('Plot property updated successfully!')).toBeTruthy()
  expect(address()).toBe('/admin/properties/update')
  expect(edits().map(({ json, ifMatch }) => [json, ifMatch])).toEqual([
    [{ propertyDetails: { title: 'New title' } }, '"v1"'],
  ])
})

it('keeps both states of a listing that somebody else changed, and saves what was chosen', async () => {
  const theirs = { ...STORED, title: 'Their title', price: 5_000_000 }
  answer(READ, stored(STORED, '"v1"'), stored(theirs, '"v2"'))
  answer(EDIT, refusal('CONFLICT', SERVER_MESSAGES.propertyChanged), reply(theirs))
  const { user } = await openForm()
  retype('Title', 'My title')
  retype('Survey number', '12/7')
  await user.click(submit())
  expect(await screen.findByText(SERVER_MESSAGES.propertyChanged)).toBeTruthy()
  expect(screen.getByText('Their title')).toBeTruthy()
  expect(screen.getByText('My title')).toBeTruthy()
  expect(screen.getByText('₹50,00,000')).toBeTruthy()
  await user.click(screen.getByText('Their title'))
  await user.click(screen.getByText('Save again'))
  expect(await screen.findByText('Plot property updated successfully!')).toBeTruthy()
  expect(edits().at(-1)).toMatchObject({ json: { propertyDetails: { surveyNo: '12/7' } }, ifMatch: '"v2"' })
})

it('takes a save whose answer was lost for what it is', async () => {
  const mine = { ...STORED, title: 'My title' }
  answer(READ, stored(STORED, '"v1"'), stored(mine, '"v2"'))
  answer(EDIT, noConnection(), refusal('CONFLICT', SERVER_MESSAGES.propertyChanged))
  const { user } = await openForm()
  retype('Title', 'My title')
  await user.click(submit())
  expect(await screen.findByText('Failed to update property. Please try again.')).toBeTruthy()
  await user.click(submit())
  expect(await screen.findByText('Plot property updated successfully!')).toBeTruthy()
})

it('makes a new listing of what was typed into one that was deleted meanwhile', async () => {
  answer(READ, stored(STORED, '"v1"'))
  answer(EDIT, refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  const first = await openForm()
  retype('Title', 'My title')
  await first.user.click(submit())
  expect(await screen.findByText(/Somebody deleted this property/)).toBeTruthy()
  first.unmount()
  queryClient.clear()
  answer(READ, refusal('NOT_FOUND', SERVER_MESSAGES.propertyNotFound))
  const { user } = openStaffAt(`/admin/properties/edit/${STORED._id}`)
  await user.click(await screen.findByText('Add it as a new property'))
  expect(await screen.findByText('Draft restored')).toBeTruthy()
  expect(address()).toBe('/admin/properties/add')
  expect(field('Title').value).toBe('My title')
})

it('edits a villa that was stored before the form asked for a map', async () => {
  const villa = aVilla({ _id: STORED._id, numberOfFloors: null })
  answer(READ, stored(villa, '"v1"'))
  answer(EDIT, reply(villa))
  const { user } = await openForm()
  await user.click(submit())
  expect(await screen.findByText('Villa property updated successfully!')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/admin/properties/update'))
})

describe('What was checked', () => {
  const CHECKED = aPlot({
    checks: [
      {
        check: 'titleDeedSeen',
        checkedAt: '2026-11-02T06:00:00.000Z',
        checkedByName: 'Rina Tamang',
        note: 'A copy',
        paperNumber: null,
      },
    ],
  })

  it('is ticked, noted and looked at again; the day and who are left to the server', async () => {
    answer(READ, stored(CHECKED, '"v1"'))
    answer(EDIT, stored(CHECKED, '"v2"'))
    const { user } = await openForm()
    const deed = within(screen.getByRole('group', { name: 'Deed seen' }))
    expect(deed.getByText('2 Nov 2026, by Rina Tamang')).toBeTruthy()
    await user.click(deed.getByRole('button', { name: /Looked again today/ }))
    expect(deed.getByText('Today, with this save')).toBeTruthy()
    fireEvent.change(deed.getByLabelText('Number of the paper'), { target: { value: 'Deed 12' } })
    await user.click(screen.getByRole('checkbox', { name: 'Site visited' }))
    await user.click(submit())
    await waitFor(() => expect(edits()).toHaveLength(1))
    const checks = [
      { check: 'siteVisited', note: null, paperNumber: null },
      { check: 'titleDeedSeen', note: 'A copy', paperNumber: 'Deed 12', again: true },
    ]
    expect(edits()[0]?.json).toEqual({ propertyDetails: { checks } })
  })

  it('is the same as before when its tick is taken away and put back', async () => {
    answer(READ, stored(CHECKED, '"v1"'))
    const { user } = await openForm()
    await user.click(screen.getByRole('checkbox', { name: 'Deed seen' }))
    expect(screen.queryByText('2 Nov 2026, by Rina Tamang')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Deed seen' }))
    expect(screen.getByText('2 Nov 2026, by Rina Tamang')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Power of attorney seen' })).toBeNull()
    fireEvent.change(field('Ownership'), { target: { value: 'Power of Attorney' } })
    expect(screen.getByRole('checkbox', { name: 'Power of attorney seen' })).toBeTruthy()
  })
})

it('draws the card of a plot and its plan beside the form as it is typed, where there is room', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: !media.startsWith('(width <'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  answer(READ, stored(aPlot({ ...STORED, dimension: null }), '"v1"'))
  await openForm()
  const card = within(screen.getByRole('complementary', { name: 'As visitors will see it' }))
  expect(card.getAllByText('Not to scale')).not.toHaveLength(0)
  retype('Dimension', '60 ft x 84 ft')
  expect(card.queryByText('Not to scale')).toBeNull()
  expect(card.getAllByText('84 ft')).not.toHaveLength(0)
  expect(card.getByText('Price -')).toBeTruthy()
  retype('Price in INR', '0')
  expect(card.getByText('Contact for Price')).toBeTruthy()
  expect(card.queryByText('Price -')).toBeNull()
  vi.unstubAllGlobals()
})

it('draws a house on its land in the place of a picture that it does not have, once its sizes are entered', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: !media.startsWith('(width <'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  answer(READ, stored(aVilla({ _id: STORED._id, pictures: [], landArea: null, numberOfFloors: 2 }), '"v1"'))
  await openForm()
  const card = within(screen.getByRole('complementary', { name: 'As visitors will see it' }))
  expect(card.queryByText('6 katha')).toBeNull()
  retype('Built-up area', '3200')
  retype('Land area', '6')
  expect(card.getAllByText('6 katha')).not.toHaveLength(0)
  vi.unstubAllGlobals()
})

describe('On a phone', () => {
  const WHOLE = { ...STORED, contact: { company: 'Aangan Estates', phone: '+91 90000 12345' } }
  const heading = (name: RegExp) => screen.getByRole('button', { name })

  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(width < 40rem)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    return () => vi.unstubAllGlobals()
  })

  it('folds the parts in which nothing is left to a line of what they hold, and sends what was typed in one', async () => {
    answer(READ, stored(WHOLE, '"v1"'))
    answer(EDIT, reply(WHOLE))
    const { user } = await openForm()
    expect(screen.queryByLabelText(/^City/)).toBeNull()
    expect(heading(/^Place/).textContent).toBe('PlaceLocality, City, State and 1 more')
    await user.click(heading(/^Place/))
    retype('City', 'Matigara')
    await user.click(heading(/^Place/))
    await user.click(submit())
    await waitFor(() => expect(edits()[0]?.json).toEqual({ propertyDetails: { city: 'Matigara' } }))
  })

  it('opens the part in which a field is refused, and stays open while that is mended', async () => {
    answer(READ, stored(WHOLE, '"v1"'))
    answer(
      EDIT,
      refusal('INVALID_INPUT', SERVER_MESSAGES.invalid, {
        issues: [{ path: 'surveyNo', message: 'Too long.' }],
      }),
    )
    const { user } = await openForm()
    retype('Title', 'New title')
    await user.click(submit())
    expect(await screen.findByText('Too long.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Survey number'))
    retype('Survey number', '7')
    expect(screen.queryByText('Too long.')).toBeNull()
    expect(field('Survey number').value).toBe('7')
  })

  it('opens the part that a link of its index leads to', async () => {
    answer(READ, stored(WHOLE, '"v1"'))
    const { user } = await openForm()
    expect(heading(/^Papers/).getAttribute('aria-expanded')).toBe('false')
    await user.click(
      within(screen.getByRole('navigation', { name: 'Parts of the form' })).getByText('Papers'),
    )
    expect(heading(/^Papers/).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('The words in other languages', () => {
  const COMPOSE = 'POST /api/properties/composed'
  const OURS = {
    titleBn: 'কাঠার প্লট',
    descriptionBn: 'একটি প্লট আছে।',
    titleHi: 'प्लॉट',
    descriptionHi: 'एक प्लॉट है।',
    titleNe: 'प्लट',
    descriptionNe: 'एउटा प्लट छ।',
  }
  const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const valueOf = (name: string) => inputOf(name)?.value
  const press = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Take ours and change it', hidden: true }))

  it('are filled with what the pages compose of the fields as they stand, but for what staff wrote', async () => {
    answer(READ, stored(aPlot({ ...STORED, titleBn: 'আমাদের কথা' }), '"v1"'))
    answer(COMPOSE, reply(OURS))
    await openForm()
    retype('Survey number', '12/7')
    press()
    expect(await screen.findByText(/^5 fields are filled/)).toBeTruthy()
    expect([valueOf('titleBn'), valueOf('titleHi')]).toEqual(['আমাদের কথা', 'प्लॉट'])
    expect(sentCalls().find(({ path }) => path === '/api/properties/composed')?.json).toMatchObject({
      propertyType: 'Plot',
      propertyDetails: { surveyNo: '12/7' },
    })
    expect(edits()).toEqual([])
  })

  it('hold the street, which is shown as stored and sent where it is another', async () => {
    const house = { ...STORED, addressBn: 'বালাসন লেন', addressNe: 'बालासन लेन' }
    answer(READ, stored(house, '"v1"'))
    answer(EDIT, reply(house))
    const { user } = await openForm()
    expect(valueOf('addressBn')).toBe('বালাসন লেন')
    expect(screen.getByText('Headline, street and text in 3 languages, 2 of 9 filled')).toBeTruthy()
    const streets = { addressBn: '২ নম্বর বাড়ি, বালাসন লেন', addressHi: 'बालासन लेन', addressNe: '' }
    for (const [name, value] of Object.entries(streets))
      fireEvent.change(inputOf(name) ?? document.body, { target: { value } })
    await user.click(submit())
    await screen.findByText('Plot property updated successfully!')
    expect(edits()[0]?.json).toEqual({ propertyDetails: { ...streets, addressNe: null } })
  })

  it('say which of them have the street before, once it is another', async () => {
    const house = { address: 'House 2', addressBn: '২ নম্বর বাড়ি', addressNe: '२ नम्बर घर' }
    answer(READ, stored(aPlot({ ...STORED, ...house }), '"v1"'))
    await openForm()
    expect(screen.queryByText(/the street before stands there/)).toBeNull()
    retype('Address', 'House 3')
    expect(screen.getByText(/^Bengali, Nepali: the street before stands there/)).toBeTruthy()
    fireEvent.change(inputOf('addressBn') ?? document.body, { target: { value: '৩ নম্বর বাড়ি' } })
    expect(screen.getByText(/^Nepali: the street before stands there/)).toBeTruthy()
  })

  it('stay as they are where nothing could be composed', async () => {
    answer(READ, stored(STORED, '"v1"'))
    answer(COMPOSE, noConnection())
    await openForm()
    press()
    expect(await screen.findByText(/^The words could not be composed/)).toBeTruthy()
    expect(valueOf('titleHi')).toBe('')
  })
})
