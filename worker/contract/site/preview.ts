import { FIRM } from '#contract/firm.ts'
import type { Language } from '#contract/languages/languages.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { PREVIEW } from '#contract/pictures/files.ts'

/** The link preview of a page. Addresses are paths of the site. */
export type PagePreview = {
  title: string
  description: string
  path: string
  language: Language
  /** The 1200x630 JPEG of the page; the firm's own where it has none. */
  preview?: { path: string; alt: string }
}

const firmsPreview = (language: Language) => ({
  path: '/preview.jpg',
  alt: `${FIRM.productName}: ${FIRM.name}, ${nameOf(language, FIRM.city)}`,
})

/** A page in the words of Open Graph (ogp.me), not yet escaped. `addressOf` makes a path the address that visitors use. */
export function openGraph(
  { title, description, path, language, preview = firmsPreview(language) }: PagePreview,
  addressOf: (path: string) => string,
): [property: string, content: string][] {
  return [
    ['og:type', 'website'],
    ['og:site_name', FIRM.productName],
    ['og:locale', `${language}_IN`],
    ['og:title', title],
    ['og:description', description],
    ['og:url', addressOf(path)],
    ['og:image', addressOf(preview.path)],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)],
    ['og:image:alt', preview.alt],
  ]
}
