import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import type { Home, HomePlace } from '#contract/home.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { answer, noConnection, reply, sentCalls } from '#frontend/test/answers.ts'
import { aWarehouse, EMPTY_HOME, NO_OFFER } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'
import { expectComplaint } from '#frontend/test/setup.ts'

const HOME = 'GET /api/home'

async function openHome(warehouses: Property[] = []) {
  return openFilledHome({ warehouses })
}

async function openFilledHome(home: Partial<Home>) {
  answer(HOME, reply({ ...EMPTY_HOME, ...home }))
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

  it('takes no more letters than the list reads, and says so', async () => {
    const user = await openHome()
    for (const field of [
      screen.getByRole('combobox', { name: 'Looking for' }),
      screen.getByRole('textbox', { name: 'Price' }),
      screen.getByRole('combobox', { name: 'Location' }),
    ]) {
      await user.click(field)
      await user.paste('x'.repeat(LIMITS.maxSearchLetters + 1))
      expect(field).toHaveProperty('value', 'x'.repeat(LIMITS.maxSearchLetters))
      const said = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      expect(said?.textContent).toBe('Only the first 200 letters are looked for.')
    }
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
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
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
    answer(HOME, noConnection())
    await openPage('/')
    await waitFor(() => expectComplaint('The listings of the home page could not be fetched.'))
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(screen.getByRole('heading', { name: 'Warehouses ready to see' })).toBeDefined()
  })
})

describe('What the home page says of the listings', () => {
  const aDaysOld = (days: number, title: string) => {
    const at = new Date(Date.now() - days * 86_400_000).toISOString()
    return aWarehouse({ title, createdAt: at, publishedAt: at })
  }
  const aPlace = (place: Partial<HomePlace>): HomePlace => ({
    ...NO_OFFER,
    name: 'Matigara',
    lat: 26.7197,
    lng: 88.3838,
    rate: null,
    ...place,
  })

  it('comes in one call', async () => {
    await openHome()
    await screen.findByRole('heading', { name: 'Why choose us' })
    expect(sentCalls().map(({ method, path }) => `${method} ${path}`)).toEqual([HOME])
  })

  it('is asked for again when it failed', async () => {
    answer(HOME, noConnection(), reply({ ...EMPTY_HOME, newest: [aDaysOld(9, 'Old godown')], total: 1 }))
    const { user } = await openPage('/')
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expectComplaint('The listings of the home page could not be fetched.')
    expect(await screen.findByRole('heading', { name: 'Newest' })).toBeDefined()
  })

  it('is asked for again by itself once there is a connection', async () => {
    answer(HOME, noConnection(), reply({ ...EMPTY_HOME, newest: [aDaysOld(9, 'Old godown')], total: 1 }))
    await openPage('/')
    await screen.findByRole('button', { name: 'Retry' })
    expectComplaint('The listings of the home page could not be fetched.')
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { name: 'Newest' })).toBeDefined()
  })

  it('tells what is behind each door', async () => {
    await openFilledHome({
      total: 1234,
      doors: {
        warehouse: { total: '10', fromInr: 12_800_000, fromInrAMonth: 62_500, forSale: 1, toLet: 9 },
        land: { total: '9', fromInr: 2_160_000, fromInrAMonth: null, forSale: 9, toLet: 0 },
      },
    })
    expect(await screen.findByText('10 warehouses, 1 for sale')).toBeDefined()
    expect(screen.getByText('10 warehouses, 9 to rent')).toBeDefined()
    expect(screen.getByText('9 plots for sale')).toBeDefined()
    expect(screen.getByText('See what 9 plots cost')).toBeDefined()
    expect(screen.getByText('1,234 properties today')).toBeDefined()
  })

  it('tells of a door whose list has nothing that it is for what it has instead', async () => {
    await openFilledHome({
      doors: {
        warehouse: { total: '2', fromInr: null, fromInrAMonth: 62_500, forSale: 0, toLet: 2 },
        land: { total: '0', fromInr: null, fromInrAMonth: null, forSale: 0, toLet: 0 },
      },
    })
    expect(await screen.findAllByText('2 warehouses to rent')).toHaveLength(2)
    expect(screen.getByText('Tell us on WhatsApp')).toBeDefined()
    expect(screen.getByText('Tell us what you are looking for')).toBeDefined()
  })

  it('is the week where four listings are of this week, older ones left out', async () => {
    const newest = [1, 2, 3, 6, 8].map((days) => aDaysOld(days, `Godown of ${days} days`))
    await openFilledHome({ newest, total: 30 })
    const rail = within(await screen.findByRole('list', { name: 'New this week' }))
    await waitFor(() => expect(rail.getAllByRole('article')).toHaveLength(4))
    expect(rail.getByRole('link', { name: /All 30 properties/ }).getAttribute('href')).toBe('/property')
  })

  it('is the newest where fewer are of this week', async () => {
    await openFilledHome({ newest: [1, 2, 8, 300].map((days) => aDaysOld(days, `Godown ${days}`)), total: 4 })
    const rail = within(await screen.findByRole('list', { name: 'Newest' }))
    await waitFor(() => expect(rail.getAllByRole('article')).toHaveLength(4))
  })

  it('has the places in the order it was given, with count, lowest price and rate', async () => {
    await openFilledHome({
      places: [
        aPlace({
          total: '1000+',
          fromInr: 4_800_000,
          rate: { of: 'plots', lowInr: 1_200_000, highInr: 1_400_000 },
        }),
        aPlace({
          name: 'Eastern Bypass',
          total: '3',
          fromInrAMonth: 93_000,
          rate: { of: 'warehouses', lowInr: 15.5, highInr: 16.5 },
        }),
        aPlace({ name: 'Dagapur', total: '1', rate: { of: 'houses', lowInr: 8281.25, highInr: 9000 } }),
        aPlace({ name: 'Bagdogra', total: '1', rate: null }),
      ],
    })
    await screen.findByText('Plots ₹12 to 14 Lakh a katha')
    const section = screen.getByRole('heading', { name: 'Popular Location in Siliguri' }).closest('section')
    const rows = within(section ?? document.body).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Matigarafrom ₹48 LakhPlots ₹12 to 14 Lakh a katha1000+1000+ properties',
      'Eastern Bypassfrom ₹93,000 / monthWarehouses ₹15.50 to 16.50 a sq ft33 properties',
      'DagapurPrice on requestHouses from ₹8,281 a sq ft11 property',
      // Its count stands where others have their rate.
      'BagdograPrice on request1 property11 property',
    ])
    expect(screen.getByRole('link', { name: 'Dagapur' }).getAttribute('href')).toBe('/area/dagapur')
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

it.each([
  [
    13,
    'We have been to the site and seen the deed for 13 of 29 listings. Each says what was checked, and on which day.',
  ],
  [0, 'Each listing says what our people have checked, and what not yet.'],
])('promises of the checks what is true of the listings: %s checked', async (checked, sentence) => {
  await openFilledHome({ total: 29, checked })
  expect(await screen.findByText(sentence)).toBeDefined()
})
