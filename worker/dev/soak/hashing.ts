import { setTimeout as pause } from 'node:timers/promises'
import { PATHS } from '#contract/paths.ts'
import { connect } from '#worker/db/client.ts'
import { atMost, figure, type Line, median } from '#worker/dev/bench/budget.ts'
import { migrateEmpty } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { startSoaked } from './worker.ts'

const LISTINGS = 200
const PHASE_MS = 12_000
const AT_ONCE = 60
const BURST_EVERY_MS = 1000
const READ_EVERY_MS = 40
const MOST_TIMES_QUIET = 2
/** As wrangler.toml limits them. */
const SIGN_INS_A_MINUTE = 120

/** Measures how long visitors wait for the list while strangers send 60 sign-ins at once, every second. */
export async function soakHashing(worker: string): Promise<Line[]> {
  const { runtime, origin, database } = await startSoaked(worker, { signInsAMinute: SIGN_INS_A_MINUTE })
  await migrateEmpty(database)
  await fill({ db: connect(database), database }, LISTINGS, () => {}, [])
  const read = () => fetch(new URL(PATHS.properties, origin)).then((answer) => answer.arrayBuffer())
  for (let n = 0; n < 20; n++) await read()
  const quietMs = await medianOfReads(read)
  const lines: Line[] = [{ what: 'list beside nothing, median', measured: `${figure(quietMs)} ms` }]
  for (const [name, addressOf] of FLOODS) {
    const [floodedMs, hashed] = await Promise.all([medianOfReads(read), flood(origin, addressOf)])
    lines.push(
      { what: `sign-ins hashed in ${PHASE_MS / 1000} s from ${name}`, measured: figure(hashed) },
      { what: `list beside sign-ins from ${name}, median`, measured: `${figure(floodedMs)} ms` },
      atMost(`the same, times the quiet median`, floodedMs / quietMs, MOST_TIMES_QUIET),
    )
    await pause(BURST_EVERY_MS * 2)
  }
  await runtime.dispose()
  return lines
}

let strangers = 0
const FLOODS: [string, () => string][] = [
  ['one network', () => '203.0.113.7'],
  ['a network each', () => `10.${(strangers >> 16) & 255}.${(strangers >> 8) & 255}.${strangers++ & 255}`],
]

/** Sends bursts of sign-ins; answers how many were hashed: those that were told that their password is wrong. */
async function flood(origin: URL, addressOf: () => string): Promise<number> {
  const endMs = performance.now() + PHASE_MS
  const answers: Promise<number>[] = []
  while (performance.now() < endMs) {
    for (let n = 0; n < AT_ONCE; n++) answers.push(signIn(origin, addressOf(), `stranger-${answers.length}`))
    await pause(BURST_EVERY_MS)
  }
  return (await Promise.all(answers)).filter((status) => status === 401).length
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

async function medianOfReads(read: () => Promise<unknown>): Promise<number> {
  const endMs = performance.now() + PHASE_MS
  const times: number[] = []
  while (performance.now() < endMs) {
    const startMs = performance.now()
    await read()
    times.push(performance.now() - startMs)
    await pause(READ_EVERY_MS)
  }
  return median(times)
}
