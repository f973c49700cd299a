/*
 * The first script of a page that comes whole as HTML. The page's letters and pictures get the line first: the other
 * scripts are asked for once those are painted, or at the first touch. A button pressed before the app is there is
 * pressed again when it is.
 */

const LONGEST_WAIT_MS = 3000
/** What main.tsx says once the app has taken the page over. */
const TAKEN_OVER = 'aangan:taken-over'
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'visibilitychange']

const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []
let isBegun = false
const pressed: HTMLButtonElement[] = []

for (const type of FIRST_TOUCHES) addEventListener(type, begin)
addEventListener('click', hold, true)
addEventListener(TAKEN_OVER, letGo)
setTimeout(begin, LONGEST_WAIT_MS)
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint)

function afterPaint() {
  requestAnimationFrame(() => setTimeout(begin))
}

function begin() {
  if (isBegun) return
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin)
  isBegun = true
  for (const href of scripts) {
    const link = { rel: 'modulepreload', href, fetchPriority: 'low' }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  run().catch(letGo)
}

/** One after the other, each in a task of its own. */
async function run() {
  for (const script of scripts) await import(/* @vite-ignore */ script)
}

function hold(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  event.preventDefault()
  pressed.push(button)
}

function letGo() {
  removeEventListener('click', hold, true)
  for (const button of pressed.splice(0)) (button.isConnected ? button : twinOf(button))?.click()
}

/** The button that the app put in the place of one of the first paint. */
function twinOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))
}

const nameOf = ({ ariaLabel, textContent }: HTMLButtonElement) => ariaLabel ?? textContent
