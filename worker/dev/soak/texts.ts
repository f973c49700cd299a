import { PATHS } from '#contract/paths.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { connect } from '#worker/db/client.ts'
import { atMost, figure, type Line, median } from '#worker/dev/bench/budget.ts'
import { migrateEmpty } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { GOOD_BODIES, goodDetails } from '#worker/test/good-bodies.ts'
import { startSoaked, tokenOfNew } from './worker.ts'

const LISTINGS = 200
const QUIET_READS = 200
const LONGEST_ANSWER_MS = 1000

/** What a stranger may repeat, in lengths that a field may have, that its body may have, and beyond both. */
const RUNS = [' ', '\n', '\t', ' \n', '\u200d', '\u0323\u0301', '(', '<iframe ', '"', '1,', '1 lakh ', 'ক']
const BODY_LENGTHS = [400, 15_000, 40_000]
const ADDRESS_LENGTHS = [80, 400, 4000]
const PARAMETERS = ['searchTerm', 'city', 'price', 'minPrice', 'category', 'cursor']

type Call = { method: string; path: string; body?: string }

/** Measures how long visitors wait for the list while a stranger sends long runs of letters in every text, call after call. */
export async function soakTexts(worker: string): Promise<Line[]> {
  const { runtime, origin, database } = await startSoaked(worker)
  await migrateEmpty(database)
  await fill({ db: connect(database), database }, LISTINGS, () => {}, [])
  const token = await tokenOfNew(database, 'staff')
  const readList = async () => {
    const startMs = performance.now()
    await (await fetch(new URL(PATHS.properties, origin))).arrayBuffer()
    return performance.now() - startMs
  }
  const quiet: number[] = []
  for (let read = 0; read < QUIET_READS; read++) quiet.push(await readList())

  const beside: number[] = []
  const answers: { call: Call; status: number; ms: number }[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver) beside.push(await readList())
  })()
  for (const [index, call] of hostileCalls().entries()) {
    const startMs = performance.now()
    const answer = await fetch(new URL(call.path, origin), {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        // Each from a network of its own: what is refused for its number is not read.
        'cf-connecting-ip': `10.${(index >> 8) & 255}.${index & 255}.7`,
        ...(call.path.startsWith(PATHS.addProperty) && { authorization: `Bearer ${token}` }),
      },
      ...(call.body !== undefined && { body: call.body }),
    })
    await answer.arrayBuffer()
    answers.push({ call, status: answer.status, ms: performance.now() - startMs })
  }
  isOver = true
  await reading
  await runtime.dispose()

  const slowest = answers.toSorted((one, other) => other.ms - one.ms)[0]
  console.log(`  the slowest: ${slowest?.call.method} ${slowest?.call.path.slice(0, 60)}, ${slowest?.status}`)
  const refused = answers.filter(({ status }) => status === 429).length
  return [
    { what: 'calls with long runs in their texts', measured: figure(answers.length) },
    { what: 'of these refused for their number, unread', measured: figure(refused) },
    atMost('the slowest of their answers', slowest?.ms ?? NaN, LONGEST_ANSWER_MS, ' ms'),
    atMost('answers of 500 and more', answers.filter(({ status }) => status >= 500).length, 0),
    { what: 'list beside nothing, median', measured: `${figure(median(quiet))} ms` },
    { what: 'list beside them, median', measured: `${figure(median(beside))} ms` },
    atMost('the longest that a visitor waited', Math.max(...beside), LONGEST_ANSWER_MS, ' ms'),
  ]
}

function hostileCalls(): Call[] {
  const bodies = Object.entries({
    ...GOOD_BODIES,
    ...Object.fromEntries(
      CATEGORIES.map((category) => [
        `POST ${PATHS.addProperty} ${category}`,
        { propertyType: category, propertyDetails: { ...goodDetails(category), category } },
      ]),
    ),
  }).filter(([row]) => /^POST \/api\/(subscribe|auth|properties\/add)/.test(row))
  const sent = bodies.flatMap(([row, good]) =>
    runsOf(BODY_LENGTHS).map((text) => {
      const [method = '', path = ''] = row.split(' ')
      return { method, path, body: JSON.stringify(withTexts(good, text)) }
    }),
  )
  const asked = PARAMETERS.flatMap((name) =>
    runsOf(ADDRESS_LENGTHS).map((text) => ({
      method: 'GET',
      path: `${PATHS.properties}?${name}=${encodeURIComponent(text)}`,
    })),
  )
  return [...sent, ...asked]
}

const runsOf = (lengths: readonly number[]) =>
  lengths.flatMap((length) =>
    RUNS.map((run) => `x${run.repeat(Math.ceil(length / run.length)).slice(0, length)}x`),
  )

/** The same value with this in place of each of its texts. */
function withTexts(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((one) => withTexts(one, text))
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? text : value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, text)]))
}
