import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { asStaff, asVisitor, visitorOf } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'
import { metered } from '#worker/test/meter.ts'

const visitor = asVisitor()

beforeAll(async () => {
  await env.DB.prepare('DELETE FROM properties').run()
  const plot = { category: 'Plot', locality: 'Matigara', leaseType: 'Sale' } as const
  await aProperty({ ...plot, price: 48_00_000 })
  await aProperty({ ...plot, price: 98_00_000 })
  await aProperty({ ...plot, category: 'Warehouse', leaseType: 'Rent', price: 28_000 })
  await aProperty({ ...plot, locality: 'Sevoke Road', category: 'Villa' })
})

async function pageOf(path: string) {
  const response = await visitor.get(path)
  const html = await response.text()
  const one = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    status: response.status,
    html,
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    preview: one(/<meta property="og:title" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language, address]) => [language, address],
    ),
    robots: one(/<meta name="robots" content="([^"]*)"/),
    linked: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
      ([, text = '']): Record<string, unknown> => JSON.parse(text),
    ),
  }
}

describe('the page of an area', () => {
  it('says what is there, and for how much', async () => {
    const { status, html, title, description, canonical, preview } = await pageOf('/area/matigara')
    expect(status).toBe(200)
    expect(title).toBe('Properties in Matigara | Aangan')
    expect(preview).toBe(title)
    expect(description).toBe(
      '3 properties in Matigara. Warehouse, For Rent: ₹28,000 / month (1). Plot, For Sale: ₹48 Lakh – ₹98 Lakh (2).',
    )
    expect(canonical).toBe('https://aangan.test/area/matigara')
    expect(html).toMatch(/3 properties/)
  })

  it('says so in whole sentences of the language', async () => {
    const { description } = await pageOf('/bn/area/matigara')
    expect(description).toBe(
      'মাটিগাড়ায় ৩টি সম্পত্তি। গুদাম, ভাড়ার জন্য: ₹২৮,০০০ / মাস (১)। প্লট, বিক্রির জন্য: ₹৪৮\u00a0লাখ – ₹৯৮\u00a0লাখ (২)।',
    )
  })

  it('has one for each kind, with what is there of it', async () => {
    const { title, description, canonical } = await pageOf('/area/matigara/plots')
    expect([title, description, canonical]).toEqual([
      'Plots in Matigara | Aangan',
      '2 plots in Matigara. Plot, For Sale: ₹48 Lakh – ₹98 Lakh (2).',
      'https://aangan.test/area/matigara/plots',
    ])
  })

  it('has a title, a description and a preview of its own in each language, and each names all others', async () => {
    const addresses = ['/area/matigara', '/area/matigara/plots', '/area/sevoke-road']
    const pages = await Promise.all(
      addresses.flatMap((path) => PUBLISHED.map((language) => pageOf(pathIn(language, path)))),
    )
    expect(new Set(pages.map(({ title }) => title)).size).toBe(12)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(12)
    expect(new Set(pages.map(({ preview }) => preview)).size).toBe(12)
    expect(new Set(pages.map(({ canonical }) => canonical)).size).toBe(12)
    for (const { canonical, alternates } of pages)
      expect(alternates.map(([, address]) => address)).toContain(canonical)
    for (const page of pages.slice(0, 4)) expect(page.alternates).toEqual(pages[0]?.alternates)
    expect(pages[0]?.alternates).toEqual([
      ['en', 'https://aangan.test/area/matigara'],
      ['bn', 'https://aangan.test/bn/area/matigara'],
      ['hi', 'https://aangan.test/hi/area/matigara'],
      ['ne', 'https://aangan.test/ne/area/matigara'],
      ['x-default', 'https://aangan.test/area/matigara'],
    ])
  })

  it('counts as the list does', async () => {
    const list = await visitor.get('/api/properties?city=Matigara')
    const { linked, html } = await pageOf('/area/matigara')
    expect(list.headers.get('x-total-count')).toBe('3')
    expect(linked.find((thing) => thing['@type'] === 'ItemList')?.['itemListElement']).toHaveLength(3)
    expect(html).toContain('3 properties')
  })

  it('is left out by search engines where it has no listing, with the places beside it', async () => {
    const { status, robots, html } = await pageOf('/area/naxalbari/villas')
    expect([status, robots]).toEqual([200, 'noindex, follow'])
    expect((await pageOf('/area/matigara')).robots).toBeUndefined()
    expect((await pageOf('/area/matigara')).html).toContain('/area/kawakhali')
    expect(html).toContain('href="/area/naxalbari"')
  })

  it('leads to the kinds that are there', async () => {
    const { html } = await pageOf('/area/matigara')
    expect(html).toContain('href="/area/matigara/plots"')
    expect(html).toContain('href="/area/matigara/warehouses"')
    expect(html).not.toContain('href="/area/matigara/villas"')
  })

  it('says what staff wrote, each language by itself, and else nothing beside its figures', async () => {
    const picture = await aPicture(await anAccount())
    const texts = { en: 'West of the river.\n\nTwo <markets>.', bn: 'নদীর পশ্চিমে।' }
    await (await asStaff()).patch('/api/areas/matigara', { texts, picture })
    const english = await pageOf('/area/matigara')
    expect(english.html).toContain('<p>West of the river.</p><p>Two &lt;markets&gt;.</p>')
    expect(english.html).toContain(`src="${picture}"`)
    expect((await pageOf('/bn/area/matigara')).html).toContain('<p>নদীর পশ্চিমে।</p>')
    expect((await pageOf('/hi/area/matigara')).html).not.toMatch(/West of|নদীর/)
    expect((await pageOf('/area/matigara/plots')).html).not.toContain('West of the river')
    expect((await pageOf('/area/matigara/plots')).html).not.toContain('<p>2 plots in Matigara.')
    await (await asStaff()).patch('/api/areas/matigara', { texts: { en: null, bn: null }, picture: null })
  })

  it('leads back to its place and to the firm', async () => {
    const { html, linked } = await pageOf('/area/matigara/plots')
    expect(html).toContain('<a href="/area/matigara">Properties in Matigara</a>')
    expect(linked.map((thing) => thing['@type'])).toEqual(['RealEstateAgent', 'BreadcrumbList', 'ItemList'])
  })

  it('shows the nearest listings where it has none', async () => {
    const { html, linked } = await pageOf('/area/kawakhali/plots')
    expect(html).toContain('<b>nothing</b>')
    expect(html.match(/<article>/g)).toHaveLength(3)
    expect(linked.map((thing) => thing['@type'])).toEqual(['RealEstateAgent', 'BreadcrumbList'])
  })

  it.each([
    '/area/nowhere',
    '/area/Matigara',
    '/area/matigara/castles',
    '/area/matigara/plot',
    '/bn/area/nowhere',
  ])('is not found at %s', async (path) => {
    const response = await visitor.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('stands in the sitemap where it has listings', async () => {
    const xml = await (await visitor.get('/sitemap.xml')).text()
    const named = [...xml.matchAll(/<loc>https:\/\/aangan\.test(\/area\/[^<]+)<\/loc>/g)].map(
      ([, path]) => path,
    )
    expect(named).toEqual([
      '/area/matigara',
      '/area/matigara/plots',
      '/area/matigara/warehouses',
      '/area/sevoke-road',
      '/area/sevoke-road/villas',
    ])
  })
})

describe('a filtered list', () => {
  it.each([
    ['/property?city=matigara', '/area/matigara', 'Properties in Matigara'],
    ['/property?city=Sevoke+Road&category=villa', '/area/sevoke-road/villas', 'Villas in Sevoke Road'],
    ['/property?category=plot', '/property', 'Plots in Siliguri and around'],
    ['/property?city=matigara&maxPrice=2cr', '/property', 'Properties in Matigara'],
    ['/property?city=matigara&category=plot,villa', '/property', 'Properties in Matigara'],
    ['/property?city=Kalimpong', '/property', 'Properties in Kalimpong'],
    ['/property?deal=rent', '/property', 'Properties to rent in Siliguri and around'],
  ])('%s is at home at %s and has a title of its own', async (path, home, title) => {
    const page = await pageOf(path)
    expect([page.canonical, page.title]).toEqual([`https://aangan.test${home}`, `${title} | Aangan`])
    expect(page.preview).toBe(page.title)
  })

  it('names its listings in their order', async () => {
    const { linked } = await pageOf('/property?city=matigara&category=plot')
    const [list] = linked
    const answer = await visitor.get('/api/properties?city=matigara&category=plot')
    const ids = (await answer.json<{ _id: string }[]>()).map(({ _id }) => _id)
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: ids.map((id, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `https://aangan.test/view/${id}`,
      })),
    })
  })

  it('leads from a listing to its area', async () => {
    const answer = await visitor.get('/api/properties?city=sevoke+road')
    const [villa] = await answer.json<{ _id: string }[]>()
    const { linked } = await pageOf(`/view/${villa?._id}`)
    const crumbs = linked.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(JSON.stringify(crumbs)).toContain('https://aangan.test/area/sevoke-road/villas')
  })
})

describe('the page of a place with hundreds of listings', () => {
  beforeAll(async () => {
    await aProperty({ category: 'Villa', locality: 'Salugara', leaseType: 'Sale' })
    for (let count = 0; count < 130; count++)
      await aProperty({ category: 'Plot', locality: 'Salugara', leaseType: 'Sale', title: `Plot ${count}` })
  })

  it.each([
    '/area/salugara',
    '/area/salugara/plots',
    '/bn/area/salugara',
    '/area/siliguri',
    '/area/sukna/villas',
  ])('reads at most 120 rows at %s', async (path) => {
    const { database, meter } = metered(env.DB)
    await (await visitorOf({ DB: database }).get('/api/properties?city=salugara&limit=1')).text()
    meter.rowsRead.length = 0
    const response = await visitorOf({ DB: database }).get(path)
    expect(response.status).toBe(200)
    await response.text()
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(120)
  })

  it('counts all of the place, and of a kind as far as it looks', async () => {
    expect((await pageOf('/area/salugara')).html).toContain('131 properties')
    expect((await pageOf('/area/salugara/plots')).html).toContain('60+ properties')
  })
})

describe('the heading of an area', () => {
  it('shows a picture of what is offered there in its heading, unless staff chose one for the place', async () => {
    const account = await anAccount()
    const [cover, chosen] = [await aPicture(account), await aPicture(account)]
    await aProperty({ category: 'Plot', locality: 'Bagdogra', leaseType: 'Sale', images: [cover] })
    expect((await pageOf('/area/bagdogra')).html).toContain(`<i><img src="${cover}"`)
    const staff = await asStaff()
    await staff.patch('/api/areas/bagdogra', { picture: chosen })
    const { html } = await pageOf('/area/bagdogra')
    expect(html).toContain(`<img src="${chosen}"`)
    expect(html).not.toContain('<i><img')
    await staff.patch('/api/areas/bagdogra', { picture: null })
  })
})
