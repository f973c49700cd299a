import { expect, takenOver, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('taps on buttons leave no caret in the page, which browsers would place anew with every frame', async ({
  page,
}) => {
  await page.goto('/property')
  const enquire = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Enquire/ })
  await takenOver(enquire)
  for (const opener of [page.getByRole('button', { name: 'Filters', exact: true }), enquire]) {
    await opener.tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: false }).first().tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0)
  }
})
