import { connect } from '#worker/db/client.ts'
import { findFaults } from '#worker/db/check/index.ts'
import { atLeast, atMost, type Line } from '#worker/dev/bench/budget.ts'
import { repeatableChance } from '#worker/dev/demo/chance.ts'
import { afterMigrateText, migrateEmpty } from '#worker/dev/database/prepare.ts'
import { fill } from '#worker/dev/demo/fill.ts'
import { complaintAbout, fuzzer } from '#worker/test/fuzz.ts'
import { startSoaked, tokenOfNew } from './worker.ts'

const LISTINGS = 10_000
const REQUESTS = 10_500
const AT_ONCE = 8
const SEED = 14
/** After so many requests a new session, as some calls end sessions and delete accounts. */
const REQUESTS_A_SESSION = 40
const MOST_SAID = 20

/** Sends valid and spoiled requests, made from the contract's schemas, to all rows of the route table, by every role. */
export async function soakFuzz(worker: string): Promise<Line[]> {
  const { runtime, origin, database, bucket } = await startSoaked(worker)
  await migrateEmpty(database)
  await fill({ db: connect(database), database }, LISTINGS, () => {}, [])
  const { results } = await database
    .prepare('SELECT id FROM properties ORDER BY seq DESC LIMIT 100')
    .all<{ id: string }>()
  const chance = repeatableChance(SEED)
  const next = fuzzer(chance.next, { ids: results.map(({ id }) => id) })
  const rows = new Set<string>()
  const complaints: string[] = []
  let sent = 0
  const send = async (role: 'visitor' | 'staff' | 'admin') => {
    let token: string | undefined
    for (let count = 0; sent < REQUESTS; count++) {
      sent += 1
      if (count % REQUESTS_A_SESSION === 0 && role !== 'visitor') token = await tokenOfNew(database, role)
      const request = next()
      rows.add(request.row)
      const response = await fetch(new URL(request.path, origin), {
        method: request.method,
        redirect: 'manual',
        headers: {
          'cf-connecting-ip': `10.0.${(sent >> 5) & 255}.7`,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...request.headers,
        },
        ...(request.body !== undefined && { body: request.body }),
      })
      const complaint = await complaintAbout(request, response)
      if (complaint !== undefined) complaints.push(complaint)
    }
  }
  const roles = ['visitor', 'staff', 'admin'] as const
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => send(roles[index % roles.length] ?? 'visitor')),
  )
  const faults = await findFaults({ database, bucket }, afterMigrateText())
  await runtime.dispose()
  for (const line of [...complaints, ...faults.map(({ sentence }) => sentence)].slice(0, MOST_SAID))
    console.log(`  ${line}`)
  return [
    atLeast('requests from the schemas of the contract, at 10,000 listings', sent, 10_000),
    { what: 'rows of the table they were for', measured: String(rows.size) },
    atMost('answers of 500 and more, or not in the shape of an error', complaints.length, 0),
    atMost('faults that a check finds afterwards', faults.length, 0),
  ]
}
