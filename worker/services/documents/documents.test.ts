import { expect, it } from 'vitest'
import { buildTag } from './documents.ts'

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
