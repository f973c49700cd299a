import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aWarehouse } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'
import { expectComplaint } from '#frontend/test/setup.ts'

const WAREHOUSES = 'GET /api/properties/view-warehouse-properties'
const page = (properties: unknown[]) => reply({ properties, total: properties.length, next: null })

async function openHome(properties: unknown[] = []) {
  answer(WAREHOUSES, page(properties))
  answer('GET /api/properties', reply([]))
  const { user } = await openPage('/')
  await screen.findByRole('heading', { name: 'Find your ground in Siliguri' })
  await waitFor(() => expect(sentCalls()).not.toEqual([]))
  return user
}

describe('The search on the home page', () => {
  it('writes what was filled into the address of the listing page and leaves out the rest', async () => {
    const user = await openHome()
    await user.type(screen.getByRole('textbox', { name: 'Price' }), ' 50 lakh ')
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Matigara')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/property?city=Matigara&price=50+lakh&autoScroll=true')
  })

  it('is left by one Back, also after a double click', async () => {
    const user = await openHome()
    const before = history.length
    await user.dblClick(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/property?autoScroll=true')
    expect(history.length).toBe(before + 1)
  })

  it('clears what is looked for when a type is chosen', async () => {
    const user = await openHome()
    await user.type(screen.getByRole('textbox', { name: 'Looking for' }), 'corner')
    await user.click(screen.getByRole('button', { name: 'Plot' }))
    expect(screen.getByRole('textbox', { name: 'Looking for' })).toHaveProperty('value', '')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/property?category=Plot&autoScroll=true')
  })

  it('has one type at most, and a second click unselects it', async () => {
    const user = await openHome()
    await user.click(screen.getByRole('button', { name: 'Villa' }))
    await user.click(screen.getByRole('button', { name: 'Warehouse' }))
    expect(screen.getByRole('button', { name: 'Villa' }).ariaPressed).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Warehouse' }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(address()).toBe('/property?autoScroll=true')
  })

  it('keeps what is typed after a type was chosen', async () => {
    const user = await openHome()
    await user.click(screen.getByRole('button', { name: 'Plot' }))
    await user.type(screen.getByRole('textbox', { name: 'Looking for' }), 'corner{Enter}')
    expect(address()).toBe('/property?searchTerm=corner&category=Plot&autoScroll=true')
  })
})

describe('The price on the home page', () => {
  it.each([
    ['50 lakh', 'Up to ₹50 Lakh'],
    ['20-40L', '₹20 Lakh to ₹40 Lakh'],
    ['1.2 cr+', 'From ₹1.20 Cr'],
    ['cheap', 'Write it as “50 lakh” or “20-40 lakh”.'],
  ])('%s is read back as: %s', async (typed, reading) => {
    const user = await openHome()
    await user.type(screen.getByRole('textbox', { name: 'Price' }), typed)
    expect(screen.getByText(reading).tagName).toBe('OUTPUT')
  })

  it('goes to the list as it was written, also when it was not understood', async () => {
    const user = await openHome()
    await user.type(screen.getByRole('textbox', { name: 'Price' }), 'cheap{Enter}')
    expect(address()).toBe('/property?price=cheap&autoScroll=true')
  })
})

describe('The two showcase cards', () => {
  it.each([
    ['Buy land', 'land'],
    ['Rent a warehouse', 'warehouse'],
  ])('%s leads to the list of %s', async (name, word) => {
    await openHome()
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(
      `/property?searchTerm=${word}&autoScroll=true`,
    )
  })
})

describe('Popular Location in Siliguri', () => {
  it.each(FIRM.localities)('%s leads to the listings there', async (locality) => {
    await openHome()
    const link = await screen.findByRole('link', { name: locality })
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin)
    expect(pathname).toBe('/property')
    expect(Object.fromEntries(searchParams)).toEqual({ city: locality, autoScroll: 'true' })
  })
})

describe('The four doors', () => {
  it.each([
    ['Purchase Warehouses', 'warehouse'],
    ['Sell Land', 'land'],
    ['Purchase Land', 'land'],
    ['Rent Warehouses', 'warehouse'],
  ])('%s leads to the list of %s', async (name, word) => {
    await openHome()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `/property?searchTerm=${word}&autoScroll=true`,
    )
  })
})

describe('The warehouses on the home page', () => {
  it('are three at most, each leading to its own page', async () => {
    const warehouses = [1, 2, 3, 4].map((number) => aWarehouse({ title: `Godown ${number}` }))
    await openHome(warehouses)
    const link = await screen.findByRole('link', { name: 'Godown 1' })
    expect(link.getAttribute('href')).toBe(`/view/${warehouses[0]?._id}`)
    expect(screen.getAllByRole('article')).toHaveLength(3)
  })

  it('say what is missing in the words of the specification', async () => {
    await openHome([
      aWarehouse({
        price: 0,
        leaseType: null,
        isForSale: false,
        ceilingHeight: null,
        areaSqFt: null,
        ownershipType: null,
      }),
    ])
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Contact for Price')).toBeDefined()
    expect(card.getByText('For Sale')).toBeDefined()
    expect(card.getAllByText('N/A')).toHaveLength(3)
    expect(card.getByAltText('No picture yet')).toBeDefined()
  })

  it('say so when there are none', async () => {
    await openHome([])
    expect(await screen.findByText(/No warehouse is on offer right now/)).toBeDefined()
  })

  it('stay away when they cannot be fetched', async () => {
    answer(WAREHOUSES, noConnection())
    await openPage('/')
    await waitFor(() => expectComplaint('The warehouses could not be fetched.'))
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(screen.getByRole('heading', { name: 'Warehouses ready to see' })).toBeDefined()
  })
})
