import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, expectWidth, test } from './fixtures.ts'

/** What must fit too: the narrowest phone, which is also a screen at 400 %, and letters of double size. */
const NARROW = [
  { width: 320, letters: '100%' },
  { width: 390, letters: '200%' },
]
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`opened at ${viewport.width} px nothing scrolls sideways, narrowed neither, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    for (const path of await everyPage(request)) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, path)
      await expectWidth(page, viewport.width)
      for (const { width, letters } of NARROW) {
        await page.setViewportSize({ width, height: 640 })
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
        await expectWidth(page, width)
      }
    }
  })
}

async function everyPage(request: APIRequestContext): Promise<string[]> {
  const [listing] = await (await request.get('/api/properties?limit=1')).json()
  return [...PAGES, `/view/${listing._id}`]
}
