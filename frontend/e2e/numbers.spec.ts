import type { Page } from '@playwright/test'
import { expect, takenOver, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a page tells once, when it is left, what was opened, looked at, asked about and kept', async ({
  page,
}) => {
  const told = beacons(page)
  const id = await openListing(page)
  const opened = page.locator('dialog[open]')
  await page.locator('.cursor-zoom-in').first().click()
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await page.getByRole('button', { name: 'Enquire Now' }).first().click()
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await page.getByRole('button', { name: /^Keep/ }).first().click()
  const answered = page.waitForResponse('**/api/seen')
  await hide(page)
  expect((await answered).status()).toBe(204)
  await hide(page)
  const once = [id]
  expect(told).toEqual([
    {
      language: 'en',
      listings: { opened: once, pictures: once, enquired: once, kept: once },
      searches: [],
      words: [],
    },
  ])
})

test('a page tells nothing where the visitor asks not to be tracked', async ({ page }) => {
  const told = beacons(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await openListing(page)
  await hide(page)
  await page.waitForLoadState('networkidle')
  expect(told).toEqual([])
})

function beacons(page: Page): unknown[] {
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/seen')) told.push(request.postDataJSON())
  })
  return told
}

/** Opens a villa and waits until the page counts; returns its id. */
async function openListing(page: Page): Promise<string> {
  const [{ _id: id }] = await (await page.request.get('/api/properties?category=villa&limit=1')).json()
  const counting = page.waitForResponse(/\/static\/js\/count-page/)
  await page.goto(`/view/${id}`)
  await (await counting).finished()
  await takenOver(page.getByRole('button', { name: 'Enquire Now' }).first())
  await page.waitForLoadState('networkidle')
  return id
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
