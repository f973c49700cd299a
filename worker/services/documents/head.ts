import { alternatesOf, pathIn } from '#contract/languages/languages.ts'
import { openGraph, type PagePreview } from '#contract/site/preview.ts'
import { escapeHtml, scriptJson } from './template.ts'

/** What a search engine and a chat's preview read of a page. Addresses are paths of the site, `path` the English page's. */
export type DocumentHead = PagePreview & {
  /** Search engines shall leave it out, and follow its links. */
  isLeftOut?: true
  /** The path of the feed that has what the page shows. */
  feed?: string
  /** The picture to load first; hinted at where the path alone says which it is, as a hint may be kept without the query. */
  firstPicture?: { src: string; srcSet: string; sizes: string; isHinted?: true }
  /** schema.org descriptions, without their context. */
  linkedData: readonly Record<string, unknown>[]
}

/** The tags of a page's head that say what it is. `siteUrl` is where visitors reach the site. */
export function headTags(head: DocumentHead, siteUrl: string): string {
  const { title, description, path, language, feed, firstPicture, linkedData, isLeftOut } = head
  const own = pathIn(language, path)
  const addressOf = (place: string) => new URL(place, siteUrl).href
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(addressOf(own))}">`,
    ...alternatesOf(path).map(
      (other) =>
        `<link rel="alternate" hreflang="${other.language}" href="${escapeHtml(addressOf(other.path))}">`,
    ),
    ...(feed === undefined
      ? []
      : [`<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feed)}">`]),
    ...(isLeftOut ? ['<meta name="robots" content="noindex, follow">'] : []),
    ...openGraph({ ...head, path: own }, addressOf).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(firstPicture ? [preload(firstPicture)] : []),
    ...linkedData.map(
      (thing) =>
        `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].join('')
}

function preload({ src, srcSet, sizes }: NonNullable<DocumentHead['firstPicture']>): string {
  const [href, imagesrcset, imagesizes] = [src, srcSet, sizes].map(escapeHtml)
  return `<link rel="preload" as="image" fetchpriority="high" href="${href}" imagesrcset="${imagesrcset}" imagesizes="${imagesizes}">`
}

/**
 * The Link header of a page: what it wants first, in turn. Cloudflare keeps it and sends it ahead of the next answer (103 Early
 * Hints), so that a phone fetches picture and letters while it still makes room for the page. Browsers drop a hint that has a
 * choice of files: the one that phones take stands here, and the page's own preload chooses where a screen wants another.
 * https://developers.cloudflare.com/cache/advanced-configuration/early-hints/
 */
export function linkHeader({ firstPicture }: DocumentHead, fonts: readonly string[]): string {
  return [
    ...(firstPicture?.isHinted
      ? [`<${encodeURI(firstPicture.src)}>; rel=preload; as=image; fetchpriority=high`]
      : []),
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ')
}
