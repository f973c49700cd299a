import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { answer, later, noConnection, refusal, sentCalls } from '#frontend/test/answers.ts'
import { aPlot, aVilla, listReply } from '#frontend/test/properties.ts'
import { address, openPage } from '#frontend/test/render-page.tsx'
import { expectComplaint } from '#frontend/test/setup.ts'

const LIST = 'GET /api/properties'
const listCalls = () => sentCalls().filter(({ path }) => path.split('?')[0] === PATHS.properties)
const lastCall = () => listCalls().at(-1)?.path

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

  it('is fetched again by itself once there is a connection', async () => {
    answer(LIST, noConnection(), listReply([aVilla({ title: 'White villa' })]))
    await openPage('/property')
    await screen.findByRole('heading', { name: 'No Properties Found' })
    expectComplaint('The properties could not be fetched.')
    window.dispatchEvent(new Event('online'))
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
