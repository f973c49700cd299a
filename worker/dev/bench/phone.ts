import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from 'node:http2'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { PATHS, href } from '#contract/paths.ts'
import { findChromium } from '#worker/dev/tools/chromium.ts'
import { measureBack, measureKept } from './back.ts'
import { atMost, type Line, median } from './budget.ts'
import { ownCertificate } from './certificate.ts'
import { type Answer, asCloudflare, freePort, serveProduct } from './product.ts'
import { type Gauge, openGauge, pageInQuietWindow } from './slow-down.ts'

const ROUNDS = 7
/** Slow 4G: there and back, and bytes of the line down. */
const LATENCY_MS = 150
const BYTES_PER_MS = 1600 / 8
/** What a phone's packet carries. */
const PACKET = 1400
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
}
/**
 * What drives the browser asks for the line that began each request, and V8 then reads whole chunks anew to find it: 160 to 300 ms of
 * a listing's evaluation that no visitor has. Kept from the start, the lines cost nothing later.
 */
const KEEPS_LINES = '--js-flags=--no-enable-lazy-source-positions'
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', KEEPS_LINES]
const GENERATED = 100
const STILL_MS = 1500
const MOST_STILL_MS = 30_000

/** In ms. Evaluation is the processor's time in scripts, quiet the end of the last request or long task. */
const BUDGETS = {
  list: { LCP: 1600, TBT: 100, evaluation: 500, quiet: 3500 },
  listing: { LCP: 1500, TBT: 100, evaluation: 500, quiet: 3500 },
} as const

/** A cold list and listing on a slow phone and a slow line, and Back on that phone: medians. Wants a quiet machine. */
export async function measurePhone(temporary: string): Promise<Line[]> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('There is no Chromium to measure with.')
  const { key, cert, pin } = ownCertificate()
  const [productPort, edgePort, slowPort] = [await freePort(), await freePort(), await freePort()]
  const product = `http://localhost:${productPort}`
  const origin = `https://localhost:${slowPort}`
  await serveProduct(join(temporary, 'phone'), productPort, origin)
  const servers = [await serveAsEdge(edgePort, product, { key, cert }), await slowLine(slowPort, edgePort)]
  const browser = await chromium.launch({
    executablePath,
    args: [...FLAGS, `--ignore-certificate-errors-spki-list=${pin}`],
  })
  try {
    const [first]: { _id: string }[] = await (await fetch(product + PATHS.properties)).json()
    const pages = { list: PATHS.listPage, listing: href(PATHS.viewPage, { id: first?._id ?? '' }) }
    const phone = { browser, gauge: await openGauge(browser) }
    const cold = await coldLines(phone, origin, pages)
    const back = await backLines(phone, executablePath, join(temporary, 'long-list'))
    return [...phone.gauge.lines(), ...cold, ...back]
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}

/** On a store of their own, with more listings than the demo has. */
async function backLines({ browser, gauge }: Phone, executablePath: string, folder: string): Promise<Line[]> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  await serveProduct(folder, port, origin, GENERATED)
  const [first]: { _id: string }[] = await (await fetch(origin + PATHS.properties)).json()
  return [
    await measureBack({ browser, device: PHONE, origin, cpuRate: await gauge.nextRate() }),
    await measureKept(executablePath, origin, first?._id ?? ''),
  ]
}

async function coldLines(phone: Phone, origin: string, pages: Record<keyof typeof BUDGETS, string>) {
  const loads: Record<keyof typeof BUDGETS, Load[]> = { list: [], listing: [] }
  for (let round = 0; round < ROUNDS; round++) {
    loads.list.push(await cold(phone, origin + pages.list))
    loads.listing.push(await cold(phone, origin + pages.listing))
  }
  return (['list', 'listing'] as const).flatMap((page) =>
    (['LCP', 'TBT', 'evaluation', 'quiet'] as const).map((what) =>
      atMost(
        `phone, cold ${page}: ${what}`,
        Math.round(median(loads[page].map((load) => load[what]))),
        BUDGETS[page][what],
        ' ms',
      ),
    ),
  )
}

/** A browser, and what says how often slower than this machine the phone is. */
type Phone = { browser: Browser; gauge: Gauge }
type Load = Record<keyof (typeof BUDGETS)['list'], number>
type Seen = { paint: number; largest: number; tasks: { start: number; length: number }[]; end: number }

async function cold({ browser, gauge }: Phone, address: string): Promise<Load> {
  const rate = await gauge.nextRate()
  const page = await pageInQuietWindow(browser, PHONE)
  const session = await page.context().newCDPSession(page)
  let lastChange = Date.now()
  const note = () => (lastChange = Date.now())
  page.on('request', note).on('requestfinished', note).on('requestfailed', note)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(OBSERVE)
  await page.goto(address, { waitUntil: 'load' })
  const begin = Date.now()
  while (Date.now() - lastChange < STILL_MS && Date.now() - begin < MOST_STILL_MS) await pause(STILL_MS / 10)
  const { paint, largest, tasks, end } = await page.evaluate<Seen>(SEEN)
  const evaluation = await taskMs(session, 'ScriptDuration')
  await page.context().close()
  const blocked = tasks.filter(({ start }) => start >= paint).map(({ length }) => Math.max(0, length - 50))
  return {
    LCP: largest,
    TBT: blocked.reduce((sum, ms) => sum + ms, 0),
    evaluation,
    quiet: Math.max(end, ...tasks.map(({ start, length }) => start + length)),
  }
}

async function taskMs(session: CDPSession, metric: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === metric)?.value ?? NaN) * 1000
}

/** What runs in a page is text: this program knows no types of browsers. */
const OBSERVE = `
  globalThis.benchEntries = []
  for (const type of ['largest-contentful-paint', 'longtask', 'paint'])
    new PerformanceObserver((list) => benchEntries.push(...list.getEntries())).observe({ type, buffered: true })`

/** What is fetched ahead for other pages is not waited for. */
const SEEN = `(() => {
  const startOf = (wanted) => benchEntries.findLast(wanted)?.startTime
  const ahead = new Set([...document.querySelectorAll('link[rel="prefetch"]')].map(({ href }) => href))
  const ends = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !ahead.has(name) && !name.includes('/api/seen'))
    .map(({ responseEnd }) => responseEnd)
  return {
    paint: startOf(({ name }) => name === 'first-contentful-paint'),
    largest: startOf(({ entryType }) => entryType === 'largest-contentful-paint'),
    tasks: benchEntries
      .filter(({ entryType }) => entryType === 'longtask')
      .map(({ startTime, duration }) => ({ start: startTime, length: duration })),
    end: Math.max(...ends),
  }
})()`

/**
 * In front of the product as Cloudflare's edge would be: HTTP/2, compressed, every answer from memory after its first time, and its
 * Link header ahead of it then (103 Early Hints).
 */
function serveAsEdge(
  port: number,
  product: string,
  certificate: { key: string; cert: string },
): Promise<Http2SecureServer> {
  const memory = new Map<string, Promise<Answer>>()
  const server = createSecureServer(certificate)
  // Not by Node's request and response: those end an answer by a frame of its own, which waits behind all that is sent meanwhile.
  server.on('stream', async (stream: ServerHttp2Stream, { ':method': method, ':path': path = '/' }) => {
    stream.on('error', () => undefined)
    if (method !== 'GET') return stream.respond({ ':status': 204 }, { endStream: true })
    const known = memory.get(path)
    const answer = known ?? asCloudflare(new URL(path, product))
    memory.set(path, answer)
    const { status, headers, body } = await answer
    if (stream.destroyed) return
    if (known && headers['link']) stream.additionalHeaders({ ':status': 103, link: headers['link'] })
    stream.respond({ ':status': status, ...headers })
    stream.end(body)
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}

/** A slow line before a port: all connections share its bytes down, one packet after the other, and half the latency lies each way. */
function slowLine(port: number, to: number): Promise<Server> {
  let isFreeAt = 0
  const server = createServer((near) => {
    const far = connect(to)
    let isSending = false
    near.on('data', (piece) => setTimeout(() => far.writable && far.write(piece), LATENCY_MS / 2))
    far.on('readable', send)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroySoon())

    function send() {
      const packet: Buffer | null = isSending ? null : far.read(Math.min(PACKET, far.readableLength))
      if (!packet) return
      isSending = true
      isFreeAt = Math.max(isFreeAt, performance.now()) + packet.length / BYTES_PER_MS
      setTimeout(() => {
        isSending = false
        setTimeout(() => near.writable && near.write(packet), LATENCY_MS / 2)
        send()
      }, isFreeAt - performance.now())
    }
  })
  return new Promise((resolve) => server.listen(port, () => resolve(server)))
}
