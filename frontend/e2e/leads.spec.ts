import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectRoomForDoubleLetters,
  expectWidth,
  settled,
  signInAsAdmin,
  test,
  villaWithPictures,
} from './fixtures.ts'

test('a call is noted, three listings are sent, a visit is set and done, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAsAdmin(page)
  const name = `Rajesh ${Date.now()}`
  await page.goto('/admin/leads')
  await page.getByRole('button', { name: 'Add a lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a lead' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Phone').fill('90000 00555')
  await dialog.getByLabel('What was said').fill('Plot in Siliguri')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  const boxes = page.getByRole('checkbox')
  for (const box of [0, 1, 2]) await boxes.nth(box).check()
  await page.getByRole('button', { name: 'Send these' }).click()
  const text = page.getByLabel('The message, as it will stand in WhatsApp')
  await expect(text).toHaveValue(new RegExp(`Hello ${name}[^]*/kept/[a-z0-9]{14}`))
  const link = page.getByRole('link', { name: 'Open in WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/919000000555\?text=Hello/)

  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByLabel('A line', { exact: true }).fill('Comes with his wife.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Comes with his wife.' })).toBeVisible()
  await page.goto('/admin/leads')
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})

test('N on a lead leads into a line more, while the listings that fit it are still being looked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  await page.goto('/admin/leads')
  await expect(page.locator('[data-lead]').first()).toBeVisible()
  let arrive = () => {}
  const listingsMayCome = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/properties?**', async (route) => {
    await listingsMayCome
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  const line = page.getByLabel('A line', { exact: true })
  await expect(line).toBeFocused()
  await page.keyboard.type('Knows nothing of dogs')
  arrive()
  await expect(page.locator('#main [aria-busy=true]')).toHaveCount(0)
  await expect(line).toBeFocused()
  await expect(line).toHaveValue('Knows nothing of dogs')
})

test.describe('With a finger alone', () => {
  test.use({ viewport: { width: 1100, height: 800 }, hasTouch: true, isMobile: true })
  test('no keys are shown beside what they do', async ({ page }) => {
    await signInAsAdmin(page)
    await page.goto('/admin/properties/view')
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .tap()
    await expect(page.getByRole('menuitem', { name: 'Price' })).toBeVisible()
    await expect(page.locator('kbd:visible')).toHaveCount(0)
    await page.goto('/admin/leads')
    await expect(page.locator('[data-lead]').first()).toBeVisible()
    await expect(page.getByText(/^Keys: J and K/)).toBeHidden()
  })
})

test('leads, one lead and visits are accessible and fit, narrow and wide', async ({ page }) => {
  const token = await signInAsAdmin(page)
  const reply = await page.request.get('/api/leads?search=Farooq', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { leads } = await reply.json()
  for (const address of ['/admin/leads', `/admin/leads/${leads[0]._id}`, '/admin/visits']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectWidth(page, width)
      await expectAccessible(page, page.url())
    }
    await page.setViewportSize({ width: 320, height: 900 })
    await expectWidth(page, 320)
    await expectRoomForDoubleLetters(page)
  }
})

test('an enquiry makes no call while enquiries are not recorded', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  const listing = await villaWithPictures(page.request)
  await page.goto(`/view/${listing._id}`)
  await page.getByRole('button', { name: 'Ask for a visit' }).click()
  await page.getByLabel('Name').fill('Anjali Pradhan')
  await page.getByLabel('Phone').fill('98320 11457')
  await page.getByLabel('Email').fill('anjali@example.com')
  await page.getByLabel('Message').fill('Can we see it?')
  const chat = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Send to WhatsApp' }).click()
  await chat
  await page.waitForLoadState('networkidle')
  expect(calls.filter((path) => path === '/api/enquiries')).toEqual([])
})

test('an owner offers a plot, in Nepali', async ({ page }) => {
  await page.goto('/ne/sell')
  await page.getByLabel('कस्तो घरजग्गा हो?').selectOption('Plot')
  await page.getByLabel('कहाँ छ?').fill('Sukna')
  await page.getByLabel('तपाईंको नाम').fill('Dipika')
  await page.getByLabel('तपाईंको फोन').fill('9000000889')
  await expectAccessible(page, page.url())
  await page.getByRole('button', { name: 'पठाउनुहोस्' }).click()
  await expect(page.getByText('धन्यवाद। हामी चाँडै फोन गर्छौँ।')).toBeVisible()
})

test.describe('Without a connection', () => {
  // The code of what is shown then is fetched ahead.
  test.use({ isLively: true })

  test('a step and a visit that are set wait, are shown as set, and are sent once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const headers = { authorization: `Bearer ${await signInAsAdmin(page)}` }
    const listing = await villaWithPictures(page.request)
    const made = await page.request.post('/api/leads', {
      headers,
      data: { name: `Nima ${Date.now()}`, phone: '90000 00332', words: 'Villa', propertyId: listing._id },
    })
    const { _id: id } = await made.json()
    await page.goto(`/admin/leads/${id}`)
    const times = page.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat)/ })
    await expect(times.first()).toBeVisible()
    await page.waitForLoadState('networkidle')

    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(page.getByText('waits on this device', { exact: true })).toHaveCount(1)
    await times.first().click()
    await expect(page.getByText('waits on this device', { exact: true })).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Agreed' })).toBeVisible()
    await expect(page.getByText(/^Next step: Call again/)).toBeVisible()

    await page.context().setOffline(false)
    await expect(page.getByText('waits on this device')).toHaveCount(0)
    const { nextStep, visit, lines } = await (await page.request.get(`/api/leads/${id}`, { headers })).json()
    expect([nextStep, visit.state]).toEqual(['Call again', 'asked'])
    expect(lines.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['status', 'step', 'visit'])
  })
})

test('at 1440 px the two columns of a lead end near each other, also of one with little to show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsAdmin(page)
  for (const name of ['Md. Farooq Alam', 'Dipika Lama', 'Madhumita Roy'])
    await expectEvenColumns(page, `${name} (demo)`)
})

test('so do those of an offer whose owner has called before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const headers = { authorization: `Bearer ${await signInAsAdmin(page)}` }
  const phone = '90000 00333'
  await page.request.post('/api/leads', {
    headers,
    data: { name: 'Nima, of the house', phone, words: 'Asked for rents' },
  })
  await page.request.post('/api/sell', {
    data: {
      category: 'Plot',
      place: 'Sukna',
      name: 'Nima Sherpa',
      phone,
      words: 'Papers at the bank',
      language: 'ne',
      website: '',
    },
  })
  await expectEvenColumns(page, 'Nima Sherpa')
})

async function expectEvenColumns(page: Page, name: string) {
  await page.goto('/admin/leads')
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Everything so far' })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  // Parts of a lead come with code of their own.
  const apart = () =>
    page.locator('main article section').evaluateAll((boxes) => {
      const ends = boxes.map((box) => box.getBoundingClientRect())
      const lowest = (found: DOMRect[]) => Math.max(...found.map(({ bottom }) => bottom))
      return Math.abs(lowest(ends.filter(({ x }) => x < 900)) - lowest(ends.filter(({ x }) => x >= 900)))
    })
  await expect.poll(apart, name).toBeLessThan(200)
}
