import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

/**
 * schema.org, by hand (schema.org/version/29): of each type that we write the properties that it has or inherits, and
 * what each holds. 'url' is an address with its protocol; names of types are objects of that type.
 */
const TYPES: Record<string, Record<string, string>> = {
  RealEstateAgent: {
    name: 'text',
    legalName: 'text',
    foundingDate: 'date',
    url: 'url',
    logo: 'url',
    image: 'url',
    telephone: 'text',
    email: 'text',
    openingHours: 'text',
    address: 'PostalAddress',
    geo: 'GeoCoordinates',
    areaServed: 'text',
    identifier: 'PropertyValue',
    sameAs: 'urls',
  },
  PostalAddress: {
    streetAddress: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    postalCode: 'text',
    addressCountry: 'country',
  },
  GeoCoordinates: { latitude: 'number', longitude: 'number' },
  PropertyValue: { name: 'text', value: 'text' },
  RealEstateListing: {
    url: 'url',
    inLanguage: 'text',
    name: 'text',
    alternateName: 'text',
    description: 'text',
    datePosted: 'date',
    dateModified: 'date',
    image: 'urls',
    offers: 'Offer',
    about: 'Place House',
    provider: 'RealEstateAgent',
  },
  Offer: {
    availability: 'url',
    businessFunction: 'url',
    priceCurrency: 'currency',
    priceSpecification: 'UnitPriceSpecification',
  },
  UnitPriceSpecification: { price: 'number', priceCurrency: 'currency', unitCode: 'text' },
  Place: { name: 'text', address: 'PostalAddress', geo: 'GeoCoordinates' },
  House: {
    name: 'text',
    address: 'PostalAddress',
    geo: 'GeoCoordinates',
    floorSize: 'QuantitativeValue',
    numberOfBedrooms: 'number',
  },
  QuantitativeValue: { value: 'number', unitCode: 'text' },
  BreadcrumbList: { itemListElement: 'ListItems' },
  ItemList: { name: 'text', itemListElement: 'ListItems' },
  ListItem: { position: 'number', name: 'text', item: 'url', url: 'url' },
}

const isUrl = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^ ]+$/.test(value)
const HOLDS: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: isUrl,
  urls: (value) => Array.isArray(value) && value.length > 0 && value.every(isUrl),
  date: (value) => typeof value === 'string' && /^\d{4}(-\d\d-\d\dT[\d:.]+Z)?$/.test(value),
  number: (value) => Number.isFinite(typeof value === 'string' ? Number(value) : value),
  country: (value) => value === 'IN',
  currency: (value) => value === 'INR',
}

/** Everything that schema.org would not know in a thing. */
function faultsOf(thing: unknown, allowed: readonly string[], at: string): string[] {
  if (typeof thing !== 'object' || thing === null) return [`${at} is no thing`]
  const { '@type': type, '@id': _, '@context': __, ...properties }: Record<string, unknown> = { ...thing }
  const known = typeof type === 'string' && allowed.includes(type) ? TYPES[type] : undefined
  if (!known) return [`${at} is a ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const here = `${at}.${name}`
    const holds = known[name]
    if (holds === undefined) return [`${here} is unknown`]
    const check = HOLDS[holds]
    if (check) return check(value) ? [] : [`${here} holds ${JSON.stringify(value)}`]
    if (holds === 'ListItems')
      return Array.isArray(value)
        ? value.flatMap((item, index) => faultsOf(item, ['ListItem'], `${here}[${index}]`))
        : [`${here} is no list`]
    return faultsOf(value, holds.split(' '), here)
  })
}

const visitor = asVisitor()
async function linkedAt(path: string): Promise<Record<string, unknown>[]> {
  const html = await (await visitor.get(path)).text()
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, text = '']) =>
    JSON.parse(text),
  )
}

let villa: string
let hall: string
beforeAll(async () => {
  await env.DB.prepare('DELETE FROM properties').run()
  villa = (
    await aProperty({
      category: 'Villa',
      locality: 'Matigara',
      area: 2400,
      bedrooms: 4,
      googleMap: '26.7197,88.3838',
      description: '</script><script>alert(1)</script>',
      titleBn: 'মাটিগাড়ায় বাড়ি',
      leaseType: 'Sale',
    })
  )._id
  hall = (await aProperty({ category: 'Warehouse', locality: 'Matigara', leaseType: 'Rent', price: 0 }))._id
  await aProperty({ locality: 'Matigara', leaseType: 'Lease', price: 25_000, address: null, state: null })
})

describe('structured data', () => {
  const paths = () =>
    ['', '/bn', '/hi', '/ne'].flatMap((prefix) =>
      [
        '/property',
        '/property?category=plot',
        '/property?city=matigara',
        '/area/matigara',
        '/area/matigara/villas',
        '/area/sukna',
        `/view/${villa}`,
        `/view/${hall}`,
      ].map((path) => prefix + path),
    )

  it('is of schema.org’s types on every page, with its country and addresses whole', async () => {
    for (const path of paths()) {
      const linked = await linkedAt(path)
      expect(linked.length).toBeGreaterThan(0)
      for (const thing of linked) {
        expect(thing['@context']).toBe('https://schema.org')
        expect(faultsOf(thing, Object.keys(TYPES), String(thing['@type']))).toEqual([])
      }
    }
  })

  it('finds what is no schema.org', () => {
    const crumb = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 'x', title: 'y' }],
    }
    expect(faultsOf(crumb, ['BreadcrumbList'], 'crumb')).toEqual([
      'crumb.itemListElement[0].position holds "x"',
      'crumb.itemListElement[0].title is unknown',
    ])
    expect(
      faultsOf({ '@type': 'PostalAddress', addressCountry: 'India' }, ['PostalAddress'], 'place'),
    ).toHaveLength(1)
  })

  it('counts its lists from one, and names each listing in the language of the page', async () => {
    const lists = (await linkedAt('/bn/area/matigara')).filter((thing) => thing['@type'] === 'ItemList')
    expect(lists).toHaveLength(1)
    expect(lists[0]).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    })
    expect(JSON.stringify(lists)).toContain('https://aangan.test/bn/view/')
  })
})

describe('canonical and hreflang', () => {
  it('lead back: each page that is named names all others, and itself as its home', async () => {
    for (const path of ['/property', '/area/matigara', '/area/matigara/plots', `/view/${villa}`]) {
      const alternates = await alternatesAt(path)
      expect(alternates).toHaveLength(5)
      for (const [, address = ''] of alternates) {
        const { pathname, search } = new URL(address)
        expect(await alternatesAt(pathname + search)).toEqual(alternates)
        expect(await canonicalAt(pathname + search)).toBe(address)
      }
    }
  })
})

const headAt = async (path: string) => (await (await visitor.get(path)).text()).split('</head>')[0] ?? ''
const alternatesAt = async (path: string) =>
  [...(await headAt(path)).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, address]) => [language, address],
  )
const canonicalAt = async (path: string) =>
  /<link rel="canonical" href="([^"]*)"/.exec(await headAt(path))?.[1]
