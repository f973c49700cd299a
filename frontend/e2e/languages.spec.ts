import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, type Language, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleWords,
  expectRoomForDoubleLetters,
  expectWidth,
  scrolledByItself,
  settled,
  takenOver,
  test,
} from './fixtures.ts'

const OTHERS = PUBLISHED.filter((language) => language !== 'en')
const PAGES = ['/', '/property', '/about', '/contact', '/privacy']

test.beforeAll(async ({ request }) => {
  // The other languages' pages are built after the English ones.
  for (const language of OTHERS)
    await expect
      .poll(async () => (await request.get(pathIn(language, '/property'))).status(), { timeout: 120_000 })
      .toBe(200)
})

/** The texts that are cut off by their own box. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, label, li, dt, dd')]
      .filter((element) => {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
        const mayCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        const isHidden = element.clientWidth <= 1
        return overflowX === 'hidden' && !mayCut && !isHidden && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => element.textContent),
  )

/** The height of an element's lines in units of its letters: vowel signs above and below touch other lines at 1.2. */
const leadingOf = (element: Locator) =>
  element.evaluate((node) => {
    const { lineHeight, fontSize } = getComputedStyle(node)
    return parseFloat(lineHeight) / parseFloat(fontSize)
  })

/** How texts share their words out over their lines: 'auto' may leave one alone on the last. */
const endingsOf = (texts: Locator) =>
  texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).getPropertyValue('text-wrap-style')))

test('the word for a listing that was opened stands at what it is offered for and beside no other mark in any language, and moves nothing', async ({
  page,
  request,
}) => {
  const [listing] = await (await request.get('/api/properties?limit=1')).json()
  await page.addInitScript(
    (id) => localStorage.setItem('aangan:looked', JSON.stringify({ seen: [id], hidden: [] })),
    listing._id,
  )
  // The narrowest cards that have their number beside the button.
  await page.setViewportSize({ width: 1240, height: 900 })
  for (const language of PUBLISHED) {
    await page.goto(pathIn(language, '/property'))
    const card = page.getByRole('article').first()
    await takenOver(card.locator('.card-badge').nth(1))
    await page.evaluate(async () => void (await document.fonts.ready))
    const { badge, word, heart, dots, button, number } = await card.evaluate((article) => {
      const boxOf = (part: string) =>
        (article.querySelector(part) ?? article).getBoundingClientRect().toJSON() as DOMRect
      return {
        badge: boxOf('.card-badge'),
        word: boxOf('.card-badge:nth-child(2)'),
        heart: boxOf('.card-buttons'),
        dots: boxOf('.card-dots'),
        button: boxOf('.card-enquire'),
        number: boxOf('.card-number'),
      }
    })
    expect(badge.right < word.x ? word.y : word.x, language).toBe(badge.right < word.x ? badge.y : badge.x)
    expect(word.right, language).toBeLessThanOrEqual(heart.x)
    expect(Math.floor(word.bottom), language).toBeLessThanOrEqual(dots.y)
    expect(number.y + number.height / 2, language).toBeCloseTo(button.y + button.height / 2, 0)
  }
})

test('Nepali sets pairs of letters side by side, Hindi one over the other', async ({ page }) => {
  for (const [language, features] of [
    ['ne', '"pres" 0'],
    ['hi', 'normal'],
  ] as const) {
    await page.goto(pathIn(language, '/'))
    for (const part of [page.locator('h1'), page.getByRole('search').getByRole('button').last()])
      await expect(part).toHaveCSS('font-feature-settings', features)
  }
})

for (const [at, language] of OTHERS.entries()) {
  const expectNoBarrier = at === 0 ? expectAccessible : expectAccessibleWords
  test(`every page in ${LANGUAGES[language].name} has a title of its own, fits, also with letters of double size, and is accessible`, async ({
    page,
    request,
  }) => {
    const [warehouse] = await (await request.get('/api/properties?category=warehouse&limit=1')).json()
    const pages = [...PAGES, `/view/${warehouse._id}`]
    const titles = new Set<string>()
    for (const path of pages) {
      await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(pathIn(language, path))
      await settled(page)
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      titles.add(await page.title())
      await expectNoBarrier(page, `${language} ${path}`)
      expect(await leadingOf(page.locator('h1')), `lines of ${path}`).toBeGreaterThan(1.3)
      expect(await endingsOf(page.locator('main p')), `last lines of ${path}`).not.toContain('auto')
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expectWidth(page, width)
        expect(await clipped(page)).toEqual([])
      }
      await expectRoomForDoubleLetters(page)
    }
    expect(titles.size).toBe(pages.length)
    const english = await Promise.all(
      pages.map(async (path) => titleOf(await (await request.get(path)).text())),
    )
    expect([...titles].filter((title) => english.includes(title))).toEqual([])
    expect((await request.get(pathIn(language, '/nowhere'))).status()).toBe(404)
  })

  test(`a page in ${LANGUAGES[language].name} says at home where it is in every language`, async ({
    request,
  }) => {
    for (const path of ['/', '/property', '/about']) {
      const html = await (await request.get(pathIn(language, path))).text()
      const links = [
        ...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/g),
      ]
      expect(links.map(([, code, address]) => [code, address])).toEqual([
        ...PUBLISHED.map((other) => [other, pathIn(other, path)]),
        ['x-default', path],
      ])
      expect(html).toMatch(new RegExp(`rel="canonical" href="https?://[^/"]+${pathIn(language, path)}"`))
    }
  })
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]

test('in Bengali a buyer searches, opens a listing and asks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/bn')
  const search = page.getByRole('button', { name: 'খুঁজুন', exact: true })
  await takenOver(search)
  await expect(page.getByRole('link', { name: 'মাটিগাড়া', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'এলাকা' }).fill('mati')
  await page.getByRole('option', { name: 'মাটিগাড়া', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'এলাকা' })).toHaveValue('মাটিগাড়া')
  await page.getByRole('combobox', { name: 'এলাকা' }).fill('')
  await page.getByLabel('কী খুঁজছেন').fill('মাটিগাড়ায় জমি')
  await search.click()
  await expect(page).toHaveURL(/\/bn\/property\?/)
  await expect(page.getByRole('button', { name: 'সরান: মাটিগাড়া' }).first()).toBeVisible()
  const title = 'মাটিগাড়ায় সিটি সেন্টারের পিছনে ৭ কাঠার বাস্তু জমি'
  const link = page.getByRole('heading', { level: 3, name: title }).getByRole('link')
  await scrolledByItself(link)
  await link.click()
  await expect(page).toHaveURL(/\/bn\/view\//)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('গত মাসে দুই প্রতিবেশীর সামনে চার কোণে খুঁটি পোঁতা হয়েছে').first()).toBeVisible()

  await page.getByRole('button', { name: 'খোঁজ নিন' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'নাম' }).fill('আশা')
  await dialog.getByRole('textbox', { name: 'ইমেল' }).fill('asha@example.com')
  await dialog.getByRole('textbox', { name: 'ফোন' }).fill('9832012345')
  await dialog.getByRole('textbox', { name: 'মেসেজ' }).fill('জমিটা দেখতে চাই')
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const popup = page.context().waitForEvent('page')
  await dialog.locator('button[type="submit"]').click()
  const text = new URL((await popup).url()).searchParams.get('text') ?? ''
  expect(text).toMatch(/^নমস্কার, এই সম্পত্তিটি নিয়ে কথা বলতে চাই। ID: [a-f0-9]{24}\n/)
  expect(text).toContain('7 katha residential plot behind City Centre, Matigara')
  expect(text).toMatch(/\/bn\/view\/[a-f0-9]{24}$/)
})

for (const path of ['/bn', '/bn/contact']) {
  test(`a phone's screen holds the whole chat at ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const bubble = page.locator('.chat-bubble')
    await takenOver(bubble)
    await bubble.click()
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
  })
}

test('the switch keeps page and filters, and nobody is sent to another language', async ({ page }) => {
  await page.goto('/property?category=plot&city=Matigara')
  const name: Record<string, Language> = { [LANGUAGES.hi.name]: 'hi' }
  for (const [own, language] of Object.entries(name)) {
    await page.getByRole('banner').getByRole('link', { name: own }).click()
    await expect(page).toHaveURL(`${pathIn(language, '/property')}?category=plot&city=Matigara`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

test('a loan is written in the digits of its page, and understood in those and others', async ({
  page,
  request,
}) => {
  const [plot] = await (await request.get('/api/properties?category=plot&limit=1')).json()
  await page.goto(pathIn('bn', `/view/${plot._id}`))
  const costs = page.locator('#costs')
  await costs.scrollIntoViewIfNeeded()
  const fields = costs.locator('input[inputmode=decimal]')
  await expect(fields).toHaveCount(3)
  for (const field of await fields.all()) await expect(field).toHaveValue(/^[০-৯,.]+$/)
  await fields.first().fill('৫০,০০,০০০')
  await fields.last().fill('10')
  await expect(costs).toContainText('₹৬১,৯৯৩')
  await expect(costs.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('headings join the same letters in Nepali as in Hindi', async ({ page }) => {
  await page.goto('/ne/contact')
  const [nepali, hindi] = await page.evaluate(async () => {
    await document.fonts.load('600 40px Eczar', 'र्क')
    return ['ne', 'hi'].map((language) => {
      const word = document.createElement('h2')
      word.lang = language
      word.textContent = 'सम्पर्क वर्ग खर्च'
      word.style.width = 'max-content'
      document.body.append(word)
      return word.getBoundingClientRect().width
    })
  })
  expect(nepali).toBe(hindi)
})

test.describe('a browser that prefers Nepali', () => {
  test.use({ locale: 'ne-NP' })

  test('is offered it once, in one line that closes', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/about')
    const offer = page.getByRole('link', { name: 'यो पेज नेपालीमा पढ्नुहोस्' })
    await expect(offer).toHaveAttribute('href', '/ne/about')
    await page.getByRole('button', { name: 'बन्द गर्नुहोस्' }).click()
    await expect(offer).toBeHidden()
    await page.goto('/contact')
    await takenOver(page.getByRole('link', { name: 'Aangan, home' }).first())
    await expect(offer).toBeHidden()
  })

  test('is not led to an offer beside the languages themselves', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto('/about')
    const offer = page.getByRole('link', { name: 'यो पेज नेपालीमा पढ्नुहोस्' })
    await expect(offer).toBeVisible()
    const isInert = () => page.locator('header fieldset > [inert]').count()
    expect(await isInert()).toBe(0)
    await page.setViewportSize({ width: 1500, height: 900 })
    await expect.poll(isInert).toBe(1)
    await expect(offer).toBeHidden()
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(isInert).toBe(0)
  })
})
