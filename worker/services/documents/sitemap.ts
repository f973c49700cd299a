import { href, PATHS } from '#contract/paths.ts'
import { alternatesOf, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import type { Category } from '#contract/properties/enums.ts'
import { areaPath } from '#contract/site/area-path.ts'
import { areaOfList, AREAS } from '#contract/site/areas.ts'
import { escapeHtml } from './template.ts'

type Entry = {
  id: string
  updatedAt: number
  pictures: readonly { url: string }[]
  category: Category
  place: string
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const LINKS = 'http://www.w3.org/1999/xhtml'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'
const FIXED = ['/', PATHS.listPage, '/about', '/contact', '/sell', '/privacy']

/** Addresses of one part: what one reading of the store may bring. */
const PART_ADDRESSES = 5000
/** Listings of one part, each in every language; the fixed pages and those of areas stand in the first. */
export const LISTINGS_A_SITEMAP = Math.floor(PART_ADDRESSES / PUBLISHED.length) - FIXED.length - AREAS.length

/** A sitemap of listings. `isFirst`: it names the fixed pages too. */
export function sitemapText(entries: readonly Entry[], siteUrl: string, isFirst: boolean): string {
  const fixed = (isFirst ? [...FIXED, ...areaPages(entries)] : []).map((page) =>
    inEveryLanguage(page, siteUrl),
  )
  const listings = entries.map(({ id, updatedAt, pictures }) => {
    const images = pictures.map(
      ({ url }) => `<image:image><image:loc>${address(url, siteUrl)}</image:loc></image:image>`,
    )
    const lastmod = `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`
    return inEveryLanguage(href(PATHS.viewPage, { id }), siteUrl, lastmod, images.join(''))
  })
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}" xmlns:xhtml="${LINKS}">\n${fixed.join('')}${listings.join('')}</urlset>\n`
}

/** The pages of the places that these listings lie in, and of the kinds that are there. */
function areaPages(entries: readonly Entry[]): string[] {
  const areas = entries.flatMap(({ category, place }) => {
    const area = areaOfList([
      ['city', place],
      ['category', category],
    ])
    return area ? [areaPath({ place: area.place }), areaPath(area)] : []
  })
  return [...new Set(areas)].toSorted()
}

/** A page in each language, which all name each other; its pictures stand with the English one. */
function inEveryLanguage(page: string, siteUrl: string, lastmod = '', images = ''): string {
  const links = alternatesOf(page).map(
    ({ language, path }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path, siteUrl)}"/>`,
  )
  const pages = PUBLISHED.map((language) => {
    const own = address(pathIn(language, page), siteUrl)
    return `<url><loc>${own}</loc>${lastmod}${language === 'en' ? images : ''}${links.join('')}</url>\n`
  })
  return pages.join('')
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
