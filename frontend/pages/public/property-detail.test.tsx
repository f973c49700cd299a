import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPicture, openListing, readCall, similarCall } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla, aWarehouse } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'

const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent

describe('The page of a listing', () => {
  it('says that it is loading, then shows title, badge, category and whole address', async () => {
    const villa = aVilla({ title: 'White villa', address: 'Lane 4, Matigara', locality: 'Matigara' })
    const { answer: slowly, arrive } = later(reply(villa))
    answer(readCall(villa._id), slowly)
    answer(similarCall(villa._id), reply([]))
    await openPage(`/view/${villa._id}`)
    expect(await screen.findByText('Loading property')).toBeDefined()
    act(arrive)
    expect(await screen.findByRole('heading', { level: 1, name: 'White villa' })).toBeDefined()
    expect(screen.getByText('For Sale')).toBeDefined()
    expect(screen.getByText('Villa')).toBeDefined()
    expect(screen.getByText('Lane 4, Matigara, Siliguri, West Bengal, India')).toBeDefined()
    await waitFor(() => expect(document.title).toBe('White villa | Aangan'))
  })

  it('offers another try when the listing cannot be loaded', async () => {
    const villa = aVilla({ title: 'White villa' })
    answer(readCall(villa._id), noConnection(), reply(villa))
    answer(similarCall(villa._id), reply([]))
    const { user } = await openPage(`/view/${villa._id}`)
    const sentence = 'This property could not be loaded.'
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'White villa' })).toBeDefined()
  })

  it('tries again by itself once there is a connection', async () => {
    const villa = aVilla({ title: 'White villa' })
    answer(readCall(villa._id), noConnection(), reply(villa))
    answer(similarCall(villa._id), reply([]))
    await openPage(`/view/${villa._id}`)
    await screen.findByRole('heading', { level: 1, name: 'This property could not be loaded.' })
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { level: 1, name: 'White villa' })).toBeDefined()
  })

  it('is not asked for again with each connection where there is none', async () => {
    answer(readCall('abc'), refusal('NOT_FOUND', 'Property not found'))
    answer('GET /api/properties/view-all-properties', reply({ properties: [] }))
    await openPage('/view/abc')
    await screen.findByRole('heading', { name: 'Oops! Page not found.' })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('heading', { name: 'Oops! Page not found.' })).toBeDefined()
  })

  it('shows the not-found view for an unknown id, with the list and the newest listings', async () => {
    answer(readCall('abc'), refusal('NOT_FOUND', 'Property not found'))
    answer(
      'GET /api/properties/view-all-properties',
      reply({ properties: [aVilla({ title: 'Brick house' })] }),
    )
    await openPage('/view/abc')
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found.' })).toBeDefined()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'All Properties' }).getAttribute('href')).toBe('/property')
    expect(await screen.findByRole('link', { name: 'Brick house' })).toBeDefined()
  })

  it('says whom to ask after its words and before what is looked up, as phones show it', async () => {
    await openListing(aVilla({ description: 'Teak under the eaves.' }))
    const isAfter = (one: HTMLElement, other: HTMLElement) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    const ask = screen.getByRole('button', { name: 'Ask for a visit' })
    expect(isAfter(screen.getByText('Teak under the eaves.'), ask)).toBe(true)
    expect(isAfter(ask, screen.getByRole('heading', { name: 'Features' }))).toBe(true)
  })

  it.each([
    [{ deal: 'sale', leaseType: 'Sale' } as const, 'For Sale', 'bg-lime-0'],
    [{ deal: 'rent', leaseType: 'Rent' } as const, 'For Rent', 'bg-band'],
    [{ isSold: true, isForSale: false, status: 'sold' } as const, 'Sold', 'bg-oxide-700'],
    [{ isRented: true, isForSale: false, status: 'rented' } as const, 'Rented', 'bg-oxide-700'],
  ])('has its badge in the colours of its card: %j', async (state, badge, colour) => {
    await openListing(aVilla(state))
    expect(screen.getAllByText(badge)[0]?.classList).toContain(colour)
  })

  it('leads back to the listings of its kind and place', async () => {
    await openListing(aWarehouse({ locality: 'Eastern Bypass' }))
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    const link = trail.getByRole('link', { name: 'All warehouses in Eastern Bypass' })
    expect(link.getAttribute('href')).toBe('/property?category=warehouse&city=Eastern+Bypass')
  })

  it.each([
    [
      { isSold: true, isForSale: false, status: 'sold' } as const,
      'Sold',
      /^Sold\. This property is no longer/,
    ],
    [{ isRented: true, isForSale: false, status: 'rented' } as const, 'Rented', /^Rented out\. This/],
    [{ approvedByAdmin: false, status: 'pending' } as const, 'For Sale', /^Not public yet/],
  ])('says why it is not available: %j', async (state, badge, sentence) => {
    await openListing(aVilla(state))
    const [shown, ...inBar] = screen.getAllByText(badge)
    expect(shown).toBeDefined()
    expect(inBar).toHaveLength(state.status === 'pending' ? 0 : 1)
    expect(screen.getByText(sentence)).toBeDefined()
  })
})

describe('A sold listing', () => {
  it('leads to what is still to be had, before Enquire Now, and its bar says Sold', async () => {
    await openListing(aVilla({ isSold: true, isForSale: false, status: 'sold', price: 18_500_000 }))
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link').getAttribute('href')).toBe('/property?category=villa')
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body
    expect(bar.textContent).toBe('Sold₹1.85 CrFind similarEnquire Now')
    expect(within(bar).getByRole('link', { name: 'Find similar' }).getAttribute('href')).toBe(
      '/property?category=villa&autoScroll=true',
    )
  })

  it('offers no check and no loan, and says what was checked', async () => {
    const heading = (name: string) => screen.queryByRole('heading', { name })
    const sold = { isSold: true, isForSale: false, status: 'sold', price: 18_500_000, checks: null } as const
    const { unmount } = await openListing(aVilla(sold))
    expect(heading('Where it is')).not.toBeNull()
    expect([heading('What we have checked'), heading('What it truly costs')]).toEqual([null, null])
    unmount()
    const checks = [{ check: 'siteVisited' as const, checkedAt: '2026-11-19T06:00:00.000Z' }]
    await openListing(aVilla({ ...sold, checks }))
    expect(heading('What we have checked')).not.toBeNull()
  })
})

describe('The bar of phones', () => {
  it('has the price on one line, the call and Enquire Now', async () => {
    await openListing(aVilla({ price: 45_000, deal: 'rent', leaseType: 'Rent', locality: 'Matigara' }))
    const bar = within(document.querySelector<HTMLElement>('[data-bottom-bar]') ?? document.body)
    expect(bar.getByText('₹45,000').textContent).toMatch(/^₹45,000\/ monthMatigara/)
    expect(bar.getByRole('link', { name: 'Call +91 90000 12345' })).toBeDefined()
    expect(bar.getByRole('button', { name: 'Enquire Now' })).toBeDefined()
  })
})

describe('The number of a listing', () => {
  it('is to be said on the phone, below the price on phones and in the card on wide screens', async () => {
    await openListing(aVilla({ number: 'A-51' }))
    const said = screen.getAllByText('Quote this number when you call.')
    expect(said.map(({ textContent }) => textContent)).toEqual(
      Array<string>(2).fill('A-51Quote this number when you call.'),
    )
  })
})

describe('The row of pictures on phones', () => {
  it('tells how many there are, and once it is swiped which one is seen', async () => {
    await openListing(aVilla({ pictures: [1, 2, 3].map(aPicture) }))
    const row = document.querySelector<HTMLElement>('[data-press="picture 0"]')?.parentElement
    if (!row) throw new Error('no row of pictures')
    expect(screen.getByText('All 3 pictures')).toBeDefined()
    Object.defineProperty(row, 'clientWidth', { value: 390 })
    row.scrollLeft = 390
    fireEvent.scroll(row)
    expect(screen.getByText('2/3')).toBeDefined()
    row.scrollLeft = 0
    fireEvent.scroll(row)
    expect(screen.getByText('All 3 pictures')).toBeDefined()
  })
})

describe('What is told at a glance', () => {
  const checks: Property['checks'] = [
    { check: 'siteVisited', checkedAt: '2026-11-19T06:00:00.000Z' },
    { check: 'titleDeedSeen', checkedAt: '2026-11-20T06:00:00.000Z' },
  ]
  const seals = () => screen.queryAllByText(/^(Site visited 19|Deed seen|Confirmed available)/)

  it('is what was seen and confirmed, and of a sold listing no confirmation', async () => {
    const confirmedAt = '2026-11-23T06:00:00.000Z'
    const { unmount } = await openListing(aVilla({ checks, confirmedAt }))
    expect(seals().map(({ textContent }) => textContent)).toEqual([
      'Site visited 19 Nov 2026',
      'Deed seen',
      'Confirmed available on 23 Nov 2026',
    ])
    unmount()
    await openListing(aVilla({ checks: checks.slice(1), confirmedAt, status: 'sold', isSold: true }))
    expect(seals().map(({ textContent }) => textContent)).toEqual(['Deed seen'])
  })

  it('comes after the price, which is what buyers read first', async () => {
    await openListing(aVilla({ checks, price: 18_500_000 }))
    expect(document.body.textContent).toMatch(/INR 1,85,00,000.*Site visited 19 Nov 2026.*Bedrooms/)
  })

  it('is how long ago the site was visited and the deed seen, without the seal in colour, after more than a year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T06:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const checks = [
      { check: 'siteVisited' as const, checkedAt: '2024-09-20T06:00:00.000Z' },
      { check: 'titleDeedSeen' as const, checkedAt: '2025-11-20T06:00:00.000Z' },
    ]
    await openListing(aVilla({ checks }))
    for (const said of [
      'Site visited 20 Sept 2024, more than 2 years ago',
      'Deed seen, more than a year ago',
    ]) {
      const [seal] = screen.getAllByText(said)
      expect(seal?.querySelector('[fill^="var(--color-oxide"]')).toBeNull()
    }
  })

  it('is nothing where nobody has looked', async () => {
    await openListing(aVilla({ checks: null, confirmedAt: null }))
    expect(seals()).toEqual([])
  })
})

describe('The price', () => {
  const shown = async (property: Property) => {
    await openListing(property)
    return document.body.textContent ?? ''
  }

  it('is the full digits with the short form beside it and honest rates', async () => {
    const text = await shown(aVilla({ price: 18_500_000, area: 2450, landArea: 5040 }))
    expect(text).toContain('INR 1,85,00,000₹1.85 Cr')
    expect(text).toContain('₹7,551 per sq ft built-up')
    expect(text).toContain('₹26.42 Lakh per katha, house included')
  })

  it('is per month for rents, per square foot for warehouses', async () => {
    const text = await shown(
      aWarehouse({ price: 93_000, deal: 'rent', leaseType: 'Rent', builtUpArea: 6000 }),
    )
    expect(text).toContain('INR 93,000 / month')
    expect(text).toContain('₹15.50 per sq ft built-up / month')
  })

  it('of a rented house has no rates', async () => {
    const text = await shown(aVilla({ price: 28_000, deal: 'rent', leaseType: 'Rent' }))
    expect(text).toContain('INR 28,000 / month')
    expect(text).not.toContain('per sq ft')
  })

  it('of a plot is told per square foot and per katha', async () => {
    const text = await shown(aPlot({ price: 9_800_000, plotSizeSqFt: 5040 }))
    expect(text).toContain('₹1,944 per sq ft')
    expect(text).toContain('₹14 Lakh per katha')
  })

  it('of 0 is "Price not available"', async () => {
    const text = await shown(aPlot({ price: 0 }))
    expect(text).toContain('Price not available')
    expect(text).not.toContain('INR')
  })
})

describe('What is known about a listing', () => {
  it('names bedrooms and BHK both only where the numbers differ', async () => {
    await openListing(aVilla({ bedrooms: 5, bhk: '4BHK' }))
    expect(fact('Bedrooms')).toBe('5 (4BHK)')
  })

  it('is told for a villa, land as it was entered with the other units beside it', async () => {
    await openListing(
      aVilla({
        area: 2450,
        landArea: 5040,
        enteredAreas: { landArea: { value: 7, unit: 'katha' } },
        bedrooms: 4,
        bhk: '4BHK',
        bathrooms: 3,
        numberOfFloors: 1,
        villaType: 'Independent',
        publishedAt: '2026-11-01T20:00:00.000Z',
      }),
    )
    expect(fact('Built-up area')).toBe('2,450 sq ft')
    expect(fact('Land')).toBe('7 katha5,040 sq ft, 11.57 decimal')
    expect(fact('Bedrooms')).toBe('4')
    expect(fact('Bathrooms')).toBe('3')
    expect(fact('Floors')).toBe('1')
    expect(fact('Ownership')).toBe('Freehold')
    expect(fact('Villa type')).toBe('Independent')
    expect(fact('Listed')).toBe('2 Nov 2026')
    expect(screen.getByText('2 Nov 2026').getAttribute('datetime')).toBe('2026-11-01T20:00:00.000Z')
    expect(screen.getByText('West Bengal katha = 720 sq ft')).toBeDefined()
  })

  it.each([
    ['a villa', aVilla({ possession: 'ready' }), 'Ready to move in'],
    ['bare land, on which nobody moves in', aPlot({ possession: 'ready' }), 'Immediate'],
    ['land to be handed over later', aPlot({ possession: '2027-03' }), 'Mar 2027'],
  ])('says when %s can be had', async (_, property, told) => {
    await openListing(property)
    expect(fact('Possession')).toBe(told)
  })

  it('is told for a plot, with local units beside plain square feet', async () => {
    await openListing(
      aPlot({ plotSizeSqFt: 5040, dimension: '60 ft x 84 ft', roadWidth: 24, surveyNo: 'LR dag 31' }),
    )
    expect(fact('Plot size')).toBe('5,040 sq ft7 katha, 11.57 decimal')
    expect(fact('Dimension')).toBe('60 ft x 84 ft')
    expect(fact('Road width')).toBe('24 ft')
    expect(fact('Survey number')).toBe('LR dag 31')
    expect(screen.queryByText('Zone')).toBeNull()
  })

  it('is told for a warehouse, what trucks and machines need up front', async () => {
    await openListing(
      aWarehouse({
        builtUpArea: 42_000,
        ceilingHeight: 32,
        loadingDock: 'Five raised docks',
        powerBackup: true,
        hasCraneFacility: false,
        accessRoadWidth: 60,
        flooringType: 'Concrete',
        leaseType: 'Industrial',
      }),
    )
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(labels.slice(0, 6)).toEqual([
      'Built-up area',
      'Ceiling height',
      'Access road',
      'Loading dock',
      'Power backup',
      'Flooring',
    ])
    expect(fact('Built-up area')).toBe('42,000 sq ft')
    expect(fact('Ceiling height')).toBe('32 ft')
    expect(fact('Loading dock')).toBe('Five raised docks')
    expect(fact('Power backup')).toBe('Yes')
    expect(screen.queryByRole('term', { name: 'Crane' })).toBeNull()
    expect((await screen.findByText('No crane')).closest('ul')).toBeDefined()
    expect(screen.queryByText('West Bengal katha = 720 sq ft')).toBeNull()
    expect(fact('Flooring')).toBe('Concrete')
    expect(fact('Use')).toBe('Industrial')
  })

  it('does not show as a feature what nobody has said', async () => {
    const defaults = { garden: true, gatedCommunity: true, untouchedDefaults: ['garden', 'gatedCommunity'] }
    await openListing(aVilla({ ...defaults, garage: true }))
    expect(await screen.findByText('Garage')).toBeDefined()
    expect(screen.queryByText('Garden')).toBeNull()
    expect(screen.queryByText('Gated community')).toBeNull()
  })

  it('names its features, says plainly what it does not have, and is silent about the rest', async () => {
    await openListing(
      aVilla({ garden: true, swimmingPool: false, garage: null, amenities: ['Bore well', 'garden '] }),
    )
    expect(await screen.findByText('Garden'), 'ticked and typed, said once').toBeDefined()
    expect(screen.queryByText('garden')).toBeNull()
    expect(screen.getByText('No swimming pool')).toBeDefined()
    expect(screen.getByText('Bore well')).toBeDefined()
    expect(screen.queryByText(/garage/i)).toBeNull()
  })

  it('tells a feature in the words of the listing', async () => {
    await openListing(
      aWarehouse({ waterSupply: 'Two bore wells', isColdStorageAvailable: false, security: true }),
    )
    expect(await screen.findByText('Water supply: Two bore wells')).toBeDefined()
    expect(screen.getByText('No cold storage')).toBeDefined()
    expect(screen.getByText('Security')).toBeDefined()
  })

  it('keeps the line breaks of its description as text, markup included', async () => {
    await openListing(aVilla({ description: 'First line\nsecond <b>line</b>' }))
    expect(screen.getByText(/^First line/).textContent).toBe('First line\nsecond <b>line</b>')
  })

  it.each([null, '  '])('says so when its description is %j', async (description) => {
    await openListing(aVilla({ description }))
    expect(screen.getByText('Description not provided.')).toBeDefined()
  })
})

describe('The map', () => {
  it('draws a point on our own map, its words below, and asks no other site', async () => {
    await openListing(aVilla({ title: 'White villa', locality: 'Champasari', googleMap: '26.7561,88.4069' }))
    const map = within(await screen.findByRole('figure', { name: 'Map of White villa' }))
    expect(map.getAllByText('Champasari')).toHaveLength(1)
    expect(screen.getByText('Drawn by us, to scale')).toBeDefined()
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByText('Coordinates 26.7561, 88.4069')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=26.7561%2C+88.4069',
    )
  })

  it('tells the straight line to what is near, and draws it where it is pointed at', async () => {
    const near: NearThing[] = [
      { kind: 'station', name: 'Siliguri Junction', lat: 26.7232, lng: 88.4137, km: 3.7 },
      { kind: 'airport', name: 'Bagdogra airport', lat: 26.6812, lng: 88.3286, km: 11.4 },
      { kind: 'school', name: 'Hill School', lat: 26.7532, lng: 88.4069, km: 0.3 },
    ]
    const villa = aVilla({ title: 'White villa', googleMap: '26.7561,88.4069' })
    const { user } = await openListing(villa, [], near)
    const map = await screen.findByRole('figure', { name: 'Map of White villa' })
    const rows = within(await screen.findByRole('list', { name: 'Near here, in a straight line' }))
    expect(rows.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Siliguri Junction station3.7 km',
      'Bagdogra airport11.4 km',
      'Hill School300 m',
    ])
    const lines = () => map.querySelectorAll('path[style*="stroke-dasharray: 5 5"]').length
    expect(lines()).toBe(0)
    const ways = map.querySelector('path[style*="stroke-dasharray: 2 5"]')?.getAttribute('d') ?? ''
    expect(ways.match(/M[^M]+/g), 'to the station and the airport, always').toHaveLength(2)
    await user.hover(rows.getByRole('button', { name: /^Bagdogra airport/ }))
    expect(lines()).toBe(1)
  })

  it('shows about where a discreet listing is: no coordinates, no link', async () => {
    await openListing(aVilla({ googleMap: '26.7561,88.4069', placeIsApproximate: true }))
    expect(await screen.findByText(/^About here/)).toBeDefined()
    expect(screen.queryByText(/^Coordinates/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Open in Google Maps' })).toBeNull()
  })

  it('says so where a point lies outside our map', async () => {
    await openListing(aVilla({ googleMap: '22.57,88.36' }))
    expect(await screen.findByText(/^This place lies outside our map/)).toBeDefined()
  })

  it('shows a stored embed as it is and searches the address in Google Maps', async () => {
    const embed = 'https://www.google.com/maps/embed?pb=!1m18'
    await openListing(aVilla({ title: 'White villa', googleMap: embed, address: 'Lane 4' }))
    expect((await screen.findByTitle('Map of White villa')).getAttribute('src')).toBe(embed)
    expect(screen.getByRole('link', { name: 'Open in Google Maps' }).getAttribute('href')).toContain('Lane+4')
  })

  it.each([null, '', 'https://evil.example/maps/embed?x', '<iframe src="javascript:alert(1)">'])(
    'is not available for %j',
    async (googleMap) => {
      await openListing(aVilla({ googleMap }))
      expect(await screen.findByText('NO MAP AVAILABLE')).toBeDefined()
      expect(document.querySelector('iframe')).toBeNull()
    },
  )

  it('gives way to words when its site cannot be reached', async () => {
    const villa = aVilla({
      googleMap: 'https://www.openstreetmap.org/export/embed.html?bbox=88.3,26.6,88.5,26.8',
      address: 'Lane 4',
    })
    answer(readCall(villa._id), reply(villa))
    answer(similarCall(villa._id), reply([]))
    answer('HEAD /export/embed.html', noConnection())
    await openPage(`/view/${villa._id}`)
    expect(await screen.findByText(/^The map cannot be reached/)).toBeDefined()
  })
})

describe('Enquire Now', () => {
  it('opens the dialog for this listing', async () => {
    const villa = aVilla({ title: 'White villa' })
    const { user } = await openListing(villa)
    await user.click(screen.getAllByRole('button', { name: 'Enquire Now' })[0] ?? document.body)
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this property' })
    expect(await within(dialog).findByText(/^White villa/)).toBeDefined()
    expect(dialog.querySelector('input[name=propertyId]')).toHaveProperty('value', villa._id)
  })
})

describe('Share', () => {
  it("uses the device's own sheet", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    const villa = aVilla({ title: 'White villa' })
    const { user } = await openListing(villa)
    const ways = () => screen.getAllByRole('button', { name: 'Share' })
    await waitFor(() => expect(ways()).toHaveLength(2))
    const [onPicture, inCard] = ways()
    await user.click(onPicture ?? document.body)
    await user.click(inCard ?? document.body)
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    expect(share).toHaveBeenCalledWith({ title: 'White villa', url: `${location.origin}/view/${villa._id}` })
  })

  it('copies the address where there is none, and says so', async () => {
    const villa = aVilla()
    const { user } = await openListing(villa)
    const [onPicture] = await screen.findAllByRole('button', { name: 'Copy link' })
    await user.click(onPicture ?? document.body)
    expect(await screen.findByText('Link copied.')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/view/${villa._id}`)
  })
})

describe('WhatsApp and paper', () => {
  it('get title, price and address', async () => {
    const villa = aVilla({ number: 'A-51', title: 'White villa & garden', price: 18_500_000 })
    await openListing(villa)
    const link = await screen.findByRole('link', { name: 'Share on WhatsApp' })
    const chat = new URL(link.getAttribute('href') ?? '')
    expect(chat.origin + chat.pathname).toBe('https://wa.me/')
    expect(chat.searchParams.get('text')).toBe(
      `A-51 · White villa & garden\n₹1.85 Cr\n${location.origin}/view/${villa._id}`,
    )
  })

  it('say no price when there is none', async () => {
    const villa = aVilla({ number: 'A-52', title: 'White villa', price: 0 })
    await openListing(villa)
    const link = await screen.findByRole('link', { name: 'Share on WhatsApp' })
    const chat = new URL(link.getAttribute('href') ?? '')
    expect(chat.searchParams.get('text')).toBe(`A-52 · White villa\n${location.origin}/view/${villa._id}`)
  })

  it('print what the page says, with the firm and the address of the page', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const villa = aVilla()
    const { user } = await openListing(villa)
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    expect(await screen.findByText(`${location.origin}/view/${villa._id}`)).toBeDefined()
  })
})

describe('Similar listings', () => {
  it('are cards that lead on and can be enquired about', async () => {
    const other = aVilla({ title: 'Brick house' })
    const { user } = await openListing(aVilla(), [other, aVilla()])
    expect(await screen.findByRole('heading', { name: 'Similar properties' })).toBeDefined()
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Enquire about Brick house' }))
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this property' })
    expect(dialog.querySelector('input[name=propertyId]')).toHaveProperty('value', other._id)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    answer(readCall(other._id), reply(other))
    answer(similarCall(other._id), reply([]))
    await user.click(screen.getByRole('link', { name: 'Brick house' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Brick house' })).toBeDefined()
    expect(address()).toBe(`/view/${other._id}`)
  })

  it('are left out when there are none or they cannot be loaded', async () => {
    const villa = aVilla()
    answer(readCall(villa._id), reply(villa))
    answer(similarCall(villa._id), noConnection())
    await openPage(`/view/${villa._id}`)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() =>
      expect(sentCalls().map(({ path }) => path)).toContain(similarCall(villa._id).slice('GET '.length)),
    )
    expect(screen.queryByRole('heading', { name: 'Similar properties' })).toBeNull()
  })
})

describe('What the firm answers for', () => {
  it('shows the RERA number and where to look it up', async () => {
    await openListing(aVilla({ reraNumber: 'WBRERA/P/DAR/2024/001234' }))
    const box = within(await screen.findByRole('region', { name: 'RERA registration number' }))
    expect(box.getByText('WBRERA/P/DAR/2024/001234')).toBeDefined()
    const link = box.getByRole('link', { name: /Look it up at rera.wb.gov.in/ })
    expect(link.getAttribute('href')).toBe('https://rera.wb.gov.in')
  })

  it('lists each check with its day and how old it is, and in one line what was not checked', async () => {
    vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
    const checks: Property['checks'] = [
      { check: 'siteVisited', checkedAt: '2026-11-18T06:00:00.000Z' },
      { check: 'titleDeedSeen', checkedAt: '2024-10-01T06:00:00.000Z' },
    ]
    await openListing(aVilla({ checks }))
    const heading = await screen.findByRole('heading', { name: 'What we have checked' })
    expect(await screen.findByText('Not yet: mutation and khatian, tax receipt, encumbrances')).toBeDefined()
    const lines = [...(heading.parentElement?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
    expect(lines).toEqual(['Site visited18 Nov 2026', 'Title deed seen1 Oct 2024more than 2 years ago'])
    expect(screen.queryByRole('link', { name: 'Ask us to check it' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/verified|RERA registration/i)
    vi.useRealTimers()
  })

  it('says in one line that nothing was checked, and offers to ask for it in a chat', async () => {
    const villa = aVilla({ number: 'A-53', title: 'White villa', checks: null })
    await openListing(villa)
    const link = await screen.findByRole('link', { name: 'Ask us to check it' })
    expect(screen.queryByText(/Site visited|Not yet/)).toBeNull()
    const chat = new URL(link.getAttribute('href') ?? '')
    expect(chat.searchParams.get('text')?.split('\n')).toEqual([
      'Hello Aangan, please check the site and the papers of this property.',
      'A-53 · White villa',
      'INR 45,00,000',
      `${location.origin}/view/${villa._id}`,
    ])
  })
})
