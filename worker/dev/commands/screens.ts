import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { href, PATHS } from '#contract/paths.ts'
import { freePort, serveProduct } from '#worker/dev/bench/product.ts'
import { DEMO_ACCOUNTS } from '#worker/dev/fixtures/accounts.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { findChromium } from '#worker/dev/tools/chromium.ts'
import { stopWith } from '#worker/dev/tools/say.ts'

const SCREENS = join(import.meta.dirname, '../../../frontend/e2e/screens')
const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const [WIDTH, PANEL_WIDTH, PHONE_WIDTH] = [900, 1200, 300]
const QUALITY = 80

/** `npm run screens`: takes the README's pictures anew, of the demo as it is seeded; the files it writes are committed. */
stopOnSignals(130)
const temporary = mkdtempSync(join(tmpdir(), 'aangan-screens-'))
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
const executablePath = await findChromium()
if (!executablePath) stopWith('There is no Chromium to take pictures with.')
const port = await freePort()
const address = `http://localhost:${port}`
await serveProduct(join(temporary, 'state'), port, address)
const listing = await newestVilla()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})

const shown = { home: '/', list: PATHS.listPage, listing, login: '/auth/login' }
for (const [name, path] of Object.entries(shown))
  await written(name, await pictureOf(browser, DESKTOP, path), WIDTH)
await written('panel', await pictureOf(browser, DESKTOP, '/auth/login', signedIn), PANEL_WIDTH)
const onPhones: Buffer[] = []
for (const path of ['/', `/bn${PATHS.listPage}`, listing])
  onPhones.push(await pictureOf(browser, PHONE, path))
await written('phone', await besideEachOther(onPhones), PHONE_WIDTH * onPhones.length)
await browser.close()
process.exit()

async function newestVilla(): Promise<string> {
  const answer = await fetch(`${address}${PATHS.properties}?category=Villa&limit=1`)
  const [villa]: { _id: string }[] = await answer.json()
  return villa ? href(PATHS.viewPage, { id: villa._id }) : stopWith('The demo has no villa.')
}

/** What a window shows once nothing more is asked for. */
async function pictureOf(
  taken: Browser,
  options: BrowserContextOptions,
  path: string,
  act?: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const locale = path.startsWith('/bn/') ? 'bn-IN' : 'en-IN'
  const context = await taken.newContext({ ...options, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address + path)
  await act?.(page)
  await page.waitForLoadState('networkidle')
  const picture = await page.screenshot()
  await context.close()
  return picture
}

async function signedIn(page: Page): Promise<void> {
  const [{ email, password }] = DEMO_ACCOUNTS
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function besideEachOther(pictures: readonly Buffer[]): Promise<Buffer> {
  const scaled = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width: PHONE_WIDTH }).png().toBuffer()),
  )
  const { height } = await sharp(scaled[0]).metadata()
  return sharp({
    create: { width: PHONE_WIDTH * scaled.length, height, channels: 3, background: 'white' },
  })
    .composite(scaled.map((input, index) => ({ input, left: index * PHONE_WIDTH, top: 0 })))
    .png()
    .toBuffer()
}

async function written(name: string, picture: Buffer, width: number): Promise<void> {
  const { size } = await sharp(picture)
    .resize({ width })
    .webp({ quality: QUALITY })
    .toFile(join(SCREENS, `${name}.webp`))
  console.log(`${name}.webp ${(size / 1000).toFixed(1)} kB`)
}
