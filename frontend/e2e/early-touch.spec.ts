import type { Page } from '@playwright/test'
import type { Property } from '#contract/properties/replies.ts'
import { expect, takenOver, test, topOf, villaWithPictures } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, isLively: true })

for (const path of ['/', '/property']) {
  test(`a button of ${path} that is pressed before the page’s code is there does its work when it is`, async ({
    page,
  }) => {
    const arrive = await holdCode(page)
    await page.goto(path)
    const menu = page.getByRole('button', { name: 'Open menu' })
    await menu.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(menu, 'shows that it was heard').toHaveCSS('cursor', 'progress')
    arrive()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'About' })).toBeVisible()
  })
}

test('a kind that is chosen before the page’s code is there is chosen when it is, and goes into the search', async ({
  page,
}) => {
  const arrive = await holdCode(page)
  await page.goto('/')
  const villa = page.getByRole('button', { name: 'Villa', exact: true })
  await villa.click()
  arrive()
  await expect(villa).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/category=Villa/)
})

for (const language of ['', '/bn'])
  test(`a listing of ${language || '/en'} whose price was lowered stands still when its code comes`, async ({
    page,
    request,
  }) => {
    const [lowered] = (await (await request.get('/api/properties?lowered=true&limit=1')).json()) as [Property]
    const arrive = await holdCode(page)
    await page.goto(`${language}/view/${lowered._id}`)
    const facts = page.locator('main .border-y').first()
    const before = await topOf(facts)
    arrive()
    await expect(facts.locator('dd').first()).toBeVisible()
    expect(await topOf(facts)).toBe(before)
  })

test.describe('What is pressed on a listing before its code is there', () => {
  test('is a call or a chat at once', async ({ page, request }) => {
    const arrive = await holdCode(page)
    await page.goto(`/view/${(await villaWithPictures(request))._id}`)
    await expect(page.locator('[data-bottom-bar]').getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      /^tel:/,
    )
    await expect(page.locator('.chat-bubble')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
    arrive()
  })

  for (const [what, press, dialog] of [
    ['its picture', 'picture 0', 'Pictures'],
    ['Enquire', 'enquire', 'Ask about this property'],
  ] as const)
    test(`is ${what}, and opens once it is`, async ({ page, request }) => {
      const arrive = await holdCode(page)
      await page.goto(`/view/${(await villaWithPictures(request))._id}`)
      const pressed = page.locator(`[data-press="${press}"]:visible`).first()
      await pressed.click()
      await expect(pressed, 'shows that it was heard').toHaveAttribute('data-pressed', '')
      await expect(page).toHaveURL(/\/view\//)
      arrive()
      await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(1)
    })

  test('is the heart on its picture, and keeps it once', async ({ page, request }) => {
    const arrive = await holdCode(page)
    await page.goto(`/view/${(await villaWithPictures(request))._id}`)
    const heart = page.getByRole('button', { name: /^Keep: / }).first()
    await heart.click()
    await expect(heart, 'shows that it was heard').toHaveAttribute('data-pressed', '')
    arrive()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/kept')
    await expect(page.getByRole('article').filter({ hasText: 'Your note' })).toHaveCount(1)
  })

  test.describe('of what is shared', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
    test('is the way to share on its picture, and does so once', async ({ page, request }) => {
      const arrive = await holdCode(page)
      const { _id } = await villaWithPictures(request)
      await page.goto(`/view/${_id}`)
      await page.getByRole('button', { name: 'Share' }).first().click()
      arrive()
      await expect(page.getByText('Link copied.')).toHaveCount(1)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/view/${_id}$`))
    })
  })

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })
    test('is Share, whose own code comes last', async ({ page, request }) => {
      const arrive = await holdCode(page)
      await page.goto(`/view/${(await villaWithPictures(request))._id}`)
      await page.getByRole('button', { name: 'Share' }).click()
      arrive()
      await expect(page.getByText('Link copied.')).toBeVisible()
    })

    test('is Keep and then ‘Ask for a visit’: both are done', async ({ page, request }) => {
      const arrive = await holdCode(page)
      await page.goto(`/view/${(await villaWithPictures(request))._id}`)
      await page.getByRole('button', { name: 'Keep', exact: true }).click()
      await page.getByRole('button', { name: 'Ask for a visit' }).click()
      arrive()
      await expect(page.getByRole('dialog', { name: 'Ask for a visit' })).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Kept', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    })
  })
})

test('Enquire of a card asks about that card, though it was pressed before the code was there', async ({
  page,
}) => {
  const arrive = await holdCode(page)
  await page.goto('/property')
  const enquire = page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: /^Enquire about/ })
  const name = await enquire.getAttribute('aria-label')
  await enquire.click()
  arrive()
  const dialog = page.getByRole('dialog', { name: 'Ask about this property' })
  await expect(dialog).toContainText(name?.replace('Enquire about ', '') ?? 'the card has a name')
})

test('Back before the page’s code is there leads to a page in its own styles', async ({ page }) => {
  await page.goto('/property')
  const cards = page.getByRole('article')
  const link = cards.first().getByRole('heading').getByRole('link')
  await takenOver(link)
  await link.click()
  await expect(page.getByRole('button', { name: 'Enquire Now' }).first()).toBeVisible()
  const arrive = await holdCode(page)
  await page.reload()
  await page.goBack()
  arrive()
  await expect(cards).toHaveCount(24)
  const picture = await cards.first().locator('img').boundingBox()
  expect(picture?.height).toBeGreaterThan(100)
})

for (const path of ['/', '/property', '/view/:id', '/about', '/contact'])
  test(`every picture of ${path} is there once the app has taken the page over`, async ({
    page,
    request,
  }) => {
    const missing: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()))
    const listing = await villaWithPictures(request)
    await page.goto(path.replace(':id', listing._id))
    await takenOver(page.locator('header').first())
    await page.waitForLoadState('networkidle')
    expect(missing).toEqual([])
  })

/** Holds back the app's code until the function that it returns is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {}
  const codeMayCome = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/static/js/site-*', async (route) => {
    await codeMayCome
    await route.continue()
  })
  return () => arrive()
}

for (const [hand, options] of Object.entries({
  wheel: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true },
})) {
  test.describe(`A page that is read before its code is there, moved by ${hand}`, () => {
    test.use(options)
    for (const path of ['/', '/property', '/view/:id', '/about'])
      test(`stays where the reader is: ${path}`, async ({ page, request }) => {
        const arrive = await holdCode(page)
        const listing = await villaWithPictures(request)
        await page.goto(path.replace(':id', listing._id))
        await expect(page.locator('h1').first()).toBeAttached()
        await moveDown(page, hand)
        const before = await readingPlace(page)
        expect(before.scrolled).toBeGreaterThan(100)
        arrive()
        await expect
          .poll(() => page.evaluate(() => document.querySelector('.chat-bubble') !== null))
          .toBe(true)
        await takenOver(page.locator('header').first())
        await page.waitForLoadState('networkidle')
        expect(await readingPlace(page, before.words)).toEqual(before)
      })
  })
}

async function moveDown(page: Page, hand: string) {
  if (hand === 'wheel') {
    await page.mouse.move(400, 500)
    await page.mouse.wheel(0, 400)
  } else {
    const client = await page.context().newCDPSession(page)
    await client.send('Input.synthesizeScrollGesture', { x: 200, y: 600, yDistance: -400 })
  }
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  // Scrolling goes on for a moment.
  let last = -1
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => window.scrollY)
      const isStill = now === last
      last = now
      return isStill
    })
    .toBe(true)
}

/** Where the lowest text that is fully on the screen stands; with `words`, where the text of these words stands. */
async function readingPlace(page: Page, words?: string) {
  return page.evaluate((wanted) => {
    const texts = [...document.querySelectorAll('main :is(p, h2, h3, li > a)')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({
        words: element.textContent.trim(),
        top: Math.round(element.getBoundingClientRect().top),
        bottom: element.getBoundingClientRect().bottom,
      }))
    const isOnScreen = ({ words: own, top, bottom }: (typeof texts)[number]) =>
      own.length > 3 && top > 80 && bottom < innerHeight - 80
    const found = wanted ? texts.find((text) => text.words === wanted) : texts.findLast(isOnScreen)
    return { words: found?.words ?? '', top: found?.top ?? NaN, scrolled: Math.round(scrollY) }
  }, words)
}
