import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { toggleKept } from '#frontend/features/kept/kept.ts'
import { answer, later, noConnection, refusal, reply, sentCalls } from '#frontend/test/answers.ts'
import { aPicture } from '#frontend/test/open-listing.ts'
import { aPlot, aVilla, aWarehouse, listReply } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'
import { expectComplaint } from '#frontend/test/setup.ts'

const LIST = 'GET /api/properties'
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const listCalls = () => sentCalls().filter(({ path }) => path.split('?')[0] === PATHS.properties)
const lastCall = () => listCalls().at(-1)?.path

afterEach(() => vi.useRealTimers())

describe('The list of properties', () => {
  it('says that it is loading, then shows a card for each', async () => {
    const { answer: slowly, arrive } = later(listReply([aVilla({ title: 'White villa' }), aPlot()]))
    answer(LIST, slowly)
    await openPage('/property')
    expect(await screen.findByText('Loading properties')).toBeDefined()
    act(arrive)
    expect(await screen.findByRole('heading', { name: '2 properties' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'White villa' })).toBeDefined()
    expect(screen.queryByText('Loading properties')).toBeNull()
  })

  it('passes the search of its address on to the API', async () => {
    answer(LIST, listReply([aVilla()]))
    await openPage(
      '/property?searchTerm=corner+plot&city=Matigara&price=50+lakh&category=Plot&autoScroll=true',
    )
    await screen.findByRole('article')
    expect(lastCall()).toBe(
      '/api/properties?searchTerm=corner+plot&city=Matigara&price=50+lakh&category=Plot&autoScroll=true',
    )
  })

  it.each([
    ['1', '1 property'],
    ['1000+', '1,000+ properties'],
    ['12345', '12,345 properties'],
  ])('words a count of %s as "%s"', async (total, words) => {
    answer(LIST, listReply([aVilla()], { total }))
    await openPage('/property')
    expect(await screen.findByRole('heading', { name: words })).toBeDefined()
  })
})

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
    expect(card.getByRole('heading', { name: '4 katha plot in Matigara' })).toBeDefined()
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
    const title = 'Independent six-bedroom house on 7 katha for a joint family '.repeat(3).trim()
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
    expect(
      await card.findByRole('img', { name: /^Plan to scale: 60 ft by 84 ft/, hidden: true }),
    ).toBeDefined()
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

describe('The heading', () => {
  it.each([
    ['/property', 'Property in Siliguri and the foothills'],
    ['/property?sort=price-asc', 'Property in Siliguri and the foothills'],
    ['/property?category=Villa&deal=sale&city=siliguri', '7 villas for sale in Siliguri'],
  ])('of %s: %s', async (path, heading) => {
    answer(LIST, listReply([aVilla()], { total: '7' }))
    await openPage(path)
    await screen.findByRole('article')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByRole('heading', { level: 2, name: '7 properties' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Explore Plots' }).getAttribute('href')).toBe(
      '/property?category=plot&autoScroll=true',
    )
    expect(screen.getAllByRole('link', { name: 'All Properties' })[0]?.getAttribute('href')).toBe('/property')
    expect(screen.getByRole('region', { name: 'Pictures, 3 slides' })).toBeDefined()
  })

  it('of land speaks to sellers too', async () => {
    answer(LIST, listReply([aPlot()]))
    await openPage('/property?searchTerm=land&autoScroll=true')
    const link = await screen.findByRole('link', { name: 'Tell us on WhatsApp' })
    expect(link.closest('p')?.textContent).toBe('Selling land?Tell us on WhatsAppSell with us')
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=/)
  })
})

describe('An empty list', () => {
  it('says its three sentences and which filter to drop', async () => {
    answer(
      LIST,
      listReply([]),
      listReply([aVilla()], { total: '5' }),
      listReply([], { total: '0' }),
      listReply([aVilla()], { total: '1000+' }),
    )
    const { user } = await openPage('/property?category=Villa&maxPrice=20000000')
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeDefined()
    expect(
      screen.getByText("Sorry, we couldn't find any properties matching your search criteria."),
    ).toBeDefined()
    expect(screen.getByText('Try adjusting your filters or search terms.')).toBeDefined()
    const offer = await screen.findByRole('button', { name: 'Without “Villa” 5 properties' })
    expect(screen.queryByRole('button', { name: /Without “Up to/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Without any filter 1,000+ properties' })).toBeDefined()
    expect(listCalls().filter(({ path }) => path.endsWith('limit=1'))).toHaveLength(3)
    await user.click(offer)
    expect(address()).toBe('/property?maxPrice=20000000')
  })

  it('says first that leases would fit, where nothing is to rent', async () => {
    answer(LIST, listReply([]), listReply([aVilla()], { total: '2' }), listReply([aVilla()], { total: '5' }))
    const { user } = await openPage('/property?category=Warehouse&deal=rent')
    const [first] = await screen.findAllByRole('button', { name: /(propert|“)/ })
    await user.click(await screen.findByRole('button', { name: 'For lease 2 properties' }))
    expect(first?.textContent).toContain('For lease')
    expect(address()).toBe('/property?category=Warehouse&deal=lease')
  })

  it('says that it is counting, and offers a filter without a number when it cannot', async () => {
    const { answer: slowly, arrive } = later(noConnection())
    answer(LIST, listReply([]), slowly)
    await openPage('/property?category=Villa&city=Matigara')
    const counting = await screen.findByText('Looking for the filter that is in the way')
    expect(counting.parentElement?.style.minHeight, 'room for three offers').toBe('10.5rem')
    act(arrive)
    expect(await screen.findByRole('button', { name: 'Without “Villa”' })).toBeDefined()
  })

  it('is what a failed fetch shows, with a way to try again', async () => {
    answer(LIST, noConnection(), listReply([aVilla({ title: 'White villa' })]))
    const { user } = await openPage('/property')
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeDefined()
    expectComplaint('The properties could not be fetched.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'White villa' })).toBeDefined()
  })

  it('says that too many searches came from the network, with a way to try again', async () => {
    answer(LIST, refusal('TOO_MANY', 'Too many.', { retryAfterSeconds: 60 }), listReply([aVilla()]))
    const { user } = await openPage('/property?searchTerm=villa')
    const sentence = 'Too many searches came from your network just now. Wait a minute and try again.'
    expect(await screen.findByText(sentence)).toBeDefined()
    expectComplaint('The properties could not be fetched.')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article')).toBeDefined()
  })

  it('says what the API refuses and offers to clear it', async () => {
    answer(LIST, refusal('INVALID_INPUT', 'Sort must be one of: newest.'), listReply([aVilla()]))
    const { user } = await openPage('/property?sort=nonsense')
    expect(await screen.findByText('Sort must be one of: newest.')).toBeDefined()
    expectComplaint('The properties could not be fetched.')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(await screen.findByRole('article')).toBeDefined()
    expect(address()).toBe('/property')
  })
})

describe('The next pages', () => {
  const many = (count: number) => Array.from({ length: count }, () => aVilla())

  it('come without repeating a listing', async () => {
    const first = many(24)
    answer(
      LIST,
      listReply(first, { total: '26', next: '/api/properties?cursor=second' }),
      listReply([...first.slice(23), ...many(2)], { total: '26' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(26))
    expect(new Set(titles()).size).toBe(26)
    expect(lastCall()).toBe('/api/properties?cursor=second')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('stay while an enquiry is made about one of their listings', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '25', next: '/api/properties?cursor=second' }),
      listReply([aPlot({ title: 'Far plot' })], { total: '25' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    const button = await screen.findByRole('button', { name: 'Enquire about Far plot' })
    const asked = listCalls().length
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog'))
    expect(button.isConnected).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button.isConnected).toBe(true)
    expect(listCalls()).toHaveLength(asked)
  })

  it('are offered on a phone once no card that is still drawn can move the button', async () => {
    const phone = Object.assign(window.matchMedia(''), { matches: true })
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(phone)
    answer(LIST, listReply(many(24), { total: '26', next: '/api/properties?cursor=second' }))
    await openPage('/property')
    await screen.findByRole('button', { name: 'Show more' })
    expect(screen.getAllByRole('article')).toHaveLength(24)
    asked.mockRestore()
  })

  it('are followed by themselves while the server comes back short', async () => {
    answer(
      LIST,
      listReply([], { total: '3', next: '/api/properties?cursor=second' }),
      listReply(many(1), { total: '3', next: '/api/properties?cursor=third' }),
      listReply(many(2), { total: '3' }),
    )
    await openPage('/property')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3))
    expect(screen.getByRole('heading', { name: '3 properties' })).toBeDefined()
  })

  it('wait for the visitor after a few short answers', async () => {
    answer(LIST, listReply(many(1), { total: '1000+', next: '/api/properties?cursor=on' }))
    await openPage('/property')
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeDefined()
    expect(listCalls()).toHaveLength(5)
  })

  it('can be asked for again when they fail', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '25', next: '/api/properties?cursor=second' }),
      noConnection(),
      listReply(many(1), { total: '25' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('The next properties could not be loaded.')).toBeDefined()
    expectComplaint('The next properties could not be fetched.')
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
  })
})

describe('The address', () => {
  const many = (count: number) => Array.from({ length: count }, () => aVilla())
  const next = (cursor: string) => `/api/properties?category=Villa&cursor=${cursor}`

  it('keeps the cursor of the page that was brought last', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('second') }),
      listReply(many(24), { total: '60', next: next('third') }),
    )
    const { user } = await openPage('/property?category=Villa')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
    expect(address()).toBe('/property?category=Villa&cursor=second')
    expect(screen.getByText('48 of 60')).toBeDefined()
  })

  it('with a cursor opens the listings up to the end of its page, at its first one', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const last = many(12)
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('second') }),
      listReply(last, { total: '60' }),
      listReply(many(24), { total: '60', next: next('third') }),
    )
    await openPage('/property?category=Villa&cursor=third')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60))
    expect(listCalls().map(({ path }) => path)).toEqual([
      '/api/properties?category=Villa',
      next('third'),
      next('second'),
    ])
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    expect(screen.getAllByRole('article')[48]?.textContent).toContain(last[0]?.title ?? '-')
    expect(scrolled.mock.contexts[0]).toBe(screen.getAllByRole('article')[48])
  })

  it('finds the place of a cursor again when listings have come since', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    const last = many(24)
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('two-later') }),
      listReply(last, { total: '60' }),
      listReply([...many(2), ...last.slice(0, 22)], { total: '60', next: next('three-later') }),
    )
    await openPage('/property?category=Villa&cursor=second')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
    expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined()
    expect(listCalls()).toHaveLength(3)
    await waitFor(() => expect(scrolled.mock.contexts[0]).toBe(screen.getAllByRole('article')[26]))
  })

  it('with a cursor of another list shows how its list begins, and loses the cursor with a filter', async () => {
    answer(
      LIST,
      listReply(many(24), { total: '60', next: next('second') }),
      refusal('INVALID_INPUT', 'The cursor is not valid for this search.'),
      listReply(many(1)),
    )
    const { user } = await openPage('/property?category=Villa&cursor=other')
    await waitFor(() => expect(listCalls()).toHaveLength(2))
    expectComplaint('The address names no page of this list.')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-asc')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(address()).toBe('/property?category=Villa&sort=price-asc')
  })
})

describe('Back', () => {
  it('brings the results again as they were, without a call', async () => {
    const first = Array.from({ length: 24 }, () => aVilla())
    answer(
      LIST,
      listReply(first, { total: '25', next: '/api/properties?cursor=second' }),
      listReply([aVilla({ title: 'The last one' })], { total: '25' }),
    )
    const { user } = await openPage('/property')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('link', { name: 'The last one' })
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'The last one' })).toBeNull())
    const calls = listCalls().length
    act(() => history.back())
    expect(await screen.findByRole('link', { name: 'The last one' })).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(25)
    expect(listCalls()).toHaveLength(calls)
  })

  it('draws no card anew, and shows what was kept meanwhile', async () => {
    const villa = aVilla({ title: 'White villa' })
    answer(LIST, listReply([villa]))
    const { user } = await openPage('/property?autoScroll=true')
    const card = await screen.findByRole('article')
    const heart = await screen.findByRole('button', { name: 'Keep: White villa' })
    const { title } = document
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    act(() => void toggleKept(villa))
    act(() => history.back())
    expect(await screen.findByRole('article')).toBe(card)
    expect(heart.getAttribute('aria-pressed')).toBe('true')
    expect(document.title).toBe(title)
    toggleKept(villa)
  })

  it('is not the list of another visit', async () => {
    answer(LIST, listReply([aVilla({ title: 'White villa' })]), listReply([aVilla({ title: 'New villa' })]))
    const { user } = await openPage('/property')
    await screen.findByRole('link', { name: 'White villa' })
    const follow = (name: string) => user.click(screen.getAllByRole('link', { name })[0] ?? document.body)
    await follow('About')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await follow('Property')
    expect(await screen.findByRole('link', { name: 'New villa' })).toBeDefined()
    expect(document.querySelectorAll('article')).toHaveLength(1)
    act(() => history.go(-2))
    expect(await screen.findByRole('link', { name: 'White villa' })).toBeDefined()
  })

  it('takes a filter off again', async () => {
    answer(LIST, listReply([aVilla()]), listReply([]), reply([]))
    const { user } = await openPage('/property')
    await screen.findByRole('article')
    const [plot] = screen.getAllByRole('button', { name: /^Plot/ })
    if (plot) await user.click(plot)
    expect(await screen.findByRole('heading', { name: 'No Properties Found' })).toBeDefined()
    act(() => history.back())
    expect(await screen.findByRole('article')).toBeDefined()
    expect(address()).toBe('/property')
  })
})

describe('autoScroll', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')

  async function openWithStoppedClock(path: string) {
    answer(LIST, listReply([aVilla()]))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    scrolled.mockClear()
    await openPage(path)
    while (screen.queryByRole('article') === null) await act(() => vi.advanceTimersByTimeAsync(0))
  }

  it('brings the results into view 300 ms after they are there', async () => {
    await openWithStoppedClock('/property?searchTerm=land&autoScroll=true')
    vi.advanceTimersByTime(299)
    expect(scrolled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth' })
  })

  it('does not move a list that Back shows again', async () => {
    const still = Object.assign(window.matchMedia(''), { matches: true })
    const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(still)
    answer(LIST, listReply([aVilla()]))
    scrolled.mockClear()
    const { user } = await openPage('/property?searchTerm=land&autoScroll=true')
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto' }))
    await user.click(screen.getAllByRole('link', { name: 'About' })[0] ?? document.body)
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    scrolled.mockClear()
    act(() => history.back())
    await screen.findByRole('article')
    // What was asked for at once has happened by then.
    await new Promise((resolve) => setTimeout(resolve))
    expect(scrolled).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('leaves the page to who moves it meanwhile', async () => {
    await openWithStoppedClock('/property?searchTerm=land&autoScroll=true')
    window.dispatchEvent(new Event('wheel'))
    vi.advanceTimersByTime(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('stops where a press finds it, so that what is pressed stays under the finger', async () => {
    const stopped = vi.spyOn(window, 'scrollTo')
    await openWithStoppedClock('/property?searchTerm=land&autoScroll=true')
    vi.advanceTimersByTime(300)
    stopped.mockClear()
    window.scrollY = 40
    window.dispatchEvent(new Event('pointerdown'))
    expect(stopped).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' })
    window.dispatchEvent(new Event('wheel'))
    expect(stopped).toHaveBeenCalledOnce()
    window.scrollY = 0
  })

  it('does nothing when the address does not ask for it', async () => {
    await openWithStoppedClock('/property?searchTerm=land')
    vi.advanceTimersByTime(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })
})
