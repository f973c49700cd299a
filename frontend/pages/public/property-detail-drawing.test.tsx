import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture, openListing } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'

const PLAN = /^Plan to scale: 60 ft by 84 ft/
const house = {
  landArea: 4320,
  enteredAreas: { landArea: { value: 6, unit: 'katha' } },
  area: 3200,
  numberOfFloors: 2,
} as const
const plot = { plotSizeSqFt: 5040, dimension: '60 ft x 84 ft', facing: 'East', roadWidth: 20 } as const

describe('The drawing of a listing', () => {
  it('is a plot’s plan below its words, and among its pictures where they are few', async () => {
    await openListing(aPlot({ ...plot, pictures: [1, 2].map(aPicture) }))
    expect(await screen.findByRole('heading', { name: 'The plot, drawn to scale' })).toBeDefined()
    const large = 1
    const phone = 1
    const picture = 2
    await waitFor(() =>
      expect(screen.queryAllByRole('img', { name: PLAN })).toHaveLength(large + phone + picture),
    )
  })

  it('is no picture of a plot that has enough of them', async () => {
    await openListing(aPlot({ ...plot, pictures: [1, 2, 3].map(aPicture) }))
    await waitFor(() => expect(screen.queryAllByRole('img', { name: PLAN })).toHaveLength(2))
  })

  it('stands in for the pictures that a plot does not have', async () => {
    await openListing(aPlot({ ...plot, pictures: [] }))
    const [wide, phone] = [1, 1]
    await waitFor(() => expect(screen.queryAllByRole('img', { name: PLAN })).toHaveLength(wide + phone))
    expect(await screen.findByText(/^Drawn from the entered dimension/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'The plot, drawn to scale' })).toBeNull()
    expect(screen.queryByRole('img', { name: 'No picture yet' })).toBeNull()
  })

  it('is a house on its land, below the words of one with pictures', async () => {
    await openListing(aVilla({ ...house, pictures: [1, 2, 3, 4].map(aPicture), description: 'White walls.' }))
    const heading = await screen.findByRole('heading', { name: 'The house on its land' })
    const words = screen.getByText('White walls.')
    expect(words.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('stands in for the pictures that a house does not have', async () => {
    await openListing(aVilla({ ...house, pictures: [] }))
    await waitFor(() => expect(screen.queryAllByRole('img', { name: /^Plan of 6 katha/ })).toHaveLength(2))
    expect(await screen.findByText(/^Only areas are to scale/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: /^The house on its land/ })).toBeNull()
    expect(screen.queryByRole('img', { name: 'No picture yet' })).toBeNull()
  })

  it.each([
    ['a plot', aPlot({ ...plot, pictures: [], number: 'A-5' })],
    ['a house', aVilla({ ...house, pictures: [], number: 'A-5' })],
  ])('of %s without photographs has below it how to ask for some', async (_, property) => {
    await openListing(property)
    expect(await screen.findByText('No photographs yet.')).toBeDefined()
    const ask = screen.getByRole('link', { name: 'Ask for them on WhatsApp' })
    const text = new URL(ask.getAttribute('href') ?? '').searchParams.get('text') ?? ''
    expect(text).toMatch(/please send me pictures of this property\.\nA-5 · /)
  })

  it('of what is sold asks for nothing', async () => {
    await openListing(aVilla({ ...house, pictures: [], status: 'sold' }))
    expect(await screen.findByText(/^Only areas are to scale/)).toBeDefined()
    expect(screen.queryByText('No photographs yet.')).toBeNull()
  })

  it('is none of a villa whose land is not known', async () => {
    await openListing(aVilla({ pictures: [] }))
    expect(screen.getByRole('img', { name: 'No picture yet' })).toBeDefined()
    expect(screen.queryByRole('img', { name: /^Plan/ })).toBeNull()
  })
})
