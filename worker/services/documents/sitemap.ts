import { href, PATHS } from '#contract/paths.ts'
import { escapeHtml } from './escape.ts'

type Entry = { id: string; updatedAt: number; pictures: readonly { url: string }[] }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
const FIXED = ['/', PATHS.listPage, '/about', '/contact']

/** Addresses of one part: what one reading of the store may bring. */
const PART_ADDRESSES = 5000
/** Listings of one part; the fixed pages stand in the first. */
export const LISTINGS_A_SITEMAP = PART_ADDRESSES - FIXED.length

/** A sitemap of listings. `isFirst`: it names the fixed pages too. */
export function sitemapText(entries: readonly Entry[], siteUrl: string, isFirst: boolean): string {
  const fixed = (isFirst ? FIXED : []).map((path) => `<url><loc>${address(path, siteUrl)}</loc></url>\n`)
  const listings = entries.map(({ id, updatedAt, pictures }) => {
    const images = pictures.map(
      ({ url }) => `<image:image><image:loc>${address(url, siteUrl)}</image:loc></image:image>`,
    )
    const page = address(href(PATHS.viewPage, { id }), siteUrl)
    return `<url><loc>${page}</loc><lastmod>${new Date(updatedAt).toISOString()}</lastmod>${images.join('')}</url>\n`
  })
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n${fixed.join('')}${listings.join('')}</urlset>\n`
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
