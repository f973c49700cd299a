import { describe, expect, it } from 'vitest'
import type { DocumentHead } from './head.ts'
import { buildTag, composeDocument } from './documents.ts'

const SITE_URL = 'https://www.aangan.test'

/** Files whose ETag says nothing of their content, as while the site is developed. */
function filesWith(headers: Record<string, string>) {
  let content = 'first'
  return {
    fetch: async () => new Response(content, { headers: { etag: '"one"', ...headers } }),
    change: () => (content = 'second'),
  }
}

it('knows a changed file by its content at once, where it may not be kept', async () => {
  const files = filesWith({ 'cache-control': 'no-store' })
  const before = await buildTag(files, '/shell-view', SITE_URL)
  expect(await buildTag(files, '/shell-view', SITE_URL)).toBe(before)
  files.change()
  expect(await buildTag(files, '/shell-view', SITE_URL)).not.toBe(before)
})

it('keeps any other file for a moment', async () => {
  const files = filesWith({})
  const before = await buildTag(files, '/shell-view', SITE_URL)
  files.change()
  expect(await buildTag(files, '/shell-view', SITE_URL)).toBe(before)
})

describe('what a page wants first', () => {
  const fonts = ['/static/media/latin.woff2', '/static/media/heads.woff2']
  const html =
    '<head><title>Aangan</title><meta name="description" content="">' +
    fonts
      .map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`)
      .join('') +
    '</head><div id="root"></div>'
  const assets = { fetch: async () => new Response(html) }
  const head: DocumentHead = {
    title: 'A villa',
    description: 'A white house.',
    path: '/view/1',
    language: 'en',
    linkedData: [],
  }
  const hintsOf = async (its: DocumentHead) =>
    (await composeDocument(assets, '/shell-view', SITE_URL, { head: its, values: {}, replies: {} })).headers[
      'link'
    ]
  const LETTERS = fonts
    .map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    .join(', ')

  it('stands in its Link header: the letters', async () => {
    expect(await hintsOf(head)).toBe(LETTERS)
  })

  it('has the picture before them, whatever its name', async () => {
    const firstPicture = { src: '/property-images/villa/ভিলা >1.webp', srcSet: '', sizes: '' }
    expect(await hintsOf({ ...head, firstPicture: { ...firstPicture, isHinted: true } })).toBe(
      `</property-images/villa/%E0%A6%AD%E0%A6%BF%E0%A6%B2%E0%A6%BE%20%3E1.webp>; rel=preload; as=image; fetchpriority=high, ${LETTERS}`,
    )
    expect(await hintsOf({ ...head, firstPicture })).toBe(LETTERS)
  })
})
