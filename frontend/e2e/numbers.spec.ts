import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectWidth,
  signInAsAdmin,
  takenOver,
  test,
  villaWithPictures,
} from './fixtures.ts'

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

test('the numbers are readable before there are any, of one day, in forced colours, and after a failure', async ({
  page,
}) => {
  const token = await signInAsAdmin(page)
  const headers = { Authorization: `Bearer ${token}` }
  const real = await (await page.request.get('/api/numbers?days=7', { headers })).json()
  const nothing = { shown: 0, opened: 0, pictures: 0, enquired: 0, sent: 0, called: 0, kept: 0, shared: 0 }
  const none = {
    ...real,
    before: null,
    totals: real.totals.map(({ date }: { date: string }) => ({ ...nothing, date })),
    languages: [],
    hosts: [],
    listings: [],
    usual: [],
    searches: [],
    words: [],
    taught: [],
  }
  const day = { ...none, days: 1, from: real.to, totals: real.totals.slice(-1) }
  for (const [name, numbers] of Object.entries({ none, day })) {
    await page.route('**/api/numbers?*', (route) => route.fulfill({ json: numbers }))
    await page.goto('/admin/numbers')
    await expect(page.getByText('Nothing stands out: what is looked at is asked for too.')).toBeVisible()
    await expectWidth(page, 390)
    await expectAccessible(page, name)
    await page.unroute('**/api/numbers?*')
  }
  await page.route('**/api/numbers?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/admin/numbers')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'failed')
  await page.unroute('**/api/numbers?*')
  await page.emulateMedia({ forcedColors: 'active' })
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Seen, but not asked for' })).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true')
  await expectWidth(page, 390)
  await expectAccessible(page, 'forced colours')
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
  const { _id: id } = await villaWithPictures(page.request)
  await page.goto(`/view/${id}`)
  await takenOver(page.getByRole('button', { name: 'Enquire Now' }).first())
  await page.waitForLoadState('networkidle')
  // The page begins to count once it has been taken over and is idle.
  await page.evaluate(
    () => new Promise((begun) => requestIdleCallback(() => requestIdleCallback(() => begun(undefined)))),
  )
  return id
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
