import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Line, tableOf } from '#worker/dev/bench/budget.ts'
import { bundleWorker } from '#worker/dev/tools/build.ts'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { stopWith } from '#worker/dev/tools/say.ts'

// What the Worker's modules import from their runtime is not there in Node.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'cloudflare:workers' ? '#worker/test/no-runtime.ts' : specifier, context),
})

/** What is measured by the clock and under load, by name: `npm run soak -- hashing` runs one of them. */
const PARTS: Readonly<Record<string, (worker: string) => Promise<Line[]>>> = {
  hashing: async (worker) => (await import('#worker/dev/soak/hashing.ts')).soakHashing(worker),
  texts: async (worker) => (await import('#worker/dev/soak/texts.ts')).soakTexts(worker),
  random: async () => (await import('#worker/dev/soak/random.ts')).soakRandom(),
  crash: async (worker) => (await import('#worker/dev/soak/crash.ts')).soakCrash(worker),
  fuzz: async (worker) => (await import('#worker/dev/soak/fuzz.ts')).soakFuzz(worker),
}

stopOnSignals(130)
const chosen = process.argv.slice(3)
const unknown = chosen.find((name) => !(name in PARTS))
if (unknown) stopWith(`There is no part called ${unknown}; choose from: ${Object.keys(PARTS).join(', ')}.`)
const temporary = mkdtempSync(join(tmpdir(), 'aangan-soak-'))
process.env['TMPDIR'] = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

console.log('Building the Worker ...')
const site = join(temporary, 'site')
mkdirSync(site)
writeFileSync(join(site, 'index.html'), '')
await bundleWorker(join(temporary, 'product'), site)
const lines: Line[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`Measuring ${name} ...`)
  lines.push(...(await measure(join(temporary, 'product/index.js'))))
}
console.log(`\n${tableOf(lines)}\n`)
process.exit(lines.some(({ isMet }) => isMet === false) ? 1 : 0)
