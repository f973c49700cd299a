import { PATHS, href } from '#contract/paths.ts'
import { atLeast, figure, type Line, median } from './budget.ts'
import { runtimeCpuSeconds } from './cpu.ts'
import { load } from './load.ts'
import type { Runtime } from './runtime.ts'

const ROUNDS = 7
const ROUND_MS = 1000
const WARM_UP_MS = 500
/** A warm-up before each turn: caches that are fresh for seconds ran out while the others were measured. */
const FRESHEN_UP_MS = 50
const LISTINGS = 20

type Contender = { name: string; origin: URL; paths: string[] }
type Round = { perSecond: number; cpuMicros: number }

/** How fast the Worker answers, compared with one that sends constant bytes, in turns so that the machine's load is alike. */
export async function measureSpeed(runtime: Runtime, few: number, many: number): Promise<Line[]> {
  const contenders = await contendersOf(runtime, few, many)
  for (const { origin, paths } of contenders) await load(origin, paths, WARM_UP_MS)
  const rounds = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of contenders) rounds.get(contender.name)?.push(await measure(contender))
  }
  const ratio = (name: string, base: string, of: keyof Round) =>
    median(
      (rounds.get(name) ?? []).map((round, index) => round[of] / (rounds.get(base)?.[index]?.[of] ?? NaN)),
    )
  return [
    ...contenders.map(({ name }) =>
      speedLine(name, rounds.get(name) ?? [], ratio(name, CONSTANT, 'cpuMicros')),
    ),
    atLeast('requests/s: list from memory over the constant', ratio(HOT, CONSTANT, 'perSecond'), 0.7),
    atLeast('requests/s: list from D1 over the constant', ratio(listOf(many), CONSTANT, 'perSecond'), 0.08),
    atLeast(
      `requests/s: list from D1 at ${figure(many)} over ${figure(few)} listings`,
      ratio(listOf(many), listOf(few), 'perSecond'),
      0.9,
    ),
  ]
}

const CONSTANT = 'constant answer of the same bytes'
const FLOOR = 'constant answer after `SELECT 1` in D1'
const HOT = 'list from memory'
const listOf = (listings: number) => `list from D1, ${figure(listings)} listings`

async function contendersOf(runtime: Runtime, few: number, many: number): Promise<Contender[]> {
  const ids = (await runtime.idsOf(many)).slice(0, LISTINGS)
  const views = ids.map((id) => href(PATHS.viewPage, { id }))
  const product = await runtime.addressOf('product', many)
  const cold = await runtime.addressOf('cold', many)
  return [
    { name: CONSTANT, origin: await runtime.constant(), paths: ['/'] },
    { name: FLOOR, origin: await runtime.floor(), paths: ['/'] },
    { name: HOT, origin: product, paths: [PATHS.properties] },
    { name: listOf(few), origin: await runtime.addressOf('cold', few), paths: [PATHS.properties] },
    { name: listOf(many), origin: cold, paths: [PATHS.properties] },
    { name: 'listing from memory', origin: product, paths: ids.map((id) => href(PATHS.property, { id })) },
    { name: 'listing from D1', origin: cold, paths: ids.map((id) => href(PATHS.property, { id })) },
    { name: 'HTML of the list from memory', origin: product, paths: [PATHS.listPage] },
    { name: 'HTML of the list from D1', origin: cold, paths: [PATHS.listPage] },
    { name: 'HTML of a listing from memory', origin: product, paths: views },
    { name: 'HTML of a listing from D1', origin: cold, paths: views },
  ]
}

async function measure({ origin, paths }: Contender): Promise<Round> {
  await load(origin, paths, FRESHEN_UP_MS)
  const before = runtimeCpuSeconds() ?? NaN
  const { requests, seconds } = await load(origin, paths, ROUND_MS)
  const cpuSeconds = (runtimeCpuSeconds() ?? NaN) - before
  return { perSecond: requests / seconds, cpuMicros: (cpuSeconds / requests) * 1e6 }
}

function speedLine(name: string, rounds: Round[], cpuRatio: number): Line {
  const perSecond = figure(median(rounds.map((round) => round.perSecond)))
  const cpu = figure(median(rounds.map(({ cpuMicros }) => cpuMicros)))
  const times = name === CONSTANT ? '' : `, ${figure(cpuRatio)} times the constant`
  return { what: name, measured: `${perSecond} requests/s, ${cpu} µs of CPU${times}` }
}
