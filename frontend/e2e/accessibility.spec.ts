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

for (const { width, letters } of [
  { width: 320, letters: '100%' },
  { width: 390, letters: '200%' },
]) {
  test(`at ${width} px and letters of ${letters} nothing scrolls sideways`, async ({ page, request }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    for (const path of await everyPage(request)) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  })
}

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
