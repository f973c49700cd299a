import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PATHS } from '#contract/paths.ts'
import { findFaults } from '#worker/db/check/index.ts'
import { atLeast, atMost, type Line } from '#worker/dev/bench/budget.ts'
import { startNode } from '#worker/dev/tools/children.ts'
import { afterMigrateText } from '#worker/dev/database/prepare.ts'
import { startSoaked } from './worker.ts'

const WRITERS = 8
const KILLS = 5
const WRITES = 1000
const WRITES_A_LIFE = Math.ceil(WRITES / KILLS)
const READY_MS = 60_000
const SERVE = join(import.meta.dirname, 'serve.ts')

type Life = { origin: string; token: string; kill: () => Promise<void> }
/** A listing with its price by the last acknowledged write, and by one that got no answer yet, which may be stored too. */
type Written = { id: string; priceInr: number; perhapsInr?: number }

/** Kills the Worker with -9 while eight writers add and edit listings; all that was acknowledged must be there. */
export async function soakCrash(worker: string): Promise<Line[]> {
  const folder = join(mkdtempSync(join(tmpdir(), 'aangan-crash-')), 'store')
  const written: Written[] = []
  let acknowledged = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const life = await startLife(worker, folder)
    const until = acknowledged + WRITES_A_LIFE
    const state = { isOver: false }
    const writing = Promise.all(
      Array.from({ length: WRITERS }, () => write(life, written, state, () => (acknowledged += 1))),
    )
    while (acknowledged < until) await pause(5)
    await life.kill()
    state.isOver = true
    await writing
  }
  return [
    { what: 'times killed with -9 under eight writers', measured: String(KILLS) },
    atLeast('writes that were acknowledged', acknowledged, WRITES),
    ...(await judge(worker, folder, written)),
  ]
}

async function startLife(worker: string, folder: string): Promise<Life> {
  let output = ''
  const child = startNode(SERVE, [worker, folder], { onOutput: (text) => (output += text) })
  const giveUpAt = Date.now() + READY_MS
  while (!output.includes('}\n')) {
    if (Date.now() > giveUpAt) throw new Error(`The Worker does not start: ${output}`)
    await pause(20)
  }
  const { origin, token }: { origin: string; token: string } = JSON.parse(
    output.split('\n').find((line) => line.startsWith('{"origin"')) ?? '{}',
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return { origin, token, kill }
}

/** Adds a listing and edits it, again and again, until the Worker is gone. */
async function write(
  { origin, token }: Life,
  written: Written[],
  state: { isOver: boolean },
  onAcknowledged: () => void,
): Promise<void> {
  const send = async (method: string, path: string, body: unknown) => {
    const response = await fetch(new URL(path, origin), {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    })
    const reply: { property?: { _id: string } } = JSON.parse(await response.text())
    if (!response.ok) throw new Error(`A write was refused: ${JSON.stringify(reply)}`)
    onAcknowledged()
    return reply
  }
  const details = {
    title: 'A plot of a crash',
    city: 'Siliguri',
    price: 1,
    address: 'x',
    state: 'WB',
    country: 'India',
  }
  while (!state.isOver) {
    try {
      const { property } = await send('POST', PATHS.addProperty, {
        propertyType: 'Plot',
        propertyDetails: details,
      })
      if (!property) throw new Error('An added listing was not answered.')
      const mine: Written = { id: property._id, priceInr: 1 }
      written.push(mine)
      for (let price = 2; price <= 5; price++) {
        mine.perhapsInr = price
        await send('PUT', PATHS.editProperty.replace(':id', mine.id), {
          propertyDetails: { ...details, title: `A plot at ${price}`, price },
        })
        mine.priceInr = price
      }
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('A write was refused')) throw error
      await pause(5)
    }
  }
}

async function judge(worker: string, folder: string, written: Written[]): Promise<Line[]> {
  const { runtime, database, bucket } = await startSoaked(worker, { folder })
  const { results } = await database
    .prepare(
      `SELECT id, title, price_inr AS price, version, (SELECT count(*) FROM audit_log WHERE subject_id = id) AS audited FROM properties`,
    )
    .all<{ id: string; title: string; price: number; version: number; audited: number }>()
  const stored = new Map(results.map((row) => [row.id, row]))
  const lost = written.filter(({ id, priceInr, perhapsInr }) => {
    const price = stored.get(id)?.price
    return price !== priceInr && price !== perhapsInr
  })
  const half = results.filter(
    ({ title, price, version, audited }) =>
      version !== audited || version !== price || !(price === 1 || title === `A plot at ${price}`),
  )
  const faults = await findFaults({ database, bucket }, afterMigrateText())
  await runtime.dispose()
  for (const { sentence } of faults.slice(0, 20)) console.log(`  ${sentence}`)
  return [
    atMost('acknowledged writes that are lost', lost.length, 0),
    atMost('listings written by half', half.length, 0),
    atMost('faults that a check finds afterwards', faults.length, 0),
  ]
}
