import { expect, takenOver, test } from './fixtures.ts'

test('what is typed before the page’s code is there stays, and is sent', async ({ page }) => {
  let arrive = () => {}
  const codeMayCome = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/static/js/contact-*', async (route) => {
    await codeMayCome
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Send us a message' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha Lama')
  await form.getByRole('textbox', { name: 'Name' }).press('Enter')
  await form.getByRole('textbox', { name: 'Email' }).fill('asha@mail.test')
  arrive()
  await form.getByRole('textbox', { name: 'Phone' }).fill('+91 98320 12345')
  await form.getByRole('textbox', { name: 'Interest' }).fill('A plot in Matigara')
  const send = form.getByRole('button', { name: 'Send message' })
  await takenOver(send)
  await send.click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  expect(new URL(page.url()).search).toBe('')
})
