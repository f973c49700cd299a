import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect as strictly, signInAsAdmin, test } from './fixtures.ts'

/** Decoding a photo of 12 megapixels takes a small machine a while. */
const expect = strictly.configure({ timeout: 40_000 })

const UPLOADS = '**/api/images/**'
const INDIA = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '26/1 42/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '88/1 25/1 0/1',
}

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }
type StoredPicture = { url: string; width: number; height: number; widths: number[]; colour: string }

/** A photo as a phone held upright stores it: over 12 MB, turned on its side, with the place where it was taken. */
async function heavyPhoto(name: string): Promise<ChosenFile> {
  const [width, height] = [4000, 3000]
  const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: INDIA })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function photo(name: string, background: string): Promise<ChosenFile> {
  const create = { width: 1800, height: 1200, channels: 3, background } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

const broken = (name: string, mimeType: string, beginning: string): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.concat([Buffer.from(beginning, 'latin1'), Buffer.alloc(3000, 7)]),
})

async function openForm(page: Page) {
  await signInAsAdmin(page)
  await page.goto('/admin/properties/add')
  await expect(page.getByText('Choose pictures')).toBeVisible()
}

const choose = (page: Page, ...files: ChosenFile[]) =>
  page.getByLabel('Choose pictures', { exact: true }).setInputFiles(files)
const rows = (page: Page) => page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
const order = (page: Page) =>
  rows(page).evaluateAll((items) => items.map((item) => item.querySelector('p span')?.textContent))

/** The pictures in the draft that the form stores in the browser. */
const kept = (page: Page): Promise<StoredPicture[]> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('property-draft'))
    return key ? JSON.parse(localStorage.getItem(key) ?? '{}').pictures : []
  })

test('a photo of 12 MB becomes light, upright and tells nothing of its place; broken files say so', async ({
  page,
  context,
  address,
}) => {
  await openForm(page)
  const heavy = await heavyPhoto('gate.jpg')
  expect(heavy.buffer.byteLength).toBeGreaterThan(12_000_000)
  await choose(
    page,
    heavy,
    broken('roof.heic', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    broken('setup.jpg', 'image/jpeg', 'MZ\x90\0'),
  )
  await expect(
    page.getByText('roof.heic cannot be read here. Save it as JPEG and choose it again.'),
  ).toBeVisible()
  await expect(
    page.getByText('setup.jpg cannot be read here. Save it as JPEG and choose it again.'),
  ).toBeVisible()
  await expect(
    rows(page)
      .first()
      .getByText(/^Uploaded, /),
  ).toBeVisible()

  await expect.poll(() => kept(page)).toHaveLength(1)
  const [picture] = await kept(page)
  expect(picture).toMatchObject({ width: 960, height: 1280, widths: [320, 640, 1600] })
  expect(picture?.colour).toMatch(/^#[0-9a-f]{6}$/)
  const main = picture?.url ?? ''
  const sizes = { '.webp': 960, '-320.webp': 320, '-640.webp': 640, '-1600.webp': 1600, '-og.jpg': 1200 }
  for (const [end, width] of Object.entries(sizes)) {
    const stored = await context.request.get(address + main.replace('.webp', end))
    const bytes = await stored.body()
    const { exif, orientation, ...found } = await sharp(bytes).metadata()
    expect([found.width, exif, orientation]).toEqual([width, undefined, undefined])
    expect(bytes.byteLength).toBeLessThan(end === '-og.jpg' ? 300_000 : 3_000_000)
  }
})

test('pictures survive a network that drops them, loses answers and goes away', async ({ page, context }) => {
  await openForm(page)
  let isDown = true
  let answersToLose = 2
  await context.route(UPLOADS, async (route) => {
    if (isDown) return route.abort('connectionfailed')
    if (answersToLose === 0) return route.continue()
    answersToLose -= 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await choose(page, await photo('front.jpg', '#4a7a3a'), await photo('side.jpg', '#3a5a9a'))
  await expect(page.getByText('Interrupted. It goes on by itself.').first()).toBeVisible()
  isDown = false
  await expect(rows(page).getByText(/^Uploaded, /)).toHaveCount(2)
  await context.unroute(UPLOADS)

  await context.setOffline(true)
  await choose(page, await photo('roof.jpg', '#aa6a3a'))
  await expect(page.getByText('Interrupted. It goes on by itself.')).toBeVisible()
  await context.setOffline(false)
  await expect(rows(page).getByText(/^Uploaded, /)).toHaveCount(3)
  await expect.poll(async () => new Set((await kept(page)).map(({ url }) => url)).size).toBe(3)
})

test('a session that ends in between loses no file', async ({ page, context }) => {
  await openForm(page)
  const body = { code: 'NOT_SIGNED_IN', message: 'Sign in to continue.', requestId: 'test' }
  await context.route(UPLOADS, (route) => route.fulfill({ status: 401, json: body }))
  await choose(page, await photo('front.jpg', '#4a7a3a'), await photo('side.jpg', '#3a5a9a'))
  await expect(page.getByText('Your session has ended. Sign in again in another tab')).toHaveCount(2)
  await expect(page.getByText('Failed to upload one or more images.')).toBeVisible()
  await context.unroute(UPLOADS)
  await page.getByRole('button', { name: 'Retry all' }).click()
  await expect(rows(page).getByText(/^Uploaded, /)).toHaveCount(2)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('pictures are put in order by keys and by buttons, and taken out', async ({ page }) => {
    await openForm(page)
    await choose(
      page,
      await photo('a.jpg', '#a00'),
      await photo('b.jpg', '#0a0'),
      await photo('c.jpg', '#00a'),
    )
    await expect(rows(page).getByText(/^Uploaded, /)).toHaveCount(3)

    const picture = await rows(page).nth(1).locator('img').boundingBox()
    expect(picture?.width, 'the picture has the width of its row').toBeGreaterThan(280)
    for (const action of await rows(page).nth(1).locator('button, label').all())
      expect((await action.boundingBox())?.y).toBeGreaterThanOrEqual(
        (picture?.y ?? 0) + (picture?.height ?? 0),
      )
    const makeCover = page.getByRole('button', { name: 'Make b.jpg the cover' })
    expect((await makeCover.boundingBox())?.height, 'on one line').toBeLessThan(48)

    await page.getByRole('button', { name: 'Move c.jpg', exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('c.jpg would be picture 3 of 3.')).toBeAttached()
    // dnd-kit listens for arrows from the timer on that it starts with the drag; a key can come before a timer.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('c.jpg would be picture 2 of 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(() => order(page)).toEqual(['a.jpg', 'c.jpg', 'b.jpg'])

    await makeCover.tap()
    await expect.poll(() => order(page)).toEqual(['b.jpg', 'a.jpg', 'c.jpg'])
    await page.getByRole('button', { name: 'Move b.jpg later' }).tap()
    await expect.poll(() => order(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
    await expect(page.getByRole('button', { name: 'Move b.jpg later' })).toBeFocused()
    await expect(rows(page).first().getByText('Cover')).toBeVisible()

    await page.getByRole('button', { name: 'Remove b.jpg' }).tap()
    await expect.poll(() => order(page)).toEqual(['a.jpg', 'c.jpg'])
    await expect(page.getByRole('button', { name: 'Remove c.jpg' })).toBeFocused()
    await expect.poll(async () => (await kept(page)).length).toBe(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
