import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { stopWith } from '#worker/dev/tools/say.ts'
import { type Counts, STAGES, testFilesNamed } from '#worker/dev/stages.ts'

stopOnSignals(130)
const chosen = process.argv.slice(3)
const runs = chosen.length === 0 ? Object.keys(STAGES).map(whole) : together(chosen.flatMap(runsOf))

const results: [name: string, counts: Counts, seconds: number][] = []
for (const { stage, files } of runs) {
  console.log(`\n--- ${stage} ---`)
  const started = Date.now()
  const counts = await STAGES[stage]?.(files)
  if (counts) results.push([stage, counts, Math.round((Date.now() - started) / 1000)])
}

for (const [name, { complaint }] of results)
  if (complaint) console.log(`\n--- ${name} failed; its last lines ---\n${complaint}`)
console.log('')
for (const [name, { passed, failed }, seconds] of results)
  console.log(`${name.padEnd(10)}${passed} passed, ${failed} failed in ${seconds} s`)
const passed = results.reduce((sum, [, counts]) => sum + counts.passed, 0)
const failed = results.reduce((sum, [, counts]) => sum + counts.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

type Run = { stage: string; files?: string[] }

function whole(stage: string): Run {
  return { stage }
}

/** One run for each stage, as each prepares much before its first test. */
function together(all: Run[]): Run[] {
  return Object.keys(STAGES).flatMap((stage) => {
    const wanted = all.filter((run) => run.stage === stage)
    if (wanted.some(({ files }) => !files)) return [whole(stage)]
    const files = [...new Set(wanted.flatMap((run) => run.files ?? []))]
    return files.length === 0 ? [] : [{ stage, files }]
  })
}

/** A stage by its name, else the test files whose path contains the name, in whichever stage they are. */
function runsOf(name: string): Run[] {
  if (name in STAGES) return [whole(name)]
  const found = testFilesNamed(name)
  if (found.length === 0)
    stopWith(
      `No test file has '${name}' in its path. Give a part of one ('list.test', 'pages/public') or a stage: ${Object.keys(STAGES).join(', ')}.`,
    )
  return found.map(([stage, files]) => ({ stage, files }))
}
