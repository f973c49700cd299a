import type { APIRequestContext } from '@playwright/test'
import { PATHS } from '#contract/paths.ts'
import { adminHeaders, expect, takenOver, test, villaWithPictures } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isLively: true })

/** Between two cards of a list on phones. */
const ROW_GAP = 10

test('taps on buttons leave no caret in the page, which browsers would place anew with every frame', async ({
  page,
}) => {
  await page.goto('/property')
  const enquire = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Enquire/ })
  await takenOver(enquire)
  for (const opener of [page.getByRole('button', { name: 'Filters', exact: true }), enquire]) {
    await opener.tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: false }).first().tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0)
  }
})

test('the picture of a card takes the tap beside and between the buttons that stand on it', async ({
  page,
}) => {
  await page.goto('/property')
  const card = page.getByRole('article').first()
  const heart = card.getByRole('button', { name: /^Keep/ })
  await takenOver(heart)
  const [left, right] = [
    await card.getByRole('button', { name: /^Not for me/ }).boundingBox(),
    await heart.boundingBox(),
  ]
  if (!left || !right) throw new Error('One of the buttons is not shown.')
  const spots = [
    { x: (left.x + left.width + right.x) / 2, y: left.y + left.height / 2 },
    { x: left.x + 1, y: left.y + left.height - 1 },
  ]
  for (const spot of spots) {
    await page.touchscreen.tap(spot.x, spot.y)
    await expect(page).toHaveURL(/\/view\//)
    await page.goBack()
    await takenOver(heart)
  }
})

test('the footer is as high as the room that is kept for it, so that it does not move from under a tap', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.locator('footer')
  const room = await footer.evaluate((box) =>
    Number.parseFloat(getComputedStyle(box).containIntrinsicBlockSize.replace('auto ', '')),
  )
  await footer.scrollIntoViewIfNeeded()
  await expect.poll(async () => Math.abs(((await footer.boundingBox())?.height ?? 0) - room)).toBeLessThan(12)
})

test('a footer out of sight has its own height in a window that was wide before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property')
  const footer = page.locator('footer')
  await expect(footer).not.toHaveAttribute('data-left-out')
  await footer.evaluate((box) => box.setAttribute('data-left-out', ''))
  await page.setViewportSize({ width: 390, height: 844 })
  const beyond = () =>
    footer.evaluate((box) => {
      const ends = [...box.querySelectorAll('p')].map((line) => line.getBoundingClientRect().bottom)
      return Math.max(...ends) - box.getBoundingClientRect().bottom
    })
  await expect.poll(beyond).toBeLessThan(12)
})

test('a page that nobody has touched is drawn whole, and leaves out what is out of sight from the first touch on', async ({
  page,
}) => {
  await page.goto('/property')
  const parts = [page.getByRole('article').last(), page.locator('footer')]
  const areDrawn = async () =>
    Promise.all(
      parts.map((part) =>
        part.evaluate((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      ),
    )
  await expect.poll(areDrawn).toEqual([true, true])
  await page.getByRole('heading', { level: 1 }).tap()
  await expect.poll(areDrawn).toEqual([false, false])
})

test('a listing that nobody has touched comes whole once its page is at rest, with the pictures at its end', async ({
  page,
  request,
}) => {
  const { _id: id } = await villaWithPictures(request)
  // However busy this machine is, the document came over a good line.
  await page.addInitScript(() => {
    const answered = {
      get(this: PerformanceResourceTiming) {
        return this.responseStart
      },
    }
    for (const time of ['connectStart', 'connectEnd', 'requestStart', 'responseEnd'])
      Object.defineProperty(PerformanceResourceTiming.prototype, time, answered)
  })
  await page.goto(`/view/${id}`)
  const similar = page.locator('#similar')
  for (const part of [
    page.locator('#map').getByText('Near here, in a straight line'),
    page.locator('#costs').getByText('To pay in all'),
    similar.getByRole('article').first(),
    page.locator('footer').getByRole('link', { name: 'বাংলা' }),
  ])
    await expect(part).toBeVisible()
  await expect
    .poll(() =>
      similar.locator('img').evaluateAll((all: HTMLImageElement[]) => all.every(({ complete }) => complete)),
    )
    .toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

for (const [search, late] of [
  ['searchTerm=matigra', 'Showing Matigara.'],
  ['searchTerm=helipad+sukna', 'No listing says'],
  ['view=map', 'on the map'],
  ['maxPrice=50', 'Nearest to what you asked'],
] as const)
  test(`nothing moves from under a tap while the page of ${search} comes`, async ({ page }) => {
    await page.addInitScript(() => {
      type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
      type Moved = PerformanceEntry & { sources: Source[] }
      const moves: string[] = []
      Object.assign(globalThis, { moves })
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Moved[])
          for (const { node, previousRect: from, currentRect: to } of sources)
            if (from.height > 0 && to.height > 0 && Math.abs(from.y - to.y) >= 8)
              moves.push(`${node?.nodeName} '${node?.textContent?.slice(0, 60)}' from ${from.y} to ${to.y}`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(`/property?${search}`)
    await takenOver(page.getByText(late))
    const moves = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(globalThis, 'moves')))),
        ),
    )
    expect(moves).toEqual([])
  })

for (const language of ['', '/bn', '/hi', '/ne'])
  test(`the rate of a card has its own room at the end of its facts on phones: ${language || '/en'}`, async ({
    page,
  }) => {
    await page.goto(`${language}/property`)
    const rates = page.locator('.card-rate:not(:empty)')
    await expect.poll(() => rates.count()).toBeGreaterThan(15)
    // Cards far below are not laid out until they come near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 })
      const crowded = await rates.evaluateAll((all) =>
        all.flatMap((rate) => {
          const words = document.createRange()
          words.selectNodeContents(rate)
          const { left, bottom } = words.getBoundingClientRect()
          const facts = rate.closest('article')?.querySelectorAll('.card-facts > *')
          const last = [...(facts ?? [])].at(-1)?.lastChild ?? rate
          words.selectNodeContents(last)
          const fact = words.getBoundingClientRect()
          return fact.right < left && Math.abs(fact.bottom - bottom) < 5 ? [] : [rate.textContent]
        }),
      )
      expect(crowded, `${width} px`).toEqual([])
    }
  })

for (const language of ['', '/bn', '/hi', '/ne'])
  test(`a long kind of ownership and a long rate stand below each other on phones: ${language || '/en'}`, async ({
    page,
    request,
  }) => {
    const shared = await addBareListing(request, {
      ownershipType: 'Co-operative Society',
      plotSizeSqFt: 2880,
    })
    await page.goto(`${language}/property`)
    const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${shared}"]`) })
    const ownership = card.locator('.card-facts > :last-child')
    await expect(ownership).toBeVisible()
    const rate = card.locator('.card-rate')
    await expect(rate).not.toBeEmpty()
    const [above, below] = [await ownership.boundingBox(), await rate.boundingBox()]
    expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y) + 1)
    await request.delete(PATHS.deleteProperty.replace(':id', shared), {
      headers: await adminHeaders(request),
    })
  })

for (const language of ['', '/bn', '/hi', '/ne'])
  test(`the cards of a page are as high on phones as their words ask, and large enough to read: ${language || '/en'}`, async ({
    page,
    request,
  }) => {
    const bare = await addBareListing(request)
    await page.goto(`${language}/property`)
    const all = page.getByRole('main').getByRole('article')
    await expect.poll(() => all.count()).toBe(24)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await page.evaluate(async () => void (await document.fonts.ready))
    // Those of the demo, which have pictures, and the bare one: what other cases of the worker added may be as long as they like.
    const cards = all.filter({ has: page.locator(`.card-slide img, a[href$="${bare}"]`) })
    expect(await cards.count()).toBeGreaterThan(15)
    await expect(cards.filter({ has: page.locator(`a[href$="${bare}"]`) })).toHaveCount(1)
    const sizes = await cards.evaluateAll((some) =>
      some.map((card) => {
        const title = card.querySelector('.card-title')
        const line = title ? Number.parseFloat(getComputedStyle(title).lineHeight) : 0
        const lines = Math.round(Number(title?.getBoundingClientRect().height) / line)
        const { height } = card.getBoundingClientRect()
        const [facts = 0, place = 0] = ['.card-facts', '.card-place'].map(
          (part) => card.querySelector(part)?.getBoundingClientRect().height,
        )
        return { lines, height, other: height - lines * line - facts - place }
      }),
    )
    expect(Math.min(...sizes.map(({ lines }) => lines))).toBe(2)
    expect(Math.max(...sizes.map(({ lines }) => lines))).toBeLessThanOrEqual(3)
    const others = sizes.map(({ other }) => other)
    expect(Math.max(...others) - Math.min(...others)).toBeLessThan(1)
    const heights = sizes.map(({ height }) => height)
    expect(Math.max(...heights)).toBeLessThanOrEqual(240)
    expect(heights.reduce((sum, height) => sum + height + ROW_GAP, 0) / heights.length).toBeLessThanOrEqual(
      5400 / 24,
    )
    const sizesOf = (parts: string) =>
      cards
        .locator(parts)
        .evaluateAll((some) => some.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...(await sizesOf('.card-facts, .card-rate, .card-since, .card-price span')))).toBe(14)
    expect(Math.min(...(await sizesOf('.card-rendered')))).toBe(12)
    await request.delete(PATHS.deleteProperty.replace(':id', bare), { headers: await adminHeaders(request) })
  })

for (const width of [700, 768, 1000, 1440])
  test(`one that was found stays where it is while those nearest to it come beside it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const letGo: { now: () => void } = { now: () => undefined }
    const held = new Promise<void>((resolve) => (letGo.now = resolve))
    await page.route('**/api/properties/nearest?*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/property?searchTerm=6+bedroom+villa')
    const cards = page.getByRole('main').getByRole('article').filter({ visible: true })
    const found = cards.first()
    await takenOver(found.getByRole('heading').getByRole('link'))
    const { x, y } = (await found.boundingBox()) ?? {}
    letGo.now()
    await expect(cards.nth(1)).toBeVisible()
    expect(await found.boundingBox()).toMatchObject({ x, y })
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })),
    )
    for (const [index, { left, right, top }] of boxes.entries()) {
      expect(right - left, 'the width of a card').toBeGreaterThan(200)
      expect(top).toBe(boxes[0]?.top)
      expect(left).toBeGreaterThan(boxes[index - 1]?.right ?? 0)
    }
  })

test('the bar at the top of a page stays one line from 992 to 1152 px, with what is kept in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 })
  await page.goto('/property')
  const bar = page.getByRole('banner')
  await takenOver(bar.getByRole('link', { name: 'Home', exact: true }))
  await page
    .getByRole('button', { name: /^Keep: / })
    .first()
    .click()
  for (const width of [992, 1024, 1072, 1152]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar.getByRole('link', { name: /^Kept/ })).toBeVisible()
    const heights = await bar
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    // The firm's name, the highest, is 48.9 px; a second line of any of them would be 60 or more.
    expect(Math.max(...heights), `${width} px`).toBeLessThan(50)
  }
})

for (const language of ['bn', 'ne'])
  test(`the offer of another language is in one line in the bar in ${language} at 768 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto(`/${language}/about`)
    const offer = page.getByRole('group', { name: 'English' })
    await expect(offer).toBeAttached()
    const [room, box, words] = await offer.evaluate((group) =>
      [group, group.querySelector('span'), group.querySelector('a > :last-child')].map((one) => {
        const { top = NaN, bottom = NaN } = one?.getBoundingClientRect() ?? {}
        return { top, bottom }
      }),
    )
    expect(Number(box?.top)).toBeLessThan(Number(room?.bottom))
    expect(Number(words?.bottom) - Number(words?.top)).toBeLessThanOrEqual(24)
  })

for (const language of ['', '/bn', '/hi', '/ne'])
  test(`'Not for me' covers neither the picture of a card nor its price on phones: ${language || '/en'}`, async ({
    page,
  }) => {
    await page.goto(`${language}/property`)
    const cards = page.getByRole('main').getByRole('article')
    await expect.poll(() => cards.count()).toBe(24)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await takenOver(cards.last().locator('.card-hide'))
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 })
      const covered = await cards.evaluateAll(
        (all) =>
          all.filter((card) => {
            const boxOf = (part: string) => (card.querySelector(part) ?? card).getBoundingClientRect()
            const sign = boxOf('.card-hide svg')
            const price = document.createRange()
            price.selectNodeContents(card.querySelector('.card-price') ?? card)
            const isOnPrice = [...price.getClientRects()].some(
              ({ right, bottom }) => right > sign.left && bottom > sign.top,
            )
            return (
              isOnPrice ||
              boxOf('.card-picture').right > boxOf('.card-hide').left ||
              // it reaches over the card's edge, where a ground of its own would cover the line
              getComputedStyle(card.querySelector('.card-hide') ?? card).backgroundColor !==
                'rgba(0, 0, 0, 0)' ||
              sign.right > card.getBoundingClientRect().right
            )
          }).length,
      )
      expect(covered, `${width} px`).toBe(0)
    }
    await cards.first().locator('.card-hide').tap()
    await expect(cards).toHaveCount(23)
  })

for (const width of [390, 1440])
  test(`every word of a card leads to its listing at ${width} px, its day and 'Seen' too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/property')
    const card = page.getByRole('article').first()
    await takenOver(card.getByRole('heading').getByRole('link'))
    await card.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/view\//)
    const id = page.url().replace(/^.*\//, '')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(id)
    await page.goBack()
    await expect(card.getByText('Seen', { exact: true })).toBeVisible()
    const dead = await card.evaluate((article) => {
      const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
      const missed: string[] = []
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (!text.textContent?.trim() || text.parentElement?.closest('button, .card-picture')) continue
        const words = document.createRange()
        words.selectNodeContents(text)
        const [box] = words.getClientRects()
        if (!box || box.width === 0) continue
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (!hit?.closest('a[href^="/view/"]')) missed.push(text.textContent)
      }
      return missed
    })
    expect(dead).toEqual([])
  })

for (const width of [320, 360, 390])
  test(`what clears all filters is whole in the row of those chosen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/property?category=plot&maxPrice=10000000&city=Matigara')
    const clear = page.getByRole('button', { name: 'Clear all' }).filter({ visible: true })
    await takenOver(clear)
    const beyond = await clear.evaluate(
      (chip) =>
        chip.getBoundingClientRect().right - Number(chip.parentElement?.getBoundingClientRect().right),
    )
    // The row fades over its last 12 px.
    expect(beyond).toBeLessThanOrEqual(-12)
  })

/** Adds a plot of which little more than the price is known, without a picture or a locality; returns its id. */
async function addBareListing(request: APIRequestContext, more: object = {}): Promise<string> {
  const place = { address: 'Siliguri', city: 'Siliguri', state: 'West Bengal', country: 'India' }
  const answer = await request.post(PATHS.addProperty, {
    headers: await adminHeaders(request),
    data: { propertyType: 'Plot', propertyDetails: { title: 'Plot', price: 4_500_000, ...place, ...more } },
  })
  return (await answer.json()).property._id
}
