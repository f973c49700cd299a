/*
 * The deferred loader: the first script of a page that comes whole as HTML. Fonts and pictures load before the other
 * scripts, which follow after the first paint or at the first touch. A button pressed before the app is there shows
 * that it was heard, and is pressed again once the app is there.
 */

const MAX_WAIT_MS = 3000
/** What main.tsx says once the app has taken the page over. */
const TAKEN_OVER = 'site:taken-over'
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'visibilitychange']

const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
let isStarted = false
const pressed: HTMLButtonElement[] = []

for (const type of FIRST_TOUCHES) addEventListener(type, start)
addEventListener('click', hold, true)
addEventListener(TAKEN_OVER, release)
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
  for (const href of scripts) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  run().catch(release)
}

/** One after the other, each in a task of its own. */
async function run() {
  for (const script of scripts) await import(/* @vite-ignore */ script)
}

function hold(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  event.preventDefault()
  button.dataset['pressed'] = ''
  pressed.push(button)
}

function release() {
  removeEventListener('click', hold, true)
  for (const button of pressed.splice(0)) {
    delete button.dataset['pressed']
    ;(button.isConnected ? button : twinOf(button))?.click()
  }
}

/** The button that the app put in the place of one of the Worker's page. */
function twinOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))
}

const nameOf = ({ ariaLabel, textContent }: HTMLButtonElement) => ariaLabel ?? textContent
