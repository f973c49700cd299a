import { setTimeout as pause } from 'node:timers/promises'
import { PATHS } from '#contract/paths.ts'
import { connect } from '#worker/db/client.ts'
import { atMost, figure, type Line, median } from '#worker/dev/bench/budget.ts'
import { migrateEmpty } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { startSoaked } from './worker.ts'

const LISTINGS = 200
const ROUNDS = 6
const CALM_MS = 5000
/** Long beside the rest between two hashes. */
const FLOOD_MS = 15_000
const READ_EVERY_MS = 40
const SIGN_INS_A_SECOND = 60
/** The first sign-ins of a flood are hashed one after another. */
const FIRST_MS = 8000
const MOST_TIMES_CALM = 1.5
const SLOW_MS = 100
/** As wrangler.toml limits them. */
const SIGN_INS_A_MINUTE = 120

/**
 * Measures how long visitors wait for the list, one coming every 40 ms whether the one before has been answered or not, with and
 * without sixty sign-ins a second, in rounds that alternate.
 */
export async function soakHashing(worker: string): Promise<Line[]> {
  const { runtime, origin, database } = await startSoaked(worker, {
    signInsAMinute: SIGN_INS_A_MINUTE,
    environment: 'production',
  })
  await migrateEmpty(database)
  await fill({ db: connect(database), database }, LISTINGS, () => {}, [])
  const read = () => fetch(new URL(PATHS.properties, origin)).then((answer) => answer.arrayBuffer())
  for (let n = 0; n < 20; n++) await read()
  const lines: Line[] = []
  for (const [name, addressOf] of FLOODS) {
    const [calm, loaded, hashed]: [number[], number[], number[]] = [[], [], []]
    await flood(origin, addressOf, FIRST_MS)
    for (let round = 0; round < ROUNDS; round++) {
      calm.push(...(await waitsOfVisitors(read, CALM_MS)))
      const [waits, count] = await Promise.all([
        waitsOfVisitors(read, FLOOD_MS),
        flood(origin, addressOf, FLOOD_MS),
      ])
      loaded.push(...waits)
      hashed.push(count)
    }
    lines.push(
      {
        what: `sign-ins hashed in ${FLOOD_MS / 1000} s from ${name}`,
        measured: hashed.map(String).join(', '),
      },
      ...linesOf('beside nothing', calm),
      ...linesOf(`beside sign-ins from ${name}`, loaded),
      atMost('p95 of these, times that of the former', p95(loaded) / p95(calm), MOST_TIMES_CALM),
    )
  }
  await runtime.dispose()
  return lines
}

const linesOf = (when: string, waits: number[]): Line[] => [
  { what: `list ${when}, median`, measured: `${figure(median(waits))} ms` },
  { what: `list ${when}, p95`, measured: `${figure(p95(waits))} ms` },
  {
    what: `list ${when}, over ${SLOW_MS} ms`,
    measured: `${figure((waits.filter((ms) => ms > SLOW_MS).length / waits.length) * 100)} %`,
  },
]

const p95 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

let strangers = 0
const FLOODS: [string, () => string][] = [
  ['one network', () => '203.0.113.7'],
  ['a network each', () => `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers++ & 255}`],
]

/** Sends sign-ins at an even rate; answers how many were hashed: those that were told that their password is wrong. */
async function flood(origin: URL, addressOf: () => string, lengthMs: number): Promise<number> {
  const answers = await atRate(1000 / SIGN_INS_A_SECOND, lengthMs, (n) =>
    signIn(origin, addressOf(), `stranger-${n}`),
  )
  return answers.filter((status) => status === 401).length
}

async function signIn(origin: URL, address: string, name: string): Promise<number> {
  const answer = await fetch(new URL(PATHS.login, origin), {
    method: 'POST',
    body: JSON.stringify({ email: `${name}@mail.test`, password: 'a guess' }),
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
  })
  await answer.arrayBuffer()
  return answer.status
}

const waitsOfVisitors = (read: () => Promise<unknown>, lengthMs: number): Promise<number[]> =>
  atRate(READ_EVERY_MS, lengthMs, async () => {
    const startMs = performance.now()
    await read()
    return performance.now() - startMs
  })

/** Begins a call every so often, however long the others take. */
async function atRate<Result>(
  everyMs: number,
  lengthMs: number,
  call: (n: number) => Promise<Result>,
): Promise<Result[]> {
  const startMs = performance.now()
  const calls: Promise<Result>[] = []
  while (calls.length * everyMs < lengthMs) {
    calls.push(call(calls.length))
    await pause(Math.max(0, startMs + calls.length * everyMs - performance.now()))
  }
  return Promise.all(calls)
}
