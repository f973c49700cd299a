import type { Page } from '@playwright/test'
import { expect, settled, signInAsAdmin, test, villaWithPictures } from './fixtures.ts'

const MOST_STOPS = 70

test('on a low screen, no stop of a listing lies under the bar at the bottom', async ({ page, request }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(`/view/${(await villaWithPictures(request))._id}`)
  await settled(page)
  expect(await coveredStops(page, '[data-bottom-bar]')).toEqual([])
})

test('Tab goes through the list by what has a name, and through its filters in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/property')
  await settled(page)
  const titles = page.getByRole('article').locator('h3 a')
  await titles.first().focus()
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[aria-hidden=true]') !== null)).toBe(
      false,
    )
  }
  await page
    .getByRole('button', { name: /^(All )?[Ff]ilters/ })
    .first()
    .click()
  await expect(page.locator('dialog footer')).toBeVisible()
  expect(await coveredStops(page, 'dialog footer')).toEqual([])
})

test('what was done with many listings by keys has its Undo under the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page)
  await page.goto('/admin/properties/view?status=available')
  const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).press('Space')
  await boxes.nth(1).press('Space')
  expect(await coveredStops(page, '[data-bottom-bar]')).toEqual([])
  await page.getByRole('button', { name: 'Sold', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Mark sold' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})

/** What is wholly under `cover` when Tab, from the start of what is on top, leads to it. */
async function coveredStops(page: Page, cover: string): Promise<string[]> {
  const covered: string[] = []
  const seen = new Set<string>()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate((selector) => {
      const focused = document.activeElement
      const bar = document.querySelector(selector)
      if (!focused || !bar || bar.contains(focused)) return undefined
      const { top, bottom, left, right } = focused.getBoundingClientRect()
      const edges = bar.getBoundingClientRect()
      return {
        id: `${focused.outerHTML.slice(0, 90)} ${Math.round(top + window.scrollY)} ${Math.round(left)}`,
        isCovered:
          top >= edges.top &&
          bottom <= edges.bottom &&
          left < edges.right &&
          right > edges.left &&
          getComputedStyle(bar).position !== 'static',
      }
    }, cover)
    if (!found) continue
    if (found.isCovered) covered.push(found.id)
    seen.add(found.id)
  }
  expect(seen.size).toBeGreaterThan(5)
  return covered
}
