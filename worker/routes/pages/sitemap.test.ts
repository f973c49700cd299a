import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { asVisitor, visitorOf } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { metered } from '#worker/test/meter.ts'

const visitor = asVisitor()
const textOf = async (path: string) => (await visitor.get(path)).text()

/** The rows and calls that an address costs. */
async function costOf(path: string) {
  const { database, meter } = metered(env.DB)
  const response = await visitorOf({ DB: database }).get(path)
  await response.text()
  return { calls: meter.calls, rows: meter.rowsRead.reduce((sum, rows) => sum + rows, 0) }
}

describe('a sitemap of few listings', () => {
  it('is in one part, however old they are', async () => {
    await env.DB.prepare("INSERT INTO sqlite_sequence(name, seq) VALUES ('properties', 20000)").run()
    const late = await aProperty({ title: 'Late plot' })
    const xml = await textOf('/sitemap.xml')
    expect(xml).toContain(`/view/${late._id}</loc>`)
    expect(xml).not.toContain('<sitemap>')
  })

  it('is answered from memory until a listing changes, whatever the query says', async () => {
    const first = await visitor.get('/sitemap.xml')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"\w+"$/)
    expect(await costOf('/sitemap.xml?page=1')).toEqual({ calls: 1, rows: 1 })
    const again = await visitor.get('/sitemap.xml?x=2', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const added = await aProperty({ title: 'New plot' })
    const after = await visitor.get('/sitemap.xml', { 'if-none-match': etag })
    expect([after.status, (await after.text()).includes(added._id)]).toEqual([200, true])
  })
})

describe('a sitemap of 10,000 listings', () => {
  let parts: string[] = []
  beforeAll(async () => {
    await env.DB.batch([
      env.DB.prepare('DELETE FROM properties'),
      env.DB.prepare("UPDATE sqlite_sequence SET seq = 0 WHERE name = 'properties'"),
    ])
    await generateListings(10_000)
    parts = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/aangan.test([^<]+)<\/loc>/g)].map(
      ([, path = '']) => path,
    )
  })

  it('is a list of parts of at most 5,000 addresses, every listing on offer in one of them', async () => {
    const texts = await Promise.all(parts.map(textOf))
    const found = texts.map((text) =>
      [...text.matchAll(/<loc>https:\/\/aangan\.test\/view\/(\w+)<\/loc>/g)].map(([, id]) => id),
    )
    for (const text of texts) expect(text.match(/<url>/g)?.length ?? 0).toBeLessThanOrEqual(5000)
    const available = await env.DB.prepare(
      "SELECT count(*) AS listings FROM properties WHERE status = 'available'",
    ).first('listings')
    expect([found.flat().length, new Set(found.flat()).size]).toEqual([available, available])
  })

  it('reads a few rows for the list and at most a part for a part, and neither twice', async () => {
    await env.DB.prepare("UPDATE properties SET title = 'Changed' WHERE seq = 1").run()
    expect((await costOf('/sitemap.xml')).rows).toBeLessThanOrEqual(20)
    for (const path of parts) expect((await costOf(path)).rows).toBeLessThanOrEqual(10_100)
    for (const path of ['/sitemap.xml', ...parts]) expect((await costOf(path)).rows).toBeLessThanOrEqual(1)
  })

  it.each(['/sitemap/0.xml', '/sitemap/99.xml', '/sitemap/x.xml'])('has no part %s', async (path) => {
    expect((await visitor.get(path)).status).toBe(404)
  })
})
