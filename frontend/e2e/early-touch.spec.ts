import type { Page } from '@playwright/test'
import { expect, takenOver, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/', '/property']) {
  test(`a button of ${path} that is pressed before the page’s code is there does its work when it is`, async ({
    page,
  }) => {
    const arrive = await holdCode(page)
    await page.goto(path)
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menu, 'shows that it was heard').toHaveCSS('cursor', 'progress')
    arrive()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible()
  })
}

test('Back before the page’s code is there leads to a page in its own styles', async ({ page }) => {
  await page.goto('/property')
  const cards = page.getByRole('article')
  const link = cards.first().getByRole('heading').getByRole('link')
  await takenOver(link)
  await link.click()
  await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
  const arrive = await holdCode(page)
  await page.reload()
  await page.goBack()
  arrive()
  await expect(cards).toHaveCount(24)
  const picture = await cards.first().locator('img').boundingBox()
  expect(picture?.height).toBeGreaterThan(100)
})

/** Keeps the app's code back until the function that it answers is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {}
  const codeMayCome = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/static/js/index-*', async (route) => {
    await codeMayCome
    await route.continue()
  })
  return () => arrive()
}
