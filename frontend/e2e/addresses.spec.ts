import { expect, takenOver, test } from './fixtures.ts'

test('addresses as people type them lead to their pages', async ({ page, request }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await expect(page).toHaveURL('/auth/login?next=%2Fadmin%2Fdashboard')

  await page.goto('/auth')
  await expect(page.getByText('Oops! Page not found.')).toBeVisible()

  const list = await request.get('/property/?category=villa')
  expect([list.status(), new URL(list.url()).pathname + new URL(list.url()).search]).toEqual([
    200,
    '/property?category=villa',
  ])
})

test('a page whose code does not come says so, and its button loads it again', async ({ context }) => {
  // Not the fixture's page, which fails the case on console errors: here they are expected.
  const page = await context.newPage()
  const code = '**/static/js/contact-*'
  await page.route(code, (route) => route.abort())
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact' })
  await takenOver(link)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('form', { name: 'Send us a message' })).toBeVisible()
})
