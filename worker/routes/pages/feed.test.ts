import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { asAdmin, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const FEED = '/property/feed.xml'
const CANARY_PHONE = '+91 99999 12345'
const CANARY_OWNER = 'Owner of the canary'

const read = async (path: string) => {
  const response = await asVisitor().get(path)
  expect(response.status).toBe(200)
  return response.text()
}
const titlesIn = (xml: string) =>
  [...xml.matchAll(/<entry><title>([^<]*)<\/title>/g)].map(([, title]) => title)

describe('the feed of a list', () => {
  beforeAll(async () => {
    for (let number = 0; number < LIMITS.feedEntries + 3; number += 1)
      await aProperty({
        title: `Plot ${number}`,
        city: 'Jalpaiguri',
        contact: { company: 'A', phone: CANARY_PHONE },
      })
    await aProperty({
      category: 'Villa',
      title: 'House & <garden>',
      city: 'Siliguri',
      locality: 'Matigara',
      area: 2400,
      price: 9_000_000,
      leaseType: 'Sale',
      privateFile: { ownerName: CANARY_OWNER },
    })
    await aProperty({ category: 'Villa', title: 'Hidden', city: 'Siliguri' }, { approvedByAdmin: false })
  })

  it('has the newest fifty, and is revalidated like any public read', async () => {
    const response = await asVisitor().get(FEED)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const titles = titlesIn(await response.text())
    expect(titles).toHaveLength(50)
    expect(titles.slice(0, 2)).toEqual(['House &amp; &lt;garden&gt;', 'Plot 52'])
    const etag = response.headers.get('etag') ?? ''
    expect((await asVisitor().get(FEED, { 'if-none-match': etag })).status).toBe(304)
  })

  it('has what the list has under the same filters', async () => {
    for (const query of [
      'category=Villa',
      'city=Matigara',
      'searchTerm=house',
      'maxPrice=50 lakh&category=Plot',
    ]) {
      const list = await (
        await asVisitor().get(`/api/properties?${query}&limit=50`)
      ).json<{ _id: string }[]>()
      const ids = [
        ...(await read(`${FEED}?${query}&sort=price-asc&limit=2`)).matchAll(/\/view\/([0-9a-f]{24})<\/id>/g),
      ]
      expect(new Set(ids.map(([, id]) => id))).toEqual(new Set(list.map(({ _id }) => _id)))
    }
    expect((await refusal(await asVisitor().get(`${FEED}?minPrice=much`)))[0]).toBe(400)
    expect((await refusal(await asVisitor().get(`${FEED}?status=pending`)))[0]).toBe(403)
  })

  it('is well-formed whatever its address asks for and its listings are called', async () => {
    const { _id } = await aProperty({ category: 'Warehouse', title: 'Store', city: 'Siliguri' })
    await env.DB.prepare('UPDATE properties SET title = ? WHERE id = ?')
      .bind('A \ufffe\u0001\ud83c\udfe1 store', _id)
      .run()
    const xml = await read(`${FEED}?category=Warehouse`)
    expect(titlesIn(xml)).toEqual(['A 🏡 store'])
    for (const city of ['%01abc', '%EF%BF%BEabc', '%E2%80%AEabc'])
      expect(await read(`${FEED}?category=villa&city=${city}`)).toContain(
        '<title>Villas in Abc | Aangan</title>',
      )
  })

  it('says of a listing what a card says, and nothing that is private, whoever asks', async () => {
    const xml = await read(`${FEED}?category=Villa`)
    expect(xml).toContain('<title>Villas in Siliguri and around | Aangan</title>')
    expect(xml).toMatch(/₹90 Lakh · 2,400 sq ft · Matigara[^·]* · A-\d+/)
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://aangan.test/property/feed.xml?category=Villa"/>',
    )
    expect(xml).toContain(
      '<link rel="alternate" type="text/html" href="https://aangan.test/property?category=Villa"/>',
    )
    expect(titlesIn(xml)).not.toContain('Hidden')
    const staff = await (await (await asAdmin()).get(FEED)).text()
    for (const text of [await read(FEED), staff]) {
      expect(text).not.toContain(CANARY_PHONE)
      expect(text).not.toContain(CANARY_OWNER)
    }
  })

  it("finds nothing for the firm's people that a visitor would not find", async () => {
    const admin = await asAdmin()
    const listing = await aProperty({
      title: 'House of a number',
      privateFile: { ownerName: 'Norbu Gurung', ownerPhones: ['98111 22233'] },
    })
    const number = listing.number.replace(/^\D+/, '')
    for (const searchTerm of ['Norbu Gurung', '98111 22233', number]) {
      const path = `${FEED}?${new URLSearchParams({ searchTerm }).toString()}`
      expect(titlesIn(await (await admin.get(path)).text())).toEqual(titlesIn(await read(path)))
    }
    for (const hidden of ['status=pending', 'status=all', 'mine=true', 'missing=map'])
      expect((await refusal(await admin.get(`${FEED}?${hidden}`)))[0]).toBe(403)
  })

  it('speaks four languages', async () => {
    for (const [prefix, language] of [
      ['', 'en'],
      ['/bn', 'bn'],
      ['/hi', 'hi'],
      ['/ne', 'ne'],
    ])
      expect(await read(`${prefix}${FEED}?category=Villa`)).toContain(`xml:lang="${language}"`)
    expect(await read(`/bn${FEED}?category=Villa`)).toContain('৯০')
  })

  it('is named by the pages of the list and of an area', async () => {
    const named = async (page: string) =>
      /<link rel="alternate" type="application\/atom\+xml" href="([^"]*)">/.exec(await read(page))?.[1]
    expect(await named('/property?category=Villa&sort=price-asc')).toBe('/property/feed.xml?category=Villa')
    expect(await named('/property')).toBe('/property/feed.xml')
    expect(await named('/bn/area/matigara/villas')).toBe(
      '/bn/property/feed.xml?category=Villa&amp;city=Matigara',
    )
  })
})
