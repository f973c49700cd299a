import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { alternatesOf, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import type { Property } from '#contract/properties/replies.ts'
import { PATHS } from '#contract/paths.ts'
import { headlineIn } from '#contract/languages/headline.ts'
import { listValues } from '#worker/services/documents/list-values.ts'
import { asOnCard } from '#worker/services/documents/on-card.ts'
import { as, asVisitor } from '#worker/test/client.ts'
import { anAccount, aPicture, aProperty } from '#worker/test/factories.ts'

const HOSTILE = '</title></script><script>alert(1)</script>"\'&\u2028'
const PHONE = '+91 98765 11111'
const visitor = asVisitor()
let listing: Property
let hostile: Property
let plain: Property

beforeAll(async () => {
  const staff = await anAccount()
  const cover = await aPicture(staff)
  await env.DB.prepare("UPDATE images SET has_preview = 1, widths = '[320,640]' WHERE key = ?")
    .bind(cover.slice(1))
    .run()
  listing = await aProperty(
    {
      category: 'Villa',
      title: 'Villa with a garden',
      price: 12_000_000,
      area: 2400,
      bedrooms: 3,
      address: 'House 2, Matigara',
      locality: 'Matigara',
      description: 'Quiet lane.\n\nTwo balconies.',
      googleMap: '26.71,88.38',
      images: [cover],
      phone: PHONE,
    },
    { listedBy: staff },
  )
  const person = { name: 'Asha Roy', photo: null, languages: ['en'], hours: null, isShown: true }
  await (await as(staff)).put(PATHS.ownPerson, person)
  hostile = await aProperty({ title: HOSTILE, description: HOSTILE, locality: HOSTILE })
  plain = await aProperty({
    title: 'Rented shed',
    category: 'Warehouse',
    price: 0,
    leaseType: 'Rent',
    isRented: true,
  })
})

async function pageOf(path: string) {
  const response = await visitor.get(path)
  const html = await response.text()
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const scripts = [...html.matchAll(/<script type="([^"]+)"[^>]*>([^]*?)<\/script>/g)]
  const data = (type: string) =>
    scripts
      .filter(([, own]) => own === type)
      .map(([, , text = '']): Record<string, unknown> => JSON.parse(text))
  return {
    response,
    html,
    meta,
    linked: data('application/ld+json'),
    replies: data('application/json')[0] ?? {},
  }
}

describe('the page of a listing', () => {
  it('says in its head what it is', async () => {
    const { html, meta } = await pageOf(`/view/${listing._id}`)
    expect(html).toContain('<title>Villa with a garden | Aangan</title>')
    expect(html).toContain(`<link rel="canonical" href="https://aangan.test/view/${listing._id}">`)
    expect(meta('description')).toMatch(
      /^Villa, For Sale · ₹1\.20 Cr · 2,400 sq ft · Matigara, Siliguri · A-1\. Quiet lane\. Two/,
    )
    expect(meta('og:title')).toBe('Villa with a garden | Aangan')
    expect(meta('og:url')).toBe(`https://aangan.test/view/${listing._id}`)
  })

  it("shows chats its own preview, or the firm's where it has none", async () => {
    const own = await pageOf(`/view/${listing._id}`)
    expect(own.meta('og:image')).toBe(`https://aangan.test${listing.images[0]?.replace('.webp', '-og.jpg')}`)
    expect([own.meta('og:image:width'), own.meta('og:image:height')]).toEqual(['1200', '630'])
    expect((await pageOf(`/view/${plain._id}`)).meta('og:image')).toBe('https://aangan.test/preview.jpg')
  })

  it('loads its first picture first, in the width that fits', async () => {
    const { html } = await pageOf(`/view/${listing._id}`)
    const [preload = ''] = /<link rel="preload" as="image"[^>]*>/.exec(html) ?? []
    expect(preload).toContain(`href="${listing.images[0]}"`)
    expect(preload).toMatch(/imagesrcset="[^"]+-320\.webp 320w, [^"]+-640\.webp 640w, [^"]+\.webp 960w"/)
  })

  it('hints at one file of that picture, and where the address names no listing at none', async () => {
    const linkOf = async (path: string) => (await pageOf(path)).response.headers.get('link')
    expect(await linkOf(`/view/${listing._id}`)).toBe(
      `<${listing.images[0]}>; rel=preload; as=image; fetchpriority=high`,
    )
    expect(await linkOf(`/view/${plain._id}`)).toBeNull()
    expect(await linkOf('/property')).toBeNull()
  })

  it('describes the offer to search engines', async () => {
    const [offer, trail] = (await pageOf(`/view/${listing._id}`)).linked
    expect(offer).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: 'Villa with a garden',
      offers: {
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: 12_000_000, priceCurrency: 'INR' },
      },
      about: { '@type': 'House', numberOfBedrooms: 3, geo: { latitude: '26.71', longitude: '88.38' } },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
    const [gone] = (await pageOf(`/view/${plain._id}`)).linked
    expect(gone).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
    expect(JSON.stringify(gone)).not.toContain('"price"')
  })

  it('says all of it in the language of the page, in whole sentences', async () => {
    const { meta, linked } = await pageOf(`/bn/view/${listing._id}`)
    const description = meta('description') ?? ''
    expect(description).toMatch(/।$/)
    expect(meta('og:description')).toBe(description)
    const [offer] = linked
    expect(offer).toMatchObject({
      inLanguage: 'bn',
      alternateName: 'Villa with a garden',
      about: { address: { streetAddress: 'House 2, মাটিগাড়া', addressLocality: 'শিলিগুড়ি' } },
      provider: {
        address: {
          streetAddress: '২য় ফ্লোর, সেবক রোড',
          addressLocality: 'শিলিগুড়ি',
          addressRegion: 'পশ্চিমবঙ্গ',
        },
        areaServed: 'শিলিগুড়ি',
      },
    })
    const { name, description: body, about } = offer ?? {}
    expect(JSON.stringify([name, body, about])).not.toContain('garden')
  })

  it('cuts a long description after a sentence', async () => {
    const { _id } = await aProperty({
      title: 'Told at length',
      description: 'Eight words that make a sentence of it. '.repeat(9),
    })
    const description = (await pageOf(`/view/${_id}`)).meta('description') ?? ''
    expect(description.length).toBeLessThanOrEqual(200)
    expect(description).toMatch(/of it\.$/)
  })

  it('promises nothing of a listing that nobody has confirmed for long', async () => {
    const { _id } = await aProperty({ title: 'A plot of old' })
    await env.DB.prepare(`UPDATE properties SET confirmation = 'lapsed', status = 'unconfirmed' WHERE id = ?`)
      .bind(_id)
      .run()
    const [offer] = (await pageOf(`/view/${_id}`)).linked
    expect(offer).toMatchObject({ name: 'A plot of old', offers: { '@type': 'Offer' } })
    expect(JSON.stringify(offer)).not.toContain('availability')
  })

  it('carries what its scripts would ask for, as the call answers it, and no contact', async () => {
    const path = `/api/properties/${listing._id}`
    const { replies, html } = await pageOf(`/view/${listing._id}`)
    const near = `/api/near/${listing._id}?language=en`
    const people = `/api/people?listing=${listing._id}`
    expect(replies).toEqual({
      [path]: { body: await (await visitor.get(path)).json() },
      [near]: { body: await (await visitor.get(near)).json() },
      [people]: { body: await (await visitor.get(people)).json() },
    })
    expect(replies[people]).toMatchObject({ body: { people: [{ name: 'Asha Roy' }] } })
    expect(html).not.toContain(PHONE)
  })

  it('keeps hostile text text', async () => {
    const { html, replies, linked } = await pageOf(`/view/${hostile._id}`)
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    expect(replies[`/api/properties/${hostile._id}`]).toMatchObject({ body: { title: hostile.title } })
    expect(linked[0]).toMatchObject({ name: hostile.title })
  })

  it('shows title, price, place, picture and chat before any script runs', async () => {
    const { html } = await pageOf(`/view/${listing._id}`)
    const [, root = ''] = /<div id="root">([^]*?)<\/div><script/.exec(html) ?? []
    expect(root).toContain(
      '<h1>Villa with a garden</h1><p>House 2, Matigara, Siliguri</p><p>INR 1,20,00,000 ₹1.20 Cr</p>',
    )
    expect(root).toContain(`<img src="${listing.images[0]}"`)
    expect(root).toContain(
      `https://wa.me/919000012345?text=Hello%2C%20I&#39;m%20interested%20in%20property%20ID%3A%20${listing._id}.`,
    )
    expect(html).not.toContain('<template')
    const gone = await pageOf(`/view/${plain._id}`)
    expect(gone.html).toContain('<p>Rented out</p><h1>Rented shed</h1><p>Siliguri</p><p>Price not available ')
  })

  it('is made anew when the listing changes, and 304 until then', async () => {
    const first = await visitor.get(`/view/${plain._id}`)
    const held = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await visitor.get(`/view/${plain._id}`, held)).status).toBe(304)
    await env.DB.prepare("UPDATE properties SET title = 'Shed by the road' WHERE id = ?")
      .bind(plain._id)
      .run()
    expect(await (await visitor.get(`/view/${plain._id}`, held)).text()).toContain(
      '<title>Shed by the road | Aangan</title>',
    )
  })
})

describe('the list page', () => {
  it('carries its first listings and where they go on', async () => {
    const { replies } = await pageOf('/property?utm=1&category=villa&autoScroll=true')
    const call = await visitor.get('/api/properties?category=villa')
    expect(replies).toEqual({
      '/api/properties?category=villa': {
        body: (await call.json<Property[]>()).map((one) => asOnCard(one, 'en')),
        headers: { 'x-total-count': '1' },
      },
    })
  })

  it.each(['bn', 'hi', 'ne'] as const)('carries all that a card’s title in %s is composed of', (language) => {
    const house = {
      ...listing,
      propertyType: 'Bungalow',
      landArea: 10_800,
      enteredAreas: { landArea: { value: 15, unit: 'katha' } },
    } as Property
    const shown = asOnCard(house, language) as Property
    expect(headlineIn(language, shown)).toBe(headlineIn(language, house))
    expect(headlineIn(language, shown)).not.toBe(headlineIn(language, listing))
  })

  it.each([
    ['bigha', { enteredAreas: { plotSizeSqFt: { value: 1, unit: 'bigha' } } }],
    ['katha', {}],
  ] as const)('carries the size of a plot in %s as far as its card says it', (unit, carried) => {
    const plot = {
      ...listing,
      category: 'Plot',
      plotSizeSqFt: 14_400,
      areaSqFt: 14_400,
      enteredAreas: { plotSizeSqFt: { value: unit === 'bigha' ? 1 : 20, unit } },
    } as Property
    const { enteredAreas } = asOnCard(plot, 'en')
    expect({ ...(enteredAreas && { enteredAreas }) }).toEqual(carried)
  })

  it('carries what a house is drawn from only where it has no pictures', () => {
    const bigha = { value: 1, unit: 'bigha' } as const
    const house = {
      ...listing,
      area: 3200,
      landArea: 14_400,
      numberOfFloors: 2,
      garden: true,
      enteredAreas: { landArea: bigha },
    } as Property
    const drawn = { landArea: 14_400, numberOfFloors: 2, garden: true, enteredAreas: { landArea: bigha } }
    expect(asOnCard({ ...house, pictures: [], images: [] }, 'en')).toMatchObject(drawn)
    expect(Object.keys(asOnCard(house, 'en')).filter((name) => name in drawn)).toEqual([])
  })

  it('says the path of a picture and the day of a card once', () => {
    const shown = asOnCard(listing, 'en')
    expect(shown.images).toEqual(listing.images)
    expect(shown.pictures[0]).toMatchObject({ width: listing.pictures[0]?.width })
    expect(shown.pictures[0]).not.toHaveProperty('url')
    expect(Object.keys(shown).filter((name) => name.endsWith('edAt'))).toEqual(['confirmedAt'])
  })

  it('shows its listings before any script runs', async () => {
    const { html } = await pageOf('/property?category=villa')
    expect(html).toContain(
      `<h2>1 property</h2><article><a href="/view/${listing._id}">Villa with a garden</a><img src="${listing.images[0]}"`,
    )
    expect(html).toContain('For Sale Matigara ₹1.20 Cr ₹5,000 / sq ft')
  })

  it('writes three cards of a first screen, whose pictures load at once', async () => {
    await aProperty({ title: 'Fourth' })
    const { html } = await pageOf('/property')
    expect(html.match(/Enquire<\/a><\/article>/g)).toHaveLength(3)
    expect(html.match(/<article>/g)).toHaveLength(4)
  })

  it('says what was found where something was asked for, and speaks to sellers of land', async () => {
    expect((await pageOf('/property?category=villa&city=matigara')).html).toContain(
      '<h1>1 villa in Matigara</h1><h2>',
    )
    expect((await pageOf('/property?searchTerm=land')).html).toContain('<p>Selling land?</p>')
    expect((await pageOf('/property?sort=price-asc')).html).not.toMatch(/<h1>|Selling/)
  })

  it('shows what its address says without letters that turn the reading or show nothing', async () => {
    for (const query of ['city=', 'asTyped=true&searchTerm=']) {
      const { html } = await pageOf(`/property?${query}${encodeURIComponent('\u0007\u202emoc \u200bwon')}`)
      expect(html).toMatch(/moc won/i)
      for (const unseen of '\u0007\u202e\u200b') expect(html).not.toContain(unseen)
    }
  })

  it('says again without them which budget it did not understand', () => {
    const query = new URLSearchParams({ price: '\u202emoc \u200bwon' })
    const { unreadable } = listValues({ properties: [], total: '0', query }, 'en')
    expect(unreadable).toEqual([{ said: 'moc won' }])
  })

  it('has one address, whatever filters it but a place', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="([^"]*)"/.exec((await pageOf(path)).html)?.[1]
    expect(await canonical('/property')).toBe('https://aangan.test/property')
    expect(await canonical('/property?category=Villa&autoScroll=true')).toBe('https://aangan.test/property')
    expect(await canonical('/property?category=villa&maxPrice=2cr')).toBe('https://aangan.test/property')
  })

  it.each(['cursor=1', 'limit=0', 'limit=1'])('begins where a list begins, also with %s', async (query) => {
    const begun = await pageOf('/property')
    expect((await pageOf(`/property?${query}`)).replies).toEqual(begun.replies)
  })

  it.each(['status=pending', 'status=all', 'bedRooms=x'])(
    'leaves it to the page to say what is wrong with %s',
    async (query) => {
      const { response, replies, html } = await pageOf(`/property?${query}`)
      expect([response.status, replies]).toEqual([200, {}])
      expect(html).toContain('<h2>0 properties</h2>')
      expect(html).not.toContain('<template')
    },
  )
})

describe('the sitemap', () => {
  it('names every page on offer with its pictures and when it changed', async () => {
    const response = await visitor.get('/sitemap.xml')
    const xml = await response.text()
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    for (const path of ['/', '/property', '/about', '/contact', '/privacy'])
      expect(xml).toContain(`<loc>https://aangan.test${path}</loc>`)
    expect(xml).toContain(
      `<url><loc>https://aangan.test/view/${listing._id}</loc><lastmod>${listing.updatedAt}</lastmod><image:image><image:loc>https://aangan.test${listing.images[0]}</image:loc></image:image><xhtml:link`,
    )
    expect(xml).not.toContain(plain._id)
  })

  it('names every page in every language, each with all the others', async () => {
    const xml = await (await visitor.get('/sitemap.xml')).text()
    for (const page of ['/', '/about', '/privacy', `/view/${listing._id}`]) {
      const others = alternatesOf(page).map(
        ({ language, path }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="https://aangan.test${path}"/>`,
      )
      for (const language of PUBLISHED) {
        const [, url = ''] = xml.split(`<url><loc>https://aangan.test${pathIn(language, page)}</loc>`)
        expect(url.slice(0, url.indexOf('</url>'))).toContain(others.join(''))
      }
    }
  })
})

it('tells robots where to look', async () => {
  const text = await (await visitor.get('/robots.txt')).text()
  expect(text).toContain('Sitemap: https://aangan.test/sitemap.xml')
  expect(text).toContain('Disallow: /admin/')
})

it('says for search engines that a listing is in India, and nothing of pictures that are not there', async () => {
  const [withPicture] = (await pageOf(`/view/${listing._id}`)).linked
  const [without] = (await pageOf(`/view/${plain._id}`)).linked
  expect(withPicture).toMatchObject({ about: { address: { addressCountry: 'IN' } } })
  expect(withPicture?.['image']).toHaveLength(1)
  expect(without).toMatchObject({ about: { address: { addressCountry: 'IN' } } })
  expect(without).not.toHaveProperty('image')
})
