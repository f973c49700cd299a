import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const READABLE = 4.5
const STAFF = { email: 'admin@aangan.example', password: 'admin-demo-2026' }

test('Every link and button of the sidebar is readable at rest, under the pointer and focused', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(STAFF.email)
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectReadable(page, page.locator('nav, aside').locator(':is(a, button):visible'))
})

async function expectReadable(page: Page, controls: Locator) {
  const faint: string[] = []
  for (const control of (await controls.all()).slice(0, 60)) {
    if (!(await control.textContent())?.trim()) continue
    await control.scrollIntoViewIfNeeded()
    for (const state of ['rest', 'hover', 'focus']) {
      if (state === 'hover') await control.hover({ force: true })
      if (state === 'focus') await control.focus()
      // Colours take 120 ms to change.
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const ratio = await control.evaluate(contrastOf)
      if (ratio < READABLE) faint.push(`${await control.textContent()} (${state}): ${ratio.toFixed(2)}`)
    }
  }
  expect(faint).toEqual([])
}

/** Of an element's letters on what is painted behind them; pictures behind are not looked at. */
function contrastOf(element: Element): number {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  if (!canvas) return 0
  const grounds: string[] = []
  for (let node: Element | null = element; node; node = node.parentElement)
    grounds.unshift(getComputedStyle(node).backgroundColor)
  const luminanceNow = () => {
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const paint = (colour: string) => {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  for (const ground of ['#fff', ...grounds]) paint(ground)
  const behind = luminanceNow()
  paint(getComputedStyle(element).color)
  const letters = luminanceNow()
  return (Math.max(behind, letters) + 0.05) / (Math.min(behind, letters) + 0.05)
}
