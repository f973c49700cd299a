import type { APIRequestContext, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectLettersInside,
  expectRoomForDoubleLetters,
  expectWidth,
  signInAsAdmin,
  test,
} from './fixtures.ts'

const PENDING = { email: 'pending@aangan.example', password: 'pending-demo-2026' }
const SCREENS = [
  'dashboard',
  'users/staff',
  'users/admin',
  'search?q=plot+near+matigara',
  'leads',
  'visits',
  'numbers',
  'messages',
  'messages?state=handled',
  'activity',
  'help',
]

test('from a contact message to handled, on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `Ritwik ${Date.now()}`
  await writeMessage(request, name)
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: /New messages/ }).getByText(name)).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Panel' }).getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('button', { name: `Mark as handled: ${name}` }).click()
  await expect(page.getByText('Marked as handled.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible()
  await expect(page.getByText(name)).toBeHidden()

  await page.getByRole('button', { name: 'Handled', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Handled by Ananya Ghosh')
  const menu = page.getByRole('button', { name: `More for ${name}` })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(menu).toBeFocused()
  await page.goto('/admin/activity')
  await expect(page.getByRole('listitem').filter({ hasText: 'handled a message' }).first()).toBeVisible()
})

test('the guide keeps the room of its pictures until they come', async ({ page }) => {
  await signInAsAdmin(page)
  await page.route('**/*.webp', () => new Promise(() => undefined))
  await page.goto('/admin/help', { waitUntil: 'domcontentloaded' })
  const height = () =>
    page.getByRole('img', { name: /45 lakh/ }).evaluate((picture) => picture.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(400)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('finds a listing with the keyboard, by its words and by its id', async ({ page, request }) => {
  const [listing] = await (await request.get('/api/properties?limit=1')).json()
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard')
  const search = page.getByRole('combobox', { name: 'Search properties' })
  await search.fill(listing.title.split(' ').slice(0, 3).join(' '))
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)

  await search.fill(listing._id)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/properties/view/${listing._id}`)
  await expect(page.getByRole('heading', { name: listing.title })).toBeVisible()

  await search.fill('nothing is called so')
  await expect(page.getByText('No properties found')).toBeVisible()
})

test('the rail shows all its places at once at 1440 x 900, each 36 px high or more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  await page.goto('/admin/help')
  const rail = page.getByRole('complementary')
  // Counts widen rows that nearly fill their line.
  await expect(rail.getByText(/^\d+\+?$/).first()).toBeVisible()
  const rows = rail.getByRole('link').or(rail.getByRole('button'))
  for (const row of await rows.all()) {
    await expect(row).toBeInViewport({ ratio: 1 })
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(36)
  }
  expect(await rail.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})

test('the rail of a low window shows the row of the screen that is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await signInAsAdmin(page)
  const current = page.getByRole('complementary').locator('[aria-current=page]')
  for (const screen of ['help', 'activity', 'landmarks', 'dashboard']) {
    await page.goto(`/admin/${screen}`)
    await expect(current).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('shows who waits for approval what visitors see, and why nothing can be changed', async ({ page }) => {
  await signIn(page, PENDING)
  await expect(page.getByText('Your account waits for approval')).toBeVisible()
  await expect(page.getByRole('link', { name: /Total Properties/ })).toContainText(/\d/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByText('Role: Staff')).toBeVisible()
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Admin Accounts' }).click()
  await expect(page.getByText('Only an admin can do this.')).toBeVisible()
})

test('at 1440, 390 and 320 px nothing of the panel scrolls sideways, and axe finds nothing', async ({
  page,
}) => {
  await signInAsAdmin(page)
  for (const [at, screen] of SCREENS.entries()) {
    // Every other screen is opened on a phone and then widened.
    const widths = at % 2 ? [390, 1440] : [1440, 390]
    await page.setViewportSize({ width: widths[0] ?? 390, height: 844 })
    await page.goto(`/admin/${screen}`)
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expectWidth(page, width)
      await expectAccessible(page, `${screen} at ${width} px`)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectWidth(page, 320)
    await expectRoomForDoubleLetters(page)
  }
})

test('letters of double size have room on phones in tables, forms and on a listing', async ({
  page,
  request,
}) => {
  await signInAsAdmin(page)
  const [listing] = await (await request.get('/api/properties?category=warehouse&limit=1')).json()
  const screens = ['mails', 'properties/view', `properties/view/${listing._id}`]
  await page.setViewportSize({ width: 390, height: 844 })
  for (const screen of screens) {
    await page.goto(`/admin/${screen}`)
    await page.waitForLoadState('networkidle')
    await expectRoomForDoubleLetters(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of await page.getByRole('navigation', { name: 'Panel, short' }).locator('> *').all())
    await expectLettersInside(tab)

  await page.goto('/admin/properties/add')
  const kinds = page.getByRole('group', { name: 'Property type' }).getByRole('button')
  await expect(kinds).toHaveCount(3)
  await expectRoomForDoubleLetters(page)
  for (const kind of await kinds.all()) await expectLettersInside(kind)
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = await page.locator('[data-save-bar]').boundingBox()
  expect(bar?.height).toBeLessThan(844 / 5)
})

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

async function writeMessage(request: APIRequestContext, name: string) {
  const message = { name, email: 'ritwik@example.com', phone: '9832011223', interest: 'A plot of 2 katha' }
  expect((await request.post('/api/subscribe', { data: message })).status()).toBe(200)
}
