import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { type Line, median } from './budget.ts'

/**
 * How long the phone's processor is busy with REFERENCE, in ms: four times what it took on the machine that this was set on, rounded up.
 * There the scripts of the listing of 079a2b15, from before the work on phones, took 0.78 s; 0.8 to 1.1 when the budgets were set.
 */
const PHONE_BUSY_MS = 1000
/**
 * So long Chromium is at work on the bars of a window that has just been opened. No phone is while a page loads; on two cores it
 * doubled what the page took.
 */
const WINDOW_MS = 1500
const TURNS = 7

/** By how much this machine is slowed down to be that phone. A machine slower than the phone stays as it is. */
export type Gauge = {
  /** Of the last turns, after one more: what else runs on a machine moves it by a quarter within minutes. */
  nextRate: () => Promise<number>
  /** The rows that say what was found until now. */
  lines: () => Line[]
}

export async function openGauge(browser: Browser): Promise<Gauge> {
  const turns: number[] = []
  const rates: number[] = []
  while (turns.length < TURNS) turns.push(await busyMs(browser))
  return {
    nextRate: async () => {
      turns.push(await busyMs(browser))
      const rate = Math.max(1, PHONE_BUSY_MS / median(turns.slice(-TURNS)))
      rates.push(rate)
      return rate
    },
    lines: () => [
      {
        what: 'busy with the page that stays the same',
        measured: `${Math.round(median(turns))} ms (${Math.round(Math.min(...turns))} to ${Math.round(Math.max(...turns))})`,
      },
      { what: 'slowed down to the phone', measured: `${median(rates).toFixed(2)} times` },
    ],
  }
}

/** An empty page in a context of its own, whose window has come to rest. */
export async function pageInQuietWindow(browser: Browser, device: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(device)
  const page = await context.newPage()
  await pause(WINDOW_MS)
  return page
}

/** In a process of its own, as every first visit: what a loop in a warm page can do says little of a cold page. */
async function busyMs(browser: Browser): Promise<number> {
  const page = await pageInQuietWindow(browser, { viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: REFERENCE }))
  await page.goto(ADDRESS)
  await page.waitForFunction('document.title === "Drawn"')
  const { metrics } = await session.send('Performance.getMetrics')
  await page.context().close()
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

const words = (from: number) =>
  Array.from({ length: 9 }, (_, index) => (from * 7919 + index * 104729).toString(36)).join(' ')
const card = (index: number) =>
  `<article><h3>${words(index)}</h3><ul><li>${words(index + 1)}</li><li>${words(index + 2)}</li></ul><p>${words(index + 3)}</p></article>`
const functionOf = (index: number) =>
  `function f${index}(a,b){const c={n:${index},a,b};for(const k in c)if(c[k]===${index})return [k,...Object.keys(c)].map((w)=>w+b).join(a);return null}`
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join('')

const ADDRESS = 'http://localhost/reference'
/** What a page of ours asks of a processor, and never changes: parse, style and lay out cards, compile functions, draw cards once more. */
const REFERENCE = `<!doctype html><title>Waiting</title><style>
body{font:16px/1.4 sans-serif}main{display:grid;grid-template-columns:1fr 1fr;gap:8px}article{display:flex;flex-wrap:wrap;border:1px solid #ccc}h3{font-family:serif}li{display:inline-flex;padding:2px}
</style><main>${many(120, card)}</main><script>
${many(700, functionOf)}
const calls=[${many(700, (index) => `f${index},`)}]
document.querySelector('main').insertAdjacentHTML('beforeend',document.querySelector('main').innerHTML)
for(const card of document.querySelectorAll('article'))card.dataset.of=calls.splice(-2).map((call,index)=>call('x',index)).join()
requestAnimationFrame(()=>setTimeout(()=>{document.title='Drawn'}))
</script>`
