import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { isInBox, readBox } from '#contract/list/map-area.ts'
import type { Property } from '#contract/properties/replies.ts'
import { answer, reply } from '#frontend/test/answers.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { openPage } from '#frontend/test/render-page.tsx'

const SAID = 'GET /api/areas/matigara'
const listed = (properties: Property[]) =>
  answer(
    'GET /api/properties/view-all-properties',
    reply({ properties, total: properties.length, next: null }),
  )
const NEAR = [
  { kind: 'station', name: 'Matigara', lat: 26.7168, lng: 88.3841, km: 0.3 },
  { kind: 'airport', name: 'Bagdogra airport', lat: 26.68, lng: 88.32, km: 7 },
]
const shown = (text: string | null) => answer(SAID, reply({ text, picture: null, near: NEAR }))

const onMap = (pins: object[], unplaced = 0) =>
  answer(
    'GET /api/properties/map',
    reply({ total: pins.length + unplaced, unplaced, totalIsMore: false, more: false, pins }),
  )

beforeEach(() => {
  shown(null)
  onMap([])
})

describe('the page of an area', () => {
  it('says its figures once where staff wrote nothing, and names the kinds that are there', async () => {
    listed([aPlot({ price: 48_00_000 }), aPlot({ price: 98_00_000 })])
    await openPage('/area/matigara')
    const amounts = await screen.findByText(/₹48 Lakh – ₹98 Lakh/)
    expect(screen.getByRole('link', { name: 'Plots in Matigara' })).toBeDefined()
    for (const name of ['Villas in Matigara', 'Warehouses in Matigara', 'Explore Plots'])
      expect(screen.queryByRole('link', { name })).toBeNull()
    expect(amounts.textContent).toBe('₹48\u00a0Lakh – ₹98\u00a0Lakh')
    expect(amounts.parentElement?.textContent).toContain('2 plots for sale in Matigara')
  })

  it('says what staff wrote, in paragraphs, and the offers beside it', async () => {
    shown('West of the river.\n\nTwo <b>markets</b>.')
    listed([aPlot({ price: 48_00_000 })])
    await openPage('/area/matigara')
    expect(await screen.findByText('West of the river.')).toHaveProperty('tagName', 'P')
    expect(screen.getByText('Two <b>markets</b>.')).toHaveProperty('tagName', 'P')
    expect(await screen.findByText('1 plot for sale in Matigara')).toBeDefined()
  })

  it('compares what a katha costs there and next to it, and says nothing where there is nothing beside', async () => {
    const own = { place: 'Matigara', lowInr: 12_00_000, highInr: 14_00_000 }
    const beside = { place: 'Kawakhali', lowInr: 20_00_000, highInr: 20_00_000 }
    answer(SAID, reply({ text: null, picture: null, near: NEAR, plots: [own, beside] }))
    listed([aPlot()])
    const { unmount } = await openPage('/area/matigara')
    const heading = await screen.findByRole('heading', { name: 'What plots cost, a katha' })
    const rows = within(heading.parentElement ?? document.body).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Matigara₹12 – 14 Lakh', 'Kawakhali₹20 Lakh'])
    const link = screen.getByRole('link', { name: 'Kawakhali' })
    expect(new URL(link.getAttribute('href') ?? '', location.href).pathname).toBe('/area/kawakhali/plots')
    unmount()
    answer(SAID, reply({ text: null, picture: null, near: NEAR, plots: [own] }))
    await openPage('/area/matigara')
    expect(await screen.findByText('Places next to it')).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'What plots cost, a katha' })).toBeNull()
  })

  it('draws the place with the prices of its listings, and says below them what is near', async () => {
    listed([aPlot()])
    const pin = { deal: 'sale', category: 'Plot', title: 'A plot', isApproximate: false }
    onMap([{ _id: '1'.repeat(24), lat: 26.7197, lng: 88.3838, price: 48_00_000, ...pin }], 1)
    await openPage('/area/matigara')
    const where = screen.getByRole('region', { name: 'Where it is' })
    expect(await within(where).findByText('₹48 L')).toBeDefined()
    expect(within(where).getByText('Drawn by us, to scale · 1 more not shown here')).toBeDefined()
    const near = await screen.findByRole('list', { name: 'Near here, in a straight line' })
    expect(within(near).getAllByRole('listitem')).toHaveLength(2)
    expect(within(near).queryByRole('button')).toBeNull()
    const card = screen.getByRole('article')
    expect(where.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(card.compareDocumentPosition(near)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('says how many listings its map does not show, as they lie outside it, and counts those that find no room', async () => {
    listed([aPlot()])
    const pin = { deal: 'sale', category: 'Plot', title: 'A plot', isApproximate: false, lng: 88.3838 }
    const here = Array.from({ length: 7 }, (_, index) => ({
      _id: String(index).repeat(24),
      lat: 26.7197,
      price: 48_00_000,
      ...pin,
    }))
    onMap([...here, { _id: '9'.repeat(24), lat: 26.9, price: 49_00_000, ...pin }], 1)
    await openPage('/area/matigara')
    const where = within(screen.getByRole('region', { name: 'Where it is' }))
    const square = await where.findByTitle('7 properties')
    expect(square.textContent).toBe('7')
    expect(where.queryByText('₹48 L')).toBeNull()
    const leadsTo = new URL(square.getAttribute('href') ?? '', location.href)
    expect(leadsTo.pathname).toBe('/property')
    expect(leadsTo.searchParams.get('city')).toBe('Matigara')
    const box = readBox(leadsTo.searchParams.get('bbox') ?? '')
    expect(box && isInBox({ lat: 26.7197, lng: 88.3838 }, box)).toBe(true)
    expect(where.queryByText('₹49 L')).toBeNull()
    expect(where.getByText('Drawn by us, to scale · 2 more not shown here')).toBeDefined()
  })

  it('shows in its heading what is offered there, in the two colours of a banner, unless staff chose a picture', async () => {
    const picture = {
      url: '/property-images/plot/a.webp',
      alt: 'A plot',
      width: 1200,
      height: 900,
      widths: [320, 640],
      colour: null,
    }
    const coverOf = (page: HTMLElement) =>
      page.querySelector('.floor .duotone img')?.getAttribute('src') ?? null
    listed([aPlot(), aPlot({ pictures: [picture], images: [picture.url] })])
    const { container, unmount } = await openPage('/area/matigara')
    await waitFor(() => expect(coverOf(container)).toContain(picture.url))
    unmount()
    answer(SAID, reply({ text: null, picture: { ...picture, url: '/area.webp' }, near: NEAR }))
    const chosen = await openPage('/area/matigara')
    await waitFor(() => expect(chosen.container.querySelector('[data-area-picture]')).not.toBeNull())
    expect(coverOf(chosen.container)).toBeNull()
  })

  it('leads back to its place, and the page of a kind has no words of staff', async () => {
    listed([aPlot()])
    await openPage('/area/matigara/plots')
    const trail = screen.getByRole('navigation', { name: 'You are here' })
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/area/matigara'])
    expect(await screen.findByText('1 plot for sale in Matigara')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Villas in Matigara' })).toBeNull()
  })

  it('shows what comes nearest where there is nothing', async () => {
    listed([])
    const property = aPlot({ title: 'The nearest plot', locality: 'Kawakhali' })
    const differs = [{ field: 'place', wanted: 'Matigara', has: 'Kawakhali' }]
    answer('GET /api/properties/nearest', reply([{ property, differs }]))
    await openPage('/area/matigara')
    expect(await screen.findByText('Nothing here today.')).toBeDefined()
    expect(await screen.findByRole('link', { name: 'The nearest plot' })).toBeDefined()
  })
})
