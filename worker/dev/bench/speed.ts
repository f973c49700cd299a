import { PATHS, href } from '#contract/paths.ts'
import { atLeast, figure, type Line, median } from './budget.ts'
import { runtimeCpuMicros } from './cpu.ts'
import { load } from './load.ts'
import type { Runtime } from './runtime.ts'

const ROUNDS = 15
const TURN_MS = 250
const WARM_UP_MS = 500
/** A warm-up before each turn: caches that are fresh for seconds ran out while the others were measured. */
const FRESHEN_UP_MS = 30
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
  return [
    speedLine(
      CONSTANT,
      [...pairs.values()].flat().map(({ constant }) => constant),
    ),
    ...contenders.map(({ name }) =>
      speedLine(
        name,
        pairsOf(name).map(({ own }) => own),
        ratio(name, 'cpuMicros'),
      ),
    ),
    atLeast('requests/s: list from memory over the constant', ratio(HOT, 'perSecond'), 0.7),
    atLeast('requests/s: HTML of the list from memory over the constant', ratio(HOT_HTML, 'perSecond'), 0.7),
    atLeast('requests/s: list from D1 over the constant', ratio(listOf(many), 'perSecond'), 0.08),
    atLeast(
      `requests/s: list from D1 at ${figure(many)} over ${figure(few)} listings`,
      ratio(listOf(many), 'perSecond') / ratio(listOf(few), 'perSecond'),
      0.9,
    ),
  ]
}

const CONSTANT = 'constant answer of the same bytes'
const FLOOR = 'constant answer after `SELECT 1` in D1'
const HOT = 'list from memory'
const HOT_HTML = 'HTML of the list from memory'
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
    { name: HOT_HTML, origin: product, paths: [PATHS.listPage] },
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

function speedLine(name: string, turns: Turn[], cpuRatio?: number): Line {
  const perSecond = figure(median(turns.map((turn) => turn.perSecond)))
  const cpu = figure(median(turns.map(({ cpuMicros }) => cpuMicros)))
  const times = cpuRatio === undefined ? '' : `, ${figure(cpuRatio)} times the constant`
  return { what: name, measured: `${perSecond} requests/s, ${cpu} µs of CPU${times}` }
}
