import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { PATHS } from '#contract/paths.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleWords,
  expectLettersInside,
  expectRoomForDoubleLetters,
  expectWidth,
  settled,
  signInAsAdmin,
  SOON,
  test,
  villaWithPictures,
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
  await expect(page.getByText(`handled the message of ${name}`)).toBeVisible()
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

/** The rows that are not whole in the window, or less than 36 px high. */
const cutOrLow = (rows: Element[]) =>
  rows.flatMap((row) => {
    const { top, left, bottom, right, height } = row.getBoundingClientRect()
    const isWhole = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
    return isWhole && height >= 36 ? [] : [row.textContent]
  })

test('the rail shows all its places at once at 1440 x 900, each 36 px high or more, also the current one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  const rail = page.getByRole('complementary')
  const places = rail.getByRole('navigation')
  const tops = () =>
    places.getByRole('link').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  const seen = new Set<string>()
  for (const screen of ['help', 'users/staff', 'properties/view?missing=papers']) {
    await page.goto(`/admin/${screen}`)
    // Counts widen rows that nearly fill their line.
    await expect(rail.getByText(/^\d+\+?$/).first()).toBeVisible()
    const rows = rail.getByRole('link').or(rail.getByRole('button'))
    await expect.poll(() => rows.evaluateAll(cutOrLow), SOON).toEqual([])
    expect(await rows.count()).toBeGreaterThan(15)
    for (const box of [rail, places])
      expect(await box.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
    seen.add(JSON.stringify(await tops()))
  }
  expect([...seen]).toHaveLength(1)
})

test('a name of a group in the rail touches no place, and stands nearer to its own than to those above', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  await page.goto('/admin/help')
  const places = page.getByRole('complementary').getByRole('navigation')
  for (const [above, title, own] of [
    ['Numbers', 'Properties', 'View'],
    ['Import', 'Users', 'Users/Staff Accounts'],
  ] as const) {
    const name = await places.getByRole('heading', { name: title }).boundingBox()
    const before = await places.getByRole('link', { name: above }).boundingBox()
    const after = await places.getByRole('link', { name: own }).boundingBox()
    const gapAbove = (name?.y ?? 0) - (before?.y ?? 0) - (before?.height ?? 0)
    const gapBelow = (after?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)
    expect(gapAbove).toBeGreaterThan(gapBelow + 7)
    expect(gapBelow).toBeGreaterThanOrEqual(4)
  }
  const logo = await page.getByRole('complementary').getByRole('link').first().boundingBox()
  const first = await places.getByRole('link').first().boundingBox()
  expect((first?.y ?? 0) - (logo?.y ?? 0) - (logo?.height ?? 0)).toBeGreaterThanOrEqual(12)
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

test('a low window keeps Add Property and Logout in sight while the places of the rail scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard')
  const rail = page.getByRole('complementary')
  const last = rail.getByRole('link', { name: 'Help Centre' })
  const ends = [
    rail.getByRole('link', { name: 'Add Property' }),
    rail.getByRole('button', { name: 'Logout' }),
  ]
  for (const end of ends) await expect(end).toBeInViewport({ ratio: 1 })
  await last.focus()
  for (const place of [last, ...ends]) await expect(place).toBeInViewport({ ratio: 1 })
  const [place, end] = [await last.boundingBox(), await ends[0]?.boundingBox()]
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
})

test('a toast with a long address stays in the window, covers no button of the rail, and is the only one on phones', async ({
  page,
  request,
}) => {
  const [listing] = await (await request.get('/api/properties?limit=1')).json()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await signInAsAdmin(page)
  for (const [width, left] of [
    [320, 16],
    [390, 16],
    [1440, 268],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/admin/properties/view/${listing._id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'It could not be copied' })
    const box = await toast.boundingBox()
    expect([width, box?.x]).toEqual([width, left])
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16)
    await expect(toast.getByRole('button')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.locator('.toasts > *')).toHaveCount(2)
    await expect(page.locator('.toasts > :visible')).toHaveCount(width < 768 ? 1 : 2)
  }
})

test('the bar begins where the screen below it begins, also in a wide window', async ({ page }) => {
  await signInAsAdmin(page)
  for (const screen of ['/admin/dashboard', '/admin/properties/view']) {
    await page.goto(screen)
    const search = page.getByRole('combobox', { name: 'Search properties' })
    for (const width of [1760, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect([screen, width, (await search.boundingBox())?.x]).toEqual([screen, width, heading?.x])
    }
  }
})

test('the cards of the dashboard stand on one grid, and the buttons of its tasks on one line', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const edges = (cards: Locator) =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, right } = card.getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      }),
    )
  await page.goto('/admin/dashboard')
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const figures = page.getByRole('region', { name: 'The last 7 days' }).getByRole('listitem')
    await expect(figures).toHaveCount(4)
    const totals = page.getByRole('list', { name: 'Totals' }).getByRole('listitem')
    const tasks = page
      .getByRole('region', { name: /^Today/ })
      .getByRole('listitem')
      .getByRole('link')
    await expect(tasks.first()).toBeVisible()
    await expect(totals).toHaveCount(4)
    // A figure that is drawn anew meanwhile has no place.
    await expect(async () => expect(await edges(totals)).toEqual(await edges(figures))).toPass()
    const buttons = (await edges(tasks)).map(([left]) => left)
    expect(buttons.length).toBeGreaterThan(1)
    expect(new Set(buttons).size).toBe(1)
  }
})

test('on a phone the words of a task have the width of its row, and a press on them follows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdmin(page)
  await page.goto('/admin/dashboard')
  const task = page.getByRole('region', { name: 'Waiting for approval' })
  const words = task.locator('b')
  const [row, text] = [await task.boundingBox(), await words.locator('xpath=..').boundingBox()]
  expect((text?.width ?? 0) / (row?.width ?? 1)).toBeGreaterThan(0.6)
  await words.click({ force: true })
  await expect(page).toHaveURL('/admin/properties/view?status=pending')
})

test('the pictures offered to a place stand in one grid, the tile of none like the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  await page.goto('/admin/areas')
  const tiles = page.getByRole('group', { name: 'Picture' }).locator('label')
  await expect.poll(() => tiles.count()).toBeGreaterThan(8)
  const boxes = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect()
      return { left: Math.round(left), top, size: `${Math.round(width)} ${Math.round(height)}` }
    }),
  )
  expect(new Set(boxes.map(({ size }) => size)).size).toBe(1)
  const inFirstRow = boxes.filter(({ top }) => top === boxes[0]?.top)
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(inFirstRow.length)
})

test('the box of the newest listings cuts none of its rows, and scrolls to the last where they do not stand side by side', async ({
  page,
}) => {
  await signInAsAdmin(page)
  for (const width of [1440, 1200, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/dashboard')
    const rows = page.getByRole('region', { name: 'Recent Properties' }).getByRole('listitem')
    await expect(rows).toHaveCount(10)
    const box = rows.first().locator('xpath=../..')
    await expect
      .poll(() =>
        box.evaluate((element) => {
          const { bottom, height } = element.getBoundingClientRect()
          const cut = [...element.querySelectorAll('li')].filter((row) => {
            const inner = row.getBoundingClientRect()
            return inner.top < bottom - 1 && inner.bottom > bottom + 1
          })
          const scrolls = element.scrollHeight > element.clientHeight
          return { isOfSpecifiedHeight: height > 200 && height <= 400, cut: cut.length, scrolls }
        }),
      )
      .toEqual({ isOfSpecifiedHeight: true, cut: 0, scrolls: width < 1200 })
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows.last()).toBeInViewport({ ratio: 0.95 })
  }
})

test('the way to support leaves its text room, in every width of its box', async ({ page }) => {
  await signInAsAdmin(page)
  for (const path of ['help', 'dashboard']) await page.goto(`/admin/${path}`)
  const text = page.getByText('The support team answers on WhatsApp')
  for (const width of [1760, 1440, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWidth(page, width)
    await expect.poll(() => text.evaluate((element) => element.clientWidth), SOON).toBeGreaterThan(250)
  }
})

test('at 1440 px the columns of a listing end near each other, and what visitors read has the whole width', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  const listings = await (await request.get(`${PATHS.properties}?limit=48`)).json()
  for (const title of ['5BHK villa on 10 katha', 'Garden bungalow on 15 katha']) {
    const listing = listings.find((one: { title: string }) => one.title.startsWith(title))
    await page.goto(`/admin/properties/view/${listing._id}`)
    const endOf = async (name: string) => {
      const box = await page.getByRole('region', { name, exact: true }).boundingBox()
      return box ? box.y + box.height : 0
    }
    await expect(page.getByRole('heading', { name: 'Papers and site' })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    // Parts of a listing come with code of their own.
    const apart = async () => Math.abs((await endOf('Papers and site')) - (await endOf('About this listing')))
    await expect.poll(apart, title).toBeLessThan(250)
    const read = page
      .locator('.box')
      .filter({ has: page.getByRole('heading', { name: 'Pictures', exact: true }) })
    await expect.poll(async () => (await read.boundingBox())?.width, title).toBeGreaterThan(1000)
  }
})

test('what admins see on a listing takes little room beside its pictures, also on a tablet', async ({
  page,
  request,
}) => {
  const villa = await villaWithPictures(request)
  await page.setViewportSize({ width: 768, height: 1024 })
  await signInAsAdmin(page)
  await page.goto(`/view/${villa._id}`)
  const box = page.getByRole('region', { name: 'Staff only' })
  await expect(box.getByRole('button', { name: 'Delete Property' })).toBeVisible()
  expect((await box.boundingBox())?.height).toBeLessThan(170)
  await expectWidth(page, 768)
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
    const [first, second] = at % 2 ? ([390, 1440] as const) : ([1440, 390] as const)
    await page.setViewportSize({ width: first, height: 844 })
    await page.goto(`/admin/${screen}`)
    await settled(page)
    await expectWidth(page, first)
    await expectAccessible(page, `${screen} at ${first} px`)
    await page.setViewportSize({ width: second, height: 844 })
    await expectWidth(page, second)
    await expectAccessibleWords(page, `${screen} at ${second} px`)
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
    await settled(page)
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
