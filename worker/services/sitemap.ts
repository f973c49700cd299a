import { href, PATHS } from '#contract/paths.ts'
import { escapeHtml } from './html.ts'

type Entry = { id: string; updatedAt: number; pictures: readonly { url: string }[] }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
const FIXED = ['/', PATHS.listPage, '/about', '/contact']

/** The sitemap protocol allows so many addresses in one file. */
const SITEMAP_ADDRESSES = 50_000
/** Listings of one file; the fixed pages stand in the first. */
export const LISTINGS_A_SITEMAP = SITEMAP_ADDRESSES - FIXED.length

/** A sitemap of listings, written as they come. `isFirst`: it names the fixed pages too. */
export async function* sitemapText(entries: AsyncIterable<Entry>, siteUrl: string, isFirst: boolean) {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n`
  for (const path of isFirst ? FIXED : []) yield `<url><loc>${address(path, siteUrl)}</loc></url>\n`
  for await (const { id, updatedAt, pictures } of entries) {
    const images = pictures.map(
      ({ url }) => `<image:image><image:loc>${address(url, siteUrl)}</image:loc></image:image>`,
    )
    const page = address(href(PATHS.viewPage, { id }), siteUrl)
    const changed = new Date(updatedAt).toISOString()
    yield `<url><loc>${page}</loc><lastmod>${changed}</lastmod>${images.join('')}</url>\n`
  }
  yield '</urlset>\n'
}

/** The list of so many sitemaps. */
export function sitemapIndex(files: number, siteUrl: string): string {
  const numbers = Array.from({ length: files }, (_, index) => String(index + 1))
  const sitemaps = numbers.map(
    (number) => `<sitemap><loc>${address(href(PATHS.sitemapPart, { number }), siteUrl)}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`
}

const address = (path: string, siteUrl: string) => escapeHtml(new URL(path, siteUrl).href)
