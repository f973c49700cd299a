import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, signInAsAdmin, test } from './fixtures.ts'

test('on phones a row’s box stands right below its picture, in its middle, and takes no press of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdmin(page)
  await page.goto('/admin/properties/view')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  const placeOf = async (found: Locator) => {
    const place = await found.boundingBox()
    if (!place) throw new Error('It is not shown.')
    return place
  }
  const box = await placeOf(row.getByRole('checkbox'))
  const hit = await placeOf(row.locator('label'))
  const picture = await placeOf(row.locator('.row-cover'))
  expect(Math.abs(box.x + box.width / 2 - picture.x - picture.width / 2)).toBeLessThan(1)
  expect(Math.abs(hit.y - picture.y - picture.height)).toBeLessThan(1)
  expect([hit.width >= 44, hit.height >= 44]).toEqual([true, true])
})

test('in a wide window the table has its width, with lower rows in which no title is cut', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await page.setViewportSize({ width: 1760, height: 900 })
  await page.goto('/admin/properties/view')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(10)
  expect((await page.getByRole('table').boundingBox())?.width).toBe(1440)
  const found = await rows.evaluateAll((all) =>
    all.map((row) => ({
      height: row.clientHeight,
      isCut: [...row.querySelectorAll('td:not(.row-check) *:not(.sr-only)')].some(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible',
      ),
    })),
  )
  expect(found.some(({ isCut }) => isCut)).toBe(false)
  expect(Math.min(...found.map(({ height }) => height))).toBeLessThanOrEqual(62)
})

test('listings imported, found, approved, exported and deleted', async ({ page }) => {
  const name = `Jackfruit${Date.now()}`
  await signInAsAdmin(page)
  await page.goto('/admin/properties/import')
  await choose(page, csvOf(name, ['45 lakh', 'a lot', '50 lakh']))
  await expect(page.getByText('Price says “a lot”: no price is read')).toBeVisible()
  await choose(page, csvOf(name, ['45 lakh', '48 lakh', '50 lakh']))
  await page.getByRole('button', { name: 'Import 3 listings' }).dblclick()
  await expect(page.getByText('3 listings imported.')).toBeVisible()
  await page.getByRole('link', { name: 'See the pending listings' }).click()

  await page.getByRole('searchbox', { name: 'Search this table' }).fill(name)
  await expect(page.getByText('Seeing 3 Of 3')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('3 properties approved.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Every status')
  await expect(page.getByText('Seeing 3 Of 3')).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^properties-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(name)

  await page.goto('/admin/properties/import')
  const changed = lines.map((line) => line.replace(',4800000,', ',4900000,')).join('\r\n')
  await choose(page, changed)
  await page.getByRole('checkbox', { name: /Update the listings that the IDs name/ }).check()
  await expect(page.getByText('Price: 4800000 → 4900000')).toBeVisible()
  await page.getByRole('button', { name: 'Update 1 listing' }).dblclick()
  await expect(page.getByText('1 listing updated.')).toBeVisible()

  await page.goto(`/admin/properties/view?searchTerm=${name}`)
  await page.getByRole('button', { name: 'Change all 3 that match' }).click()
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Show what changes' }).click()
  await expect(page.getByRole('dialog')).toContainText('₹49 Lakh → ₹53.9 Lakh')
  await page.getByRole('button', { name: 'Change the prices' }).dblclick()
  await expect(page.getByText('3 properties are now 10% higher.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 properties are as before.')).toBeVisible()

  await page.goto(`/admin/properties/delete?searchTerm=${name}`)
  await page.getByRole('button', { name: `Delete ${name} plot 1` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Property deleted successfully!')).toBeVisible()
  await expect(page.getByText('Seeing 2 Of 2')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No properties found')).toBeVisible()
})

test('pages of a table lead on, back and to the same rows again', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin/properties/view')
  const first = page.locator('tbody').getByRole('link').first()
  await expect(page.getByText(/^Seeing 10 Of/)).toBeVisible()
  const onFirst = await first.textContent()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^Seeing 20 Of/)).toBeVisible()
  await expect(first).not.toHaveText(onFirst ?? '')
  const onSecond = await first.textContent()
  await page.reload()
  await expect(first).toHaveText(onSecond ?? '')
  await first.click()
  await expect(page.getByRole('button', { name: 'Delete Property' })).toBeVisible()
  await page.goBack()
  await expect(first).toHaveText(onSecond ?? '')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(first).toHaveText(onFirst ?? '')
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

test("a row's menu is a sheet on phones; Back closes it and stays on the table", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard')
  await page
    .getByRole('navigation', { name: 'Panel, short' })
    .getByRole('link', { name: 'Properties' })
    .click()
  const opener = page.getByRole('button', { name: /^More for/ }).first()
  await opener.click()
  const sheet = page.getByRole('menu')
  await expect(sheet.getByText('Visitors read that it is there as of today')).toBeVisible()
  const box = await sheet.boundingBox()
  expect([box?.x, box?.width, box && box.y + box.height]).toEqual([0, 390, 844])
  await page.evaluate(() => history.back())
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/admin/properties/view')
  await expect(opener).toBeFocused()
})

async function choose(page: Page, text: string) {
  const file = { name: 'listings.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

function csvOf(name: string, prices: string[]): string {
  const rows = prices.map((price, index) => `Plot,${name} plot ${index + 1},Siliguri,${price}`)
  return ['Category,Title,City,Price', ...rows].join('\r\n')
}
