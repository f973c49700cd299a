import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture, openListing } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla } from '#frontend/test/properties.ts'

const PLAN = /^Plan to scale: 60 ft by 84 ft/
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
    await waitFor(() => expect(screen.queryAllByRole('img', { name: PLAN })).toHaveLength(1))
    expect(await screen.findByText(/^Drawn from the entered dimension/)).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'The plot, drawn to scale' })).toBeNull()
    expect(screen.queryByRole('img', { name: 'No picture yet' })).toBeNull()
  })

  it('is none of a villa', async () => {
    await openListing(aVilla({ pictures: [] }))
    expect(screen.getByRole('img', { name: 'No picture yet' })).toBeDefined()
    expect(screen.queryByRole('img', { name: /^Plan/ })).toBeNull()
  })
})
