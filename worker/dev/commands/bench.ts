import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Line, tableOf, withTable } from '#worker/dev/bench/budget.ts'
import { buildSite, bundleWorker } from '#worker/dev/tools/build.ts'
import { measureParse } from '#worker/dev/bench/parse.ts'
import { measureQuestions } from '#worker/dev/bench/questions.ts'
import { measurePages } from '#worker/dev/bench/pages.ts'
import { measurePhone } from '#worker/dev/bench/phone.ts'
import { measureRows } from '#worker/dev/bench/rows.ts'
import { type Bundles, type Runtime, startRuntime } from '#worker/dev/bench/runtime.ts'
import { measureSizes } from '#worker/dev/bench/sizes.ts'
import { measureSpeed } from '#worker/dev/bench/speed.ts'
import { finished, startNode, stopOnSignals, tool } from '#worker/dev/tools/children.ts'
import { memoryFolder } from '#worker/dev/tools/memory-folder.ts'
import { stopWith } from '#worker/dev/tools/say.ts'

/** The parts of the bench by name: `npm run bench -- rows sizes` runs two of them. */
const PARTS: Readonly<Record<string, (built: Bundles) => Promise<Line[]>>> = {
  speed: async (built) => measureSpeed(await filled(built), FEW, MANY),
  questions: async (built) => measureQuestions(await filled(built), FEW, MANY),
  rows: async (built) => measureRows(await filled(built), SIZES),
  parse: () => measureParse(),
  sizes: ({ site }) => measureSizes(site),
  pages: () => measurePages(temporary),
  phone: () => measurePhone(temporary),
}
const FEW = 1000
const MANY = 100_000
const SIZES = [FEW, 10_000, MANY]
const MOST_MINUTES = 30
const MEASURED_WORKER = 'worker/dev/bench/measured-worker.ts'

const MEASURED = join(import.meta.dirname, '../../measured.md')

stopOnSignals(130)
const chosen = process.argv.slice(3)
const unknown = chosen.find((name) => !(name in PARTS))
if (unknown) stopWith(`There is no part called ${unknown}; choose from: ${Object.keys(PARTS).join(', ')}.`)
const temporary = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'aangan-bench-'))
// Temporary files of tools that were stopped halfway are deleted with it.
process.env['TMPDIR'] = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
setTimeout(
  () => stopWith(`Stopped: it took longer than ${MOST_MINUTES} minutes.`),
  MOST_MINUTES * 60_000,
).unref()

let running: Promise<Runtime> | undefined
const built = await build()
const lines: Line[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`Measuring ${name} ...`)
  lines.push(...(await measure(built)))
}
await (await running)?.stop()
console.log(`\n${tableOf(lines)}\n`)
if (chosen.length === 0) {
  writeFileSync(MEASURED, withTable(readFileSync(MEASURED, 'utf8'), tableOf(lines)))
  await finished(startNode(tool('oxfmt'), [MEASURED]))
}
const misses = lines.filter(({ isMet }) => isMet === false)
console.log(misses.length === 0 ? 'Every budget is met.' : `${misses.length} of the budgets are missed.`)
process.exit(misses.length === 0 ? 0 : 1)

async function build(): Promise<Bundles> {
  console.log('Building the site and the Worker ...')
  const site = join(temporary, 'site')
  await buildSite(site)
  await Promise.all([
    bundleWorker(join(temporary, 'product'), site),
    bundleWorker(join(temporary, 'measured'), site, MEASURED_WORKER),
  ])
  return {
    site,
    product: join(temporary, 'product/index.js'),
    measured: join(temporary, 'measured/measured-worker.js'),
  }
}

/** The runtime with all its stores: two parts measure it, and filling it takes longest. */
function filled(bundles: Bundles): Promise<Runtime> {
  running ??= startRuntime(bundles, SIZES)
  return running
}
