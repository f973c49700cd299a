/*
 * The deferred loader: the first script of a page that arrives as complete HTML. Fonts and pictures load before the
 * other scripts, which follow after the first paint or at the first touch. A button or link pressed before the app runs
 * is shown as pressed; a button is clicked again once the app runs.
 */

const MAX_WAIT_MS = 3000
/** The event that main.tsx dispatches once the app has taken the page over. */
const TAKEN_OVER = 'site:taken-over'
/** Buttons, and links to other pages of the site that open in this window. */
const PRESSABLE = 'button, a[href^="/"]:not([target])'
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'visibilitychange']

const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
let isStarted = false
const pressed: HTMLButtonElement[] = []

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
  if (!(target instanceof HTMLButtonElement)) return
  event.preventDefault()
  pressed.push(target)
}

function release() {
  removeEventListener('click', hold, true)
  if (pressed.length > 0) showRest()
  for (const button of pressed.splice(0)) {
    ;(button.isConnected ? button : twinOf(button))?.click()
  }
}

/** Removes the marks of what was pressed. */
function showRest() {
  delete document.body.dataset['waits']
  for (const element of document.querySelectorAll<HTMLElement>('[data-pressed]'))
    delete element.dataset['pressed']
}

/** The button of the same name that the app rendered in the place of one in the Worker's HTML. */
function twinOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))
}

const nameOf = ({ ariaLabel, textContent }: HTMLButtonElement) => ariaLabel ?? textContent
