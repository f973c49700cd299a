import type { Locator, Page } from '@playwright/test'
import { expect, takenOver, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, isLively: true })

const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link')

/** The list with its code and that of a listing; notes in `moves` what each view transition moves. */
async function listWithCode(page: Page, prefix = ''): Promise<Locator> {
  await page.addInitScript(() => {
    const moves: string[][] = []
    const byWork = new Set<string>()
    const running = new Set<ViewTransition>()
    Object.assign(globalThis, { moves, byWork, running })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      running.add(transition)
      void transition.finished.finally(() => running.delete(transition))
      void transition.ready.then(
        () =>
          moves.push(
            document
              .getAnimations()
              .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
              .filter((pseudo) => /group|root/.test(pseudo)),
          ),
        () => moves.push([]),
      )
      void transition.ready
        .then(() => undefined)
        .then(
          () => {
            for (const { effect } of document.getAnimations())
              if (
                effect instanceof KeyframeEffect &&
                effect.pseudoElement?.startsWith('::view-transition-group')
              )
                for (const name of effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
                  if (!['transform', 'offset', 'computedOffset', 'easing', 'composite'].includes(name))
                    byWork.add(name)
          },
          () => undefined,
        )
      return transition
    }
  })
  await page.goto(`${prefix}/property`)
  const cards = page.getByRole('article')
  await takenOver(linkOf(cards.first()))
  await linkOf(cards.nth(2)).click()
  await expect(page.locator('[data-press="picture 0"]')).toBeVisible()
  await page.goBack()
  await expect(linkOf(cards.nth(1))).toBeVisible()
  // A press while the cards come back would cut their transition short.
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'running').size)).toBe(0)
  await page.evaluate(() => Reflect.get(globalThis, 'moves').splice(0))
  return cards
}

const movesIn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moves') as string[][])
const ONE_PICTURE = ['::view-transition-group(moving-picture)']

test('the picture of a card becomes that of its page, and Back the other way round', async ({ page }) => {
  const cards = await listWithCode(page)
  await linkOf(cards.nth(1)).click()
  await expect.poll(() => movesIn(page)).toEqual([ONE_PICTURE])
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[data-press="picture 0"] img')).toHaveCount(1)
  await expect(page.locator('[data-press="picture 0"] img')).toBeVisible()
  await page.goBack()
  await expect.poll(() => movesIn(page)).toEqual([ONE_PICTURE, ONE_PICTURE])
  await expect(linkOf(cards.nth(1))).toBeInViewport()
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
  // What is not a transform would wait for the page's own work, frame by frame.
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'byWork') as Set<string>)])).toEqual([])
})

test('Back draws the cards on the screen first, and then all others', async ({ page }) => {
  const cards = await listWithCode(page)
  await linkOf(cards.nth(1)).click()
  await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
  await page.evaluate(() => {
    const turns = new Map<Element, string | null>()
    Object.assign(globalThis, { turns })
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target instanceof Element) turns.set(target, target.getAttribute('data-turn') ?? oldValue)
    }).observe(document.body, { subtree: true, attributeFilter: ['data-turn'], attributeOldValue: true })
  })
  await page.goBack()
  await expect(linkOf(cards.nth(1))).toBeInViewport()
  await expect(page.locator('[data-turn]')).toHaveCount(0)
  const isFirst = (card: Locator) =>
    card.evaluate((element) => (Reflect.get(globalThis, 'turns') as Map<Element, string>).get(element))
  expect(await isFirst(cards.nth(1))).toBe('first')
  expect(await isFirst(cards.last())).toBe('later')
})

test('a list that is left keeps its boxes, unseen', async ({ page }) => {
  const cards = await listWithCode(page)
  const second = linkOf(cards.nth(1))
  const height = await second.evaluate((link) => link.getBoundingClientRect().height)
  await second.click()
  await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
  await expect(page.locator('main article h3 a').nth(1)).toBeHidden()
  const kept = page.locator('main article h3 a').nth(1)
  expect(await kept.evaluate((link) => link.getBoundingClientRect().height)).toBe(height)
  // What the root alone knows is inherited by all of the list, which would be styled anew.
  const inherited = await kept.evaluate((link) => getComputedStyle(link).getPropertyValue('--bottom-bar'))
  expect(inherited).toBe('')
})

test('it stays where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cards = await listWithCode(page)
  await linkOf(cards.nth(1)).click()
  await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
  await page.goBack()
  await expect(linkOf(cards.nth(1))).toBeInViewport()
  expect(await movesIn(page)).toEqual([])
})

test('whatever is pressed while it moves is heard, and the last press counts', async ({ page }) => {
  const cards = await listWithCode(page)
  const second = linkOf(cards.nth(1))
  const [address, title] = [await second.getAttribute('href'), await second.textContent()]
  // Once more, another one, and the first again, before anything can be painted.
  await cards.first().evaluate((card) => {
    const links = card.parentElement?.querySelectorAll<HTMLElement>('h3 a') ?? []
    for (const at of [0, 0, 1, 0, 1]) links[at]?.click()
  })
  await expect(page).toHaveURL(address ?? '')
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(title ?? '')
  await expect(page.locator('[data-press="picture 0"] img')).toHaveCount(1)
  await expect(page.locator('[data-press="picture 0"] img')).toBeVisible()
  // Back, and before its page is drawn the way up that still stands on the one before.
  await page.evaluate(() => {
    const up = document.querySelector<HTMLElement>('main nav a, main a[href^="/property?"]')
    addEventListener('popstate', () => up?.click(), { once: true })
    history.back()
  })
  await expect(page).toHaveURL(/\/property\?/)
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveText(/^\d+ /)
})

test.describe('Back where nothing moves', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** A listing that was opened from far down the list, whose place it returns. */
  async function openedFarDown(page: Page, prefix = ''): Promise<{ card: Locator; top: number }> {
    const cards = await listWithCode(page, prefix)
    const card = linkOf(cards.nth(8))
    await card.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await card.click()
    await expect(page.locator('[data-press="picture 0"]')).toBeVisible()
    return { card, top }
  }

  for (const prefix of ['', '/hi'])
    test(`shows the list${prefix} where it was left before React draws it`, async ({ page }) => {
      const { card, top } = await openedFarDown(page, prefix)
      // In the very event that tells of Back, after all who hear of it.
      const atOnce = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const look = () =>
              resolve({
                top: window.scrollY,
                isListingSeen: document.querySelector('[data-press="picture 0"]')?.checkVisibility(),
              })
            addEventListener('popstate', look, { once: true })
            history.back()
          }),
      )
      expect(atOnce).toEqual({ top, isListingSeen: false })
      await expect(card).toBeInViewport()
      await expect(page.locator('[data-turn]')).toHaveCount(0)
      await expect(page.locator('[data-press="picture 0"]')).toHaveCount(0)
      expect(await page.evaluate(() => window.scrollY)).toBe(top)
    })

  test('leaves a reader who moves on meanwhile where they are', async ({ page }) => {
    const { top } = await openedFarDown(page)
    await page.evaluate(() => {
      addEventListener('popstate', () => scrollBy(0, -150), { once: true })
      history.back()
    })
    await expect(page.locator('[data-press="picture 0"]')).toHaveCount(0)
    await expect(page.locator('[data-turn]')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(top - 150)
  })

  test('puts the listing back where Forward follows at once', async ({ page }) => {
    const { card } = await openedFarDown(page)
    await page.evaluate(async () => {
      // Left before the browser tells that it was scrolled.
      scrollTo(0, 300)
      const next = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const isBack = next()
      history.back()
      await isBack
      const isForward = next()
      history.forward()
      await isForward
    })
    await expect(page).toHaveURL(/\/view\//)
    await expect(page.locator('[data-press="picture 0"]')).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
    await page.goBack()
    await expect(card).toBeInViewport()
  })

  test('keeps the place of a list over which an enquiry is opened at once', async ({ page }) => {
    const { top } = await openedFarDown(page)
    await page.evaluate(() => {
      const enquire = () => document.querySelectorAll<HTMLElement>('.card-enquire[data-press]')[8]?.click()
      addEventListener('popstate', enquire, { once: true })
      history.back()
    })
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page.locator('[data-press="picture 0"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('draws all cards of a list that is left before React drew it', async ({ page }) => {
    const { card } = await openedFarDown(page)
    await page.evaluate(() => {
      const leave = () => document.querySelector<HTMLElement>('header a[href="/about"]')?.click()
      addEventListener('popstate', leave, { once: true })
      history.back()
    })
    await expect(page).toHaveURL('/about')
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('[data-turn]')).toHaveCount(0)
    await page.goBack()
    await expect(card).toBeInViewport()
  })
})
