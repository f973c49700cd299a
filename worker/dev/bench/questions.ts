import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { atLeast, atMost, figure, type Line, median } from './budget.ts'
import { runtimeCpuMicros } from './cpu.ts'
import { load } from './load.ts'
import type { Runtime } from './runtime.ts'

/**
 * Of two stores of as many listings, ratios of 40 rounds came out from 0.96 to 1.13 when medians were divided, and
 * from 0.96 to 1.07 as the median of the rounds' ratios.
 */
const ROUNDS = 80
const TURN_MS = 40
const WARM_UP_MS = 250

const COSTLIEST = 'nearest'
const NONSENSE = 'eight words that nobody wrote, with twenty filters'
const TWENTY_FILTERS =
  'category=Villa&deal=sale&leaseType=Sale&minPrice=20 lakh&maxPrice=90 lakh&minArea=900&maxArea=2400&bedRooms=3' +
  '&minBedRooms=2&maxBedRooms=5&bathrooms=2&city=Siliguri&location=Matigara&ownership=Freehold&villaType=Row House' +
  '&garden=true&garage=true&gated=true&powerBackup=true&facing=East&corner=true&minRoadWidth=20'

/** What visitors ask, one of every kind: lists by their filters and words, and the other public reads. */
const QUESTIONS: Readonly<Record<string, string>> = {
  list: PATHS.properties,
  'one kind': `${PATHS.properties}?category=Plot`,
  'four filters': `${PATHS.properties}?category=Villa&deal=sale&bedRooms=3&maxPrice=1 cr`,
  'a budget': `${PATHS.properties}?minPrice=30 lakh&maxPrice=75 lakh`,
  'cheapest first': `${PATHS.properties}?sort=price-asc`,
  'cheapest of a kind': `${PATHS.properties}?category=Plot&sort=price-asc`,
  'largest first': `${PATHS.properties}?sort=area-desc`,
  'largest in a place': `${PATHS.properties}?city=siliguri&sort=area-desc`,
  'a place': `${PATHS.properties}?city=siliguri`,
  'a rare choice': `${PATHS.properties}?facing=North-East&corner=true`,
  'sold ones': `${PATHS.properties}?status=sold`,
  'a common word': `${PATHS.properties}?searchTerm=near`,
  'two common words': `${PATHS.properties}?searchTerm=near villa`,
  'a rare word': `${PATHS.properties}?searchTerm=777`,
  'words with filters': `${PATHS.properties}?searchTerm=3bhk matigara under 2 crore`,
  'words of four scripts': `${PATHS.properties}?searchTerm=মাটিগাড়ায় ৫ কাঠা জমি`,
  'words misspelt': `${PATHS.properties}?searchTerm=silliguri korner near`,
  [NONSENSE]: `${PATHS.properties}?searchTerm=qzxv wkjq vvxz qqjw zxkv jjqx wwvz kqzx&${TWENTY_FILTERS}`,
  [COSTLIEST]: `${PATHS.nearestProperties}?category=Villa&deal=sale&bedRooms=3&city=matigara&maxPrice=40 lakh`,
  'nearest to everything': `${PATHS.nearestProperties}?searchTerm=qzxv wkjq vvxz qqjw zxkv jjqx wwvz kqzx&${TWENTY_FILTERS}`,
  home: PATHS.home,
}
const LEAST_FLAT = 0.85
const LEAST_FLAT_LIST = 0.9
const MOST_OVER_LIST = 4
const MOST_CONSTANTS_OF_NEAREST = 25

/** CPU of one answer, in microseconds, of each round. */
type Costs = { few: number[]; many: number[] }

/**
 * What each kind of question costs in CPU without any cache, at few and at many listings in turn: rows read do not count
 * the pages of full-text indexes.
 */
export async function measureQuestions(runtime: Runtime, few: number, many: number): Promise<Line[]> {
  const [atFew, atMany] = [await runtime.addressOf('cold', few), await runtime.addressOf('cold', many)]
  const constant = { origin: await runtime.constant(), path: '/' }
  const costs = new Map<string, Costs>(Object.keys(QUESTIONS).map((name) => [name, { few: [], many: [] }]))
  const constants: number[] = []
  const paths = new Map<string, string>()
  for (const [name, path] of Object.entries(QUESTIONS)) paths.set(name, await asLongEverywhere(atFew, path))
  for (const path of paths.values())
    for (const origin of [atFew, atMany]) await load(origin, [addressOf(path)], WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++) {
    constants.push(await cpuOf(constant.origin, constant.path))
    for (const [name, path] of paths) {
      costs.get(name)?.few.push(await cpuOf(atFew, path))
      costs.get(name)?.many.push(await cpuOf(atMany, path))
    }
  }
  return linesOf(costs, median(constants), few, many)
}

/**
 * A list asked for so many listings as the small store has of it, so that both stores answer with as many: to send twenty-four instead of
 * one costs more than to find them, and is no growth of the search.
 */
async function asLongEverywhere(atFew: URL, path: string): Promise<string> {
  if (path.split('?')[0] !== PATHS.properties) return path
  const found: unknown = await (await fetch(new URL(addressOf(path), atFew))).json()
  if (!Array.isArray(found) || found.length === 0 || found.length === LIMITS.pageSize) return path
  return `${path}&limit=${found.length}`
}

function linesOf(costs: ReadonlyMap<string, Costs>, constant: number, few: number, many: number): Line[] {
  const cost = (name: string, at: keyof Costs) => median(costs.get(name)?.[at] ?? [])
  const flatness = (name: string) => {
    const { few: atFew, many: atMany } = costs.get(name) ?? { few: [], many: [] }
    return median(atFew.map((micros, round) => micros / (atMany[round] ?? NaN)))
  }
  const overList = (name: string) => cost(name, 'few') / cost('list', 'few')
  return [
    ...[...costs.keys()].map((name) =>
      atLeast(
        `CPU of '${name}' at ${figure(few)} over ${figure(many)} listings (${figure(cost(name, 'few'))} and ${figure(cost(name, 'many'))} µs)`,
        flatness(name),
        name === 'list' ? LEAST_FLAT_LIST : LEAST_FLAT,
      ),
    ),
    atMost(
      `CPU of '${COSTLIEST}' at ${figure(few)} listings in constant answers`,
      cost(COSTLIEST, 'few') / constant,
      MOST_CONSTANTS_OF_NEAREST,
    ),
    ...[COSTLIEST, 'nearest to everything', NONSENSE].map((name) =>
      atMost(
        `CPU of '${name}' over that of a list, at ${figure(few)} listings`,
        overList(name),
        MOST_OVER_LIST,
      ),
    ),
  ]
}

async function cpuOf(origin: URL, path: string): Promise<number> {
  const before = runtimeCpuMicros() ?? NaN
  const { requests } = await load(origin, [addressOf(path)], TURN_MS)
  return ((runtimeCpuMicros() ?? NaN) - before) / requests
}

const addressOf = (path: string) => encodeURI(path)
