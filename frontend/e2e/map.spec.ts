import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectWidth, test } from './fixtures.ts'

// On data saver a map waits to be asked for.
test.use({ isLively: true })

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const mapOf = (page: Page) => page.getByRole('region', { name: 'Results on the map' })
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

for (const size of SIZES)
  test(`the results stand on the map at ${size.width} px, for pointer and keyboard`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size)
    const elsewhere: string[] = []
    page.on('request', (sent) => {
      if (
        new URL(sent.url()).protocol.startsWith('http') &&
        !sent.url().includes('localhost') &&
        !sent.url().includes('127.0.0.1')
      )
        elsewhere.push(sent.url())
    })
    const found: { pins: { title: string }[]; unplaced: number } = await (
      await request.get('/api/properties/map')
    ).json()
    await page.goto('/property')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    const map = mapOf(page)
    await expect(map.getByText(`${found.pins.length} on the map`)).toBeVisible()
    await expect(map.locator('.map-price, .map-cluster').first()).toBeVisible()
    expect(await misplacedOn(map)).toEqual([])
    await expectWidth(page, size.width)
    await expectAccessible(page, 'map')

    await map.locator('.map-price').first().click()
    await expect(map.getByRole('article').getByRole('button', { name: /^Keep/ })).toBeVisible()
    // Back from its listing shows the map as it was left.
    const scale = () => map.locator('.leaflet-map-pane > .leaflet-proxy').getAttribute('style')
    const far = await scale()
    await map.getByRole('button', { name: 'Closer' }).click()
    await expect.poll(scale).not.toBe(far)
    const before = await scale()
    await map.getByRole('article').getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/view\//)
    await expect(map).toBeHidden()
    await page.goBack()
    const someInSight = map.getByText(new RegExp(`^\\d+ of ${found.pins.length} in sight$`))
    await expect(someInSight).toBeVisible()
    await expect(map.locator('.map-price, .map-cluster').first()).toBeVisible()
    expect(await scale()).toBe(before)
    await map.getByRole('button', { name: 'Close the card' }).click()
    await expect(map.getByRole('article')).toBeHidden()

    await map.getByText('The pins as a list').press('Enter')
    const [first] = found.pins
    await map.getByRole('button', { name: first?.title }).press('Enter')
    await expect(map.getByRole('article')).toContainText(first?.title ?? '')
    await map.getByRole('button', { name: 'Close the card' }).click()

    const further = await scale()
    await map.getByRole('button', { name: 'Closer' }).click()
    await expect.poll(scale).not.toBe(further)
    await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0)
    await expect(someInSight).toBeVisible()
    await map.getByRole('button', { name: 'Search this area' }).click()
    await expect.poll(() => asked(page, 'bbox')).toMatch(/^[\d.]+(,[\d.]+){3}$/)
    const inBox = await (await request.get(`/api/properties/map?bbox=${asked(page, 'bbox')}`)).json()
    await expect(map.getByText(`${inBox.pins.length} on the map`)).toBeVisible()
    await page.goBack()
    await expect(someInSight).toBeVisible()
    await expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible()
    expect(asked(page, 'bbox')).toBeNull()

    await map.getByRole('button', { name: `and ${found.unplaced} without a place` }).click()
    await expect(map).toBeHidden()
    expect(asked(page, 'placed')).toBe('false')
    expect(elsewhere).toEqual([])
  })

test('in Hindi the pins as a list are called as their cards are', async ({ page, request }) => {
  await expect.poll(async () => (await request.get('/hi/property')).status(), { timeout: 120_000 }).toBe(200)
  const { pins }: { pins: { _id: string; title: string }[] } = await (
    await request.get('/api/properties/map')
  ).json()
  await page.goto('/hi/property?view=map')
  const map = page.getByRole('region', { name: 'मैप पर नतीजे' })
  await map.getByText('सूची में देखें').click()
  const rows = map.getByRole('listitem').getByRole('button')
  await expect(rows.first()).toBeVisible()
  expect((await rows.allInnerTexts()).filter((text) => !/[\u0900-\u097f]{3}.*\n/.test(text))).toEqual([])
  await expect(rows).toHaveCount(24)
  await expect(map.getByText(`${pins.length} में से 24`)).toBeVisible()
  await map.getByRole('button', { name: 'और दिखाएँ' }).click()
  await expect(rows).toHaveCount(Math.min(48, pins.length))
  const title = (await rows.nth(24).innerText()).split('\n')[0]
  await rows.nth(24).click()
  await expect(map.getByRole('article')).toContainText(title ?? '')
})

test('an outline drawn on the map filters the list, stands in the address and is taken out again', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property?view=map')
  const map = mapOf(page)
  await expect(map.locator('.map-price').first()).toBeVisible()
  const box = await map.locator('.results-map').boundingBox()
  if (!box) throw new Error('No map.')
  await map.getByRole('button', { name: 'Draw an outline' }).click()
  const at = (angle: number) =>
    [
      box.x + box.width * (0.6 + 0.2 * Math.cos(angle)),
      box.y + box.height * (0.5 + 0.2 * Math.sin(angle)),
    ] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(...at((step / 21) * 2 * Math.PI))
  await page.mouse.up()
  await expect.poll(() => asked(page, 'outline')).toMatch(/^[\d.]+,[\d.]+(;[\d.]+,[\d.]+){2,39}$/)
  const outline = encodeURIComponent(asked(page, 'outline') ?? '')
  const inside = await request.get(`/api/properties?outline=${outline}`)
  const total = inside.headers()['x-total-count'] ?? ''
  await expect(map.getByText(`${total} on the map`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove In your outline' }).first()).toBeVisible()
  await map.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => asked(page, 'outline')).toBeNull()
})

test('an outline that the device breaks off is gone, and grows no more', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property?view=map')
  const map = mapOf(page)
  await expect(map.locator('.map-price').first()).toBeVisible()
  await map.getByRole('button', { name: 'Draw an outline' }).click()
  const pad = map.locator('.cursor-crosshair')
  const box = await pad.boundingBox()
  if (!box) throw new Error('Nothing to draw on.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y, { steps: 4 })
  const line = pad.locator('polyline')
  await expect(line).toHaveAttribute('points', /\d/)
  await pad.dispatchEvent('pointercancel', { pointerId: 1 })
  await page.mouse.move(x + 40, y + 60, { steps: 4 })
  await expect(line).toHaveAttribute('points', '')
})

test('pointing at a card lifts its pin', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { pins } = await (await request.get('/api/properties/map')).json()
  const [{ lat, lng, title }] = pins
  const near = [lng - 0.002, lat - 0.002, lng + 0.002, lat + 0.002].join()
  await page.goto(`/property?view=map&bbox=${near}`)
  await expect(mapOf(page).locator('.map-price').first()).toBeVisible()
  await page.getByRole('article').filter({ hasText: title }).first().hover()
  await expect(mapOf(page).locator('.map-price[data-lifted="true"]')).toHaveCount(1)
})

test('the note on the map leaves its corner to a cluster', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property?view=map')
  const pin = mapOf(page).locator('.map-cluster').first()
  const note = mapOf(page).getByText('Drawn by us, to scale')
  const scale = () => mapOf(page).locator('.leaflet-map-pane > .leaflet-proxy').getAttribute('style')
  await expect(pin).toBeVisible()
  for (let presses = 0; presses < 2; presses += 1) {
    const before = await scale()
    await mapOf(page).getByRole('button', { name: 'Closer' }).click()
    await expect.poll(scale).not.toBe(before)
    await expect(mapOf(page).locator('.leaflet-zoom-anim')).toHaveCount(0)
  }
  /** A cluster is drawn anew when the map has moved. */
  const middleOf = (one: Locator) =>
    one.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  await expect(pin).toBeVisible()
  const corner = await middleOf(note)
  const from = await middleOf(pin)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(corner.x, corner.y, { steps: 12 })
  // Held still for so long by its clock, the map does not glide on.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.mouse.up()
  await expect.poll(async () => (await middleOf(note)).x).toBeLessThan(195)
})

/** Clusters that do not stand on their place, names that lie on a pin, pins and names cut by the map's sides. */
function misplacedOn(map: Locator): Promise<string[]> {
  return map.evaluate((element) => {
    const edges = element.querySelector('.results-map')?.getBoundingClientRect() ?? new DOMRect()
    const rectsOf = (selector: string) =>
      [...element.querySelectorAll(selector)].map((one) => ({
        text: `${one.className} ${one.textContent}`,
        place: one.parentElement?.getBoundingClientRect() ?? new DOMRect(),
        rect: one.getBoundingClientRect(),
      }))
    const [clusters, pins, names] = ['.map-cluster', '.map-price', '.map-name'].map(rectsOf)
    const isOff = ({ rect, place }: { rect: DOMRect; place: DOMRect }) =>
      Math.abs(rect.left + rect.width / 2 - place.left) > 1 ||
      Math.abs(rect.top + rect.height / 2 - place.top) > 1
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
    return [
      ...(clusters ?? []).filter(isOff),
      ...(names ?? []).filter(({ rect }) =>
        [...(clusters ?? []), ...(pins ?? [])].some((other) => isOver(rect, other.rect)),
      ),
      ...[...(pins ?? []), ...(names ?? [])].filter(
        ({ rect }) => rect.left < edges.left - 1 || rect.right > edges.right + 1,
      ),
    ].map(({ text }) => text)
  })
}

test('a chosen pin stands above its card, and a map without any pin in sight offers all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property?view=map')
  const map = mapOf(page)
  const pins = map.locator('.map-price')
  await expect(pins.first()).toBeVisible()
  const tops = await pins.evaluateAll((all) => all.map((pin) => pin.getBoundingClientRect().top))
  await pins.nth(tops.indexOf(Math.max(...tops))).click()
  const card = map.getByRole('article')
  await expect(card).toBeVisible()
  const foot = async () => {
    const pin = await map.locator('.map-price[data-chosen="true"]').boundingBox()
    const over = await card.boundingBox()
    return pin && over ? pin.y + pin.height <= over.y : undefined
  }
  await expect.poll(foot).toBe(true)

  await map.getByRole('button', { name: 'Close the card' }).click()
  const all = map.getByRole('button', { name: 'None in sight: show all' })
  await expect(all).toBeHidden()
  const closer = map.getByRole('button', { name: 'Closer' })
  for (let press = 0; press < 12; press++) await closer.click()
  const canvas = map.locator('.leaflet-container')
  await canvas.focus()
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowUp')
    await expect(all).toBeVisible({ timeout: 500 })
  }).toPass()
  // Pressed while a zoom still moves.
  await map.getByRole('button', { name: 'Further away' }).evaluate(async (further: HTMLElement) => {
    further.click()
    const moving = () => document.querySelector('.leaflet-zoom-anim')
    while (!moving()) await new Promise(requestAnimationFrame)
    const showAll = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('None in sight'),
    )
    showAll?.click()
  })
  await expect(canvas.locator('.leaflet-zoom-anim')).toHaveCount(0)
  await expect(map.locator('.map-cluster').first()).toBeVisible()
  await expect(all).toBeHidden()
})

test('nothing on the map lies under its controls: what it shows at first, what a cluster holds, what is counted', async ({
  page,
}) => {
  const map = mapOf(page)
  for (const [width, height, letters] of [
    [320, 640, '100%'],
    [390, 844, '200%'],
    [390, 844, '100%'],
    [1440, 900, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/property')
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect(map.locator('.map-cluster').first()).toBeVisible()
    expect(await coveredOn(page), `${width} px, ${letters}`).toEqual([])
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/property?view=map')
    await map.locator('.map-cluster').first().click()
    await expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible()
    await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0)
    await expect.poll(() => coveredOn(page), `${width} px, in a cluster`).toEqual([])
  }
})

test('a cluster that opens closes the card of a listing that is not in it', async ({ page }) => {
  const map = mapOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/property?view=map')
  await expect(map.locator('.map-cluster').first()).toBeVisible()
  await map.locator('.map-price').first().click()
  const close = map.getByRole('button', { name: 'Close the card' })
  await expect(close).toBeVisible()
  await map.locator('.map-cluster').first().click()
  await expect(close).toBeHidden()
})

for (const [width, height] of [
  [390, 844],
  [1024, 700],
  [1440, 900],
] as const)
  test(`the heart of a pin's card can be pressed beside what closes it at ${width} x ${height}`, async ({
    page,
  }) => {
    const map = mapOf(page)
    await page.setViewportSize({ width, height })
    await page.goto('/property?view=map')
    await map.locator('.map-price').first().click()
    await expect(map.getByRole('button', { name: 'Close the card' })).toBeVisible()
    const heart = map.getByRole('button', { name: /^Keep: / })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

/** Pins in sight of which a control takes the middle, and what the way back to the list lies on. */
function coveredOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const under = (selector: string, cover: string) =>
      [...document.querySelectorAll(selector)].filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return over !== null && !one.contains(over) && over.closest(cover) !== null
      })
    const strip = [...document.querySelectorAll('section [aria-live] > *')]
    const back = document.querySelector('[data-sheet] button')?.getBoundingClientRect()
    const beneath = strip.filter((one) => {
      const { right, bottom } = one.getBoundingClientRect()
      return back && right > back.left && bottom > back.top && back.width > 0
    })
    return [
      ...under('.map-price, .map-cluster', 'section button, section p, section output'),
      ...beneath,
    ].map(({ textContent }) => textContent)
  })
}

test('in a low window the card of a pin shows its price, its title and the way to ask', async ({
  page,
  request,
}) => {
  const map = mapOf(page)
  const { pins } = await (await request.get('/api/properties/map')).json()
  const [{ lat, lng }] = pins
  const near = [lng - 0.002, lat - 0.002, lng + 0.002, lat + 0.002].join()
  for (const [width, height] of [
    [844, 390],
    [1366, 600],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/property?view=map&bbox=${near}`)
    await map.locator('.map-price').first().click()
    const card = map.getByRole('article')
    const enquire = card.getByRole('button', { name: /^Enquire/ })
    for (const part of [card.getByText(/^Price -/), card.getByRole('heading').getByRole('link'), enquire])
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 })
    await enquire.click({ trial: true })
  }
})

test('the map and its list serve keys alone on a wide screen, and a card leaves its buttons free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/property?view=map')
  const map = mapOf(page)
  await expect(map.locator('.map-price').first()).toBeVisible()
  await expect(map.getByRole('application', { name: 'Results on the map' })).toBeVisible()

  // The map comes before the cards.
  const isBefore = await map.evaluate((element) => {
    const card = document.querySelector('.beside-map article')
    return card !== null && (element.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  })
  expect(isBefore).toBe(true)

  await page.mouse.wheel(0, 900)
  const list = map.getByText('The pins as a list')
  await expect(list).toBeInViewport({ ratio: 1 })
  await list.press('Enter')
  const rows = map.getByRole('listitem').getByRole('button')
  for (const row of [rows.first(), rows.nth(20)]) {
    await row.focus()
    await expect(row).toBeInViewport({ ratio: 1 })
  }
  const title = ((await rows.nth(20).innerText()).split('\n')[0] ?? '').trim()
  await rows.nth(20).press('Enter')
  const card = map.getByRole('group', { name: title })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport({ ratio: 1 })
  await map.getByRole('button', { name: 'Close the card' }).press('Enter')
  await expect(rows.nth(20)).toBeFocused()

  await list.press('Enter')
  await map.locator('.map-price').first().click()
  await expect(map.getByRole('article')).toBeVisible()
  for (const name of ['Further away', 'Closer']) await map.getByRole('button', { name }).click()
  await map.getByRole('button', { name: 'Search this area' }).press('Enter')
  await expect(map.getByRole('application')).toBeFocused()
})

test('an outline is drawn by keys, and by single presses', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/property?view=map')
  const map = mapOf(page)
  await expect(map.locator('.map-price').first()).toBeVisible()
  const draw = map.getByRole('button', { name: 'Draw an outline' })
  const pad = map.getByRole('application', { name: 'Now draw around it' })
  await draw.press('Enter')
  await expect(pad).toBeFocused()
  await expectAccessible(page, 'an outline being drawn')
  await page.keyboard.press('Escape')
  await expect(pad).toBeHidden()
  await expect(draw).toBeFocused()

  await draw.press('Enter')
  for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    for (let step = 0; step < 4; step += 1) await page.keyboard.press(arrow)
    await page.keyboard.press('Enter')
  }
  await expect(map.getByText('4 corners')).toBeVisible()
  await map.getByRole('button', { name: 'Search inside' }).press('Enter')
  await expect.poll(() => asked(page, 'outline')?.split(';').length).toBe(4)
  await expect(draw).toBeFocused()
  await map.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect.poll(() => asked(page, 'outline')).toBeNull()
  await expect(map.getByRole('application')).toBeFocused()

  await draw.click()
  for (const [x, y] of [
    [200, 250],
    [400, 250],
    [300, 400],
    [205, 253],
  ] as const)
    await pad.click({ position: { x, y } })
  await expect.poll(() => asked(page, 'outline')?.split(';').length).toBe(3)
})

for (const width of [390, 1440])
  test(`every place with a count on the first page's map has its name there at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const picture = page.locator('[aria-hidden] figure').filter({ has: page.locator('a[href*="/area/"]') })
    const marks = picture.locator('a[href*="/area/"]')
    for (const language of ['', '/bn', '/hi', '/ne']) {
      await page.goto(`${language}/`)
      // The map comes once it is in sight, beside or above the rows of places.
      await page.locator('main li a[href*="/area/"]').first().scrollIntoViewIfNeeded()
      await expect(marks.first()).toBeAttached()
      await marks.first().scrollIntoViewIfNeeded()
      await expect.poll(() => unnamedOn(marks), language).toEqual([])
      expect(await marks.count(), language).toBeGreaterThan(12)
    }
    // Also once the window is another, as of a tablet that is turned.
    const before = (await picture.boundingBox())?.width
    await page.setViewportSize({ width: 1440 + 390 - width, height: 900 })
    await expect.poll(async () => (await picture.boundingBox())?.width).not.toBe(before)
    await expect.poll(() => unnamedOn(marks)).toEqual([])
  })

/** The places on the first page's map whose count stands without their name. */
function unnamedOn(marks: Locator): Promise<(string | null)[]> {
  return marks.evaluateAll((all) => {
    const words = all.map((one) => ({
      to: one.getAttribute('href'),
      isCount: /^[\d\p{Nd}]+$/u.test(one.textContent ?? ''),
    }))
    return words
      .filter(({ isCount }) => isCount)
      .filter(({ to }) => !words.some((one) => one.to === to && !one.isCount))
      .map(({ to }) => to)
  })
}
