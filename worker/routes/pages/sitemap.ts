import { findNewestSeq, walkAvailable } from '#worker/db/queries/sitemap.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { LISTINGS_A_SITEMAP, sitemapIndex, sitemapText } from '#worker/services/sitemap.ts'

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const NUMBER = /^[1-9]\d{0,4}$/

/** Every public address; in a large store the list of the files that hold them. */
export const readSitemap = handlers(async (c) => {
  const files = Math.ceil((await findNewestSeq(c.var.db)) / LISTINGS_A_SITEMAP)
  if (files > 1) return c.body(sitemapIndex(files, c.env.SITE_URL), 200, HEADERS)
  return c.body(part(c.var.db, 1, c.env.SITE_URL), 200, HEADERS)
})

/** One of those files. */
export const readSitemapPart = handlers(async (c) => {
  const number = c.req.param('number')?.replace(/\.xml$/, '') ?? ''
  const newest = await findNewestSeq(c.var.db)
  if (!NUMBER.test(number) || (Number(number) - 1) * LISTINGS_A_SITEMAP >= newest) throw notFound()
  return c.body(part(c.var.db, Number(number), c.env.SITE_URL), 200, HEADERS)
})

function part(db: Parameters<typeof walkAvailable>[0], number: number, siteUrl: string): ReadableStream {
  const after = (number - 1) * LISTINGS_A_SITEMAP
  const entries = walkAvailable(db, { after, upTo: after + LISTINGS_A_SITEMAP })
  return streamOf(sitemapText(entries, siteUrl, number === 1))
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
