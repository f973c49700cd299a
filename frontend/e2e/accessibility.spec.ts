import type { APIRequestContext, Locator } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAccessibleWords,
  expectLettersInside,
  expectWidth,
  settled,
  test,
  villaWithPictures,
} from './fixtures.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** What must fit too: 320 px, the narrowest phone and 1280 px at 400 % zoom (WCAG 1.4.10), and text of double size. */
const NARROW = [
  { width: 320, letters: '100%' },
  { width: 390, letters: '200%' },
  { width: 320, letters: '200%' },
]
const PAGES = [
  '/',
  '/property',
  '/property?searchTerm=absent',
  '/view/000000000000000000000000',
  '/about',
  '/contact',
  '/sell',
  '/nowhere',
  '/auth/login',
  '/auth/signup',
  '/auth/forgotpassword',
]

/** Each page is loaded once: half of them on a phone and then widened, the others the other way round. */
for (const [first, second, isOdd] of [
  [PHONE, WIDE, 0],
  [WIDE, PHONE, 1],
] as const) {
  test(`opened at ${first.width} px, then made ${second.width} px wide nothing scrolls sideways, narrowed neither, and axe finds nothing`, async ({
    page,
    request,
  }) => {
    const pages = (await everyPage(request)).filter((_, at) => at % 2 === isOdd)
    for (const path of pages) {
      await page.setViewportSize(first)
      await page.goto(path)
      await settled(page)
      await expectWidth(page, first.width)
      await expectAccessible(page, `${path} at ${first.width} px`)
      await page.setViewportSize(second)
      await expectWidth(page, second.width)
      await expectAccessibleWords(page, `${path} at ${second.width} px`)
      for (const { width, letters } of NARROW) {
        await page.setViewportSize({ width, height: 640 })
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
        await expectWidth(page, width)
      }
    }
  })
}

test('an enquiry has room for letters of double size at 320 px', async ({ page, request }) => {
  const listing = await villaWithPictures(request)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`/view/${listing._id}`)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('button', { name: 'Enquire' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expectWidth(page, 320)
  expect(await dialog.evaluate((box) => box.scrollWidth)).toBe(320)
  const price = dialog.locator('form p').first()
  await expect(price).toContainText('₹')
  await expectLettersInside(price)
})

test('with letters of double size no word of the list breaks, and what was chosen stands on a line of its own', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/property?city=Matigara')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const chosen = page.getByRole('button', { name: 'Remove Matigara' }).filter({ visible: true }).first()
  await expect(chosen).toBeVisible()
  expect((await chosen.boundingBox())?.width, 'no sliver beside the sort field').toBeGreaterThan(150)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await brokenWordsIn(page.locator('main article').first()), `${width} px`).toEqual([])
  }
})

test('letters that the browser was told to draw double as large fit on phones and desktops', async ({
  page,
  request,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/property', '/contact', '/auth/login']) {
      await page.goto(path)
      await expectWidth(page, width)
    }
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/view/${(await villaWithPictures(request))._id}`)
  await expectWidth(page, 390)
  const bar = page.locator('[data-bottom-bar] p')
  const [price, place] = [await leftOfLetters(bar), await leftOfLetters(bar.locator('small span').first())]
  expect(place, 'the first letter below the price is not cut off').toBeGreaterThanOrEqual(price)
  const count = await page.getByText(/^All \d+ pictures$/).boundingBox()
  const kind = await page.getByText('Computer picture', { exact: true }).first().boundingBox()
  expect(Number(kind?.y) + Number(kind?.height), 'the tags of a picture stand apart').toBeLessThan(
    Number(count?.y),
  )
})

test('what is chosen looks chosen where the browser chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const kinds = page.locator('main form button[aria-pressed]')
  const backgroundOf = (kind: Locator) => kind.evaluate((button) => getComputedStyle(button).backgroundColor)
  await kinds.first().click()
  await expect(kinds.first()).toHaveAttribute('aria-pressed', 'true')
  expect(await backgroundOf(kinds.first())).not.toBe(await backgroundOf(kinds.last()))
})

/** Where the first letter of an element stands, in whole pixels from the screen's left edge. */
const leftOfLetters = (element: Locator) =>
  element.evaluate((box) => {
    const letters = document.createRange()
    letters.selectNodeContents(document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode() ?? box)
    return Math.round(letters.getBoundingClientRect().left)
  })

/** Words of which letters stand on two lines. */
const brokenWordsIn = (element: Locator) =>
  element.evaluate((box) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const letters = document.createRange()
        letters.setStart(text, index)
        letters.setEnd(text, index + word.length)
        if (new Set([...letters.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })

async function everyPage(request: APIRequestContext): Promise<string[]> {
  const listing = await villaWithPictures(request)
  return [...PAGES, `/view/${listing._id}`]
}
