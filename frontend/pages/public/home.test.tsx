import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
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
    await user.type(screen.getByRole('combobox', { name: 'Looking for' }), 'corner')
    await user.click(screen.getByRole('button', { name: 'Plot' }))
    expect(screen.getByRole('combobox', { name: 'Looking for' })).toHaveProperty('value', '')
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
    await user.type(screen.getByRole('combobox', { name: 'Looking for' }), 'corner{Enter}')
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

describe('The suggestions of the hero', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Looking for' })
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

  beforeEach(() => localStorage.clear())

  it('complete the word that is being typed, and are walked through by keyboard', async () => {
    const user = await openHome()
    await user.type(field(), '3bhk mat')
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeDefined()
    await waitFor(() => expect(options()).toEqual(['Matigara']))
    expect(field().getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{ArrowDown}')
    const option = screen.getByRole('option', { name: 'Matigara', selected: true })
    expect(field().getAttribute('aria-activedescendant')).toBe(option.id)
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    await user.keyboard('{Enter}')
    expect(field().value).toBe('3bhk Matigara')
    expect(address()).toBe('/')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('hear how a place sounds, offer kinds, and close with Escape', async () => {
    const user = await openHome()
    await user.type(field(), 'shiligu')
    await waitFor(() => expect(options()).toEqual(['Siliguri']))
    await user.clear(field())
    await user.type(field(), 'go')
    await waitFor(() => expect(options()).toEqual(['Godown']))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('are taken by a touch', async () => {
    const user = await openHome()
    await user.type(screen.getByRole('combobox', { name: 'Location' }), 'sev')
    await user.click(await screen.findByRole('option', { name: 'Sevoke Road' }))
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveProperty('value', 'Sevoke Road')
  })

  it('begin with the last three searches of this device', async () => {
    localStorage.setItem('recent_searches', JSON.stringify(['corner plot', 'godown', '3bhk']))
    const user = await openHome()
    await user.type(field(), 'river{Enter}')
    expect(JSON.parse(localStorage.getItem('recent_searches') ?? '')).toEqual([
      'river',
      'corner plot',
      'godown',
    ])
  })

  it('make no call', async () => {
    const user = await openHome()
    const before = sentCalls().length
    await user.type(field(), 'matigara')
    await screen.findByRole('listbox', { name: 'Suggestions' })
    expect(sentCalls()).toHaveLength(before)
  })
})
