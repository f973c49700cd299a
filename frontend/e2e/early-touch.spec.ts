import { expect, test } from './fixtures.ts'

for (const path of ['/', '/property']) {
  test(`a button of ${path} that is pressed before the page’s code is there does its work when it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let arrive = () => {}
    const codeMayCome = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/static/js/index-*', async (route) => {
      await codeMayCome
      await route.continue()
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    arrive()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible()
  })
}
