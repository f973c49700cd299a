import type { Page } from '@playwright/test'
import { expect, takenOver, test } from './fixtures.ts'

const row = (page: Page) => page.getByRole('list', { name: 'Pictures of places' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

/** The indexes of the pictures that the row shows in full. */
function inSight(page: Page): Promise<number[]> {
  return row(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect()
      return box.left > left - 2 && box.right < right + 2 ? [index] : []
    })
  })
}

for (const { width, atOnce } of [
  { width: 993, atOnce: 2 },
  { width: 992, atOnce: 1 },
  { width: 390, atOnce: 1 },
]) {
  test(`at ${width} px the slider shows ${atOnce} at once and no button beyond an end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await row(page).scrollIntoViewIfNeeded()
    const expectFrom = (first: number) =>
      expect.poll(() => inSight(page)).toEqual(Array.from({ length: atOnce }, (_, index) => first + index))
    await expectFrom(0)
    await expect(previous(page)).toBeHidden()
    await takenOver(next(page))
    const steps = 4 - atOnce
    for (let step = 1; step <= steps; step++) {
      await next(page).click()
      await expectFrom(step)
      await expect(previous(page)).toBeVisible()
    }
    await expect(next(page)).toBeHidden()
    await expect(row(page)).toBeFocused()
    for (let step = steps; step > 0; step--) {
      await row(page).press('ArrowLeft')
      await expectFrom(step - 1)
    }
    await expect(previous(page)).toBeHidden()
    await expect(next(page)).toBeVisible()
  })
}

test('guides begin on one line, and an open one says that it closes', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/about')
  const guides = page.locator('summary')
  const tops = await guides.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops.map(Math.round)).size).toBe(1)
  await expect(guides.first()).toHaveText(/Read the guide/, { useInnerText: true })
  await guides.first().click()
  await expect(guides.first()).toHaveText(/Close the guide/, { useInnerText: true })
  await expect(guides.first()).not.toHaveText(/Read the guide/, { useInnerText: true })
})
