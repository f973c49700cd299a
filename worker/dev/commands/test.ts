import { stopOnSignals } from '#worker/dev/children.ts'
import { stopWith } from '#worker/dev/say.ts'
import { type Counts, STAGES } from '#worker/dev/stages.ts'

stopOnSignals(130)
const chosen = process.argv.slice(3)
const unknown = chosen.find((name) => !(name in STAGES))
if (unknown) stopWith(`There are no tests called ${unknown}; choose from: ${Object.keys(STAGES).join(', ')}.`)

const results: [name: string, counts: Counts, seconds: number][] = []
for (const [name, runStage] of Object.entries(STAGES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`\n--- ${name} ---`)
  const started = Date.now()
  results.push([name, await runStage(), Math.round((Date.now() - started) / 1000)])
}

console.log('')
for (const [name, { passed, failed }, seconds] of results)
  console.log(`${name.padEnd(10)}${passed} passed, ${failed} failed in ${seconds} s`)
const passed = results.reduce((sum, [, counts]) => sum + counts.passed, 0)
const failed = results.reduce((sum, [, counts]) => sum + counts.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
