import type { ElementHandle, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const READABLE = 4.5
const VISIBLE = 3
const STAFF = { email: 'admin@aangan.example', password: 'admin-demo-2026' }
const SCREENS = [
  'dashboard',
  'properties/view',
  'properties/update',
  'properties/add',
  'users/staff',
  'messages',
  'help',
]
/** Everything that can be pressed, typed into or chosen; what is off needs no contrast (WCAG 1.4.3). */
const CONTROLS =
  ':is(a, button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=menuitem]):visible:not(:disabled, [aria-disabled=true])'
type Control = ElementHandle<HTMLElement | SVGElement>
const STATES = ['rest', 'hover', 'pressed', 'focus'] as const
/** What can be held down without anything opening. */
const PRESSED = ':is(a, button, summary):not([aria-haspopup], [role=menuitem])'
/** What opens over a screen, by the button that opens it. */
const OPENED = [
  ['dashboard', /^Account of/],
  ['properties/view', /^More for/],
  ['properties/view', /^Change all/],
  ['properties/delete', /^Delete /],
] as const
const OVER = ':is([role=menu], dialog[open], [popover])'

for (const width of [390, 1440]) {
  test(`Every control of the panel is readable at rest, under the pointer, pressed and focused at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const seen = new Set<string>()
    await page.goto('/auth/login')
    await expectReadable(page, 'login', seen)
    await page.getByLabel('Email').fill(STAFF.email)
    await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/admin/)
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/admin/${screen}`))
      // Nothing that stands for what is on its way.
      await expect(page.locator('.breathe, [aria-busy=true]')).toHaveCount(0)
      await expectReadable(page, screen, seen)
    }
    for (const [screen, name] of OPENED) {
      await page.goto(`/admin/${screen}`)
      await page.getByRole('button', { name }).locator('visible=true').first().click()
      await expect(page.locator(OVER).locator('visible=true').first()).toBeVisible()
      await expectReadable(page, `${screen}: ${name}`, seen, OVER)
    }
  })
}

async function expectReadable(page: Page, screen: string, seen: Set<string>, within = 'body') {
  const faint: string[] = []
  for (const control of await newLooks(page, seen, within)) {
    const { name, isSkipLink, isPressable } = await control.evaluate(
      (element, pressed) => ({
        name: element.ariaLabel ?? element.textContent?.trim() ?? element.id,
        isSkipLink: element.matches('.skip-link'),
        isPressable: element.matches(pressed),
      }),
      PRESSED,
    )
    // The skip link stands above the screen until it is focused.
    const states = STATES.filter((state) => state !== 'pressed' || isPressable)
    for (const state of isSkipLink ? (['focus'] as const) : states) {
      await bringInto(page, control, state)
      // Colours take 120 ms to change; what waits on the screen moves for ever.
      await page.evaluate(() =>
        Promise.all(
          document
            .getAnimations()
            .filter((animation) => animation instanceof CSSTransition)
            .map(({ finished }) => finished.catch(() => undefined)),
        ),
      )
      const { letters, edge } = await control.evaluate(contrastOf)
      if (state === 'pressed') await page.mouse.up()
      if (letters < READABLE) faint.push(`${screen}: ${name} (${state}) letters ${letters.toFixed(2)}`)
      if (edge < VISIBLE) faint.push(`${screen}: ${name} (${state}) edge ${edge.toFixed(2)}`)
    }
  }
  expect(faint).toEqual([])
}

/** The first control of each look on each ground that was on no screen before. */
async function newLooks(page: Page, seen: Set<string>, within: string): Promise<Control[]> {
  const controls = (await page.locator(within).locator(CONTROLS).elementHandles()) as Control[]
  const looks = await page.evaluate(
    (elements) =>
      elements.map((element) => {
        const grounds: string[] = []
        for (let node: Element | null = element.parentElement; node; node = node.parentElement)
          grounds.push(getComputedStyle(node).backgroundColor)
        const painted = grounds.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
        return `${element.tagName} ${element.className} ${element.ariaCurrent} ${painted.join()}`
      }),
    controls,
  )
  return controls.filter((_, index) => {
    const look = looks[index] ?? ''
    const isNew = !seen.has(look)
    seen.add(look)
    return isNew
  })
}

async function bringInto(page: Page, control: Control, state: (typeof STATES)[number]) {
  if (state === 'rest') await page.mouse.move(0, 0)
  if (state === 'hover') await control.hover({ force: true })
  if (state === 'pressed') {
    await control.hover({ force: true })
    await page.evaluate(swallowClick)
    await page.mouse.down()
  }
  if (state === 'focus')
    await control.evaluate((element) => element instanceof HTMLElement && element.focus())
}

/** What is pressed to be looked at shall do nothing when it is let go. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
}

/**
 * Of an element's letters or icon on what is painted behind them, and of the edge of a field on what lies around it; pictures
 * behind are not looked at. Where there is nothing of a kind, its contrast is the highest there is.
 */
function contrastOf(element: Element): { letters: number; edge: number } {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  if (!canvas) return { letters: 0, edge: 0 }
  const grounds = (start: Element | null) => {
    const colours: string[] = []
    for (let node = start; node; node = node.parentElement)
      colours.unshift(getComputedStyle(node).backgroundColor)
    return ['#fff', ...colours]
  }
  const luminanceOf = (colours: string[]) => {
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const style = getComputedStyle(element)
  const inside = grounds(element)
  const hasLetters =
    Boolean(element.textContent?.trim()) || 'value' in element || element.querySelector('svg')
  const isField = element.matches('input, select, textarea')
  const hasEdge =
    isField &&
    Number.parseFloat(style.borderTopWidth) > 0 &&
    !element.matches(':read-only:not(select, [type=checkbox])')
  const isChecked = element instanceof HTMLInputElement && element.checked
  return {
    letters:
      hasLetters && !element.matches('[type=checkbox], [type=radio]')
        ? ratio(luminanceOf([...inside, style.color]), luminanceOf(inside))
        : 21,
    edge:
      hasEdge && !isChecked
        ? ratio(
            luminanceOf([...grounds(element.parentElement), style.borderTopColor]),
            luminanceOf(grounds(element.parentElement)),
          )
        : 21,
  }
}
