/*
 * The deferred loader: the first script of a page that arrives as complete HTML. Fonts and pictures load before the
 * other scripts, which follow after the first paint or at the first touch. A button or link pressed before the app runs
 * is shown as pressed; a button is clicked again once the app runs, and so is what the Worker wrote in the place of a button.
 * Of several buttons that open a dialog only the last press is made again; every switch that was pressed is.
 */

const MAX_WAIT_MS = 3000
/** The event that main.tsx dispatches once the app has taken the page over. */
const TAKEN_OVER = 'site:taken-over'
/** What the Worker wrote in the place of a button of the app: both have the same word in `data-press`. */
const STANDS_IN = '[data-press]'
/** Buttons, and links to other pages of the site that open in this window. */
const PRESSABLE = `button, ${STANDS_IN}, a[href^="/"]:not([target])`
/** So long is waited for a button whose own code comes after the app's. */
const TWIN_MS = 10_000
/** What is switched on and off, like a heart. */
const SWITCH = '[aria-pressed]'
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'visibilitychange']

const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
let isStarted = false
const pressed = new Set<HTMLElement>()

for (const type of FIRST_TOUCHES) addEventListener(type, start)
addEventListener('click', hold, true)
addEventListener(TAKEN_OVER, release)
// The Back button may show this same document again, from the browser's back/forward cache.
addEventListener('pagehide', showRest)
setTimeout(start, MAX_WAIT_MS)
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)

function afterPaint() {
  requestAnimationFrame(() => setTimeout(start))
}

function start() {
  if (isStarted) return
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
  isStarted = true
  for (const href of scripts) fetchAhead({ rel: 'modulepreload', href })
  run().catch(release)
}

function fetchAhead(link: { rel: string; href: string; as?: string }) {
  document.head.append(Object.assign(document.createElement('link'), { ...link, fetchPriority: 'low' }))
}

/** One after the other, each in a task of its own, so that no single task is long. */
async function run() {
  for (const script of scripts) await import(/* @vite-ignore */ script)
}

function hold(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSABLE) : null
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return
  target.dataset['pressed'] = ''
  document.body.dataset['waits'] = ''
  // The browser follows a link by itself.
  if (!target.matches(`button, ${STANDS_IN}`)) return
  event.preventDefault()
  // React listens before it says so: it must not hear the press here and its repetition too.
  event.stopPropagation()
  if (!target.matches(SWITCH)) for (const other of pressed) if (!other.matches(SWITCH)) pressed.delete(other)
  pressed.add(target)
}

function release() {
  removeEventListener('click', hold, true)
  clickThose()
  if (pressed.size === 0) return showRest()
  const comes = new MutationObserver(() => {
    clickThose()
    if (pressed.size === 0) stop()
  })
  const timer = setTimeout(stop, TWIN_MS)
  comes.observe(document.body, { childList: true, subtree: true })
  function stop() {
    clearTimeout(timer)
    comes.disconnect()
    pressed.clear()
    showRest()
  }
}

/** Clicks each that is there, once. */
function clickThose() {
  for (const button of pressed) {
    const there = button.isConnected ? button : twinOf(button)
    if (!there) continue
    pressed.delete(button)
    // What stood off in the Worker's HTML and is on by now was to be switched on, not off.
    if (there === button || there.ariaPressed !== 'true') there.click()
  }
}

/** Removes the marks of what was pressed. */
function showRest() {
  delete document.body.dataset['waits']
  for (const element of document.querySelectorAll<HTMLElement>('[data-pressed]'))
    delete element.dataset['pressed']
}

/** The button of the same word or name that the app rendered in the place of one in the Worker's HTML. */
function twinOf(button: HTMLElement): HTMLElement | undefined {
  const word = button.dataset['press']
  const all = [...document.querySelectorAll<HTMLElement>(word ? STANDS_IN : 'button')]
  return all.find((other) => (word ? other.dataset['press'] === word : nameOf(other) === nameOf(button)))
}

/** The Worker's HTML joins numbers and units by spaces that do not break, in labels too. */
const nameOf = ({ ariaLabel, textContent }: HTMLElement) => (ariaLabel ?? textContent).replaceAll(/\s/g, ' ')
