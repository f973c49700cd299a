import AxeBuilder from '@axe-core/playwright'
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

for (const viewport of [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px nothing scrolls sideways and axe finds nothing`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(viewport)
    const [listing] = await (await request.get('/api/properties?limit=1')).json()
    for (const path of [...PAGES, `/view/${listing._id}`]) {
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
