import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PATHS } from '#contract/paths.ts'
import { connect } from '#worker/db/client.ts'
import { atMost, figure, type Line, median } from '#worker/dev/bench/budget.ts'
import { migrateEmpty } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import type { Rate, Waits } from './caller.ts'
import { startSoaked } from './worker.ts'

const LISTINGS = 200
const ROUNDS = 4
/** Long beside the rest between two hashes. */
const ROUND_MS = 15_000
/** The first sign-ins of a flood are hashed one after another. */
const FIRST_MS = 8000
const VISITOR_EVERY_MS = 40
const CALL_EVERY_MS = 1000 / 60
const MOST_TIMES_CALM = 1.5
const SLOW_MS = 100
/** As wrangler.toml limits them. */
const SIGN_INS_A_MINUTE = 120
const HASHED = 401

/**
 * Measures how long visitors wait for the list, one coming every 40 ms whether the one before has been answered or not, beside
 * sixty calls a second, in rounds that alternate. What sixty calls cost by themselves, a Worker shows that answers the same to all.
 */
export async function soakHashing(worker: string): Promise<Line[]> {
  const { runtime, origin, constant, database } = await startSoaked(worker, {
    signInsAMinute: SIGN_INS_A_MINUTE,
    environment: 'production',
  })
  await migrateEmpty(database)
  await fill({ db: connect(database), database }, LISTINGS, () => {}, [])
  const list = new URL(PATHS.properties, origin).href
  const signIn = new URL(PATHS.login, origin).href
  const kinds: Kind[] = [
    { beside: 'nothing' },
    { beside: 'a constant answer', load: flood(constant.href, 'each') },
    { beside: 'sign-ins from one network', load: flood(signIn, '203.0.113.7'), isJudged: true },
    { beside: 'sign-ins from a network each', load: flood(signIn, 'each'), isJudged: true },
  ]
  const measured = kinds.map((kind) => ({ ...kind, waits: new Array<number>(), hashed: new Array<number>() }))
  const visitors = (lengthMs: number) => callsAt({ address: list, everyMs: VISITOR_EVERY_MS, lengthMs })

  await Promise.all([visitors(FIRST_MS), flood(signIn, 'each')(FIRST_MS)])
  for (let round = 0; round < ROUNDS; round++)
    for (const { load, waits, hashed } of measured) {
      const [seen, sent] = await Promise.all([visitors(ROUND_MS), load?.(ROUND_MS) ?? []])
      waits.push(...seen.map(({ ms }) => ms))
      hashed.push(sent.filter(({ status }) => status === HASHED).length)
    }
  await runtime.dispose()
  const calm = p95(measured[0]?.waits ?? [])
  return measured.flatMap((one) => linesOf(one, calm))
}

type Kind = { beside: string; load?: (lengthMs: number) => Promise<Waits>; isJudged?: true }
type Measured = Kind & { waits: number[]; hashed: number[] }

function linesOf({ beside, isJudged, waits, hashed }: Measured, calm: number): Line[] {
  const slow = waits.filter((ms) => ms > SLOW_MS).length / waits.length
  const times = p95(waits) / calm
  const what = 'p95, times that beside nothing'
  return [
    { what: `list beside ${beside}, median`, measured: `${figure(median(waits))} ms` },
    { what: `list beside ${beside}, p95`, measured: `${figure(p95(waits))} ms` },
    { what: `list beside ${beside}, over ${SLOW_MS} ms`, measured: `${figure(slow * 100)} %` },
    ...(isJudged
      ? [{ what: 'hashed in a round, and of those that waited at its end', measured: hashed.join(', ') }]
      : []),
    isJudged ? atMost(what, times, MOST_TIMES_CALM) : { what, measured: figure(times) },
  ]
}

const p95 = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0

/** Sign-ins at an even rate, as they are sent to any address. */
const flood = (address: string, network: string) => (lengthMs: number) =>
  callsAt({ address, signIn: { network }, everyMs: CALL_EVERY_MS, lengthMs })

async function callsAt(rate: Rate): Promise<Waits> {
  const thread = new Worker(fileURLToPath(import.meta.resolve('./caller.ts')), { workerData: rate })
  const [waits] = await once(thread, 'message')
  return waits
}
