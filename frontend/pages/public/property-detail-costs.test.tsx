import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { AHEAD_OF_UTC_MS, DAY_MS, indiaDay, MINUTE_MS } from '#contract/units/time.ts'
import { answer, reply } from '#frontend/test/answers.ts'
import { openListing } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla, aWarehouse } from '#frontend/test/properties.ts'

const region = () => screen.getByRole('region', { name: 'What it truly costs' })
const amounts = async (name: string) =>
  within(await within(region()).findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.firstChild?.textContent)

const forSale = { deal: 'sale', isForSale: true } as const
const forRent = { deal: 'rent', leaseType: 'Rent', isForSale: false, isForRent: true } as const

describe('what a listing for sale truly costs', () => {
  it('is duty by jurisdiction, registration, and all of it', async () => {
    await openListing(aVilla({ ...forSale, price: 80_00_000, jurisdiction: 'corporation' }))
    expect(await amounts('Stamp duty')).toEqual(['₹4,80,000'])
    expect(await amounts('Registration')).toEqual(['₹80,000'])
    expect(await amounts('To pay in all')).toEqual(['₹85,60,000'])
    expect(within(region()).getByText('6%, Corporation')).toBeDefined()
    expect(within(region()).getByText('₹4.8 Lakh')).toBeDefined()
  })

  it('is told for a town and for a panchayat where it is not known which', async () => {
    await openListing(aVilla({ ...forSale, price: 1_00_00_001, jurisdiction: null }))
    expect(await amounts('Stamp duty')).toEqual(['₹7,00,000', '₹6,00,000'])
    expect(await amounts('To pay in all')).toEqual(['₹1,08,00,001', '₹1,07,00,001'])
  })

  it('counts the government value where that is higher, and asks again for what is no amount', async () => {
    const { user } = await openListing(aVilla({ ...forSale, price: 80_00_000, jurisdiction: 'panchayat' }))
    const value = await within(region()).findByRole('textbox', { name: 'Government value' })
    await user.type(value, '1 crore')
    expect(await amounts('Stamp duty')).toEqual(['₹5,00,000'])
    expect(await amounts('To pay in all')).toEqual(['₹86,00,000'])
    await user.clear(value)
    await user.type(value, 'much')
    expect(within(region()).getByText('Type an amount, such as 8000000 or 80 lakh.')).toBeDefined()
    expect(await amounts('Stamp duty')).toEqual(['₹4,00,000'])
  })

  it('says in one place that it is an estimate, and since when the rates are', async () => {
    await openListing(aVilla({ ...forSale }))
    expect(await within(region()).findAllByText(/^An estimate.*since 1 Jul 2024/)).toHaveLength(1)
  })

  it('is printed without a loan that cannot be read, its heading and all', async () => {
    const { user } = await openListing(aVilla({ ...forSale, price: 80_00_000 }))
    const loan = (await within(region()).findByRole('heading', { name: 'With a loan' })).parentElement
    expect(loan?.className).not.toContain('print:hidden')
    const years = within(region()).getByRole('textbox', { name: /^Years/ })
    await user.clear(years)
    await user.type(years, '0')
    expect(loan?.className).toContain('print:hidden')
  })

  it('is printed with the loan as it stands, in rows where the screen has fields', async () => {
    const { user } = await openListing(aVilla({ ...forSale, price: 80_00_000, jurisdiction: 'corporation' }))
    const years = await within(region()).findByRole('textbox', { name: /^Years/ })
    await user.clear(years)
    await user.type(years, '15')
    await user.type(within(region()).getByRole('textbox', { name: 'Government value' }), '90 lakh')
    expect(region().closest('[data-no-print]')).toBeNull()
    const printed = [...region().querySelectorAll('tr')]
      .filter((row) => row.closest('[data-no-print]') === null)
      .map((row) => row.textContent)
    for (const row of ['Loan amount₹64,00,000', 'Interest rate8.5%', 'Years15', 'Government value₹90,00,000'])
      expect(printed).toContainEqual(expect.stringContaining(row))
    for (const field of within(region()).getAllByRole('textbox'))
      expect(field.closest('[data-no-print], .print\\:hidden')).not.toBeNull()
  })

  it('shows nothing for a price on request', async () => {
    await openListing(aVilla({ ...forSale, price: 0 }))
    expect(screen.queryByRole('heading', { name: 'What it truly costs' })).toBeNull()
  })
})

describe('a loan', () => {
  const field = (name: string) => within(region()).findByRole('textbox', { name: new RegExp(`^${name}`) })

  it('costs a month what banks print, is written as people write it, and is remembered on the device', async () => {
    const { user, unmount } = await openListing(aVilla({ ...forSale, price: 50_00_000 }))
    for (const [name, typed] of [
      ['Loan amount', '100000'],
      ['Interest rate', '10'],
      ['Years', '20'],
    ] as const) {
      const one = await field(name)
      await user.clear(one)
      await user.type(one, typed)
    }
    expect(await amounts('Monthly instalment')).toEqual(['₹965'])
    expect(await amounts('Interest in all')).toEqual(['₹1,31,605'])
    unmount()
    await openListing(aVilla({ ...forSale, price: 50_00_000 }))
    expect(await field('Loan amount')).toHaveProperty('value', '1,00,000')
    expect(within(region()).getByText('₹1 Lakh')).toBeDefined()
    expect(await field('Interest rate')).toHaveProperty('value', '10')
    expect(await field('Years')).toHaveProperty('value', '20')
  })

  it.each([
    ['2.5', '₹40,000', 'year 1 to 3', 'Over 2 years and 6 months ₹12,00,000 go back'],
    ['1', '₹1,00,000', 'year 1', 'Over one year ₹12,00,000 go back'],
    ['1.08', '₹92,308', 'year 1 to 2', 'Over one year and one month ₹12,00,000 go back'],
  ])('over %s years is counted in months, and says so', async (years, instalment, bars, sentence) => {
    const { user } = await openListing(aVilla({ ...forSale, price: 12_00_000 }))
    for (const [name, typed] of [
      ['Loan amount', '1200000'],
      ['Interest rate', '0'],
      ['Years', years],
    ] as const) {
      await user.clear(await field(name))
      await user.type(await field(name), typed)
    }
    expect(await amounts('Monthly instalment')).toEqual([instalment])
    expect(within(region()).getByText(bars)).toBeDefined()
    expect(within(region()).getByText(new RegExp(`^${sentence}`))).toBeDefined()
  })

  it('without interest costs its part of each month', async () => {
    const { user } = await openListing(aVilla({ ...forSale, price: 12_00_000 }))
    const amount = await field('Loan amount')
    await user.clear(amount)
    await user.type(amount, '1200000')
    const rate = await field('Interest rate')
    await user.clear(rate)
    await user.type(rate, '0')
    const years = await field('Years')
    await user.clear(years)
    await user.type(years, '10')
    expect(await amounts('Monthly instalment')).toEqual(['₹10,000'])
    expect(await amounts('Interest in all')).toEqual(['₹0'])
  })

  it('reads a rate with its per cent sign', async () => {
    const { user } = await openListing(aVilla({ ...forSale, price: 12_00_000 }))
    const rate = await field('Interest rate')
    await user.clear(rate)
    await user.type(rate, '8.5 %')
    expect(rate.getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText('A number from 0 to 30.')).toBeNull()
  })
})

describe('what a listing for rent truly costs', () => {
  it('is its deposit, the first payment and a year', async () => {
    await openListing(aWarehouse({ ...forRent, price: 93_000, deposit: 2_79_000 }))
    expect(await amounts('Deposit')).toEqual(['₹2,79,000'])
    expect(await amounts('First payment')).toEqual(['₹3,72,000'])
    expect(await amounts('One year in all')).toEqual(['₹11,16,000'])
    expect(within(region()).queryByRole('textbox')).toBeNull()
  })

  it('without a known deposit says to ask', async () => {
    await openListing(aWarehouse({ ...forRent, price: 93_000, deposit: null }))
    expect(await within(region()).findByText(/^Ask us about the deposit/)).toBeDefined()
    expect(within(region()).queryByRole('row', { name: /^First payment/ })).toBeNull()
  })
})

describe('the story of the price', () => {
  const story = () => screen.getByRole('region', { name: 'The story of the price' })
  const history = [
    { at: '2026-09-02T04:30:00.000Z', price: 2_80_00_000 },
    { at: '2026-10-01T04:30:00.000Z', price: null },
    { at: '2026-10-14T04:30:00.000Z', price: 2_65_00_000 },
  ]

  it('tells each price with its day, and beside the price that it was lowered', async () => {
    await openListing(
      aVilla({
        ...forSale,
        price: 2_65_00_000,
        priceHistory: history,
        priceLoweredAt: '2026-10-14T04:30:00.000Z',
      }),
    )
    const told = await within(story()).findAllByRole('listitem')
    expect(told.map((one) => one.textContent)).toEqual([
      '₹2.80 CrListed 2 Sept 2026',
      'On requestPrice on request since 1 Oct 2026',
      '₹2.65 CrLowered 14 Oct 2026',
    ])
    const [lowered] = screen.getAllByText('Price lowered on 14 Oct 2026, before: ₹2.80 Cr')
    expect(lowered?.textContent).toContain('₹2.80\u00a0Cr')
    expect(within(story()).getByText(/^On the market for \d+ days\.$/)).toBeDefined()
    expect(story().querySelector('svg')).not.toBeNull()
  })

  it.each([
    ['lower', 2_70_00_000, '₹2.70 CrNow'],
    ['told on request', 0, 'On requestNow'],
  ])(
    'ends with the price above it, also while one that is %s has not stood for a day',
    async (_, price, now) => {
      await openListing(aVilla({ ...forSale, price, priceHistory: history.slice(0, 1) }))
      const told = await within(story()).findAllByRole('listitem')
      expect(told.map((one) => one.textContent)).toEqual(['₹2.80 CrListed 2 Sept 2026', now])
      expect(screen.queryByText(/^Price lowered/)).toBeNull()
    },
  )

  it('draws prices from zero: half the price is half as high', async () => {
    const halved = [
      { at: '2026-09-02T04:30:00.000Z', price: 2_80_00_000 },
      { at: '2026-10-14T04:30:00.000Z', price: 1_40_00_000 },
    ]
    await openListing(aVilla({ ...forSale, price: 1_40_00_000, priceHistory: halved }))
    await within(story()).findAllByRole('listitem')
    const drawn = story().querySelector('path:last-child')?.getAttribute('d') ?? ''
    const [, first, second] = /^M0 ([\d.]+)H[\d.]+V([\d.]+)H100$/.exec(drawn) ?? []
    expect(100 - Number(second)).toBeCloseTo((100 - Number(first)) / 2)
  })

  it('leaves a price of today some room in the drawing', async () => {
    await openListing(aVilla({ ...forSale, price: 2_70_00_000, priceHistory: history.slice(0, 1) }))
    await within(story()).findAllByRole('listitem')
    const step = /H([\d.]+)V[\d.]+H100$/.exec(
      story().querySelector('path:last-child')?.getAttribute('d') ?? '',
    )
    expect(Number(step?.[1])).toBeCloseTo(92)
  })

  it('tells of what is sold only the prices that stood', async () => {
    await openListing(
      aVilla({ ...forSale, status: 'sold', price: 2_70_00_000, priceHistory: history.slice(0, 1) }),
    )
    expect(await within(story()).findAllByRole('listitem')).toHaveLength(1)
  })

  it('tells rents as rents', async () => {
    await openListing(
      aWarehouse({
        ...forRent,
        price: 1_32_500,
        priceHistory: history.map(({ at, price }) => ({ at, price: price && price / 200 })),
        priceLoweredAt: '2026-10-14T04:30:00.000Z',
      }),
    )
    const told = await within(story()).findAllByRole('listitem')
    expect(told.map((one) => one.querySelector('b')?.textContent)).toEqual([
      '₹1.4 Lakh / month',
      'On request',
      '₹1.32 Lakh / month',
    ])
    expect(screen.getAllByText('Price lowered on 14 Oct 2026, before: ₹1.4 Lakh / month')).not.toHaveLength(0)
  })

  it.each([
    ['today', 0, 'On the market since today.'],
    ['late yesterday', MINUTE_MS, 'On the market since yesterday.'],
    ['late the day before', DAY_MS + MINUTE_MS, 'On the market for 2 days.'],
  ])('counts the days of the firm’s calendar: listed %s', async (_, beforeMidnight, told) => {
    const midnight = indiaDay(Date.now()) * DAY_MS - AHEAD_OF_UTC_MS
    const publishedAt = new Date(midnight - beforeMidnight).toISOString()
    await openListing(aVilla({ ...forSale, publishedAt, priceHistory: history.slice(0, 1) }))
    expect(await within(story()).findByText(told)).toBeDefined()
  })

  it('draws nothing where the price never changed', async () => {
    await openListing(aVilla({ ...forSale, price: 2_80_00_000, priceHistory: history.slice(0, 1) }))
    expect(await within(story()).findAllByRole('listitem')).toHaveLength(1)
    expect(story().querySelector('svg')).toBeNull()
    expect(story().querySelector('.border-t-3')).toBeNull()
    expect(screen.queryByText(/^Price lowered/)).toBeNull()
  })
})

describe('the price beside others', () => {
  const listed = { ...forSale, priceHistory: [{ at: '2026-11-01T00:00:00.000Z', price: 45_00_000 }] }
  const beside = (id: string) => `GET ${href(PATHS.pricesBeside, { id })}`
  const prices = {
    place: 'Matigara',
    per: 'katha',
    count: 4,
    countIsMore: false,
    lowInr: 12_00_000,
    highInr: 14_00_000,
    ratesInr: [12_00_000, 13_00_000, 13_50_000, 14_00_000],
    ownInr: 13_00_000,
  }

  it('is said in one line, with its own', async () => {
    const plot = aPlot(listed)
    answer(beside(plot._id), reply(prices))
    await openListing(plot)
    expect(await screen.findByText('Plots in Matigara: ₹12 to 14 Lakh a katha (4 listings)')).toBeDefined()
    expect(screen.getByText('This one: ₹13 Lakh a katha')).toBeDefined()
  })

  it('names both units where they differ, and more than a hundred', async () => {
    const plot = aPlot(listed)
    answer(
      beside(plot._id),
      reply({ ...prices, lowInr: 90_000, count: 100, countIsMore: true, ownInr: null }),
    )
    await openListing(plot)
    expect(
      await screen.findByText('Plots in Matigara: ₹90,000 to ₹14 Lakh a katha (100+ listings)'),
    ).toBeDefined()
    expect(screen.queryByText(/^This one/)).toBeNull()
  })

  it('is not shown where there are few', async () => {
    const plot = aPlot(listed)
    answer(beside(plot._id), reply(null))
    await openListing(plot)
    expect(await screen.findByText(/^On the market/)).toBeDefined()
    expect(screen.queryByText(/asking prices/i)).toBeNull()
  })
})
