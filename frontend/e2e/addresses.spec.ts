import { expect, test } from './fixtures.ts'

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
