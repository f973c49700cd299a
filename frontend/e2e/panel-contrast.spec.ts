import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { createServer } from 'vite'
import { ADMIN, expect, signInAsAdmin, test } from './fixtures.ts'

const WIDTHS = [390, 1440]
const READABLE = 4.5
const VISIBLE = 3
const KIT = join(import.meta.dirname, '../ui')
const SCREENS = [
  'dashboard',
  'properties/view',
  'properties/update',
  'properties/add',
  'users/staff',
  'messages',
  'help',
]
/** Everything that can be pressed, typed into or chosen; what is disabled needs no contrast (WCAG 1.4.3). */
const CONTROLS =
  ':is(a, button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=menuitem]):visible:not(:disabled, [aria-disabled=true])'
const DISABLED = ':is(button, input:not([type=checkbox]), select, textarea):visible:disabled'
/** Marks the first control of each look (`data-look` is the map's own); the skip link is outside the screen until it is focused. */
const LOOK = '[data-new-look]'
const SHOWN = `${LOOK}:not(.skip-link)`
/** The controls that open nothing while they are held down. */
const PRESSED = `:is(a, button, summary)${SHOWN}:not([aria-haspopup], [role=menuitem])`
type State = { measured: string; itself: string[]; around: string[] }
/** For each state: what is measured, and the pseudo-classes forced on the control itself and on the elements around it. */
const STATES: Readonly<Record<string, State>> = {
  rest: { measured: SHOWN, itself: [], around: [] },
  hover: { measured: SHOWN, itself: ['hover'], around: ['hover'] },
  pressed: { measured: PRESSED, itself: ['hover', 'active'], around: ['hover', 'active'] },
  focus: { measured: LOOK, itself: ['focus', 'focus-visible'], around: ['focus-within'] },
}
/** Screens with a menu or dialog, and the button that opens it. */
const OPENED = [
  ['dashboard', /^Account of/],
  ['properties/view', /^More for/],
  ['properties/view', /^Change all/],
  ['properties/delete', /^Delete /],
] as const
const OVER = ':is([role=menu], dialog[open], [popover])'

test('Every control of the panel is readable at rest, under the pointer, pressed and focused, at 390 and 1440 px', async ({
  page,
}) => {
  const seen = new Set<string>()
  const expectReadableAt = async (width: number, screen: string, within?: string) => {
    await page.setViewportSize({ width, height: 900 })
    await expectReadable(page, `${screen} at ${width} px`, seen, within)
  }
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(ADMIN.email)
  for (const width of WIDTHS) await expectReadableAt(width, 'login')
  await signInAsAdmin(page)
  for (const screen of SCREENS) {
    await page.goto(`/admin/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/admin/${screen}`))
    // Everything has loaded: no placeholders are left.
    await expect(page.locator('.breathe, [aria-busy=true]')).toHaveCount(0)
    for (const width of WIDTHS) await expectReadableAt(width, screen)
  }
  for (const [screen, name] of OPENED)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/admin/${screen}`)
      const opener = page.getByRole('button', { name, includeHidden: true }).locator('visible=true').first()
      await opener.click()
      await expect(opener, 'stays as dark as it was').toHaveCSS('opacity', '1')
      await expect(page.locator(OVER).locator('visible=true').first()).toBeVisible()
      await expectReadableAt(width, `${screen}: ${name}`, OVER)
    }
})

test('Every control of the kit is readable in every variant and state', async ({ page }) => {
  const { CONTROLS_OF, kitMarkup } = await kitControls()
  const files = globSync('**/*.tsx', { cwd: KIT }).filter((file) => !file.includes('.test.'))
  expect(Object.keys(CONTROLS_OF), 'the files of the kit').toEqual(files.toSorted())
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('style, link[rel=stylesheet]')].map(({ outerHTML }) => outerHTML).join(''),
  )
  const body = `<!doctype html><html lang="en"><head><title>Kit</title>${styles}</head><body>${kitMarkup()}</body></html>`
  await page.route('**/kit', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/kit')
  await page.evaluate(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.show()))
  await expectReadable(page, 'the kit', new Set())
  const disabled = await page.locator(DISABLED).evaluateAll(contrastsOf)
  expect(disabled.filter(({ letters }) => letters < VISIBLE)).toEqual([])
})

type KitControls = Pick<typeof import('./kit-controls.tsx'), 'CONTROLS_OF' | 'kitMarkup'>

/** Compiled by Vite: Playwright compiles JSX for its own component tests. */
async function kitControls(): Promise<KitControls> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    return (await server.ssrLoadModule('/kit-controls.tsx')) as KitControls
  } finally {
    await server.close()
  }
}

async function expectReadable(page: Page, screen: string, seen: Set<string>, within = 'body') {
  const looks = await page
    .locator(within)
    .locator(CONTROLS)
    .evaluateAll(markNewLooks, [...seen])
  for (const look of looks) seen.add(look)
  const faint: string[] = []
  await page.mouse.move(0, 0)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  for (const [name, state] of Object.entries(STATES)) {
    await bringInto(session, state)
    faint.push(
      ...(await faintNow(page, state.measured, `${screen} (${name})`, {
        isFocused: state.itself.includes('focus'),
      })),
    )
  }
  await session.detach()
  // A menu highlights the item under the pointer by script, which a forced :hover does not trigger.
  for (const item of await page.locator(`[role=menuitem]${LOOK}`).all()) {
    await item.hover()
    faint.push(...(await faintNow(page, `[role=menuitem]${LOOK}:hover`, `${screen} (pointed at)`)))
  }
  expect(faint).toEqual([])
}

/** Marks the first control of each look and background that was not seen before; returns all that are known now. */
function markNewLooks(elements: Element[], seen: string[]): string[] {
  const known = new Set(seen)
  for (const marked of document.querySelectorAll('[data-new-look]')) marked.removeAttribute('data-new-look')
  for (const element of elements) {
    const grounds: string[] = []
    for (let node = element.parentElement; node; node = node.parentElement)
      grounds.push(getComputedStyle(node).backgroundColor)
    const painted = grounds.filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
    const states = [element.ariaCurrent, element.ariaPressed, element.ariaInvalid, element.ariaExpanded]
    const isIn = ['checked', 'read-only', 'placeholder-shown'].map((state) => element.matches(`:${state}`))
    // Of another width only what has other colours there.
    const { color, backgroundColor, borderColor } = getComputedStyle(element)
    const colours = [color, backgroundColor, borderColor, ...painted]
    const look = [element.tagName, element.className, ...states, ...isIn, ...colours].join(' ')
    if (!known.has(look)) element.setAttribute('data-new-look', '')
    known.add(look)
  }
  return [...known]
}

/** Forces the state's pseudo-classes on all marked controls at once; a real pointer would take half a second for each. */
async function bringInto(session: CDPSession, { itself, around }: State) {
  const { root } = await session.send('DOM.getDocument')
  for (const [selector, forcedPseudoClasses] of [
    [`:has(${LOOK})`, around],
    [LOOK, itself],
  ] as const) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    await Promise.all(
      nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    )
  }
}

type Contrasts = { name: string; letters: number; edge: number; ring: number }

/** The controls whose text, border or focus ring has too little contrast at this moment. */
async function faintNow(
  page: Page,
  selector: string,
  where: string,
  { isFocused = false } = {},
): Promise<string[]> {
  // Waits for colour transitions (120 ms), not for the animations of loading, which never end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  const measured = await page.locator(selector).evaluateAll(contrastsOf)
  return measured.flatMap(({ name, letters, edge, ring }) => [
    ...(letters < READABLE ? [`${where}: ${name} letters ${letters.toFixed(2)}`] : []),
    ...(edge < VISIBLE ? [`${where}: ${name} edge ${edge.toFixed(2)}`] : []),
    ...(isFocused && ring < VISIBLE ? [`${where}: ${name} ring ${ring.toFixed(2)}`] : []),
  ])
}

/**
 * The contrast ratios (WCAG) of each element's text or icon with the background colours behind it, and of a field's border
 * with the colours around it; background pictures are ignored. Without text or border the ratio is 21, the highest there is.
 * The ring is the outline of the element or of what is around it, and 1 where nothing has one.
 */
function contrastsOf(elements: Element[]): Contrasts[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('Nothing can be painted here.')
  const grounds = (start: Element | null) => {
    const colours: string[] = []
    for (let node = start; node; node = node.parentElement)
      colours.unshift(getComputedStyle(node).backgroundColor)
    return ['#fff', ...colours]
  }
  const known = new Map<string, number>()
  const luminanceOf = (colours: string[]) => {
    const luminance = known.get(colours.join()) ?? measuredOf(colours)
    known.set(colours.join(), luminance)
    return luminance
  }
  const measuredOf = (colours: string[]) => {
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
  const contrast = (colour: string, behind: string[]) => {
    const [one, other] = [luminanceOf([...behind, colour]), luminanceOf(behind)]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }
  const ringOf = (element: Element) => {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { outlineColor, outlineStyle } = getComputedStyle(node)
      if (outlineStyle !== 'none') return contrast(outlineColor, grounds(node.parentElement))
    }
    return 1
  }
  return elements.map((element) => {
    const { color, borderTopColor, borderTopWidth } = getComputedStyle(element)
    const name = element.ariaLabel || element.textContent?.trim() || element.id
    const hasLetters =
      (element.textContent?.trim() || 'value' in element || element.querySelector('svg')) &&
      !element.matches('[type=checkbox], [type=radio]')
    const hasEdge =
      element.matches('input, select, textarea') &&
      Number.parseFloat(borderTopWidth) > 0 &&
      !element.matches(':read-only:not(select, [type=checkbox]), :checked')
    return {
      name,
      letters: hasLetters ? contrast(color, grounds(element)) : 21,
      edge: hasEdge ? contrast(borderTopColor, grounds(element.parentElement)) : 21,
      ring: ringOf(element),
    }
  })
}
