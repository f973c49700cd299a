import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PAGES = [
  '/',
  '/property',
  '/property?searchTerm=absent',
  '/view/000000000000000000000000',
  '/about',
  '/contact',
  '/nowhere',
  '/auth/login',
  '/auth/signup',
  '/auth/forgotpassword',
]

test('at 320 px nothing scrolls sideways', async ({ page, request }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await everyPage(request)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px nothing scrolls sideways and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    for (const path of await everyPage(request)) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      )
      expect(found).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(viewport.width)
    }
  })
}

async function everyPage(request: APIRequestContext): Promise<string[]> {
  const [listing] = await (await request.get('/api/properties?limit=1')).json()
  return [...PAGES, `/view/${listing._id}`]
}
