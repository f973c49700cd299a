import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { answer } from '#frontend/test/answers.ts'
import { aPicture } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla, aWarehouse, listReply } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'

const LIST = 'GET /api/properties'

describe('A card', () => {
  async function cardOf(property: Parameters<typeof listReply>[0][number]) {
    answer(LIST, listReply([property]))
    await openPage('/property')
    return within(await screen.findByRole('article'))
  }

  it('calls a listing in English whose title was typed in Bengali', async () => {
    const card = await cardOf(
      aPlot({
        title: 'মাটিগাড়ায় ৪ কাঠা বাস্তু জমি',
        locality: 'Matigara',
        enteredAreas: { plotSizeSqFt: { value: 4, unit: 'katha' } },
      }),
    )
    expect(card.getByRole('heading', { name: '4\u00a0katha plot in Matigara' })).toBeDefined()
    expect(card.queryByText(/মাটিগাড়ায়/)).toBeNull()
  })

  it('of a villa shows price, place, badge and its three facts', async () => {
    const card = await cardOf(aVilla({ price: 18_500_000, bedRooms: 4, areaSqFt: 2450, area: 3000 }))
    expect(card.getByText('₹1.85 Cr').textContent).toBe('Price - ₹1.85 Cr')
    expect(card.queryByText(/1,85,00,000/)).toBeNull()
    expect(card.getByText('₹6,166 / sq ft')).toBeDefined()
    expect(card.getByText('Matigara')).toBeDefined()
    expect(card.getByText('For Sale')).toBeDefined()
    expect(card.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'Bedrooms: 4 Bed',
      'Area: 2,450 sq ft',
      'Ownership: Freehold',
    ])
  })

  it('of a plot shows its land in local units, what they cost and since when it is listed', async () => {
    const card = await cardOf(
      aPlot({
        price: 9_800_000,
        plotSizeSqFt: 5040,
        publishedAt: '2024-11-01T20:00:00.000Z',
        confirmedAt: null,
      }),
    )
    expect(card.getByText('7 katha, 5,040 sq ft')).toBeDefined()
    expect(card.getByText('₹14 Lakh / katha')).toBeDefined()
    expect(card.getByText('Listed 2 Nov 2024').getAttribute('datetime')).toBe('2024-11-01T20:00:00.000Z')
  })

  it('of a confirmed one says that instead of when it was listed', async () => {
    const card = await cardOf(aPlot({ confirmedAt: '2026-11-20T04:30:00.000Z' }))
    expect(card.getByText(/^Confirmed 20 Nov/)).toBeDefined()
    expect(card.queryByText(/^Listed/)).toBeNull()
  })

  it('of one whose site was visited more than a year ago says when it was confirmed or listed', async () => {
    const card = await cardOf(
      aPlot({ checks: [{ check: 'siteVisited', checkedAt: '2024-09-17T06:00:00.000Z' }] }),
    )
    expect(card.getByText(/^(Listed|Confirmed)/)).toBeDefined()
    expect(card.queryByText(/^Visited/)).toBeNull()
  })

  it('of one whose site was visited says that alone', async () => {
    const card = await cardOf(
      aPlot({ checks: [{ check: 'siteVisited', checkedAt: '2026-11-19T06:00:00.000Z' }] }),
    )
    expect(card.getByText(/^Visited 19 Nov/)).toBeDefined()
    expect(card.queryByText(/^(Listed|Confirmed)/)).toBeNull()
  })

  it.each([
    ['without a price', { price: 0 }],
    ['without a size', { plotSizeSqFt: null, areaSqFt: null }],
    ['for rent', { deal: 'rent', leaseType: 'Rent' } as const],
  ])('of a plot %s says no rates', async (_, given) => {
    const card = await cardOf(aPlot(given))
    expect(card.queryByText(/\/ (sq ft|katha)/)).toBeNull()
  })

  it('of a warehouse for rent says what its square foot costs', async () => {
    const card = await cardOf(
      aWarehouse({ price: 714_000, builtUpArea: 42_000, deal: 'rent', leaseType: 'Rent' }),
    )
    expect(card.getByText('₹7.14 Lakh').textContent).toBe('Price - ₹7.14 Lakh / month')
    expect(card.getByText('₹17 / sq ft')).toBeDefined()
  })

  it('is named by its title and cuts nothing of it for who hears it', async () => {
    const title = 'Independent six-bedroom house on 7\u00a0katha for a joint family '.repeat(3).trim()
    answer(LIST, listReply([aVilla({ title })]))
    await openPage('/property')
    expect(await screen.findByRole('article', { name: title })).toBeDefined()
  })

  it('loads the pictures after the first one when it is touched, at most five', async () => {
    const pictures = Array.from({ length: 7 }, (_, index) => ({
      ...aPicture(index),
      url: `/property-images/villa/${index}.webp`,
    }))
    answer(LIST, listReply([aVilla({ pictures, images: pictures.map(({ url }) => url) })]))
    const { user } = await openPage('/property')
    const shown = () =>
      [...document.querySelectorAll('article img')].map((image) => image.getAttribute('src'))
    await screen.findByRole('article')
    expect(shown()).toEqual(['/property-images/villa/0.webp'])
    await user.pointer({ target: document.querySelector('article img') ?? document.body, keys: '[TouchA>]' })
    expect(shown()).toEqual([0, 1, 2, 3, 4].map((index) => `/property-images/villa/${index}.webp`))
  })

  it('of a plot without pictures shows its plan', async () => {
    const plot = aPlot({
      pictures: [],
      images: [],
      dimension: '60 ft x 84 ft',
      plotSizeSqFt: 5040,
      facing: 'East',
    })
    const card = await cardOf(plot)
    const wideAndUpright = 2
    expect(
      await card.findAllByRole('img', { name: /^Plan to scale: 60 ft by 84 ft/, hidden: true }),
    ).toHaveLength(wideAndUpright)
  })

  it('of a house without pictures shows it on its land', async () => {
    const house = { landArea: 2880, area: 2400, numberOfFloors: 2, garden: true }
    const card = await cardOf(aVilla({ ...house, pictures: [], images: [] }))
    expect(await card.findAllByRole('img', { name: /^Plan of 4 katha of land/, hidden: true })).toHaveLength(
      2,
    )
    expect(card.queryByRole('img', { name: 'No picture yet', hidden: true })).toBeNull()
  })

  it('is whole from what the document of the list brings of a plot', async () => {
    const { plotSizeSqFt, enteredAreas, ...plot } = aPlot({ plotSizeSqFt: 5040, areaSqFt: 5040 })
    expect(plotSizeSqFt).toBe(5040)
    expect(enteredAreas).toBeDefined()
    const card = await cardOf(plot as Property)
    expect(card.getByText('7 katha, 5,040 sq ft')).toBeDefined()
  })

  it('of a plot says on its plan the unit of land that was entered', async () => {
    const bigha = { value: 1, unit: 'bigha' } as const
    const plot = aPlot({ pictures: [], images: [], dimension: '120 ft x 120 ft', plotSizeSqFt: 14_400 })
    const card = await cardOf({ ...plot, enteredAreas: { plotSizeSqFt: bigha } })
    expect(await card.findAllByText('1 bigha')).toHaveLength(2)
    expect(card.queryByText(/^20 katha/)).toBeNull()
  })

  it('of what is sold leads to the others of its kind', async () => {
    const card = await cardOf(aVilla({ isSold: true, isForSale: false, status: 'sold' }))
    expect(card.getByRole('link', { name: 'Find similar' }).getAttribute('href')).toBe(
      '/property?category=villa',
    )
    expect(card.queryByRole('button', { name: /Enquire/ })).toBeNull()
  })

  it('of a rented-out kind says that the price is per month', async () => {
    const card = await cardOf(aWarehouse({ price: 38_000, deal: 'rent', leaseType: 'Rent' }))
    expect(card.getByText('₹38,000').textContent).toBe('Price - ₹38,000 / month')
    expect(card.getByText('For Rent')).toBeDefined()
    expect(card.getByText('24 ft high')).toBeDefined()
  })

  it('of a plot shows where it faces, and N/A where nothing is known', async () => {
    const card = await cardOf(aPlot({ facing: 'North-East', ownershipType: null }))
    expect(card.getByText('North-East').textContent).toBe('Facing: North-East')
    expect(card.getByText('N/A')).toBeDefined()
  })

  it('joins the parts of a place without a locality by commas', async () => {
    const card = await cardOf(
      aPlot({ locality: null, location: { city: 'Bagdogra', state: null, country: 'India' } }),
    )
    expect(card.getByText('Bagdogra, India')).toBeDefined()
  })

  it('opens the enquiry about its property', async () => {
    answer(LIST, listReply([aVilla({ title: 'White villa' })]))
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Enquire about White villa' }))
    expect(await screen.findByRole('dialog', { name: 'Ask about this property' })).toBeDefined()
  })
})
