import { FIRM } from '#contract/firm.ts'
import { PREVIEW } from '#contract/pictures.ts'
import { escapeHtml, scriptJson } from './html.ts'

/** What a search engine and a chat's preview read of a page. Addresses are paths of the site. */
export type PageHead = {
  title: string
  description: string
  path: string
  /** The 1200x630 JPEG of the page; the firm's own where it has none. */
  preview?: { path: string; alt: string }
  /** The picture to load first. */
  firstPicture?: { src: string; srcSet: string; sizes: string }
  /** schema.org descriptions, without their context. */
  linkedData: readonly Record<string, unknown>[]
}

const FIRMS_PREVIEW = { path: '/preview.jpg', alt: `${FIRM.productName}: ${FIRM.name}, ${FIRM.city}` }

/** The tags of a page's head that say what it is. `siteUrl` is where visitors reach the site. */
export function headTags(head: PageHead, siteUrl: string): string {
  const { title, description, path, preview = FIRMS_PREVIEW, firstPicture, linkedData } = head
  const address = new URL(path, siteUrl).href
  const properties = {
    'og:type': 'website',
    'og:site_name': FIRM.productName,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': new URL(preview.path, siteUrl).href,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(PREVIEW.width),
    'og:image:height': String(PREVIEW.height),
    'og:image:alt': preview.alt,
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(firstPicture ? [preload(firstPicture)] : []),
    ...linkedData.map(
      (thing) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].join('')
}

function preload({ src, srcSet, sizes }: NonNullable<PageHead['firstPicture']>): string {
  const [href, imagesrcset, imagesizes] = [src, srcSet, sizes].map(escapeHtml)
  return `<link rel="preload" as="image" fetchpriority="high" href="${href}" imagesrcset="${imagesrcset}" imagesizes="${imagesizes}">`
}
