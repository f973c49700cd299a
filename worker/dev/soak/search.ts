import { spawnSync } from 'node:child_process'
import { atMost, type Line } from '#worker/dev/bench/budget.ts'
import { tool } from '#worker/dev/tools/children.ts'

const RUNS = 300

/** Random stores, searches and pages against a look at every listing: many more of them than a test run has time for. */
export function soakSearch(): Promise<Line[]> {
  const { status } = spawnSync(
    process.execPath,
    [
      tool('vitest'),
      'run',
      '--config',
      'worker/vitest.config.ts',
      'db/search/random',
      '--testTimeout',
      '3600000',
    ],
    { stdio: 'inherit', env: { ...process.env, SEARCH_RUNS: String(RUNS) } },
  )
  return Promise.resolve([
    atMost(`random stores of ${RUNS} that are searched wrongly`, status === 0 ? 0 : 1, 0),
  ])
}
