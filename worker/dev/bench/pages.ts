import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { LANGUAGES, pathIn, PUBLISHED } from '#contract/languages/languages.ts'
import { PATHS, href } from '#contract/paths.ts'
import { findChromium } from '#worker/dev/tools/chromium.ts'
import { atLeast, atMost, figure, type Line, median } from './budget.ts'
import { asCloudflare, compress, freePort, serveProduct } from './product.ts'
import { kilobytes } from './sizes.ts'
import { type Gauge, openGauge } from './slow-down.ts'

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const RUNS = 3
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const BYTES_PER_S = 1_600_000 / 8
const MOBILE_DATA = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_S,
  uploadThroughput: BYTES_PER_S / 2,
  connectionType: 'cellular4g',
} as const
const SCORES = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const
const METRICS = [
  ['CLS', 'cumulative-layout-shift', 0.01, ''],
  ['TBT', 'total-blocking-time', 100, ' ms'],
  ['LCP', 'largest-contentful-paint', 2000, ' ms'],
] as const

/** The list's HTML in each language; letters of Indian scripts take three bytes. */
const LISTS = PUBLISHED.map((language) => ({
  name: language === 'en' ? 'list' : `list (${LANGUAGES[language].english})`,
  path: pathIn(language, PATHS.listPage),
  mostKb: language === 'en' ? 16 : 18,
}))

/** What a visitor on a phone gets: Lighthouse on the demo product, and the bytes of the list before any scrolling. */
export async function measurePages(temporary: string): Promise<Line[]> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('There is no Chromium to measure with.')
  const [productPort, proxyPort, debuggingPort] = [await freePort(), await freePort(), await freePort()]
  await serveProduct(join(temporary, 'state'), productPort, `http://localhost:${proxyPort}`)
  const proxy = await startBrotliProxy(proxyPort, `http://localhost:${productPort}`)
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${debuggingPort}`, '--no-sandbox', '--disable-gpu', '--disable-quic'],
  })
  try {
    return await measureAt(`http://localhost:${proxyPort}`, browser, debuggingPort)
  } finally {
    await browser.close()
    proxy.close()
  }
}

async function measureAt(origin: string, browser: Browser, port: number): Promise<Line[]> {
  const [first]: { _id: string }[] = await (await fetch(origin + PATHS.properties)).json()
  const pages = {
    home: '/',
    list: PATHS.listPage,
    'list (Bengali)': pathIn('bn', PATHS.listPage),
    listing: href(PATHS.viewPage, { id: first?._id ?? '' }),
  }
  const lines: Line[] = []
  for (const name of ['home', 'listing'] as const)
    lines.push({ what: servedHtml(name), measured: `${await weighHtml(origin + pages[name])} kB` })
  for (const { name, path, mostKb } of LISTS)
    lines.push(atMost(servedHtml(name), await weighHtml(origin + path), mostKb, ' kB'))
  lines.push(...weightLines(await weigh(origin + PATHS.listPage, browser)))
  const gauge = await openGauge(browser)
  for (const [name, path] of Object.entries(pages))
    lines.push(...(await audit(name, { address: origin + path, port, gauge })))
  return [...lines, ...gauge.lines()]
}

const servedHtml = (name: string) => `HTML of the ${name} page as it is served`

async function weighHtml(address: string): Promise<number> {
  const html = new Uint8Array(await (await fetch(address)).arrayBuffer())
  return kilobytes(compress(html).length)
}

async function audit(
  name: string,
  { address, port, gauge }: { address: string; port: number; gauge: Gauge },
): Promise<Line[]> {
  const results: Report[] = []
  for (let run = 0; run < RUNS; run++) {
    const throttling = { cpuSlowdownMultiplier: await gauge.nextRate() }
    const result = await lighthouse(address, { port, throttling, output: 'json', logLevel: 'error' })
    if (result) results.push(result.lhr)
  }
  const scores = SCORES.map(([category, least]) => {
    const values = results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)
    return atLeast(`Lighthouse ${name}: ${category}`, Math.round(median(values)), least)
  })
  const metrics = METRICS.map(([label, id, most, unit]) => {
    const values = results.map(({ audits }) => audits[id]?.numericValue ?? NaN)
    return atMost(`Lighthouse ${name}: ${label}`, Number(median(values).toPrecision(3)), most, unit)
  })
  return [...scores, ...metrics]
}

/**
 * Everything that comes over the wire until the page is at rest, in kB by kind, on mobile data: over a good line a page that has come to
 * rest brings what is out of sight too (`frontend/lib/browser/once-quiet.ts`).
 */
async function weigh(address: string, browser: Browser): Promise<Map<string, number>> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const weights = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)?.toLowerCase() ?? 'other'
    weights.set(kind, (weights.get(kind) ?? 0) + kilobytes(encodedDataLength))
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', MOBILE_DATA)
  await page.goto(address, { waitUntil: 'networkidle' })
  await context.close()
  return weights
}

function weightLines(weights: ReadonlyMap<string, number>): Line[] {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const parts = [...weights].map(([kind, weight]) => `${kind} ${figure(weight)}`).join(', ')
  return [
    atMost('list before scrolling, everything', total, 400, ' kB'),
    { what: 'the same by kind, in kB', measured: parts },
  ]
}

/** Stands in front of the local product and compresses what Cloudflare would; `wrangler dev` sends everything as it is. */
function startBrotliProxy(port: number, target: string): Promise<Server> {
  const server = createHttpServer(async (request, response) => {
    const { status, headers, body } = await asCloudflare(new URL(request.url ?? '/', target))
    response.writeHead(status, headers)
    response.end(body)
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}
