import { spawnSync } from 'node:child_process'
import { HOUR_MS } from '#contract/units/time.ts'
import { atMost, type Line } from '#worker/dev/bench/budget.ts'
import { tool } from '#worker/dev/tools/children.ts'

/** How many times as long as in `npm test`. */
const LENGTH = 50

const TESTS = {
  '300 random stores, searches and pages against a look at every listing': 'db/search/random',
  '50,000 random reads and writes against what a cache may still answer': 'features/answers/public-reads',
  'strangers at full rate from every kind of network, with and without a token': 'routes/auth/strangers',
  '3,000 random changes of pictures with sweeps': 'routes/images/random',
}

/** The random tests, with other values and many more steps than a test run has time for. */
export function soakRandom(): Promise<Line[]> {
  const seed = String(Date.now() % 2 ** 31)
  console.log(`RANDOM_SEED=${seed}`)
  const lines = Object.entries(TESTS).map(([what, file]) => {
    const { status } = spawnSync(
      process.execPath,
      [tool('vitest'), 'run', '--config', 'worker/vitest.config.ts', file, `--testTimeout=${HOUR_MS}`],
      { stdio: 'inherit', env: { ...process.env, RANDOM_LENGTH: String(LENGTH), RANDOM_SEED: seed } },
    )
    return atMost(`${what}: runs that failed`, status === 0 ? 0 : 1, 0)
  })
  return Promise.resolve(lines)
}
