import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { href, PATHS } from '#contract/paths.ts'
import { atMost, type Line, median } from './budget.ts'

const ROUNDS = 6
const CARDS = 72
/** Ever another card, all of them far down. */
const FIRST_CARD = 50
const MOST_MS = 200
const SETTLED_MS = 2500

type Site = { browser: Browser; device: BrowserContextOptions; origin: string; cpuRate: number }

/** From Back on a listing to the frame with the cards of a long list, where it was left; medians. Wants a quiet machine. */
export async function measureBack({ browser, device, origin, cpuRate }: Site): Promise<Line> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(origin + PATHS.listPage)
  await showCards(page)
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const link = page.locator('main article h3 a').nth(FIRST_CARD + round)
    await link.evaluate('(card) => scrollTo(0, card.getBoundingClientRect().top + scrollY - 300)')
    await link.tap()
    await page.getByRole('button', { name: 'Enquire Now' }).first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    waits.push(await page.evaluate<number>(BACK))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForTimeout(SETTLED_MS)
  }
  await context.close()
  return atMost(`phone, Back to ${CARDS} cards`, Math.round(median(waits)), MOST_MS, ' ms')
}

async function showCards(page: Page): Promise<void> {
  const cards = page.locator('main article')
  await page.waitForTimeout(SETTLED_MS)
  while ((await cards.count()) < CARDS) {
    const shown = await cards.count()
    await page.getByRole('button', { name: 'Show more' }).tap()
    await cards.nth(shown).waitFor()
    await page.waitForTimeout(SETTLED_MS)
  }
}

/** What runs in a page is text. Resolves with the ms from popstate to the frame in which the listing's card is on the screen. */
const BACK = `new Promise((resolve) => {
  const left = location.pathname
  let popped
  addEventListener('popstate', () => (popped = performance.now()), { capture: true, once: true })
  const isBack = () =>
    [...document.querySelectorAll('main article a[href="' + left + '"]')].some((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return card.checkVisibility() && bottom > 0 && top < innerHeight
    })
  const look = () => {
    if (popped === undefined || !isBack()) return requestAnimationFrame(look)
    const painted = new MessageChannel()
    painted.port1.onmessage = () => resolve(performance.now() - popped)
    painted.port2.postMessage(0)
  }
  requestAnimationFrame(look)
  history.back()
})`

/** How many public pages a browser keeps whole while another site is read. */
export async function measureKept(executablePath: string, origin: string, id: string): Promise<Line> {
  const paths = ['/', PATHS.listPage, href(PATHS.viewPage, { id }), '/about', '/contact', '/sell', '/kept']
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const lost: string[] = []
  try {
    for (const path of paths) if (!(await isKept(browser, origin, path))) lost.push(path)
  } finally {
    await browser.close()
  }
  const kept = `${paths.length - lost.length} of ${paths.length}`
  return {
    what: 'phone, pages kept for Back from another site',
    measured: lost.length > 0 ? `${kept}, not ${lost.join(', ')}` : kept,
    budget: `${paths.length} of ${paths.length}`,
    isMet: lost.length === 0,
  }
}

async function isKept(browser: Browser, origin: string, path: string): Promise<boolean> {
  const page = await browser.newPage()
  await page.goto(origin + path)
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate('globalThis.isSame = true')
  await page.goto(`${origin.replace('localhost', '127.0.0.1')}/privacy`)
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(`location.href === '${origin + path}'`)
  const isSame = await page.evaluate<boolean>('globalThis.isSame === true')
  await page.close()
  return isSame
}
