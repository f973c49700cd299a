import type { Context } from 'hono'
import { href, PATHS } from '#contract/paths.ts'
import { findAvailable, findSitemapExtent } from '#worker/db/queries/properties/sitemap.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { etagOfBytes } from '#worker/features/answers/etags.ts'
import { answerRead } from '#worker/features/answers/public-reads/index.ts'
import { LISTINGS_A_SITEMAP, sitemapIndex, sitemapText } from '#worker/services/documents/sitemap.ts'

const NUMBER = /^[1-9]\d{0,4}$/
const EVERY_AGE = { after: 0, upTo: Number.MAX_SAFE_INTEGER }

/** Every public address; in a large store the list of the parts that hold them. Whatever the query says. */
export const readSitemap = handlers((c) =>
  answerRead(
    c,
    PATHS.sitemap,
    async () => {
      const { version, available, newestSeq } = await findSitemapExtent(c.var.db)
      if (available <= LISTINGS_A_SITEMAP) return partOf(c, EVERY_AGE, true)
      const parts = Math.ceil(newestSeq / LISTINGS_A_SITEMAP)
      return { version, answer: await xmlAnswer(sitemapIndex(parts, c.env.SITE_URL)) }
    },
    { isLarge: true },
  ),
)

/** One of those parts: the listings of so many age numbers. */
export const readSitemapPart = handlers((c) => {
  const number = c.req.param('number')?.replace(/\.xml$/, '') ?? ''
  if (!NUMBER.test(number)) throw notFound()
  return answerRead(
    c,
    href(PATHS.sitemapPart, { number }),
    async () => {
      const after = (Number(number) - 1) * LISTINGS_A_SITEMAP
      const { newestSeq } = await findSitemapExtent(c.var.db)
      if (after >= newestSeq) throw notFound()
      return partOf(c, { after, upTo: after + LISTINGS_A_SITEMAP }, number === '1')
    },
    { isLarge: true },
  )
})

async function partOf(c: Context<AppEnv>, ages: { after: number; upTo: number }, isFirst: boolean) {
  const { version, entries } = await findAvailable(c.var.db, { ...ages, limit: LISTINGS_A_SITEMAP })
  return { version, answer: await xmlAnswer(sitemapText(entries, c.env.SITE_URL, isFirst)) }
}

async function xmlAnswer(text: string) {
  const body = new TextEncoder().encode(text)
  const headers = { 'content-type': 'application/xml; charset=utf-8', etag: await etagOfBytes(body) }
  return { status: 200, headers, body } as const
}
