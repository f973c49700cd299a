import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, lookingTest, settled, signInAsAdmin, takenOver, villaWithPictures } from './fixtures.ts'

/** How far from a corner of a thing it is pressed. */
const NEAR_PX = 6
const VIEWPORTS = { mouse: { width: 1440, height: 900 }, finger: { width: 390, height: 844 } } as const
type Hand = keyof typeof VIEWPORTS
const CORNERS = ['top left', 'bottom right'] as const
type Corner = (typeof CORNERS)[number]
type Point = { x: number; y: number }

const CARDS = [
  { box: 'main article a:has(img)', times: 2, leads: /^\/view\/\w+$/ },
  { box: 'main article h3 a', times: 2, leads: /^\/view\/\w+$/ },
  // Of its words, the price and the facts; the way on has an address of its own.
  { box: 'main article > div:last-child > :is(p, ul) > :first-child', times: 2, leads: /^\/view\/\w+$/ },
]
const DETAIL = /^\/admin\/properties\/view\/\w+$/
// The rows that stand in before the data lead nowhere, and are replaced in the moment in which it comes.
const ROW = 'tbody tr:not([aria-hidden])'
const rows = [
  { box: `${ROW} .row-main`, times: 2, leads: DETAIL },
  { box: `${ROW} .row-right`, times: 1, leads: DETAIL },
]
type Thing = { box: string; times: number; leads: RegExp }
/** What looks like one thing to press, how many of them are pressed, and the address that each leads to. */
const THINGS: Readonly<Record<string, readonly Thing[]>> = {
  '/': [
    {
      box: 'main li:has(> svg + div > a)',
      times: 4,
      leads: /^\/property\?searchTerm=(land|warehouse)&autoScroll=true$/,
    },
    {
      box: 'main li:has(> div > a[href^="/area/"])',
      times: 3,
      leads: /^\/area\/[a-z-]+$/,
    },
    { box: 'main li:has(h2)', times: 2, leads: /^\/property\?searchTerm=(land|warehouse)&autoScroll=true$/ },
    ...CARDS,
  ],
  '/property': CARDS,
  '/view/:id': CARDS,
  '/area/matigara': [
    { box: 'main li:has(> a[href^="/area/"]):has(> b)', times: 2, leads: /^\/area\/[a-z-]+\/plots$/ },
    ...CARDS,
  ],
  '/admin/dashboard': [{ box: 'main li > a.group', times: 2, leads: DETAIL }],
  '/admin/properties/view': rows,
  // The same rows with other buttons.
  '/admin/properties/update': rows,
  '/admin/properties/delete': rows,
}

const isOfPanel = (path: string) => path.startsWith('/admin')

/**
 * Pages, the button that opens something over one of them, and the least number of looks that can be pressed there. The frame
 * (header, footer, the panel's rail) is the same on all pages of a kind, so one of them presses it.
 */
const PAGES: readonly { path: string; opener?: RegExp; within?: string; least: number }[] = [
  { path: '/', within: 'body', least: 20 },
  { path: '/', opener: /^Add \/ Sell/, within: 'dialog[open]', least: 3 },
  { path: '/property', least: 12 },
  { path: '/property', opener: /^Enquire/, within: 'dialog[open]', least: 9 },
  { path: '/view/:id', least: 10 },
  { path: '/area/matigara', least: 8 },
  { path: '/sell', least: 3 },
  { path: '/about', least: 5 },
  { path: '/contact', least: 7 },
  { path: '/nowhere', least: 2 },
  { path: '/auth/login', least: 7 },
  { path: '/auth/signup', least: 4 },
  { path: '/auth/forgotpassword', least: 2 },
  { path: '/admin/dashboard', within: 'body', least: 9 },
  { path: '/admin/dashboard', opener: /^Account of/, within: '[popover]', least: 2 },
  { path: '/admin/properties/view', least: 11 },
  { path: '/admin/properties/update', least: 8 },
  { path: '/admin/properties/delete', least: 8 },
  { path: '/admin/properties/add', least: 18 },
  { path: '/admin/properties/import', least: 2 },
  { path: '/admin/users/staff', least: 1 },
  { path: '/admin/leads', least: 7 },
  { path: '/admin/visits', least: 7 },
  { path: '/admin/messages', least: 2 },
  { path: '/admin/landmarks', least: 3 },
  { path: '/admin/areas', least: 3 },
  { path: '/admin/numbers', least: 3 },
  { path: '/admin/activity', least: 2 },
  { path: '/admin/password', least: 3 },
  { path: '/admin/devices', least: 1 },
  { path: '/admin/mails', least: 1 },
  { path: '/admin/help', least: 2 },
]
const CONTROLS =
  ':is(a[href], button:enabled:not([aria-haspopup=menu]), summary, label:has(input), input:not([type=hidden], [type=file]), textarea)'

for (const visitor of ['visitor', 'staff'] as const)
  lookingTest.describe(`For ${visitor}`, () => {
    lookingTest.use({ visitor })
    const pages = PAGES.filter(({ path }) => isOfPanel(path) === (visitor === 'staff'))
    for (const { path, opener, within = 'main', least } of pages) {
      const things = opener ? [] : (THINGS[path] ?? [])
      const also = things.length > 0 ? ', and what looks like one thing leads where its words lead' : ''
      lookingTest(
        `every look of ${path}${opener ? ` (${opener.source})` : ''} lies on top at its outermost point at 1440 px, and takes the press there at 390${also}`,
        async ({ page }) => {
          const session = await page.context().newCDPSession(page)
          for (const hand of ['mouse', 'finger'] as const) {
            await makeFor(hand, page, session)
            // A page is made narrower as it stands; what was opened over one is opened anew.
            if (hand === 'mouse' || opener) await open(page, path)
            if (opener) await page.getByRole('button', { name: opener }).first().click()
            await listen(page)
            const press = hand === 'mouse' ? pressOfMouse(page) : pressOfFinger(page, session)
            for (const thing of things) await pressThing(page, press, thing)
            const controls = page.locator(within).locator(CONTROLS)
            if (hand === 'finger') await pressLooks(page, controls, least)
            else await findLooks(controls, least)
            await listenNoMore(page)
          }
        },
      )
    }
  })

/** Gives the page the size of the screen that this hand presses; a finger's knows no pointer. */
async function makeFor(hand: Hand, page: Page, session: CDPSession): Promise<void> {
  await page.setViewportSize(VIEWPORTS[hand])
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hand === 'finger' })
}

/** Presses what looks like one thing near its corners, as often as it says; each leads where its words lead. */
async function pressThing(page: Page, press: Press, { box, times, leads }: Thing): Promise<void> {
  const boxes = page.locator(box)
  await expect.poll(() => reach(page, box), box).toBeGreaterThanOrEqual(times)
  const pressOnce = async (index: number, corner: Corner) => {
    await bringIntoSight(page, box, index)
    await press(near(await boxes.nth(index).boundingBox(), corner))
    return heard(page)
  }
  const lost: string[] = []
  for (let index = 0; index < times; index += 1)
    for (const corner of CORNERS) {
      let led = await pressOnce(index, corner)
      // What came late may have moved the thing from under the hand: what leads nowhere does so the second time too.
      if (!leads.test(led)) led = await pressOnce(index, corner)
      if (!leads.test(led)) lost.push(`${corner} of ${box} ${index + 1}: ${led || 'no click'}`)
    }
  expect(lost).toEqual([])
}

/**
 * At least so many looks are the uppermost thing at a point of theirs. What moves under a press is found by the rules,
 * and each is pressed at the other width: to press them here as well takes as long again.
 */
async function findLooks(controls: Locator, least: number): Promise<void> {
  await expect.poll(() => controls.evaluateAll(markLooks)).toBeGreaterThanOrEqual(least)
  const looks = await controls.evaluateAll(markLooks)
  let onTop = 0
  for (let index = 0; index < looks; index += 1) {
    const page = controls.page()
    await page.locator(`[data-look="${index}"]`).evaluateAll(scrollToMiddle)
    if (await page.evaluate(outermostPoint, index)) onTop += 1
  }
  expect(onTop).toBeGreaterThanOrEqual(least)
}

/** Presses each look among these controls, of which there are at least so many. */
async function pressLooks(page: Page, controls: Locator, least: number): Promise<void> {
  // What opens may come in parts.
  await expect.poll(() => controls.evaluateAll(markLooks)).toBeGreaterThanOrEqual(least)
  const press = pressOfMouse(page)
  const lost: string[] = []
  let pressed = 0
  for (let index = 0, looks = await controls.evaluateAll(markLooks); index < looks; index += 1) {
    let taken = await pressLook(page, press, index)
    if (taken === false) {
      // What React drew anew in that moment is another element: what takes no press takes none the second time either.
      await controls.evaluateAll(markLooks)
      taken = await pressLook(page, press, index)
    }
    if (taken !== undefined) pressed += 1
    if (taken === false) lost.push(await page.locator(`[data-look="${index}"]`).evaluate(outerTag))
  }
  expect(lost).toEqual([])
  expect(await page.evaluate(movingRules, MOVES)).toEqual([])
  expect(pressed).toBeGreaterThanOrEqual(least)
}

/** Whether a look takes the press at its outermost point; undefined where it has none. A field has taken it once it has the focus. */
async function pressLook(page: Page, press: Press, index: number): Promise<boolean | undefined> {
  const look = `[data-look="${index}"]`
  await bringIntoSight(page, look)
  const point = await page.evaluate(outermostPoint, index)
  if (!point) return undefined
  await press(point)
  const isHeard = (await heard(page)) === String(index)
  return isHeard || page.locator(look).evaluateAll(areFocusedFields)
}

const scrollToMiddle = ([element]: Element[]) =>
  element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
const areFocusedFields = (elements: Element[]) =>
  elements.some((one) => one.matches('input, textarea') && one === document.activeElement)
const outerTag = (element: Element) => element.outerHTML.slice(0, 200)

/** What moves or resizes an element, or what is placed within it. */
const MOVES =
  /^(filter|backdrop-filter|transform|translate|rotate|scale|perspective|will-change|contain|position|top|right|bottom|left|inset-.*|(min-|max-)?(width|height|inline-size|block-size)|margin-.*|padding-.*|border-.*-width|font-(size|weight|stretch)|letter-spacing|word-spacing|line-height|zoom)$/
    .source

/** The rules that do so to what is hovered, focused or pressed. The skip link comes into sight by its focus, the mark of the current place is as bold at rest, the picture in a box that cuts it off takes no press. */
function movingRules(moves: string): string[] {
  const moving = new RegExp(moves)
  const found = (rules: CSSRuleList, outer: string): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSKeyframesRule) return []
      const selector = rule instanceof CSSStyleRule ? `${outer} ${rule.selectorText}` : outer
      const inner =
        'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? found(rule.cssRules, selector) : []
      const style = 'style' in rule && rule.style instanceof CSSStyleDeclaration ? [...rule.style] : []
      const isOwn =
        /:(hover|active|focus)/.test(selector) &&
        !/skip-link|rail-current|group-hover\\:scale-103/.test(selector)
      const moved = isOwn ? style.filter((name) => moving.test(name)) : []
      return [...inner, ...moved.map((name) => `${selector}: ${name}`)]
    })
  return [...document.styleSheets].flatMap((sheet) => found(sheet.cssRules, ''))
}

/** Marks the first control of each look; returns how many looks there are. */
function markLooks(controls: Element[]): number {
  for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look')
  const looks = new Set<string>()
  for (const control of controls) {
    const look = `${control.tagName} ${control.className} in ${control.parentElement?.className}`
    if (!control.checkVisibility() || looks.has(look)) continue
    control.setAttribute('data-look', String(looks.size))
    looks.add(look)
  }
  return looks.size
}

/** The point nearest to the upper left corner that takes the press of a control, or of the box over which its link is stretched. */
function outermostPoint(index: number): Point | null {
  const control = document.querySelector(`[data-look="${index}"]`)
  if (!control) return null
  const after = getComputedStyle(control, '::after')
  const isStretched = after.position === 'absolute' && parseFloat(after.height) > control.clientHeight
  const stretchedOver = () => {
    let box: Element | null = control
    while (box && getComputedStyle(box).position === 'static') box = box.parentElement
    return box ?? control
  }
  const { left, top, right, bottom } = (isStretched ? stretchedOver() : control).getBoundingClientRect()
  for (let off = 0; off < Math.min(right - left, bottom - top) / 2; off += 1) {
    const point = { x: Math.ceil(left) + off, y: Math.ceil(top) + off }
    if (document.elementFromPoint(point.x, point.y)?.closest('[data-look]') === control) return point
  }
  return null
}

/** Clicks lead nowhere until `listenNoMore`; the address of the link that the last one reached is kept. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const keep = (event: MouseEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const target = event.target instanceof Element ? event.target : undefined
      const link = target?.closest('a')
      const look = target?.closest('[data-look]')?.getAttribute('data-look')
      document.body.dataset['led'] = look ?? (link ? link.pathname + link.search : '')
    }
    const listening = new AbortController()
    addEventListener('click', keep, { capture: true, signal: listening.signal })
    Object.assign(globalThis, { listening })
  })
}

const listenNoMore = (page: Page) =>
  page.evaluate(() => {
    Reflect.get(globalThis, 'listening').abort()
    for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look')
  })

const heard = (page: Page) =>
  page.evaluate(() => {
    const led = document.body.dataset['led'] ?? ''
    delete document.body.dataset['led']
    return led
  })

/** How many boxes there are; without one, a screen further down, as some come when they are near. */
const reach = (page: Page, box: string) =>
  page.evaluate((selector) => {
    const { length } = document.querySelectorAll(selector)
    if (length === 0) scrollBy(0, innerHeight)
    return length
  }, box)

/** Scrolls one of the elements into the middle of the screen and waits until nothing moves any more. */
const bringIntoSight = (page: Page, selector: string, index = 0) =>
  page.evaluate(
    async ([wanted, place]) => {
      const element = document.querySelectorAll(wanted)[place]
      const placed = () => {
        element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        return String(element?.getBoundingClientRect().top)
      }
      let before = ''
      for (let now = placed(); now !== before; now = placed()) {
        before = now
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      }
    },
    [selector, index] as const,
  )

function near(box: { x: number; y: number; width: number; height: number } | null, corner: Corner): Point {
  if (!box) throw new Error('There is nothing to press.')
  const { x, y, width, height } = box
  if (corner === 'top left') return { x: x + NEAR_PX, y: y + NEAR_PX }
  return { x: x + width - NEAR_PX, y: y + height - NEAR_PX }
}

/** Presses as a hand does: what lies there may change while it is held. */
type Press = (point: Point) => Promise<void>

/** A hand stays down until what it presses is drawn as pressed, with all that moves thereby. */
async function untilDrawnPressed() {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const moves = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(moves.map(({ finished }) => finished))
}

const pressOfMouse =
  (page: Page): Press =>
  async ({ x, y }) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(untilDrawnPressed)
    await page.mouse.up()
  }

const pressOfFinger =
  (page: Page, session: CDPSession): Press =>
  async (point) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await page.evaluate(untilDrawnPressed)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.evaluate(clickOfTouch)
  }

/** The browser makes a click of a touch after it has answered that the finger is up; a hundred frames without one are none. */
async function clickOfTouch() {
  for (let frame = 0; frame < 100 && document.body.dataset['led'] === undefined; frame += 1)
    await new Promise(requestAnimationFrame)
}

/**
 * Scrolls past everything, so that what comes when it is near is there and moves nothing while something is pressed. False
 * if the page computes and the browser draws no frame for ten seconds, which a busy machine's browser did once in many runs.
 */
async function seeAll(): Promise<boolean> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) {
      const isDrawn = await Promise.race([
        new Promise<true>((resolve) => requestAnimationFrame(() => resolve(true))),
        new Promise<false>((resolve) => setTimeout(() => resolve(false), 10_000)),
      ])
      if (!isDrawn) return false
    }
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return true
}

async function open(page: Page, path: string) {
  if (isOfPanel(path)) await signInAsAdmin(page)
  const address = path.endsWith(':id') ? `/view/${(await villaWithPictures(page.request))._id}` : path
  await page.goto(address)
  await takenOver(page.locator('header').first())
  if (isOfPanel(path))
    await expect(page.locator('main :is(.breathe, [aria-busy=true]):visible')).toHaveCount(0)
  if (!(await page.evaluate(seeAll))) {
    await page.reload()
    await takenOver(page.locator('header').first())
    expect(await page.evaluate(seeAll)).toBe(true)
  }
  await settled(page)
}
