import { PATHS, href } from '#contract/paths.ts'
import { atLeast, figure, type Line, median } from './budget.ts'
import { runtimeCpuMicros } from './cpu.ts'
import { load } from './load.ts'
import type { Runtime } from './runtime.ts'

const ROUNDS = 40
const TURN_MS = 100
const WARM_UP_MS = 500
/** A warm-up before each turn: caches that are fresh for seconds ran out while the others were measured. */
const FRESHEN_UP_MS = 20
const LISTINGS = 20

type Contender = { name: string; origin: URL; paths: string[] }
type Turn = { perSecond: number; cpuMicros: number }
/** A turn of a contender, and one of the constant right before it: what else the machine does meets both alike. */
type Pair = { own: Turn; constant: Turn }

/** How fast the Worker answers, compared with one that sends constant bytes: medians of the ratios of short turns. */
export async function measureSpeed(runtime: Runtime, few: number, many: number): Promise<Line[]> {
  const contenders = await contendersOf(runtime, few, many)
  const constant = { name: CONSTANT, origin: await runtime.constant(), paths: ['/'] }
  for (const { origin, paths } of [constant, ...contenders]) await load(origin, paths, WARM_UP_MS)
  const pairs = new Map<string, Pair[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of contenders)
      pairs.get(contender.name)?.push({ constant: await measure(constant), own: await measure(contender) })
  }
  const pairsOf = (name: string) => pairs.get(name) ?? []
  const ratio = (name: string, of: keyof Turn) =>
    median(pairsOf(name).map(({ own, constant }) => own[of] / constant[of]))
  /** How often the CPU time of one answer goes into that of the other; requests a second where the system does not tell it. */
  const overConstant = (name: string) => {
    const ofCpu = 1 / ratio(name, 'cpuMicros')
    return Number.isNaN(ofCpu) ? ratio(name, 'perSecond') : ofCpu
  }
  const constants = contenders.flatMap(({ name }) => pairsOf(name).map((pair) => pair.constant))
  return [
    { what: CONSTANT, measured: speedOf(constants) },
    ...contenders.map(({ name }) => ({
      what: name,
      measured: `${speedOf(pairsOf(name).map(({ own }) => own))}, ${figure(ratio(name, 'perSecond'))} and ${figure(ratio(name, 'cpuMicros'))} times the constant`,
    })),
    atLeast(`${JUDGED}: list from memory over the constant`, overConstant(HOT), 0.7),
    atLeast(`${JUDGED}: list from D1 over the constant`, overConstant(listOf(many)), 0.04),
    atLeast(
      `${JUDGED}: list from D1 at ${figure(many)} over ${figure(few)} listings`,
      overConstant(listOf(many)) / overConstant(listOf(few)),
      0.9,
    ),
  ]
}

/** Requests a second would be the same on an idle machine; on a busy one they moved by a third between two equal Workers. */
const JUDGED = 'answers per CPU second'
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

async function measure({ origin, paths }: Contender): Promise<Turn> {
  await load(origin, paths, FRESHEN_UP_MS)
  const before = runtimeCpuMicros() ?? NaN
  const { requests, seconds } = await load(origin, paths, TURN_MS)
  const cpuMicros = (runtimeCpuMicros() ?? NaN) - before
  return { perSecond: requests / seconds, cpuMicros: cpuMicros / requests }
}

function speedOf(turns: Turn[]): string {
  const perSecond = figure(median(turns.map((turn) => turn.perSecond)))
  const cpu = figure(median(turns.map(({ cpuMicros }) => cpuMicros)))
  return `${perSecond} requests/s, ${cpu} µs of CPU`
}
