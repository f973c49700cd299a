import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOnSignals } from '#worker/dev/tools/children.ts'
import { type Fault, FAULTS } from '#worker/dev/faults/list.ts'
import { stopWith } from '#worker/dev/tools/say.ts'

/*
 * Mutation testing: puts one fault after another into a copy of the project, and runs their tests,
 * to find faults that no test notices. `npm run faults -- search/plan.ts` tries those of one file.
 */

const ROOT = join(import.meta.dirname, '../../..')
const COPIED = ['worker', 'frontend', 'migrations', 'package.json', 'tsconfig.json', 'wrangler.toml']
type Room = NonNullable<(typeof FAULTS)[number]['room']>
const CONFIGS: Record<Room, string> = {
  worker: 'worker/vitest.config.ts',
  frontend: 'frontend/vite.config.ts',
}
const MOST_MS = 15 * 60_000

stopOnSignals(130)
const [wanted = ''] = process.argv.slice(3)
const copy = mkdtempSync(join(tmpdir(), 'aangan-faults-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))

const unnoticed: Fault[] = []
let tried = 0
for (const { room = 'worker', tests, faults } of FAULTS) {
  if (!faults.some(({ file }) => file.includes(wanted))) continue
  if (!arePassing(tests, room)) stopWith(`Without a fault these tests must pass first: ${tests.join(', ')}.`)
  for (const fault of faults.filter(({ file }) => file.includes(wanted))) {
    tried += 1
    const isNoticed = isNoticedBy(fault, tests, room)
    console.log(`${isNoticed ? 'noticed ' : 'MISSED  '} ${fault.file}: ${fault.find} -> ${fault.replace}`)
    if (!isNoticed) unnoticed.push(fault)
  }
}
if (tried === 0) {
  const files = [...new Set(FAULTS.flatMap(({ faults }) => faults.map(({ file }) => file)))]
  stopWith(`No fault is listed for a file like '${wanted}'; there are some for: ${files.join(', ')}.`)
}
console.log(`\n${tried - unnoticed.length} of ${tried} faults were noticed.`)
process.exit(unnoticed.length === 0 ? 0 : 1)

function isNoticedBy({ file, find, replace }: Fault, tests: readonly string[], room: Room): boolean {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  if (!sound.includes(find)) stopWith(`${file} does not say "${find}" any more: write the fault anew.`)
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  )
  const isNoticed = !arePassing(tests, room)
  writeFileSync(path, sound)
  return isNoticed
}

function arePassing(tests: readonly string[], room: Room): boolean {
  const { status } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', '--config', CONFIGS[room], '--bail', '1', ...tests],
    { cwd: copy, stdio: 'ignore', timeout: MOST_MS },
  )
  return status === 0
}
