import axe, { type RunOptions } from 'axe-core'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base,
} from '@playwright/test'
import { PATHS } from '#contract/paths.ts'
import { startProduct } from './product.ts'

/** The browser logs every failed request as an error, also the missing page that a case asks for on purpose. */
const EXPECTED = 'Failed to load resource'
declare global {
  interface Window {
    axe: typeof import('axe-core')
  }
}
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The product, started once for all cases of a worker (BASE_URL names one that runs already), and pages that
 * fail their case when a script throws or logs an error. Where `isLively`, pages move, and fetch ahead what may be wanted next,
 * as for most visitors; else neither, which is a third of what a load computes.
 */
export const test = base.extend<{ isLively: boolean }, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const running = process.env['BASE_URL']
      if (running) return use(running)
      const product = await startProduct()
      await use(product.address)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ address }, use) => use(address),
  isLively: [false, { option: true }],
  contextOptions: ({ contextOptions, isLively }, use) =>
    use(isLively ? contextOptions : { reducedMotion: 'reduce', ...contextOptions }),
  context: async ({ context, isLively }, use) => {
    if (!isLively) await saveData(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith(EXPECTED)) complaints.push(message.text())
    })
    countUnderWay(page)
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** The requests of each page that have no answer yet. */
const underWay = new WeakMap<Page, Set<Request>>()

function countUnderWay(page: Page): void {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** What a case looks for often comes between the looks that Playwright takes a second apart. */
export const SOON = { intervals: [20, 50, 50, 100] }
/** Between a page's code and its data nothing is under way for a moment. */
const LOOKS_IN_A_ROW = 3

/**
 * Waits until React has taken the page over and all that it asked for is there and drawn, at some looks in a row: half a second
 * sooner than its network counts as idle. For what a page must not do at all, that is too soon.
 */
export async function settled(page: Page): Promise<void> {
  let looks = 0
  const look = async () => {
    const isDrawn = await page.evaluate(isWholeWhenIdle)
    looks = isDrawn && underWay.get(page)?.size === 0 ? looks + 1 : 0
    return looks
  }
  await expect
    .poll(look, { message: `${page.url()} is settled`, ...SOON })
    .toBeGreaterThanOrEqual(LOOKS_IN_A_ROW)
}

/** Whether the page is whole, once it has computed what it had to and drawn it. */
async function isWholeWhenIdle(): Promise<boolean> {
  await new Promise((resolve) => requestIdleCallback(resolve))
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const [first] = document.querySelectorAll('header, main')
  const isTakenOver = first !== undefined && Object.keys(first).some((key) => key.startsWith('__reactProps'))
  // What is further down or aside comes when it is near.
  const isInSight = (box: Element) => {
    const { left, top } = box.getBoundingClientRect()
    return box.checkVisibility() && left < innerWidth && top < innerHeight
  }
  const waits = [...document.querySelectorAll('main :is(.breathe, [aria-busy=true])')].some(isInSight)
  return document.readyState === 'complete' && isTakenOver && !waits
}

/** The admin of the made-up firm. */
export const ADMIN = { email: 'admin@aangan.example', password: 'admin-demo-2026' }
let session: Promise<{ token: string; user: object }> | undefined

/** Lets the pages of this context know that data is saved: what might be wanted next is not fetched ahead. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  })
}

/**
 * Signs the context of this page in as the admin, before its first page; returns the token. All cases of a worker share one
 * session, which none ends.
 */
export async function signInAsAdmin(page: Page): Promise<string> {
  const { token, user } = await adminSession(page.request)
  await page.context().addInitScript(
    ([auth, account]) => {
      localStorage.setItem('auth_token', auth ?? '')
      localStorage.setItem('auth_user', account ?? '')
    },
    [token, JSON.stringify(user)],
  )
  return token
}

/** What calls of the admin carry; no page is signed in. */
export const adminHeaders = async (request: APIRequestContext) => ({
  authorization: `Bearer ${(await adminSession(request)).token}`,
})

async function adminSession(request: APIRequestContext) {
  session ??= request.post(PATHS.login, { data: ADMIN }).then((response) => response.json())
  return session
}

type Visitor = 'visitor' | 'staff'
const shared = new Map<Visitor, Promise<BrowserContext>>()

/**
 * For cases that only look: those of a worker share what the browser has kept of the site, as on a second visit, and the
 * admin's session. A page loads in half the time.
 */
export const lookingTest = test.extend<{ visitor: Visitor }>({
  visitor: ['visitor', { option: true }],
  context: async ({ browser, visitor }, use) => {
    const context = shared.get(visitor) ?? savingContext(browser)
    shared.set(visitor, context)
    await use(await context)
    await Promise.all((await context).pages().map((page) => page.close()))
  },
})

async function savingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await saveData(context)
  return context
}

/** What cases read of a listing as the API gives it. */
interface Listing {
  _id: string
  number: string
  title: string
  price: number
  images: string[]
}

/** The newest villa with enough pictures for a whole gallery: another case of the worker may just have added one without any. */
export async function villaWithPictures(request: APIRequestContext): Promise<Listing> {
  const villas: Listing[] = await (await request.get(`${PATHS.properties}?category=villa&limit=48`)).json()
  const villa = villas.find(({ images }) => images.length > 3)
  if (!villa) throw new Error('No villa of the demo has pictures.')
  return villa
}

/** Waits until React has taken over an element that was in the HTML, which it marks with a property. */
export async function takenOver(element: Locator): Promise<void> {
  const isMarked = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isMarked, SOON).toBe(true)
}

/** An element's distance from the upper edge of the screen, in whole pixels. */
export async function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => Math.round(found.getBoundingClientRect().top))
}

/** Waits until an element no longer moves. */
export async function standStill(element: Locator): Promise<void> {
  let before = NaN
  await expect
    .poll(async () => {
      const now = await topOf(element)
      const isStill = now === before
      before = now
      return isStill
    }, SOON)
    .toBe(true)
}

/** Waits until the page has scrolled to what was found, as `autoScroll` in its address asks: a click on the way may miss its link. */
export async function scrolledByItself(found: Locator): Promise<void> {
  await expect.poll(() => found.page().evaluate(() => window.scrollY), SOON).toBeGreaterThan(0)
  await standStill(found)
}

/** Expects that a page this wide (px) does not scroll sideways, once its layout has settled. */
export async function expectWidth(page: Page, width: number): Promise<void> {
  const widthNow = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widthNow, { message: page.url(), ...SOON }).toBe(width)
}

/** Expects that with letters of double size (WCAG 1.4.4) a page does not scroll sideways on phones; leaves it so, 320 px wide. */
export async function expectRoomForDoubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectWidth(page, width)
  }
}

/** Expects that no letters of an element are outside its box. */
export async function expectLettersInside(element: Locator): Promise<void> {
  const outside = await element.evaluate((box) => {
    const letters = document.createRange()
    letters.selectNodeContents(box)
    const [inner, outer] = [letters.getBoundingClientRect(), box.getBoundingClientRect()]
    return Math.max(outer.left - inner.left, inner.right - outer.right)
  })
  expect(outside, (await element.textContent()) ?? '').toBeLessThan(2)
}

type Scan = { page: Page; name: string; rules?: RunOptions['rules'] }

/** Expects axe to find nothing in the page, in which it is loaded once. Frames hold other sites, which are blocked here. */
export const expectAccessible = (page: Page, name: string): Promise<void> =>
  expectNothingFound({ page, name })

/** The same for a page that is looked at whole in another language or width, which has its colours: contrast takes two thirds of the time. */
export const expectAccessibleWords = (page: Page, name: string): Promise<void> =>
  expectNothingFound({ page, name, rules: { 'color-contrast': { enabled: false } } })

async function expectNothingFound({ page, name, rules = {} }: Scan): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (options) => window.axe.run({ ...options, resultTypes: ['violations'], iframes: false }),
    { runOnly: STANDARDS, rules },
  )
  const found = violations.map(({ id, nodes }) => `${name} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found).toEqual([])
}

export { expect }
